import type { Readings } from './core/auditoria/readings.ts'
import type { JobKind } from './core/jobs/kinds.ts'
import type { Replicas } from './core/replicas/replicas.ts'
import type { MfaSettings } from './modules/auth/identify.ts'
import type { Tokens } from './modules/auth/tokens.ts'
import type { HealthSettings } from './modules/health/handlers.ts'
import type { ImportSettings } from './modules/importacao/job/cleanup.ts'
import type { ImportThreads } from './modules/importacao/thread/host.ts'
import type { RenderThreads } from './modules/relatorios/document/host.ts'
import type { RetentionSettings } from './modules/titular/retention.ts'
import type { RegistrationSettings } from './modules/usuarios/handlers-a.ts'
import type { CasosDeUsuario } from './modules/usuarios/remove.ts'
import type { WebhookSettings } from './modules/webhooks/rules.ts'
import type { Database, Db } from './platform/db/client.ts'
import type { Files } from './platform/files/store.ts'
import type { LinkSettings } from './platform/mail/kinds.ts'
import type { Mailer } from './platform/mail/mailer.ts'

/** The settings that handlers and background work read. Each room declares its own; config.ts reads all of them. */
interface Settings
  extends HealthSettings,
    ImportSettings,
    LinkSettings,
    MfaSettings,
    RegistrationSettings,
    RetentionSettings,
    WebhookSettings {}

/**
 * What every handler may use, beside the clock. It is declared into an interface of the engine, which is empty there: so the
 * rooms import it from the engine, and the engine itself knows none of these.
 */
declare module './engine/contract/handler.ts' {
  interface Services {
    config: Settings
    db: Db
    database: Database
    /** Is woken after a commit that has news for webhooks. */
    deliveries: { wake(): void }
    files: Files
    /** Starts the threads that read files of cases. */
    importThreads: ImportThreads
    /** What each kind of job does; handed down, so that jobs know no module. */
    jobKinds: readonly JobKind[]
    readings: Readings
    mailer: Mailer
    /** Starts the threads that make reports. */
    renderThreads: RenderThreads
    /** Only where DATABASE_REPLICA_URL is set. */
    replicas?: Replicas
    casosDeUsuario: CasosDeUsuario
    tokens: Tokens
  }
}
