import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addQuery, expectEnvelope, samples, titled } from '../../contract/support.ts'
import { account, login } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { picked, whole } from '../../support/sample.ts'
import { expectNumbers, newClient, repeat, usage, usageOf } from './support.ts'

const LOGGED = '/api/v1/usuarios/logado'
const SESSIONS = '/api/v1/auth/sessions'
const HEALTH = '/api/v1/health'

let test: TestApp
let moment = Date.parse('2026-11-15T12:00:00.000Z')

/** Moves the clock on. The counters go by the machine's clock, which stands still here. */
function wait(ms: number): void {
  moment += ms
  vi.setSystemTime(moment)
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: moment })
  test = await startApp({ config: { rateLimit: true } })
})
afterAll(async () => {
  await test.close()
  vi.useRealTimers()
})
// A new hour begins, so that no test counts for the next one.
beforeEach(() => wait(3_600_000))

describe('a minute', () => {
  it('GET /openapi/*, /sdk/ and /collections/*: documents and packages do not count, searches do', async () => {
    const headers = newClient()
    const paths = [
      '/openapi/description-a.json',
      '/openapi/description-b.3.0.json',
      '/openapi/releases/1/description-a.json',
      '/sdk/',
      '/collections/saude-integra.postman_collection.json'
    ]
    for (const path of paths)
      expect([path, await repeat(12, () => test.call('GET', path, { headers }))]).toEqual([path, [[200, 12]]])
    expect((await test.call('GET', paths[0] as string, { headers })).headers).not.toHaveProperty('x-ratelimit-limit')
    const search = () => test.call('GET', '/guides/search', { headers, query: { q: 'dengue' } })
    expect(await repeat(50, search)).toEqual([[200, 50]])
    expectEnvelope(await search(), 429, 'RATE_LIMIT_EXCEEDED')
    expect((await test.call('GET', LOGGED, { headers })).status).toBe(429)
    expect((await test.call('GET', paths[0] as string, { headers })).status).toBe(200)
  })

  it.each([
    ['GET', LOGGED, 'A'],
    ['GET', SESSIONS, 'B']
  ] as const)('%s %s (%s): the 51st call of a basic account is 429', async (method, path, _) => {
    const { token } = await account(test, 'usuario')
    const first = await test.call(method, path, { token })
    expect(first.status).toBe(200)
    expect(usageOf(first)).toEqual(usage(test, 50, 49, 60))
    expect(await repeat(48, () => test.call(method, path, { token }))).toEqual([[200, 48]])
    wait(20_000)
    const last = await test.call(method, path, { token })
    expect(last.status).toBe(200)
    expect(usageOf(last)).toEqual(usage(test, 50, 0, 40))
    expect(last.headers['retry-after']).toBeUndefined()

    const refused = await test.call(method, path, { token })
    expectEnvelope(refused, 429, 'RATE_LIMIT_EXCEEDED')
    expect(usageOf(refused)).toEqual(usage(test, 50, 0, 40))
    expect(refused.headers['retry-after']).toBe('40')

    wait(39_999)
    expect((await test.call(method, path, { token })).status).toBe(429)
    wait(1)
    const renewed = await test.call(method, path, { token })
    expect(renewed.status).toBe(200)
    expect(usageOf(renewed)).toEqual(usage(test, 50, 49, 60))
  })

  // The large plano runs only with the whole suite; hours.test.ts asks the limiter itself about every plano.
  const large = [['premium', 200] as const, ...(whole ? [['enterprise', 1_000] as const] : [])]
  it.each(large)(`GET ${LOGGED}: an account of plano %s has %i calls`, async (plano, calls) => {
    const { token } = await account(test, 'usuario', { plano })
    const call = () => test.call('GET', LOGGED, { token })
    expect(usageOf(await call())).toEqual(usage(test, calls, calls - 1, 60))
    expect(await repeat(calls, call)).toEqual([
      [200, calls - 1],
      [429, 1]
    ])
  })

  it('sixty simultaneous calls: fifty are answered, and only the others are refused', async () => {
    const { token } = await account(test, 'usuario')
    const calls = await Promise.all(Array.from({ length: 60 }, () => test.call('GET', LOGGED, { token })))
    expect(calls.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(calls.filter(({ status }) => status === 429)).toHaveLength(10)
    const left = calls.map(({ headers }) => Number(headers['x-ratelimit-remaining']))
    expect(left.toSorted((x, y) => y - x).slice(0, 50)).toEqual(Array.from({ length: 50 }, (_, i) => 49 - i))
  })

  it('PUT /api/v1/usuarios/{id} (B): a new plano counts from the next call on', async () => {
    const admin = await account(test, 'admin', { admin: true })
    const { id, token } = await account(test, 'usuario')
    const call = () => test.call('GET', LOGGED, { token })
    expect(await repeat(51, call)).toEqual([
      [200, 50],
      [429, 1]
    ])
    const changed = await test.call('PUT', `/api/v1/usuarios/${id}`, { token: admin.token, body: { plano: 'premium' } })
    expect(changed.status).toBe(200)
    expect(usageOf(await call())).toEqual(usage(test, 200, 148, 60))
  })

  it(`GET ${LOGGED}: the sessions of an account count together, whatever their address; accounts do not`, async () => {
    const one = await account(test, 'usuario')
    const other = await account(test, 'usuario')
    const { body } = await login(test, one.email)
    const call = (token: string) => test.call('GET', LOGGED, { token, headers: newClient() })
    expect(await repeat(50, () => call(one.token))).toEqual([[200, 50]])
    expect((await call(body.access_token)).status).toBe(429)
    expect((await call(other.token)).status).toBe(200)
  })

  it('429 comes before a body is read, and nothing is written', async () => {
    const { token } = await account(test, 'gestor')
    await repeat(50, () => test.call('GET', LOGGED, { token }))
    const call = () => test.call('POST', '/api/v1/permissoes/', { token, body: { nome: 'limites.depois' } })
    expect((await call()).status).toBe(429)
    wait(60_000)
    expect((await call()).status).toBe(201)
  })
})

it(`GET ${LOGGED}: the 1001st call of a basic account in an hour is 429`, async () => {
  const { token } = await account(test, 'usuario')
  const call = () => test.call('GET', LOGGED, { token })
  for (let minute = 0; minute < 20; minute++) {
    if (minute > 0) wait(60_000)
    expect(await repeat(50, call)).toEqual([[200, 50]])
  }
  // Both limits are used up, so waiting for the minute alone would not do.
  const both = await call()
  expect(both.headers['retry-after']).toBe(String(3_600 - 19 * 60))
  expectEnvelope(both, 429, 'RATE_LIMIT_EXCEEDED')

  wait(60_000)
  const refused = await call()
  expectEnvelope(refused, 429, 'RATE_LIMIT_EXCEEDED')
  expect(usageOf(refused)).toEqual(usage(test, 1_000, 0, 2_400))
  expect(refused.headers['retry-after']).toBe('2400')

  wait(2_400_000)
  const renewed = await call()
  expect(renewed.status).toBe(200)
  expect(usageOf(renewed)).toEqual(usage(test, 50, 49, 60))
})

describe('answers that are not a success', () => {
  const token = 'a.b.c'
  it.each([
    [401, 'UNAUTHORIZED', 'GET', SESSIONS, {}],
    [401, 'UNAUTHORIZED', 'GET', LOGGED, { token }],
    [404, 'NOT_FOUND', 'GET', '/api/v1/nada', {}],
    [404, 'NOT_FOUND', 'GET', '/api/v1/nada', { token }],
    [405, 'METHOD_NOT_ALLOWED', 'DELETE', '/api/v1/usuarios/login', {}],
    [400, 'MALFORMED_REQUEST', 'POST', '/api/v1/auth/login', { raw: '{', json: true }],
    [415, 'UNSUPPORTED_MEDIA_TYPE', 'POST', '/api/v1/auth/login', { raw: 'x', text: true }]
  ] as const)('%i %s is counted and states the limit: %s %s %o', async (status, code, method, path, given) => {
    const client = newClient()
    const type = 'json' in given ? 'application/json' : 'text' in given ? 'text/plain' : undefined
    const call = () =>
      test.call(method, path, {
        ...('token' in given ? { token: given.token } : {}),
        ...('raw' in given ? { raw: given.raw } : {}),
        headers: { ...client, ...(type ? { 'content-type': type } : {}) }
      })
    const first = await call()
    expectEnvelope(first, status, code)
    expect(usageOf(first)).toEqual(usage(test, 50, 49, 60))
    expect(await repeat(50, call)).toEqual([
      [status, 49],
      [429, 1]
    ])
    const refused = await call()
    expectEnvelope(refused, 429, 'RATE_LIMIT_EXCEEDED')
    expect(refused.headers['retry-after']).toBe('60')
  })

  it(`GET ${HEALTH}: counted, but never refused`, async () => {
    const headers = newClient()
    const call = () => test.call('GET', HEALTH, { headers })
    expect(usageOf(await call())).toEqual(usage(test, 50, 49, 60))
    expect(await repeat(60, call)).toEqual([[200, 60]])
    expect(usageOf(await call())).toEqual(usage(test, 50, 0, 60))
    expect((await test.call('GET', `${HEALTH}/detailed`, { headers })).status).toBe(200)
    expect((await test.call('GET', SESSIONS, { headers })).status).toBe(429)
  })
})

describe('every operation states the limit', () => {
  it.each(picked(titled(samples), 40))('%s: without a token, with one, and for a bad request', async (_, sample) => {
    const { method, url, body } = sample
    const { token } = await account(test, 'admin', { admin: true })
    for (const answer of [
      await test.call(method, url, { body, headers: newClient() }),
      await test.call(method, addQuery(url, 'zz=1'), { body, token }),
      await test.call(method, url, { body, token })
    ]) {
      expect(answer.status).toBeLessThan(500)
      expectNumbers(answer)
    }
  })
})

it('RATE_LIMIT=off: nothing is counted, stated or refused', async () => {
  const unlimited = await startApp({ config: { rateLimit: false } })
  try {
    const call = () => unlimited.call('GET', SESSIONS)
    expect(await repeat(60, call)).toEqual([[401, 60]])
    expect(Object.keys((await call()).headers).filter((name) => name.includes('ratelimit'))).toEqual([])
  } finally {
    await unlimited.close()
  }
})
