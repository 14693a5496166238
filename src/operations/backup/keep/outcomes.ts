import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../../../platform/disk/folder.ts'
import type { RestoreTest } from '../../../platform/metrics/process.ts'

const MOST = 20
const fileOf = (backupDir: string) => join(backupDir, 'restore-tests.json')

/** Reads how the last tries went, the newest first. */
export async function readOutcomes(backupDir: string): Promise<RestoreTest[]> {
  const text = await readFile(fileOf(backupDir), 'utf8').catch(() => '[]')
  try {
    const all = JSON.parse(text) as (Omit<RestoreTest, 'at'> & { at: string })[]
    return all.map((each) => ({ ...each, at: new Date(each.at) }))
  } catch {
    return []
  }
}

export async function keepOutcome(backupDir: string, outcome: RestoreTest): Promise<void> {
  const all = [outcome, ...(await readOutcomes(backupDir))].slice(0, MOST)
  await replaceFile(fileOf(backupDir), `${JSON.stringify(all, null, 1)}\n`)
}
