import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BackupResult } from './backup.ts'
import type { BackupReport } from './log/check.ts'

type Say = (line: string) => void

export function tellBackup({ manifest, files, pruned }: BackupResult, to: string, say: Say): void {
  const bytes = manifest.data.reduce((sum, file) => sum + file.bytes, 0)
  say(
    `Backup ${manifest.id} in ${to}: ${Math.round(bytes / 1e6)} MB of database, read again and compared; ${files.copied} new files and mails.`
  )
  if (manifest.files === 'bucket')
    say('Files lie in the bucket of S3_URL and are not in it: the bucket needs a backup of its own.')
  say(
    `It can be restored to ${manifest.end.at}${manifest.isArchived ? ' and, by the archived log, to any later moment' : ''}.`
  )
  if (pruned.backups > 0)
    say(
      `Removed: ${pruned.backups} older backups, ${pruned.log} parts of the log and ${pruned.files} files that only they needed.`
    )
}

/** Names the keys to keep. No backup holds them, so that a stranger who finds one cannot read the sealed data. */
export function tellKeys(dataDir: string, ids: string[], say: Say): void {
  const place = (file: string) => {
    const path = join(dataDir, file)
    return existsSync(path) ? `from the settings, else ${path}` : 'from the settings'
  }
  say('No key is in the backup. Keep apart from it:')
  say(
    `  DATA_KEY (${ids.join(', ') || 'nothing is sealed yet'}), ${place('data.key')}: without it the backup is of no use.`
  )
  say(`  JWT_SECRET and MASTER_KEY, ${place('secrets.json')}: without the first, everybody has to log in again.`)
}

/** Tells what a check has found. Returns false when something is missing for good. */
export function tellReport(report: BackupReport, say: Say): boolean {
  const { backups, parts, withoutDigest, findings, faults, again } = report
  for (const finding of findings) say(finding)
  if (backups === 0) say('There is no whole backup.')
  if (again.length > 0) say(`The server still has ${again.join(', ')}, and copies it again within a minute.`)
  if (withoutDigest > 0) say(`${withoutDigest} parts of the log have no digest, because an older version copied them.`)
  if (backups > 0 && findings.length === 0)
    say(`Checked: ${parts} parts of the log follow each other, and no file is missing.`)
  const isMended = faults <= again.filter((name) => !name.endsWith('.history')).length
  return backups > 0 && isMended
}
