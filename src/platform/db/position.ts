import { type SQL, sql } from 'drizzle-orm'

/**
 * The current end of the primary's log. Everything committed before this is read lies before it, even where a commit
 * does not wait for the disk. Null on a replica, which does not write a log.
 */
export const logPosition: SQL<string | null> = sql<string | null>`
  case when pg_is_in_recovery() then null else pg_current_wal_insert_lsn()::text end`

/** The server's clock in milliseconds. */
export const primaryMillis: SQL<number> = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`

/** What a reader requires of a replica. */
export interface Needed {
  /** The replica must have applied the log up to here. Null sets no such requirement. */
  lsn: string | null
  /** The primary's clock in milliseconds, from which the replica's delay is measured. */
  at: number
}
