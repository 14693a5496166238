/**
 * Makes a data folder from a backup. The steps are: choose the backup, unpack it under a temporary name, let PostgreSQL
 * replay the archived log up to the wanted moment, give it new passwords, and copy the files of that moment. Only then
 * is the cluster renamed to its final place, so an interrupted restoration leaves nothing that looks like a database.
 */
import { chown, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { walk } from '../../../platform/disk/walk.ts'
import { logFolderOf } from '../../../platform/embedded/archive.ts'
import { removeLeftovers, unfinishedName } from '../../../platform/embedded/cluster.ts'
import { findPlace, type Place } from '../../../platform/embedded/place.ts'
import { hasDatabase } from '../../../platform/embedded/present.ts'
import { RecoveryFailed, recover, renewPasswords } from '../../../platform/embedded/recover.ts'
import { keyring } from '../../../platform/sealing/keys.ts'
import { basesOf, type Manifest, readManifests } from '../manifest.ts'
import { inParallel, isSame, unpack } from '../pack.ts'
import { showProgress } from '../progress.ts'
import { plainly, Refused } from '../refused.ts'
import { type Line, readLine } from '../timelines.ts'
import { chooseBackup } from './choose.ts'
import { restoreFiles } from './files.ts'

export interface RestoreOptions {
  /** The backup folder. */
  from: string
  /** The data folder to make. */
  into: string
  /** The moment to restore to, or null for everything there is. */
  until: Date | null
}

export interface Restored {
  manifest: Manifest
  /** The last commit that was replayed, or null when there was none after the backup. */
  lastCommit: Date | null
  files: number
}

/**
 * Makes a data folder from a backup: the database as it was at a moment, and its files. On failure nothing of it
 * remains.
 */
export async function restore({ from, into, until }: RestoreOptions): Promise<Restored> {
  const line = await readLine(logFolderOf(from))
  const manifest = chooseBackup(await readManifests(from), line, until, from)
  requireKeys(manifest)
  await requireEmpty(into)
  const place = await findPlace(into)
  requireMajor(manifest, place)
  await removeLeftovers(place.folder)
  const unfinished = { ...place, cluster: unfinishedName(place) }
  try {
    await unpackAll(join(basesOf(from), manifest.id), unfinished, manifest)
    const log = await gatherLog(from, unfinished, manifest)
    const lastCommit = await recoverTo(unfinished, { log, until, timeline: timelineOf(line, manifest) }, manifest)
    await renewPasswords(unfinished)
    await rm(log, { recursive: true })
    const files = await restoreFiles(from, into, until)
    await rename(unfinished.cluster, place.cluster)
    return { manifest, lastCommit, files }
  } catch (error) {
    await rm(unfinished.cluster, { recursive: true, force: true })
    return plainly(error, into)
  }
}

const timelineOf = (line: Line | null, { timeline }: Manifest) => Math.max(line?.timeline ?? 1, timeline)

/** Refuses a backup whose data no given key can open. The service would not start with it. */
function requireKeys({ dataKeys }: Manifest): void {
  const { current, previous } = keyring()
  const missing = dataKeys.filter((id) => id !== current.id && id !== previous?.id)
  if (missing.length > 0)
    throw new Refused(
      `DATA_KEY: the backup is sealed by the key ${missing.join(', ')}, and ${current.id} was given. Give that one, or put its data.key into the data folder.`
    )
}

/** Refuses a folder that already has data. Keys may already be there. */
async function requireEmpty(into: string): Promise<void> {
  const found = await readdir(into).catch(() => [] as string[])
  const data: string[] = found.filter((name) => ['files', 'mail'].includes(name))
  if (await hasDatabase(into)) data.push('a database')
  if (data.length > 0)
    throw new Refused(`${into} has ${data.join(' and ')} already: move it away, or give another folder with INTO=.`)
}

function requireMajor({ postgres }: Manifest, { binaries }: Place): void {
  if (postgres.major !== binaries.major)
    throw new Refused(
      `The backup is of PostgreSQL ${postgres.major}, and this version of the service brings ${binaries.major}: restore it with the version of then, and go on by make export-data and make import-data.`
    )
}

async function unpackAll(from: string, place: Place, { data, folders }: Manifest): Promise<void> {
  const target = join(place.cluster, 'data')
  for (const folder of ['', ...folders]) await mkdir(join(target, folder), { recursive: true, mode: 0o700 })
  const total = data.reduce((sum, { bytes }) => sum + bytes, 0)
  const progress = showProgress('Restoring', total)
  await inParallel(data, async (file) => {
    const packed = join(from, 'data', `${file.path}.gz`)
    const found = await unpack(packed, join(target, file.path), (bytes) => progress.add(bytes)).catch(damaged(packed))
    if (!isSame(found, file)) throw new Refused(`${packed} is damaged.`)
  })
  progress.end()
  await giveTo(place)
}

const damaged = (path: string) => (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT' || error.code?.startsWith('Z_')) throw new Refused(`${path} is damaged or missing.`)
  throw error
}

/** Gives everything in the new cluster to the account of the server. */
async function giveTo({ account, cluster }: Place): Promise<void> {
  if (!account) return
  await chown(cluster, account.uid, account.gid)
  for await (const { path } of walk(cluster)) await chown(join(cluster, path), account.uid, account.gid)
}

/**
 * Copies the log from the backup's beginning to where the server can read it, because its account may not reach the
 * backup.
 */
async function gatherLog(from: string, place: Place, { id, start }: Manifest): Promise<string> {
  const folder = join(place.cluster, 'log')
  await mkdir(folder, { mode: 0o700 })
  const archive = logFolderOf(from)
  for (const source of [join(basesOf(from), id, 'log'), archive])
    for (const name of await readdir(source).catch(() => [] as string[]))
      if (isNeeded(name, start.segment)) await copyFile(join(source, name), join(folder, name))
  await giveTo(place)
  return folder
}

const isNeeded = (name: string, first: string) =>
  /^[0-9A-F]{8}\.history\.gz$/.test(name) ||
  (/^[0-9A-F]{24}\.gz$/.test(name) && name.slice(8, 24) >= first.slice(8, 24))

async function recoverTo(place: Place, target: Parameters<typeof recover>[1], { end }: Manifest): Promise<Date | null> {
  try {
    return await recover(place, target)
  } catch (error) {
    if (!(error instanceof RecoveryFailed) || !error.logEnd) throw error
    const latest = error.logEnd.getTime() > 0 ? error.logEnd.toISOString() : end.at
    throw new Refused(
      `TO: ${target.until!.toISOString()} is after the last commit of the archived log, which was at ${latest}. Leave TO out to get all that there is.`
    )
  }
}
