import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldCounts } from '../../../src/modules/agravos/counts/fold.ts'
import { keepSomeDays } from '../../../src/modules/agravos/statistics/indicators/keep.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { compareCounts, rebuildCounts } from '../../../src/operations/recount/recount.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { seed as seedOf } from '../../support/sample.ts'
import { indicatorsOfRows, inventCasos, TODAY, YEAR } from './indicators-support.ts'
import { OLINDA } from './seed.ts'

const RESUMO = '/api/v1/agravos/casos/estatisticas/resumo'
const year = (column: string) => sql.raw(`${column} between '2026-01-01' and '2026-12-31'`)
let test: TestApp
let analista: Account

beforeAll(async () => {
  test = await startApp()
  test.clock.moment = new Date(`${TODAY}T12:00:00.000Z`)
  analista = await account(test, 'analista', { plano: 'enterprise' })
  await test.db.insert(casos).values(inventCasos(300, seedOf))
})
afterAll(() => test.close())

async function keepAll(): Promise<void> {
  await foldCounts(test.db)
  while ((await keepSomeDays(test.db, 0)) > 0);
  expect(await count('marcas')).toBe(0)
}

async function count(what: 'dias' | 'marcas'): Promise<number> {
  const table = what === 'dias' ? sql`casos_indicadores` : sql`casos_indicadores_marcas`
  const [found] = await test.db.execute<{ n: number }>(sql`select count(*)::int as n from ${table}`)
  return found?.n ?? 0
}

const asked: [string, Record<string, string>, SQL][] = [
  ['the country', {}, sql`${year('data_notificacao')}`],
  [
    'a state and a disease',
    { estado: 'PE', tipo_agravo: 'zika' },
    sql`${year('data_notificacao')} and uf = 'PE' and tipo = 'zika'`
  ],
  ['a state by symptoms', { estado: 'BA', data_base: 'sintomas' }, sql`${year('data_inicio_sintomas')} and uf = 'BA'`],
  [
    'two months',
    { data_inicio: '2026-08-20', data_fim: '2026-10-20' },
    sql`data_notificacao between '2026-08-20' and '2026-10-20'`
  ]
]

async function expectTrue(): Promise<void> {
  for (const [name, query, where] of asked) {
    const { status, body } = await test.call('GET', RESUMO, {
      token: analista.token,
      query: { indicadores: 'true', ...YEAR, ...query }
    })
    expect(status).toBe(200)
    expect(body.indicadores, name).toEqual(await indicatorsOfRows(test.db, where))
  }
}

it('days are counted from their cases until they are kept, and the figures are the same in between', async () => {
  expect(await count('dias')).toBe(0)
  await expectTrue()
  await foldCounts(test.db)
  expect(await keepSomeDays(test.db, 0)).toBe(20)
  await expectTrue()
  await keepAll()
  expect(await count('dias')).toBeGreaterThan(0)
  await expectTrue()
})

it('days that changed a moment ago are left for later', async () => {
  await keepAll()
  await test.db.insert(casos).values(inventCasos(1, seedOf + 1).map((each) => ({ ...each, excluido_em: null })))
  await expectTrue()
  await foldCounts(test.db)
  expect(await count('marcas')).toBe(2)
  expect(await keepSomeDays(test.db, 3600)).toBe(0)
  await expectTrue()
})

it('what is kept is what the figures are made of', async () => {
  await keepAll()
  const [was] = await test.db.execute<{ n: number }>(sql`
    update casos_indicadores set pcr_positivo = pcr_positivo + 1000
    where base = 'notificacao' and uf = '' and dia = (
      select max(dia) from casos_indicadores where base = 'notificacao' and uf = '' and dia between '2026-01-01' and '2026-10-31')
    returning pcr_positivo as n`)
  const { body } = await test.call('GET', RESUMO, { token: analista.token, query: { indicadores: 'true', ...YEAR } })
  expect(body.indicadores.positividade[2].positivos).toBeGreaterThanOrEqual(1000)
  expect(was?.n).toBeGreaterThanOrEqual(1000)
  const differences = (await compareCounts(test.db)).filter(({ tabela }) => tabela === 'casos_indicadores')
  expect(differences).not.toEqual([])
  await rebuildCounts(test.db)
  await expectTrue()
  await keepAll()
  expect(await compareCounts(test.db)).toEqual([])
  await expectTrue()
})

const lab = (sorotipo: string) => JSON.stringify({ dados_laboratoriais: { sorotipo, pcr: 'positivo' } })
const one = sql`id = (select min(id) from casos where excluido_em is null and data_notificacao between '2026-03-01' and '2026-10-01')`
const changes: [string, SQL][] = [
  ['a result of the laboratory', sql`update casos set detalhe = ${lab('DENV3')}::jsonb where ${one}`],
  ['the day of the notification', sql`update casos set data_notificacao = data_notificacao + 1 where ${one}`],
  ['the day of the symptoms', sql`update casos set data_inicio_sintomas = data_inicio_sintomas - 3 where ${one}`],
  ['the day of the typing', sql`update casos set data_digitacao = data_notificacao + 11 where ${one}`],
  ['the day of the closing', sql`update casos set data_encerramento = data_notificacao + 60 where ${one}`],
  ['a case that is discarded', sql`update casos set classificacao_final = 'descartado' where ${one}`],
  [
    'a case of which nothing is said',
    sql`update casos set classificacao_final = null, data_digitacao = null where ${one}`
  ],
  ['another state', sql`update casos set uf = 'BA', municipio = 2927408 where ${one}`],
  ['a deleted case', sql`update casos set excluido_em = now() where ${one}`],
  ['cases that come back', sql`update casos set excluido_em = null where excluido_em is not null`],
  ['a case removed for good', sql`delete from casos where ${one}`],
  [
    'all cases of a month removed for good',
    sql`delete from casos where data_notificacao between '2026-05-01' and '2026-05-31'`
  ]
]

describe('after a change of kept days the figures are true at once, and once the days are kept again:', () => {
  it.each(changes)('%s', async (_name, change) => {
    await test.db.execute(
      sql`update casos set classificacao_final = 'inconclusivo', uf = 'PE', municipio = ${OLINDA} where ${one}`
    )
    await keepAll()
    await test.db.execute(change)
    await expectTrue()
    await foldCounts(test.db)
    expect(await count('marcas')).toBeGreaterThan(0)
    await expectTrue()
    await keepAll()
    await expectTrue()
  })

  it('nothing is marked by a change that no indicator shows', async () => {
    await keepAll()
    await test.db.execute(sql`update casos set sexo = 'F', evolucao = 'cura', atualizado_em = now() where ${one}`)
    expect(await count('marcas')).toBe(0)
  })
})

it('two keepers at once: one keeps, the other has nothing to do', async () => {
  await test.db.execute(sql`insert into casos_indicadores_marcas (base, dia) values ('sintomas', '2026-07-01')`)
  const done = await Promise.all([keepSomeDays(test.db, 0), keepSomeDays(test.db, 0)])
  expect(done.reduce((sum, n) => sum + n, 0)).toBe(1)
  await expectTrue()
})
