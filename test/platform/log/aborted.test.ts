import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onEnded, statusOf } from '../../../src/engine/contract/edge/ended.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { recordLog } from '../../support/log.ts'

const WEBHOOKS = '/api/v1/webhooks'
const WEBHOOK = `${WEBHOOKS}/wh_${'0'.repeat(32)}`
const METRICS_TOKEN = 'metrics-token-0123456789abcdefghij'
const { log, lines } = recordLog()

let test: TestApp
let caller: Account
beforeAll(async () => {
  test = await startApp({ log, config: { metricsToken: METRICS_TOKEN } })
  caller = await account(test, 'admin')
  await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test?.close())
beforeEach(() => void lines.splice(0))

/** Sends a request on a connection of its own, and returns once the service has it. */
async function begin(head: string, rest = '\r\n'): Promise<Socket> {
  const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1')
  const arrived = once(test.app.server, 'request')
  const who = `Authorization: Bearer ${caller.token}\r\nX-Forwarded-Proto: https`
  socket.write(`${head} HTTP/1.1\r\nHost: x\r\n${who}\r\n${rest}`)
  await arrived
  return socket
}

/** Runs `work` while no webhook can be read. */
const whileWebhooksWait = (work: () => Promise<void>) =>
  test.db.transaction(async (tx) => {
    await tx.execute(sql`lock table webhooks in access exclusive mode`)
    await work()
  })

const requestLines = (path: string) =>
  lines.map((line) => JSON.parse(line)).filter(({ msg, req }) => msg === 'request' && req.path === path)

async function counted(operation: string, method: string): Promise<Record<string, number>> {
  const text = String((await test.call('GET', '/metrics', { token: METRICS_TOKEN })).body)
  const series = new RegExp(
    `^saude_http_request_duration_seconds_count\\{operation="${operation}",method="${method}",status="(\\w+)"\\} (\\d+)$`,
    'gm'
  )
  return Object.fromEntries([...text.matchAll(series)].map(([, status, times]) => [status, Number(times)]))
}

describe('a client that goes away', () => {
  it(`GET ${WEBHOOK}: before its answer, has one line without an answer's status, and is counted once`, async () => {
    await whileWebhooksWait(async () => {
      const socket = await begin(`GET ${WEBHOOK}`)
      await expect.poll(() => isWaiting()).toBe(true)
      socket.destroy()
      await expect.poll(() => requestLines(WEBHOOK)).toHaveLength(1)
    })
    // The answer that is made later is told to nobody.
    expect((await test.call('GET', WEBHOOK, { token: caller.token })).status).toBe(404)
    const [gone, answered, ...more] = requestLines(WEBHOOK)
    expect(gone).toMatchObject({ level: 30, aborted: true, res: { status: 499 }, usuario_id: caller.id })
    expect(answered).toMatchObject({ level: 30, res: { status: 404 } })
    expect(answered).not.toHaveProperty('aborted')
    expect(more).toEqual([])
    expect(await counted('obterWebhook', 'GET')).toEqual({ aborted: 1, '4xx': 1 })
  })

  it(`POST ${WEBHOOKS}: in its own body, has one line too`, async () => {
    const head = 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"url"'
    const socket = await begin(`POST ${WEBHOOKS}`, head)
    socket.resetAndDestroy()
    await expect.poll(() => requestLines(WEBHOOKS)).toMatchObject([{ aborted: true }])
    expect(await counted('criarWebhook', 'POST')).toMatchObject({ aborted: 1 })
  })
})

it('an answer that is broken off in the middle keeps the status that was sent', async () => {
  const app = Fastify()
  const told: [number, boolean][] = []
  onEnded(app, (_, reply, isAborted) => told.push([statusOf(reply, isAborted), isAborted]))
  app.get('/', (_, reply) => reply.send(endless()))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'data')
  socket.destroy()
  await expect.poll(() => told).toEqual([[200, true]])
  await app.close()
})

/** A stream that has begun and never ends. */
function endless(): Readable {
  const stream = new Readable({ read() {} })
  stream.push('begin')
  return stream
}

/** Whether a reading waits for the locked table. */
async function isWaiting(): Promise<boolean> {
  const waiting = await test.db.execute(sql`
    select 1 from pg_locks join pg_database d on d.oid = database
    where not granted and relation = 'webhooks'::regclass and datname = current_database()`)
  return waiting.length > 0
}
