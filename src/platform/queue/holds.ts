import { type SQL, sql } from 'drizzle-orm'

/** A condition for a statement of another room: the queue still has an entry with this key that is worked, or will be. */
export const queueHolds = (key: SQL): SQL => sql`exists (
  select 1 from graphile_worker.jobs entry
  where entry.key = ${key} and (entry.attempts < entry.max_attempts or entry.locked_by is not null))`

/**
 * A statement that gives an entry of the queue its attempts back. A job that gets on may be interrupted any number of times; one that ends its process
 * each time before it has got any further must end some day.
 */
export const renewAttempts = (key: string): SQL =>
  sql`update graphile_worker._private_jobs set attempts = 1 where key = ${key} and attempts > 1`
