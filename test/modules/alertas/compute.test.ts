import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { alertas, rodadas, subidas } from '../../../src/modules/alertas/tables.ts'
import { computeTipo } from '../../../src/modules/alertas/work.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { OLINDA, RECIFE } from '../agravos/seed.ts'
import { type Epidemic, SATURDAY, sickOf, store } from './epidemic.ts'

const NOON = 'T15:00:00.000Z'
const YEARS = 6 * 53

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
const emptied = () =>
  test.db.execute(sql`truncate casos, casos_deltas, casos_contados, casos_contados_dia, casos_contados_municipio,
    alertas_rodadas, alertas_subidas cascade`)
beforeEach(emptied)

/** Stores an epidemic as it was known on a day, and computes on that day. */
async function computedOn(day: string, ...epidemics: Epidemic[]) {
  test.clock.moment = new Date(`${day}${NOON}`)
  await store(test.db, epidemics.flatMap(sickOf), '2000-01-01', day, test.clock.moment)
  return await computeTipo(test.services, 'dengue')
}

const steady = (casesAt: Epidemic['casesAt'], municipio = RECIFE): Epidemic => ({
  municipio,
  uf: 'PE',
  casesAt,
  weeks: YEARS
})

const alertaOf = async (lugar: number) => {
  const rows = await test.db.select().from(alertas).where(eq(alertas.lugar, lugar)).orderBy(asc(alertas.rodadaId))
  return rows.at(-1)
}

it('estimates what is not known yet, and keeps it with the data that it stood on', async () => {
  expect(
    await computedOn(
      SATURDAY,
      steady((ago) => (ago % 52 < 26 ? 28 : 21))
    )
  ).toMatchObject({ places: 3, risen: 0 })
  const [rodada] = await test.db.select().from(rodadas)
  expect(rodada).toMatchObject({
    tipo: 'dengue',
    dia: SATURDAY,
    dadosAte: SATURDAY,
    semana: 202645,
    anos: [2021, 2022, 2023, 2024, 2025],
    versao: 1
  })
  const recife = await alertaOf(RECIFE)
  expect(recife).toMatchObject({ motivo: null, atraso: RECIFE })
  const newest = recife?.semanas.at(-1)
  expect(newest?.s).toBe(202645)
  expect(newest?.c).toBeLessThan(20)
  expect(newest?.e).toBeGreaterThan(22)
  expect(newest?.e).toBeLessThan(36)
  expect(newest?.a).toBeLessThanOrEqual(28)
  expect(newest?.b).toBeGreaterThanOrEqual(28)
  // The state and the country have the same cases, since there are no others.
  expect((await alertaOf(26))?.semanas).toEqual(recife?.semanas)
  expect((await alertaOf(0))?.semanas).toEqual(recife?.semanas)
})

it('says that there are too few cases, or too few years, and guesses nothing', async () => {
  const big = steady(() => 21)
  await computedOn(
    SATURDAY,
    big,
    steady((ago) => (ago < 9 ? 1 : 0), OLINDA)
  )
  expect(await alertaOf(OLINDA)).toMatchObject({ nivel: null, motivo: 'poucos_casos' })
  expect((await alertaOf(OLINDA))?.semanas.every(({ e, r }) => e === null && r === undefined)).toBe(true)
  await emptied()
  await computedOn(SATURDAY, { ...big, weeks: 60 })
  expect(await alertaOf(RECIFE)).toMatchObject({ nivel: null, motivo: 'sem_canal' })
})

it('borrows the delay of the state where its own is not known', async () => {
  await computedOn(
    SATURDAY,
    steady(() => 21),
    steady((ago) => (ago < 8 ? 6 : 0), OLINDA)
  )
  expect(await alertaOf(OLINDA)).toMatchObject({ atraso: 26, nivel: 4 })
})

it('computes once a day, and only when cases have changed; what was kept stays as it was', async () => {
  const calm = steady(() => 21)
  await computedOn(SATURDAY, calm)
  const first = await alertaOf(RECIFE)
  expect(await computeTipo(test.services, 'dengue')).toEqual({ places: 0, risen: 0 })
  test.clock.moment = new Date(`2026-11-15${NOON}`)
  expect(await computeTipo(test.services, 'dengue')).toEqual({ places: 0, risen: 0 })
  await test.db.update(casos).set({ classificacao_final: 'descartado', atualizado_em: test.clock.moment })
  await store(test.db, sickOf(steady(() => 42)), SATURDAY, '2026-11-15', test.clock.moment)
  expect((await computeTipo(test.services, 'dengue')).places).toBe(3)
  expect(await test.db.$count(rodadas)).toBe(2)
  const kept = await test.db
    .select()
    .from(alertas)
    .where(eq(alertas.rodadaId, first?.rodadaId ?? 0))
  expect(kept.find(({ lugar }) => lugar === RECIFE)).toEqual(first)
})

it('tells of a rise once, and of the first computation nothing', async () => {
  await computedOn(
    SATURDAY,
    steady(() => 21),
    steady((ago) => 2 + (ago % 5), OLINDA)
  )
  expect(await test.db.$count(subidas)).toBe(0)
  // Forty more become known in the next week, of a place that had at most six a week.
  test.clock.moment = new Date(`2026-11-21${NOON}`)
  const more = sickOf({ ...steady(() => 40, OLINDA), weeks: 1 }).map((each) => ({
    ...each,
    data_inicio_sintomas: '2026-11-18',
    data_notificacao: '2026-11-21'
  }))
  await store(test.db, more, '2000-01-01', '2026-11-30', test.clock.moment)
  const [one, other] = await Promise.all([computeTipo(test.services, 'dengue'), computeTipo(test.services, 'dengue')])
  expect(one.risen + other.risen).toBe(await test.db.$count(subidas))
  const told = await test.db.select().from(subidas).where(eq(subidas.lugar, OLINDA))
  expect(told).toMatchObject([{ tipo: 'dengue', nivel: 4, semana: 202646 }])

  // The file is taken back and brought once more, on the next days: the place sinks and rises, and nothing is new.
  const isNew = eq(casos.data_notificacao, '2026-11-21')
  const again = async (day: number, classificacao_final: 'descartado' | null) => {
    test.clock.moment = new Date(`2026-11-${day}${NOON}`)
    await test.db.update(casos).set({ classificacao_final, atualizado_em: test.clock.moment }).where(isNew)
    const { risen } = await computeTipo(test.services, 'dengue')
    return { risen, nivel: (await alertaOf(OLINDA))?.nivel }
  }
  expect((await again(22, 'descartado')).nivel).not.toBe(4)
  expect(await again(23, null)).toEqual({ risen: 0, nivel: 4 })
})
