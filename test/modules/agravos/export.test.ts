import { like } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { resultOf } from '../../core/jobs/support.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { denied, invalid } from '../usuarios/support.ts'
import { SALVADOR, seed, seedPerson } from './seed.ts'

let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp({ worker: true })
  analista = await account(test, 'analista')
  await seedPerson(
    test.db,
    { numero_notificacao: 'a1', iniciais: 'M. S.', bairro: '=cmd()', sexo: 'F', classificacao_final: 'confirmado' },
    { nome: 'Canária Amarela', logradouro: 'Rua do Canário', cep: '51020999' }
  )
  await seed(test.db, { numero_notificacao: 'a2', uf: 'BA', municipio: 2927408, tipo: 'zika' })
  await seed(test.db, { numero_notificacao: 'a3', excluido_em: new Date() })
  await seed(test.db, { numero_notificacao: 'muitos', sexo: 'M' })
})
afterAll(() => test.close())

const requestExport = async (body: unknown, token = analista.token) =>
  await test.call('POST', '/api/v1/agravos/casos/exportar', { token, body })
const rowsOf = async (body: unknown) => {
  const { file } = await resultOf(test, analista.token, await requestExport(body))
  return file.body.toString().replace('\ufeff', '').trim().split(/\r?\n/)
}

it('POST /api/v1/agravos/casos/exportar: 202, and a csv of the matching cases, without personal data', async () => {
  const { job, file } = await resultOf(test, analista.token, await requestExport({ formato: 'csv' }))
  expect(job).toMatchObject({ tipo: 'exportar-casos', result: { total_processados: 3, sucesso: 3, erros: 0 } })
  expect(file.headers['content-disposition']).toBe('attachment; filename="casos-2026-11-15.csv"')
  const text = file.body.toString()
  expect(text).not.toMatch(/Canári|51020999|a3/)
  expect(text).toContain("'=cmd()")
  expect(text).toContain('M. S.')
})

it('POST /api/v1/agravos/casos/exportar: the requested columns and filters, plain and nested', async () => {
  const campos = ['numero_notificacao', 'municipio_residencia', 'estado_residencia', 'data_notificacao']
  expect(await rowsOf({ formato: 'csv', filtros: { estado: 'BA' }, campos })).toEqual([
    campos.join(';'),
    'a2;Salvador;BA;2026-11-01'
  ])
  const filtros = {
    or: [
      { campo: 'tipo_agravo', operador: 'eq', valor: 'zika' },
      {
        and: [
          { campo: 'sexo', operador: 'eq', valor: 'F' },
          { campo: 'classificacao', operador: 'ne', valor: null }
        ]
      }
    ]
  }
  expect(await rowsOf({ formato: 'csv', filtros, campos: ['numero_notificacao'] })).toEqual([
    'numero_notificacao',
    'a1',
    'a2'
  ])
})

it('POST /api/v1/agravos/casos/exportar: more cases than fit into one batch, each once', async () => {
  await seed(test.db, { data_notificacao: '2026-10-01' }, 2100)
  const filtros = { campo: 'data_notificacao', operador: 'eq', valor: '2026-10-01' }
  const [, ...ids] = await rowsOf({ formato: 'csv', filtros, campos: ['id'] })
  expect([ids.length, new Set(ids).size]).toEqual([2100, 2100])
})

const full = {
  status: 'encerrado' as const,
  data_encerramento: '2026-11-12',
  data_obito: '2026-11-05',
  data_investigacao: '2026-11-03',
  data_digitacao: '2026-11-04',
  municipio_notificacao: SALVADOR,
  dados_especificos: { febre: true, mialgia: false, prova_laco: 'negativa' },
  detalhe: {
    dados_laboratoriais: {
      ns1: 'positivo',
      igm: 'negativo',
      pcr: 'inconclusivo',
      isolamento_viral: 'nao_realizado',
      plaquetas: 90_000,
      hematocrito: 44.5,
      sorotipo: 'DENV2',
      data_coleta_ns1: '2026-11-01'
    }
  }
}

