import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { openShare, type Share } from '../../../src/platform/primary/share.ts'
import { createPool } from '../../../src/platform/queue/connect.ts'
import { account } from '../../support/accounts.ts'
import { caso } from '../../support/caso.ts'
import { createRedis, type RedisServer, redisMissing } from '../../support/redis.ts'
import { asRuntime } from '../../support/runtime.ts'
import { CASOS, type Instance, instances } from './instance.ts'
import { pair } from './pair.ts'

/** A standby that lacks the last acknowledged case is promoted. */
const site = pair()
const open = instances(() => site.url)

let first: Instance
let token: string
let kept: string
let lost: string

async function record(instance: Instance, numero: string): Promise<string> {
  const { status, body } = await instance.call('POST', CASOS, { token, body: caso(numero) })
  expect(status).toBe(201)
  await instance.confirm()
  return `${CASOS}/${body.id}`
}

beforeAll(async () => {
  first = await open()
  token = (await account(first, 'admin')).token
  kept = await record(first, 'guardado')
  await site.caughtUp()
  site.part()
  lost = await record(first, 'perdido')
  await site.promote()
})
afterEach(() => site.lead('primary'))

it('serves from the primary that has everything', async () => {
  expect((await first.call('GET', lost, { token })).status).toBe(200)
  expect(await first.metric()).toBe('0')
  expect(first.told()).toEqual([])
})

it('answers 503, and to a valid token too, from one that lacks an acknowledged case, however long its log is', async () => {
  site.lead('standby')
  await first.refuses(kept, token)
  await site.outgrow()
  for (const path of [kept, lost, '/api/v1/usuarios/perfil']) {
    const { status, body } = await first.call('GET', path, { token })
    expect([status, body.error?.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
  }
  expect((await first.call('POST', CASOS, { token, body: caso('novo') })).status).toBe(503)
  expect((await first.call('GET', '/health/ready')).headers['x-not-ready']).toBe('database')
  expect(await first.metric()).toBe('1')
  expect(first.told()).toMatchObject([
    {
      level: 50,
      timeline: 2,
      acknowledged: { timeline: 1 },
      msg: expect.stringContaining('DATABASE_ACCEPT_TIMELINE=2')
    }
  ])
  site.lead('primary')
  await first.answers(lost, token, 200)
  expect(await first.metric()).toBe('0')
  expect(first.told().at(-1)).toMatchObject({ level: 30, msg: 'primary: used again' })
})

it('the queue refuses it as well', async () => {
  const connecting = () => {
    const pool = createPool(asRuntime(site.url, inject('runtime')), 1, () => {}, { guard: first.guard })
    return pool.query('select 1 as one').finally(() => pool.end())
  }
  expect((await connecting()).rows).toEqual([{ one: 1 }])
  site.lead('standby')
  await expect(connecting()).rejects.toThrow('The server lacks what was acknowledged')
})

it('uses it when an operator accepts its timeline, and then refuses the former primary', async () => {
  const accepting = await open({ accepted: 2 })
  await record(accepting, 'antes')
  site.lead('standby')
  await accepting.answers(lost, token, 404)
  expect((await accepting.call('GET', kept, { token })).status).toBe(200)
  expect(accepting.told()).toMatchObject([{ level: 40, msg: expect.stringContaining('the loss was accepted') }])
  await record(accepting, 'depois')
  site.lead('primary')
  await accepting.refuses(kept, token)
})

it('uses whatever comes when an operator accepts any, and says so', async () => {
  const accepting = await open({ accepted: 'any' })
  await record(accepting, 'antes-1')
  site.lead('standby')
  await accepting.answers(lost, token, 404)
  site.lead('primary')
  await accepting.answers(lost, token, 200)
  expect(accepting.told().map(({ level, timeline }) => [level, timeline])).toEqual([
    [40, 2],
    [40, 1]
  ])
})

it('refuses it although another timeline was accepted', async () => {
  const accepting = await open({ accepted: 7 })
  await record(accepting, 'sete')
  site.lead('standby')
  await accepting.refuses(kept, token)
})

it('an instance that has seen nothing has nothing to compare, and says nothing', async () => {
  site.lead('standby')
  const fresh = await open()
  await fresh.answers(lost, token, 404)
  expect(fresh.told()).toEqual([])
})

describe.skipIf(redisMissing)(`through Redis${redisMissing ? ` (skipped: ${redisMissing})` : ''}`, () => {
  let redis: RedisServer
  const shares: Share[] = []
  const share = async () => {
    const made = await openShare(redis.url, { warn: () => {} })
    shares.push(made)
    return made
  }
  beforeAll(async () => {
    redis = await createRedis()
    await redis.start()
  })
  afterAll(async () => {
    for (const each of shares) each.close()
    await redis.kill()
  })

  it('an instance that has seen nothing refuses it too, until one instance accepts the loss', async () => {
    const telling = await open({ share: await share() })
    await record(telling, 'partilhado')
    await telling.guard.exchange()
    site.lead('standby')
    const fresh = await open({ share: await share() })
    await fresh.refuses(kept, token)
    const accepting = await open({ share: await share(), accepted: 2 })
    await accepting.answers(lost, token, 404)
    await accepting.guard.exchange()
    await fresh.answers(lost, token, 404)
  })

  it('without Redis an instance goes on with what it knows itself', async () => {
    const away = await share()
    await redis.kill()
    const own = await open({ share: away })
    await record(own, 'sem-redis-1')
    await own.guard.exchange()
    site.lead('standby')
    await own.refuses(kept, token)
  })
})
