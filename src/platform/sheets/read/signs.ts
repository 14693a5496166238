import { UnreadableFile } from './unreadable.ts'

/** The first bytes of an OLE container. */
const OLE = 'd0cf11e0a1b11ae1'

/** Refuses an old workbook, or a new one with a password, which lies in the same kind of container. */
export function refuseOldExcel(first: Buffer): void {
  if (first.subarray(0, 8).toString('hex') === OLE) throw new UnreadableFile('sheet.old-excel')
}

/** Control characters that no text has. Tab, line ends and the end sign of DOS are allowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for control characters
const CONTROLS = /[\x00-\x08\x0b\x0e-\x19\x1c-\x1f]/

/** Matches how pages, XML, JSON or PDF begin. The name of a first column never looks like that. */
const OTHER = /^(\xEF\xBB\xBF)?\s*([<{[]|%PDF-|SQLite format 3|Rar!)/

/** Refuses a file that is not plain text or that can never be a table. */
export function refuseOtherText(sample: Buffer): void {
  refuseOldExcel(sample)
  const start = sample.toString('latin1', 0, 4096)
  if (OTHER.test(start) || CONTROLS.test(start) || sample.includes(0)) throw new UnreadableFile('sheet.not-csv')
}
