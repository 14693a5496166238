export type Cell = string | number | boolean | Date | null

/** Characters that make a spreadsheet calculate, including the full-width forms that some programs accept. */
const FORMULA = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
const BEGINS = new RegExp(`^(?:[\\t\\r]|\\s*${FORMULA})`)
const ESCAPED_INSIDE = new RegExp(`([;,\\t\\r\\n])'(?=\\s*${FORMULA})`, 'g')
/** Matches what stands before a formula inside a text. Each run of blanks is looked at once. */
const INSIDE = new RegExp(`[;,]\\s*(?=${FORMULA})|(?<!\\s)\\s+(?=${FORMULA})`, 'g')

/** Control characters, noncharacters and lone surrogates. XML 1.0 cannot hold them, and no reader of CSV wants them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for control characters
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu

/** Makes text that a spreadsheet shows and never runs. The apostrophe is the spreadsheet's own sign for that. */
export function safeText(text: string): string {
  const writable = text.replace(UNWRITABLE, '\uFFFD')
  return BEGINS.test(writable) ? `'${writable}` : writable
}

/**
 * Makes text safe for CSV, where the reader decides what separates cells. A spreadsheet that splits at another
 * character than ours ignores our quotes, and would find a formula in the middle of a text.
 */
export const safeCsvText = (text: string) =>
  safeText(text).replace(INSIDE, (found) => found.replaceAll(/[;,\t\r\n]/g, "$&'"))

/** Undoes `safeText` and `safeCsvText`. A cell that was not changed by them is returned as it is. */
export function unsafeText(cell: string): string {
  const begun = cell.startsWith("'") && BEGINS.test(cell.slice(1)) ? cell.slice(1) : cell
  return begun.replace(ESCAPED_INSIDE, '$1')
}

/** Whether a cell differs from the text it was made of. */
export const isChangedText = (cell: string): boolean => cell.includes('\uFFFD') || unsafeText(cell) !== cell
