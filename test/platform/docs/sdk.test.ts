import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readReleases } from '../../../scripts/generate/releases.ts'
import { prefers } from '../../../src/engine/contract/request/accept.ts'
import type { ApiError } from '../../../src/errors.ts'
import { findPackages } from '../../../src/platform/docs/packages.ts'
import { addSdk } from '../../../src/platform/docs/sdk.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sdk-docs-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const publicUrl = 'https://saude.pe.example'
const NEXT = 'saude-integra-client-4.0.0-next.abcdefghijkl.tgz'
const KEPT = 'saude-integra-client-3.0.0.tgz'
const UNVERSIONED = '/sdk/saude-integra-client.tgz'

/** A service with these packages of the present sources and of releases. */
async function serve(name: string, built: Record<string, string>, released: Record<string, string>) {
  const here = join(folder, name)
  const write = async (path: string, text: string) => {
    await mkdir(join(here, path, '..'), { recursive: true })
    await writeFile(join(here, path), text)
  }
  for (const [file, text] of Object.entries(built)) await write(`built/${file}`, text)
  await mkdir(join(here, 'released'), { recursive: true })
  for (const [path, text] of Object.entries(released)) await write(`released/${path}`, text)
  const app = Fastify()
  app.decorateRequest('language', 'pt-BR')
  app.setErrorHandler((error, _, reply) => reply.code((error as ApiError).status).send((error as ApiError).extra))
  addSdk(app, { publicUrl }, { built: () => join(here, 'built'), released: () => join(here, 'released') })
  return { app, write, get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }) }
}

