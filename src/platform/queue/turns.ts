import { availableParallelism } from 'node:os'
import { type SQL, sql } from 'drizzle-orm'

/**
 * How people take turns. graphile-worker runs the entries of one name of a queue one after the other, by priority, time
 * and id; so whoever sent ten files at once would be served ten times before anybody who sent one later. Here entries
 * are dealt anew whenever one comes or ends:
 * - The first entry of each person stands in one line, by when its turn began; the others wait behind all first ones.
 *   When a person's entry has ended, the next one goes to the end of that line.
 * - A queue has lanes, each a name of its own, so that as many entries run at once. A person has at most one of them.
 * - Work that looks short has lanes of its own, where nothing stays for long: so it waits for short work only.
 * A deal that is missed, as at a kill, costs nobody an entry: all of them are in a lane, in some order.
 */

/** Entries that run at once in a queue of several lanes. Each import keeps a core busy. */
export const LANES = Math.min(2, availableParallelism())

/** Entries of short work that run at once, besides the others. */
export const SHORT_LANES = 1

/** The names of a queue's lanes. The first is the queue's own name, as earlier versions have it. */
export const lanesOf = (queue: string, lanes: number): string[] =>
  Array.from({ length: lanes }, (_, i) => (i === 0 ? queue : `${queue}-${i + 1}`))

/** The priority of an entry whose person waits for no other one. Mails and the like come before. */
export const FIRST_PRIORITY = 10

/** Only one deal at a time: two of them would put one entry into two lanes, one after the other. */
export const dealAlone: SQL = sql`select pg_advisory_xact_lock(hashtextextended('fila.turns', 0))`

export const openLanes = (lanes: readonly string[]): SQL => sql`
  insert into graphile_worker._private_job_queues (queue_name)
  select name from unnest(${sql.param(lanes)}::text[]) name
  where not exists (select from graphile_worker._private_job_queues known where known.queue_name = name)
  on conflict do nothing`

/**
 * Builds the statement that deals the entries of these lanes. `unfinished` selects `key`, `owner` and `since` of what
 * is still to be done; the entry of work that has ended is not among it, so its lane counts as free.
 */
export const deal = (lanes: readonly string[], unfinished: SQL): SQL => sql`
  with entry as (
    select entry.id, entry.priority, entry.run_at, entry.job_queue_id as lane, entry.locked_by is not null as taken,
      work.owner, ${FIRST_PRIORITY}::int - 1 + row_number() over (
        partition by work.owner order by (entry.locked_by is null), work.since, entry.id)::int as next_priority
    from (${unfinished}) work
    join graphile_worker._private_jobs entry on entry.key = work.key
    join graphile_worker._private_job_queues queue on queue.id = entry.job_queue_id
    where queue.queue_name = any(${sql.param(lanes)}::text[])
  ), placed as (
    select *, case when next_priority < priority then greatest(run_at, now()) else run_at end as next_run_at from entry
  ), lane as (
    select id, count(*) over () as lanes, row_number() over (
      order by exists (select from entry where taken and entry.lane = queue.id), queue_name) - 1 as place
    from graphile_worker._private_job_queues queue where queue_name = any(${sql.param(lanes)}::text[])
  ), waiting as (
    select owner, row_number() over (order by next_run_at, id) - 1 as place from placed
    where next_priority = ${FIRST_PRIORITY}::int and not taken
  ), target as (
    select placed.*, coalesce(
      (select other.lane from entry other where other.taken and other.owner = placed.owner limit 1), lane.id) as next_lane
    from placed
    left join waiting on waiting.owner = placed.owner
    left join lane on lane.place = waiting.place % lane.lanes
    where not taken
  )
  update graphile_worker._private_jobs changed
  set priority = target.next_priority, run_at = target.next_run_at,
    job_queue_id = coalesce(target.next_lane, target.lane)
  from target
  where changed.id = target.id and changed.locked_by is null
    and (target.priority, target.lane) is distinct from (target.next_priority, coalesce(target.next_lane, target.lane))`

/** Builds a condition for a statement of another room: an entry of this lane is due, and nobody has taken it. */
export const waitsInLane = (lane: string | null): SQL => sql`exists (
  select from graphile_worker._private_jobs entry
  join graphile_worker._private_job_queues lane on lane.id = entry.job_queue_id
  where lane.queue_name = ${lane}::text and entry.is_available and entry.run_at <= now())`
