import { readFigures } from '../backup/keep/figures.ts'
import { type Finding, type Look, ok, warning, wrong } from './finding.ts'

interface BackupPlace {
  dataDir: string
  /** The folder of the embedded database's backups. Null where it has none. */
  backupDir: string | null
  restoreTestDays: number
}

const DAY_MS = 86_400_000
/** After these days the alerts ring, too. */
const OLD_BACKUP_DAYS = 2
const OLD_TEST_DAYS = 14

/** Looks at the backups of the embedded database: their age, and whether the latest could be restored. */
export const backupLook = (place: BackupPlace, now: () => Date): Look => ({
  name: 'backup',
  look: () => backups(place, now())
})

async function backups({ backupDir, ...settings }: BackupPlace, now: Date): Promise<Finding[]> {
  if (backupDir === null) return [warning('there are no backups: nothing can be restored (guide: backup)')]
  const { lastBackup, lastTest, isTested, isSameDisk } = await readFigures(backupDir, settings)
  const days = (moment: Date) => (now.getTime() - moment.getTime()) / DAY_MS
  const found: Finding[] = []
  if (!lastBackup) found.push(warning(`there is no whole backup in ${backupDir}: make backup makes one`))
  else if (days(lastBackup) > OLD_BACKUP_DAYS)
    found.push(warning(`the last one ended ${Math.floor(days(lastBackup))} days ago: make backup makes one`))
  else found.push(ok(`the last one ended ${Math.floor(days(lastBackup) * 24)} hours ago`))
  if (lastTest && !lastTest.isGood)
    found.push(wrong(`${lastTest.backup} could not be restored: ${lastTest.said.join(' ')}`))
  else if (isTested && lastTest && days(lastTest.at) > OLD_TEST_DAYS)
    found.push(warning(`it was last tried ${Math.floor(days(lastTest.at))} days ago whether one can be restored`))
  if (isSameDisk) found.push(warning(`${backupDir} lies on the disk of the data: set BACKUP_DIR to one on another`))
  return found
}
