import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import descriptionB from '../../../generated/description-b.json' with { type: 'json' }
import { inWords } from '../../../src/platform/docs/language.ts'
import { serveText } from '../../../src/platform/docs/served.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ config: { rateLimit: false } })
})
afterAll(() => test.close())

const https = { 'x-forwarded-proto': 'https' }
const paths = ['/openapi/description-a.json', '/openapi/description-b.yaml', '/openapi/description-b.3.0.json']

describe.each(paths)('GET %s', (path) => {
  const get = (headers: Record<string, string> = {}) =>
    test.app.inject({ url: path, headers: { ...https, ...headers } })

  it('comes with a tag, and has to be revalidated each time', async () => {
    const { statusCode, headers } = await get()
    expect([statusCode, headers['cache-control'], headers.vary]).toEqual([
      200,
      'public, no-cache',
      'Accept-Language, Accept-Encoding'
    ])
    expect(headers.etag).toMatch(/^W\/"[\w-]{27}"$/)
    expect(headers).not.toHaveProperty('content-encoding')
  })

  it('304 without a body for a client that has it, by its tag among others, weak or not', async () => {
    const etag = String((await get()).headers.etag)
    for (const known of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
      const { statusCode, body, headers } = await get({ 'if-none-match': known })
      expect([known, statusCode, body, headers.etag]).toEqual([known, 304, '', etag])
    }
    expect((await get({ 'if-none-match': '"x"' })).statusCode).toBe(200)
  })

  it('is compressed for clients that accept it, and the same when unpacked', async () => {
    const plain = await get()
    for (const taken of ['gzip', 'br, gzip;q=0.5', '*']) {
      const packed = await get({ 'accept-encoding': taken })
      expect([packed.headers['content-encoding'], packed.headers.etag]).toEqual(['gzip', plain.headers.etag])
      expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
      expect(packed.rawPayload.length * 4).toBeLessThan(plain.rawPayload.length)
    }
    for (const refused of ['br', 'gzip;q=0', 'identity'])
      expect((await get({ 'accept-encoding': refused })).headers).not.toHaveProperty('content-encoding')
  })

  it('HEAD: the headers without a body', async () => {
    const { statusCode, headers, body } = await test.app.inject({ method: 'HEAD', url: path, headers: https })
    expect([statusCode, body, headers.etag]).toEqual([200, '', (await get()).headers.etag])
  })
})

describe('GET /openapi/description-b.json in the languages', () => {
  const get = async (lang?: string, accept?: string) => {
    const url = `/openapi/description-b.json${lang ? `?lang=${lang}` : ''}`
    const { headers, body } = await test.app.inject({
      url,
      headers: { ...https, ...(accept && { 'accept-language': accept }) }
    })
    return { language: headers['content-language'], etag: headers.etag, document: JSON.parse(body) }
  }
  const grupos = ({ document }: { document: typeof descriptionB }) => document.paths['/api/v1/grupos'].get.summary

  it.each([
    [undefined, undefined, 'pt-BR', 'Listar grupos'],
    [undefined, 'en', 'en-US', 'List groups'],
    [undefined, 'fr, es;q=0.5', 'es-ES', 'Listar grupos'],
    ['en-US', 'es', 'en-US', 'List groups'],
    ['es', 'en', 'es-ES', 'Listar grupos'],
    ['fr', 'en', 'en-US', 'List groups']
  ])('?lang=%s, Accept-Language %s: %s', async (lang, accept, language, summary) => {
    const found = await get(lang, accept)
    expect([found.language, grupos(found)]).toEqual([language, summary])
  })

  it('differ only in words: in English they are the generated document, and each has its own tag', async () => {
    const all = await Promise.all(['en', 'pt', 'es'].map((lang) => get(lang)))
    expect(new Set(all.map(({ etag }) => etag)).size).toBe(3)
    expect(all[0]!.document.paths).toEqual(descriptionB.paths)
    const wordless = (value: unknown) =>
      JSON.stringify(value, (key, each) =>
        ['title', 'summary', 'description'].includes(key) && typeof each === 'string' ? '' : each
      )
    expect(new Set(all.map(({ document }) => wordless(document))).size).toBe(1)
  })
})

