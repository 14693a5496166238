import { chmod, chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from './cluster.ts'
import { canEnter, type Place } from './place.ts'

/** Committed data lies in the archive after this time at the latest. */
const TIMEOUT = '60s'

/** Parts of the log that stay on the server for a while after they were copied, so that a lost copy can be made again. */
const KEPT = '256MB'

export const logFolderOf = (backupDir: string) => join(backupDir, 'log')
/** The names of the copy of a part of the log, and of the file with the digest of what was copied. */
export const copyOf = (part: string) => `${part}.gz`
export const digestOf = (part: string) => `${part}.sha256`

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
  return {
    archive_mode: 'on',
    archive_timeout: TIMEOUT,
    archive_command: archiveCommand(folder),
    wal_keep_size: KEPT
  }
}

/**
 * Builds the command that copies one part of the log. It never replaces a copy: an identical one is fine, as after a
 * crash, and a different one is refused, as when two servers share one folder. A copy gets its name when it and the
 * digest of its contents are complete and on the disk. `gzip -dc part.gz | sha256sum -c part.sha256` compares the two.
 */
function archiveCommand(folder: string): string {
  const sum = `if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi <"%p" >"$t.sum"`
  return [
    `umask 077; d=${quoted(folder)}; f="$d/${copyOf('%f')}"; s="$d/${digestOf('%f')}"; t="$d/.%f"`,
    `digest() { ${sum} && sync "$t.sum" && mv "$t.sum" "$s"; }`,
    `if [ -e "$f" ]; then gzip -dc "$f" | cmp -s - "%p" && { [ -e "$s" ] || digest; }`,
    `else gzip -1 -c "%p" >"$t" && sync "$t" && digest && mv "$t" "$f"; fi && sync "$d"`
  ].join('; ')
}

/** Builds the command with which a server that is being restored reads the copies made by `archiveCommand`. */
export function restoreCommand(folder: string): string {
  return `f=${quoted(folder)}/%f.gz; [ -e "$f" ] && gzip -dc "$f" >"%p"`
}
