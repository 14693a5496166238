import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FileMissing } from '../../../src/platform/files/file-missing.ts'
import { createFiles } from '../../../src/platform/files/files.ts'
import type { Files } from '../../../src/platform/files/store.ts'

let dataDir: string
let files: Files

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'files-'))
  files = createFiles({ s3Url: null, dataDir })
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const incoming = () => readdir(join(dataDir, 'files', '.incoming'))
const read = async (key: string) => text((await files.get(key)).stream)

describe('a file on disk', () => {
  it.each([
    ['a buffer', () => Buffer.from('olá')],
    ['a stream', () => Readable.from([Buffer.from('ol'), Buffer.from('á')])]
  ])('comes back as it was put, from %s', async (_name, data) => {
    await files.put('usuarios/1/foto.webp', data(), 'image/webp')
    const { stream, size } = await files.get('usuarios/1/foto.webp')
    expect(size).toBe(4)
    expect(await text(stream)).toBe('olá')
    expect(await incoming()).toEqual([])
  })

  it('is moved from its place, and can be read more than once', async () => {
    const path = join(dataDir, 'upload')
    await writeFile(path, 'olá')
    await files.take('importacoes/1', path, 'text/csv')
    await expect(stat(path)).rejects.toThrow('ENOENT')
    expect(await read('importacoes/1')).toBe('olá')
    const local = await files.local('importacoes/1')
    expect(await readFile(local.path, 'utf8')).toBe('olá')
    await local.release()
    expect(await read('importacoes/1')).toBe('olá')
    await expect(files.local('importacoes/2')).rejects.toThrow(FileMissing)
    await expect(files.take('importacoes/3', path, 'text/csv')).rejects.toThrow('ENOENT')
    for (const key of ['../x', 'a/../b', '/etc/passwd']) {
      await expect(files.take(key, path, 'text/csv')).rejects.toThrow('refused')
      await expect(files.local(key)).rejects.toThrow('refused')
    }
  })

  it('may be empty', async () => {
    await files.put('a/empty', Buffer.alloc(0), 'text/plain')
    await files.put('a/empty-stream', Readable.from([]), 'text/plain')
    for (const key of ['a/empty', 'a/empty-stream']) {
      const { stream, size } = await files.get(key)
      expect(size).toBe(0)
      expect(await buffer(stream)).toHaveLength(0)
    }
  })

  it('is replaced at once: a reader that has begun keeps the old content', async () => {
    await files.put('a', Buffer.alloc(300_000, 'a'), 'text/plain')
    const old = await files.get('a')
    await files.put('a', Buffer.from('new'), 'text/plain')
    expect(await text(old.stream)).toBe('a'.repeat(300_000))
    expect(await read('a')).toBe('new')
  })

  it('is missing before it is put and after it is removed; removing twice is fine', async () => {
    await expect(files.get('a/b')).rejects.toBeInstanceOf(FileMissing)
    await files.put('a/b', Buffer.from('x'), 'text/plain')
    await files.remove('a/b')
    await files.remove('a/b')
    await files.remove('never/was')
    await expect(files.get('a/b')).rejects.toBeInstanceOf(FileMissing)
    await expect(files.get('a')).rejects.toBeInstanceOf(FileMissing)
  })

  it('is readable only by its owner', async () => {
    await files.put('a/b', Buffer.from('x'), 'text/plain')
    const mode = async (...path: string[]) => (await stat(join(dataDir, 'files', ...path))).mode & 0o777
    expect(await mode()).toBe(0o700)
    expect(await mode('a')).toBe(0o700)
    expect(await mode('a', 'b')).toBe(0o600)
  })

  it('survives fifty writers of one key', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, i) => files.put('a', Readable.from([`${i}-`.repeat(5000)]), 'text/plain'))
    )
    expect(await read('a')).toMatch(/^(\d+-)\1{4999}$/)
    expect(await incoming()).toEqual([])
  })
})

