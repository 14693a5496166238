import type { Classes } from '../base/address.ts'
import type { Format } from '../base/format.ts'
import type { Say } from '../words/words.ts'

/** A class of the map: more than `from`, up to `to`. */
export interface Class {
  from: number
  /** Infinite in the last class. */
  to: number
  /** `to` itself belongs to the next class. */
  isBelow?: boolean
}

/** Low, medium and high incidence, as the Ministry of Health divides it. */
const ministerio: Class[] = [
  { from: 0, to: 100, isBelow: true },
  { from: 100, to: 300 },
  { from: 300, to: Number.POSITIVE_INFINITY }
]

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

export const dividedBy = (classes: Classes, values: number[], most: number): Class[] =>
  classes === 'ministerio' ? ministerio : classesOf(values, most)

/** The limits of each class, as the legend takes them. */
export const piecesOf = (classes: Class[]) =>
  classes.map(({ from, to, isBelow }, i) => ({
    ...(classes[i - 1]?.isBelow ? { gte: from } : { gt: from }),
    ...(to === Number.POSITIVE_INFINITY ? {} : isBelow ? { lt: to } : { lte: to })
  }))

export function className({ from, to, isBelow }: Class, say: Say, format: Format): string {
  if (to === Number.POSITIVE_INFINITY) return say('map.class.over', { from: format.decimal(from) })
  if (isBelow) return say('map.class.under', { to: format.decimal(to) })
  return say('map.class.from', { from: format.decimal(from), to: format.decimal(to) })
}
