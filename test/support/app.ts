import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InjectOptions } from 'fastify'
import { inject } from 'vitest'
import { type AppOptions, buildApp } from '../../src/app.ts'
import { type Config, loadConfig } from '../../src/config.ts'
import { createReadings } from '../../src/core/auditoria/readings.ts'
import { createModo } from '../../src/core/modo/modo.ts'
import { createReplicas, type ReplicaOptions } from '../../src/core/replicas/replicas.ts'
import { undeclaredError } from '../../src/engine/contract/schema/declared.ts'
import { jobKinds, tasks } from '../../src/handlers.ts'
import { countCasosOf, transferCasos } from '../../src/modules/agravos/record/responsavel.ts'
import { createThreads } from '../../src/modules/importacao/thread/host.ts'
import { createRenderThreads } from '../../src/modules/relatorios/document/host.ts'
import { institutionOf } from '../../src/modules/relatorios/document/institution.ts'
import type { Guard } from '../../src/platform/db/client.ts'
import { createRoom, type Disk } from '../../src/platform/disk/room.ts'
import { createFiles } from '../../src/platform/files/files.ts'
import type { Logo } from '../../src/platform/files/logo.ts'
import { createStreams } from '../../src/platform/limits/streams.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createMailer } from '../../src/platform/mail/mailer.ts'
import { startWorker } from '../../src/platform/queue/worker.ts'
import { EXTRACTS } from '../../src/services.ts'
import { connect, PATIENT_MS } from './connect.ts'
import { testKeys } from './data-keys.ts'
import { createTestDatabase } from './database.ts'
import { expectDeclared, rememberOperations } from './declared.ts'
import { program } from './programs.ts'
import { asRuntime } from './runtime.ts'
import { testVitals } from './vitals.ts'

export const MASTER_KEY = 'a-master-key-for-tests-only'
export const SENHA = 'Dengue#2024'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of a body
  body: any
  headers: Record<string, string | undefined>
}

export interface Call {
  token?: string
  query?: Record<string, string | string[]>
  body?: unknown
  /** A raw body, with its content type in `headers`. */
  raw?: string | Buffer
  headers?: Record<string, string>
}

export type TestApp = Awaited<ReturnType<typeof startApp>>

/** Starts the whole service on a database of its own, without a socket. The clock moves only when a test moves it. */
export async function startApp(
  options: {
    config?: Partial<Config>
    worker?: boolean
    log?: AppOptions['log']
    contract?: AppOptions['contract']
    disk?: Disk
    dataDir?: string
    logo?: Logo
    readingTimeout?: number
  } = {}
) {
  const database = await createTestDatabase()
  return await openApp({ url: database.url, ...options, dispose: () => database.drop() })
}

