import { describe, expect, it } from 'vitest'
import { municipal, national, refusals, warnings } from './convert-support.ts'

describe('disease', () => {
  it.each([
    ['A90', 'dengue'],
    ['A90  ', 'dengue'],
    ['A900', 'dengue'],
    ['A91', 'dengue'],
    ['A97.2', 'dengue'],
    ['a92.0', 'chikungunya'],
    ['A920', 'chikungunya'],
    ['A92', 'chikungunya'],
    ['Febre de Chikungunya', 'chikungunya'],
    ['A928', 'zika'],
    ['A92.8', 'zika'],
    ['U06.9', 'zika']
  ])('%j is %s', (text, tipo) => {
    const found = municipal({ ID_AGRAVO: text })
    expect([found.tipo, found.documento.tipo_agravo, found.erros]).toEqual([tipo, tipo, []])
  })

  it('another one is refused, and so is an empty one', () => {
    expect(refusals(municipal({ ID_AGRAVO: 'A95' }))).toEqual([['ID_AGRAVO', 'row.disease', 'A95']])
    expect(refusals(municipal({ ID_AGRAVO: '' }))).toEqual([['ID_AGRAVO', 'field.required', null]])
  })
})

describe('classification by disease and year', () => {
  it.each([
    ['A90', '2024-03-12', '10', 'dengue_sem_sinais_alarme'],
    ['A90', '2024-03-12', '11.0', 'dengue_com_sinais_alarme'],
    ['A90', '2024-03-12', '12', 'dengue_grave'],
    ['A90', '2024-03-12', '05', 'descartado'],
    ['A90', '2024-03-12', '8', 'inconclusivo'],
    ['A90', '2024-03-12', 'Dengue', 'dengue_sem_sinais_alarme'],
    ['A90', '2024-03-12', 'DENGUE COM SINAIS DE ALARME', 'dengue_com_sinais_alarme'],
    ['A90', '2024-03-12', 'NA', undefined],
    ['A90', '2013-12-31', '1', 'dengue_classico'],
    ['A90', '2010-01-04', '2', 'dengue_com_complicacoes'],
    ['A90', '2010-01-04', '3', 'febre_hemorragica_dengue'],
    ['A90', '2010-01-04', '4', 'sindrome_choque_dengue'],
    ['A92.0', '2024-03-12', '13', 'confirmado'],
    ['A92.0', '2024-03-12', 'Chikungunya', 'confirmado'],
    ['A92.0', '2016-03-12', '1', 'confirmado'],
    ['A92.0', '2015-03-12', '2', 'descartado'],
    ['A928', '2016-01-01', '1', 'confirmado'],
    ['A928', '2024-01-01', '2', 'descartado'],
    ['A928', '2024-01-01', '8', 'inconclusivo']
  ])('%s on %s with %j: %s', (ID_AGRAVO, day, CLASSI_FIN, wanted) => {
    const found = municipal({ ID_AGRAVO, DT_NOTIFIC: day, DT_SIN_PRI: day, CLASSI_FIN })
    expect([found.erros, found.documento.classificacao_final]).toEqual([[], wanted])
  })

  it.each([
    ['A90', '2014-01-01', '1'],
    ['A90', '2024-03-12', '13'],
    ['A92.0', '2017-01-01', '1'],
    ['A928', '2024-01-01', '13'],
    ['A90', '2024-03-12', 'curado']
  ])('%s on %s with %j: refused', (ID_AGRAVO, day, CLASSI_FIN) => {
    const found = municipal({ ID_AGRAVO, DT_NOTIFIC: day, DT_SIN_PRI: day, CLASSI_FIN })
    expect(refusals(found)).toEqual([['CLASSI_FIN', 'row.code-of-year', CLASSI_FIN]])
  })

  it('a class of dengue on another disease is accepted with a warning', () => {
    const found = municipal({ ID_AGRAVO: 'A92.0', CLASSI_FIN: '12' })
    expect([found.erros, warnings(found)]).toEqual([[], [['CLASSI_FIN', 'field.classification-of-dengue', '12']]])
  })
})

