import { appendOnlyTables } from '../../core/auditoria/roles.ts'
import { seedGrupos } from '../../modules/grupos/seed.ts'
import { seedPermissoes } from '../../modules/permissoes/seed.ts'
import type { Db } from '../../platform/db/client.ts'
import { executorOf } from '../../platform/db/load.ts'
import { type DatabaseStep, type MigrateOptions, migrate, migrationsSchema } from '../../platform/db/migrate.ts'
import { grantAppendOnly, grantReading, grantWork, roleAt } from '../../platform/db/roles.ts'
import { whileSlow } from '../../platform/db/slow-start.ts'
import { migrateQueue, queueSchemas } from '../../platform/queue/migrate.ts'
import { learnSealForm } from '../../platform/sealing/form.ts'
import { requireKnownKeys, WrongDataKey } from '../../platform/sealing/known-keys.ts'
import { plainTexts, resealAll } from '../../platform/sealing/reseal.ts'
import { ConfigError } from '../../platform/settings/config-error.ts'
import { sealedPlaces } from '../rotation/places.ts'

/**
 * Brings a database up to date, with everything that the service needs in it. `url` belongs to the role that owns the
 * tables, `runtimeUrl` to the role that works with them.
 */
export async function prepareDatabase(url: string, runtimeUrl = url, options: MigrateOptions = {}): Promise<void> {
  const steps = runtimeUrl === url ? databaseSteps : [...databaseSteps, grantTo(runtimeUrl)]
  await whileSlow(() => migrate(url, steps, options))
}

/**
 * Leaves a database alone that a later version has brought up to date. It has all that this version needs, and this
 * version knows too little of it: it would, for instance, let its role change a table that has become append-only
 * since.
 */
const unlessNewer =
  (step: DatabaseStep): DatabaseStep =>
  async (context) => {
    if (!context.isNewer) await step(context)
  }

/**
 * What the rooms add to a database once its tables are there, in this order. No step disturbs older instances at
 * work.
 */
const databaseSteps: DatabaseStep[] = [
  ({ db }) => requireKeys(db),
  async ({ db }) => void (await learnSealForm(executorOf(db))),
  // Seals what was stored before there was a key, in bounded batches; after an interruption the next start goes on
  // with it.
  unlessNewer(async ({ db }) => void (await resealAll(db, sealedPlaces, plainTexts))),
  unlessNewer(({ url }) => migrateQueue(url)),
  unlessNewer(({ db }) => seedPermissoes(db)),
  unlessNewer(({ db }) => seedGrupos(db))
]

async function requireKeys(db: Db): Promise<void> {
  await requireKnownKeys(db).catch((error) => {
    throw error instanceof WrongDataKey ? new ConfigError([error.message]) : error
  })
}

/** Gives the role that the service works as what it needs and no more, where another role owns the tables. */
const grantTo = (runtimeUrl: string): DatabaseStep =>
  unlessNewer(async ({ url, db }) => {
    const role = await roleAt(runtimeUrl)
    if (role === (await roleAt(url))) return
    // One transaction, so that at no moment the role may do more than in the end.
    await db.transaction(async (tx) => {
      await grantWork(tx, role, ['public', ...queueSchemas])
      await grantReading(tx, role, migrationsSchema)
      await grantAppendOnly(tx, role, appendOnlyTables)
    })
  })
