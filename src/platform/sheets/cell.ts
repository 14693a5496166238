export type Cell = string | number | boolean | Date | null

/** What makes a spreadsheet calculate, also in the full-width forms that some of them take for the same. */
const FORMULA = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
const BEGINS = new RegExp(`^(?:[\\t\\r]|\\s*${FORMULA})`)
const ESCAPED_INSIDE = new RegExp(`([;,\\t\\r\\n])'(?=\\s*${FORMULA})`, 'g')
/** What stands before a formula inside a text, each run of blanks looked at once. */
const INSIDE = new RegExp(`[;,]\\s*(?=${FORMULA})|(?<!\\s)\\s+(?=${FORMULA})`, 'g')

/** Control characters, noncharacters and halves of pairs: XML 1.0 can not hold them, and no reader of CSV wants them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is them that we look for
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu

/** Text that a spreadsheet shows and never runs: the apostrophe is its own sign for that. */
export function safeText(text: string): string {
  const writable = text.replace(UNWRITABLE, '\uFFFD')
  return BEGINS.test(writable) ? `'${writable}` : writable
}

/**
 * The same for CSV, where the reader decides what separates cells. A spreadsheet that splits at another sign than ours overlooks our quotes
 * then, and would find a formula in the middle of a text.
 */
export const safeCsvText = (text: string) =>
  safeText(text).replace(INSIDE, (found) => found.replaceAll(/[;,\t\r\n]/g, "$&'"))

/** A cell that was made safe, as it was before; the cell itself if it was not. */
export function unsafeText(cell: string): string {
  const begun = cell.startsWith("'") && BEGINS.test(cell.slice(1)) ? cell.slice(1) : cell
  return begun.replace(ESCAPED_INSIDE, '$1')
}

/** Whether a cell says less than what it was made of. */
export const isChangedText = (cell: string): boolean => cell.includes('\uFFFD') || unsafeText(cell) !== cell
