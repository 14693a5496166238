import type { Format } from '../base/format.ts'
import type { Say } from '../words/words.ts'

/** A class of the map: more than `from`, up to `to`. */
export interface Class {
  from: number
  /** Infinite in the last class. */
  to: number
}

/** Rounds to two digits that people can read: 37.4 becomes 37, and 1,234 becomes 1,200. */
function rounded(n: number): number {
  const unit = 10 ** (Math.floor(Math.log10(n)) - 1)
  const nice = Math.round(n / unit) * unit
  return Number(nice.toPrecision(2))
}

/** Makes at most `most` classes with about as many places in each. Places without cases are a class of their own. */
export function classesOf(values: number[], most: number): Class[] {
  const sorted = values.filter((n) => n > 0).sort((one, other) => one - other)
  if (sorted.length === 0) return []
  const limits = Array.from({ length: most - 1 }, (_, i) =>
    rounded(sorted[Math.floor((sorted.length * (i + 1)) / most)] as number)
  )
  const last = sorted.at(-1) as number
  const inner = [...new Set(limits)].filter((limit) => limit < last)
  return [0, ...inner].map((from, i) => ({ from, to: inner[i] ?? Number.POSITIVE_INFINITY }))
}

export const className = ({ from, to }: Class, say: Say, format: Format): string =>
  to === Number.POSITIVE_INFINITY
    ? say('map.class.over', { from: format.decimal(from) })
    : say('map.class.from', { from: format.decimal(from), to: format.decimal(to) })
