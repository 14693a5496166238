import { chmod, chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from './cluster.ts'
import { canEnter, type Place } from './place.ts'

/** Committed data lies in the archive after this time at the latest. */
const TIMEOUT = '60s'

export const logFolderOf = (backupDir: string) => join(backupDir, 'log')

/** Quotes a path for the shell, and doubles `%`, which has a meaning for PostgreSQL. */
const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`

/**
 * Returns the settings with which the server itself copies every finished part of its log (WAL) to the backup folder,
 * compressed and at least every minute. Makes the folder. The server does so as its own account, even while the service
 * is down, and keeps its log until the copy has succeeded. `pg_stat_archiver` says whether it does.
 */
export async function archiveSettings(place: Place, backupDir: string): Promise<Settings> {
  const folder = logFolderOf(backupDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const path of [backupDir, folder]) {
    await chmod(path, 0o700)
    if (place.account) await chown(path, place.account.uid, place.account.gid)
  }
  if (place.account && !canEnter(folder, place.account))
    throw new Error(
      `BACKUP_DIR: the user of the embedded PostgreSQL (${place.account.uid}) cannot enter ${folder}: choose a folder that it can reach`
    )
  return { archive_mode: 'on', archive_timeout: TIMEOUT, archive_command: archiveCommand(folder) }
}

/**
 * Builds the command that copies one part of the log. It never replaces a copy: an identical one is fine, as after a
 * crash, and a different one is refused, as when two servers share one folder. A copy gets its name when it is complete
 * and on the disk.
 */
function archiveCommand(folder: string): string {
  const whole = `"$d/%f.gz"`
  const part = `"$d/.%f"`
  return `umask 077; d=${quoted(folder)}; if [ -e ${whole} ]; then gzip -dc ${whole} | cmp -s - "%p"; else gzip -1 -c "%p" >${part} && sync ${part} && mv ${part} ${whole} && sync "$d"; fi`
}

/** Builds the command with which a server that is being restored reads the copies made by `archiveCommand`. */
export function restoreCommand(folder: string): string {
  return `f=${quoted(folder)}/%f.gz; [ -e "$f" ] && gzip -dc "$f" >"%p"`
}
