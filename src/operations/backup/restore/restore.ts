/**
 * Makes a data folder from a backup. The steps are: choose the backup, check the log after it, unpack the backup under
 * a temporary name, let PostgreSQL replay the log up to the wanted moment, give it new passwords, and copy the files of
 * that moment. Only then is the cluster renamed to its final place, so an interrupted restoration leaves nothing that
 * looks like a database.
 */
import { readdir, rename, rm } from 'node:fs/promises'
import type { NotedHead } from '../../../core/auditoria/head.ts'
import { logFolderOf } from '../../../platform/embedded/archive.ts'
import { removeLeftovers, unfinishedName } from '../../../platform/embedded/cluster.ts'
import { findPlace, type Place } from '../../../platform/embedded/place.ts'
import { hasDatabase } from '../../../platform/embedded/present.ts'
import { RecoveryFailed, recover, renewPasswords } from '../../../platform/embedded/recover.ts'
import { keyring } from '../../../platform/sealing/keys.ts'
import { newestHead } from '../log/heads.ts'
import { readLine } from '../log/timelines.ts'
import { logOf, type Manifest, readBackups } from '../manifest.ts'
import type { Watched } from '../progress.ts'
import { plainly, Refused } from '../refused.ts'
import { unpackBase } from './base.ts'
import { chooseBackup } from './choose.ts'
import { restoreFiles } from './files.ts'
import { gatherLog, type Log, lossBy, readLog, requireOwnLog } from './log.ts'

export interface RestoreOptions extends Watched {
  /** The backup folder. */
  from: string
  /** The data folder to make. */
  into: string
  /** The moment to restore to, or null for everything there is. */
  until: Date | null
  /** Restores what lies before a gap in the log, instead of refusing. */
  acceptLoss?: boolean
  /** Whether the stored files are copied as well. */
  withFiles?: boolean
}

export interface Restored {
  manifest: Manifest
  /** The last commit that was replayed, or null when there was none after the backup. */
  lastCommit: Date | null
  files: number
  /** What the operator should know of the backup, a sentence each. */
  notes: string[]
  /** Whether a gap in the log has cut off what was wanted. */
  isCut: boolean
  /** The newest head of the audit trail that was noted by that moment, which the database must have. */
  noted: NotedHead | null
}

/**
 * Makes a data folder from a backup: the database as it was at a moment, and its files. On failure nothing of it
 * remains.
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { from, into, until, withFiles = true, out, signal } = options
  const found = await readBackups(from)
  const line = await readLine([logFolderOf(from), ...found.whole.map((each) => logOf(from, each))])
  const manifest = chooseBackup(found, line, until, from)
  requireKeys(manifest)
  await requireEmpty(into)
  const source = { from, backups: found.whole, manifest, line, out, signal }
  const log = await readLog(source)
  if (log.gap) requireOwnLog(log, source, log.gap)
  if (log.gap && until === null && !options.acceptLoss) throw new Refused(lossBy(log.gap))
  const place = await findPlace(into)
  requireMajor(manifest, place)
  await removeLeftovers(place.folder)
  const unfinished = { ...place, cluster: unfinishedName(place) }
  try {
    await unpackBase(source, unfinished)
    const folder = await gatherLog(source, log, unfinished)
    const target = { log: folder, until, timeline: Math.max(line.timeline, manifest.timeline), signal }
    const { lastCommit, isCut } = await recoverTo(unfinished, target, log, manifest, options)
    await renewPasswords(unfinished)
    await rm(folder, { recursive: true })
    const moment = isCut ? (lastCommit ?? new Date(manifest.end.at)) : until
    const files = withFiles ? await restoreFiles(from, into, moment) : 0
    const noted = await newestHead(from, found.whole, line, until)
    await rename(unfinished.cluster, place.cluster)
    return { manifest, lastCommit, files, notes: [...found.broken, ...notesOf(log, isCut)], isCut, noted }
  } catch (error) {
    await rm(unfinished.cluster, { recursive: true, force: true })
    return plainly(error, into)
  }
}

function notesOf({ gap, withoutDigest, parts }: Log, isCut: boolean): string[] {
  const notes: string[] = []
  if (withoutDigest > 0)
    notes.push(
      `${withoutDigest} of ${parts.length} parts of the log have no digest, because an older version copied them: they were unpacked and compared with their names only.`
    )
  if (gap && isCut) notes.push(`${gap.fault} ${gap.after} The loss was accepted: nothing after it was restored.`)
  else if (gap) notes.push(`${gap.fault} It lies after the wanted moment, and later moments cannot be restored.`)
  return notes
}

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

/** Replays the log up to the wanted moment or, where the loss is accepted, up to a gap before it. */
async function recoverTo(
  place: Place,
  target: Parameters<typeof recover>[1],
  { gap }: Log,
  { end }: Manifest,
  { until, acceptLoss }: RestoreOptions
): Promise<{ lastCommit: Date | null; isCut: boolean }> {
  try {
    return { lastCommit: await recover(place, target), isCut: gap !== null && until === null }
  } catch (error) {
    if (!(error instanceof RecoveryFailed) || !error.logEnd) throw error
    const latest = error.logEnd.getTime() > 0 ? error.logEnd.toISOString() : end.at
    const wanted = `TO: ${until!.toISOString()}`
    if (!gap)
      throw new Refused(
        `${wanted} is after the last commit of the archived log, which was at ${latest}. Leave TO out to get all that there is.`
      )
    if (!acceptLoss) throw new Refused(`${wanted} lies after a gap in the log. ${lossBy(gap, latest)}`)
    return { lastCommit: await recover(place, { ...target, until: null }), isCut: true }
  }
}