describe('a source that fails', () => {
  const failing: [string, () => Readable][] = [
    [
      'in the middle',
      () =>
        Readable.from(
          (async function* () {
            yield Buffer.alloc(200_000)
            throw new Error('client went away')
          })()
        )
    ],
    ['before the first byte', () => new Readable({ read: () => undefined }).destroy(new Error('client went away'))],
    ['by being closed', () => new Readable({ read: () => undefined }).destroy()]
  ]
  it.each(failing)('%s leaves nothing, and leaves what was there', async (_name, source) => {
    await files.put('a', Buffer.from('old'), 'text/plain')
    await expect(files.put('a', source(), 'text/plain')).rejects.toThrow()
    await expect(files.put('b', source(), 'text/plain')).rejects.toThrow()
    expect(await read('a')).toBe('old')
    await expect(files.get('b')).rejects.toBeInstanceOf(FileMissing)
    expect(await incoming()).toEqual([])
  })

  it('when it is aborted while waiting leaves nothing', async () => {
    const source = new Readable({ read: () => undefined })
    source.push(Buffer.alloc(100_000))
    const put = files.put('a', source, 'text/plain')
    setImmediate(() => source.destroy())
    await expect(put).rejects.toThrow()
    expect(await incoming()).toEqual([])
  })

  it('by the destination not being writable leaves nothing', async () => {
    await files.put('a', Buffer.from('x'), 'text/plain')
    await expect(files.put('a/b', Buffer.from('x'), 'text/plain')).rejects.toThrow()
    expect(await incoming()).toEqual([])
  })

  it('learns when nobody reads it any longer', async () => {
    await writeFile(join(dataDir, 'files'), 'a file where the folder belongs')
    const source = new Readable({ read: () => undefined })
    await expect(files.put('a', source, 'text/plain')).rejects.toThrow()
    expect(source.destroyed).toBe(true)
  })
})

describe('what a killed process left', () => {
  it('is swept after a day, at the first write', async () => {
    const folder = join(dataDir, 'files', '.incoming')
    await mkdir(folder, { recursive: true })
    for (const [name, at] of [
      ['old', '2026-01-01T00:00:00Z'],
      ['fresh', '2026-01-02T23:00:00Z']
    ] as const) {
      await writeFile(join(folder, name), 'x')
      await utimes(join(folder, name), new Date(at), new Date(at))
    }
    const now = () => new Date('2026-01-03T00:00:00Z')
    await createFiles({ s3Url: null, dataDir, now }).put('a', Buffer.from('x'), 'text/plain')
    expect(await incoming()).toEqual(['fresh'])
  })
})

describe('a key', () => {
  it.each([
    '',
    '/',
    '/a',
    'a/',
    'a//b',
    '.',
    '..',
    '../x',
    'a/../b',
    'a/..',
    'a..b',
    './a',
    'a/.b',
    'a.',
    '.incoming/x',
    'A',
    'á',
    'a b',
    'a\\b',
    'a\0b',
    'a\nb',
    'a\n',
    '%2e%2e/x',
    'a'.repeat(201),
    'a/'.repeat(8).concat('a')
  ])('%j is refused', async (key) => {
    await expect(files.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('file key refused')
    await expect(files.get(key)).rejects.toThrow('file key refused')
    await expect(files.remove(key)).rejects.toThrow('file key refused')
    expect(await readdir(dataDir)).toEqual([])
  })

  it.each(['a', 'usuarios/12/foto-3f.webp', 'exports/job_0b7c.csv', '_/-'])('%j is accepted', async (key) => {
    await files.put(key, Buffer.from('x'), 'text/plain')
    expect(await read(key)).toBe('x')
  })
})

describe('check', () => {
  it('passes on a fresh folder and leaves nothing in it', async () => {
    await files.check()
    expect(await readdir(join(dataDir, 'files'))).toEqual([])
  })

  it('throws when the folder cannot be written', async () => {
    await writeFile(join(dataDir, 'files'), 'a file where the folder belongs')
    await expect(files.check()).rejects.toThrow()
    await expect(files.put('a', Buffer.from('x'), 'text/plain')).rejects.toThrow()
  })

  it.skipIf(process.getuid?.() === 0)('throws when the folder is read-only', async () => {
    await files.check()
    await chmod(join(dataDir, 'files'), 0o500)
    await expect(files.check()).rejects.toThrow()
    await chmod(join(dataDir, 'files'), 0o700)
  })
})
