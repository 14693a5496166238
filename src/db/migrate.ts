import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { applyMigrations, connect, type Db } from './client.ts'
import type { Executor } from './load.ts'

const lock = sql`hashtextextended('saude-integra.migrate', 0)`

/** What is done after the migrations and before anybody else, at every start. */
export type DatabaseStep = (context: { url: string; db: Db }) => Promise<void>

/** Brings the database up to date. Any number of instances may call it at once; the first one does the work. */
export async function migrate(url: string, steps: DatabaseStep[], folder = migrationsFolder()): Promise<void> {
  // A single connection, because the lock belongs to the session; and no time limit, because the others wait for it.
  const { db, close } = connect(url, { max: 1, applicationName: 'migrate', statementTimeout: 0 })
  try {
    await db.execute(sql`select pg_advisory_lock(${lock})`)
    await applyMigrations(db, { migrationsFolder: folder })
    for (const step of steps) await step({ url, db })
  } finally {
    // Ends the session, and the lock with it.
    await close()
  }
}

/** The schema in which Drizzle keeps which migrations there were. */
export const migrationsSchema = 'drizzle'

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

interface Journal {
  entries: { when: number; tag: string }[]
}

const journalOf = (folder: string): Journal => JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))

/** Migrates a database to where it had only the first migrations, as an older version of the service made it. */
export async function migrateOnly(url: string, steps: DatabaseStep[], count: number): Promise<void> {
  const all = migrationsFolder()
  const journal = journalOf(all)
  const entries = journal.entries.slice(0, count)
  const folder = mkdtempSync(join(tmpdir(), 'saude-migrations-'))
  try {
    mkdirSync(join(folder, 'meta'))
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) copyFileSync(join(all, `${tag}.sql`), join(folder, `${tag}.sql`))
    await migrate(url, steps, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

let last: number | undefined
function lastMigration(): number {
  last ??= journalOf(migrationsFolder()).entries.at(-1)!.when
  return last
}

/** The folder drizzle/ above this file, which is at a different depth once it is compiled. */
function migrationsFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'drizzle')
    if (existsSync(join(found, 'meta'))) return found
  }
  throw new Error('The folder drizzle/ was not found')
}
