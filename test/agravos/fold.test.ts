import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { countCasos } from '../../src/agravos/counts.ts'
import { foldCounts } from '../../src/agravos/fold.ts'
import { casos, casosContados, casosDeltas } from '../../src/agravos/tables.ts'
import type { Db } from '../../src/db/client.ts'
import { compareCounts } from '../../src/recount/recount.ts'
import { useDatabase } from '../support/database.ts'
import { seed } from './seed.ts'

let db: Db
useDatabase({ max: 4 }, (connection) => {
  db = connection.db
})

it('writers only append; foldCounts folds all that is there, once, and no count changes', async () => {
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
