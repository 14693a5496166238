import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type ApplyOptions, applyMigration, migrationsSchema, readApplied } from './apply.ts'
import { connect, type Db } from './client.ts'
import type { Executor } from './load.ts'
import { type Migration, ownRelease, readMigrations } from './migrations.ts'
import { requireNobodyBelow, requireRelease } from './side-by-side.ts'

export { migrationsSchema } from './apply.ts'

const lock = sql`hashtextextended('saude-integra.migrate', 0)`
const ASK_AGAIN_MS = 200

/** What is done after the migrations and before anybody else, at every start. `isNewer`: the database has migrations of a later version. */
export type DatabaseStep = (context: { url: string; db: Db; isNewer: boolean }) => Promise<void>

export interface MigrateOptions extends ApplyOptions {
  migrations?: Migration[]
  release?: number
  /** How long to wait for instances that can not stay, in milliseconds. */
  patienceMs?: number
}

/**
 * Brings the database up to date. Any number of instances may call it at once; the first one does the work. Older instances go on working meanwhile: what
 * a migration may do to them, `scripts/migrations.ts` checks.
 */
export async function migrate(url: string, steps: DatabaseStep[], options: MigrateOptions = {}): Promise<void> {
  // A single connection, because the lock belongs to the session; and no time limit, because the others wait for it.
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

/** Asks again and again: whoever waits inside a statement holds up an index that is being built beside writers, and would wait for it in turn. */
async function takeLock(db: Db): Promise<void> {
  for (;;) {
    const [row] = await db.execute<{ mine: boolean }>(sql`select pg_try_advisory_lock(${lock}) as mine`)
    if (row?.mine) return
    await pause(ASK_AGAIN_MS)
  }
}

/** Tells whether the database is that of a later version. */
async function applyPending(db: Db, options: MigrateOptions): Promise<boolean> {
  const { migrations = readMigrations(), release = ownRelease(), patienceMs } = options
  const { applied, lowestRelease } = await readApplied(db)
  requireRelease(release, lowestRelease)
  const known = new Set(migrations.map(({ when }) => when))
  const pending = migrations.filter(({ when }) => !applied.has(when))
  await requireNobodyBelow(db, pending, patienceMs)
  for (const migration of pending) await applyMigration(db, migration, options)
  return [...applied].some((when) => !known.has(when))
}

/** Whether the database has every migration of this version. One that has later ones too is well: a newer instance has migrated it. */
export async function isUpToDate(db: Db): Promise<boolean> {
  const [row] = await db.execute<{ last: string | null }>(
    sql`select max(created_at) as last from ${sql.identifier(migrationsSchema)}.__drizzle_migrations`
  )
  return Number(row?.last ?? 0) >= lastMigration()
}

/** The migrations that a database has had, oldest first: a digest of each. */
export async function migrationsOf(database: Executor): Promise<string[]> {
  const rows = await database.execute<{ hash: string }>(
    sql`select hash from ${sql.identifier(migrationsSchema)}.__drizzle_migrations order by created_at`
  )
  return rows.map(({ hash }) => hash)
}

/** Migrates a database to where it had only the first migrations, as an older version of the service made it. */
export const migrateOnly = (url: string, steps: DatabaseStep[], count: number): Promise<void> =>
  migrate(url, steps, { migrations: readMigrations().slice(0, count) })

let last: number | undefined
function lastMigration(): number {
  last ??= readMigrations().at(-1)!.when
  return last
}
