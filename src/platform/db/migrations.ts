import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findAbove } from '../disk/above.ts'

/** A file of drizzle/. */
export interface Migration {
  tag: string
  /** When it was written, in milliseconds; the database notes by it which ones it has. */
  when: number
  statements: string[]
  hash: string
  /** The lowest release that can work with what it leaves; 0 where it only adds. */
  lowestRelease: number
}

/** A line of drizzle/released.json, which `make release` writes. */
export interface ReleaseRecord {
  release: number
  /** Where it is found in the history of the repository. */
  commit: string | null
  /** The last migration of the release. */
  migration: string
  /** A digest of all migrations of the release, in their order. */
  hash: string
}

/** Stands in a comment of a migration that takes something away: from that release on nobody uses it any more. */
export const CONTRACT_MARK = /^\s*--\s*contract since release (\d+): *(\S.*)$/

const BREAKPOINT = '--> statement-breakpoint'

export function readMigrations(folder = migrationsFolder()): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  return entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8')
    return {
      tag,
      when,
      statements: text.split(BREAKPOINT),
      hash: createHash('sha256').update(text).digest('hex'),
      lowestRelease: lowestReleaseOf(text)
    }
  })
}

const lowestReleaseOf = (text: string): number =>
  Math.max(0, ...text.split('\n').map((line) => Number(CONTRACT_MARK.exec(line)?.[1] ?? 0)))

export const readReleaseRecords = (folder = migrationsFolder()): ReleaseRecord[] =>
  JSON.parse(readFileSync(join(folder, 'released.json'), 'utf8'))

/** The release that this version is. With migrations of its own it is on the way to the next, and counts as that. */
export function ownRelease(): number {
  const last = readReleaseRecords().at(-1)
  if (!last) return 0
  return last.migration === readMigrations().at(-1)?.tag ? last.release : last.release + 1
}

function migrationsFolder(): string {
  const meta = findAbove('drizzle/meta')
  if (meta === null) throw new Error('The folder drizzle/ was not found')
  return dirname(meta)
}
