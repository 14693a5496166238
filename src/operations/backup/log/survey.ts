import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { copyOf, digestOf, logFolderOf } from '../../../platform/embedded/archive.ts'
import { logOf, type Manifest } from '../manifest.ts'
import { inParallel } from '../pack.ts'
import { partOfHead } from './heads.ts'
import { digestIn, type Fault, inspect, readDigest } from './inspect.ts'
import { nameOf, readName } from './segments.ts'
import { type Line, timelinesAt } from './timelines.ts'

/** A part of the log that a restoration needs, or a run of parts that are missing. */
export interface Part {
  name: string
  /** The last part of a run that is missing. */
  upTo: string
  count: number
  /** Where its copy lies, and when it was copied. Null where there is none. */
  path: string | null
  at: Date | null
  fault: Fault | null
}

export interface Survey {
  /** From the first part that is wanted to the last that the folder knows of, in order. */
  parts: Part[]
  /** How many of them have no digest, because an older version has copied them. */
  withoutDigest: number
  /** Parts of a newer timeline, of which nothing says where it begins. */
  strays: string[]
}

interface Copy {
  name: string
  path: string
  sha256: () => Promise<string | null>
}

export interface Sought {
  /** The backup folder. */
  from: string
  /** All backups in it. Each has parts of the log of its own. */
  backups: Manifest[]
  line: Line
  /** The first part that is needed. */
  first: string
  /** The identifier of the server. */
  system: string
}

export interface SurveyOptions {
  /** Which parts are read to their end and compared; the others only have to be there. All, when not given. */
  isRead?: (name: string) => boolean
  onPart?: () => void
  signal?: AbortSignal
}

/** Looks for every part of the log from a first one on, and compares each with its name and its digest. */
export async function survey(sought: Sought, options: SurveyOptions = {}): Promise<Survey> {
  const { isRead = () => true, onPart = () => {}, signal } = options
  const copies = await findCopies(sought)
  const names = namesOnLine([...copies.keys()], sought)
  const strays = [...copies.keys()].filter((name) => readName(name)!.timeline > sought.line.timeline).sort()
  const parts: Part[] = []
  let withoutDigest = 0
  await inParallel(
    names.entries(),
    async ([i, name]) => {
      const { part, hasDigest } = await judge(name, copies.get(name) ?? [], sought.system, isRead(name))
      parts[i] = part
      if (part.path !== null && !hasDigest) withoutDigest++
      onPart()
    },
    { signal }
  )
  return { parts: withGaps(parts, sought), withoutDigest, strays }
}

/** Finds all copies by the name of their part. A digest alone shows that there was a copy, and so does a noted head. */
async function findCopies({ from, backups }: Sought): Promise<Map<string, Copy[]>> {
  const found = new Map<string, Copy[]>()
  const known = (name: string) => {
    const copies = found.get(name) ?? []
    found.set(name, copies)
    return copies
  }
  const archive = logFolderOf(from)
  for (const file of await readdir(archive).catch(() => [] as string[])) {
    const name = file.replace(/\.(gz|sha256)$/, '')
    if (readName(name) === null || name === file) continue
    const copies = known(name)
    if (file === copyOf(name))
      copies.unshift({ name, path: join(archive, file), sha256: () => readDigest(join(archive, digestOf(name))) })
  }
  const noted = await partOfHead(from)
  if (noted) known(noted)
  for (const backup of backups)
    for (const { path: name } of backup.log) {
      if (readName(name) === null) continue
      const path = join(logOf(from, backup), copyOf(name))
      known(name).push({ name, path, sha256: async () => digestIn(backup.log, name) })
    }
  return found
}

/** Chooses the names that belong to the line, from the first on, one for each place in the log. */
function namesOnLine(all: string[], { line, first }: Sought): string[] {
  const begin = readName(first)!.number
  const byNumber = new Map<number, string>()
  for (const name of all) {
    const { timeline, number } = readName(name)!
    const wanted = timelinesAt(line, number)
    if (number < begin || !wanted.includes(timeline)) continue
    const other = byNumber.get(number)
    if (!other || readName(other)!.timeline < timeline) byNumber.set(number, name)
  }
  const numbers = [...byNumber.keys()].sort((a, b) => a - b)
  const last = numbers.at(-1)
  // Where two timelines share a part, the older one will do only while nothing of the newer one lies behind it.
  return numbers
    .filter((number) => number === last || timelinesAt(line, number)[0] === readName(byNumber.get(number)!)!.timeline)
    .map((number) => byNumber.get(number)!)
}

async function judge(
  name: string,
  copies: Copy[],
  system: string,
  isRead: boolean
): Promise<{ part: Part; hasDigest: boolean }> {
  let worst: { part: Part; hasDigest: boolean } | null = null
  for (const { path, sha256 } of copies) {
    const times = await stat(path).catch(() => null)
    if (!times) continue
    const digest = await sha256()
    const fault = isRead ? await inspect(path, { name, system, sha256: digest }) : null
    const part = { name, upTo: name, count: 1, path, at: times.mtime, fault }
    if (fault === null) return { part, hasDigest: digest !== null }
    worst ??= { part, hasDigest: digest !== null }
  }
  return worst ?? { part: missing(name, name, 1), hasDigest: false }
}

const missing = (name: string, upTo: string, count: number): Part => ({
  name,
  upTo,
  count,
  path: null,
  at: null,
  fault: { kind: 'missing' }
})

/** Puts a run of missing parts wherever the numbers do not follow each other. */
function withGaps(parts: Part[], { line, first }: Sought): Part[] {
  const whole: Part[] = []
  let next = readName(first)!.number
  for (const part of parts) {
    const { number } = readName(part.name)!
    if (number > next) {
      const nameAt = (place: number) => nameOf({ timeline: timelinesAt(line, place)[0]!, number: place })
      whole.push(missing(nameAt(next), nameAt(number - 1), number - next))
    }
    whole.push(part)
    next = number + 1
  }
  return joined(whole)
}

/** Makes one run of missing parts that follow each other. */
function joined(parts: Part[]): Part[] {
  const found: Part[] = []
  for (const part of parts) {
    const before = found.at(-1)
    if (before?.fault?.kind === 'missing' && part.fault?.kind === 'missing')
      found[found.length - 1] = missing(before.name, part.upTo, before.count + part.count)
    else found.push(part)
  }
  return found
}
