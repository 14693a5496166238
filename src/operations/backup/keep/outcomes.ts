import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../../../platform/disk/folder.ts'

/** How a try to restore a backup went. */
export interface Outcome {
  /** When it ended, in ISO 8601. */
  at: string
  /** The backup that was tried. Null where there was none. */
  backup: string | null
  isGood: boolean
  seconds: number
  /** What was found, a sentence each. */
  said: string[]
}

const MOST = 20
const fileOf = (backupDir: string) => join(backupDir, 'restore-tests.json')

/** Reads how the last tries went, the newest first. */
export async function readOutcomes(backupDir: string): Promise<Outcome[]> {
  const text = await readFile(fileOf(backupDir), 'utf8').catch(() => '[]')
  try {
    return JSON.parse(text) as Outcome[]
  } catch {
    return []
  }
}

export async function keepOutcome(backupDir: string, outcome: Outcome): Promise<void> {
  const all = [outcome, ...(await readOutcomes(backupDir))].slice(0, MOST)
  await replaceFile(fileOf(backupDir), `${JSON.stringify(all, null, 1)}\n`)
}
