import { type AddressInfo, connect, type Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import { setImmediate as turn } from 'node:timers/promises'
import argon2 from 'argon2'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashSenha } from '../../../src/core/contas/passwords/password.ts'
import { expectEnvelope } from '../../contract/support.ts'
import { signUpBody } from '../../modules/usuarios/support.ts'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { type Answer, openApp, SENHA, startApp, type TestApp } from '../../support/app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { recordLog } from '../../support/log.ts'
import { gate } from '../queue/support.ts'

const HEALTH = '/api/v1/health'
const PERMISSOES = '/api/v1/permissoes/'
const METRICS_TOKEN = 'metrics-token-0123456789abcdefghij'
function expectBusy(answer: Answer): void {
  expectEnvelope(answer, 503, 'SERVICE_UNAVAILABLE')
  expect(answer.headers['retry-after']).toBe('2')
}

describe('requests in work at once', () => {
  const inFlight = 3
  let database: TestDatabase
  let test: TestApp
  let caller: Account
  beforeAll(async () => {
    database = await createTestDatabase()
    test = await openApp({ url: database.url, pressure: { inFlight } })
    caller = await account(test, 'gestor')
  })
  afterAll(async () => {
    await test?.close()
    await database?.drop()
  })

  it(`GET ${PERMISSOES}: the one too many is 503, health answers, and afterwards everything works`, async () => {
    const call = () => test.call('GET', PERMISSOES, { token: caller.token })
    let waiting: Promise<Answer>[] = []
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`lock table permissoes in access exclusive mode`)
      waiting = Array.from({ length: inFlight }, call)
      const answers = await Promise.all(Array.from({ length: 5 }, call))
      for (const answer of answers) expectBusy(answer)
      expectBusy(await test.call('GET', '/api/v1/nada'))
      expect((await test.call('GET', HEALTH)).status).toBe(200)
      expect((await test.call('GET', '/painel/assets/none.js')).status).toBe(404)
      expectBusy(await test.call('GET', '/painelx'))
      expect((await test.call('GET', '/health/live')).status).toBe(200)
      expectBusy(await test.call('GET', '/healthx'))
    })
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200])
    // The count is back at zero: neither served nor refused requests are left in it.
    const again = await Promise.all(Array.from({ length: inFlight }, call))
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})

describe('clients that go away', () => {
  const inFlight = 3
  let database: TestDatabase
  let test: TestApp
  let caller: Account
  beforeAll(async () => {
    database = await createTestDatabase()
    test = await openApp({ url: database.url, pressure: { inFlight } })
    caller = await account(test, 'gestor')
    await test.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await test?.close()
    await database?.drop()
  })

  /** Sends a request on a connection of its own, and says when the service has it. */
  async function begin(head: string, rest = ''): Promise<Socket> {
    const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1')
    const arrived = new Promise((resolve) => test.app.server.once('request', resolve))
    const who = `Authorization: Bearer ${caller.token}\r\nX-Forwarded-Proto: https`
    socket.write(`${head} HTTP/1.1\r\nHost: x\r\n${who}\r\n${rest}`)
    await arrived
    return socket
  }
  const call = () => test.call('GET', PERMISSOES, { token: caller.token })

  it(`GET ${PERMISSOES}: those whose work goes on still count, and none of them counts for ever`, async () => {
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`lock table permissoes in access exclusive mode`)
      for (let i = 0; i < inFlight; i++) {
        const socket = await begin(`GET ${PERMISSOES}`, '\r\n')
        const closed = new Promise((resolve) => socket.once('close', resolve))
        socket.destroy()
        await closed
      }
      expectBusy(await call())
    })
    await expect.poll(async () => (await call()).status).toBe(200)
  })

  it('POST /api/v1/usuarios/login: those that break off in their body do not count for ever', async () => {
    for (let i = 0; i < inFlight + 1; i++) {
      const socket = await begin(
        'POST /api/v1/usuarios/login',
        'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a"'
      )
      socket.resetAndDestroy()
    }
    // One free place is not enough: each of the broken ones must have given its own back.
    await expect
      .poll(async () => (await Promise.all(Array.from({ length: inFlight }, call))).map(({ status }) => status))
      .toEqual([200, 200, 200])
  })
})

