import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type ApplyOptions, applyMigration, migrationsSchema, raiseLowestRelease, readApplied } from './apply.ts'
import { connect, type Db } from './client.ts'
import type { Executor } from './load.ts'
import { type Migration, ownRelease, readMigrations } from './migrations.ts'
import { requireNobodyBelow, requireRelease } from './side-by-side.ts'

export { migrationsSchema } from './apply.ts'

const lock = sql`hashtextextended('saude-integra.migrate', 0)`
const ASK_AGAIN_MS = 200

/**
 * A step after the migrations and before the service starts, at every start. `isNewer` says that the database has
 * migrations of a later version.
 */
export type DatabaseStep = (context: { url: string; db: Db; isNewer: boolean }) => Promise<void>

export interface MigrateOptions extends ApplyOptions {
  migrations?: Migration[]
  release?: number
  /** How long to wait for instances that cannot stay, in milliseconds. */
  patienceMs?: number
}

/**
 * Brings the database up to date. Any number of instances may call it at once; the first one does the work. Older
 * instances go on working meanwhile, and `scripts/migrations.ts` checks that no migration breaks them.
 */
export async function migrate(url: string, steps: DatabaseStep[], options: MigrateOptions = {}): Promise<void> {
  // A single connection, because the lock belongs to the session; and no time limit, because the other instances wait.
  const { db, close } = connect(url, { max: 1, applicationName: 'migrate', statementTimeout: 0 })
  try {
    await takeLock(db)
    const isNewer = await applyPending(db, options)
    for (const step of steps) await step({ url, db, isNewer })
  } finally {
    // Ends the session, and the lock with it.
    await close()
  }
}

/**
 * Polls for the lock. A session that waits inside a statement holds up a concurrent index build, and would in turn wait
 * for that build.
 */
async function takeLock(db: Db): Promise<void> {
  for (;;) {
    const [row] = await db.execute<{ mine: boolean }>(sql`select pg_try_advisory_lock(${lock}) as mine`)
    if (row?.mine) return
    await pause(ASK_AGAIN_MS)
  }
}

/** Returns whether the database belongs to a later version. */
async function applyPending(db: Db, options: MigrateOptions): Promise<boolean> {
  const { migrations = readMigrations(), release = ownRelease(), patienceMs } = options
  const { applied, lowestRelease } = await readApplied(db)
  requireRelease(release, lowestRelease)
  const known = new Set(migrations.map(({ when }) => when))
  const pending = migrations.filter(({ when }) => !applied.has(when))
  await requireNobodyBelow(db, Math.max(0, ...pending.map((each) => each.lowestRelease)), patienceMs)
  for (const migration of pending) await applyMigration(db, migration, options)
  // No older release has ever worked with a new database, and none needs to.
  if (applied.size === 0 && !options.migrations) await raiseLowestRelease(db, release)
  return [...applied].some((when) => !known.has(when))
}

/**
 * Whether the database has every migration of this version. It may have later ones too, if a newer instance migrated
 * it.
 */
export async function isUpToDate(db: Db): Promise<boolean> {
  const [row] = await db.execute<{ last: string | null }>(
    sql`select max(created_at) as last from ${sql.identifier(migrationsSchema)}.__drizzle_migrations`
  )
  return Number(row?.last ?? 0) >= lastMigration()
}

/** Says why a command cannot work with a database, or null: the service prepares a database at its start. */
export async function unpreparedReason(db: Db): Promise<string | null> {
  const [row] = await db.execute<{ there: boolean }>(
    sql`select to_regclass(${`${migrationsSchema}.__drizzle_migrations`}) is not null as there`
  )
  if (!row?.there) return 'the database is empty; start the service first, which prepares it'
  if (!(await isUpToDate(db))) return 'an earlier version left the database; start this version of the service first'
  return null
}

/** Returns a digest of each migration that a database has had, oldest first. */
export async function migrationsOf(database: Executor): Promise<string[]> {
  const rows = await database.execute<{ hash: string }>(
    sql`select hash from ${sql.identifier(migrationsSchema)}.__drizzle_migrations order by created_at`
  )
  return rows.map(({ hash }) => hash)
}

/** Applies only the first migrations, to get a database as an older version of the service made it. */
export const migrateOnly = (url: string, steps: DatabaseStep[], count: number): Promise<void> =>
  migrate(url, steps, { migrations: readMigrations().slice(0, count) })

let last: number | undefined
function lastMigration(): number {
  last ??= readMigrations().at(-1)!.when
  return last
}
