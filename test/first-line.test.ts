import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { developmentCertificate } from '../src/platform/tls/certificate.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './support/database.ts'
import { asRuntime } from './support/runtime.ts'
import { runServer } from './support/server.ts'

const HIDDEN = 'Segredo-123'
const now = () => new Date()

let folder: string
let database: TestDatabase
let empty: TestDatabase
let taken: Server
let selfSigned: Server
const files = { cert: '', key: '', otherKey: '', file: '' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-line-'))
  const { cert, key } = await developmentCertificate(folder, now)
  await developmentCertificate(join(folder, 'other'), now)
  files.cert = join(folder, 'tls/cert.pem')
  files.key = join(folder, 'tls/key.pem')
  files.otherKey = join(folder, 'other/tls/key.pem')
  files.file = join(folder, 'file')
  await writeFile(files.file, '')
  ;[database, empty] = await Promise.all([createTestDatabase(), createEmptyDatabase()])
  taken = await listening(() => {})
  selfSigned = await listening((socket) => offerTls(socket, cert, key))
})
afterAll(async () => {
  for (const server of [taken, selfSigned]) server?.close()
  await Promise.all([database?.drop(), empty?.drop()])
  await rm(folder, { recursive: true, force: true })
})

const listening = (serve: (socket: Socket) => void) =>
  new Promise<Server>((resolve) => {
    const server = createServer(serve).listen(0, '127.0.0.1', () => resolve(server))
  })
const portOf = (server: Server) => (server.address() as AddressInfo).port

/** Answers like a PostgreSQL that offers TLS, and goes no further. */
function offerTls(socket: Socket, cert: string, key: string): void {
  socket.on('error', () => {})
  socket.once('data', () => {
    socket.write('S')
    new TLSSocket(socket, { isServer: true, cert, key }).on('error', () => {})
  })
}

/** The test's own database, with some parts of the address changed. */
function at(change: (url: URL) => void, from = database.url): string {
  const url = new URL(from)
  change(url)
  return url.href
}
const address = (url: string) => url.replace(/:[^:@/]*@/, '@').replace(/\?.*/, '')

interface Wrong {
  what: string
  env(): Record<string, string>
  /** The setting and the place that the first line names. */
  names(env: Record<string, string>): string
  /** The reason, as the guide for operators has it too. */
  reason: string | RegExp
}

const wrongDatabase = (what: string, url: () => string, reason: Wrong['reason']): Wrong => ({
  what,
  env: () => ({ DATABASE_URL: url() }),
  names: ({ DATABASE_URL }) => `DATABASE_URL: ${address(DATABASE_URL!)}: `,
  reason
})

const installations: Wrong[] = [
  wrongDatabase(
    'the database is down',
    () => `postgres://saude:${HIDDEN}@127.0.0.1:1/saude`,
    'nothing listens there (ECONNREFUSED)'
  ),
  wrongDatabase(
    'the host of the database has no such name',
    () => `postgres://saude:${HIDDEN}@no-such-host.invalid:5432/saude`,
    /(there is no host of that name \(ENOTFOUND\)|the name of the host cannot be looked up now \(EAI_AGAIN\))/
  ),
  wrongDatabase(
    'the password of the database is wrong',
    () => at((url) => void Object.assign(url, { password: HIDDEN })),
    'the password is wrong, or there is no such role (28P01)'
  ),
  wrongDatabase(
    'the role is unknown',
    () => at((url) => void Object.assign(url, { username: 'nobody', password: HIDDEN })),
    'the password is wrong, or there is no such role (28P01)'
  ),
  wrongDatabase(
    'the name of the database is wrong',
    () => at((url) => void Object.assign(url, { pathname: '/no_such_database' })),
    'there is no such database (3D000)'
  ),
  wrongDatabase(
    'the role owns nothing',
    () => asRuntime(empty.url, inject('runtime')),
    'the role has no right to what it needs there (42501)'
  ),
  wrongDatabase(
    'TLS is asked for and not offered',
    () => at((url) => url.searchParams.set('sslmode', 'require')),
    'the server does not offer TLS, which sslmode asks for'
  ),
  wrongDatabase(
    'the certificate of the database is not trusted',
    () => `postgres://saude:${HIDDEN}@127.0.0.1:${portOf(selfSigned)}/saude?sslmode=verify-full`,
    'its certificate is self-signed, and this machine does not trust it (DEPTH_ZERO_SELF_SIGNED_CERT)'
  ),
  {
    what: 'the role that migrates is wrong',
    env: () => ({
      DATABASE_URL: database.url,
      DATABASE_MIGRATION_URL: at((url) => void Object.assign(url, { password: HIDDEN }))
    }),
    names: ({ DATABASE_MIGRATION_URL }) => `DATABASE_MIGRATION_URL: ${address(DATABASE_MIGRATION_URL!)}: `,
    reason: 'the password is wrong, or there is no such role (28P01)'
  },
  {
    what: 'the two roles lead to two databases',
    env: () => ({ DATABASE_URL: database.url, DATABASE_MIGRATION_URL: empty.url }),
    names: ({ DATABASE_MIGRATION_URL }) => `DATABASE_MIGRATION_URL: ${address(DATABASE_MIGRATION_URL!)}: `,
    reason: 'another database than that of DATABASE_URL'
  },
  {
    what: 'the certificate is missing',
    env: () => ({ DATABASE_URL: database.url, TLS_CERT: '/no/cert.pem', TLS_KEY: files.key }),
    names: () => 'TLS_CERT: given "/no/cert.pem": ',
    reason: 'there is no such file or folder (ENOENT)'
  },
  {
    what: 'the key belongs to another certificate',
    env: () => ({ DATABASE_URL: database.url, TLS_CERT: files.cert, TLS_KEY: files.otherKey }),
    names: ({ TLS_KEY }) => `TLS_KEY: given "${TLS_KEY}": `,
    reason: 'it does not go with TLS_CERT'
  },
  {
    what: 'the port is taken',
    env: () => ({ DATABASE_URL: database.url, PORT: String(portOf(taken)) }),
    names: ({ PORT }) => `PORT: cannot listen on 127.0.0.1:${PORT}: `,
    reason: 'another program listens there already (EADDRINUSE)'
  },
  {
    what: 'the address to listen on belongs to another machine',
    env: () => ({ DATABASE_URL: database.url, HOST: '203.0.113.1' }),
    names: () => 'HOST: cannot listen on 203.0.113.1:0: ',
    reason: 'this machine does not have that address (EADDRNOTAVAIL)'
  },
  {
    what: 'the data folder cannot be written to',
    // Not even root may write there.
    env: () => ({ DATABASE_URL: database.url, DATA_DIR: '/proc/self', ...secrets }),
    names: () => 'DATA_DIR: /proc/self: ',
    reason: /\((ENOENT|EACCES|EPERM|EROFS)\)$/
  },
  {
    what: 'the data folder is a file',
    env: () => ({ DATABASE_URL: database.url, DATA_DIR: files.file, ...secrets }),
    names: () => `DATA_DIR: ${files.file}: `,
    reason: 'there is something else of that name (EEXIST)'
  },
  {
    what: 'the key of the data is another one',
    env: () => ({ DATABASE_URL: database.url, DATA_KEY: Buffer.alloc(32, 'another').toString('base64') }),
    names: () => 'DATA_KEY: ',
    reason: 'the database holds data sealed by another key'
  }
]
const secrets = { MASTER_KEY: HIDDEN, JWT_SECRET: HIDDEN.repeat(4) }

