import { readFigures } from '../backup/keep/figures.ts'
import { checkBackups } from '../backup/log/check.ts'
import { readStatus } from '../backup/status/status.ts'
import { type Finding, type Look, ok, warning, wrong } from './finding.ts'

interface BackupPlace {
  dataDir: string
  /** The folder of the embedded database's backups. Null where it has none. */
  backupDir: string | null
  restoreTestDays: number
}

interface ToldPlace {
  /** The file that tells of the backups of a database that others keep. */
  backupStatus: string | null
  isProduction: boolean
}

const DAY_MS = 86_400_000
/** After these days the alerts ring, too. */
const OLD_BACKUP_DAYS = 2
const OLD_TEST_DAYS = 14
const MOST_FINDINGS = 5

/**
 * Looks at the backups of the embedded database: their age, whether anything is missing, and whether the latest could
 * be restored.
 */
export const backupLook = (place: BackupPlace, now: () => Date): Look => ({
  name: 'backup',
  look: () => backups(place, now())
})

async function backups({ backupDir, ...settings }: BackupPlace, now: Date): Promise<Finding[]> {
  if (backupDir === null) return [warning('there are no backups: nothing can be restored (guide: backup)')]
  const { lastBackup, lastTest, isTested, isSameDisk } = await readFigures(backupDir, settings)
  const found = [age(lastBackup, now, `there is no whole backup in ${backupDir}`, ': make backup makes one')]
  if (lastBackup) found.push(...(await whatIsMissing(backupDir)))
  if (lastTest && !lastTest.isGood)
    found.push(wrong(`${lastTest.backup} could not be restored: ${lastTest.said.join(' ')}`))
  else if (isTested && lastTest && daysSince(lastTest.at, now) > OLD_TEST_DAYS)
    found.push(
      warning(`it was last tried ${Math.floor(daysSince(lastTest.at, now))} days ago whether one can be restored`)
    )
  if (isSameDisk) found.push(warning(`${backupDir} lies on the disk of the data: set BACKUP_DIR to one on another`))
  return found
}

/**
 * Looks whether every part of the log and every file of the backups is there. Nothing is read to its end, which would
 * take minutes, and nothing is copied again: the service and `make check-backup` do both.
 */
async function whatIsMissing(backupDir: string): Promise<Finding[]> {
  const { findings } = await checkBackups({ backupDir, server: null, isRead: () => false })
  const more = findings.length - MOST_FINDINGS
  return [
    ...findings.slice(0, MOST_FINDINGS).map(wrong),
    ...(more > 0 ? [wrong(`${more} more of this kind`)] : []),
    ...(findings.length > 0 ? [warning('make check-backup copies again what the database still has')] : [])
  ]
}

/** Looks at the backups of a database that others keep, as far as BACKUP_STATUS tells of them. */
export const statusLook = (place: ToldPlace, now: () => Date): Look => ({
  name: 'backup',
  look: () => told(place, now())
})

async function told({ backupStatus, isProduction }: ToldPlace, now: Date): Promise<Finding[]> {
  if (backupStatus === null)
    return [
      (isProduction ? warning : ok)(
        'BACKUP_STATUS is not set: nobody here notices when the backups stop (guide: backup, a cluster)'
      )
    ]
  const { isKnown, lastBackup, findings } = await readStatus(backupStatus, now)
  if (!isKnown) return findings.map(wrong)
  return [age(lastBackup, now, 'there is no good backup', ': see why the timer makes none'), ...findings.map(wrong)]
}

function age(last: Date | null, now: Date, none: string, advice: string): Finding {
  if (!last) return warning(none + advice)
  const days = daysSince(last, now)
  return days > OLD_BACKUP_DAYS
    ? warning(`the last one ended ${Math.floor(days)} days ago${advice}`)
    : ok(`the last one ended ${Math.max(0, Math.floor(days * 24))} hours ago`)
}

const daysSince = (moment: Date, now: Date) => (now.getTime() - moment.getTime()) / DAY_MS