describe('packages at /sdk/', () => {
  it('404 with a sentence until the sources are packed; then the address without a version leads to them', async () => {
    const { get, write } = await serve('later', {}, { [`3/packages/${KEPT}`]: 'three' })
    const missing = await get(UNVERSIONED)
    expect([missing.statusCode, missing.json()]).toMatchObject([404, { sentence: { key: 'sdk.missing' } }])
    expect((await get(`/sdk/${KEPT}`)).body).toBe('three')
    await write(`built/${NEXT}`, 'next')
    const { statusCode, headers } = await get(UNVERSIONED)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, `/sdk/${NEXT}`, 'public, no-cache'])
  })

  it('those of releases never change; a forerunner is there as long as it is what the service has', async () => {
    const { app, get, write } = await serve('both', { [NEXT]: 'next' }, { [`3/packages/${KEPT}`]: 'three' })
    const cached = async (file: string) => {
      const { statusCode, headers, body } = await get(`/sdk/${file}`, { 'accept-encoding': 'gzip' })
      expect(headers).toMatchObject({
        'content-type': 'application/gzip',
        'content-disposition': `attachment; filename="${file}"`
      })
      // The package is compressed as a file, not in transport.
      expect(headers).not.toHaveProperty('content-encoding')
      const known = await get(`/sdk/${file}`, { 'if-none-match': String(headers.etag) })
      expect([known.statusCode, known.body]).toEqual([304, ''])
      return [statusCode, body, headers['cache-control']]
    }
    expect(await cached(KEPT)).toEqual([200, 'three', 'public, max-age=31536000, immutable'])
    expect(await cached(NEXT)).toEqual([200, 'next', 'public, no-cache'])
    expect((await app.inject({ url: `/sdk/${KEPT}`, method: 'HEAD' })).headers['content-length']).toBe('5')
    for (const other of [
      NEXT.replace('abc', 'abd'),
      'saude-integra-client-9.9.9.tgz',
      '..%2Fpackage.json',
      'packages.json'
    ])
      expect([other, (await get(`/sdk/${other}`)).statusCode]).toEqual([other, 404])
    await rm(join(folder, 'both/built', NEXT))
    expect((await get(`/sdk/${NEXT}`)).statusCode).toBe(404)
    const following = NEXT.replace('abc', 'zzz')
    await write(`built/${following}`, 'following')
    expect((await get(UNVERSIONED)).headers.location).toBe(`/sdk/${following}`)
  })

  it('sources that are those of a release are that release', async () => {
    const { get } = await serve('same', { [KEPT]: 'three' }, { [`3/packages/${KEPT}`]: 'three' })
    const [found] = (await get('/sdk/index.json')).json().packages
    expect([found.newest, found.versions]).toMatchObject(['3.0.0', [{ version: '3.0.0', release: 3 }]])
    expect((await get(`/sdk/${KEPT}`)).headers['cache-control']).toContain('immutable')
  })

  it('a list for programs, by its name or by Accept, and a page for people', async () => {
    const { get } = await serve('lists', { [NEXT]: 'next' }, { [`3/packages/${KEPT}`]: 'three' })
    const digest = (name: string, text: string, form: 'hex' | 'base64') => createHash(name).update(text).digest(form)
    const { headers, body } = await get('/sdk/index.json')
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    const [typescript, python] = JSON.parse(body).packages
    expect(python).toEqual({ name: 'saude-integra', language: 'python', newest: null, versions: [] })
    expect(typescript).toEqual({
      name: 'saude-integra-client',
      language: 'typescript',
      newest: '4.0.0-next.abcdefghijkl',
      versions: [
        ['4.0.0-next.abcdefghijkl', null, NEXT, 'next'],
        ['3.0.0', 3, KEPT, 'three']
      ].map(([version, release, file, text]) => ({
        version,
        release,
        path: `/sdk/${file}`,
        file,
        size: String(text).length,
        sha256: digest('sha256', String(text), 'hex'),
        integrity: `sha512-${digest('sha512', String(text), 'base64')}`
      }))
    })
    for (const path of ['/sdk', '/sdk/']) {
      expect((await get(path, { accept: 'application/json' })).json()).toEqual(JSON.parse(body))
      const page = await get(path, { accept: 'text/html,*/*;q=0.8' })
      expect(page.headers).toMatchObject({ 'content-language': 'pt-BR', 'content-type': 'text/html; charset=utf-8' })
      expect(page.headers.vary).toBe('Accept, Accept-Language, Accept-Encoding')
    }
    for (const [lang, title] of Object.entries({ en: 'Packages for programs', pt: 'Pacotes', es: 'Paquetes' })) {
      const page = (await get(`/sdk/?lang=${lang}`)).body
      expect(page).toContain(`<h1>${title}`)
      expect(page).toContain(`npm i ${publicUrl}/sdk/${NEXT}`)
      expect(page).toContain(digest('sha512', 'three', 'base64'))
    }
  })
})

it('the packages of every release are what their notes say, and small enough to be committed', async () => {
  const packages = await findPackages(null, 'openapi/released')
  expect(packages.all.map(({ file }) => file)).toContain(KEPT)
  // The digest that lockfiles have from release 3.
  expect(packages.all.find(({ file }) => file === KEPT)!.sha256).toBe(
    '6fd96b166e34471004ee70cc5adc7444ac1252ff4c656d51b69289ca14d67578'
  )
  for (const { release } of await readReleases('openapi/released')) {
    const own = packages.all.filter((each) => each.release === release)
    const names = await readdir(`openapi/released/${release}/packages`).catch(() => [])
    expect(names.filter((name) => name !== 'packages.json').sort()).toEqual(own.map(({ file }) => file).sort())
    if (own.length === 0) continue
    const note = JSON.parse(await readFile(`openapi/released/${release}/packages/packages.json`, 'utf8'))
    expect(note.map(({ file }: { file: string }) => file).sort()).toEqual(own.map(({ file }) => file).sort())
  }
  expect(packages.all.filter(({ size }) => size > 300_000)).toEqual([])
})

it.each([
  [undefined, false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['application/json', true],
  ['application/json;q=0', false],
  ['text/html;q=0.5, application/json', true],
  ['application/json;q=0.4, text/html', false]
])('Accept: %s asks for JSON: %s', (accept, expected) => {
  expect(prefers(accept, 'application/json', 'text/html')).toBe(expected)
})
