import { chmod, chown, mkdir, open, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Executor } from '../db/load.ts'
import { dataOf, type Settings } from './cluster.ts'
import { canEnter, type Place } from './place.ts'

/** Committed data lies in the archive after this time at the latest. */
const TIMEOUT = '60s'

/** What stays of the log on the server after it was copied, so that a lost copy can be made again. */
const KEPT = '256MB'

export const logFolderOf = (backupDir: string) => join(backupDir, 'log')
/** The names of the copy of a part of the log, and of the file with the digest of what was copied. */
export const copyOf = (part: string) => `${part}.gz`
export const digestOf = (part: string) => `${part}.sha256`

/**
 * Returns the backup folder of a server for which none was named: beside its data. Each database has its own, named by
 * its identifier, because a new database in the same data folder must not touch the backups of the former one. Makes
 * the folder around it.
 */
export async function folderBeside(place: Place, dataDir: string): Promise<string> {
  const home = await realpath(dataDir)
  // A server that could not live in the data folder has its backups beside the place that it found.
  const around = `${place.folder === join(home, 'server') ? home : place.folder}-backups`
  await mkdir(around, { recursive: true })
  await chmod(around, 0o711)
  return join(around, await systemOf(place))
}

/** Reads the identifier of a server, which is at the beginning of its control file. */
async function systemOf(place: Place): Promise<string> {
  const file = await open(join(dataOf(place), 'global/pg_control'), 'r')
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.readBigUInt64LE(0).toString()
  } finally {
    await file.close()
  }
}

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
 * crash, and a different one is refused, as when two servers share one folder. A copy gets its name when it is complete
 * and on the disk, and then its digest: a digest alone means that the copy is lost. `gzip -dc part.gz | sha256sum -c
 * part.sha256` compares the two.
 */
function archiveCommand(folder: string): string {
  const sum = `if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi <"%p" >"$t.sum"`
  return [
    `umask 077; d=${quoted(folder)}; f="$d/${copyOf('%f')}"; s="$d/${digestOf('%f')}"; t="$d/.%f"`,
    `digest() { ${sum} && sync "$t.sum" && mv "$t.sum" "$s"; }`,
    `if [ -e "$f" ]; then gzip -dc "$f" | cmp -s - "%p" && { [ -e "$s" ] || digest; }`,
    `else gzip -1 -c "%p" >"$t" && sync "$t" && mv "$t" "$f" && digest; fi && sync "$d"`
  ].join('; ')
}

/** Whether a server copies its log to this backup folder. One that runs already has the settings of who started it. */
export async function isArchivedTo(backupDir: string, server: Executor): Promise<boolean> {
  const [found] = await server.execute<{ command: string; mode: string }>(
    sql`select current_setting('archive_command') as command, current_setting('archive_mode') as mode`
  )
  return found!.mode !== 'off' && found!.command.includes(` d=${quoted(logFolderOf(backupDir))};`)
}

/** Builds the command with which a server that is being restored reads the copies made by `archiveCommand`. */
export function restoreCommand(folder: string): string {
  return `f=${quoted(folder)}/%f.gz; [ -e "$f" ] && gzip -dc "$f" >"%p"`
}
