import { sql } from 'drizzle-orm'
import { type Database, type Db, isConnectionError, sqlState } from '../../platform/db/client.ts'
import { logPosition, type Needed, primaryMillis } from '../../platform/db/position.ts'
import { kept } from '../../platform/db/prepare.ts'

export type Reason = 'unreachable' | 'conflict' | 'lag' | 'behind' | 'no-replica' | 'error'

/** The position of a replica. */
export interface Place {
  isStandby: boolean
  isThere: boolean
  /**
   * When the primary committed the last transaction that the replica applied, by the primary's clock. Null when it has
   * applied none yet.
   */
  replayed: number | null
}

/** The replica cannot be read from now, for this reason. */
export class Unfit extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(`the replica cannot be read from: ${reason}`)
    this.reason = reason
  }
}

/** Explains a failure on a replica. Any other error may be due to data that the replica does not have yet. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof Unfit) return error.reason
  const state = sqlState(error)
  if (state === '40001' || state === '40P01') return 'conflict'
  return isConnectionError(error) ? 'unreachable' : 'error'
}

/**
 * Returns how many seconds a replica is behind. A replica that has everything is not behind, however long nothing was
 * written.
 */
export const lagOf = ({ isThere, replayed }: Place, { at }: Needed): number | null =>
  isThere ? 0 : replayed === null ? null : Math.max(0, (at - replayed) / 1000)

export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unfit('unreachable')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const replayedMillis = 'extract(epoch from pg_last_xact_replay_timestamp()) * 1000'

export async function placeOf(db: Db, { lsn }: Needed): Promise<Place> {
  const [place] = await db.execute<Place & Record<string, unknown>>(sql`${kept} select
    pg_is_in_recovery() as "isStandby",
    coalesce(pg_last_wal_replay_lsn() >= ${lsn ?? '0/0'}::pg_lsn, false) as "isThere",
    (${sql.raw(replayedMillis)})::float8 as replayed`)
  return place!
}

export async function plainPlaceOf(plain: Database['sql'], { lsn }: Needed): Promise<Place> {
  const [place] = await plain.unsafe<(Place & Record<string, unknown>)[]>(
    `select pg_is_in_recovery() as "isStandby", coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "isThere",
       (${replayedMillis})::float8 as replayed`,
    [lsn ?? '0/0']
  )
  return place!
}

/**
 * Writes to the log and returns the position before that. A transaction with an id is logged when it commits, even if
 * it has changed nothing.
 */
export async function beat(db: Db): Promise<Needed> {
  const [now] = await db.execute<{ lsn: string | null; at: number }>(
    sql`select ${logPosition} as lsn, ${primaryMillis} as at, pg_current_xact_id()::text as logged`
  )
  return now!
}

/** Returns the position of the primary. */
export async function positionOf(db: Db): Promise<Needed> {
  const [now] = await db.execute<{ lsn: string | null; at: number }>(
    sql`select ${logPosition} as lsn, ${primaryMillis} as at`
  )
  return now!
}
