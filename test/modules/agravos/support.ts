import type { Answer, TestApp } from '../../support/app.ts'

export const CASOS = '/api/v1/agravos/casos'
export const casoAt = (id: number | string, rest = '') => `${CASOS}/${id}${rest}`

let serial = 0

/** The body of a creation with the required fields alone, each time with another number. */
export const casoBody = (fields: Record<string, unknown> = {}) => ({
  tipo_agravo: 'dengue',
  numero_notificacao: `2026${String(++serial).padStart(6, '0')}`,
  data_notificacao: '2026-11-10',
  data_inicio_sintomas: '2026-11-07',
  paciente_nome: 'Maria da Silva Santos',
  municipio_residencia: 'Recife',
  estado_residencia: 'PE',
  ...fields
})

/** The body of a creation with every field that a case has; flat fields are sent flat. */
export const fullCasoBody = (fields: Record<string, unknown> = {}) =>
  casoBody({
    paciente_data_nascimento: '1990-11-08',
    paciente_sexo: 'F',
    paciente_gestante: true,
    paciente_raca: 'parda',
    paciente_escolaridade: 'medio_completo',
    bairro_residencia: 'Boa Viagem',
    zona_residencia: 'urbana',
    municipio_infeccao: 'Olinda',
    estado_infeccao: 'PE',
    pais_infeccao: 'Brasil',
    classificacao_inicial: 'dengue_classico',
    classificacao_final: 'dengue_com_sinais_alarme',
    criterio_confirmacao: 'laboratorial',
    evolucao: 'cura',
    hospitalizacao: true,
    data_encerramento: '2026-11-14',
    data_obito: null,
    data_investigacao: '2026-11-15',
    data_digitacao: '2026-11-15',
    municipio_notificacao: '2611606',
    ...nestedParts,
    paciente: { ocupacao: 'Enfermeira' },
    endereco: {
      logradouro: 'Rua dos Navegantes',
      numero: '123',
      cep: '51021-010',
      latitude: -8.119_87,
      longitude: -34.900_44
    },
    ...fields
  })

/** The objects that are shown as they are sent, with every key. */
export const nestedParts = {
  dados_especificos: {
    febre: true,
    mialgia: true,
    cefaleia: false,
    exantema: false,
    nausea: true,
    dor_retro_orbital: false,
    artralgia: true,
    petequias: false,
    sinais_alarme: true,
    prova_laco: 'negativa',
    trimestre_gestacional: 'segundo_trimestre'
  },
  dados_clinicos: {
    sinais_sintomas: {
      febre: true,
      mialgia: true,
      cefaleia: false,
      exantema: false,
      nausea: true,
      dor_retro_orbital: false,
      artralgia: true,
      dor_abdominal: true,
      vomito_persistente: false,
      hepatomegalia: false,
      sangramento_mucosa: false,
      letargia: true,
      acumulo_liquidos: false
    },
    sinais_alarme: ['dor_abdominal', 'letargia'],
    comorbidades: ['diabetes'],
    hospitalizacao: true,
    data_internacao: '2026-11-11',
    uti: false
  },
  dados_laboratoriais: {
    ns1: 'positivo',
    igm: 'negativo',
    pcr: 'inconclusivo',
    isolamento_viral: 'nao_realizado',
    plaquetas: 90_000,
    hematocrito: 44.5,
    sorotipo: 'DENV2',
    data_coleta_ns1: '2026-11-15',
    data_coleta_igm: '2026-11-15',
    data_coleta_pcr: '2026-11-15',
    data_coleta_isolamento_viral: '2026-11-15'
  },
  investigacao: {
    locais_frequentados: [
      { local: 'Escola', endereco: 'Rua da Aurora, 10', periodo: 'manhã' },
      { local: 'Mercado', endereco: null, periodo: null }
    ],
    viagem_recente: false,
    contato_casos_similares: true
  },
  unidade_notificante: { nome: 'UPA Imbiribeira', cnes: '0000477', telefone: '(81) 3333-4444', responsavel: 'Dra. Lia' }
}

export const createCaso = (test: TestApp, token: string | undefined, body: unknown): Promise<Answer> =>
  test.call('POST', CASOS, { token, body })

/** Creates a case and returns its id. */
export async function createdCaso(test: TestApp, token: string, body: unknown = casoBody()): Promise<number> {
  const answer = await createCaso(test, token, body)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.id
}

export const readCaso = (test: TestApp, token: string, id: number, query?: Record<string, string>): Promise<Answer> =>
  test.call('GET', casoAt(id), { token, query })

export const updateCaso = (test: TestApp, token: string | undefined, id: number, body: unknown): Promise<Answer> =>
  test.call('PUT', casoAt(id), { token, body })

export const deleteCaso = (
  test: TestApp,
  token: string | undefined,
  id: number,
  query: Record<string, string> = { motivo: 'Registro em duplicidade' }
): Promise<Answer> => test.call('DELETE', casoAt(id), { token, query })
