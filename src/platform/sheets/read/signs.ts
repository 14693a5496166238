import { UnreadableFile } from './unreadable.ts'

/** The first bytes of what people send by mistake. */
const OLE = 'd0cf11e0a1b11ae1'

/** An old workbook, or a new one with a password, which lies in the same kind of container. */
export function refuseOldExcel(first: Buffer): void {
  if (first.subarray(0, 8).toString('hex') === OLE) throw new UnreadableFile('sheet.old-excel')
}

/** Control characters that no text has; tab, ends of lines, and the end sign of DOS are fine. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is them that we look for
const CONTROLS = /[\x00-\x08\x0b\x0e-\x19\x1c-\x1f]/

/** Begins as pages, XML, JSON or PDF do; a first column is never called so. */
const OTHER = /^(\xEF\xBB\xBF)?\s*([<{[]|%PDF-|SQLite format 3|Rar!)/

/** Text of some kind, or something that will never give a table? */
export function refuseOtherText(sample: Buffer): void {
  refuseOldExcel(sample)
  const start = sample.toString('latin1', 0, 4096)
  if (/^(\xff\xfe|\xfe\xff)/.test(start)) throw new UnreadableFile('sheet.utf16')
  if (OTHER.test(start) || CONTROLS.test(start) || sample.includes(0)) throw new UnreadableFile('sheet.not-csv')
}