it('POST /api/v1/agravos/casos/exportar: status, closing, death, signs and laboratory; empty where unset', async () => {
  await seed(test.db, { numero_notificacao: 'l1', data_notificacao: '2025-01-02', ...full })
  await seed(test.db, { numero_notificacao: 'l2', data_notificacao: '2025-01-03' })
  const campos = [
    'numero_notificacao',
    'status',
    'data_encerramento',
    'data_obito',
    'ns1',
    'igm',
    'pcr',
    'isolamento_viral',
    'plaquetas',
    'hematocrito',
    'sorotipo',
    'data_coleta_ns1',
    'data_coleta_pcr',
    'data_investigacao',
    'data_digitacao',
    'municipio_codigo',
    'municipio_notificacao',
    'febre',
    'mialgia',
    'nausea',
    'prova_laco'
  ]
  const filtros = { data_inicio: '2025-01-01', data_fim: '2025-12-31' }
  expect(await rowsOf({ formato: 'csv', filtros, campos })).toEqual([
    campos.join(';'),
    'l1;encerrado;2026-11-12;2026-11-05;positivo;negativo;inconclusivo;nao_realizado;90000;44.5;DENV2;2026-11-01;;2026-11-03;2026-11-04;2611606;2927408;true;false;;negativa',
    'l2;em_investigacao;;;;;;;;;;;;;;2611606;;;;;'
  ])
})

it('POST /api/v1/agravos/casos/exportar: clinical data, investigation without places, and the code of the place of infection', async () => {
  const detalhe = {
    dados_clinicos: {
      sinais_sintomas: { letargia: true, hepatomegalia: false },
      sinais_alarme: ['letargia', 'hipotensao'],
      comorbidades: ['asma, grave', '=1+1'],
      data_internacao: '2026-11-02',
      uti: false
    },
    investigacao: {
      locais_frequentados: [{ local: 'Feira', endereco: 'Rua do Canário' }],
      viagem_recente: true,
      contato_casos_similares: false
    }
  }
  const place = { municipio_infeccao: 'Bom Jesus', estado_infeccao: 'rs' }
  await seed(test.db, { numero_notificacao: 'c1', data_notificacao: '2023-01-01', detalhe, ...place })
  await seed(test.db, { numero_notificacao: 'c2', data_notificacao: '2023-01-02', municipio_infeccao: 'Bom Jesus' })
  const elsewhere = { municipio_infeccao: 'Lugar Nenhum', estado_infeccao: 'PE' }
  await seed(test.db, { numero_notificacao: 'c3', data_notificacao: '2023-01-03', ...elsewhere })
  const campos = [
    'numero_notificacao',
    'municipio_infeccao_codigo',
    'dor_abdominal',
    'letargia',
    'hepatomegalia',
    'lista_sinais_alarme',
    'comorbidades',
    'data_internacao',
    'uti',
    'viagem_recente',
    'contato_casos_similares',
    'tipo_agravo'
  ]
  const filtros = { data_inicio: '2023-01-01', data_fim: '2023-12-31' }
  const rows = await rowsOf({ formato: 'csv', filtros, campos, separador: '\t' })
  expect(rows.slice(1)).toEqual([
    `c1\t4302303\t\ttrue\tfalse\tletargia | hipotensao\t"[""asma, grave"",""\\u003d1\\u002b1""]"\t2026-11-02\tfalse\ttrue\tfalse\tdengue`,
    `c2${'\t'.repeat(11)}dengue`,
    `c3${'\t'.repeat(11)}dengue`
  ])
})

it('POST /api/v1/agravos/casos/exportar: without campos, every column of the list and these, in one order', async () => {
  const [header] = await rowsOf({ formato: 'csv', filtros: { estado: 'BA' } })
  expect(header!.split(';')).toEqual(
    `id tipo_agravo numero_notificacao data_notificacao data_inicio_sintomas status paciente_nome idade sexo gestante raca escolaridade
    ocupacao municipio_residencia municipio_codigo estado_residencia bairro zona classificacao_final criterio_confirmacao evolucao
    hospitalizacao febre mialgia cefaleia exantema nausea dor_retro_orbital artralgia petequias sinais_alarme prova_laco
    trimestre_gestacional municipio_infeccao estado_infeccao pais_infeccao classificacao_inicial ns1 igm pcr isolamento_viral
    plaquetas hematocrito sorotipo data_coleta_ns1 data_coleta_igm data_coleta_pcr data_coleta_isolamento_viral data_encerramento
    data_obito data_investigacao data_digitacao municipio_notificacao unidade_nome unidade_cnes criado_em atualizado_em
    dor_abdominal vomito_persistente hepatomegalia sangramento_mucosa letargia acumulo_liquidos lista_sinais_alarme comorbidades
    data_internacao uti viagem_recente contato_casos_similares municipio_infeccao_codigo`.split(/\s+/)
  )
})

