/** What programs write where nothing is known. */
const NOTHING = new Set(['na', 'n/a', 'nan', 'nat', 'null', 'none', '<na>', '#n/d', '#n/a', '-', '--', '.'])
const SPACE = 32
const ZERO = 48
const NINE = 57

/** A cell without the blanks around it, and empty when it says nothing. Most cells are short codes, which pass at once. */
export function cellText(cell: string): string {
  const first = cell.charCodeAt(0)
  const last = cell.charCodeAt(cell.length - 1)
  if (first >= ZERO && first <= NINE && last > SPACE && last < 128) return cell
  const text = cell.trim()
  return text.length <= 4 && NOTHING.has(text.toLowerCase()) ? '' : text
}

/** A code as its table has it: `02`, `2.0` and `2` are one. */
export const codeText = (text: string): string => /^0*(0|[1-9]\d*)(?:[.,]0+)?$/.exec(text)?.[1] ?? text

/** The same with its zeros, for numbers whose length says something: `0000477.0` is `0000477`. */
export const digitsText = (text: string): string => /^(\d+)[.,]0$/.exec(text)?.[1] ?? text

/**
 * A value that is shown to the sender of the file. In a row whose cells were torn apart anything can stand in any column, so what reads like a
 * person's name or a sentence is left out.
 */
export function shownValue(text: string): string | null {
  if (text === '' || /\p{L}[\p{M}'.]*[\s,;]+\p{L}/u.test(text)) return null
  return storable(text.slice(0, 100))
}

/** Text that a database can keep, whatever a file has. */
export const storable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '\uFFFD').toWellFormed()
