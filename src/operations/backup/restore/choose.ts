import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isOnLine, type Line } from '../log/timelines.ts'
import { type Backups, basesOf, type Manifest } from '../manifest.ts'
import { Refused } from '../refused.ts'

const FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/

/** Parses a moment. It must have an offset, because without one it would depend on the machine. */
export function readMoment(text: string, now: Date): Date {
  const moment = new Date(text)
  if (!FORM.test(text) || Number.isNaN(moment.getTime()))
    throw new Refused(`TO: given ${JSON.stringify(text.slice(0, 60))}, wanted a moment like 2026-11-16T12:00:00-03:00`)
  if (moment > now) throw new Refused(`TO: given ${text}, which is still to come`)
  return moment
}

/** Chooses the last backup before a moment, which is the shortest way to it, or the newest one without a moment. */
export function chooseBackup({ whole, broken }: Backups, line: Line, until: Date | null, folder: string): Manifest {
  const usable = whole.filter((manifest) => isOnLine(manifest, line))
  const [first] = usable
  if (!first) throw new Refused([`There is no whole backup in ${folder}.`, ...broken].join(' '))
  const found = usable.findLast(({ end }) => until === null || Date.parse(end.at) <= until.getTime())
  if (!found) throw new Refused(`TO: ${until!.toISOString()} is before the end of the first backup, ${first.end.at}`)
  return found
}

/** Returns the backup folder that is meant. Beside its data, a database has one that is named by its identifier. */
export async function folderIn(given: string): Promise<string> {
  const isFolder = async (path: string) => (await stat(path).catch(() => null))?.isDirectory() === true
  if (await isFolder(basesOf(given))) return given
  const names = (await readdir(given).catch(() => [] as string[])).filter((name) => /^\d{15,20}$/.test(name)).sort()
  const found: string[] = []
  for (const name of names) if (await isFolder(basesOf(join(given, name)))) found.push(join(given, name))
  if (found.length > 1)
    throw new Refused(
      `${given} has the backups of ${found.length} databases: give one with FROM=, ${found.join(' or ')}.`
    )
  return found[0] ?? given
}
