import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

let test: TestApp
let listed: TestApp
beforeAll(async () => {
  test = await startApp({ config: { rateLimit: false } })
  listed = await startApp({
    config: { rateLimit: false, corsOrigins: ['https://painel.example', 'https://mapa.example:8443'] }
  })
})
afterAll(async () => {
  await test.close()
  await listed.close()
})

const preflight = (app: TestApp, path: string, headers: Record<string, string> = {}) =>
  app.call('OPTIONS', path, {
    headers: { origin: 'https://painel.example', 'access-control-request-method': 'PUT', ...headers }
  })

/** Returns only the headers of the cross-origin protocol. */
const crossOrigin = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')))

const readable = {
  'access-control-expose-headers':
    'X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Reset-After, X-Database-Time-Limit, X-Database-Time-Remaining, X-Database-Time-Reset-After, Retry-After, ETag, Idempotency-Replayed, ' +
    'Content-Disposition, X-Next-Since, Deprecation, Sunset, Link'
}
const allowed = {
  ...readable,
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers':
    'Content-Type, Authorization, X-Request-ID, Accept-Language, Idempotency-Key, If-Match, If-None-Match',
  'access-control-max-age': '86400'
}

describe('CORS_ORIGINS by default', () => {
  it.each(['/api/v1/health', '/api/v1/usuarios/1', '/api/v1/usuarios/login', '/api/v1/nothing'])(
    'OPTIONS %s: 204 with the headers of specification 8, those for safe repetition, and the readable ones',
    async (path) => {
      const { status, headers, body } = await preflight(test, path)
      expect([status, body.length]).toEqual([204, 0])
      expect(crossOrigin(headers)).toEqual({ 'access-control-allow-origin': '*', ...allowed })
    }
  )

  it('OPTIONS /api/v1/health: other headers and methods that a page asks for are not promised', async () => {
    const { headers } = await preflight(test, '/api/v1/health', {
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'x-evil'
    })
    expect(crossOrigin(headers)).toEqual({ 'access-control-allow-origin': '*', ...allowed })
  })

  it('OPTIONS /api/v1/health: 204 too when it is not a preflight', async () => {
    const { status, body } = await test.call('OPTIONS', '/api/v1/health')
    expect([status, body.length]).toEqual([204, 0])
  })

  it.each([
    ['200', 'GET', '/api/v1/health', 200],
    ['401', 'GET', '/api/v1/usuarios/logado', 401],
    ['400 to a path that cannot be decoded', 'GET', '/api/v1/usuarios/%zz', 400],
    ['404', 'GET', '/nothing', 404],
    ['405', 'DELETE', '/api/v1/health', 405],
    ['422', 'POST', '/api/v1/usuarios/login', 422]
  ] as const)('an answer %s can be read by a page of any origin', async (_, method, path, expected) => {
    const { status, headers } = await test.call(method, path, { headers: { origin: 'https://anywhere.example' } })
    expect([status, crossOrigin(headers)]).toEqual([expected, { 'access-control-allow-origin': '*', ...readable }])
  })
})

describe('CORS_ORIGINS with a list', () => {
  it.each(['https://painel.example', 'https://mapa.example:8443'])(
    'OPTIONS and GET from %s: allowed',
    async (origin) => {
      const asked = await preflight(listed, '/api/v1/health', { origin })
      expect(crossOrigin(asked.headers)).toEqual({ 'access-control-allow-origin': origin, ...allowed })
      const { headers } = await listed.call('GET', '/api/v1/health', { headers: { origin } })
      expect([crossOrigin(headers), headers.vary]).toEqual([
        { 'access-control-allow-origin': origin, ...readable },
        'Origin'
      ])
    }
  )

  it('GET /api/v1/usuarios/%zz: the 400 says the same about origins as every answer', async () => {
    for (const origin of ['https://painel.example', 'https://evil.example', 'null']) {
      const [broken, whole] = await Promise.all(
        ['/api/v1/usuarios/%zz', '/api/v1/health'].map((path) => listed.call('GET', path, { headers: { origin } }))
      )
      expect(broken?.status).toBe(400)
      expect([crossOrigin(broken!.headers), broken!.headers.vary]).toEqual([
        crossOrigin(whole!.headers),
        whole!.headers.vary
      ])
      expect(broken!.headers['cache-control']).toBe('no-store')
    }
  })

  it.each([
    'https://evil.example',
    'http://painel.example',
    'https://painel.example:444',
    'https://painel.example.evil.example',
    'https://xpainel.example',
    'null'
  ])('OPTIONS and GET from %s: no origin is allowed', async (origin) => {
    const asked = await preflight(listed, '/api/v1/health', { origin })
    expect(asked.headers['access-control-allow-origin']).toBeUndefined()
    const { headers } = await listed.call('GET', '/api/v1/health', { headers: { origin } })
    // The readable headers are named to everyone; without an allowed origin they are of no use.
    expect([crossOrigin(headers), headers.vary]).toEqual([readable, 'Origin'])
  })
})

describe('security headers', () => {
  it.each([
    ['200', 'GET', '/api/v1/health'],
    ['400 to a path that cannot be decoded', 'GET', '/api/v1/usuarios/%zz'],
    ['401', 'GET', '/api/v1/usuarios/1'],
    ['404', 'GET', '/nothing'],
    ['422', 'POST', '/api/v1/usuarios/login'],
    ['200 of a document', 'GET', '/openapi/description-a.json'],
    ['200 of the docs', 'GET', '/docs']
  ] as const)('on an answer %s', async (_, method, path) => {
    const { headers } = await test.call(method, path)
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': path.startsWith('/api/') ? 'DENY' : 'SAMEORIGIN',
      'referrer-policy': 'no-referrer'
    })
    const nothingRuns = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"
    if (path !== '/docs') expect(headers['content-security-policy']).toBe(nothingRuns)
    expect(headers.server ?? headers['x-powered-by'] ?? headers['set-cookie']).toBeUndefined()
    if (path.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store')
  })

  it('GET /docs: scripts come only from the service itself', async () => {
    const policy = (await test.call('GET', '/docs')).headers['content-security-policy'] ?? ''
    expect(policy).toMatch(/(^|; ?)script-src 'self' ?(;|$)/)
    expect(policy).toMatch(/(^|; ?)default-src '(self|none)' ?(;|$)/)
    expect(policy).toMatch(/(^|; ?)base-uri 'none' ?(;|$)/)
    expect(policy).toMatch(/(^|; ?)frame-ancestors 'self' ?(;|$)/)
    expect(policy).not.toMatch(/https?:|unsafe|\*/)
  })
})
