import { casoBody, fullCasoBody } from '../agravos/support.ts'

const sinan = {
  TP_NOT: '2',
  ID_AGRAVO: 'A90',
  DT_NOTIFIC: '2024-03-12',
  SEM_NOT: '202411',
  DT_SIN_PRI: '2024-03-10',
  SEM_PRI: '202411',
  NU_IDADE_N: '4031',
  CS_SEXO: 'F',
  CS_GESTANT: '2',
  CS_RACA: '4',
  CS_ESCOL_N: '00',
  ID_MUNICIP: '261160',
  ID_UNIDADE: '477',
  SG_UF: '26',
  ID_MN_RESI: '261160',
  ID_OCUPA_N: '223505',
  FEBRE: '1',
  MIALGIA: '2',
  LACO: '',
  DIABETES: '1',
  RENAL: '1',
  DT_SORO: '2024-03-12',
  RESUL_SORO: '4',
  RESUL_NS1: '3',
  SOROTIPO: '4',
  HOSPITALIZ: '1',
  DT_INTERNA: '2024-03-13',
  COUFINF: '26',
  COPAISINF: '1',
  COMUNINF: '260960',
  CLASSI_FIN: '11',
  CRITERIO: '2',
  EVOLUCAO: '1',
  DT_ENCERRA: '2024-04-01',
  ALRM_HIPOT: '1',
  ALRM_PLAQ: '2',
  ALRM_ABDOM: '1',
  ALRM_LIQ: '2',
  PLAQ_MENOR: '90000',
  DT_DIGITA: '2024-03-14'
}
const other = { ...sinan, CLASSI_FIN: '', EVOLUCAO: '', DT_ENCERRA: '', SOROTIPO: '', CS_SEXO: 'M', CS_GESTANT: '6' }
/** Rows of files as SINAN makes them. */
export const files = [
  [
    'municipal',
    [
      { NU_NOTIFIC: '9000001', NM_BAIRRO: 'Boa Vista', CS_ZONA: '2', ...sinan },
      {
        NU_NOTIFIC: '9000002',
        NM_BAIRRO: '',
        CS_ZONA: '',
        ...sinan,
        CLASSI_FIN: '5',
        EVOLUCAO: '',
        ALRM_HIPOT: '2',
        ALRM_ABDOM: ''
      },
      { NU_NOTIFIC: 'B/9000-3', NM_BAIRRO: 'São José', CS_ZONA: '9', ...other, ID_AGRAVO: 'A92.0', CLASSI_FIN: '13' },
      {
        NU_NOTIFIC: '9000004',
        NM_BAIRRO: 'Ibura',
        CS_ZONA: '1',
        ...other,
        ID_AGRAVO: 'A928',
        CLASSI_FIN: '2',
        NU_IDADE_N: '3004'
      },
      {
        NU_NOTIFIC: '9000005',
        NM_BAIRRO: 'Ibura',
        CS_ZONA: '3',
        ...other,
        DT_NOTIFIC: '2010-03-12',
        SEM_NOT: '201010',
        DT_SIN_PRI: '2010-03-11',
        SEM_PRI: '201010',
        CLASSI_FIN: '3',
        DT_INTERNA: '',
        DT_SORO: ''
      }
    ]
  ],
  ['national, without numbers', [sinan, sinan, other, { ...sinan, ID_AGRAVO: 'A92.0', CLASSI_FIN: '5', SOROTIPO: '' }]]
] as const

/** What points to a person. */
export const PERSON = {
  paciente_nome: 'Zuleica Quaresma Tavares',
  paciente_data_nascimento: '1990-11-08',
  paciente_telefone: '(81) 98877-6655',
  paciente_nome_mae: 'Gumercinda Quaresma',
  paciente_cns: '700000000000005'
}

/** Cases that say what SINAN has no code for, or say it in another way. */
export const said = [
  fullCasoBody(),
  fullCasoBody({ ...PERSON }),
  casoBody({ numero_notificacao: '2024.17 / b' }),
  casoBody({ numero_notificacao: '"1" – 日本' }),
  casoBody({ numero_notificacao: 'NA' }),
  casoBody({ numero_notificacao: '9E+06' }),
  casoBody({ classificacao_final: 'em_investigacao' }),
  casoBody({ classificacao_final: 'confirmado', dados_especificos: { febre: true } }),
  casoBody({
    classificacao_final: 'dengue_classico',
    dados_especificos: { febre: false, prova_laco: 'nao_realizada' }
  }),
  casoBody({ dados_especificos: { prova_laco: 'nao_realizada' } }),
  casoBody({ dados_especificos: { sinais_alarme: true } }),
  casoBody({ dados_especificos: { sinais_alarme: false, trimestre_gestacional: 'primeiro_trimestre' } }),
  casoBody({
    dados_clinicos: {
      sinais_alarme: ['muita sede', 'letargia'],
      comorbidades: ['hipertensao_arterial', 'asma', 'diabetes']
    }
  }),
  casoBody({ dados_clinicos: { sinais_sintomas: { letargia: false, hepatomegalia: true } } }),
  casoBody({ paciente_gestante: true, paciente_sexo: 'F' }),
  casoBody({ paciente_gestante: false, paciente_sexo: 'M' }),
  casoBody({ paciente: { ocupacao: 'Médica—“plantonista” 日' }, bairro_residencia: `${'ã'.repeat(199)}é` }),
  casoBody({ paciente: { ocupacao: '-' }, bairro_residencia: 'NA' }),
  casoBody({ municipio_infeccao: 'Sítio do Meio', estado_infeccao: 'PE', pais_infeccao: 'Argentina' }),
  casoBody({ municipio_infeccao: 'recife', estado_infeccao: 'pe', pais_infeccao: 'brasil' }),
  casoBody({ municipio_infeccao: 'Buenos Aires', estado_infeccao: 'Província' }),
  casoBody({ unidade_notificante: { cnes: '12', nome: 'Posto' } }),
  casoBody({
    tipo_agravo: 'zika',
    dados_laboratoriais: { igm: 'positivo', plaquetas: 0, data_coleta_igm: '2026-11-09' }
  }),
  casoBody({ tipo_agravo: 'chikungunya', dados_laboratoriais: { igm: 'positivo', plaquetas: 10_000_000 } }),
  casoBody({
    evolucao: 'ignorado',
    paciente_raca: 'ignorado',
    paciente_escolaridade: 'ignorado',
    zona_residencia: 'ignorado',
    paciente_sexo: 'I'
  }),
  casoBody({
    evolucao: 'obito',
    data_obito: '2026-11-12',
    hospitalizacao: false,
    paciente_data_nascimento: '2026-11-01'
  }),
  casoBody({ municipio_residencia: 'Brasília', estado_residencia: 'DF', municipio_notificacao: '530010' })
]
