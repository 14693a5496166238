import closeWithGrace from 'close-with-grace'
import { dobrarDeTempoEmTempo } from './agravos/dobrar.ts'
import { buildApp } from './app.ts'
import { createReadings } from './auditoria/readings.ts'
import { cleanUpHourly } from './cleanup/cleanup.ts'
import { type Config, ConfigError, loadConfig } from './config.ts'
import { prepareSenhas } from './contas/password.ts'
import { connect } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import { DEMO_PASSWORD, demoLogins, seedDemo } from './demo/demo.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { createFiles } from './files/files.ts'
import { cuidarDosJobs } from './jobs/cuidar.ts'
import { createMailer } from './mail/mailer.ts'
import { startWorker } from './queue/worker.ts'
import { interruptsAtStart } from './signals/interrupts.ts'
import { tarefas } from './tarefas.ts'
import { developmentCertificate } from './tls/certificate.ts'
import { createListener } from './tls/listener.ts'
import { onClientError } from './tls/refusals.ts'
import { createEntregador, type Entregador } from './webhooks/entregador.ts'
import { createRemetente } from './webhooks/enviar.ts'

const SHUTDOWN_MS = 45_000
const SOCKETS_PER_RECEIVER = 64

/** The process: configuration, database, worker, listener; and all of it down again in the opposite order. */
async function main(): Promise<void> {
  const config = loadConfig()
  const demo = process.argv.includes('--demo')
  if (demo && config.env === 'production')
    throw new ConfigError(['--demo: its accounts have a known password, so not in production'])
  const now = () => new Date()
  const interrupts = interruptsAtStart()
  const embedded = config.databaseUrl ? null : await interrupts.hold(startEmbedded({ dataDir: config.dataDir }))
  const url = config.databaseUrl ?? embedded!.url
  await migrate(url)
  const database = connect(url)
  const files = createFiles({ s3Url: config.s3Url, dataDir: config.dataDir, now })
  const mailer = createMailer(config)
  const readings = createReadings({
    db: database.db,
    now,
    // The application, whose log this is, is made below; nothing is read before.
    log: {
      warn: (data, text) => app.log.warn(data, text),
      error: (data, text) => app.log.error(data, text)
    }
  })
  // Webhooks are delivered by the instances that work on jobs; the others leave it to them.
  let delivering: Entregador | null = null
  const deliveries = { acordar: () => delivering?.acordar() }
  const certificate = config.tls ?? (await developmentCertificate(config.dataDir, now))
  const app = await buildApp(
    config,
    { config, db: database.db, database, deliveries, files, readings, mailer, now },
    { serverFactory: (handler) => createListener(handler, certificate), clientErrorHandler: onClientError }
  )
  const handlers = tarefas({ config, db: database.db, files, mailer, now })
  const worker =
    config.workers > 0 ? await startWorker({ url, handlers, concurrency: config.workers, log: app.log }) : null
  await prepareSenhas()
  const limpeza = config.workers > 0 ? cleanUpHourly(database.db, now, app.log) : null
  const jobs = config.workers > 0 ? cuidarDosJobs({ db: database.db, files, now }, app.log) : null
  const dobras = config.workers > 0 ? dobrarDeTempoEmTempo(database.db, app.log) : null
  const remetente = createRemetente({ allowPrivate: config.webhookAllowPrivate, maxSockets: SOCKETS_PER_RECEIVER, now })
  if (config.workers > 0) delivering = createEntregador({ db: database.db, now, log: app.log, remetente })
  if (demo) await seedDemo({ db: database.db, now, log: app.log })

  async function stop(): Promise<void> {
    await app.close()
    // Nobody reads any more, and the database is still there.
    await readings.close()
    await delivering?.stop()
    await remetente.close()
    await limpeza?.stop()
    await jobs?.stop()
    await dobras?.stop()
    await worker?.stop()
    mailer.close()
    await database.close()
    await embedded?.stop()
  }
  interrupts.end()
  closeWithGrace({ delay: SHUTDOWN_MS, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'closing after an error')
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
  announce(config, embedded !== null, demo)
}

/** For people who start it by hand; the master key is shown only in development. */
function announce({ env, publicUrl, masterKey, dataDir }: Config, embedded: boolean, demo: boolean): void {
  if (!process.stdout.isTTY && env !== 'development') return
  const lines = [
    `Docs        ${publicUrl}/docs`,
    ...(env === 'development' ? [`Master key  ${masterKey}`] : []),
    `Data        ${dataDir}${embedded ? ' (with an embedded PostgreSQL)' : ''}`,
    ...(demo ? demoLogins.map((email) => `Demo        ${email}  ${DEMO_PASSWORD}`) : [])
  ]
  process.stdout.write(`\n  ${lines.join('\n  ')}\n\n`)
}

main().catch((error) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`)
  process.exit(1)
})
