import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Change } from './changes/change.ts'
import type { Document } from './document.ts'

/** What openapi/released/<number>/changes.json says about a release. */
export interface Release {
  release: number
  /** The semantic version; see changes/version.ts. */
  version: string
  /** The day, like 2026-11-15. */
  date: string
  /** The changes since the release before it. */
  changes: Change[]
}

export const CHANGES = 'changes.json'

/**
 * The number of the latest release in openapi/released/, where each has a folder named by its number; 0 before the
 * first.
 */
export const latestRelease = async (folder: string): Promise<number> => (await numbersIn(folder)).at(-1) ?? 0

async function numbersIn(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => /^[1-9]\d*$/.test(name))
    .map(Number)
    .sort((x, y) => x - y)
}

/** All releases, oldest first. */
export async function readReleases(folder: string): Promise<Release[]> {
  const read = async (number: number) => JSON.parse(await readFile(join(folder, String(number), CHANGES), 'utf8'))
  return await Promise.all((await numbersIn(folder)).map(read))
}

/** The documents of a release; null while it is being made. */
export async function releasedDocuments(folder: string, release: number): Promise<Record<'a' | 'b', Document> | null> {
  const read = (letter: string) => readFile(join(folder, String(release), `description-${letter}.json`), 'utf8')
  try {
    return { a: JSON.parse(await read('a')), b: JSON.parse(await read('b')) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
