import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readiness } from '../../../src/modules/health/probes.ts'
import { connect } from '../../../src/platform/db/client.ts'
import { newProcessState, type ProcessState } from '../../../src/platform/metrics/process.ts'
import { startApp, type TestApp } from '../../support/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

it('GET /health/live: 200 without a token, not to be cached', async () => {
  const { status, body, headers } = await test.call('GET', '/health/live')
  expect([status, body, headers['cache-control']]).toEqual([200, { status: 'live' }, 'no-store'])
})

it('GET /health/ready: 200 without a token, as the role that owns nothing', async () => {
  const { status, body, headers } = await test.call('GET', '/health/ready')
  expect([status, body, headers['cache-control']]).toEqual([200, { status: 'ready', mode: 'normal' }, 'no-store'])
})

describe('ready', () => {
  const log = { info: () => {}, warn: () => {} }
  const asked = (state: Pick<ProcessState, 'stage'> = newProcessState('serving'), database = test.services.database) =>
    readiness({ database, state, vitals: test.vitals, log })

  it.each(['starting', 'stopping'] as const)('not while %s, and it says so at once', async (stage) => {
    const state = newProcessState('serving')
    const reason = asked(state)
    expect(await reason()).toBeNull()
    state.stage = stage
    expect(await reason()).toBe(stage)
    state.stage = 'serving'
    expect(await reason()).toBeNull()
  })

  it('not while a part is down that cannot begin anew, such as readings that are not written', async () => {
    const turn = test.vitals.part('part').begin()
    test.vitals.pass(65)
    expect(await asked()()).toBe('background')
    turn.end()
    test.vitals.pass(5)
    expect(await asked()()).toBeNull()
  })

  it('while a part is down that begins anew by itself', async () => {
    const turn = test.vitals.part('part').begin(() => {})
    test.vitals.pass(65)
    expect(test.vitals.report()).toContainEqual({ name: 'part', isDown: true, lastDone: null })
    expect(await asked()()).toBeNull()
    turn.end()
    test.vitals.pass(5)
  })

  it('not without the database', async () => {
    const nowhere = connect('postgres://nobody@127.0.0.1:1/none')
    try {
      expect(await asked(undefined, nowhere)()).toBe('database')
    } finally {
      await nowhere.close()
    }
  })

  it('not before the migrations of this version, but with those of a later one', async () => {
    const shift = (by: number) =>
      test.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + ${by}::bigint`)
    await shift(-1)
    expect(await asked()()).toBe('migrations')
    await shift(2)
    expect(await asked()()).toBeNull()
    await shift(-1)
  })

  it('says migrations only when they are missing, not when they cannot be read', async () => {
    await test.db.execute(sql`alter schema drizzle rename to away`)
    expect(await asked()()).toBe('migrations')
    await test.db.execute(sql`alter schema away rename to drizzle`)
    const role = sql.identifier(inject('runtime').role)
    await test.db.execute(sql`revoke select on drizzle.__drizzle_migrations from ${role}`)
    expect(await asked()()).toBe('database')
    await test.db.execute(sql`grant select on drizzle.__drizzle_migrations to ${role}`)
    expect(await asked()()).toBeNull()
  })

  it('the log says why', async () => {
    const told: object[] = []
    const keep = { info: () => {}, warn: (failing: object) => void told.push(failing) }
    const look = readiness({
      database: test.services.database,
      state: newProcessState('serving'),
      vitals: test.vitals,
      log: keep as unknown as typeof log
    })
    await test.db.execute(sql`alter schema graphile_worker rename to away`)
    expect(await look()).toBe('queue')
    await test.db.execute(sql`alter schema away rename to graphile_worker`)
    expect(told).toEqual([{ reason: 'queue', err: expect.any(Error) }])
  })

  it('not without the queue’s tables', async () => {
    await test.db.execute(sql`alter schema graphile_worker rename to away`)
    expect(await asked()()).toBe('queue')
    await test.db.execute(sql`alter schema away rename to graphile_worker`)
    expect(await asked()()).toBeNull()
  })
})

it('GET /health/ready: 503 with the reason and when to ask again', async () => {
  await test.db.execute(sql`alter schema graphile_worker rename to away`)
  try {
    // An answer is good for a second.
    await expect.poll(async () => (await test.call('GET', '/health/ready')).status).toBe(503)
    const { body, headers } = await test.call('GET', '/health/ready', { headers: { 'accept-language': 'en-US' } })
    expect([headers['x-not-ready'], headers['retry-after'], headers['cache-control']]).toEqual([
      'queue',
      '1',
      'no-store'
    ])
    expect([body.error.code, body.error.message]).toEqual([
      'SERVICE_UNAVAILABLE',
      'The tables of the queue cannot be read.'
    ])
    expect((await test.call('GET', '/health/live')).status).toBe(200)
  } finally {
    await test.db.execute(sql`alter schema away rename to graphile_worker`)
  }
})
