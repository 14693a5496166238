import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { createReadings, type Readings } from './core/auditoria/readings.ts'
import type { JobKind } from './core/jobs/kinds.ts'
import type { JobSettings } from './core/jobs/quota.ts'
import type { Modo } from './core/modo/modo.ts'
import { createReplicas, type ReplicaOptions, type Replicas } from './core/replicas/replicas.ts'
import type { Services } from './engine/contract/handler.ts'
import { countCasosOf, transferCasos } from './modules/agravos/record/responsavel.ts'
import type { MfaSettings } from './modules/auth/identify.ts'
import type { Tokens } from './modules/auth/tokens.ts'
import type { InviteSettings } from './modules/convites/invite.ts'
import type { HealthSettings } from './modules/health/handlers.ts'
import type { ImportSettings } from './modules/importacao/job/cleanup.ts'
import { createThreads, type ImportThreads } from './modules/importacao/thread/host.ts'
import { createRenderThreads, type RenderThreads } from './modules/relatorios/document/host.ts'
import { institutionOf } from './modules/relatorios/document/institution.ts'
import type { RetentionSettings } from './modules/titular/retention.ts'
import type { RegistrationSettings } from './modules/usuarios/handlers-a.ts'
import type { FirstRun } from './modules/usuarios/inicio.ts'
import type { CasosDeUsuario } from './modules/usuarios/remove.ts'
import type { WebhookSettings } from './modules/webhooks/rules.ts'
import type { DemoSettings } from './operations/demo/handlers.ts'
import { connect, type Database, type Db, type Meter } from './platform/db/client.ts'
import type { Logo } from './platform/files/logo.ts'
import type { Files } from './platform/files/store.ts'
import { createStreams, type Streams } from './platform/limits/streams.ts'
import type { LinkSettings } from './platform/mail/kinds.ts'
import { createMailer, type Mailer } from './platform/mail/mailer.ts'
import type { ProcessState } from './platform/metrics/process.ts'
import { problemOf } from './platform/settings/explained.ts'
import type { SettingInForce } from './platform/settings/in-force.ts'
import type { Vitals } from './platform/vitals/vitals.ts'

/** The settings that handlers and background work read. Each room declares its own; config.ts reads all of them. */
interface Settings
  extends DemoSettings,
    HealthSettings,
    ImportSettings,
    InviteSettings,
    JobSettings,
    LinkSettings,
    MfaSettings,
    RegistrationSettings,
    RetentionSettings,
    WebhookSettings {}

/**
 * What every handler may use, beside the clock. It is declared into an interface of the engine, which is empty there:
 * so the rooms import it from the engine, and the engine itself knows none of these.
 */
declare module './engine/contract/handler.ts' {
  interface Services {
    config: Settings
    db: Db
    database: Database
    /** Is woken after a commit that has news for webhooks. */
    deliveries: { wake(): void }
    /** Places of the extracts that are under way in this process. */
    extracts: Streams
    files: Files
    /** The way in while no account exists. */
    firstRun: FirstRun
    /** What this process knows of itself. */
    instance: { state: ProcessState; settings: SettingInForce[] }
    /** Starts the threads that read files of cases. */
    importThreads: ImportThreads
    /** What each kind of job does; handed down, so that jobs know no module. */
    jobKinds: readonly JobKind[]
    readings: Readings
    mailer: Mailer
    /** In which mode the service is. */
    modo: Modo
    /** Only within a metered operation: how long its statements have taken. */
    meter?: Meter
    /** Starts the threads that make reports. */
    renderThreads: RenderThreads
    /** Only where DATABASE_REPLICA_URL is set. */
    replicas?: Replicas
    casosDeUsuario: CasosDeUsuario
    tokens: Tokens
    /** Which parts still work in the background. */
    vitals: Vitals
  }
}

interface Given
  extends Pick<Services, 'database' | 'deliveries' | 'files' | 'firstRun' | 'jobKinds' | 'modo' | 'now' | 'vitals'> {
  log: FastifyBaseLogger
  /** The picture of INSTITUTION_LOGO. */
  logo: Logo | null
  state: ProcessState
}

/** What is made with the application. */
type Later = 'tokens' | 'instance'

/** Extracts share two connections of the database, so that more of them at once would be no faster together. */
export const EXTRACTS = { perAccount: 2, inAll: 4 }

/** Makes the services of a process. */
export function createServices(config: Config, { log, logo, state, ...given }: Given): Omit<Services, Later> {
  const { database, now, vitals } = given
  const { db } = database
  const replicas = replicasOf(config, { primary: database, log, vitals }, state)
  return {
    ...given,
    config,
    db,
    extracts: createStreams(EXTRACTS),
    importThreads: createThreads((reason) => log.error({ reason }, 'importacao: a thread broke'), vitals),
    readings: createReadings({ db, now, log, vitals }),
    mailer: createMailer({ ...config, room: given.files.room }),
    renderThreads: createRenderThreads(vitals, institutionOf(config, logo)),
    ...(replicas ? { replicas } : {}),
    casosDeUsuario: { count: countCasosOf, transfer: transferCasos }
  }
}

function replicasOf(
  { databaseReplicaUrl, databaseReplicaMaxLag }: Config,
  around: Pick<ReplicaOptions, 'primary' | 'log' | 'vitals'>,
  state: ProcessState
): Replicas | null {
  if (databaseReplicaUrl === null) return null
  const onLag = (seconds: number | null) => {
    state.replicaLagSeconds = seconds
  }
  const replica = connect(databaseReplicaUrl, { replica: true })
  const explain = (error: unknown) => problemOf('DATABASE_REPLICA_URL', databaseReplicaUrl, error)
  return createReplicas({ ...around, replica, explain, maxLagSeconds: databaseReplicaMaxLag, onLag })
}
