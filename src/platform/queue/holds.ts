import { type SQL, sql } from 'drizzle-orm'

/**
 * Builds a condition for a statement of another room: the queue still has an entry with this key that runs or will run.
 */
export const queueHolds = (key: SQL): SQL => sql`exists (
  select 1 from graphile_worker.jobs entry
  where entry.key = ${key} and (entry.attempts < entry.max_attempts or entry.locked_by is not null))`

/**
 * Builds a statement that gives an entry its attempts back. A job that makes progress may be interrupted any number of
 * times. A job that ends its process each time without progress must end some day.
 */
export const renewAttempts = (key: string): SQL =>
  sql`update graphile_worker._private_jobs set attempts = 1 where key = ${key} and attempts > 1`
