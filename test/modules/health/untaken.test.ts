import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enqueue } from '../../../src/platform/queue/enqueue.ts'
import { queueStatus } from '../../../src/platform/queue/status.ts'
import { startApp, type TestApp } from '../../support/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

it('GET /api/v1/health/detailed: the queue is failing when an entry is due for a minute and nobody takes any', async () => {
  await enqueue(test.db, 'avisar-bloqueio', { email: 'a@example.org', idioma: 'pt-BR' }, { runAt: new Date(0) })
  const { body } = await test.call('GET', '/api/v1/health/detailed')
  expect(body.data.status).toBe('degraded')
  expect(body.data.checks.queue).toMatchObject({ status: 'failing', pending: 1, failed: 0 })
  expect(body.data.checks.queue.oldest_seconds).toBeGreaterThan(60)
  expect(await queueStatus(test.services.db)).toMatchObject({ isUntaken: true })
  await test.db.execute(sql`
    insert into graphile_worker._private_jobs (task_id, payload, locked_by, locked_at)
    select task_id, payload, 'x', now() from graphile_worker._private_jobs`)
  expect(await queueStatus(test.services.db)).toMatchObject({ isUntaken: false })
})
