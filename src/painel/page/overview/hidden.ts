import type { Format } from '../base/format.ts'
import type { Cell } from '../figure/table.ts'
import type { Say } from '../words/words.ts'

/** Writes a number, or that it is hidden from this account. */
export const told = (n: number | null, say: Say, format: Format): string =>
  n === null ? say('hidden') : format.count(n)

/** The cell of a table for a number that may be hidden. */
export const cell = (n: number | null, say: Say): Cell => n ?? say('hidden')
