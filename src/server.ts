import { setTimeout as pause } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'
import { operations } from '../generated/operations.ts'
import { buildApp } from './app.ts'
import { type Config, loadConfig } from './config.ts'
import { createReadings } from './core/auditoria/readings.ts'
import { prepareSenhas } from './core/contas/passwords/password.ts'
import { createReplicas } from './core/replicas/replicas.ts'
import { type BackgroundServices, jobKinds, periodicWork, tasks } from './handlers.ts'
import { countCasosOf, transferCasos } from './modules/agravos/record/responsavel.ts'
import { createThreads } from './modules/importacao/thread/host.ts'
import { createRenderThreads } from './modules/relatorios/document/host.ts'
import { createDeliverer } from './modules/webhooks/delivery/deliverer.ts'
import { createSender } from './modules/webhooks/sending/sender.ts'
import { mirrored } from './operations/backup/mirroring.ts'
import { DEMO_PASSWORD, demoFilePath, demoLogins, seedDemo } from './operations/demo/demo.ts'
import { prepareDatabase } from './operations/prepare/prepare.ts'
import { connect } from './platform/db/client.ts'
import { ownRelease } from './platform/db/migrations.ts'
import { instanceName } from './platform/db/side-by-side.ts'
import { whileSlow } from './platform/db/slow-start.ts'
import { startEmbedded } from './platform/embedded/embedded.ts'
import { interruptsAtStart } from './platform/embedded/interrupts.ts'
import { OtherMajor } from './platform/embedded/major.ts'
import { createFiles } from './platform/files/files.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { newProcessState, type ProcessState } from './platform/metrics/process.ts'
import { startWorker } from './platform/queue/worker.ts'
import { useDataKeys } from './platform/sealing/keys.ts'
import { ConfigError } from './platform/settings/config-error.ts'
import type { Otel } from './platform/settings/otel.ts'
import { warningsOf } from './platform/settings/production.ts'
import { startPeriodic } from './platform/time/periodic.ts'
import { developmentCertificate } from './platform/tls/certificate.ts'
import { createListener, type IsLarge } from './platform/tls/listener.ts'
import { onClientError } from './platform/tls/refusals.ts'
import { useTracer } from './platform/tracing/span.ts'

/** Beside the jobs of `WORKERS` one import, most of whose work a thread does: no export and no mail waits for it. */
const IMPORTS = 1
const SHUTDOWN_MS = 45_000
const SOCKETS_PER_RECEIVER = 64

/** The process: configuration, database, application, background work, listener; and all of it down again in the opposite order. */
async function main(): Promise<void> {
  const config = loadConfig()
  const demo = process.argv.includes('--demo')
  if (demo && config.env === 'production')
    throw new ConfigError(['--demo: its accounts have a known password, so not in production'])
  useDataKeys({ current: config.dataKey, previous: config.dataKeyPrevious })
  const now = () => new Date()
  const state = newProcessState('starting')
  const interrupts = interruptsAtStart()
  const embedded = config.databaseUrl
    ? null
    : await interrupts.hold(startEmbedded({ dataDir: config.dataDir, archiveTo: config.backupDir }))
  const url = config.databaseUrl ?? embedded!.runtimeUrl
  await prepareDatabase(config.databaseMigrationUrl ?? config.databaseUrl ?? embedded!.url, url)
  const database = connect(url, { applicationName: instanceName(ownRelease()) })
  const { db } = database
  const stored = createFiles({ s3Url: config.s3Url, dataDir: config.dataDir, now })
  const { files, work: mirroring } = mirrored(stored, config, now, {
    error: (data, text) => app.log.error(data, text)
  })
  const mailer = createMailer(config)
  const readings = createReadings({
    db,
    now,
    // The application, whose log this is, is made below; nothing is read before.
    log: {
      warn: (data, text) => app.log.warn(data, text),
      error: (data, text) => app.log.error(data, text)
    }
  })
  const replicas = config.databaseReplicaUrl
    ? createReplicas({
        primary: database,
        replica: connect(config.databaseReplicaUrl, { replica: true }),
        maxLagSeconds: config.databaseReplicaMaxLag,
        log: {
          warn: (data, text) => app.log.warn(data, text),
          info: (data, text) => app.log.info(data, text)
        },
        onLag: (seconds) => {
          state.replicaLagSeconds = seconds
        }
      })
    : undefined
  let background: Background | null = null
  // Webhooks are delivered by the instances that work on jobs; the others leave it to them.
  const deliveries = { wake: () => background?.wake() }
  const casosDeUsuario = { count: countCasosOf, transfer: transferCasos }
  const importThreads = createThreads((reason) => app.log.error({ reason }, 'importacao: a thread broke'))
  const services = {
    config,
    db,
    database,
    deliveries,
    files,
    importThreads,
    jobKinds,
    readings,
    renderThreads: createRenderThreads(),
    ...(replicas ? { replicas } : {}),
    mailer,
    casosDeUsuario,
    now
  }
  const passwordsReady = prepareSenhas()
  const certificate = config.tls ?? (await developmentCertificate(config.dataDir, now))
  const app = await buildApp(config, services, {
    serverFactory: (handler) => createListener(handler, certificate, { isLarge }),
    clientErrorHandler: onClientError,
    state
  })
  replicas?.watch()
  const stopTraces = config.otel ? await startTraces(config.otel, config, app.log) : null
  for (const warning of warningsOf(config)) app.log.warn(warning)
  await passwordsReady
  if (config.workers > 0) background = await startBackground(config, services, url, app.log, state)
  const mirror = mirroring && startPeriodic(mirroring, null, app.log)
  if (demo) await seedDemo({ db, dataDir: config.dataDir, now, log: app.log })

  async function stop(): Promise<void> {
    await app.close()
    await stopTraces?.()
    // Nobody reads any more, and the database is still there.
    await readings.close()
    await background?.stop()
    await mirror?.stop()
    mailer.close()
    await replicas?.close()
    await database.close()
    await embedded?.stop()
  }
  interrupts.end()
  const delay = config.stopDelay * 1000
  closeWithGrace({ delay: SHUTDOWN_MS + delay, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'closing after an error')
    state.stage = 'stopping'
    // Load balancers see that it is not ready, and send new requests elsewhere; until then they are still answered.
    if (!err) await pause(delay)
    await stop()
  })
  try {
    // Fastify does not know that our listener speaks TLS.
    const listenTextResolver = (address: string) => `Server listening at ${address.replace(/^http:/, 'https:')}`
    await app.listen({ host: config.host, port: config.port, listenTextResolver })
  } catch (error) {
    app.log.fatal({ err: error }, `can not listen on ${config.host}:${config.port}`)
    await stop()
    process.exit(1)
  }
  state.stage = 'serving'
  announce(config, embedded !== null, demo)
}

