import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import descriptionA from '../../generated/description-a.json' with { type: 'json' }
import descriptionB from '../../generated/description-b.json' with { type: 'json' }
import { openApp, startApp, type TestApp } from '../support/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ config: { rateLimit: false } })
})
afterAll(() => test.close())

/** Returns a committed document as an environment serves it. */
function placed<T extends { info: { contact: object }; externalDocs: object }>(document: T, publicUrl: string) {
  const url = `${publicUrl}/guides`
  const { info, externalDocs, ...rest } = document
  return {
    ...rest,
    info: { ...info, contact: { ...info.contact, url } },
    externalDocs: { ...externalDocs, url }
  }
}

describe.each([
  ['description-a', descriptionA],
  ['description-b', descriptionB]
])('%s', (name, document) => {
  it(`GET /openapi/${name}.json: the published document`, async () => {
    const { status, headers, body } = await test.call('GET', `/openapi/${name}.json?lang=en`)
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(body).toEqual(placed(document, test.config.publicUrl))
    expect([body.openapi, body.info.version]).toEqual(['3.1.0', name === 'description-a' ? '0.1.0' : '1.0.0'])
  })

  it(`GET /openapi/${name}.yaml: the published document in YAML`, async () => {
    const { status, headers, body } = await test.call('GET', `/openapi/${name}.yaml?lang=en`)
    expect([status, headers['content-type']]).toEqual([200, 'application/yaml; charset=utf-8'])
    expect(parse(body.toString())).toEqual(placed(document, test.config.publicUrl))
  })

  it('servers: the one that publishes it, then production, staging and sandbox, each at an address of its own', () => {
    expect(
      document.servers.map((server) => [server.url, 'x-environment' in server && server['x-environment']])
    ).toEqual([
      ['/', false],
      ['https://api.{domain}', 'production'],
      ['https://staging-api.{domain}', 'staging'],
      ['https://sandbox-api.{domain}', 'sandbox']
    ])
  })

  it('has the version in every path', () => {
    expect(Object.keys(document.paths).filter((path) => !path.startsWith('/api/v1/'))).toEqual([])
  })

  it('stands on its own: every reference leads into the document', () => {
    const text = JSON.stringify(document)
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '')
    expect(references.length).toBeGreaterThan(10)
    for (const reference of references) {
      const keys = reference.replace(/^#\//, '').split('/')
      const found = keys.reduce<unknown>(
        (node, key) => (node as Record<string, unknown>)?.[key.replaceAll('~1', '/')],
        document
      )
      expect(found, reference).toBeTypeOf('object')
    }
  })
})

describe.each(['sandbox', 'production'] as const)('APP_ENV=%s', (env) => {
  let other: TestApp
  beforeAll(async () => {
    other = await openApp({ url: test.url, config: { env, publicUrl: 'https://saude.pe.example/integra' } })
  })
  afterAll(() => other.close())

  it.each(['json', 'yaml'])(
    'GET /openapi/description-b.%s: PUBLIC_URL in its place, everything else unchanged',
    async (type) => {
      const { body } = await other.call('GET', `/openapi/description-b.${type}?lang=en`)
      const { servers, ...rest } = type === 'json' ? body : parse(body.toString())
      const { servers: before, ...expected } = descriptionB
      expect(rest).toEqual(placed(expected, 'https://saude.pe.example/integra'))
      expect(servers).toEqual(
        before.map((server) =>
          'x-environment' in server && server['x-environment'] === env
            ? { url: 'https://saude.pe.example/integra', description: server.description, 'x-environment': env }
            : server
        )
      )
      expect(servers[0].url).toBe('/')
    }
  )

  it('GET /docs: its title names the environment and the version', async () => {
    const page = (await other.call('GET', '/docs')).body.toString()
    expect(page).toContain(`<title>Saúde Integra ${test.config.version} (${env})</title>`)
  })

  it('GET /api/v1/health and /health/detailed: the environment and the version', async () => {
    const expected = { environment: env, version: test.config.version }
    expect((await other.call('GET', '/api/v1/health')).body).toMatchObject(expected)
    expect((await other.call('GET', '/api/v1/health/detailed')).body).toMatchObject({
      data: expected,
      meta: { version: '1.0.0' }
    })
  })
})

describe.each(['a', 'b'])('GET /openapi/description-%s.3.0.json', (letter) => {
  it('the same operations in the words of OpenAPI 3.0.3', async () => {
    const { status, body } = await test.call('GET', `/openapi/description-${letter}.3.0.json`)
    const { body: whole } = await test.call('GET', `/openapi/description-${letter}.json`)
    expect([status, body.openapi, body.info.version]).toEqual([200, '3.0.3', whole.info.version])
    expect(Object.keys(body.paths)).toEqual(Object.keys(whole.paths))
  })
})

describe('GET /docs', () => {
  it.each(['/docs', '/docs/'])('%s: the page, whose parts are all served here', async (path) => {
    const { status, headers, body } = await test.call('GET', path)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    // The ways to other pages are no parts. The panel is there only where it has been built.
    const parts = [...body.toString().matchAll(/<(?:link|script|img)[^>]*(?:src|href)="([^"]+)"/g)].map(
      ([, part]: RegExpMatchArray) => part ?? ''
    )
    expect(parts.length).toBeGreaterThan(3)
    for (const part of parts) {
      const { pathname, host } = new URL(part, 'https://here.example/docs/')
      expect(host).toBe('here.example')
      expect(
        (await test.call('GET', path === '/docs/' ? pathname : new URL(part, 'https://here.example/docs').pathname))
          .status
      ).toBe(200)
    }
  })

  it('fits the width of a phone', async () => {
    expect((await test.call('GET', '/docs')).body.toString()).toContain(
      '<meta name="viewport" content="width=device-width, initial-scale=1">'
    )
  })

  it('offers both documents, and uses no outside validator', async () => {
    const script = (await test.call('GET', '/docs/static/swagger-initializer.js')).body.toString()
    expect(script).toContain('/openapi/description-a.json')
    expect(script).toContain('/openapi/description-b.json')
    expect(script).toContain('validatorUrl: null')
    expect(script).not.toMatch(/https?:\/\/(?!stackoverflow\.com)/)
  })

  it.each(['/docs/static/nothing.js', '/docs/static', '/.git/config'])('GET %s: 404 in the envelope', async (path) => {
    const { status, body } = await test.call('GET', path)
    expect([status, body.error.code]).toEqual([404, 'NOT_FOUND'])
  })

  it.each(['..%2f..%2fpackage.json', '%2e%2e/%2e%2e/package.json', '..%5c..%5cpackage.json', '..%00/package.json'])(
    'GET /docs/static/%s: refused in the envelope',
    async (path) => {
      const { status, body } = await test.call('GET', `/docs/static/${path}`)
      expect([400, 403, 404]).toContain(status)
      expect(Object.keys(body)).toEqual(['error'])
    }
  )
})
