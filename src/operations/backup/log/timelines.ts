import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Manifest } from '../manifest.ts'
import { Refused } from '../refused.ts'
import { PART_BYTES } from './segments.ts'

// Each restoration begins a new timeline. What was written after the moment it went back to lies on the previous
// timeline and is abandoned.

export interface Line {
  /** The newest timeline of the archive. */
  timeline: number
  /** The position up to which each earlier timeline belongs to this line. */
  former: Map<number, bigint>
}

const FIRST: Line = { timeline: 1, former: new Map() }

/** Parses a position in the log, such as `16/B374D848`. */
export function positionOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

export const isHistory = (file: string) => /^[0-9A-F]{8}\.history\.gz$/.test(file)

/** Reads the line to the newest timeline that one of the folders knows. Without any history there is only the first. */
export async function readLine(folders: string[]): Promise<Line> {
  const found: { name: string; path: string }[] = []
  for (const folder of folders)
    for (const name of await readdir(folder).catch(() => [] as string[]))
      if (isHistory(name)) found.push({ name, path: join(folder, name) })
  const newest = found.sort((a, b) => (a.name < b.name ? -1 : 1)).at(-1)
  if (!newest) return FIRST
  const text = await promisify(gunzip)(await readFile(newest.path)).catch(() => {
    throw new Refused(`${newest.path}, the history of the log's timelines, is damaged.`)
  })
  const former = text
    .toString()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([timeline = '', lsn = '']) => /^\d+$/.test(timeline) && /^[0-9A-F]+\/[0-9A-F]+$/.test(lsn))
    .map(([timeline, lsn]) => [Number(timeline), positionOf(lsn!)] as const)
  return { timeline: Number.parseInt(newest.name.slice(0, 8), 16), former: new Map(former) }
}

/** Whether a position of a timeline lies on the line, and not on an abandoned part. */
export function isOnLine(
  { timeline, end }: Pick<Manifest, 'timeline'> & { end: { lsn: string } },
  line: Line
): boolean {
  if (timeline === line.timeline) return true
  const until = line.former.get(timeline)
  return until !== undefined && positionOf(end.lsn) <= until
}

/**
 * Returns the timelines of the line that a part of the log may belong to, the newest first. There are two where a
 * timeline ends within the part: the newer one then has the whole part.
 */
export function timelinesAt({ timeline, former }: Line, number: number): number[] {
  const begins = BigInt(number) * BigInt(PART_BYTES)
  const ends = begins + BigInt(PART_BYTES)
  const found: number[] = []
  let since = 0n
  for (const [each, until] of former) {
    if (until > begins && since < ends) found.unshift(each)
    since = until
  }
  if (since < ends) found.unshift(timeline)
  return found
}
