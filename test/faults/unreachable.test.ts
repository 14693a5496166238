import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect, type Database } from '../../src/platform/db/client.ts'
import { enqueue } from '../../src/platform/queue/enqueue.ts'
import { startWorker, type Worker } from '../../src/platform/queue/worker.ts'
import { jobs, mail, recordingHandlers, recordingLog, until } from '../platform/queue/support.ts'
import { account } from '../support/accounts.ts'
import { openApp, type TestApp } from '../support/app.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { type Forwarder, startForwarder } from '../support/forwarder.ts'
import { testVitals } from '../support/vitals.ts'

// Stands in for a cluster's proxy, which closes connections it cannot lead on, leads to a server that is not the
// primary, or forgets to answer.

let database: TestDatabase
let direct: Database
let proxy: Forwarder
let app: TestApp
let token: string
let serial = 0

beforeAll(async () => {
  database = await createTestDatabase()
  direct = connect(database.url, { max: 2 })
  proxy = await startForwarder(database.url)
  app = await openApp({ url: proxy.url })
  token = (await account(app, 'admin')).token
})
afterAll(async () => {
  await app?.close()
  await proxy?.close()
  await direct?.close()
  await database?.drop()
})
beforeEach(async () => {
  proxy.lead('forward')
  await until(async () => expect(await read()).toBe(200))
})

const read = async () => (await app.call('GET', '/api/v1/grupos', { token })).status
const write = async () => {
  const body = { nome: `grupo_${++serial}`, descricao: 'De carga' }
  return (await app.call('POST', '/api/v1/grupos', { token, body })).status
}
const several = (send: () => Promise<number>) => Promise.all(Array.from({ length: 12 }, send))

test.each(['close', 'silent'] as const)(
  'a proxy that accepts and is then %s: 503, few connections, and recovery without help',
  async (way) => {
    proxy.lead(way)
    proxy.cut()
    const before = proxy.connects()
    // In this application a statement waits longer for a connection than a test may take. Each of these answers
    // therefore shows that requests are refused once the database is known to be away.
    for (const send of [read, write, read, write]) expect(new Set(await several(send))).toEqual(new Set([503]))
    expect(proxy.connects() - before).toBeLessThan(50)
    proxy.lead('forward')
    await until(async () => expect(await write()).toBe(201))
    expect(new Set(await several(read))).toEqual(new Set([200]))
  }
)

test('connections to a server that became read-only are given up when something is written, and the primary is found', async () => {
  proxy.lead('read-only')
  proxy.cut()
  await until(async () => expect(new Set(await several(read))).toEqual(new Set([200])))
  const before = proxy.connects()
  expect(new Set(await several(write))).toEqual(new Set([503]))
  expect(proxy.connects() - before).toBeLessThan(30)
  await until(async () => expect(new Set(await several(read))).toEqual(new Set([200])))
  // Connections to the read-only server are left open, as a proxy leaves them.
  proxy.lead('forward')
  const statuses = new Set<number>()
  await until(async () => {
    const given = await several(write)
    for (const status of given) statuses.add(status)
    expect(new Set(given)).toEqual(new Set([201]))
  })
  expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([])
})

test('while the database is away, accounts that share an address do not use up its limit; bad tokens do', async () => {
  const limited = await openApp({ url: proxy.url, config: { rateLimit: true } })
  const statusesOf = async (times: number, bearer: string) => {
    const calls = Array.from({ length: times }, () => limited.call('GET', '/api/v1/grupos', { token: bearer }))
    return new Set((await Promise.all(calls)).map(({ status }) => status))
  }
  try {
    const { token: own } = await account(limited, 'admin')
    proxy.lead('close')
    proxy.cut()
    // More requests than one address has in a minute.
    expect(await statusesOf(60, own)).toEqual(new Set([503]))
    expect(await statusesOf(1, own)).toEqual(new Set([503]))
    proxy.lead('forward')
    await until(async () => expect(await statusesOf(1, own)).toEqual(new Set([200])))
    const forged: number[] = []
    for (let i = 0; i < 51; i++) forged.push(...(await statusesOf(1, 'forged')))
    expect(new Set(forged)).toEqual(new Set([401, 429]))
  } finally {
    await limited.close()
  }
})

test('nothing is read from a server that says it is a replica, which might let in an account that was locked out', async () => {
  proxy.lead('replica')
  proxy.cut()
  expect(new Set(await several(read))).toEqual(new Set([503]))
  proxy.lead('forward')
  await until(async () => expect(await read()).toBe(200))
})

test('the queue comes back from a proxy that closes and from a server that is read-only, and does each job once', async () => {
  const { calls, handlers } = recordingHandlers()
  const own = await startForwarder(database.url)
  let worker: Worker | undefined
  try {
    worker = await startWorker({
      url: own.url,
      handlers,
      concurrency: 2,
      log: recordingLog(),
      vitals: testVitals(),
      heartbeatSeconds: 0.2,
      silentSeconds: 2
    })
    for (const way of ['close', 'read-only', 'replica'] as const) {
      own.lead(way)
      own.cut()
      await enqueue(direct.db, 'enviar-mail', mail(way))
      const before = own.connects()
      await pause(1_500)
      expect(own.connects() - before).toBeLessThan(60)
      expect(calls.map(({ id }) => id)).not.toContain(way)
      // Connections to the read-only server stay open, as a proxy leaves them.
      own.lead('forward')
      await until(async () => expect(await jobs(direct.db)).toEqual([]))
      const beaten = (await worker.status()).lastBeat!
      await until(async () => expect((await worker!.status()).lastBeat!.getTime()).toBeGreaterThan(beaten.getTime()))
    }
    expect(calls.map(({ id }) => id)).toEqual(['close', 'read-only', 'replica'])
  } finally {
    await worker?.stop()
    await own.close()
  }
})