it.each([
  [{ data_inicio: '2024-05-02' }, ['d2', 'd3']],
  [{ data_fim: '2024-05-02' }, ['d1', 'd2']],
  [{ data_notificacao_inicio: '2024-05-02', data_notificacao_fim: '2024-05-02' }, ['d2']],
  [{ or: [{ data_fim: '2024-05-01' }, { data_inicio: '2024-05-03' }] }, ['d1', 'd3']],
  [{ campo: 'data_inicio', operador: 'gte', valor: '2024-05-03' }, ['d3']],
  [{ situacao: 'confirmado' }, ['d1']],
  [{ situacao: 'em_investigacao' }, ['d3']]
])('POST /api/v1/agravos/casos/exportar: filtered by %j', async (filtros, wanted) => {
  if ((await test.db.$count(casos, like(casos.numero_notificacao, 'd_'))) === 0) {
    await seed(test.db, {
      numero_notificacao: 'd1',
      data_notificacao: '2024-05-01',
      classificacao_final: 'dengue_grave'
    })
    await seed(test.db, { numero_notificacao: 'd2', data_notificacao: '2024-05-02', classificacao_final: 'descartado' })
    await seed(test.db, {
      numero_notificacao: 'd3',
      data_notificacao: '2024-05-03',
      classificacao_final: 'inconclusivo'
    })
  }
  const only = { and: [filtros, { data_inicio: '2024-05-01', data_fim: '2024-05-03' }] }
  const [, ...found] = await rowsOf({ formato: 'csv', filtros: only, campos: ['numero_notificacao'] })
  expect(found).toEqual(wanted)
})

it.each([
  [';', 'numero_notificacao;estado_residencia'],
  [',', 'numero_notificacao,estado_residencia'],
  ['\t', 'numero_notificacao\testado_residencia']
])('POST /api/v1/agravos/casos/exportar: csv with the separator %j', async (separador, header) => {
  const campos = ['numero_notificacao', 'estado_residencia']
  const answer = await requestExport({ formato: 'csv', separador, campos, filtros: { estado: 'BA' } })
  const { file } = await resultOf(test, analista.token, answer)
  expect(file.body.toString().split('\r\n')[0]).toBe(`\ufeff${header}`)
})

it('POST /api/v1/agravos/casos/exportar: dates and moments in an xlsx are real ones', async () => {
  const [id] = await seed(test.db, { numero_notificacao: 'x1', data_notificacao: '2025-06-01', ...full })
  const campos = ['data_notificacao', 'data_obito', 'criado_em', 'plaquetas', 'numero_notificacao']
  const answer = await requestExport({ formato: 'xlsx', campos, filtros: { campo: 'id', operador: 'eq', valor: id } })
  const { file } = await resultOf(test, analista.token, answer)
  const { sheets } = await readXlsx(file.body)
  expect(sheets[0]!.rows[1]).toEqual([
    new Date('2025-06-01T00:00:00Z'),
    new Date('2026-11-05T00:00:00Z'),
    // Noon in UTC, on the clock of Brasília.
    new Date('2026-11-15T09:00:00Z'),
    90_000,
    'x1'
  ])
})

it('POST /api/v1/agravos/casos/exportar: an xlsx', async () => {
  const { file } = await resultOf(
    test,
    analista.token,
    await requestExport({ formato: 'xlsx', filtros: { estado: 'BA' } })
  )
  expect(file.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  expect(file.body.subarray(0, 2).toString()).toBe('PK')
})

it('POST /api/v1/agravos/casos/exportar: 403 without agravos.exportar, 422 for what is not offered', async () => {
  for (const grupo of ['usuario', 'visualizador'] as const) {
    const { token } = await account(test, grupo)
    expect(await requestExport({ formato: 'csv' }, token)).toMatchObject(denied('agravos.exportar'))
  }
  for (const body of [
    { formato: 'xlsx', separador: ';' },
    { formato: 'csv', separador: '|' }
  ])
    expect(await requestExport(body)).toMatchObject(invalid(['separador', 'INVALID_VALUE']))
  expect(await requestExport({ formato: 'csv', filtros: { data_fim: 'ontem' } })).toMatchObject(
    invalid(['filtros.data_fim', 'INVALID_DATE'])
  )
  expect(
    await requestExport({ formato: 'csv', filtros: { campo: 'data_fim', operador: 'gte', valor: '2024-01-01' } })
  ).toMatchObject(invalid(['filtros.operador', 'INVALID_OPERATOR']))
  expect(await requestExport({ formato: 'csv', campos: ['paciente_nome', 'logradouro'] })).toMatchObject(
    invalid(['campos.1', 'INVALID_VALUE'])
  )
  expect(
    await requestExport({ formato: 'csv', filtros: { campo: 'paciente_nome', operador: 'eq', valor: 'x' } })
  ).toMatchObject(invalid(['filtros.campo', 'UNKNOWN_FIELD']))
})
