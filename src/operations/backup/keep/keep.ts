import type { BackupFigures } from '../../../platform/metrics/process.ts'
import type { PeriodicWork } from '../../../platform/time/periodic.ts'
import { checkingOfBackups } from './checking.ts'
import { copyingOfDatabase, removeFormer } from './copying.ts'
import { readFigures } from './figures.ts'
import type { KeepOptions, KeepSettings } from './options.ts'
import { testingOfBackups } from './testing.ts'

export interface Keeping {
  works: PeriodicWork<null>[]
  figures: BackupFigures
  /** Ends what is under way: nothing waits for a copy that takes hours. */
  stop(): void
}

type Given = Pick<KeepOptions, 'now' | 'log'> & {
  settings: KeepSettings
  embedded: { url: string; backupDir: string | null } | null
}

/** What the service does by itself for the backups of its embedded database, or null where it keeps none. */
export async function keepBackups({ embedded, settings, now, log }: Given): Promise<Keeping | null> {
  if (!embedded?.backupDir) return null
  const { url, backupDir } = embedded
  const ending = new AbortController()
  const figures = await readFigures(backupDir, settings)
  const options = { backupDir, url, settings, figures, now, log, signal: ending.signal }
  if (figures.isSameDisk)
    log.warn({ backupDir }, 'backups lie on the same disk as the data: set BACKUP_DIR to a folder on another disk')
  if (settings.backupBeside && (await removeFormer(backupDir)) > 0)
    log.warn('backups of databases that were in this data folder long ago were removed')
  return {
    works: [
      checkingOfBackups(options),
      ...(settings.backupHours > 0 ? [copyingOfDatabase(options)] : []),
      ...(settings.restoreTestDays > 0 ? [testingOfBackups(options)] : [])
    ],
    figures,
    stop: () => ending.abort(new Error('the service ends'))
  }
}
