import { stat } from 'node:fs/promises'
import { type BackupFigures, newBackupFigures } from '../../../platform/metrics/process.ts'
import { readManifests } from '../manifest.ts'
import type { KeepSettings } from './options.ts'
import { readOutcomes } from './outcomes.ts'

/** Reads what a backup folder tells before anything in it is checked. */
export async function readFigures(
  backupDir: string,
  { dataDir, restoreTestDays }: Pick<KeepSettings, 'dataDir' | 'restoreTestDays'>
): Promise<BackupFigures> {
  const [last] = await readOutcomes(backupDir)
  return {
    ...newBackupFigures(restoreTestDays > 0),
    isSameDisk: await isSameDisk(dataDir, backupDir),
    lastBackup: await newestOf(backupDir),
    lastTest: last ?? null
  }
}

export async function newestOf(backupDir: string): Promise<Date | null> {
  const newest = (await readManifests(backupDir)).at(-1)
  return newest ? new Date(newest.end.at) : null
}

async function isSameDisk(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([stat(one).catch(() => null), stat(other).catch(() => null)])
  return a !== null && b !== null && a.dev === b.dev
}
