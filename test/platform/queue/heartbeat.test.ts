import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPool, endPool } from '../../../src/platform/queue/connect.ts'
import { enqueue } from '../../../src/platform/queue/enqueue.ts'
import { beat, releaseSilent } from '../../../src/platform/queue/heartbeat.ts'
import { patienceOf } from '../../../src/platform/queue/keeper.ts'
import { HEARTBEAT_SECONDS, SILENT_SECONDS } from '../../../src/platform/queue/worker.ts'
import { jobs, mail, queueForTests } from './support.ts'

// The test's server has been running for longer than these times, like a replica that becomes the primary.
const PATIENCE = { silentSeconds: 0.5, gapSeconds: 0.2, returnSeconds: 0.3, tasks: ['enviar-mail'] }

const queue = queueForTests()
let control: Pool
beforeAll(() => {
  control = createPool(queue.url, 1, () => {})
})
afterAll(() => endPool(control))

/** Sets up two pools with a job each, both of which have just given a sign of life. */
beforeEach(async () => {
  await queue.db.execute(sql`delete from fila.heartbeat`)
  await queue.db.execute(sql`delete from fila.watch`)
  for (const id of ['viva', 'morta']) {
    await enqueue(queue.db, 'enviar-mail', mail(id), { jobKey: id })
    await queue.db.execute(sql`
      update graphile_worker._private_jobs set locked_by = ${id}, locked_at = now() - interval '1 hour', attempts = 1
      where key = ${id}`)
  }
  await beat(control, ['viva', 'morta'], PATIENCE)
})

const pass = async (seconds: number) => {
  const by = sql`make_interval(secs => ${seconds}::float8)`
  await queue.db.execute(sql`update fila.heartbeat set seen_at = seen_at - ${by}`)
  await queue.db.execute(sql`update fila.watch set since = since - ${by}, last = last - ${by}`)
}
const holders = async () => (await jobs(queue.db)).map((job) => job.locked_by)
const sign = (pool: string) => beat(control, [pool], PATIENCE)

test('after a failover, during which nobody could give a sign, nobody looks silent; a pool that then gives none does', async () => {
  await pass(60)
  await sign('observadora')
  expect(await releaseSilent(control, PATIENCE)).toBe(0)
  expect(await holders()).toEqual(['viva', 'morta'])
  await sign('viva')
  // Makes the others' signs look as if they had come without a gap for long enough.
  await queue.db.execute(sql`update fila.watch set since = since - interval '1 second'`)
  expect(await releaseSilent(control, PATIENCE)).toBe(1)
  expect(await holders()).toEqual(['viva', null])
})

test('a pool that is silent while others give signs all the time counts as dead at once', async () => {
  await queue.db.execute(sql`update fila.watch set since = since - interval '1 minute'`)
  await queue.db.execute(sql`update fila.heartbeat set seen_at = seen_at - interval '1 minute' where pool_id = 'morta'`)
  await sign('viva')
  expect(await releaseSilent(control, PATIENCE)).toBe(1)
  expect(await holders()).toEqual(['viva', null])
})

test('a sign also sees whether a closer look at silent pools is worth it', async () => {
  expect(await sign('viva')).toMatchObject({ isSilent: false })
  await queue.db.execute(sql`update fila.heartbeat set seen_at = seen_at - interval '1 minute' where pool_id = 'morta'`)
  expect(await sign('viva')).toMatchObject({ isSilent: true })
  await queue.db.execute(sql`delete from fila.heartbeat where pool_id = 'morta'`)
  expect(await sign('viva')).toMatchObject({ isSilent: true })
  await queue.db.execute(sql`delete from graphile_worker._private_jobs where key = 'morta'`)
  expect(await sign('viva')).toMatchObject({ isSilent: false })
})

test('a sign also sees when the next entry is due', async () => {
  expect(await sign('viva')).toMatchObject({ dueInMs: null, isLeft: false })
  await enqueue(queue.db, 'enviar-mail', mail('later'), { runAt: new Date(Date.now() + 3_600_000) })
  const { dueInMs } = await sign('viva')
  expect(dueInMs).toBeGreaterThan(0)
  expect(dueInMs).toBeLessThanOrEqual(3_600_000)
  await enqueue(queue.db, 'enviar-mail', mail('due'), { runAt: new Date(Date.now() - 3_600_000) })
  expect((await sign('viva')).dueInMs).toBeLessThan(0)
})

test('a pool of release 3, whose signs fila.watch does not have, lives as long as it gives them', async () => {
  await queue.db.execute(sql`update fila.watch set since = since - interval '1 minute'`)
  await queue.db.execute(sql`update fila.heartbeat set seen_at = seen_at - interval '1 minute'`)
  await sign('observadora')
  await queue.db.execute(sql`update fila.heartbeat set seen_at = now() where pool_id = 'viva'`)
  expect(await releaseSilent(control, PATIENCE)).toBe(1)
  expect(await holders()).toEqual(['viva', null])
})

test('a pool that was never heard of counts as dead when the time to return is over', async () => {
  await queue.db.execute(sql`delete from fila.heartbeat where pool_id = 'morta'`)
  await sign('viva')
  expect(await releaseSilent(control, PATIENCE)).toBe(0)
  await queue.db.execute(sql`update fila.watch set since = since - interval '1 second'`)
  await sign('viva')
  expect(await releaseSilent(control, PATIENCE)).toBe(1)
  expect(await holders()).toEqual(['viva', null])
})

test.each([
  ['comes back within a second', 1],
  ['takes 12 seconds to start', 12]
])(
  'the work of the only process, killed, goes on 30 seconds later at the latest when it %s; not after 10',
  async (_, start) => {
    const patience = patienceOf(HEARTBEAT_SECONDS, SILENT_SECONDS)
    const look = async () => {
      await beat(control, ['nova'], { ...patience, tasks: [] })
      return await releaseSilent(control, patience)
    }
    await pass(start)
    let released = await look()
    let seconds = start
    while (released === 0 && seconds <= 60) {
      await pass(HEARTBEAT_SECONDS)
      seconds += HEARTBEAT_SECONDS
      released = await look()
    }
    expect(released).toBe(2)
    expect(seconds).toBeGreaterThan(10)
    expect(seconds).toBeLessThanOrEqual(30)
  }
)
