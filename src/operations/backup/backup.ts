import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readHead } from '../../core/auditoria/head.ts'
import { type LoadConnection, openLoad } from '../../platform/db/load.ts'
import { syncFolderOf } from '../../platform/disk/folder.ts'
import { isArchivedTo } from '../../platform/embedded/archive.ts'
import { knownKeys } from '../../platform/sealing/known-keys.ts'
import { copyServer, verify } from './base.ts'
import { basesOf, idOf, type Manifest, unfinishedOf, writeManifest } from './manifest.ts'
import { catchUp, mirrorsOf } from './mirroring.ts'
import type { Watched } from './progress.ts'
import { prune, removeUnfinished } from './prune.ts'
import { plainly, Refused } from './refused.ts'

export interface BackupOptions extends Watched {
  /** Address with the role that owns the embedded server. */
  url: string
  dataDir: string
  s3Url: string | null
  version: string
  /** The backup folder. */
  to: string
  /** Whether copies of files are names of the same files, because they lie on the same disk anyway. */
  isLinked?: boolean
  /** How many backups are kept. */
  keep: number
  now: () => Date
}

export interface BackupResult {
  manifest: Manifest
  files: { copied: number; removed: number }
  pruned: { backups: number; log: number; files: number }
}

/**
 * Backs up the embedded server and the stored files while the service runs. The files are copied after the database: a
 * file that a row names was stored before the row was committed. A folder gets the name of a backup when everything is
 * written, read again and compared.
 */
export async function backup(options: BackupOptions): Promise<BackupResult> {
  const { to, now } = options
  const id = idOf(now())
  const unfinished = join(basesOf(to), unfinishedOf(id))
  const server = await openLoad(options.url, 'backup')
  try {
    await requireAlone(server)
    await mkdir(basesOf(to), { recursive: true, mode: 0o700 })
    await chmod(to, 0o700)
    await removeUnfinished(to)
    const manifest = await copyAll(server, options, id, unfinished)
    const files = await catchUp(mirrorsOf(options, to, now))
    await finish(unfinished, join(basesOf(to), id), manifest)
    return { manifest, files, pruned: await prune(to, options.keep) }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    return plainly(error, to)
  } finally {
    await server.close()
  }
}

/** Throws while another backup runs. The lock ends with the session. */
async function requireAlone(server: LoadConnection): Promise<void> {
  const [found] = await server.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_lock(hashtextextended('saude-integra.backup', 0)) as mine`
  )
  if (!found!.mine) throw new Refused('Another backup is under way.')
}

async function copyAll(
  server: LoadConnection,
  { to, version, s3Url, out, signal }: BackupOptions,
  id: string,
  folder: string
): Promise<Manifest> {
  await mkdir(folder, { mode: 0o700 })
  // Before the copy begins, so that the copy has it for certain.
  const trail = await readHead(server)
  const copied = await copyServer(server, folder, { out, signal })
  await verify(folder, copied, signal)
  const [found] = await server.execute<{ version: string; number: number; system: string }>(sql`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      (select system_identifier::text from pg_control_system()) as system`)
  const manifest: Manifest = {
    format: 1,
    id,
    service: version,
    postgres: { version: found!.version, major: Math.floor(found!.number / 10_000), system: found!.system },
    dataKeys: await knownKeys(server),
    files: s3Url === null ? 'folder' : 'bucket',
    isArchived: await isArchivedTo(to, server),
    trail,
    ...copied
  }
  await writeManifest(folder, manifest)
  return manifest
}

/** Flushes the names of all files to disk before the name of the backup itself. */
async function finish(unfinished: string, whole: string, { folders }: Manifest): Promise<void> {
  for (const folder of ['data', 'log', ...folders.map((each) => `data/${each}`)])
    await syncFolderOf(join(unfinished, folder, 'any')).catch(unlessMissing)
  await syncFolderOf(join(unfinished, 'any'))
  await rename(unfinished, whole)
  await syncFolderOf(whole)
}

/** The manifest also names folders of which nothing was copied. */
function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
