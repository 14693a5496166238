import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'

/** A change may name a moment so much earlier than its transaction before the trigger `anotar_mudancas` notes it. */
export const EARLIER_MS = 60_000

/** For how long the log of changes is kept. */
export const KEPT_DAYS = 365

export interface Moments {
  /** No transaction that commits from now on began before this moment, by the clock of the database. */
  settled: Date
  /** Since when the log of changes is whole. */
  since: Date
}

/**
 * Reads the moment from which the next call has to ask for changes. It lies a minute before the oldest transaction
 * under way: a server takes the time of a transaction a little before it shows it.
 */
export async function readMoments(db: Db): Promise<Moments> {
  const [row] = await db.execute<{ settled: number; since: number }>(sql`
    select (extract(epoch from least(clock_timestamp(), min(xact_start)) - interval '1 minute') * 1000)::float8 as settled,
      (extract(epoch from clock_timestamp() - make_interval(days => ${KEPT_DAYS}::int)) * 1000)::float8 as since
    from pg_stat_activity where datname = current_database() and xact_start is not null and backend_type = 'client backend'`)
  return { settled: new Date(Math.floor(row?.settled ?? 0)), since: new Date(Math.ceil(row?.since ?? 0)) }
}