describe('codes, padded, as decimal numbers, and as labels', () => {
  it.each([
    ['CS_RACA', '4.0', 'paciente.raca', 'parda'],
    ['CS_RACA', 'Indígena', 'paciente.raca', 'indigena'],
    ['CS_ESCOL_N', '00', 'paciente.escolaridade', 'analfabeto'],
    ['CS_ESCOL_N', '43', 'paciente.escolaridade', 'analfabeto'],
    ['CS_ESCOL_N', '10', 'paciente.escolaridade', 'nao_se_aplica'],
    [
      'CS_ESCOL_N',
      '5a à 8a série incompleta do EF (antigo ginásio ou 1o grau)',
      'paciente.escolaridade',
      'fundamental_5a_8a_incompleto'
    ],
    ['CS_ZONA', '1', 'endereco.zona', 'urbana'],
    ['CS_ZONA', '0', 'endereco.zona', undefined],
    ['CRITERIO', '3', 'criterio_confirmacao', 'em_investigacao'],
    ['CRITERIO', 'Clínico epidemiológico', 'criterio_confirmacao', 'clinico_epidemiologico'],
    ['EVOLUCAO', '2', 'evolucao', 'obito'],
    ['EVOLUCAO', 'Óbito por outras causas', 'evolucao', 'obito_outras_causas'],
    ['EVOLUCAO', 'NA', 'evolucao', undefined],
    ['HOSPITALIZ', '1.0', 'hospitalizacao', true],
    ['HOSPITALIZ', '9', 'hospitalizacao', undefined],
    ['HOSPITALIZ', 'Não', 'hospitalizacao', false],
    ['CS_SEXO', 'Masculino', 'paciente.sexo', 'M'],
    ['CS_SEXO', 'i', 'paciente.sexo', 'I'],
    ['CS_GESTANT', '6', 'paciente.gestante', false],
    ['CS_GESTANT', '9', 'paciente.gestante', undefined]
  ] as const)('%s %j: %s is %j', (column, text, path, value) => {
    const found = municipal({ [column]: text })
    expect(found.erros).toEqual([])
    expect(found.documento[path]).toBe(value)
  })

  it.each([
    'CS_RACA',
    'CS_ESCOL_N',
    'CS_ZONA',
    'CRITERIO',
    'EVOLUCAO',
    'HOSPITALIZ',
    'CS_SEXO',
    'CS_GESTANT',
    'FEBRE',
    'ALRM_VOM',
    'DIABETES',
    'RESUL_NS1',
    'SG_UF'
  ])('%s: an unknown code is refused, with the list of the known ones', (column) => {
    const { erros } = municipal({ [column]: '77' })
    expect(erros).toEqual([
      {
        campo: column,
        key: 'field.enum',
        values: { values: expect.arrayContaining([expect.stringMatching(/\w/)]) },
        valor: '77'
      }
    ])
  })

  it('pregnancy: whether, and in which trimester', () => {
    const { documento, erros } = municipal({ CS_GESTANT: '2' })
    expect([erros, documento['paciente.gestante'], documento.dados_especificos]).toEqual([
      [],
      true,
      { trimestre_gestacional: 'segundo_trimestre' }
    ])
    expect(municipal({ CS_GESTANT: '1o trimestre' }).documento.dados_especificos).toEqual({
      trimestre_gestacional: 'primeiro_trimestre'
    })
    expect(municipal({ CS_GESTANT: '5' }).documento.dados_especificos).toBeUndefined()
  })
})

