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
import { gate } from '../queue/support.ts'

const HEALTH = '/api/v1/health'
const PERMISSOES = '/api/v1/permissoes/'
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

describe('the event loop lags', () => {
  let database: TestDatabase
  let test: TestApp
  beforeAll(async () => {
    database = await createTestDatabase()
    // Starting up lags by more than this, which must not be held against the first requests.
    test = await openApp({ url: database.url, pressure: { eventLoopDelay: 40 } })
  })
  afterAll(async () => {
    await test?.close()
    await database?.drop()
  })

  it(`GET ${PERMISSOES}: 503 while it lags, health answers, and afterwards everything works`, async () => {
    const call = () => test.call('GET', PERMISSOES)
    expect((await call()).status).toBe(401)
    let over = false
    const blocking = (async () => {
      while (!over) {
        const until = performance.now() + 100
        while (performance.now() < until);
        await turn()
      }
    })()
    await expect.poll(async () => (await call()).status).toBe(503)
    const [refused, health] = [await call(), await test.call('GET', HEALTH)]
    over = true
    await blocking
    expectBusy(refused)
    expect(health.status).toBe(200)
    await expect.poll(async () => (await call()).status).toBe(401)
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
