export type Emphasis = '*' | '**' | '_' | '__' | '~~'

/** So many marks wait for their other half; older ones are forgotten, so that no text takes long. */
const MOST_OPEN = 50

/** A mark that waits for its other half. Until that comes, it is shown as it was written. */
export interface Open {
  kind: Emphasis | '[' | '!['
  /** Its place among what is written. */
  written: number
  /** Its place in the source. */
  at: number
}

export interface Reading {
  readonly source: string
  at: number
  /** Pieces of HTML. */
  readonly out: string[]
  readonly open: Open[]
  /** Where runs of backticks of each length begin, those that still come. */
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
