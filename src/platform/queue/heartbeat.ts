import type { Pool, PoolClient } from 'pg'
import { inTransaction } from './connect.ts'

/*
 * graphile-worker marks a job that is being worked with the id of the worker pool that took it, and would let it rest
 * for four hours if that pool vanished. Every pool writes a sign of life here instead, and the jobs of a silent one
 * are given back. All times are the database's.
 *
 * While the database could not be written to, nobody could give a sign. The server does not know for how long that was: a replica that has become the
 * primary was running all the time. So the signs themselves tell: fila.watch has since when they have come without a gap, from whomever.
 */

/** How a silence is judged. */
export interface Patience {
  /** A pool without a sign for so long is taken for dead. */
  silentSeconds: number
  /** When no sign came from anybody for longer, none could be given. */
  gapSeconds: number
  /** After a gap everybody has so much time for the first sign. */
  returnSeconds: number
}

/** Says that these pools are alive, and that whoever is can say so. */
export async function beat(control: Pool, poolIds: string[], gapSeconds: number): Promise<void> {
  await control.query(
    `with seen as (
       insert into fila.heartbeat (pool_id, seen_at) select unnest($1::text[]), now()
       on conflict (pool_id) do update set seen_at = excluded.seen_at
     )
     insert into fila.watch as watch (since, last) values (now(), now())
     on conflict (single) do update set
       since = case when watch.last < now() - make_interval(secs => $2) then now() else watch.since end,
       last = greatest(watch.last, now())`,
    [poolIds, gapSeconds]
  )
}

/**
 * Gives back whatever a pool that has ended still holds, and forgets the pool. `finished` are jobs that it has done:
 * where the deletion of one was lost with a connection, it is deleted now and not worked again.
 */
export async function releasePool(control: Pool, poolId: string, finished: string[]): Promise<number> {
  return inTransaction(control, async (client) => {
    const released = await release(client, [poolId], finished)
    await client.query('delete from fila.heartbeat where pool_id = $1', [poolId])
    return released
  })
}

/** Gives back the jobs of every pool that has shown no sign of life for so long, though it could have; the answer is their number. */
export async function releaseSilent(control: Pool, { silentSeconds, returnSeconds }: Patience): Promise<number> {
  return inTransaction(control, async (client) => {
    const lock = await client.query(`select pg_try_advisory_xact_lock(hashtextextended('fila.silent', 0)) as mine`)
    const watched = await client.query(`select 1 from fila.watch where since <= now() - make_interval(secs => $1)`, [
      returnSeconds
    ])
    if (!lock.rows[0].mine || watched.rows.length === 0) return 0
    const { rows } = await client.query<{ locked_by: string }>(
      `select held.locked_by
       from (
         select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
         union all
         select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
       ) held
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
  // A job that takes its process down each time must end some day, so a lost attempt counts; the last one leaves a
  // reason behind like any other failure.
  const failed = rows.filter((row) => row.exhausted && !finished.includes(row.id))
  await client.query('select graphile_worker.force_unlock_workers($1::text[])', [poolIds])
  await client.query('select 1 from graphile_worker.complete_jobs($1::bigint[])', [done.map((row) => row.id)])
  await client.query('select 1 from graphile_worker.permanently_fail_jobs($1::bigint[], $2)', [
    failed.map((row) => row.id),
    'the worker was lost during the last attempt'
  ])
  return rows.length - done.length
}
