import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMunicipio } from '../../../src/modules/agravos/fields/municipios.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { alertas, rodadas, subidas } from '../../../src/modules/alertas/tables.ts'
import { DEMO_PASSWORD, seedDemo } from '../../../src/operations/demo/demo.ts'
import { inventEpidemics } from '../../../src/operations/demo/epidemics.ts'
import { login } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'

const log = { info: () => {}, warn: () => {} }

let test: TestApp
beforeAll(async () => {
  test = await startApp()
  await seedDemo({ db: test.db, dataDir: test.dataDir, now: () => test.clock.moment, log })
})
afterAll(() => test?.close())

const codeOf = (nome: string) => findMunicipio(nome, 'PE')?.codigo as number

/** The levels that the panel shows in the municipalities of Pernambuco. */
async function shown(): Promise<Map<number, number | null>> {
  const { body } = await login(test, 'gestor@demo.example', DEMO_PASSWORD)
  const query = { tipo_agravo: 'dengue', estado: 'PE' }
  const answer = await test.call('GET', '/api/v1/agravos/alertas', { token: body.access_token, query })
  const found = answer.body.alertas as { codigo: string; nivel: number | null }[]
  return new Map(found.map(({ codigo, nivel }) => [Number(codigo), nivel]))
}

describe('the epidemics of the demonstration', () => {
  it.each([
    ['Recife', 4],
    ['Olinda', 4],
    ['Jaboatão dos Guararapes', 4],
    ['Caruaru', 3],
    ['Petrolina', 2],
    ['Garanhuns', 1]
  ])('%s is at level %i as soon as the demonstration starts', async (nome, nivel) => {
    expect([nome, (await shown()).get(codeOf(nome))]).toEqual([nome, nivel])
  })

  it('the last weeks look like a fall, because cases are typed later; the estimate does not', async () => {
    const [found] = await test.db
      .select()
      .from(alertas)
      .innerJoin(rodadas, eq(rodadas.id, alertas.rodadaId))
      .where(and(eq(alertas.lugar, codeOf('Recife')), eq(rodadas.tipo, 'dengue')))
      .orderBy(desc(rodadas.id))
      .limit(1)
    const recife = found?.alertas
    const newest = recife?.semanas.at(-1)
    expect(newest?.c).toBeLessThan((newest?.e ?? 0) * 0.8)
    expect(newest?.e).toBeGreaterThan(recife?.semanas.at(-4)?.e ?? 0)
    const early = sql`data_digitacao is null or data_digitacao < data_notificacao or data_digitacao > '2026-11-15'`
    expect(await test.db.$count(casos, early)).toBe(0)
  })

  it('has the levels of former weeks, too, and tells nobody of them', async () => {
    const kept = await test.db.select().from(rodadas).where(eq(rodadas.tipo, 'dengue')).orderBy(rodadas.id)
    expect(new Set(kept.map(({ semana }) => semana)).size).toBe(12)
    expect(kept.at(-1)).toMatchObject({ dia: '2026-11-15' })
    expect(await test.db.$count(subidas)).toBe(0)
  })

  it('has serotypes, most of them the one that has come back', async () => {
    const [found] = await test.db.execute<{ three: number; all: number }>(sql`
      select count(*)::int as all, count(*) filter (where detalhe -> 'dados_laboratoriais' ->> 'sorotipo' = 'DENV3')::int as three
      from casos where uf = 'PE' and detalhe -> 'dados_laboratoriais' ->> 'sorotipo' is not null`)
    expect(found?.all).toBeGreaterThan(100)
    expect((found?.three ?? 0) / (found?.all ?? 1)).toBeGreaterThan(0.6)
  })

  it.each(['2026-03-18', '2026-07-01', '2027-01-05'])('has as many cases as were asked for on %s', (today) => {
    for (const total of [2_000, 20_000]) {
      const found = inventEpidemics(total, today)
      expect(found).toHaveLength(total)
      expect(found.every(({ data_notificacao, data_digitacao }) => data_notificacao <= data_digitacao)).toBe(true)
      expect(found.every(({ data_digitacao }) => data_digitacao <= today)).toBe(true)
    }
  })
})
