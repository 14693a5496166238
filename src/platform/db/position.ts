import { type SQL, sql } from 'drizzle-orm'

/**
 * Up to where the log has come: whatever was committed before this is asked lies before it, also where a commit does not wait for the disk. Null
 * on a replica, which has no place in the log of its own.
 */
export const logPosition: SQL<string | null> = sql<string | null>`
  case when pg_is_in_recovery() then null else pg_current_wal_insert_lsn()::text end`

/** The server's clock, in milliseconds. */
export const primaryMillis: SQL<number> = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`

/** What a reader wants a replica to know. */
export interface Needed {
  /** The replica has carried out the log up to here; null for no place in particular. */
  lsn: string | null
  /** The primary's clock in milliseconds, by which the replica may not be behind for too long. */
  at: number
}
