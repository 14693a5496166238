import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/**
 * Counts the standbys that confirm commits. Null where commits wait for no standby, and where the role may not see the
 * standbys, which takes pg_read_all_stats.
 */
export async function synchronousStandbys(db: Db): Promise<number | null> {
  const [row] = await db.execute<{ standbys: number | null }>(sql`
    select case when current_setting('synchronous_standby_names') <> ''
      and pg_has_role('pg_read_all_stats', 'usage')
      then count(*) filter (where state = 'streaming' and sync_state in ('sync', 'quorum'))::int end as standbys
    from pg_stat_replication`)
  return row?.standbys ?? null
}