/** Opens a further instance on a database. Two instances share nothing but that database. */
export async function openApp(options: {
  url: string
  config?: Partial<Config>
  worker?: boolean
  log?: AppOptions['log']
  contract?: AppOptions['contract']
  pressure?: AppOptions['pressure']
  state?: AppOptions['state']
  /** How full the disk says it is; a test may change it. */
  disk?: Disk
  /** Another folder for the data; it is removed in the end. */
  dataDir?: string
  /** The logo of bulletins. */
  logo?: Logo
  /** Milliseconds that the statements of a metered reading may take together. */
  readingTimeout?: number
  /** Decides which primaries are used. */
  guard?: Guard
  /** Answers reads from this replica where the contract allows it. */
  replica?: { url: string } & Omit<ReplicaOptions, 'primary' | 'replica' | 'vitals'>
  dispose?: () => Promise<void>
}) {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'saude-test-')))
  const config: Config = {
    ...loadConfig({
      DATA_DIR: dataDir,
      DATABASE_URL: options.url,
      MASTER_KEY,
      JWT_SECRET: randomBytes(32).toString('hex'),
      DATA_KEY: testKeys.current,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off'
    }),
    ...options.config
  }
  const clock = { moment: new Date('2026-11-15T12:00:00.000Z') }
  const now = () => new Date(clock.moment)
  // The service works in a role that owns nothing. Tests look and prepare as the owner.
  const runtimeUrl = asRuntime(options.url, inject('runtime'))
  const { readingTimeout } = options
  const { guard } = options
  const limit = readingTimeout === undefined ? {} : { readingTimeout }
  const connection = connect(runtimeUrl, { max: 5, guard, ...limit })
  const owner = connect(options.url, { max: 5 })
  const { disk } = options
  const room = createRoom(config, disk && (async () => ({ ...disk })))
  const files = createFiles({ s3Url: config.s3Url, dataDir, now, room })
  const mailer = createMailer({ ...config, room })
  // Complaints of the readings have tests of their own.
  const vitals = testVitals()
  const readings = createReadings({ db: connection.db, now, log: { warn: () => {}, error: () => {} }, vitals })
  // Deliveries are made only where they are tested. Elsewhere it is enough that they are written.
  const woken = { times: 0 }
  const deliveries = { wake: () => void woken.times++ }
  const casosDeUsuario = { count: countCasosOf, transfer: transferCasos }
  /** What threads of imports have complained of. */
  const broken: string[] = []
  const importThreads = createThreads((reason) => broken.push(reason), vitals, pathToFileURL(program('import-thread')))
  const { replica } = options
  const replicas = replica
    ? createReplicas({
        ...replica,
        primary: connection,
        vitals,
        replica: connect(asRuntime(replica.url, inject('runtime')), {
          max: 5,
          readingTimeout,
          replica: true
        })
      })
    : undefined
  const services = {
    config,
    db: connection.db,
    database: connection,
    deliveries,
    extracts: createStreams(EXTRACTS),
    files,
    // No test but that of the first run begins with the link of a start.
    firstRun: { code: null as string | null },
    modo: createModo({ db: connection.db, log: options.log ?? createLog(config) }),
    importThreads,
    jobKinds,
    readings,
    renderThreads: createRenderThreads(
      vitals,
      institutionOf(config, options.logo ?? null),
      pathToFileURL(program('render-thread'))
    ),
    ...(replicas ? { replicas } : {}),
    mailer,
    casosDeUsuario,
    now,
    vitals
  }
  /** Errors that an operation answered without declaring them in the contract. Null stands for every declared one. */
  const undeclared = new Set<string | null>()
  const app = await buildApp(config, services, {
    log: options.log ?? createLog(config),
    contract: options.contract,
    ...(options.state ? { state: options.state } : {}),
    // A contract made by a test may answer anything.
    onError: options.contract ? undefined : (...error) => undeclared.add(undeclaredError(...error)),
    // Tests share a busy machine; overload has tests of its own.
    pressure: { eventLoopDelay: 0, ...options.pressure }
  })
  replicas?.watch()
  rememberOperations(app)
  await app.ready()
  const worker = options.worker
    ? await startWorker({
        url: runtimeUrl,
        handlers: tasks(services),
        concurrency: 1,
        connectMs: PATIENT_MS,
        log: app.log,
        vitals,
        guard
      })
    : null

  async function call(method: InjectOptions['method'], path: string, given: Call = {}): Promise<Answer> {
    const response = await app.inject({
      method,
      url: path,
      query: given.query,
      headers: {
        'x-forwarded-proto': 'https',
        ...(given.token ? { authorization: `Bearer ${given.token}` } : {}),
        ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...given.headers
      },
      ...(given.raw === undefined ? {} : { payload: given.raw }),
      ...(given.body === undefined ? {} : { payload: JSON.stringify(given.body) })
    })
    expectDeclared(response)
    const json = response.headers['content-type']?.toString().startsWith('application/json')
    return {
      status: response.statusCode,
      body: json ? response.json() : response.rawPayload,
      headers: response.headers as Record<string, string>
    }
  }

  return {
    app,
    /** How often the deliverer of webhooks was woken. */
    woken,
    broken,
    services,
    vitals,
    call,
    clock,
    config,
    db: owner.db,
    url: options.url,
    dataDir,
    advance(ms: number) {
      clock.moment = new Date(clock.moment.getTime() + ms)
    },
    /** Waits until the mail folder holds this many mails, and returns them, oldest first. */
    async mails(count: number): Promise<string[]> {
      const folder = join(dataDir, 'mail')
      for (let tries = 0; ; tries++) {
        const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
        if (names.length >= count) return await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
        if (tries > 24_000) throw new Error(`${count} mails expected, ${names.length} came`)
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
    },
    async close() {
      await app.close()
      await worker?.stop()
      mailer.close()
      await readings.close()
      await replicas?.close()
      await connection.close()
      await owner.close()
      await options.dispose?.()
      await rm(dataDir, { recursive: true, force: true })
      undeclared.delete(null)
      if (undeclared.size > 0) throw new Error([...undeclared].join('\n'))
    }
  }
}
