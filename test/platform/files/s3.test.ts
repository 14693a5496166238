import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FilesAway } from '../../../src/platform/files/faults.ts'
import { FileMissing } from '../../../src/platform/files/file-missing.ts'
import { createFiles } from '../../../src/platform/files/files.ts'
import { createS3Files } from '../../../src/platform/files/s3.ts'
import { parseS3Url } from '../../../src/platform/files/s3-url.ts'
import type { Files } from '../../../src/platform/files/store.ts'
import { type Objects, serveBucket } from '../../support/bucket.ts'
import { startForwarder } from '../../support/forwarder.ts'

describe('S3_URL', () => {
  it('gives the place, with defaults and decoded keys', () => {
    expect(parseS3Url('s3://KEY:a%2Fb%2B@s3.example.org/laudos')).toEqual({
      endpoint: 'https://s3.example.org',
      region: 'us-east-1',
      bucket: 'laudos',
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b+'
    })
    expect(parseS3Url('s3://k:s@localhost:9000/laudos/?region=sa-east-1&ssl=false')).toMatchObject({
      endpoint: 'http://localhost:9000',
      region: 'sa-east-1'
    })
  })

  it.each([
    'laudos',
    'https://k:segredo@host/laudos',
    's3://k:segredo@host',
    's3://k:segredo@host/a/b',
    's3://host/laudos',
    's3://k@host/laudos',
    's3://k:segredo@host/laudos?ssl=maybe',
    's3://k:segredo@host/laudos?regiao=x',
    's3://k:segredo%zz@host/laudos'
  ])('%s is refused at start, without repeating the secret', (url) => {
    expect(() => createFiles({ s3Url: url, dataDir: tmpdir() })).toThrow(/^S3_URL(?!.*segredo)/)
  })
})

const require = createRequire(import.meta.url)
const installed = ['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner'].every((name) => {
  try {
    return Boolean(require.resolve(name))
  } catch {
    return false
  }
})

describe.runIf(!installed)('without the S3 client', () => {
  it('check says what to install', async () => {
    const files = createFiles({ s3Url: 's3://k:s@localhost:9/laudos', dataDir: tmpdir() })
    await expect(files.check()).rejects.toThrow('install @aws-sdk/client-s3 and @aws-sdk/s3-request-presigner')
  })
})

describe.runIf(installed)('a file in S3', () => {
  const objects: Objects = new Map()
  const server = serveBucket(objects)
  let dataDir: string
  let files: Files
  const url = (bucket: string) => {
    const { port } = server.address() as AddressInfo
    return `s3://chave:segredo@127.0.0.1:${port}/${bucket}?region=sa-east-1&ssl=false`
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 's3-'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    files = createFiles({ s3Url: url('laudos'), dataDir })
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  it.each([
    ['a buffer', Buffer.from('olá')],
    ['a stream', Readable.from([Buffer.from('ol'), Buffer.from('á')])]
  ])('comes back as it was put, from %s, with its type', async (_name, data) => {
    await files.put('casos/1/laudo.pdf', data, 'application/pdf')
    expect(objects.get('casos/1/laudo.pdf')?.type).toBe('application/pdf')
    const { stream, size } = await files.get('casos/1/laudo.pdf')
    expect(size).toBe(4)
    expect(await text(stream)).toBe('olá')
  })

  it('is uploaded from its place, and copied to this machine when it is read more than once', async () => {
    const path = join(dataDir, 'upload')
    await writeFile(path, 'olá')
    await files.take('importacoes/1', path, 'text/csv')
    await expect(stat(path)).rejects.toThrow('ENOENT')
    expect(objects.get('importacoes/1')?.data.toString()).toBe('olá')
    const local = await files.local('importacoes/1')
    expect(await readFile(local.path, 'utf8')).toBe('olá')
    await local.release()
    await expect(stat(local.path)).rejects.toThrow('ENOENT')
    await expect(files.local('importacoes/2')).rejects.toBeInstanceOf(FileMissing)
  })

  it('may be empty, or larger than a buffer', async () => {
    await files.put('empty', Readable.from([]), 'text/plain')
    expect(objects.get('empty')?.data).toHaveLength(0)
    await files.put('large', Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(100_000, 'x'))), 'text/plain')
    expect(objects.get('large')?.data.equals(Buffer.alloc(4_000_000, 'x'))).toBe(true)
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
  })

  it('is not made from a source that breaks off', async () => {
    const source = Readable.from(
      (async function* () {
        yield Buffer.alloc(100_000)
        throw new Error('client went away')
      })()
    )
    await expect(files.put('broken', source, 'text/plain')).rejects.toThrow('client went away')
    expect(objects.has('broken')).toBe(false)
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
  })

  it('is missing before it is put and after it is removed', async () => {
    await expect(files.get('nada')).rejects.toBeInstanceOf(FileMissing)
    await files.put('algo', Buffer.from('x'), 'text/plain')
    await files.remove('algo')
    await files.remove('algo')
    await expect(files.get('algo')).rejects.toBeInstanceOf(FileMissing)
  })

  it('check passes, and throws for another bucket or a closed port', async () => {
    await files.check()
    await expect(createFiles({ s3Url: url('outro'), dataDir }).check()).rejects.toThrow()
    const closed = 's3://chave:segredo@127.0.0.1:1/laudos?ssl=false'
    await expect(createFiles({ s3Url: closed, dataDir }).check()).rejects.toThrow()
  })
  it('is away while the store is silent or refuses connections, and is there again afterwards', async () => {
    const { port } = server.address() as AddressInfo
    const proxy = await startForwarder(`http://127.0.0.1:${port}`)
    try {
      const place = parseS3Url(url('laudos').replace(String(port), new URL(proxy.url).port))
      const far = createS3Files(place, dataDir, () => new Date(), { answerMs: 300, stallMs: 300 })
      await far.put('longe', Buffer.from('olá'), 'text/plain')
      const operations = {
        put: () => far.put('longe', Buffer.from('x'), 'text/plain'),
        take: async () => {
          const path = join(dataDir, 'upload')
          await writeFile(path, 'x')
          await far.take('longe', path, 'text/plain')
        },
        get: () => far.get('longe'),
        remove: () => far.remove('longe')
      }
      for (const way of ['silent', 'close'] as const) {
        proxy.lead(way)
        proxy.freeze()
        for (const [name, operation] of Object.entries(operations))
          await expect(operation(), `${name}, ${way}`).rejects.toBeInstanceOf(FilesAway)
        proxy.lead('forward')
        // A kept connection may still be one that leads nowhere.
        await expect.poll(async () => await text((await far.get('longe')).stream).catch(String)).toBe('olá')
      }
    } finally {
      await proxy.close()
    }
  })

  it('a refusal of the store is no absence', async () => {
    const { port } = server.address() as AddressInfo
    const wrong = `s3://outra:segredo@127.0.0.1:${port}/laudos?region=sa-east-1&ssl=false`
    const failure = await createFiles({ s3Url: wrong, dataDir })
      .get('algo')
      .catch((error) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(FilesAway)
  })
})
