import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiError } from '../../../src/errors.ts'
import { addSdk, sdkArchive } from '../../../src/platform/docs/sdk.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sdk-docs-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const paths = ['/sdk/saude-integra-client.tgz', `/sdk/${sdkArchive}`]

it('GET /sdk/: 404 with a sentence until it is packed; then the archive by both names, with its tag', async () => {
  const app = Fastify()
  app.setErrorHandler((error, _, reply) => reply.code((error as ApiError).status).send((error as ApiError).extra))
  addSdk(app, [join(folder, 'nowhere'), folder])
  const missing = await app.inject({ url: paths[0]! })
  expect([missing.statusCode, missing.json()]).toMatchObject([404, { sentence: { key: 'sdk.missing' } }])

  const bytes = Buffer.from([0x1f, 0x8b, 1, 2, 3])
  await writeFile(join(folder, sdkArchive), bytes)
  for (const url of paths) {
    const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    expect([statusCode, headers['content-type'], rawPayload]).toEqual([200, 'application/gzip', bytes])
    expect(headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'content-disposition': `attachment; filename="${sdkArchive}"`
    })
    // The package is compressed as a file, not in transport.
    expect(headers).not.toHaveProperty('content-encoding')
    const known = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    expect((await app.inject({ url, method: 'HEAD' })).headers['content-length']).toBe('5')
  }
  await app.close()
})

it('the version is that of the latest release of the contract', async () => {
  const { info } = (await import('../../../generated/description-b.json', { with: { type: 'json' } })).default
  expect(sdkArchive).toBe(`saude-integra-client-${info['x-release-version']}.tgz`)
})
