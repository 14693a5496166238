import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { alertas, rodadas } from '../../../src/modules/alertas/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { giveDirect } from '../usuarios/support.ts'
import { OLINDA, RECIFE, seed } from './seed.ts'
import { CASOS } from './support.ts'

const RESUMO = `${CASOS}/estatisticas/resumo`
const SERIES = `${CASOS}/estatisticas/series`
const ALERTAS = '/api/v1/agravos/alertas'
const PERIOD = { data_inicio: '2026-01-01', data_fim: '2026-01-31' }

let test: TestApp
let gestor: Account
let reader: Account
beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  // May read statistics, and not list cases.
  reader = await account(test, null)
  await giveDirect(test, reader.id, 'agravos.estatisticas')
  for (let i = 0; i < 12; i++)
    await seed(test.db, {
      numero_notificacao: `c${i}`,
      tipo: 'dengue',
      uf: 'PE',
      municipio: i < 10 ? RECIFE : OLINDA,
      data_notificacao: '2026-01-05',
      classificacao_final: i < 4 ? 'descartado' : 'dengue_sem_sinais_alarme'
    })
  const [rodada] = await test.db
    .insert(rodadas)
    .values({
      tipo: 'dengue',
      dia: '2026-11-15',
      em: test.clock.moment,
      dadosAte: '2026-11-14',
      semana: 202645,
      casos: 12,
      anos: [],
      versao: 1,
      marca: ''
    })
    .returning({ id: rodadas.id })
  const semanas = Array.from({ length: 12 }, (_, i) => ({ s: 202634 + i, c: 40, e: 80, a: 40, b: 120, n: 2 as const }))
  await test.db.insert(alertas).values({ rodadaId: rodada!.id, lugar: RECIFE, nivel: 3, atraso: 0, semanas })
})
afterAll(() => test.close())

async function table(path: string, query: Record<string, string>, { token } = gestor, accept = 'text/csv') {
  const answer = await test.call('GET', path, { token, query, headers: { accept } })
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv'])
  const text: string = answer.body.toString()
  return { text, rows: parse(text, { bom: true, columns: true, delimiter: ';' }) as Record<string, string>[] }
}

it('GET .../resumo as csv: one row for the period, with the figures of the JSON', async () => {
  const { rows } = await table(RESUMO, PERIOD)
  const { body } = await test.call('GET', RESUMO, { token: gestor.token, query: PERIOD })
  expect(rows).toEqual([
    {
      inicio: '2026-01-01',
      fim: '2026-01-31',
      total: '12',
      confirmados: '8',
      descartados: '4',
      hospitalizados: '0',
      obitos: '0',
      taxa_hospitalizacao: '0',
      taxa_obito: '0',
      provaveis: '8',
      incidencia_provaveis: String(body.incidencia_provaveis),
      letalidade: '0',
      letalidade_graves: '',
      suprimido: ''
    }
  ])
})

it('GET .../resumo as csv: a row for each item of a series, with former years and channel', async () => {
  const { rows } = await table(RESUMO, { ...PERIOD, agregacao: 'semana', anos_anteriores: '2', canal: 'quartis' })
  expect(rows.map(({ total }) => total)).toEqual(['0', '12', '0', '0', '0'])
  expect(rows[1]).toMatchObject({ periodo: '202601', inicio: '2026-01-04', ano_anterior_1: '0', ano_anterior_2: '0' })
})

it('GET .../series as csv: points in rows, or whole series', async () => {
  const whole = await table(SERIES, { ...PERIOD, por: 'municipio', estado: 'PE' })
  const recife = whole.rows.find(({ chave }) => chave === String(RECIFE))
  expect(recife).toMatchObject({ por: 'municipio', nome: 'Recife', casos: '10', provaveis: '6', suprimido: '' })
  const { rows } = await table(SERIES, { ...PERIOD, agregacao: 'mes', por: 'total,sexo' })
  expect(rows.find(({ por }) => por === 'total')).toMatchObject({ inicio: '2026-01-01', casos: '12', provaveis: '8' })
})

it('GET .../series as csv: small numbers are empty for who may not list the cases', async () => {
  const { rows } = await table(SERIES, { ...PERIOD, por: 'municipio', estado: 'PE' }, reader)
  const olinda = rows.find(({ chave }) => chave === String(OLINDA))
  expect(olinda).toMatchObject({ casos: '', provaveis: '', incidencia: '', suprimido: 'true' })
})

it('GET /api/v1/agravos/alertas as csv: a row for each place', async () => {
  const { rows } = await table(ALERTAS, { tipo_agravo: 'dengue' })
  expect(rows).toEqual([
    expect.objectContaining({
      tipo_agravo: 'dengue',
      semana: '202645',
      codigo: String(RECIFE),
      nome: 'Recife',
      nivel: '3'
    })
  ])
  expect(rows[0]).not.toHaveProperty('curva')
})

it.each([
  ['text/csv', true],
  ['text/csv;q=0.9, application/json;q=0.5', true],
  ['application/json, text/csv;q=0.9', false],
  ['text/csv;q=0', false],
  ['*/*', false],
  ['image/png', false]
])('GET .../resumo with Accept: %s', async (accept, isTable) => {
  const { status, headers } = await test.call('GET', RESUMO, {
    token: gestor.token,
    query: PERIOD,
    headers: { accept }
  })
  expect([status, headers['content-type']?.startsWith('text/csv')]).toEqual([200, isTable])
})

it('errors are JSON whatever is asked for', async () => {
  const { status, body } = await test.call('GET', RESUMO, {
    token: gestor.token,
    query: { data_inicio: 'x' },
    headers: { accept: 'text/csv' }
  })
  expect([status, body.error.code]).toEqual([422, 'VALIDATION_ERROR'])
})
