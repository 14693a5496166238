import type { Readings } from './auditoria/readings.ts'
import type { Tokens } from './auth/tokens.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './db/client.ts'
import type { Files } from './files/files.ts'
import type { Mailer } from './mail/mailer.ts'

/** What every handler may use. */
export interface Services {
  config: Config
  db: Db
  database: Database
  /** To be woken after a commit that tells webhooks something. */
  deliveries: { wake(): void }
  files: Files
  readings: Readings
  mailer: Mailer
  tokens: Tokens
  now: () => Date
}
