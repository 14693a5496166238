/** What programs write where a value is missing. */
const NOTHING = new Set(['na', 'n/a', 'nan', 'nat', 'null', 'none', '<na>', '#n/d', '#n/a', '-', '--', '.'])
const SPACE = 32
const ZERO = 48
const NINE = 57

/** Takes the blanks off a cell, and returns '' when it says nothing. Most cells are short codes, which pass at once. */
export function cellText(cell: string): string {
  const first = cell.charCodeAt(0)
  const last = cell.charCodeAt(cell.length - 1)
  if (first >= ZERO && first <= NINE && last > SPACE && last < 128) return cell
  const text = cell.trim()
  return text.length <= 4 && NOTHING.has(text.toLowerCase()) ? '' : text
}

/**
 * Like `codeText`, but keeps leading zeros, for numbers whose length means something: `0000477.0` is `0000477`.
 */
export const digitsText = (text: string): string => /^(\d+)[.,]0$/.exec(text)?.[1] ?? text

/**
 * A value as it is shown to the sender of the file; null for one that is not shown. A broken row can have anything in
 * any column, so what reads like a person's name or a sentence is left out.
 */
export function shownValue(text: string): string | null {
  if (text === '' || /\p{L}[\p{M}'.]*[\s,;]+\p{L}/u.test(text)) return null
  return storable(text.slice(0, 100))
}

/** Replaces what PostgreSQL cannot keep in a text. */
export const storable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '\uFFFD').toWellFormed()
