import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { PeriodicWork } from '../time/periodic.ts'

/** Writers only append, and reading a count takes longer the more deltas there are: tens of milliseconds with 50,000 of them. */
const FOLD_EVERY_MS = 3_000
const AT_ONCE = 5_000

/** Folds all deltas of the counts of cases that are there, in small steps; gives how many. */
export async function foldCounts(db: Db): Promise<number> {
  let all = 0
  for (;;) {
    const [found] = await db.execute<{ n: number }>(sql`select dobrar_casos(${AT_ONCE}::int) as n`)
    const { n = 0 } = found ?? {}
    all += n
    if (n < AT_ONCE) return all
  }
}

/** Instances may do so at the same time: all but one find nothing to do. */
export const foldingOfCases: PeriodicWork<{ db: Db }> = {
  name: 'folding the counts of cases',
  everyMs: FOLD_EVERY_MS,
  run: async ({ db }) => {
    await foldCounts(db)
    return {}
  }
}
