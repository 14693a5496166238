import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

export interface ArchiveStatus {
  /** The last try to copy a part of the log has failed. */
  failing: boolean
  /** Since the last part was copied, or since the figures began; null while that can not be known. */
  sinceSeconds: number | null
}

/** Whether the server copies its log for backups; null where it is not set up to. A server that can not goes on working, and keeps its log until the disk is full. */
export async function archiveStatus(db: Db): Promise<ArchiveStatus | null> {
  const [row] = await db.execute<{ mode: string; failing: boolean; since: number | null }>(sql`
    select current_setting('archive_mode') as mode,
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing,
      extract(epoch from clock_timestamp() - coalesce(last_archived_time, stats_reset))::float8 as since
    from pg_stat_archiver`)
  return row && row.mode !== 'off' ? { failing: row.failing, sinceSeconds: row.since } : null
}
