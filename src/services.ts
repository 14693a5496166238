import type { Readings } from './auditoria/readings.ts'
import type { Tokens } from './auth/tokens.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './db/client.ts'
import type { Files } from './files/store.ts'
import type { JobKind } from './jobs/kinds.ts'
import type { Mailer } from './mail/mailer.ts'

/**
 * What every handler may use, beside the clock. Declared into the engine's own empty interface, so that the rooms import it from
 * there, and the engine itself knows none of these.
 */
declare module './contract/handler.ts' {
  interface Services {
    config: Config
    db: Db
    database: Database
    /** To be woken after a commit that tells webhooks something. */
    deliveries: { acordar(): void }
    files: Files
    /** What each kind of job does; handed down, so that jobs know no module. */
    jobKinds: readonly JobKind[]
    readings: Readings
    mailer: Mailer
    tokens: Tokens
  }
}
