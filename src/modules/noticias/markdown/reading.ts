import type { Work } from './work.ts'

export type Emphasis = '*' | '**' | '_' | '__' | '~~'

/** The most marks that wait for their other half. Older ones are forgotten, so that no text takes long. */
const MOST_OPEN = 50

/** A mark that waits for its other half. Until that comes, it stands in the output as text. */
export interface Open {
  kind: Emphasis | '[' | '!['
  /** The index of the mark in `out`. */
  written: number
  /** The position of the mark in the source. */
  at: number
}

export interface Reading {
  readonly work: Work
  readonly source: string
  at: number
  /** Pieces of HTML. */
  readonly out: string[]
  readonly open: Open[]
  /** Where the coming runs of backticks begin, by their length. */
  readonly ticks: Map<number, number[]>
}

export function push(reading: Reading, written: string, length: number): true {
  reading.out.push(written)
  reading.at += length
  return true
}

export function remember(reading: Reading, kind: Open['kind'], length: number): true {
  if (reading.open.length === MOST_OPEN) reading.open.shift()
  reading.open.push({ kind, written: reading.out.length, at: reading.at })
  return push(reading, kind, length)
}
