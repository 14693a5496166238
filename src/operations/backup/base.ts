import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { LoadConnection } from '../../platform/db/load.ts'
import { walk } from '../../platform/disk/walk.ts'
import type { PackedFile } from './manifest.ts'
import { inParallel, isSame, measure, pack } from './pack.ts'
import { type Progress, showProgress, type Watched } from './progress.ts'
import { Refused } from './refused.ts'

/**
 * Folders whose contents belong to the running server alone, or are made again at each start. Of the log, only the
 * parts that the backup needs are copied, separately.
 */
const EMPTY = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label|tablespace_map|backup_manifest|recovery\.signal|standby\.signal)$/
const TEMPORARY = /(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*|t\d+_\d+(_\w+)?(\.\d+)?)$/
const isWanted = (path: string) => !(EMPTY.test(path) || LEFT_OUT.test(path) || TEMPORARY.test(path))
/** Copied last, because it must not be older than any other file. */
const CONTROL = 'global/pg_control'
const STATUS_FOLDER = 'pg_wal/archive_status'

export interface Copied {
  start: { lsn: string; segment: string; at: string }
  end: { lsn: string; segment: string; at: string }
  timeline: number
  data: PackedFile[]
  log: PackedFile[]
  folders: string[]
}

interface Point extends Record<string, unknown> {
  lsn: string
  segment: string
  at: string
}

const isoNow = sql.raw(`to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/**
 * Copies the files of a running server to `folder` while others write, with the log that makes them one consistent
 * state. PostgreSQL calls this a base backup. A replication slot keeps that log until it is copied, so this works
 * whether or not the log is archived.
 */
export async function copyServer(
  server: LoadConnection,
  folder: string,
  { out, signal }: Watched = {}
): Promise<Copied> {
  const [where] = await server.execute<{ data: string; bytes: string }>(
    sql`select current_setting('data_directory') as data, sum(pg_database_size(oid))::text as bytes from pg_database`
  )
  const data = where!.data
  await server.execute(sql`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`)
  const [start] = await server.execute<Point>(sql`
    select lsn::text, pg_walfile_name(lsn) as segment, ${isoNow} as at
    from pg_backup_start('saude-integra', fast => true) lsn`)
  const progress = showProgress('Copying', Number(where!.bytes), out)
  const { files, folders } = await copyData(data, join(folder, 'data'), progress, signal)
  const [end] = await server.execute<Point & { label: string }>(sql`
    select lsn::text, pg_walfile_name(lsn) as segment, ${isoNow} as at, labelfile as label
    from pg_backup_stop(wait_for_archive => false)`)
  progress.end()
  const log = await copyLog(data, join(folder, 'log'), start!.segment, end!.segment)
  await writeFile(join(folder, 'label'), end!.label, { mode: 0o600, flush: true })
  files.push(await packOne(join(folder, 'label'), join(folder, 'data'), 'backup_label'))
  return {
    start: { lsn: start!.lsn, segment: start!.segment, at: start!.at },
    // One millisecond later, because the real end may lie anywhere within the reported one.
    end: { lsn: end!.lsn, segment: end!.segment, at: new Date(Date.parse(end!.at) + 1).toISOString() },
    timeline: Number.parseInt(start!.segment.slice(0, 8), 16),
    data: files,
    log,
    folders
  }
}

async function copyData(from: string, to: string, progress: Progress, signal?: AbortSignal) {
  const files: PackedFile[] = []
  const folders: string[] = [STATUS_FOLDER]
  const paths: string[] = []
  for await (const { path, isFolder } of walk(from, isWanted)) {
    if (isFolder) folders.push(path)
    else if (path !== CONTROL) paths.push(path)
  }
  await inParallel(
    paths,
    async (path) => {
      // A table that is dropped meanwhile need not be copied: the log records that it was dropped.
      const packed = await packOne(join(from, path), to, path, progress).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
      if (packed) files.push(packed)
    },
    { signal }
  )
  files.push(await packOne(join(from, CONTROL), to, CONTROL, progress))
  return { files, folders: folders.sort() }
}

async function packOne(from: string, to: string, path: string, progress?: Progress): Promise<PackedFile> {
  return { path, ...(await pack(from, join(to, `${path}.gz`), (bytes) => progress?.add(bytes))) }
}

/** Copies the needed parts of the log from first to last, and the history of timelines. */
async function copyLog(data: string, to: string, first: string, last: string): Promise<PackedFile[]> {
  const found: PackedFile[] = []
  for await (const { path, isFolder } of walk(join(data, 'pg_wal'), (name) => !name.includes('/'))) {
    const isNeeded = /^[0-9A-F]{24}$/.test(path) ? path >= first && path <= last : path.endsWith('.history')
    if (!isFolder && isNeeded) found.push(await packOne(join(data, 'pg_wal', path), to, path))
  }
  if (!found.some(({ path }) => path === first) || !found.some(({ path }) => path === last))
    throw new Refused('The log of the time of the backup is not whole. Nothing was kept of this try.')
  return found
}

/** Reads everything that was written again, and compares it. */
export async function verify(
  folder: string,
  { data, log }: Pick<Copied, 'data' | 'log'>,
  signal?: AbortSignal
): Promise<void> {
  const all = [...data.map((file) => ['data', file] as const), ...log.map((file) => ['log', file] as const)]
  await inParallel(
    all,
    async ([part, file]) => {
      const found = await measure(join(folder, part, `${file.path}.gz`)).catch(() => null)
      if (!found || !isSame(found, file))
        throw new Refused(`${join(folder, part, file.path)}.gz is damaged or missing.`)
    },
    { signal }
  )
}
