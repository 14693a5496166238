import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'

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

/** Writers fold now and then; what large imports leave behind is folded here. Instances may do so at the same time. */
export function dobrarDeTempoEmTempo(db: Db, log: Pick<FastifyBaseLogger, 'warn'>): { stop(): Promise<void> } {
  let turn: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    turn = turn
      .then(() => dobrarContagens(db))
      .catch((error) => log.warn({ err: error }, 'folding the counts of cases failed; it is tried again'))
  }, EVERY_MS).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await turn
    }
  }
}
