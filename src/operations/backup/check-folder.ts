import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openLoad } from '../../platform/db/load.ts'
import { copyOf, isArchivedTo, logFolderOf } from '../../platform/embedded/archive.ts'
import { liveServer } from './log/again.ts'
import { type BackupReport, checkBackups } from './log/check.ts'
import { type Manifest, readManifests } from './manifest.ts'
import { showCount } from './progress.ts'
import { Refused } from './refused.ts'

/** How long the server may take to copy the last part of a backup's own log. */
const PATIENCE_MS = 30_000

/** Refuses a folder to which the log does not go: a backup there could not be restored to a later moment. */
export async function requireArchived(url: string, backupDir: string): Promise<void> {
  const server = await openLoad(url, 'backup')
  try {
    if (await isArchivedTo(backupDir, server)) return
    throw new Refused(
      `BACKUP_DIR: the database that runs does not copy its log to ${backupDir}. Give the setting of the service, or another folder with TO=.`
    )
  } finally {
    await server.close()
  }
}

/** Checks everything in a backup folder and, where its server runs, has it copy again what is lost. */
export async function checkFolder(
  backupDir: string,
  url: string | null,
  isRead: (name: string) => boolean = () => true
): Promise<BackupReport> {
  const progress = showCount('Checking parts of the log')
  const server = url === null ? null : await openLoad(url, 'backup check')
  try {
    const live = server && (await isArchivedTo(backupDir, server)) ? await liveServer(server) : null
    return await checkBackups({ backupDir, server: live, isRead, onPart: progress.add })
  } finally {
    progress.end()
    await server?.close()
  }
}

/** Checks a folder after a backup: that everything is there, and the contents of what came since the one before. */
export async function checkAfter(url: string, backupDir: string, { id, start, end }: Manifest): Promise<BackupReport> {
  const isThere = await waitFor(join(logFolderOf(backupDir), copyOf(end.segment)))
  const former = (await readManifests(backupDir)).filter((each) => each.id < id).at(-1)
  const from = (former ?? { start }).start.segment.slice(8)
  const report = await checkFolder(backupDir, url, (name) => name.slice(8) >= from)
  if (!isThere) {
    report.findings.push(`The log is not being copied: part ${end.segment} is not there yet.`)
    report.faults++
  }
  return report
}

async function waitFor(path: string): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    if (await stat(path).catch(() => null)) return true
    if (performance.now() > deadline) return false
    await pause(200)
  }
}