describe('the objects of a case', () => {
  it('signs; a tourniquet test without an answer was not made', () => {
    const signs = { FEBRE: '1', MIALGIA: '2.0', DOR_RETRO: 'Sim', PETEQUIA_N: 'NA', PETEQUIAS: '1' }
    const answered = { febre: true, mialgia: false, dor_retro_orbital: true, petequias: true }
    expect(national({ ...signs, LACO: '1' }).documento.dados_especificos).toEqual({
      ...answered,
      prova_laco: 'positiva'
    })
    expect(national({ ...signs, LACO: '2' }).documento.dados_especificos).toEqual({
      ...answered,
      prova_laco: 'negativa'
    })
    expect(national({ ...signs, LACO: 'NA' }).documento.dados_especificos).toEqual({
      ...answered,
      prova_laco: 'nao_realizada'
    })
    expect(national(signs).documento.dados_especificos).toEqual(answered)
    expect(national({ FEBRE: 'NA', LACO: 'NA' }).documento.dados_especificos).toBeUndefined()
  })

  it('signs of alarm, each and as a whole', () => {
    const { documento } = national({ ALRM_HIPOT: '1', ALRM_VOM: '1', ALRM_LETAR: '2', ALRM_PLAQ: '' })
    expect(documento.dados_clinicos).toEqual({
      sinais_alarme: ['hipotensao', 'vomito_persistente'],
      sinais_sintomas: { vomito_persistente: true, letargia: false }
    })
    expect(documento.dados_especificos).toEqual({ sinais_alarme: true })
    expect(national({ ALRM_VOM: '2' }).documento.dados_especificos).toEqual({ sinais_alarme: false })
    expect(national({ ALRM_VOM: '' }).documento.dados_especificos).toBeUndefined()
  })

  it('comorbidities', () => {
    const { documento } = national({ DIABETES: '1', RENAL: '2', HIPERTENSA: '1', DT_INTERNA: '2024-03-11' })
    expect(documento.dados_clinicos).toEqual({
      comorbidades: ['diabetes', 'hipertensao_arterial'],
      data_internacao: '2024-03-11'
    })
  })

  it('laboratory: antibodies by disease, the positive one of two samples', () => {
    const results = {
      RESUL_SORO: '2',
      RES_CHIKS1: '4',
      RES_CHIKS2: '1',
      RESUL_NS1: '1',
      RESUL_PCR_: '3',
      RESUL_VI_N: '4',
      PLAQ_MENOR: '54000'
    }
    const common = { ns1: 'positivo', pcr: 'inconclusivo', isolamento_viral: 'nao_realizado', plaquetas: 54_000 }
    expect(national(results).documento.dados_laboratoriais).toEqual({ ...common, igm: 'negativo' })
    expect(national({ ...results, ID_AGRAVO: 'A920' }).documento.dados_laboratoriais).toEqual({
      ...common,
      igm: 'positivo'
    })
    expect(national({ ...results, ID_AGRAVO: 'A928' }).documento.dados_laboratoriais).toEqual(common)
    const chikungunya = (RES_CHIKS1: string, RES_CHIKS2: string) =>
      national({ ID_AGRAVO: 'A920', RES_CHIKS1, RES_CHIKS2 }).documento.dados_laboratoriais
    expect([chikungunya('4', '2'), chikungunya('2', '4'), chikungunya('1', '2')]).toEqual([
      { igm: 'negativo' },
      { igm: 'negativo' },
      { igm: 'positivo' }
    ])
    expect(national({ PLAQ_MENOR: '0' }).documento.dados_laboratoriais).toBeUndefined()
    expect(refusals(national({ PLAQ_MENOR: 'muitas' }))).toEqual([['PLAQ_MENOR', 'field.type', 'muitas']])
  })

  it('a file with labels has the type of the virus in the place of the PCR result', () => {
    const found = national({ RESUL_PCR_: 'DEN 1', RESUL_NS1: 'Positivo', IDADEanos: '3', munResNome: 'Recife' })
    expect([found.erros, found.documento.dados_laboratoriais]).toEqual([[], { ns1: 'positivo' }])
    expect(refusals(national({ RESUL_PCR_: 'DEN 1' }))).toEqual([['RESUL_PCR_', 'field.enum', 'DEN 1']])
  })
})
