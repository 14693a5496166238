import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Finding } from './finding.ts'
import type { Machine } from './machine.ts'

/** What one bench has found, and when. */
export interface Part {
  date: string
  commit: string
  size: 'usual' | 'whole'
  seconds: number
  /**
   * How many processes wanted a processor on average in the minute before. Above about 0.5, others were at work too.
   */
  load: number
  findings: Finding[]
}

export interface Results {
  machine: Machine
  parts: Record<string, Part>
  /** A digest of everything else, so that a figure changed by hand is noticed. It is no protection against forgery. */
  digest: string
}

export const LAST = 'dist/bench/last.json'
/** The run that is published with the guides. */
export const PUBLISHED = 'openapi/guides/measured.json'

/** Joins new results with earlier ones of the same machine. Parts from another machine are dropped. */
export function joined(earlier: Results | null, machine: Machine, parts: Record<string, Part>): Results {
  const isSame = earlier && JSON.stringify(earlier.machine) === JSON.stringify(machine)
  return sealed({ machine, parts: isSame ? { ...earlier.parts, ...parts } : parts })
}

export const sealed = (results: Omit<Results, 'digest'>): Results => ({ ...results, digest: digestOf(results) })

/** Whether a file is unchanged since the benches wrote it. */
export const isAsMeasured = ({ digest, ...rest }: Results): boolean => digest === digestOf(rest)

const digestOf = ({ machine, parts }: Omit<Results, 'digest'>): string =>
  createHash('sha256').update(JSON.stringify({ machine, parts })).digest('hex').slice(0, 16)

export async function readResults(path: string): Promise<Results | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Results)
}

export async function writeResults(path: string, results: Results): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${JSON.stringify(results, null, 1)}\n`)
}
