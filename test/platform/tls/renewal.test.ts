import { X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expiryOf, readPair, type Tls } from '../../../src/platform/settings/tls.ts'
import { type Certificate, developmentCertificate } from '../../../src/platform/tls/certificate.ts'
import { createListener, useCertificate } from '../../../src/platform/tls/listener.ts'
import { createRenewal } from '../../../src/platform/tls/renewal.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { runServer } from '../../support/server.ts'

const DAY = 24 * 60 * 60 * 1000
const real = () => new Date()

let folder: string
/** Two certificates that are valid now, and one that no longer is. */
const made: Record<'first' | 'second' | 'old', Certificate> = {} as never
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renewal-'))
  for (const name of ['first', 'second'] as const) made[name] = await developmentCertificate(join(folder, name), real)
  made.old = await developmentCertificate(join(folder, 'old'), () => new Date(Date.now() - 400 * DAY))
})
afterAll(() => rm(folder, { recursive: true }))

/** Writes beside the file and renames, as tools for certificates do. */
async function put(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text)
  await rename(`${path}.new`, path)
}

async function start(now: () => Date = real) {
  const files = { certFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') }
  const give = async ({ cert, key }: Certificate) => {
    await put(files.keyFile, key)
    await put(files.certFile, cert)
  }
  await give(made.first)
  const { tls, problems } = readPair(files, now())
  expect(problems).toEqual([])
  const server = createListener((_, response) => void response.end('ok'), tls).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const lines: string[] = []
  const tell = (level: string) => (first: unknown, text?: string) => void lines.push(`${level} ${text ?? first}`)
  const log = { error: tell('error'), info: tell('info'), warn: tell('warn') } as never
  const expiries: Date[] = []
  const renewal = createRenewal({
    tls,
    use: (certificate) => useCertificate(server, certificate),
    onExpiry: (at) => void expiries.push(at),
    now,
    log
  })
  const { port } = server.address() as AddressInfo
  const close = () => new Promise((resolve) => server.close(resolve))
  return { ...renewal, give, files, lines, expiries, port, close }
}

/** The certificate that a new connection is shown. */
const shownAt = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket: TLSSocket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerX509Certificate()!.fingerprint256)
      socket.destroy()
    }).once('error', reject)
  })
const printOf = ({ cert }: Certificate) => new X509Certificate(cert).fingerprint256

/** Asks without a pause, on connections that stay and on new ones, until it is told to end. */
function load(port: number, path: string) {
  const keep = new Agent({ keepAlive: true, maxSockets: 2, rejectUnauthorized: false })
  const outcomes = { ok: 0, failed: [] as string[] }
  let over = false
  const ask = (agent: Agent | false) =>
    new Promise<void>((resolve) => {
      request({ port, host: '127.0.0.1', path, agent, rejectUnauthorized: false }, (response) => {
        response.resume().once('end', () => {
          if (response.statusCode === 200) outcomes.ok++
          else outcomes.failed.push(String(response.statusCode))
          resolve()
        })
      })
        .once('error', (error) => {
          outcomes.failed.push(error.message)
          resolve()
        })
        .end()
    })
  const loops = [keep, keep, false, false].map(async (agent) => {
    while (!over) await ask(agent as Agent | false)
  })
  return {
    outcomes,
    async stop() {
      over = true
      await Promise.all(loops)
      keep.destroy()
    }
  }
}

describe('a new certificate', () => {
  it('is used under load without a failed request, again and again', async () => {
    const test = await start()
    const { outcomes, stop } = load(test.port, '/')
    for (const next of ['second', 'first', 'second'] as const) {
      const before = outcomes.ok
      await test.give(made[next])
      expect(test.look()).toBe(true)
      expect(await shownAt(test.port)).toBe(printOf(made[next]))
      await expect.poll(() => outcomes.ok).toBeGreaterThan(before + 20)
    }
    await stop()
    expect(outcomes.failed).toEqual([])
    expect(test.lines).toEqual(Array(3).fill('info the certificate was replaced'))
    expect(test.expiries).toEqual([made.first, made.second, made.first, made.second].map(({ cert }) => expiryOf(cert)))
    await test.close()
  })

  it('is not looked for in vain: the same files change nothing', async () => {
    const test = await start()
    expect([test.look(), test.look()]).toEqual([false, false])
    expect(test.lines).toEqual([])
    expect(test.look(true)).toBe(false)
    expect(test.lines).toEqual(['info the certificate was read again, and is the same'])
    await test.close()
  })

  it('whose key comes a moment later is used then, without a complaint', async () => {
    const test = await start()
    await put(test.files.certFile, made.second.cert)
    expect(test.look()).toBe(false)
    await put(test.files.keyFile, made.second.key)
    expect(test.look()).toBe(true)
    expect(test.lines).toEqual(['info the certificate was replaced'])
    await test.close()
  })
})

