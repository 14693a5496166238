import { type Config, ConfigError } from './config.ts'
import type { Readings } from './core/auditoria/readings.ts'
import { appendOnlyTables } from './core/auditoria/roles.ts'
import type { JobKind } from './core/jobs/kinds.ts'
import type { Replicas } from './core/replicas/replicas.ts'
import type { Tokens } from './modules/auth/tokens.ts'
import { seedGrupos } from './modules/grupos/seed.ts'
import type { ImportThreads } from './modules/importacao/thread/host.ts'
import { seedPermissoes } from './modules/permissoes/seed.ts'
import type { RenderThreads } from './modules/relatorios/document/host.ts'
import type { CasosDeUsuario } from './modules/usuarios/remove.ts'
import { sealedPlaces } from './operations/rotation/places.ts'
import type { Database, Db } from './platform/db/client.ts'
import { type DatabaseStep, type MigrateOptions, migrate, migrationsSchema } from './platform/db/migrate.ts'
import { grantAppendOnly, grantReading, grantWork, roleAt } from './platform/db/roles.ts'
import { NotSideBySide } from './platform/db/side-by-side.ts'
import { whileSlow } from './platform/db/slow-start.ts'
import type { Files } from './platform/files/store.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { migrateQueue, queueSchemas } from './platform/queue/migrate.ts'
import { requireKnownKeys, WrongDataKey } from './platform/sealing/known-keys.ts'
import { isPlain, resealAll } from './platform/sealing/reseal.ts'

/**
 * What every handler may use, beside the clock. Declared into the engine's own empty interface, so that the rooms import it from
 * there, and the engine itself knows none of these.
 */
declare module './engine/contract/handler.ts' {
  interface Services {
    config: Config
    db: Db
    database: Database
    /** To be woken after a commit that tells webhooks something. */
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

/**
 * A database that a later version has brought up to date is left as it is: it has all that this version needs, and this one knows too little of it. It
 * would, for instance, let its role change a table that is append-only since then.
 */
const unlessNewer =
  (step: DatabaseStep): DatabaseStep =>
  async (context) => {
    if (!context.isNewer) await step(context)
  }

/** What the rooms add to a database once its tables are there, in this order. Each goes well beside older instances at work. */
export const databaseSteps: DatabaseStep[] = [
  ({ db }) => requireKeys(db),
  // What was stored before there was a key is sealed, in bounded batches; whoever is interrupted goes on at the next start.
  unlessNewer(async ({ db }) => void (await resealAll(db, sealedPlaces, isPlain))),
  unlessNewer(({ url }) => migrateQueue(url)),
  unlessNewer(({ db }) => seedPermissoes(db)),
  unlessNewer(({ db }) => seedGrupos(db))
]

async function requireKeys(db: Db): Promise<void> {
  await requireKnownKeys(db).catch((error) => {
    throw error instanceof WrongDataKey ? new ConfigError([error.message]) : error
  })
}

/** Gives the role as which the service works what it needs and no more, where another one owns the tables. */
const grantTo = (runtimeUrl: string): DatabaseStep =>
  unlessNewer(async ({ url, db }) => {
    const role = await roleAt(runtimeUrl)
    if (role === (await roleAt(url))) return
    // All or nothing: at no moment may it do more.
    await db.transaction(async (tx) => {
      await grantWork(tx, role, ['public', ...queueSchemas])
      await grantReading(tx, role, migrationsSchema)
      await grantAppendOnly(tx, role, appendOnlyTables)
    })
  })

/** Brings a database up to date, with all that the service needs in it. `url` is of the role that owns the tables, `runtimeUrl` of the one that works with them. */
export async function prepareDatabase(url: string, runtimeUrl = url, options: MigrateOptions = {}): Promise<void> {
  const steps = runtimeUrl === url ? databaseSteps : [...databaseSteps, grantTo(runtimeUrl)]
  await whileSlow(() => migrate(url, steps, options)).catch((error) => {
    throw error instanceof NotSideBySide ? new ConfigError([error.message]) : error
  })
}
