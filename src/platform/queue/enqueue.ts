import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { defaultMaxAttempts, type TaskName, type TaskPayloads } from './tasks.ts'

export interface EnqueueOptions {
  runAt?: Date
  maxAttempts?: number
  /** Jobs of one queue run one after the other. Use few names, because each is a row that stays. */
  queueName?: string
  /** A waiting job with this key is replaced. */
  jobKey?: string
  /** Smaller runs first. The default is 0. */
  priority?: number
}

/** Adds a job as part of the caller's transaction, so the job exists exactly when that transaction commits. */
export async function enqueue<K extends TaskName>(
  db: Db,
  task: K,
  payload: TaskPayloads[K],
  options: EnqueueOptions = {}
): Promise<void> {
  // Parameters are sent as text and cast in SQL, so that no driver serialises the JSON a second time.
  await db.execute(sql`
    select 1 from graphile_worker.add_job(
      identifier => ${task}::text,
      payload => ${JSON.stringify(payload)}::text::json,
      queue_name => ${options.queueName ?? null}::text,
      run_at => ${options.runAt?.toISOString() ?? null}::text::timestamptz,
      max_attempts => ${options.maxAttempts ?? defaultMaxAttempts[task]}::int,
      job_key => ${options.jobKey ?? null}::text,
      priority => ${options.priority ?? 0}::int
    )`)
}
