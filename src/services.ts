import type { Readings } from './auditoria/readings.ts'
import { appendOnlyTables } from './auditoria/roles.ts'
import type { Tokens } from './auth/tokens.ts'
import { type Config, ConfigError } from './config.ts'
import type { Database, Db } from './db/client.ts'
import { type DatabaseStep, type MigrateOptions, migrate, migrationsSchema } from './db/migrate.ts'
import { grantAppendOnly, grantReading, grantWork, roleAt } from './db/roles.ts'
import { NotSideBySide } from './db/side-by-side.ts'
import { whileSlow } from './db/slow-start.ts'
import type { Files } from './files/store.ts'
import { seedGrupos } from './grupos/seed.ts'
import type { ImportThreads } from './importacao/host.ts'
import type { JobKind } from './jobs/kinds.ts'
import type { Mailer } from './mail/mailer.ts'
import { seedPermissoes } from './permissoes/seed.ts'
import { migrateQueue, queueSchemas } from './queue/migrate.ts'
import type { RenderThreads } from './relatorios/host.ts'
import type { Replicas } from './replicas/replicas.ts'
import { sealedPlaces } from './rotation/places.ts'
import { requireKnownKeys, WrongDataKey } from './sealing/known-keys.ts'
import { isPlain, resealAll } from './sealing/reseal.ts'
import type { CasosDeUsuario } from './usuarios/remove.ts'

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