describe('what there is, as a page and for programs', () => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url, headers: { ...https, ...headers } })

  it('GET /openapi/: every document, and each is there', async () => {
    const { files, releases } = (await get('/openapi/index.json')).json()
    expect((await get('/openapi', { accept: 'application/json' })).json()).toEqual({ files, releases })
    for (const { path } of files) expect([path, (await get(path)).statusCode]).toEqual([path, 200])
    const page = await get(`/openapi/?lang=es`)
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'content-language': 'es-ES' })
    for (const { path } of files) expect(page.body).toContain(`href="${path}"`)
    expect(page.body).toContain(`href="${releases}?lang=es-ES"`)
  })

  it('GET /openapi/releases/: every release with its documents, the latest first', async () => {
    const { releases } = (await get('/openapi/releases/index.json')).json()
    expect(releases.map(({ release }: { release: number }) => release).slice(-3)).toEqual([3, 2, 1])
    expect(releases.at(-1)).toMatchObject({ version: '1.0.0', date: '2026-11-15' })
    const page = (await get('/openapi/releases?lang=en')).body
    for (const { files } of releases) {
      expect(files).toHaveLength(8)
      expect((await get(files[0])).statusCode).toBe(200)
      for (const path of files) expect(page).toContain(`href="${path}"`)
    }
  })
})

it('inWords: uses the text of its place, otherwise the common one, otherwise the English one', () => {
  const document = { tags: [{ description: 'It.' }, { description: 'It.' }, { description: 'They.', name: 'It.' }] }
  const words = { texts: { description: { 'It.': 'Ele.' } }, places: { x: { 'tags/1/description': 'Ela.' } } }
  expect(inWords(document, 'x', words)).toEqual({
    tags: [{ description: 'Ele.' }, { description: 'Ela.' }, { description: 'They.', name: 'It.' }]
  })
  expect(inWords(document, 'y', words).tags[1]).toEqual({ description: 'Ele.' })
})

it('the tag follows the content: another environment, another tag', async () => {
  const other = await openApp({ url: test.url, config: { publicUrl: 'https://saude.pe.example' } })
  const tag = async ({ app }: TestApp) => (await app.inject({ url: paths[0]!, headers: https })).headers.etag
  expect(await tag(other)).not.toBe(await tag(test))
  await other.close()
})

it('keeps Vary: Origin besides its own where only some origins may call', async () => {
  const other = await openApp({ url: test.url, config: { corsOrigins: ['https://painel.example'] } })
  const headers = { ...https, origin: 'https://painel.example' }
  expect((await other.app.inject({ url: paths[0]!, headers })).headers.vary).toBe(
    'Origin, Accept-Language, Accept-Encoding'
  )
  await other.close()
})

it('serveText: writes once, however many ask', async () => {
  const app = Fastify()
  let written = 0
  serveText(app, '/x', { type: 'text/plain', cacheControl: 'no-cache' }, () => `text ${++written}`)
  const answers = await Promise.all([1, 2, 3].map(() => app.inject({ url: '/x' })))
  expect(answers.map(({ body }) => body)).toEqual(['text 1', 'text 1', 'text 1'])
  await app.close()
})

it.each([
  ['mailto:seguranca@pe.example', { securityContact: 'mailto:seguranca@pe.example' }],
  ['mailto:security@localhost', {}]
])('GET /.well-known/security.txt: %s is whom to contact, for less than a year', async (contact, config) => {
  const path = '/.well-known/security.txt'
  const publicUrl = 'https://saude.pe.example'
  const named = await openApp({ url: test.url, config: { ...config, publicUrl } })
  const { statusCode, headers, body } = await named.app.inject({ url: path, headers: https })
  await named.close()
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s, 2))
  )
  expect(fields).toEqual({
    Contact: contact,
    // The clock of the test stands at 15 November 2026.
    Expires: '2027-05-14T12:00:00.000Z',
    'Preferred-Languages': 'pt, en, es',
    Canonical: `${publicUrl}${path}`
  })
})
