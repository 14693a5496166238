import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { seed as seedOf } from '../../support/sample.ts'
import { statistician } from './few-support.ts'
import { indicatorsOfRows, inventCasos, TODAY, YEAR } from './indicators-support.ts'
import { OLINDA, RECIFE, seed } from './seed.ts'

const RESUMO = '/api/v1/agravos/casos/estatisticas/resumo'
let test: TestApp
let analista: Account

beforeAll(async () => {
  test = await startApp()
  test.clock.moment = new Date(`${TODAY}T12:00:00.000Z`)
  analista = await account(test, 'analista', { plano: 'enterprise' })
  await test.db.insert(casos).values(inventCasos(600, seedOf))
})
afterAll(() => test.close())

type Query = Record<string, string>
const get = async (query: Query, who = analista) => {
  const { status, body } = await test.call('GET', RESUMO, {
    token: who.token,
    query: { indicadores: 'true', ...query }
  })
  expect(status).toBe(200)
  return body
}

const spans: [string, Query, ReturnType<typeof sql>][] = [
  ['the year', YEAR, sql`data_notificacao between '2026-01-01' and '2026-12-31'`],
  [
    'the year by symptoms',
    { ...YEAR, data_base: 'sintomas' },
    sql`data_inicio_sintomas between '2026-01-01' and '2026-12-31'`
  ],
  [
    'the last 80 days',
    { data_inicio: '2026-08-28', data_fim: TODAY },
    sql`data_notificacao between '2026-08-28' and ${TODAY}`
  ],
  ['one day', { data_inicio: '2026-05-05', data_fim: '2026-05-05' }, sql`data_notificacao = '2026-05-05'`],
  ['a year without cases', { data_inicio: '2020-01-01', data_fim: '2020-12-31' }, sql`false`]
]
const places: [string, Query, ReturnType<typeof sql>][] = [
  ['the country', {}, sql`true`],
  ['a state', { estado: 'PE' }, sql`uf = 'PE'`],
  ['a municipality', { municipio: String(OLINDA) }, sql`municipio = ${OLINDA}`],
  ['a disease', { tipo_agravo: 'zika' }, sql`tipo = 'zika'`]
]

describe.each(spans)('indicators of %s', (_, span, within) => {
  it.each(places)('of %s agree with SQL', async (_name, place, where) => {
    const { indicadores } = await get({ ...span, ...place })
    expect(indicadores).toEqual(await indicatorsOfRows(test.db, sql`${within} and ${where}`))
  })
})

it('summaries do not have them unless they are asked for', async () => {
  const { body } = await test.call('GET', RESUMO, { token: analista.token, query: YEAR })
  expect(body).not.toHaveProperty('indicadores')
  expect(
    (await test.call('GET', RESUMO, { token: analista.token, query: { ...YEAR, indicadores: 'yes' } })).status
  ).toBe(422)
})

describe('boundaries', () => {
  const DAY = '2024-03-01'
  const at = { data_inicio: DAY, data_fim: DAY, municipio: '2604106' }
  const caruaru = { uf: 'PE', municipio: 2604106, data_notificacao: DAY }

  it('the sixtieth day after the notification is in time, and a case is judged from the next one on', async () => {
    await seed(test.db, { ...caruaru, data_encerramento: '2024-04-30' }, 2)
    await seed(test.db, { ...caruaru, data_encerramento: '2024-05-01' })
    await seed(test.db, caruaru)
    const closing = async () => (await get(at)).indicadores.oportunidade.encerramento
    expect(await closing()).toEqual({ avaliados: 4, no_prazo: 2, percentual: 50 })
    const now = test.clock.moment
    // Midnight in Brasília is three in the morning in UTC.
    test.clock.moment = new Date('2024-05-01T02:59:00.000Z')
    expect(await closing()).toEqual({ avaliados: 0, no_prazo: 0, percentual: null })
    test.clock.moment = new Date('2024-05-01T03:01:00.000Z')
    expect(await closing()).toEqual({ avaliados: 4, no_prazo: 2, percentual: 50 })
    test.clock.moment = now
  })

  it('discarded cases have no serotype here, but their tests count', async () => {
    const detalhe = { dados_laboratoriais: { sorotipo: 'DENV3', pcr: 'positivo' } }
    const day = { data_notificacao: '2024-06-01' }
    await seed(test.db, { ...caruaru, ...day, detalhe, classificacao_final: 'descartado' })
    await seed(test.db, { ...caruaru, ...day, detalhe, classificacao_final: null })
    const { indicadores } = await get({ ...at, data_inicio: '2024-06-01', data_fim: '2024-06-01' })
    expect(indicadores.sorotipos.identificados).toBe(1)
    expect(indicadores.positividade[2]).toEqual({ exame: 'pcr', positivos: 2, negativos: 0, percentual: 100 })
  })
})

describe('who may not list the cases of a municipality', () => {
  it('is told none of them there, of any period, and all of them of states', async () => {
    const viewer = await statistician(test)
    for (const [, span] of spans) {
      const body = await get({ ...span, municipio: String(OLINDA) }, viewer)
      expect([body.indicadores, body.suprimido]).toEqual([null, true])
    }
    expect((await get({ ...YEAR, estado: 'PE' }, viewer)).indicadores.sorotipos.identificados).toBeGreaterThan(0)
  })

  it('is told them where the territory is', async () => {
    const local = await account(test, 'analista', {
      plano: 'enterprise',
      territorios: [{ tipo: 'municipio', codigo: String(OLINDA) }]
    })
    expect((await get({ ...YEAR, municipio: String(OLINDA) }, local)).indicadores).not.toBeNull()
    expect((await get({ ...YEAR, municipio: String(RECIFE) }, local)).indicadores).toBeNull()
  })
})
