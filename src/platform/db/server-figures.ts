import { sql } from 'drizzle-orm'
import { type Db, sqlState } from './client.ts'

export interface SlowStatement extends Record<string, unknown> {
  query: string
  calls: number
  totalMs: number
  meanMs: number
}

/** No extension, one that the server has not loaded, or no right to read it. */
const NOT_THERE = new Set(['42P01', '3F000', '42883', '55000', '42501'])

/**
 * Reads the statements that have taken most time, or null where the server does not keep them. Such a statement has $1
 * in the place of values. Statements of any other kind may quote some, and are left out.
 */
export async function slowStatements(db: Db, most: number): Promise<SlowStatement[] | null> {
  try {
    const rows = await db.execute<SlowStatement>(sql`
      select left(regexp_replace(query, '\\s+', ' ', 'g'), 300) as query, calls::float8 as calls,
        round(total_exec_time)::float8 as "totalMs", round(mean_exec_time::numeric, 1)::float8 as "meanMs"
      from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
        and query ~* '^\\s*(select|insert|update|delete|with)\\M' and query !~ '''[^'']*'''
      order by total_exec_time desc limit ${most}::int`)
    return [...rows]
  } catch (error) {
    if (NOT_THERE.has(sqlState(error) ?? '')) return null
    throw error
  }
}

/** Returns the version of the server, without what its packagers add to it. */
export async function serverVersion(db: Db): Promise<string> {
  const [row] = await db.execute<{ version: string }>(
    sql`select split_part(current_setting('server_version'), ' ', 1) as version`
  )
  return row!.version
}
