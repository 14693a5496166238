import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../src/errors.ts'
import { addLanding } from '../../src/painel/landing.ts'
import { addPainel } from '../../src/painel/painel.ts'

let folder: string
let app: FastifyInstance
let isNew = false
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'painel-'))
  app = Fastify()
  app.decorateRequest('language', 'pt-BR')
  app.setErrorHandler((error, _, reply) => reply.code((error as ApiError).status).send((error as ApiError).extra))
  addPainel(app, { isNew: async () => isNew, folders: [join(folder, 'nowhere'), folder] })
  addLanding(app, { version: '1.2.3', env: 'production' })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('GET /painel', () => {
  it.each(['/painel', '/painel/assets/index-1.js', '/painel/licencas.txt'])(
    '%s: 404 with a sentence until it is built',
    async (url) => {
      const { statusCode, body } = await get(url)
      expect([statusCode, JSON.parse(body)]).toMatchObject([404, { sentence: { key: 'painel.missing' } }])
    }
  )

  it('then the page in the requested language, with its tag and a policy that allows nothing inline', async () => {
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), '<!doctype html>\n<html lang="pt-BR">\n</html>\n')
    await writeFile(join(folder, 'licencas.txt'), 'MIT')
    await writeFile(join(folder, 'assets/index-1.js'), 'export {}')
    const { statusCode, headers, body } = await get('/painel?estado=PE')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', 'content-language': 'pt-BR' })
    expect(headers.vary).toContain('Accept-Language')
    expect(body).toContain('<html lang="pt-BR">')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    const spanish = await get('/painel?lang=es')
    expect(spanish.body).toContain('<html lang="es-ES">')
    expect(spanish.headers.etag).not.toBe(headers.etag)
    const known = await get('/painel', { 'if-none-match': String(headers.etag) })
    expect([known.statusCode, known.body]).toEqual([304, ''])
  })

  it('while nobody can sign in, the way leads to the first run, in the language that was asked for', async () => {
    isNew = true
    const { statusCode, headers } = await get('/painel?lang=es')
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      302,
      '/painel/inicio?lang=es',
      'no-store'
    ])
    expect((await get('/painel/inicio')).statusCode).toBe(200)
    isNew = false
    expect((await get('/painel?lang=es')).statusCode).toBe(200)
  })

  it('its files may be cached for ever, since their names change with them; compressed for clients that accept it', async () => {
    const { statusCode, headers, body } = await get('/painel/assets/index-1.js')
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/javascript; charset=utf-8', 'export {}'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const packed = await get('/painel/assets/index-1.js', { 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect((await get('/painel/licencas.txt')).body).toBe('MIT')
    expect((await get('/painel/')).headers.location).toBe('/painel')
  })

  it.each(['index-2.js', '..%2Findex.html', '%2e%2e%2flicencas.txt', '.', '%00'])('nothing else: %s', async (name) => {
    expect((await get(`/painel/assets/${name}`)).statusCode).toBe(404)
  })
})

describe('GET /', () => {
  it.each([
    ['pt-BR', 'Painel', 'Estado do serviço'],
    ['en-US', 'Panel', 'State of the service'],
    ['es-ES', 'Panel', 'Estado del servicio']
  ])('in %s: what this is, and the way to panel, docs, guides, reference and status', async (lang, panel, status) => {
    const { statusCode, headers, body } = await get(`/?lang=${lang}`)
    expect([statusCode, headers['content-language']]).toEqual([200, lang])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain(`<html lang="${lang}">`)
    for (const path of ['/painel', '/docs', '/guides', '/reference'])
      expect(body).toContain(`href="${path}?lang=${lang}"`)
    expect(body).toContain('href="/api/v1/health"')
    for (const text of [panel, status, '1.2.3', 'production']) expect(body).toContain(text)
    // The link back to the start keeps the language, too.
    expect(body).toContain(`href="/?lang=${lang}"`)
  })
})
