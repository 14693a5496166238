import { resolve } from 'node:path'
import { faultOf } from './data-dir.ts'
import { type Reader, shown } from './reader.ts'

export interface BackupSettings {
  /**
   * The folder for backups: of the embedded database's log, of the service's files, and of what `make backup` copies.
   * Null where none is given.
   */
  backupDir: string | null
  /** Whether backups lie beside the data, because no folder is given and there is an embedded database. */
  backupBeside: boolean
  /** Hours between the backups that the service makes by itself; 0 for none. */
  backupHours: number
  /** How many backups are kept. */
  backupKeep: number
  /** Days between tries to restore the latest backup; 0 for none. */
  restoreTestDays: number
  /** The file that tells of the backups of a database that is not embedded. Null where none is given. */
  backupStatus: string | null
}

/** Where nobody has chosen a folder, the service cares for its backups by itself, and keeps few of them. */
export function readBackup(read: Reader): BackupSettings {
  const folder = read.text('BACKUP_DIR')
  const status = read.text('BACKUP_STATUS')
  const backupBeside = folder === null && read.text('DATABASE_URL') === null
  return {
    backupDir: folder === null || folder === 'none' ? null : resolve(folder),
    backupBeside,
    backupHours: read.integer('BACKUP_HOURS', 0, 720, backupBeside ? 24 : 0),
    backupKeep: read.integer('BACKUP_KEEP', 1, 9999, backupBeside ? 2 : 7),
    restoreTestDays: read.integer('RESTORE_TEST_DAYS', 0, 365, 7),
    backupStatus: status === null ? null : resolve(status)
  }
}

interface Beside {
  dataDir: string
  databaseUrl: string | null
}

/** Says why the settings of backups cannot be used. */
export function backupProblems({ backupStatus, ...settings }: BackupSettings & Beside): string[] {
  const problems = folderProblems(settings)
  // The file may be written later: what is wrong with it is told while the service runs.
  if (backupStatus !== null && settings.databaseUrl === null)
    problems.push(
      `BACKUP_STATUS: given ${shown(backupStatus)} without DATABASE_URL, wanted only beside it: the service itself knows the backups of the embedded database`
    )
  return problems
}

function folderProblems({ backupDir, dataDir, databaseUrl }: Pick<BackupSettings, 'backupDir'> & Beside): string[] {
  if (backupDir === null) return []
  const given = `BACKUP_DIR: given ${shown(backupDir)}`
  if (databaseUrl) return [`${given} beside DATABASE_URL, wanted only for the embedded database: others have their own`]
  if (`${backupDir}/`.startsWith(`${dataDir}/`) || `${dataDir}/`.startsWith(`${backupDir}/`))
    return [`${given}, wanted a folder outside of DATA_DIR and not around it, on another disk if there is one`]
  const fault = faultOf(backupDir)
  return fault ? [`${given}: the folder cannot be made (${fault})`] : []
}
