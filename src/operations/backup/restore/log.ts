import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { logFolderOf } from '../../../platform/embedded/archive.ts'
import type { Place } from '../../../platform/embedded/place.ts'
import { type Survey, survey } from '../log/survey.ts'
import { isHistory } from '../log/timelines.ts'
import { type Gap, gapIn, momentOf } from '../log/words.ts'
import { logOf, type Manifest } from '../manifest.ts'
import { showCount } from '../progress.ts'
import { Refused } from '../refused.ts'
import { giveTo, type Source } from './base.ts'

export interface Log extends Survey {
  gap: Gap | null
}

/** Reads the log from the beginning of a backup on, and finds the first part that cannot be used. */
export async function readLog({ from, backups, manifest, line, out, signal }: Source): Promise<Log> {
  const { start, end, postgres, isArchived } = manifest
  const progress = showCount('Checking parts of the log', out)
  const sought = { from, backups, line, first: start.segment, system: postgres.system }
  const found = await survey(sought, { onPart: progress.add, signal })
  progress.end()
  const archive = logFolderOf(from)
  const isGone = isArchived === true && (await stat(archive).catch(() => null)) === null
  return { ...found, gap: gapIn(found) ?? (isGone ? archiveGap(archive, end) : null) }
}

const archiveGap = (archive: string, { segment, at }: Manifest['end']): Gap => ({
  fault: `${archive}, the archived log, is missing.`,
  after: 'What was written after the backup cannot be restored.',
  name: `after ${segment}`,
  reachesTo: new Date(at)
})

/** Refuses a backup whose own part of the log cannot be used: it would be no consistent state. */
export function requireOwnLog({ parts }: Survey, { backups, manifest }: Source, { fault, name }: Gap): void {
  const { id, start, end } = manifest
  const at = parts.findIndex((part) => part.name === name)
  const isOwn = at >= 0 && name.slice(8) <= end.segment.slice(8)
  if (!isOwn) return
  const advice =
    backups[0]!.id < id ? ` A backup before it can be restored to a moment before ${start.at}, with TO=.` : ''
  throw new Refused(`Backup ${id} cannot be restored, not even in part: ${fault}${advice}`)
}

/** Returns what is lost by a gap, and how to accept it. `exactly` is the last commit before it, where it is known. */
export function lossBy({ fault, after, reachesTo }: Gap, exactly?: string): string {
  const end = exactly ?? `about ${momentOf(reachesTo)}`
  return `${fault} ${after} The log can be replayed up to ${end}: ACCEPT_LOSS=yes restores that, and gives up the rest.`
}

/**
 * Copies the parts before the first one that cannot be used to where the server can read them, because its account may
 * not reach the backup.
 */
export async function gatherLog({ from, backups }: Source, { parts }: Survey, place: Place): Promise<string> {
  const folder = join(place.cluster, 'log')
  await mkdir(folder, { mode: 0o700 })
  for (const source of [...backups.map((each) => logOf(from, each)), logFolderOf(from)])
    for (const name of (await readdir(source).catch(() => [] as string[])).filter(isHistory))
      await copyFile(join(source, name), join(folder, name))
  const end = parts.findIndex(({ fault }) => fault !== null)
  for (const { path } of end < 0 ? parts : parts.slice(0, end)) await copyFile(path!, join(folder, basename(path!)))
  await giveTo(place)
  return folder
}
