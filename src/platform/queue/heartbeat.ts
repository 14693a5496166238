import type { Pool, PoolClient } from 'pg'
import { inTransaction } from './connect.ts'

/*
 * graphile-worker marks a job in work with the id of the worker pool that took it. If that pool vanished, it would
 * leave the job alone for four hours. So every pool writes a sign of life here, and the jobs of a silent pool are given
 * back. All times are the database's.
 *
 * While the database cannot be written to, no pool can give a sign. The server does not know how long that lasted,
 * because a replica that becomes the primary was running all the time. So the signs themselves are the evidence:
 * fila.watch records since when signs have come without a gap, from any pool.
 */

/** How a silence is judged. */
export interface Patience {
  /** A pool without a sign for this long counts as dead. */
  silentSeconds: number
  /** When no pool has given a sign for longer than this, none could. */
  gapSeconds: number
  /** After a gap, every pool has this much time for its first sign. */
  returnSeconds: number
}

/** How long an entry may be due before it counts as left, and how many entries are looked at. */
const LEFT = { seconds: 10, most: 1000 }

/** What a heartbeat has seen of the queue. */
export interface Seen {
  /** Whether an entry has been due for a while although nobody works on any entry. */
  isLeft: boolean
  /** In how many milliseconds the next entry is due, below zero for one that is due already; null without entries. */
  dueInMs: number | null
  /** Whether a pool has been silent for so long that it is worth looking closer. */
  isSilent: boolean
}

/** Who holds entries or queues, and since when. */
const HELD = `(
  select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
  union all
  select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
)`

/**
 * Records that these pools are alive, and that signs can be given at all. Returns what is to be seen of the entries of
 * these tasks and of the other pools. All in one statement, since an idle service repeats it day and night.
 */
export async function beat(
  control: Pool,
  poolIds: string[],
  { gapSeconds, silentSeconds, tasks }: { gapSeconds: number; silentSeconds: number; tasks: string[] }
): Promise<Seen> {
  const { rows } = await control.query<{ left: boolean; due: string | null; silent: boolean }>(
    `with seen as (
       insert into fila.heartbeat (pool_id, seen_at) select unnest($1::text[]), now()
       on conflict (pool_id) do update set seen_at = excluded.seen_at
     ), watched as (
       insert into fila.watch as watch (since, last) values (now(), now())
       on conflict (single) do update set
         since = case when watch.last < now() - make_interval(secs => $2) then now() else watch.since end,
         last = greatest(watch.last, now())
     ), next as (
       select min(run_at) as run_at from (
         select task_id, run_at from graphile_worker._private_jobs where is_available
         order by priority, run_at limit $4
       ) first join graphile_worker._private_tasks task on task.id = first.task_id
       where task.identifier = any($3::text[])
     )
     select next.run_at < now() - make_interval(secs => $5)
         and not exists (select from graphile_worker._private_jobs where locked_by is not null) as left,
       ceil(extract(epoch from next.run_at - now()) * 1000) as due,
       exists (
         select from ${HELD} held left join fila.heartbeat on heartbeat.pool_id = held.locked_by
         where greatest(locked_at, seen_at) < now() - make_interval(secs => $6)
       ) or exists (
         select from fila.heartbeat where seen_at < now() - make_interval(secs => $6) and pool_id <> all($1::text[])
       ) as silent
     from next`,
    [poolIds, gapSeconds, tasks, LEFT.most, LEFT.seconds, silentSeconds]
  )
  const { left, due, silent } = rows[0]!
  return { isLeft: left ?? false, dueInMs: due === null ? null : Number(due), isSilent: silent }
}

/**
 * Gives back what an ended pool still holds, and forgets the pool. `finished` lists jobs that it has done. If the
 * deletion of one was lost with a connection, it is deleted now and does not run again.
 */
export async function releasePool(control: Pool, poolId: string, finished: string[]): Promise<number> {
  return inTransaction(control, async (client) => {
    const released = await release(client, [poolId], finished)
    await client.query('delete from fila.heartbeat where pool_id = $1', [poolId])
    return released
  })
}

/**
 * Gives back the jobs of every pool that was silent for too long although it could have given a sign. Returns their
 * number.
 */
export async function releaseSilent(control: Pool, { silentSeconds, returnSeconds }: Patience): Promise<number> {
  return inTransaction(control, async (client) => {
    const lock = await client.query(`select pg_try_advisory_xact_lock(hashtextextended('fila.silent', 0)) as mine`)
    const watched = await client.query(`select 1 from fila.watch where since <= now() - make_interval(secs => $1)`, [
      returnSeconds
    ])
    if (!lock.rows[0].mine || watched.rows.length === 0) return 0
    const { rows } = await client.query<{ locked_by: string }>(
      `select held.locked_by
       from ${HELD} held
       left join fila.heartbeat on heartbeat.pool_id = held.locked_by
       group by held.locked_by
       having greatest(max(locked_at), max(seen_at)) < now() - make_interval(secs => $1)`,
      [silentSeconds]
    )
    const silent = rows.map((row) => row.locked_by)
    const released = silent.length > 0 ? await release(client, silent, []) : 0
    await client.query(`delete from fila.heartbeat where seen_at < now() - make_interval(secs => $1)`, [silentSeconds])
    return released
  })
}

async function release(client: PoolClient, poolIds: string[], finished: string[]): Promise<number> {
  const { rows } = await client.query<{ id: string; exhausted: boolean }>(
    `select id, attempts >= max_attempts as exhausted from graphile_worker.jobs where locked_by = any($1::text[])`,
    [poolIds]
  )
  const done = rows.filter((row) => finished.includes(row.id))
  // A job that kills its process each time must end some day, so a lost attempt counts. The last one leaves a reason,
  // like any other failure.
  const failed = rows.filter((row) => row.exhausted && !finished.includes(row.id))
  await client.query('select graphile_worker.force_unlock_workers($1::text[])', [poolIds])
  await client.query('select 1 from graphile_worker.complete_jobs($1::bigint[])', [done.map((row) => row.id)])
  await client.query('select 1 from graphile_worker.permanently_fail_jobs($1::bigint[], $2)', [
    failed.map((row) => row.id),
    'the worker was lost during the last attempt'
  ])
  return rows.length - done.length
}
