import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Migration,
  type ReleaseRecord,
  readMigrations,
  readReleaseRecords
} from '../src/platform/db/migrations.ts'
import type { Harm, Known } from './migrations/harm.ts'
import { judge } from './migrations/judge.ts'
import { type Statement, statementsOf } from './migrations/statements.ts'
import { missesOf, type Tables } from './migrations/tables.ts'

/**
 * Refuses migrations that break the released version, which runs beside the new one on the same database during an
 * upgrade. So a release first adds the new part, later releases write both, and the old part is removed only when a
 * release no longer uses it (expand, migrate, contract).
 */
export function checkMigrations(folder = 'drizzle'): string[] {
  const migrations = readMigrations(folder)
  const released = readReleaseRecords(folder).at(-1)
  if (!released) return []
  const last = migrations.findIndex(({ tag }) => tag === released.migration)
  if (last < 0 || hashOf(migrations.slice(0, last + 1)) !== released.hash)
    return [`the migrations of release ${released.release} were changed; add a new one instead`]
  const snapshot = (tag: string): Tables =>
    JSON.parse(readFileSync(join(folder, `meta/${tag.slice(0, 4)}_snapshot.json`), 'utf8'))
  const before = snapshot(released.migration)
  const unreleased = migrations.slice(last + 1).map(({ tag }) => ({
    file: `${tag}.sql`,
    statements: statementsOf(readFileSync(join(folder, `${tag}.sql`), 'utf8'))
  }))
  const findings = checkStatements(unreleased, before, released.release)
  const contracted = unreleased.flatMap(({ statements }) => contractedBy(statements))
  return [...findings, ...missesOf(before, snapshot(migrations.at(-1)!.tag), new Set(contracted))]
}

/** A hash of all migrations, which the record of a release keeps. */
export const hashOf = (migrations: Migration[]): string =>
  createHash('sha256')
    .update(migrations.map(({ hash }) => hash).join('\n'))
    .digest('hex')

/** The record of a release: its last migration and the hash of all. */
export function recordOf(migrations: Migration[], release: number, commit: string | null): ReleaseRecord {
  return { release, commit, migration: migrations.at(-1)!.tag, hash: hashOf(migrations) }
}

const contractedBy = (statements: Statement[]): string[] =>
  statements.filter(({ contractSince }) => contractSince !== null).flatMap(({ tokens }) => tokens)

/** Judges the statements of unreleased migrations. `release` is the number of the last release. */
export function checkStatements(
  files: { file: string; statements: Statement[] }[],
  before: Tables,
  release: number
): string[] {
  const columns = Object.values(before.tables).map(
    ({ name, columns }) => [name, new Set(Object.keys(columns))] as const
  )
  const known: Known = { fresh: new Set(), columns: new Map(columns) }
  return files.flatMap(({ file, statements }) => {
    const beside = statements.filter(({ tokens }) => tokens.includes('concurrently')).length
    const mixed = beside > 0 && beside < statements.length
    const alone = mixed ? [`${file}: a CONCURRENTLY statement needs a migration of its own`] : []
    const found = statements.flatMap((statement) =>
      judge(statement, known).flatMap((harm) => {
        const missing = wanting(harm, statement, release)
        return missing ? [`${file}:${statement.line}: ${harm.what} (${missing})`] : []
      })
    )
    return [...alone, ...found]
  })
}

/** Returns what a statement with this harm must say in a comment, or null when it says so. */
function wanting({ kind }: Harm, { contractSince, safe }: Statement, release: number): string | null {
  if (kind === 'form') return 'required'
  if (kind !== 'breaks') return safe ? null : `write "-- safe: <why>" before it if it does no harm`
  if (contractSince === null)
    return `write "-- contract since release <n>: <why>" before it if release ${release} no longer uses it`
  return contractSince <= release ? null : `release ${contractSince} does not exist yet; the last one is ${release}`
}

if (import.meta.filename === process.argv[1]) {
  const findings = checkMigrations()
  for (const finding of findings) console.error(finding)
  if (findings.length > 0) process.exitCode = 1
}
