import type { Server } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'
import { operations } from '../generated/operations.ts'
import { type Config, loadConfig } from './config.ts'
import { prepareSenhas } from './core/contas/passwords/password.ts'
import { largeUploads } from './engine/contract/edge/large.ts'
import { mirrored } from './operations/backup/mirroring.ts'
import { createRoom } from './platform/disk/room.ts'
import { interruptsAtStart } from './platform/embedded/interrupts.ts'
import { createFiles } from './platform/files/files.ts'
import { logoOf } from './platform/files/given-logo.ts'
import { failureText } from './platform/log/failure.ts'
import { createLog } from './platform/log/log.ts'
import { newProcessState, type ProcessState } from './platform/metrics/process.ts'
import { startBeat } from './platform/primary/beat.ts'
import { openGuard } from './platform/primary/open.ts'
import { useDataKeys } from './platform/sealing/keys.ts'
import { announce, isAnnounced } from './platform/settings/announce.ts'
import { ConfigError } from './platform/settings/config-error.ts'
import { tellFailing } from './platform/settings/neighbours.ts'
import { warningsOf } from './platform/settings/production.ts'
import { summaryOf } from './platform/settings/summary.ts'
import type { Tls } from './platform/settings/tls.ts'
import { startPeriodic } from './platform/time/periodic.ts'
import { developmentCertificate } from './platform/tls/certificate.ts'
import { requireFreeAddress } from './platform/tls/free-address.ts'
import { listen } from './platform/tls/listen.ts'
import { createListener, useCertificate } from './platform/tls/listener.ts'
import { clientErrors } from './platform/tls/refusals.ts'
import { certificateWork, createRenewal, type Renewal, type RenewalOptions } from './platform/tls/renewal.ts'
import { startTraces } from './platform/tracing/start.ts'
import { createVitals } from './platform/vitals/vitals.ts'

const SHUTDOWN_MS = 45_000
/** While the process ends, a database that is silent for this long counts as gone. */
const SILENT_MS = 15_000

/**
 * Collects garbage when the heap has grown by half, instead of up to four times. An export of 100,000 users as csv
 * takes 45 MB more memory in place of 205, in the same time.
 */
setFlagsFromString('--heap-growing-percent=50')

/** The process: settings, log, database, services, application, background work, listener; all of it ends in `stop`. */
async function main(): Promise<void> {
  const demo = process.argv.includes('--demo')
  const config = readConfig(demo)
  await requireFreeAddress(config)
  const logo = await logoOf(config)
  const service = await loadService()
  const { buildApp, createModo, createServices, openDatabase, jobKinds, periodicWork, tasks } = service
  const log = createLog(config)
  const now = () => new Date()
  const state = newProcessState('starting')
  const interrupts = interruptsAtStart()
  const vitals = createVitals({ now, log })

  const onRefused = (isRefused: boolean) => {
    state.isPrimaryRefused = isRefused
  }
  const { guard, close: closeGuard } = await openGuard(config, { log, onRefused })
  const { database, embedded } = await openDatabase(config, { interrupts, log, vitals, guard })
  const { db } = database
  const beat = guard && startBeat({ guard, database, vitals })
  const passwordsReady = prepareSenhas()
  const room = createRoom(config, undefined, config.s3Url ? service.storedInBucket(db) : undefined)
  const stored = createFiles({ s3Url: config.s3Url, dataDir: config.dataDir, now, room })
  const backupDir = embedded?.backupDir ?? null
  const backed = { ...config, backupDir, isLinked: config.backupBeside }
  const { files, work: mirroring } = mirrored(stored, backed, now, log)
  const keeping = await service.keepBackups({ embedded, settings: config, now, log })
  state.backups = service.knownBackups(keeping, config, { now, log })
  const onOutcome = (estado: keyof ProcessState['attempts']) => void state.attempts[estado]++
  const modo = createModo({ db, log })
  const { isResting } = modo
  const deliveries = service.startDeliveries(config, { db, now, log, vitals, onOutcome, isResting })
  const firstRun = await service.openFirstRun(db)
  const services = createServices(config, {
    database,
    deliveries,
    files,
    firstRun,
    jobKinds,
    logo,
    modo,
    now,
    log,
    state,
    vitals
  })

  const certificate = config.tls ?? (await developmentCertificate(config.dataDir, now))
  const isLarge = largeUploads(operations)
  const app = await buildApp(config, services, {
    serverFactory: (handler) => createListener(handler, certificate, { isLarge, cors: config }),
    clientErrorHandler: clientErrors(config),
    log,
    state
  })

  const renewal = config.tls && renewing(config.tls, app.server as Server, { now, log, state })
  const certificates = renewal && startPeriodic(certificateWork(renewal), null, { log, vitals })
  services.replicas?.watch()
  void tellFailing(
    [
      { name: 'SMTP_URL', url: config.smtpUrl, check: services.mailer.check },
      { name: 'S3_URL', url: config.s3Url, check: files.check }
    ],
    log
  )
  const stopTraces = config.otel ? await startTraces(config.otel, config, { log, vitals }) : null
  for (const warning of warningsOf(config)) log.warn(warning)
  await passwordsReady
  const background = await service.startBackground({
    url: database.url,
    workers: config.workers,
    handlers: tasks(services),
    periodic: periodicWork,
    services,
    log,
    vitals,
    guard,
    isResting,
    onNotice: { entregas: deliveries.wake, modo: () => void modo.refresh().catch(() => {}) }
  })
  state.worker = background.worker
  const seals = startPeriodic(service.bindingOfSeals, { db }, { log, vitals, isResting })
  const backups = [mirroring ?? [], keeping?.works ?? []]
    .flat()
    .map((work) => startPeriodic(work, null, { log, vitals }))
  if (demo) await service.seedDemo({ db, dataDir: config.dataDir, now, log })

  async function stop(): Promise<void> {
    vitals.stop()
    keeping?.stop()
    database.hasten(SILENT_MS)
    // Each of these waits for what is under way, in a network that may be away. One after the other, they would take
    // longer than the process has.
    const periodic = [...backups, certificates, beat, seals].map((work) => work?.stop())
    const working = Promise.all([deliveries.stop(), background.stop(), ...periodic])
    working.catch(() => {})
    await app.close()
    await stopTraces?.()
    // Requests have ended and the database is still up, so the last readings can be written.
    await services.readings.close()
    await working
    services.mailer.close()
    await services.replicas?.close()
    await database.close()
    closeGuard()
    await embedded?.stop()
  }
  // A terminal that is closed sends this signal too, and then the service should end.
  const reload = renewal && !process.stdout.isTTY ? () => void renewal.look(true) : null
  if (reload) process.on('SIGHUP', reload)
  interrupts.end()
  stopAtSignals(config, { state, log, stop }, reload ? ['SIGHUP'] : [])
  await listen(app, config, stop)
  state.stage = 'serving'
  vitals.watch()
  log.info(summaryOf({ ...config, backupDir }), 'started')
  const link = demo || firstRun.code === null ? null : service.firstRunLink(config.publicUrl, firstRun.code)
  // Whoever reads the log of a service without accounts may become its first administrator, and nobody else.
  if (link && !isAnnounced(config))
    log.info({ link }, 'no account exists: the first administrator is made at this link')
  announce(config, embedded !== null, demo ? service.demoLines(config.dataDir) : [], link)
}

