import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { PeriodicWork } from '../time/periodic.ts'

const EVERY_MS = 30_000
const AT_ONCE = 5_000

/** Folds all deltas of the counts of cases that are there, in small steps. Tells how many. */
export async function dobrarContagens(db: Db): Promise<number> {
  let all = 0
  for (;;) {
    const [found] = await db.execute<{ n: number }>(sql`select dobrar_casos(${AT_ONCE}::int) as n`)
    all += found?.n ?? 0
    if ((found?.n ?? 0) < AT_ONCE) return all
  }
}

/** Instances may fold at the same time. */
export const foldingOfCasos: PeriodicWork<{ db: Db }> = {
  name: 'folding the counts of cases',
  everyMs: EVERY_MS,
  run: async ({ db }) => {
    await dobrarContagens(db)
    return {}
  }
}
