import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../src/platform/db/client.ts'
import { enqueue } from '../../../src/platform/queue/enqueue.ts'
import { queueStatus } from '../../../src/platform/queue/status.ts'
import { startWorker } from '../../../src/platform/queue/worker.ts'
import { PATIENT_MS } from '../../support/connect.ts'
import { useDatabase } from '../../support/database.ts'
import { testVitals } from '../../support/vitals.ts'
import { jobs, mail, recordingHandlers, recordingLog, until } from './support.ts'

let url: string
let client: Database
useDatabase({}, (connection, at) => {
  client = connection
  url = at
})
beforeEach(() => client.db.execute(sql`delete from graphile_worker._private_jobs`))

test('a job of a rolled-back transaction never existed', async () => {
  const attempt = client.db.transaction(async (tx) => {
    await enqueue(tx, 'enviar-mail', mail('1'))
    throw new Error('rolled back')
  })
  await expect(attempt).rejects.toThrow('rolled back')
  expect(await jobs(client.db)).toEqual([])
})

test('a job of a committed transaction is run once, with its payload unchanged', async () => {
  const given = { ...mail('a'), dados: { texto: `"'\\ çã 🙂 \u0000 {}`, lista: [1, null, { x: true }] } }
  const payloads: unknown[] = []
  const { calls, handlers } = recordingHandlers((payload) => {
    payloads.push(payload)
  })
  const worker = await startWorker({
    url,
    handlers,
    concurrency: 3,
    connectMs: PATIENT_MS,
    log: recordingLog(),
    vitals: testVitals()
  })
  try {
    await client.db.transaction((tx) => enqueue(tx, 'enviar-mail', given))
    await until(async () => {
      expect(calls).toHaveLength(1)
      expect(await jobs(client.db)).toEqual([])
    })
  } finally {
    await worker.stop()
  }
  expect(payloads).toEqual([given])
  expect(calls).toEqual([{ id: 'a', attempt: 1, lastAttempt: false }])
})

test('options are kept; a key replaces the waiting job', async () => {
  const runAt = new Date('2100-01-02T03:04:05.678Z')
  const options = { runAt, maxAttempts: 3, queueName: 'uma', jobKey: 'chave', priority: -5 }
  await enqueue(client.db, 'enviar-mail', mail('1'), { jobKey: 'chave' })
  await enqueue(client.db, 'enviar-mail', mail('2'), options)
  await enqueue(client.db, 'enviar-mail', mail('3'))
  const rows = await client.db.execute(sql`
    select payload->>'id' as id, extract(epoch from run_at)::float8 as run_at, max_attempts, key, priority,
      queue_name as queue
    from graphile_worker._private_jobs j left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    order by j.id`)
  const [replaced, plain] = rows
  expect(replaced).toEqual({
    id: '2',
    run_at: runAt.getTime() / 1000,
    max_attempts: 3,
    key: 'chave',
    priority: -5,
    queue: 'uma'
  })
  expect(plain).toMatchObject({ id: '3', max_attempts: 12, key: null, priority: 0, queue: null })
  expect(rows).toHaveLength(2)
})

test('the status counts waiting, due and failed jobs', async () => {
  expect(await queueStatus(client.db)).toEqual({
    pending: 0,
    running: 0,
    failed: 0,
    oldestSeconds: null,
    isUntaken: false,
    retriedSeconds: {}
  })
  const day = 24 * 3600
  const [{ now }] = (await client.db.execute<{ now: number }>(
    sql`select extract(epoch from now())::float8 * 1000 as now`
  )) as unknown as [{ now: number }]
  await enqueue(client.db, 'enviar-mail', mail('later'), { runAt: new Date(now + day * 1000) })
  expect(await queueStatus(client.db)).toEqual({
    pending: 1,
    running: 0,
    failed: 0,
    oldestSeconds: null,
    isUntaken: false,
    retriedSeconds: {}
  })
  await enqueue(client.db, 'enviar-mail', mail('due'), { runAt: new Date(now - day * 1000) })
  await enqueue(client.db, 'enviar-mail', mail('failed'), { jobKey: 'failed' })
  await client.db.execute(sql`
    select 1 from graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs where key = 'failed'))`)
  await enqueue(client.db, 'enviar-mail', mail('working'), { jobKey: 'working' })
  await client.db.execute(sql`
    update graphile_worker._private_jobs set locked_by = 'x', locked_at = now(), attempts = max_attempts
    where key = 'working'`)
  const status = await queueStatus(client.db)
  expect(status).toMatchObject({ pending: 3, failed: 1 })
  expect(status.oldestSeconds).toBeGreaterThanOrEqual(day)
})

test('the status tells since when a task has been failing, though its next attempt is hours off', async () => {
  await enqueue(client.db, 'enviar-mail', mail('new'))
  expect((await queueStatus(client.db)).retriedSeconds).toEqual({})
  await enqueue(client.db, 'enviar-mail', mail('again'), { jobKey: 'again' })
  await client.db.execute(sql`
    update graphile_worker._private_jobs
    set attempts = 3, created_at = now() - interval '1 hour', run_at = now() + interval '5 hours' where key = 'again'`)
  const { retriedSeconds } = await queueStatus(client.db)
  expect(Object.keys(retriedSeconds)).toEqual(['enviar-mail'])
  expect(retriedSeconds['enviar-mail']).toBeGreaterThanOrEqual(3600)
})
