import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { deal, dealAlone, LANES, lanesOf, openLanes } from '../../platform/queue/turns.ts'
import type { JobKind } from './kinds.ts'
import { queueKey } from './queries.ts'
import { jobs } from './tables.ts'

type Queue = NonNullable<JobKind['queue']>

/** Imports of two people run at once. Exports and reports keep the database busy, and run alone. */
const lanes: Record<Queue, string[]> = {
  jobs: lanesOf('jobs', 1),
  importacoes: lanesOf('importacoes', LANES),
  relatorios: lanesOf('relatorios', 1)
}

const unfinished = sql`
  select ${queueKey('')} || id::text as key, coalesce(dono_id, 0) as owner, criado_em as since
  from ${jobs} where status = 'processing'`

/** Deals the unfinished jobs of a queue to its lanes, so that no person's jobs come before another's. */
export async function takeTurns(db: Db, queue: Queue): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(dealAlone)
    await tx.execute(openLanes(lanes[queue]))
    await tx.execute(deal(lanes[queue], unfinished))
  })
}
