import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { applyMigrations, connect, type Db } from './client.ts'

const lock = sql`hashtextextended('saude-integra.migrate', 0)`

/** What is done after the migrations and before anybody else, at every start. */
export type DatabaseStep = (context: { url: string; db: Db }) => Promise<void>

/** Brings the database up to date. Any number of instances may call it at once; the first one does the work. */
export async function migrate(url: string, steps: DatabaseStep[]): Promise<void> {
  // A single connection, because the lock belongs to the session; and no time limit, because the others wait for it.
  const { db, close } = connect(url, { max: 1, applicationName: 'migrate', statementTimeout: 0 })
  try {
    await db.execute(sql`select pg_advisory_lock(${lock})`)
    await applyMigrations(db, { migrationsFolder: migrationsFolder() })
    for (const step of steps) await step({ url, db })
  } finally {
    // Ends the session, and the lock with it.
    await close()
  }
}

/** The folder drizzle/ above this file, which is at a different depth once it is compiled. */
function migrationsFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'drizzle')
    if (existsSync(join(found, 'meta'))) return found
  }
  throw new Error('The folder drizzle/ was not found')
}
