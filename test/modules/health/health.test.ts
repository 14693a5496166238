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
      uptime_seconds: expect.any(Number),
      checks: { database: part, queue: { ...part, pending: 0, failed: 0 }, mail: part, files: part }
    },
    meta: { timestamp: test.clock.moment.toISOString(), version: '1.0.0' }
  })
  expect(answer.status).toBe(200)
})

it.each(['/api/v1/health', '/api/v1/health/detailed'])('GET %s: a bad token does not matter', async (path) => {
  expect((await test.call('GET', path, { token: 'x' })).status).toBe(200)
})
