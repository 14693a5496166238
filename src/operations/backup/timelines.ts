import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Manifest } from './manifest.ts'

// Each restoration begins a new timeline. What was written after the moment it went back to lies on the previous
// timeline and is abandoned.

export interface Line {
  /** The newest timeline of the archive. */
  timeline: number
  /** The position up to which each earlier timeline belongs to this line. */
  former: Map<number, bigint>
}

/** Parses a position in the log, such as `16/B374D848`. */
export function positionOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

/** Reads the line to the newest timeline that the log folder knows, or returns null when there is only the first. */
export async function readLine(logFolder: string): Promise<Line | null> {
  const names = await readdir(logFolder).catch(() => [] as string[])
  const newest = names
    .filter((name) => /^[0-9A-F]{8}\.history\.gz$/.test(name))
    .sort()
    .at(-1)
  if (!newest) return null
  const text = (await promisify(gunzip)(await readFile(join(logFolder, newest)))).toString()
  const former = text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([timeline = '', lsn = '']) => /^\d+$/.test(timeline) && /^[0-9A-F]+\/[0-9A-F]+$/.test(lsn))
    .map(([timeline, lsn]) => [Number(timeline), positionOf(lsn!)] as const)
  return { timeline: Number.parseInt(newest.slice(0, 8), 16), former: new Map(former) }
}

/** Whether a backup lies on the line, and not on an abandoned part. */
export function isOnLine({ timeline, end }: Pick<Manifest, 'timeline' | 'end'>, line: Line | null): boolean {
  if (line === null || timeline === line.timeline) return true
  const until = line.former.get(timeline)
  return until !== undefined && positionOf(end.lsn) <= until
}