/**
 * Loads most of the code, once the settings are known to be right. Wrong ones are refused after 0.5 s and 250 files
 * instead of 2.3 s and 1,750 files.
 */
async function loadService() {
  const loading = [
    import('./operations/backup/keep/keep.ts'),
    import('./operations/backup/known.ts'),
    import('./operations/demo/demo.ts'),
    import('./operations/prepare/open.ts'),
    import('./operations/rotation/background.ts')
  ] as const
  const [app, handlers, services, modo, bucket, inicio, deliveries, background] = await Promise.all([
    import('./app.ts'),
    import('./handlers.ts'),
    import('./services.ts'),
    import('./core/modo/modo.ts'),
    import('./modules/administracao/stored.ts'),
    import('./modules/usuarios/inicio.ts'),
    import('./modules/webhooks/deliveries.ts'),
    import('./platform/time/background.ts')
  ])
  const [keep, known, demo, database, rotation] = await Promise.all(loading)
  const operations = { ...keep, ...known, ...demo, ...database, ...rotation }
  const rooms = { ...modo, ...bucket, ...inicio, ...deliveries, ...operations }
  return { ...app, ...handlers, ...services, ...background, ...rooms }
}

function readConfig(demo: boolean): Config {
  const config = loadConfig()
  if (demo && config.env === 'production')
    throw new ConfigError(['--demo: its accounts have a known password, so not in production'])
  useDataKeys({ current: config.dataKey, previous: config.dataKeyPrevious })
  return config
}

function renewing(
  tls: Tls,
  server: Server,
  { now, log, state }: Pick<RenewalOptions, 'now' | 'log'> & { state: ProcessState }
): Renewal {
  const onExpiry = (at: Date) => {
    state.certificateExpires = at
  }
  return createRenewal({ tls, use: (certificate) => useCertificate(server, certificate), onExpiry, now, log })
}

interface Running {
  log: FastifyBaseLogger
  stop(): Promise<void>
}

function stopAtSignals(
  { stopDelay }: Config,
  { state, log, stop }: Running & { state: ProcessState },
  skip: 'SIGHUP'[]
): void {
  const delay = stopDelay * 1000
  closeWithGrace({ delay: SHUTDOWN_MS + delay, logger: log, skip }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'closing after an error')
    else log.info({ signal, stop_delay: stopDelay }, 'stopping')
    state.stage = 'stopping'
    // Load balancers see that the service is not ready, and send requests elsewhere. Those that still come are
    // answered.
    if (!err) await pause(delay)
    await stop()
    log.info({ signal, uptime_seconds: Math.round(process.uptime()) }, 'stopped')
  })
}

main().catch((error) => {
  process.stderr.write(`${failureText(error)}\n`)
  process.exit(1)
})