describe('a pair that cannot be used keeps the former one, and the log says why, once', () => {
  it.each([
    ['a key of another certificate', async (test: Started) => put(test.files.keyFile, made.second.key), 'TLS_KEY'],
    ['half a file', async (test: Started) => put(test.files.certFile, made.second.cert.slice(0, 200)), 'TLS_CERT'],
    ['no file', async (test: Started) => rm(test.files.certFile), 'TLS_CERT'],
    ['an expired certificate', async (test: Started) => test.give(made.old), 'TLS_CERT']
  ])('%s', async (_, spoil, name) => {
    const test = await start()
    await spoil(test)
    for (let i = 0; i < 4; i++) expect(test.look()).toBe(false)
    expect(test.lines).toEqual([
      expect.stringMatching(`^error ${name}: given .+; the former certificate stays in use$`)
    ])
    expect(test.lines.join()).not.toContain('PRIVATE')
    expect(await shownAt(test.port)).toBe(printOf(made.first))
    await test.give(made.second)
    expect(test.look()).toBe(true)
    expect(await shownAt(test.port)).toBe(printOf(made.second))
    await test.close()
  })

  it('who asks by a signal hears at once', async () => {
    const test = await start()
    await put(test.files.keyFile, made.second.key)
    test.look(true)
    expect(test.lines).toHaveLength(1)
    await test.close()
  })

  it('a certificate that expires in use is told once', async () => {
    let moment = Date.now()
    const test = await start(() => new Date(moment))
    moment += 400 * DAY
    for (let i = 0; i < 3; i++) test.look()
    expect(test.lines).toEqual([
      expect.stringMatching(/^error TLS_CERT: ".+": it expired at 20.+Z: clients refuse it$/)
    ])
    await test.close()
  })
})
type Started = Awaited<ReturnType<typeof start>>

describe('the process', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database?.drop())

  it('takes a new certificate at SIGHUP, under load, and tells when it expires', async () => {
    const tls: Tls = { ...made.first, certFile: join(folder, 'live.pem'), keyFile: join(folder, 'live.key') }
    await put(tls.certFile, tls.cert)
    await put(tls.keyFile, tls.key)
    const server = await runServer({ DATABASE_URL: database.url, TLS_CERT: tls.certFile, TLS_KEY: tls.keyFile })
    const port = Number(new URL(await server.origin).port)
    expect(await shownAt(port)).toBe(printOf(made.first))
    const { outcomes, stop } = load(port, '/health/live')
    await expect.poll(() => outcomes.ok).toBeGreaterThan(10)
    await put(tls.keyFile, made.second.key)
    await put(tls.certFile, made.second.cert)
    server.signal('SIGHUP')
    await expect.poll(() => shownAt(port)).toBe(printOf(made.second))
    const after = outcomes.ok
    await expect.poll(() => outcomes.ok).toBeGreaterThan(after + 20)
    await stop()
    expect(outcomes.failed).toEqual([])
    const metrics = await textOf(port, '/metrics')
    const seconds = Number(/^saude_certificate_expiry_seconds (\S+)$/m.exec(metrics)?.[1])
    expect(seconds).toBeLessThan((365 * DAY) / 1000)
    expect(seconds).toBeGreaterThan((364 * DAY) / 1000)
    expect(metrics).toContain('saude_part_up{part="certificate"} 1')
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(server.output()).toContain('"msg":"the certificate was replaced"')
    expect(await readFile(tls.certFile, 'utf8')).toBe(made.second.cert)
  })
})

const textOf = (port: number, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, rejectUnauthorized: false }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.once('end', () => resolve(text))
    })
      .once('error', reject)
      .end()
  })