/** Operations that take files of gigabytes; none of them has anything in its path. */
const LARGE = 2 ** 30
const largePaths = new Set(
  operations
    .filter(({ body }) => Object.values(body?.files ?? {}).some((most) => (most ?? 0) > LARGE))
    .map(({ path }) => path)
)
const isLarge: IsLarge = ({ method, url = '' }) => method === 'POST' && largePaths.has(url.split('?', 1)[0] ?? '')

interface Background {
  wake(): void
  stop(): Promise<void>
}

/** The queue's worker, the periodic work and the delivery of webhooks: what an instance with `WORKERS` does beside answering. */
async function startBackground(
  config: Config,
  services: BackgroundServices,
  url: string,
  log: FastifyBaseLogger,
  state: ProcessState
): Promise<Background> {
  const { db, now } = services
  const concurrency = config.workers + IMPORTS
  const worker = await whileSlow(() => startWorker({ url, handlers: tasks(services), concurrency, log }))
  const periodic = periodicWork.map((work) => startPeriodic(work, services, log))
  const sender = createSender({ allowPrivate: config.webhookAllowPrivate, maxSockets: SOCKETS_PER_RECEIVER, now })
  const onOutcome = (estado: keyof ProcessState['attempts']) => void state.attempts[estado]++
  const deliverer = createDeliverer({ db, now, log, sender, onOutcome })
  state.worker = worker
  return {
    wake: () => deliverer.wake(),
    async stop() {
      await deliverer.stop()
      await sender.close()
      await Promise.all(periodic.map((work) => work.stop()))
      await worker.stop()
    }
  }
}

/** Loaded only where it is wanted. Returns what sends the rest and ends it. */
async function startTraces(
  { endpoint, headers, service, share }: Otel,
  { version, env }: Config,
  log: FastifyBaseLogger
): Promise<() => Promise<void>> {
  const { createExporter } = await import('./platform/tracing/export.ts')
  const resource = { 'service.name': service, 'service.version': version, 'deployment.environment.name': env }
  const exporter = createExporter({ endpoint, headers, resource, share, log })
  useTracer(exporter)
  return async () => {
    useTracer(null)
    await exporter.stop()
  }
}

/** For people who start it by hand; the master key is shown only in development. */
function announce({ env, publicUrl, masterKey, dataDir }: Config, embedded: boolean, demo: boolean): void {
  if (!process.stdout.isTTY && env !== 'development') return
  const lines = [
    `Panel       ${publicUrl}/painel`,
    `Docs        ${publicUrl}/docs`,
    ...(env === 'development' ? [`Master key  ${masterKey}`] : []),
    `Data        ${dataDir}${embedded ? ' (with an embedded PostgreSQL)' : ''}`,
    ...(demo ? demoLogins.map((email) => `Demo        ${email}  ${DEMO_PASSWORD}`) : []),
    ...(demo ? [`To import   ${demoFilePath(dataDir)}`] : [])
  ]
  process.stdout.write(`\n  ${lines.join('\n  ')}\n\n`)
}

main().catch((error) => {
  const isTold = error instanceof ConfigError || error instanceof OtherMajor
  process.stderr.write(`${isTold ? error.message : (error as Error).stack}\n`)
  process.exit(1)
})
