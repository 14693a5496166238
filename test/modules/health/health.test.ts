import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

let test: TestApp

beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

it('GET /api/v1/health: 200 with the exact body, without a token', async () => {
  const answer = await test.call('GET', '/api/v1/health')
  expect(answer.body).toEqual({
    status: 'ok',
    version: test.config.version,
    environment: 'development',
    timestamp: test.clock.moment.toISOString()
  })
  expect(answer.status).toBe(200)
})

it('GET /api/v1/health/detailed: 200 with the state of each part and no address or secret, without a token', async () => {
  const answer = await test.call('GET', '/api/v1/health/detailed')
  const part = { status: 'ok', latency_ms: expect.any(Number) }
  expect(answer.body).toEqual({
    data: {
      status: 'ok',
      version: test.config.version,
      environment: 'development',
      mode: 'normal',
      uptime_seconds: expect.any(Number),
      checks: {
        database: part,
        queue: { ...part, pending: 0, failed: 0, oldest_seconds: null },
        mail: part,
        files: part
      },
      parts: ['readings', 'import-threads', 'render-threads'].map((name) => ({
        name,
        status: 'ok',
        last_done_at: null
      }))
    },
    meta: { timestamp: test.clock.moment.toISOString(), version: '1.0.0' }
  })
  expect(answer.status).toBe(200)
})

it.each(['/api/v1/health', '/api/v1/health/detailed'])('GET %s: a bad token does not matter', async (path) => {
  expect((await test.call('GET', path, { token: 'x' })).status).toBe(200)
})

it('GET /api/v1/health/detailed: a part that owes a sign is down and the service degraded, until it works again', async () => {
  const { data } = (await test.call('GET', '/api/v1/health/detailed')).body
  const turn = test.services.renderThreads.sign.begin()
  test.vitals.pass(600)
  const down = (await test.call('GET', '/api/v1/health/detailed')).body.data
  expect(down).toMatchObject({ status: 'degraded', version: data.version })
  expect(down.parts).toContainEqual({ name: 'render-threads', status: 'down', last_done_at: null })
  turn.end()
  test.vitals.pass(5)
  const again = (await test.call('GET', '/api/v1/health/detailed')).body.data
  expect(again.status).toBe('ok')
  expect(again.parts).toContainEqual({ name: 'render-threads', status: 'ok', last_done_at: expect.any(String) })
})