describe.each(installations)('$what', ({ env, names, reason }) => {
  it('the first line names the setting, the place and the reason, and the process ends with 1', async () => {
    const given = env()
    const server = await runServer(given)
    expect(await server.ended).toBe(1)
    const [first = ''] = server.output().split('\n')
    expect(first.startsWith(names(given)), first).toBe(true)
    expect(first).toMatch(reason)
    expect(server.output()).not.toContain(HIDDEN)
    expect(server.output()).not.toMatch(/^\s+at /m)
  })
})

it('what the service can do without for a while is named too, and it serves', async () => {
  const server = await runServer({
    DATABASE_URL: database.url,
    REDIS_URL: `redis://:${HIDDEN}@127.0.0.1:1`,
    SMTP_URL: `smtp://saude:${HIDDEN}@127.0.0.1:1`,
    S3_URL: `s3://key:${HIDDEN}@127.0.0.1:1/bucket?ssl=false`
  })
  await server.origin
  const refused = 'nothing listens there (ECONNREFUSED)'
  for (const line of [
    `"msg":"REDIS_URL: redis://127.0.0.1:1: ${refused}; until it is back, this instance counts for itself"`,
    `"msg":"SMTP_URL: smtp://saude@127.0.0.1:1: ${refused}"`,
    `"msg":"S3_URL: s3://127.0.0.1:1/bucket: ${refused}"`
  ])
    await expect.poll(server.output).toContain(line)
  expect(await server.stop('SIGTERM')).toBe(0)
  expect(server.output()).not.toContain(HIDDEN)
})

it('start and stop are logged, with what an operator asks first', async () => {
  const server = await runServer({ DATABASE_URL: database.url, ...secrets })
  await server.origin
  await expect.poll(server.output).toContain('"msg":"started"')
  expect(await server.stop('SIGTERM')).toBe(0)
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
  const told = (msg: string) => lines.find((line) => line.msg === msg)
  expect(told('started')).toMatchObject({
    database: address(database.url),
    environment: 'development',
    mail: 'files',
    version: expect.any(String)
  })
  expect(told('stopping')).toMatchObject({ signal: 'SIGTERM' })
  expect(told('stopped')).toMatchObject({ signal: 'SIGTERM' })
  expect(server.output()).not.toContain(new URL(database.url).password)
})

it.each(['en-US', 'es-ES', 'pt-BR'])('the guide for operators has these reasons (%s)', async (language) => {
  const guide = await readFile(new URL(`../openapi/guides/${language}/operating.md`, import.meta.url), 'utf8')
  for (const { reason } of installations) if (typeof reason === 'string') expect(guide).toContain(reason)
})
