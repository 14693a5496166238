import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Db, sqlState } from './client.ts'
import { type Executor, executorOf } from './load.ts'
import type { Migration } from './migrations.ts'

/*
 * Why Drizzle's migrator is not used: it waits for locks without end, it puts all migrations into one transaction, in
 * which no index can be built concurrently, and it skips a migration that is older than the last one applied.
 */

export const migrationsSchema = 'drizzle'
const table = sql`${sql.identifier(migrationsSchema)}.__drizzle_migrations`
const lowest = sql`${sql.identifier(migrationsSchema)}.lowest_release`

export interface ApplyOptions {
  /**
   * A statement that waits for a lock makes everything else queue up after it. So it gives up soon and is tried again
   * later.
   */
  lockMs?: number
  restMs?: number
  tries?: number
}

/** Lock not available in time, and deadlock. */
const passing = new Set(['55P03', '40P01'])

/** Reads the state of the database: the times of its migrations, and the lowest release that may work with it. */
export async function readApplied(db: Db): Promise<{ applied: Set<number>; lowestRelease: number }> {
  const [there] = await db.execute<{ whole: boolean }>(
    sql`select to_regclass(${`${migrationsSchema}.__drizzle_migrations`}) is not null
          and to_regclass(${`${migrationsSchema}.lowest_release`}) is not null as whole`
  )
  if (!there?.whole) await createTables(db)
  const rows = await db.execute<{ at: string }>(sql`select created_at as at from ${table}`)
  return { applied: new Set(rows.map(({ at }) => Number(at))), lowestRelease: await readLowestRelease(executorOf(db)) }
}

/** Creates the tables. The first is shaped like Drizzle's own, so that its tools recognise it. */
async function createTables(db: Db): Promise<void> {
  await db.execute(sql`create schema if not exists ${sql.identifier(migrationsSchema)}`)
  await db.execute(
    sql`create table if not exists ${table} (id serial primary key, hash text not null, created_at bigint)`
  )
  await db.execute(
    sql`create table if not exists ${lowest} (single boolean primary key default true check (single), release int not null)`
  )
}

/**
 * Applies a migration in one transaction. A migration with concurrent indexes has none, and resumes where it was
 * interrupted.
 */
export async function applyMigration(db: Db, migration: Migration, options: ApplyOptions = {}): Promise<void> {
  const { lockMs = 1000, restMs = 1000, tries = 60 } = options
  const isConcurrent = migration.statements.some((statement) => CONCURRENT.test(statement))
  for (let tried = 1; ; tried++) {
    try {
      return isConcurrent ? await applyBeside(db, migration) : await applyAtOnce(db, migration, lockMs)
    } catch (error) {
      if (tried >= tries || !passing.has(sqlState(error) ?? '')) throw error
      await pause(restMs * (0.5 + Math.random()))
    }
  }
}

async function applyAtOnce(db: Db, migration: Migration, lockMs: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${lockMs}`))
    for (const statement of migration.statements) await tx.execute(sql.raw(statement))
    await note(tx, migration)
  })
}

const CONCURRENT = /\bindex\s+concurrently\b/i
const CREATED = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+"?(\w+)"?/i

/**
 * Waits for writers without holding any of them up. An interrupted attempt leaves an invalid index, which would block
 * the next attempt, so it is dropped first.
 */
async function applyBeside(db: Db, migration: Migration): Promise<void> {
  for (const statement of migration.statements) {
    const name = CREATED.exec(statement)?.[1]
    const [broken] = name
      ? await db.execute(sql`select from pg_index where not indisvalid and indexrelid = to_regclass(${name})`)
      : []
    if (broken) await db.execute(sql`drop index concurrently ${sql.identifier(name!)}`)
    await db.execute(sql.raw(statement))
  }
  await db.transaction((tx) => note(tx, migration))
}

async function note(tx: Db, { hash, when, lowestRelease }: Migration): Promise<void> {
  await tx.execute(sql`insert into ${table} (hash, created_at) values (${hash}, ${when})`)
  if (lowestRelease > 0) await raiseLowestRelease(tx, lowestRelease)
}

/** Notes that only this release and later ones may work with the database. */
export async function raiseLowestRelease(db: Db, release: number): Promise<void> {
  await db.execute(sql`insert into ${lowest} as known (release) values (${release})
    on conflict (single) do update set release = greatest(known.release, excluded.release)`)
}

export async function readLowestRelease(db: Executor): Promise<number> {
  const [row] = await db.execute<{ release: number }>(sql`select release from ${lowest}`)
  return row?.release ?? 0
}
