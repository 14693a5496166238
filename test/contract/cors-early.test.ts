import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProcessState } from '../../src/platform/metrics/process.ts'
import { developmentCertificate } from '../../src/platform/tls/certificate.ts'
import { createListener } from '../../src/platform/tls/listener.ts'
import { openApp, type TestApp } from '../support/app.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

const HEALTH = '/api/v1/health'
const LOGIN = '/api/v1/usuarios/login'
const LISTED = 'https://painel.example'
const OTHER = 'https://other.example'
const https = { 'x-forwarded-proto': 'https' }
const json = { ...https, 'content-type': 'application/json' }
/** An address that has used up its requests. */
const greedy = { ...https, 'x-forwarded-for': '198.51.100.7' }

type Headers = Record<string, string | string[] | number | undefined>

/** What a browser looks at. */
const seen = (headers: Headers) => ({
  origin: headers['access-control-allow-origin'],
  readsRetryAfter: String(headers['access-control-expose-headers']).includes('Retry-After'),
  varies: headers.vary === undefined ? false : /\borigin\b/i.test(String(headers.vary))
})

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

type Ask = InjectOptions & { of: 'normal' | 'full' | 'stopping' }
const early: [string, number, Ask][] = [
  ['overload', 503, { of: 'full', url: '/api/v1/permissoes/', headers: https }],
  ['overload on an unknown path', 503, { of: 'full', url: '/nada', headers: https }],
  ['a probe of an instance that stops', 503, { of: 'stopping', url: '/health/ready', headers: https }],
  ['the limiter', 429, { of: 'normal', url: '/api/v1/permissoes/', headers: greedy }],
  ['the limiter on an unknown path', 429, { of: 'normal', url: '/nada', headers: greedy }],
  ['an unknown path', 404, { of: 'normal', url: '/nada', headers: https }],
  ['an unknown path of the API', 404, { of: 'normal', url: '/api/v1/nada', headers: https }],
  ['an empty id', 404, { of: 'normal', url: '/api/v1/usuarios//sessoes', headers: https }],
  ['another method', 405, { of: 'normal', method: 'PATCH', url: HEALTH, headers: https }],
  ['a word that the router takes for an id', 405, { of: 'normal', method: 'PUT', url: LOGIN, headers: https }],
  ['plain HTTP', 400, { of: 'normal', url: HEALTH }],
  ['a path that cannot be decoded', 400, { of: 'normal', url: '/%ZZ', headers: https }],
  ['a body that is too large', 413, { of: 'normal', method: 'POST', url: LOGIN, headers: json, payload: tooLarge() }],
  ['a body that is not JSON', 422, { of: 'normal', method: 'POST', url: LOGIN, headers: json, payload: '{' }],
  ['another kind of body', 415, { of: 'normal', method: 'POST', url: LOGIN, headers: text(), payload: 'a' }],
  ['no token', 401, { of: 'normal', url: '/api/v1/usuarios/logado', headers: https }],
  ['a panel file that is missing', 404, { of: 'normal', url: '/painel/assets/none.js', headers: https }]
]

function tooLarge(): string {
  return JSON.stringify({ email: 'x'.repeat(20_000), senha: 'x' })
}
function text(): Record<string, string> {
  return { ...https, 'content-type': 'text/plain' }
}

describe.each([
  ['any origin', '*' as const, LISTED, { origin: '*', readsRetryAfter: true, varies: false }],
  ['a listed origin', [LISTED], LISTED, { origin: LISTED, readsRetryAfter: true, varies: true }],
  ['an origin that is not listed', [LISTED], OTHER, { origin: undefined, readsRetryAfter: true, varies: true }]
])('%s', (_, corsOrigins, origin, wanted) => {
  const apps = {} as Record<Ask['of'], TestApp>
  beforeAll(async () => {
    const config = { corsOrigins, rateLimit: true }
    const { url } = database
    apps.normal = await openApp({ url, config })
    apps.full = await openApp({ url, config, pressure: { inFlight: 0 } })
    apps.stopping = await openApp({ url, config, state: newProcessState('stopping') })
    for (let i = 0; i < 51; i++) await apps.normal.app.inject({ url: '/nada', headers: greedy })
  })
  afterAll(async () => {
    for (const app of Object.values(apps)) await app.close()
  })

  it.each(early)('%s: %i tells a browser what any answer tells it', async (__, status, { of, ...ask }) => {
    const answer = await apps[of].app.inject({ ...ask, headers: { ...ask.headers, origin } })
    expect([answer.statusCode, seen(answer.headers)]).toEqual([status, wanted])
  })

  it('OPTIONS: 204 under overload too', async () => {
    const answer = await apps.full.app.inject({ method: 'OPTIONS', url: LOGIN, headers: { ...https, origin } })
    expect([answer.statusCode, seen(answer.headers)]).toEqual([204, wanted])
  })

  it('GET /metrics: nothing of the cross-origin protocol', async () => {
    const answer = await apps.normal.app.inject({ url: '/metrics', headers: { ...https, origin } })
    expect(answer.statusCode).toBe(404)
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  })

  it.each([
    ['no Host', 400, `GET ${HEALTH} HTTP/1.1\r\nOrigin: ${origin}\r\n\r\n`, origin],
    // The origin of a request that was never read is not known.
    ['nonsense', 400, 'nonsense\r\n\r\n', undefined],
    ['headers that are too large', 431, `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`, undefined]
  ])('a request with %s: %i says what it can', async (__, status, request, knownOrigin) => {
    const certificate = await developmentCertificate(apps.normal.dataDir, () => new Date())
    const server = createListener(() => {}, certificate, { cors: { corsOrigins } }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(request)
    let answer = ''
    for await (const chunk of socket.setEncoding('utf8')) answer += chunk
    const closed = once(server, 'close')
    server.close()
    await closed
    const [first = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n')
    const headers = Object.fromEntries(lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.split(': ')[1]]))
    const isTold = corsOrigins === '*' || knownOrigin !== undefined
    expect(first).toContain(` ${status} `)
    expect(seen(headers)).toEqual(isTold ? wanted : { ...wanted, origin: undefined })
  })
})
