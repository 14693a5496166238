import { type SQL, sql } from 'drizzle-orm'

/** A condition for a statement of another room: the queue still has an entry with this key that is worked, or will be. */
export const queueHolds = (key: SQL): SQL => sql`exists (
  select 1 from graphile_worker.jobs entry
  where entry.key = ${key} and (entry.attempts < entry.max_attempts or entry.locked_by is not null))`
