import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enqueue } from '../../../src/platform/queue/enqueue.ts'
import { gate, jobs, mail, queueForTests, recordingHandlers, recordingLog, secret, until } from './support.ts'

const queue = queueForTests()
const { start } = queue

test('a job that fails is tried again, and says which attempt it is', async () => {
  const { calls, handlers } = recordingHandlers((_, { attempt }) => {
    if (attempt < 11) throw new Error('not yet')
  })
  await enqueue(queue.db, 'enviar-mail', mail('1'), { maxAttempts: 11 })
  // After eight failures the next waits take hours, so no machine is too slow to see them.
  await queue.db.execute(sql`update graphile_worker._private_jobs set attempts = 8`)
  await start({ handlers })
  for (const failures of [9, 10]) {
    await until(async () => {
      expect(await jobs(queue.db)).toMatchObject([{ attempts: failures, locked_by: null }])
    })
    const [waiting] = await queue.db.execute(sql`select run_at > now() as later from graphile_worker.jobs`)
    expect(waiting).toEqual({ later: true })
    await queue.db.execute(sql`
      select 1 from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`)
  }
  await until(async () => expect(await jobs(queue.db)).toEqual([]))
  expect(calls).toEqual([
    { id: '1', attempt: 9, lastAttempt: false },
    { id: '1', attempt: 10, lastAttempt: false },
    { id: '1', attempt: 11, lastAttempt: true }
  ])
})

test('a job that failed for good stays, and neither its error nor the log quotes the payload', async () => {
  const log = recordingLog()
  const { handlers } = recordingHandlers((payload) => {
    const error = new Error(`550 no such user ${payload.para}\n    at ${payload.para} (/a/${payload.para}:1:1)`)
    throw Object.assign(error, { code: 'EENVELOPE', responseCode: 550, payload })
  })
  await start({ handlers, log })
  await enqueue(queue.db, 'enviar-mail', mail('1'), { maxAttempts: 1 })
  await until(async () => {
    expect(await jobs(queue.db)).toMatchObject([{ attempts: 1, locked_by: null }])
  })
  const [failed] = await jobs(queue.db)
  expect(failed?.last_error).toMatch(/^Error EENVELOPE 550 at queue\/worker\.test\.ts:\d+$/)
  await until(() => expect(log.lines.join('\n')).toContain('Error EENVELOPE 550'))
  expect(log.lines.join('\n')).not.toContain(secret)
})

test('a job that succeeds is logged without its payload', async () => {
  const log = recordingLog()
  await start({ log })
  await enqueue(queue.db, 'enviar-mail', mail('1'))
  await until(() => expect(log.lines.join('\n')).toContain('Completed task'))
  expect(log.lines.join('\n')).not.toContain(secret)
})

test('an entry of a task that only a newer version knows is left alone', async () => {
  await queue.db.execute(sql`select 1 from graphile_worker.add_job('tarefa-nova', '{}'::json, priority => -1)`)
  const { calls, handlers } = recordingHandlers()
  await start({ handlers })
  await enqueue(queue.db, 'enviar-mail', mail('1'))
  await until(() => expect(calls).toHaveLength(1))
  await until(async () =>
    expect(await jobs(queue.db)).toMatchObject([{ task_identifier: 'tarefa-nova', attempts: 0, locked_by: null }])
  )
})

test('stop waits for the job in work and leaves nothing locked', async () => {
  const entered = gate()
  const release = gate()
  const { calls, handlers } = recordingHandlers(async () => {
    entered.open()
    await release.opened
  })
  const worker = await start({ handlers })
  await enqueue(queue.db, 'enviar-mail', mail('1'), { queueName: 'fila-1' })
  await entered.opened
  expect(await worker.status()).toMatchObject({ working: true, activeJobs: 1 })
  const stopped = worker.stop()
  await enqueue(queue.db, 'enviar-mail', mail('2'))
  release.open()
  await stopped
  // The second entry may have been taken in the moment before the worker stopped to look; then it was done, too.
  const left = await jobs(queue.db)
  expect(left).toMatchObject(Array(2 - calls.length).fill({ attempts: 0, locked_by: null }))
  await expectNothingLeft()
})

test('stop gives back a job that takes too long, and another worker does it', async () => {
  const log = recordingLog()
  const entered = gate()
  const release = gate()
  const slow = recordingHandlers(async () => {
    entered.open()
    await release.opened
  })
  const first = await start({ handlers: slow.handlers, log, drainSeconds: 0.1 })
  await enqueue(queue.db, 'enviar-mail', mail('1'), { queueName: 'fila-2' })
  await entered.opened
  await first.stop()
  expect(await jobs(queue.db)).toMatchObject([{ attempts: 1, locked_by: null, last_error: null }])
  await expectNothingLeft()
  const second = recordingHandlers()
  await start({ handlers: second.handlers })
  await until(async () => expect(await jobs(queue.db)).toEqual([]))
  expect(second.calls).toEqual([{ id: '1', attempt: 2, lastAttempt: false }])
  // The first run still comes to its end, which must not be an error of the process.
  const before = log.lines.length
  release.open()
  await until(() => expect(log.lines.length).toBeGreaterThan(before))
})

test('twenty stops under load leave no job locked and do each job once', async () => {
  const { calls, handlers } = recordingHandlers()
  for (let round = 0; round < 20; round++) {
    const worker = await start({ handlers, concurrency: 4 })
    await Promise.all(Array.from({ length: 10 }, (_, i) => enqueue(queue.db, 'enviar-mail', mail(`${round}-${i}`))))
    await worker.stop()
    expect((await jobs(queue.db)).filter((job) => job.locked_by !== null)).toEqual([])
  }
  await start({ handlers, concurrency: 4 })
  await until(async () => expect(await jobs(queue.db)).toEqual([]))
  expect(new Set(calls.map((call) => call.id)).size).toBe(200)
  expect(calls).toHaveLength(200)
})

test('a worker that cannot reach its database says so at the start', async () => {
  const url = new URL(queue.url)
  url.pathname = '/there_is_no_such_database'
  await expect(start({ url: url.href })).rejects.toThrow('does not exist')
})

async function expectNothingLeft(): Promise<void> {
  const [held] = await queue.db.execute(sql`
    select (select count(*)::int from graphile_worker._private_job_queues where locked_by is not null) as queues,
      (select count(*)::int from fila.heartbeat) as heartbeats`)
  expect(held).toEqual({ queues: 0, heartbeats: 0 })
  // The server takes a moment to notice that a connection was closed.
  await until(async () => {
    const sessions = await queue.db.execute(sql`
      select 1 from pg_stat_activity where application_name = 'fila' and datname = current_database()`)
    expect(sessions).toHaveLength(0)
  })
}
