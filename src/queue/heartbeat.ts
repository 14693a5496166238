import type { Pool, PoolClient } from 'pg'
import { inTransaction } from './connect.ts'

/*
 * graphile-worker marks a job that is being worked with the id of the worker pool that took it, and would let it rest
 * for four hours if that pool vanished. Every pool writes a sign of life here instead, and the jobs of a silent one
 * are given back. All times are the database's.
 */

/** Says that these pools are alive. */
export async function beat(control: Pool, poolIds: string[]): Promise<void> {
  await control.query(
    `insert into fila.heartbeat (pool_id, seen_at) select unnest($1::text[]), now()
     on conflict (pool_id) do update set seen_at = excluded.seen_at`,
    [poolIds]
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

/**
 * Gives back the jobs of every pool that has shown no sign of life for so long; the answer is their number. While the
 * database was down nobody could show one, so the silence is counted from its start at the earliest.
 */
export async function releaseSilent(control: Pool, silentSeconds: number): Promise<number> {
  return inTransaction(control, async (client) => {
    const lock = await client.query(`select pg_try_advisory_xact_lock(hashtextextended('fila.silent', 0)) as mine`)
    if (!lock.rows[0].mine) return 0
    const { rows } = await client.query<{ locked_by: string }>(
      `select held.locked_by
       from (
         select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
         union all
         select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
       ) held
       left join fila.heartbeat on heartbeat.pool_id = held.locked_by
       group by held.locked_by
       having greatest(max(locked_at), max(seen_at), pg_postmaster_start_time()) < now() - make_interval(secs => $1)`,
      [silentSeconds]
    )
    const silent = rows.map((row) => row.locked_by)
    const released = silent.length > 0 ? await release(client, silent, []) : 0
    await client.query(
      `delete from fila.heartbeat
       where greatest(seen_at, pg_postmaster_start_time()) < now() - make_interval(secs => $1)`,
      [silentSeconds]
    )
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
