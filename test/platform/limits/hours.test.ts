import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ApiError } from '../../../src/errors.ts'
import { createLimiter } from '../../../src/platform/limits/rate.ts'

const START = Date.parse('2026-11-15T12:00:00.000Z')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START }))
afterEach(() => void vi.useRealTimers())

// Tests the limiter by itself: fifty thousand requests through the whole service would take minutes.
it.each([
  ['basic', 50, 1_000],
  ['premium', 200, 10_000],
  ['enterprise', 1_000, 50_000]
])('plano %s: %i calls in a minute, %i in an hour', async (plano, minute, hour) => {
  const app = Fastify()
  const limit = await createLimiter(app, null, () => new Date())
  const request = { caller: { id: 1, plano }, routeOptions: { config: {} } } as unknown as FastifyRequest
  const told: Record<string, number> = {}
  const reply = { headers: (values: object) => Object.assign(told, values) } as unknown as FastifyReply
  const call = () => limit(request, reply, true)
  const refused = async () =>
    await call().then(
      () => null,
      (error: ApiError) => [error.code, error.extra.headers]
    )

  for (let i = 0; i < minute; i++) await call()
  expect(told).toMatchObject({ 'x-ratelimit-limit': minute, 'x-ratelimit-remaining': 0 })
  expect(await refused()).toEqual(['RATE_LIMIT_EXCEEDED', { 'retry-after': '60' }])
  const minutes = hour / minute
  for (let passed = 1; passed < minutes; passed++) {
    vi.setSystemTime(START + passed * 60_000)
    // The refused call counted for the hour as well, so the last minute has one call less.
    for (let i = passed === minutes - 1 ? 1 : 0; i < minute; i++) await call()
  }
  const seconds = 3_600 - (minutes - 1) * 60
  expect(told).toEqual({
    'x-ratelimit-limit': hour,
    'x-ratelimit-remaining': 0,
    'x-ratelimit-reset': (START + 3_600_000) / 1000,
    'x-ratelimit-reset-after': seconds
  })
  expect(await refused()).toEqual(['RATE_LIMIT_EXCEEDED', { 'retry-after': String(seconds) }])
  vi.setSystemTime(START + 3_600_000)
  expect(await refused()).toBeNull()
  await app.close()
})
