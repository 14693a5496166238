import { sql } from 'drizzle-orm'
import { countJobs } from '../../core/jobs/census.ts'
import { type Db, sqlState } from '../../platform/db/client.ts'
import { migrationsSchema } from '../../platform/db/migrate.ts'
import { slowStatements } from '../../platform/db/server-figures.ts'
import { entriesByTask } from '../../platform/queue/status.ts'

/** A part of the bundle: its heading and its lines. */
export interface Section {
  heading: string
  lines: string[]
}

const MISSING = ['42P01', '3F000', '42883']

/** Reads figures of the database. None of them is a value that somebody has entered. */
export async function databaseSections(db: Db): Promise<Section[]> {
  return [
    { heading: 'Settings of the server that differ from its defaults', lines: await serverSettings(db) },
    { heading: 'Tables: rows (estimated), size, last analysed', lines: await tables(db) },
    { heading: 'The last migrations', lines: await migrations(db) },
    { heading: 'Entries of the queue, by task', lines: await queue(db) },
    { heading: 'Jobs of the last day, by kind and state', lines: await jobs(db) },
    { heading: 'Connections, by program and state', lines: await connections(db) },
    { heading: 'Statements that take most time', lines: await statements(db) }
  ]
}

/** Tables of a database that has not been migrated, or extensions that it lacks, are no fault here. */
async function orNone(read: () => Promise<string[]>): Promise<string[]> {
  return await read().catch((error) => {
    if (MISSING.includes(sqlState(error) ?? '')) return ['(not there)']
    throw error
  })
}

const linesOf = async (db: Db, query: ReturnType<typeof sql>): Promise<string[]> => {
  const rows = await db.execute<{ line: string }>(query)
  return rows.map(({ line }) => line)
}

/** Settings that can hold an address, a command or a password are left out. */
const serverSettings = (db: Db) =>
  linesOf(
    db,
    sql`select name || ' = ' || setting || coalesce(' ' || unit, '') as line from pg_settings
      where source not in ('default', 'override', 'client', 'session')
        and name !~ '(command|conninfo|directory|file|library|libraries|passphrase|hba|ident|key)'
      order by name`
  )

const tables = (db: Db) =>
  linesOf(
    db,
    sql`select format('%s.%s: %s, %s, %s', schemaname, relname, n_live_tup, pg_size_pretty(pg_total_relation_size(relid)),
        coalesce(greatest(last_analyze, last_autoanalyze)::date::text, 'never')) as line
      from pg_stat_user_tables order by pg_total_relation_size(relid) desc limit 60`
  )

const migrations = (db: Db) =>
  orNone(() =>
    linesOf(
      db,
      sql`select format('%s of %s', left(hash, 12), to_timestamp(created_at / 1000)::date) as line
        from ${sql.identifier(migrationsSchema)}.__drizzle_migrations order by created_at desc limit 5`
    )
  )

const queue = (db: Db) =>
  orNone(async () =>
    (await entriesByTask(db)).map(({ task, entries, attempts }) => `${task}: ${entries}, most attempts ${attempts}`)
  )

const jobs = (db: Db) =>
  orNone(async () =>
    (await countJobs(db, new Date())).map(({ tipo, status, jobs: count }) => `${tipo} ${status}: ${count}`)
  )

const connections = (db: Db) =>
  linesOf(
    db,
    sql`select format('%s %s: %s', coalesce(nullif(application_name, ''), '(unnamed)'), coalesce(state, 'hidden'), count(*))
        as line
      from pg_stat_activity where datname = current_database()
      group by application_name, state order by count(*) desc limit 30`
  )

const statements = async (db: Db) =>
  (await slowStatements(db, 20))?.map(({ query, calls, totalMs }) => `${totalMs} ms in ${calls} calls: ${query}`) ?? [
    '(not there)'
  ]
