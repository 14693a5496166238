import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { connect } from '../../src/platform/db/client.ts'
import { startEmbedded } from '../../src/platform/embedded/embedded.ts'
import { enqueue } from '../../src/platform/queue/enqueue.ts'
import { migrateQueue } from '../../src/platform/queue/migrate.ts'
import {
  gate,
  jobs,
  mail,
  queueForTests,
  recordingHandlers,
  recordingLog,
  secret,
  until
} from '../platform/queue/support.ts'
import { program } from '../support/programs.ts'

const queue = queueForTests({ heartbeatSeconds: 0.2, silentSeconds: 2 })
const { start } = queue

test('a job of a killed process is done by another, but not while that process lives', async () => {
  const child = spawn(process.execPath, [program('queue-worker'), queue.url])
  try {
    await enqueue(queue.db, 'enviar-mail', mail('1'), { queueName: 'fila' })
    await once(child.stdout, 'data')
    const { calls, handlers } = recordingHandlers()
    await start({ handlers })
    await until(async () => expect(await heldFor()).toBeGreaterThan(4))
    expect(calls).toEqual([])
    child.kill('SIGKILL')
    await until(async () => expect(await jobs(queue.db)).toEqual([]))
    expect(calls).toEqual([{ id: '1', attempt: 2, lastAttempt: false }])
  } finally {
    child.kill('SIGKILL')
  }
})

test('a job held by an unknown worker is done; one on its last attempt fails, with a reason', async () => {
  await enqueue(queue.db, 'enviar-mail', mail('1'))
  await enqueue(queue.db, 'enviar-mail', mail('2'), { maxAttempts: 1 })
  await queue.db.execute(sql`
    update graphile_worker._private_jobs
    set locked_by = 'pool-of-a-dead-process', locked_at = now() - interval '1 hour', attempts = 1`)
  const { calls, handlers } = recordingHandlers()
  await start({ handlers })
  await until(async () => {
    expect(await jobs(queue.db)).toMatchObject([
      { attempts: 1, locked_by: null, last_error: 'the worker was lost during the last attempt' }
    ])
  })
  expect(calls).toEqual([{ id: '1', attempt: 2, lastAttempt: false }])
})

test('work goes on after all its connections were ended', async () => {
  const { calls, handlers } = recordingHandlers()
  await start({ handlers })
  for (let round = 0; round < 3; round++) {
    await endConnections()
    await enqueue(queue.db, 'enviar-mail', mail(String(round)))
    await until(async () => expect(await jobs(queue.db)).toEqual([]))
  }
  expect(calls.map((call) => call.id)).toEqual(['0', '1', '2'])
})

test('a job whose end could not be written is not done twice', async () => {
  const entered = gate()
  const release = gate()
  const { calls, handlers } = recordingHandlers(async () => {
    entered.open()
    await release.opened
  })
  const worker = await start({ handlers })
  await enqueue(queue.db, 'enviar-mail', mail('1'), { queueName: 'fila' })
  await entered.opened
  await withoutConnections(async () => {
    release.open()
    await until(async () => expect(await worker.status()).toMatchObject({ working: false, activeJobs: 0 }))
  })
  await enqueue(queue.db, 'enviar-mail', mail('2'), { queueName: 'fila' })
  await until(async () => expect(await jobs(queue.db)).toEqual([]))
  expect(calls.map((call) => call.id)).toEqual(['1', '2'])
})

test('a job is done although the answer that handed it out never arrived', async () => {
  const { calls, handlers } = recordingHandlers()
  await start({ handlers })
  const later = { runAt: new Date('2100-01-01') }
  await enqueue(queue.db, 'enviar-mail', mail('1'), later)
  await queue.db.execute(sql`
    update graphile_worker._private_jobs
    set locked_by = (select pool_id from fila.heartbeat), locked_at = now(), attempts = 1, run_at = now()`)
  await endConnections()
  await until(async () => expect(await jobs(queue.db)).toEqual([]))
  expect(calls).toEqual([{ id: '1', attempt: 2, lastAttempt: false }])
})

test('a worker that could not give a sign of life for long begins again', async () => {
  let ahead = 0
  await start({ now: () => new Date(Date.UTC(2026, 0, 1) + ahead) })
  const [before] = await queue.db.execute(sql`select pool_id from fila.heartbeat`)
  ahead = 60_000
  await until(async () => {
    const rows = await queue.db.execute(sql`select pool_id from fila.heartbeat`)
    expect(rows).toHaveLength(1)
    expect(rows[0]).not.toEqual(before)
  })
})

test('jobs that fail while connections break leave no payload in the log', async () => {
  const log = recordingLog()
  const { handlers } = recordingHandlers(async ({ para }) => {
    await endConnections()
    throw new Error(para)
  })
  await start({ handlers, log, concurrency: 4 })
  await Promise.all([1, 2, 3, 4].map((id) => enqueue(queue.db, 'enviar-mail', mail(String(id)), { maxAttempts: 2 })))
  await until(async () => {
    const rows = await jobs(queue.db)
    expect(rows.filter((row) => row.attempts > 0 && row.locked_by === null)).toHaveLength(4)
  })
  expect(log.lines.join('\n')).toContain('connection lost')
  expect(log.lines.join('\n')).not.toContain(secret)
})

test('a database server that is stopped at once and comes back finds the worker waiting, and no job is done twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saude-integra-queue-'))
  await chmod(folder, 0o711)
  const server = await startEmbedded({ dataDir: folder, settings: { fsync: 'off' } })
  const own = connect(server.url)
  try {
    await migrateQueue(server.url)
    const entered = gate()
    const release = gate()
    const { calls, handlers } = recordingHandlers(async () => {
      entered.open()
      await release.opened
    })
    const worker = await start({ url: server.url, handlers })
    await enqueue(own.db, 'enviar-mail', mail('1'))
    await entered.opened
    const [row] = await own.sql<{ pid: string }[]>`select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid`
    process.kill(Number(row!.pid), 'SIGQUIT')
    await until(async () => expect(await worker.status()).toMatchObject({ working: false }))
    release.open()
    await until(() => enqueue(own.db, 'enviar-mail', mail('2'), { jobKey: '2' }))
    await until(async () => expect(await jobs(own.db)).toEqual([]))
    expect(calls.map((call) => call.id)).toEqual(['1', '2'])
    await worker.stop()
  } finally {
    await own.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

/** Returns for how many seconds the only job has been in work, by the database's clock. */
async function heldFor(): Promise<number> {
  const [row] = await queue.db.execute<{ held: number | null }>(sql`
    select extract(epoch from now() - locked_at)::float8 as held from graphile_worker.jobs`)
  return row?.held ?? -1
}

async function endConnections(): Promise<void> {
  await queue.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'fila' and datname = current_database()`)
}

/** Ends open connections and refuses new ones while the work runs, as when the database restarts. */
async function withoutConnections(work: () => Promise<void>): Promise<void> {
  const admin = connect(inject('adminUrl'), { max: 1 })
  const name = new URL(queue.url).pathname.slice(1)
  try {
    await admin.sql.unsafe(`alter database ${name} allow_connections false`)
    await endConnections()
    await work()
  } finally {
    await admin.sql.unsafe(`alter database ${name} allow_connections true`)
    await admin.close()
  }
}
