import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { deal, dealAlone, LANES, lanesOf, openLanes, SHORT_LANES, waitsInLane } from '../../platform/queue/turns.ts'
import type { JobKind } from './kinds.ts'
import { queueKey } from './queries.ts'
import { jobs } from './tables.ts'

export type Queue = NonNullable<JobKind['queue']>

/** Imports of two people run at once. Exports and reports keep the database busy, and run alone. */
const lanes: Record<Queue, string[]> = {
  jobs: lanesOf('jobs', 1),
  importacoes: lanesOf('importacoes', LANES),
  relatorios: lanesOf('relatorios', 1)
}

/** A file of some rows must not wait until files of millions are read. */
const shortLanes: Partial<Record<Queue, string[]>> = {
  importacoes: lanesOf('importacoes-curtas', SHORT_LANES)
}

/** The name under which short work of a queue is begun, or null where the queue has no lanes for it. */
export const shortLane = (queue: Queue): string | null => shortLanes[queue]?.[0] ?? null

/** Whether short work of a queue waits for its lane. */
export async function isAwaited(db: Db, queue: Queue): Promise<boolean> {
  const [found] = await db.execute<{ waits: boolean }>(sql`select ${waitsInLane(shortLane(queue))} as waits`)
  return found?.waits ?? false
}

const unfinished = sql`
  select ${queueKey('')} || id::text as key, coalesce(dono_id, 0) as owner, criado_em as since
  from ${jobs} where status = 'processing'`

/** Deals the unfinished jobs of a queue to its lanes, so that no person's jobs come before another's. */
export async function takeTurns(db: Db, queue: Queue): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(dealAlone)
    for (const names of [lanes[queue], shortLanes[queue] ?? []]) {
      if (names.length === 0) continue
      await tx.execute(openLanes(names))
      await tx.execute(deal(names, unfinished))
    }
  })
}
