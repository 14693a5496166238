import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../support/accounts.ts'
import { openApp, type TestApp } from '../../support/app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { startForwarder } from '../../support/forwarder.ts'
import { createRedis, type RedisServer, redisMissing } from '../../support/redis.ts'
import { newClient, repeat } from './support.ts'

const PATH = '/api/v1/usuarios/logado'
describe.skipIf(redisMissing)(`limits shared through Redis${redisMissing ? ` (skipped: ${redisMissing})` : ''}`, () => {
  let database: TestDatabase
  let redis: RedisServer
  let one: TestApp
  let other: TestApp
  const lines: { level: number; msg: string }[] = []

  beforeAll(async () => {
    redis = await createRedis()
    await redis.start()
    database = await createTestDatabase()
    const config = { rateLimit: true, redisUrl: redis.url, jwtSecret: randomBytes(32).toString('hex') }
    one = await openApp({ url: database.url, config, log: recorder() })
    other = await openApp({ url: database.url, config })
  })
  afterAll(async () => {
    await one?.close()
    await other?.close()
    await database?.drop()
    await redis?.kill()
  })
  beforeEach(async () => {
    await untilShared()
    lines.length = 0
  })

  function recorder() {
    const stream = new Writable({
      write(chunk, _, done) {
        const { level, msg } = JSON.parse(String(chunk))
        if (msg !== 'request') lines.push({ level, msg })
        done()
      }
    })
    return Fastify({ logger: { level: 'info', stream } }).log
  }

  const told = (words: string) => lines.filter(({ msg }) => msg.includes(words))
  const call = (test: TestApp, headers: Record<string, string>) => test.call('GET', PATH, { headers })

  /** Waits until both instances share their counts again; each reconnects by itself, in its own time. */
  async function untilShared(): Promise<void> {
    const seenByBoth = async () => {
      const headers = newClient()
      await call(one, headers)
      return (await call(other, headers)).headers['x-ratelimit-remaining']
    }
    await expect.poll(seenByBoth).toBe('48')
  }

  it(`GET ${PATH}: two instances count the calls of an address together`, async () => {
    const headers = newClient()
    expect(await repeat(25, () => call(one, headers))).toEqual([[401, 25]])
    expect(await repeat(26, () => call(other, headers))).toEqual([
      [401, 25],
      [429, 1]
    ])
    const refused = await call(one, headers)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  it(`GET ${PATH}: two instances count the calls of an account together`, async () => {
    const { token } = await account(one, 'usuario', { plano: 'premium' })
    const left = async (test: TestApp) =>
      Number((await test.call('GET', PATH, { token })).headers['x-ratelimit-remaining'])
    expect([await left(one), await left(other), await left(one)]).toEqual([199, 198, 197])
  })

  it('Redis killed: calls go on, counted by each instance, with one line in the log; Redis back: shared again', async () => {
    const headers = newClient()
    expect(await repeat(50, () => call(one, headers))).toEqual([[401, 50]])
    await redis.kill()
    // Many calls find out at once, and only one of them is logged.
    const first = await Promise.all(Array.from({ length: 20 }, () => call(one, newClient())))
    expect(first.map(({ status }) => status)).toEqual(Array(20).fill(401))
    for (const test of [one, other]) {
      expect(await repeat(51, () => call(test, headers))).toEqual([
        [401, 50],
        [429, 1]
      ])
    }
    expect(told('rate limits')).toEqual([{ level: 40, msg: expect.stringContaining('counted in this process alone') }])

    await redis.start()
    await untilShared()
    expect(told('rate limits').slice(1)).toEqual([{ level: 30, msg: 'rate limits are shared through Redis again' }])
    expect(told('REDIS_URL: ').length).toBeLessThanOrEqual(1)
  })

  it('Redis hangs: calls are answered, counted by each instance; Redis goes on: shared again', async () => {
    redis.signal('SIGSTOP')
    const headers = newClient()
    const left = async () => (await call(one, headers)).headers['x-ratelimit-remaining']
    expect([await left(), await left()]).toEqual(['49', '48'])
    redis.signal('SIGCONT')
    await untilShared()
  })
  it('a connection that has died without a word is given up, and the next one is shared', async () => {
    const proxy = await startForwarder(redis.url)
    const third = await openApp({ url: database.url, config: { rateLimit: true, redisUrl: proxy.url } })
    try {
      const seenByBoth = async () => {
        const headers = newClient()
        await call(one, headers)
        return (await call(third, headers)).headers['x-ratelimit-remaining']
      }
      await expect.poll(seenByBoth).toBe('48')
      const before = proxy.connects()
      proxy.freeze()
      // Only a call shows that the connection is dead.
      await expect.poll(async () => (await seenByBoth()) && proxy.connects()).toBeGreaterThan(before)
      await expect.poll(seenByBoth).toBe('48')
    } finally {
      await third.close()
      await proxy.close()
    }
  })
})
