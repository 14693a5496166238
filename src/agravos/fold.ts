import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import { type Periodic, periodic } from '../time/periodic.ts'

/** Writers only append, and reading a count takes longer the more deltas there are: tens of milliseconds with 50,000 of them. */
export const FOLD_EVERY_MS = 3_000
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
export const foldCountsPeriodically = (db: Db, log: Pick<FastifyBaseLogger, 'warn'>): Periodic =>
  periodic(FOLD_EVERY_MS, () => foldCounts(db), log, 'folding the counts of cases failed; it is tried again')
