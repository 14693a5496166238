import { type FileHandle, open } from 'node:fs/promises'
import { type Language, message } from '../../../engine/messages/messages.ts'
import { safeText } from '../../../platform/sheets/cell.ts'
import type { Source, SourceRow } from '../../../platform/sheets/read/source.ts'
import type { RowProblem } from '../read/convert.ts'

/**
 * The refused rows as they were sent, with the reasons, as a csv to be corrected and sent again. It grows with each batch, and a run that goes on
 * where another ended cuts it to the size that was committed.
 */
export interface Report {
  size(): number
  /** The lines of refused rows, with the header before the first. */
  linesOf(refused: RefusedRow[]): Buffer
  append(lines: Buffer): Promise<void>
  close(): Promise<void>
}

export interface RefusedRow {
  row: SourceRow
  problems: RowProblem[]
}

/** The columns that are added; an import knows none of them. */
const added = { line: 'linha_do_arquivo', reason: 'motivo_da_recusa' }

/** Opens the report at a size that was committed; null when less than that is there. */
export async function openReport(
  path: string,
  committed: number,
  { columns, form }: Pick<Source, 'columns' | 'form'>,
  language: Language
): Promise<Report | null> {
  const file = await open(path, 'a+', 0o600)
  if ((await file.stat()).size < committed) {
    await file.close()
    return null
  }
  await file.truncate(committed)
  return reportIn(file, committed, columns, form.separador ?? ';', language)
}

/** An empty one, in the place of one of which a part is missing. */
export async function beginReport(path: string, source: Source, language: Language): Promise<Report> {
  const report = await openReport(path, 0, source, language)
  if (!report) throw new Error('an empty report can not be too short')
  return report
}

function reportIn(
  file: FileHandle,
  committed: number,
  columns: string[],
  separator: string,
  language: Language
): Report {
  let size = committed
  const lineOf = (cells: string[]) => `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`
  const header = () => `\ufeff${lineOf([...columns, added.line, added.reason])}`
  const reasonOf = ({ campo, key, values }: RowProblem) =>
    `${campo ? `${campo}: ` : ''}${message(language, key, values)}`
  return {
    size: () => size,
    linesOf(refused) {
      const lines = refused.map(({ row, problems }) =>
        lineOf([...row.cells, String(row.line), problems.map(reasonOf).join(' ')])
      )
      return Buffer.from(lines.length > 0 && size === 0 ? header() + lines.join('') : lines.join(''))
    },
    async append(lines) {
      if (lines.length > 0) await file.appendFile(lines)
      size += lines.length
    },
    close: () => file.close()
  }
}

/** Signed numbers are numbers to a spreadsheet, too. */
const NUMBER = /^[+-]?\d+([.,]\d+)?$/

function quoted(cell: string, separator: string): string {
  const safe = NUMBER.test(cell) ? cell : safeText(cell)
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
