import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

export interface QueueStatus {
  /** Jobs that will still run, including those running now. */
  pending: number
  /** Pending jobs that are running now. */
  running: number
  /** Jobs that used up their attempts. */
  failed: number
  /** How long the job that has been due longest has waited, or null when none is due. */
  oldestSeconds: number | null
  /** By task: since the oldest job was made that has failed and is tried again, perhaps hours from now. */
  retriedSeconds: Record<string, number>
  /** Whether an entry has been due for a minute while nobody works on any entry. */
  isUntaken: boolean
}

/** A worker takes an entry within seconds unless it is busy. */
const UNTAKEN_SECONDS = 60

/**
 * Counting stops here, and the oldest job is searched among this many, so that a long queue costs no more to look at.
 */
const most = 10_000

export interface TaskEntries extends Record<string, unknown> {
  task: string
  entries: number
  /** The most attempts that one of them has had. */
  attempts: number
}

/** Counts all entries, by task. It reads the whole queue, so it is not for every minute. */
export async function entriesByTask(db: Db): Promise<TaskEntries[]> {
  return await db.execute<TaskEntries>(sql`
    select identifier as task, count(*)::int as entries, max(attempts)::int as attempts
    from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    group by identifier order by identifier`)
}

interface Counted extends Record<string, unknown> {
  pending: number
  running: number
  failed: number
  oldest: number | null
  retried: Record<string, number>
}

export async function queueStatus(db: Db): Promise<QueueStatus> {
  // Each part reads a partial index in its order: graphile-worker's own, and the two that migrate.ts adds.
  const rows = await db.execute<Counted>(sql`
    with next as materialized (
      select run_at, attempts, task_id, created_at from graphile_worker._private_jobs
      where is_available order by priority, run_at limit ${most}
    ), waiting as (
      select count(*)::int as jobs, min(run_at) filter (where run_at <= now()) as oldest from next
    ), retried as (
      select coalesce(jsonb_object_agg(identifier, seconds), '{}') as tasks
      from (
        select identifier, floor(extract(epoch from now() - min(created_at)))::int as seconds
        from next join graphile_worker._private_tasks tasks on tasks.id = next.task_id
        where attempts > 0 group by identifier
      ) each_task
    ), working as (
      select count(*)::int as jobs
      from (select 1 from graphile_worker._private_jobs where locked_by is not null limit ${most}) held
    ), failed as (
      select count(*)::int as jobs
      from (
        select 1 from graphile_worker._private_jobs
        where attempts >= max_attempts and locked_by is null limit ${most}
      ) exhausted
    )
    select waiting.jobs + working.jobs as pending, working.jobs as running, failed.jobs as failed,
      floor(extract(epoch from now() - waiting.oldest))::int as oldest, retried.tasks as retried
    from waiting, working, failed, retried`)
  const { pending, running, failed, oldest, retried } = rows[0]!
  const isUntaken = running === 0 && oldest !== null && oldest >= UNTAKEN_SECONDS
  return { pending, running, failed, oldestSeconds: oldest, retriedSeconds: retried, isUntaken }
}
