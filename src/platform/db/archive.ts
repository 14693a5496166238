import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

export interface ArchiveStatus {
  /** Whether the last attempt to copy a part of the log failed. */
  failing: boolean
  /** Seconds since the last part was copied, or since the statistics began. Null while neither is known. */
  sinceSeconds: number | null
}

/**
 * Reports whether the server copies its log for backups, or null where archiving is off. A server that fails to copy
 * goes on working and keeps its log until the disk is full.
 */
export async function archiveStatus(db: Db): Promise<ArchiveStatus | null> {
  const [row] = await db.execute<{ mode: string; failing: boolean; since: number | null }>(sql`
    select current_setting('archive_mode') as mode,
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing,
      extract(epoch from clock_timestamp() - coalesce(last_archived_time, stats_reset))::float8 as since
    from pg_stat_archiver`)
  return row && row.mode !== 'off' ? { failing: row.failing, sinceSeconds: row.since } : null
}
