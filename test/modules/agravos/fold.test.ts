import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { countCasos } from '../../../src/modules/agravos/counts/counts.ts'
import { foldCounts, foldOrders } from '../../../src/modules/agravos/counts/fold.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { casosContados, casosDeltas, casosMarcos, casosOrdemDeltas } from '../../../src/modules/agravos/tables-kept.ts'
import { compareCounts, rebuildCounts } from '../../../src/operations/recount/recount.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import { useDatabase } from '../../support/database.ts'
import { seed } from './seed.ts'

let db: Db
useDatabase({ max: 4 }, (connection) => {
  db = connection.db
})

it('writers only append; foldCounts folds everything once, and no count changes', async () => {
  const STATEMENTS = 400
  for (let i = 0; i < STATEMENTS; i++) await seed(db)
  // A writer that folded one time in 200 would hardly have left all of them.
  expect(await db.$count(casosDeltas)).toBe(STATEMENTS)
  expect(await db.$count(casosContados)).toBe(0)
  expect(await countCasos(db, {})).toBe(STATEMENTS)

  const folded = await Promise.all([foldCounts(db), foldCounts(db), foldCounts(db)])
  expect(folded.reduce((sum, n) => sum + n, 0)).toBe(STATEMENTS)
  expect(await db.$count(casosDeltas)).toBe(0)
  expect(await countCasos(db, {})).toBe(STATEMENTS)
  expect(await foldCounts(db)).toBe(0)

  await db.update(casos).set({ evolucao: 'obito' }).where(eq(casos.tipo, 'dengue'))
  expect(await countCasos(db, { evolucao: 'obito' })).toBe(STATEMENTS)
  expect(await compareCounts(db)).toEqual([])
})

it('the stretches of the orders stay right while cases are written and stretches are folded and divided at the same time', async () => {
  const moments = Array.from({ length: 7 }, (_, i) => new Date(Date.UTC(2026, 0, 1 + i)))
  let writing = true
  const write = async (nth: number) => {
    for (let i = 0; i < 25; i++) {
      const criado_em = moments[(i * nth) % 7]!
      const ids = await seed(db, { criado_em, data_inicio_sintomas: `2026-0${1 + ((i + nth) % 9)}-01` }, 20)
      await db
        .update(casos)
        .set({ atualizado_em: moments[i % 7]! })
        .where(eq(casos.id, ids[0]!))
      if (i % 3 === 0) await db.update(casos).set({ excluido_em: new Date() }).where(eq(casos.id, ids[1]!))
      if (i % 5 === 0) await db.delete(casos).where(eq(casos.id, ids[2]!))
    }
  }
  const fold = async () => {
    while (writing) {
      await foldOrders(db)
      await db.execute(sql`select repartir_ordem(30)`)
      expect(await compareCounts(db)).toEqual([])
    }
  }
  const folding = fold()
  await Promise.all([write(1), write(2)]).finally(() => {
    writing = false
  })
  await folding
  await foldOrders(db)
  expect(await db.$count(casosOrdemDeltas)).toBe(0)
  await db.execute(sql`select repartir_ordem(30)`)
  expect(await compareCounts(db)).toEqual([])
  expect(await db.$count(casosMarcos, eq(casosMarcos.campo, 'atualizado_em'))).toBeGreaterThan(10)
})

it('a wrong stretch is found and recounted', async () => {
  await db.update(casosMarcos).set({ n: 1_000_000 }).where(eq(casosMarcos.valor, '-infinity'))
  expect(await compareCounts(db)).toHaveLength(3)
  await rebuildCounts(db)
  expect(await compareCounts(db)).toEqual([])
})

it('empty stretches join the one before them', async () => {
  await db.execute(sql`select repartir_ordem(30)`)
  const before = await db.$count(casosMarcos)
  await db.delete(casos)
  await foldOrders(db)
  expect(before).toBeGreaterThan(10)
  expect(await db.$count(casosMarcos)).toBe(3)
  expect(await compareCounts(db)).toEqual([])
})