describe('the event loop lags', () => {
  const few = 2
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database?.drop())

  const open = (pressure: Parameters<typeof openApp>[0]['pressure'], log?: ReturnType<typeof recordLog>['log']) =>
    openApp({
      url: database.url,
      pressure: { eventLoopDelay: 40, few, ...pressure },
      config: { metricsToken: METRICS_TOKEN },
      ...(log ? { log } : {})
    })

  /** Runs `check` while a few requests wait for the database. */
  async function whileFewWait(test: TestApp, check: () => Promise<void>): Promise<void> {
    const { token } = await account(test, 'gestor')
    let waiting: Promise<Answer>[] = []
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`lock table permissoes in access exclusive mode`)
      waiting = Array.from({ length: few }, () => test.call('GET', PERMISSOES, { token }))
      await check()
    })
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
  }

  it('GET /api/v1/nada: 503 for what would wait behind others, never for a lone request', async () => {
    const test = await open({})
    const call = () => test.call('GET', '/api/v1/nada')
    let over = false
    const blocking = (async () => {
      while (!over) {
        const until = performance.now() + 100
        while (performance.now() < until);
        await turn()
      }
    })()
    try {
      await whileFewWait(test, async () => {
        await expect.poll(async () => (await call()).status).toBe(503)
        expectBusy(await call())
        expect((await test.call('GET', HEALTH)).status).toBe(200)
      })
      // The loop is as late as before, but nobody waits any more.
      for (let i = 0; i < 5; i++) expect((await call()).status).toBe(404)
      await whileFewWait(test, async () => {
        await expect.poll(async () => (await call()).status).toBe(503)
      })
    } finally {
      over = true
      await blocking
    }
    await whileFewWait(test, async () => {
      await expect.poll(async () => (await call()).status).toBe(404)
    })
    await test.close()
  })

  it('GET /api/v1/nada: served when the machine, not the service, is busy', async () => {
    const loop = { delay: 5_000, utilization: 0.3 }
    const test = await open({ loop: () => loop })
    await whileFewWait(test, async () => {
      expect((await test.call('GET', '/api/v1/nada')).status).toBe(404)
      loop.utilization = 0.99
      expectBusy(await test.call('GET', '/api/v1/nada'))
    })
    await test.close()
  })

  it('GET /metrics counts what was refused by its reason, and the log has one line for many', async () => {
    const { log, lines } = recordLog()
    const test = await open({ loop: () => ({ delay: 1_234.5, utilization: 1 }), inFlight: few + 1 }, log)
    await whileFewWait(test, async () => {
      for (let i = 0; i < 7; i++) expectBusy(await test.call('GET', '/api/v1/nada'))
    })
    const full = await open({ loop: () => ({ delay: 0, utilization: 0 }), inFlight: 0 }, log)
    expectBusy(await full.call('GET', '/api/v1/nada'))
    const metrics = async (of: TestApp) => String((await of.call('GET', '/metrics', { token: METRICS_TOKEN })).body)
    const [first, second] = [await metrics(test), await metrics(full)]
    expect(first).toContain('saude_requests_refused_total{valve="event_loop"} 7')
    expect(first).toContain('saude_requests_refused_total{valve="in_flight"} 0')
    expect(second).toContain('saude_requests_refused_total{valve="in_flight"} 1')
    const told = () => lines.map((line) => JSON.parse(line)).filter(({ valve }) => valve !== undefined)
    await expect.poll(() => told().length).toBe(2)
    expect(told().find(({ valve }) => valve === 'event_loop')).toMatchObject({
      level: 30,
      refused: 7,
      in_flight: few,
      loop_delay_ms: 1235,
      loop_utilization: 1
    })
    const shed = lines.map((line) => JSON.parse(line).shed).filter(Boolean)
    expect(shed.map(({ valve }) => valve)).toEqual([...Array(7).fill('event_loop'), 'in_flight'])
    expect(shed[0]).toMatchObject({ in_flight: few, loop_delay_ms: 1235, most_loop_delay_ms: 40 })
    expect(shed[7]).toMatchObject({ in_flight: 0, most_in_flight: 0 })
    await test.close()
    await full.close()
  })
})

describe('passwords that wait to be hashed', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startApp()
  })
  afterAll(() => test.close())

  it('POST /api/v1/usuarios/login: 503 when the queue is full, which does not count as a failed attempt', async () => {
    const { email } = await insertAccount(test, 'usuario')
    expect((await login(test, email)).status).toBe(200)
    const hashing = gate()
    const hash = argon2.hash
    vi.spyOn(argon2, 'hash').mockImplementation((async (...given: Parameters<typeof hash>) => {
      await hashing.opened
      return await hash(...given)
    }) as typeof hash)
    const asked = await Promise.all(
      Array.from({ length: 300 }, async () => {
        const hashed = hashSenha(SENHA, '127.0.0.1')
        // Refusals come at once; the other calls wait for the gate.
        const refusal = await Promise.race([hashed.catch((error: unknown) => error), turn(null)])
        return { hashed, refusal }
      })
    )
    const refused = asked.filter(({ refusal }) => refusal !== null)
    for (const { refusal } of refused)
      expect(refusal).toMatchObject({ code: 'SERVICE_UNAVAILABLE', extra: { headers: { 'retry-after': '2' } } })
    // 200 wait while one is hashed on each core, on three cores at most.
    expect(300 - refused.length).toBe(200 + Math.min(availableParallelism(), 3))

    // Six failures would lock the account.
    for (let i = 0; i < 6; i++) expectBusy(await login(test, email, 'Errada#2024'))
    expectBusy(await login(test, 'ninguem@saude.example'))
    expectBusy(await test.call('POST', '/api/v1/usuarios/signup', { body: { usuario: signUpBody() } }))
    expect((await test.call('GET', HEALTH)).status).toBe(200)
    hashing.open()
    await Promise.allSettled(asked.map(({ hashed }) => hashed))
    expect((await login(test, email)).status).toBe(200)
  })
})
