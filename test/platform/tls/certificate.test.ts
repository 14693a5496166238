import { X509Certificate } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, createSecureContext } from 'node:tls'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { developmentCertificate } from '../../../src/platform/tls/certificate.ts'

const DAY = 24 * 60 * 60 * 1000
const start = new Date('2026-03-01T12:00:00Z')
const at = (days: number) => () => new Date(start.getTime() + days * DAY)

let dataDir: string
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'certificate-')), 'data')
})
afterEach(() => rm(join(dataDir, '..'), { recursive: true, force: true }))

describe('a new certificate', () => {
  test('names this machine and holds for a year', async () => {
    const { cert, key } = await developmentCertificate(dataDir, at(0))
    const parsed = new X509Certificate(cert)
    expect(parsed.checkHost('localhost')).toBe('localhost')
    expect(parsed.checkIP('127.0.0.1')).toBe('127.0.0.1')
    expect(parsed.checkIP('::1')).toBe('::1')
    expect(parsed.checkHost('example.org')).toBeUndefined()
    expect(new Date(parsed.validFrom)).toEqual(start)
    expect(new Date(parsed.validTo)).toEqual(at(365)())
    expect(parsed.publicKey.asymmetricKeyDetails).toMatchObject({ namedCurve: 'prime256v1' })
    expect(() => createSecureContext({ cert, key })).not.toThrow()
  })

  test('is kept, the key only for its owner, with no draft left behind', async () => {
    const { cert, key } = await developmentCertificate(dataDir, at(0))
    const folder = join(dataDir, 'tls')
    expect(await readFile(join(folder, 'cert.pem'), 'utf8')).toBe(cert)
    expect(await readFile(join(folder, 'key.pem'), 'utf8')).toBe(key)
    expect((await stat(join(folder, 'key.pem'))).mode & 0o777).toBe(0o600)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    expect((await readdir(folder)).sort()).toEqual(['cert.pem', 'key.pem'])
  })

  test.each([
    ['localhost', { servername: 'localhost' }],
    ['127.0.0.1', {}]
  ])('is accepted by a client that trusts it, as %s', async (_, name) => {
    // The client checks against the real clock, so this certificate starts today.
    const { cert, key } = await developmentCertificate(dataDir, () => new Date())
    const server = createServer({ cert, key }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    const authorized = await new Promise((resolve, reject) => {
      const client = connect(port, '127.0.0.1', { ca: cert, ...name }, () => {
        resolve(client.authorized)
        client.destroy()
      }).once('error', reject)
    })
    expect(authorized).toBe(true)
    await new Promise((resolve) => server.close(resolve))
  })
})

describe('a kept certificate', () => {
  test('is used again while more than 30 days are left', async () => {
    const first = await developmentCertificate(dataDir, at(0))
    expect(await developmentCertificate(dataDir, at(334))).toEqual(first)
  })

  test.each([
    ['expires within 30 days', at(335)],
    ['has expired', at(400)],
    ['is not valid yet', at(-1)]
  ])('is remade when it %s', async (_, now) => {
    const first = await developmentCertificate(dataDir, at(0))
    const second = await developmentCertificate(dataDir, now)
    expect(second.cert).not.toBe(first.cert)
    expect(await developmentCertificate(dataDir, now)).toEqual(second)
  })

  test.each(['cert.pem', 'key.pem'])('is remade when %s is damaged, empty or gone', async (name) => {
    const path = join(dataDir, 'tls', name)
    const damage = [() => writeFile(path, 'not a PEM'), () => writeFile(path, ''), () => rm(path)]
    let last = await developmentCertificate(dataDir, at(0))
    for (const harm of damage) {
      await harm()
      const next = await developmentCertificate(dataDir, at(0))
      expect(next.cert).not.toBe(last.cert)
      expect(() => createSecureContext(next)).not.toThrow()
      last = next
    }
  })

  test("is remade when the key is another certificate's, and the new key is private again", async () => {
    const path = join(dataDir, 'tls', 'key.pem')
    await developmentCertificate(join(dataDir, 'other'), at(0))
    const first = await developmentCertificate(dataDir, at(0))
    await writeFile(path, await readFile(join(dataDir, 'other', 'tls', 'key.pem')))
    await chmod(path, 0o644)
    const second = await developmentCertificate(dataDir, at(0))
    expect(second.key).not.toBe(first.key)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  test('made by several at once is good afterwards', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => developmentCertificate(dataDir, at(0))))
    for (const pair of made) expect(() => createSecureContext(pair)).not.toThrow()
    const settled = await developmentCertificate(dataDir, at(0))
    expect(await developmentCertificate(dataDir, at(0))).toEqual(settled)
  })
})
