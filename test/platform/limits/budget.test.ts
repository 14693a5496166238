import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryBudget, sharedBudget } from '../../../src/platform/limits/budget.ts'
import { connectRedis } from '../../../src/platform/limits/redis.ts'
import { createRedis, type RedisServer, redisMissing } from '../../support/redis.ts'

const clock = { at: Date.parse('2026-11-15T12:00:00.000Z') }
const now = () => new Date(clock.at)

it('in memory: sums by account, and begins again when a minute has passed since the first', async () => {
  const budget = memoryBudget(now)
  expect(await budget.add('u1', 0)).toEqual({ spentMs: 0, endsInMs: 60_000 })
  clock.at += 10_000
  expect(await budget.add('u1', 1_500)).toEqual({ spentMs: 1_500, endsInMs: 50_000 })
  clock.at += 49_999
  expect(await budget.add('u1', 0.5)).toEqual({ spentMs: 1_500.5, endsInMs: 1 })
  expect(await budget.add('u2', 7)).toEqual({ spentMs: 7, endsInMs: 60_000 })
  clock.at += 1
  expect(await budget.add('u1', 20)).toEqual({ spentMs: 20, endsInMs: 60_000 })
})

describe.skipIf(redisMissing)(`in Redis${redisMissing ? ` (skipped: ${redisMissing})` : ''}`, () => {
  let redis: RedisServer
  const told: string[] = []
  const tell = (...args: unknown[]) => void told.push(String(args.at(-1)))
  const log = { warn: tell, info: tell }
  beforeAll(async () => {
    redis = await createRedis()
    await redis.start()
  })
  afterAll(() => redis?.kill())

  it('instances count together; while Redis does not answer each counts alone, and says so once', async () => {
    const clients = [await connectRedis(redis.url, log), await connectRedis(redis.url, log)]
    for (const client of clients) await expect.poll(() => client.status).toBe('ready')
    const [one, other] = clients.map((client) => sharedBudget(client, now, log))
    await one!.add('u1', 1_200.4)
    const { spentMs, endsInMs } = await other!.add('u1', 300)
    expect(spentMs).toBe(1_500)
    expect(endsInMs).toBeGreaterThan(0)
    expect(endsInMs).toBeLessThanOrEqual(60_000)
    await redis.kill()
    expect((await one!.add('u1', 5)).spentMs).toBe(5)
    expect((await one!.add('u1', 5)).spentMs).toBe(10)
    expect(told.filter((text) => text.includes('in this process alone'))).toHaveLength(1)
    for (const client of clients) client.disconnect()
  })
})
