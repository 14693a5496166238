import { type FileHandle, open } from 'node:fs/promises'
import { type Language, message } from '../../../engine/messages/messages.ts'
import type { Executor } from '../../../platform/db/load.ts'
import { safeText } from '../../../platform/sheets/cell.ts'
import type { OpenFile } from '../read/read.ts'
import type { ReadRow, RowProblem } from '../read/row.ts'
import { rowRefused } from '../sort/sort.ts'
import { type Checkpoint, readRefused } from './checkpoint.ts'
import { isInRanges, type Range } from './ranges.ts'

/**
 * The refused rows as they were sent, with the reasons, as a csv to be corrected and sent again. It grows with each
 * batch. The file is not part of the transaction of a batch: a run that goes on where another ended cuts it to the size
 * that was committed.
 */
export interface Report {
  size(): number
  /** The lines of refused rows, with the header before the first. */
  linesOf(refused: readonly RefusedRow[]): Buffer
  append(lines: Buffer): Promise<void>
  close(): Promise<void>
}

interface RefusedRow {
  row: Pick<ReadRow, 'source'>
  problems: RowProblem[]
}

export interface ReportTask {
  importacaoId: string
  /** The path of the report. */
  report: string
  /** The language of the report. */
  idioma: Language
  batchSize: number
}

/**
 * Opens the report as it was committed. Where a part of it is missing, as on another machine, it is made anew from the
 * file.
 */
export async function resumeReport(
  task: ReportTask,
  file: OpenFile,
  db: Executor,
  checkpoint: Checkpoint
): Promise<Report> {
  const { columns, form } = file.source
  const handle = await open(task.report, 'a+', 0o600)
  const isWhole = (await handle.stat()).size >= checkpoint.report
  const size = isWhole ? checkpoint.report : 0
  await handle.truncate(size)
  const report = createReport(handle, size, columns, form.separador ?? ';', task.idioma)
  if (!isWhole) await fill(report, task, file, await readRefused(db, task.importacaoId), checkpoint.place?.line ?? 0)
  return report
}

/** Writes the refused rows up to a line of the file again. */
async function fill(
  report: Report,
  { batchSize }: ReportTask,
  { source, convert }: OpenFile,
  refused: readonly Range[],
  lastLine: number
): Promise<void> {
  for await (const { rows } of source.batches({ size: batchSize })) {
    const wanted = rows.filter(({ line }) => line <= lastLine && isInRanges(refused, line))
    const lines = wanted.map((row) => {
      const { erros } = convert(row)
      return { row: { source: row }, problems: erros.length > 0 ? erros : [rowRefused] }
    })
    await report.append(report.linesOf(lines))
    if ((rows.at(-1)?.line ?? 0) >= lastLine) break
  }
}

/** The columns that the report adds; an import knows neither of them. */
const added = { line: 'linha_do_arquivo', reason: 'motivo_da_recusa' }

/** Hostile files repeat one long text in every row. Nobody corrects more rows than this by hand. */
const MOST_BYTES = 100 * 2 ** 20
/** No field of SINAN is nearly as long. */
const MOST_OF_CELL = 1_000

const shortened = (cell: string): string =>
  cell.length > MOST_OF_CELL ? `${cell.slice(0, MOST_OF_CELL).toWellFormed()}…` : cell

/** A report that holds `committed` bytes already. Tests give a smaller limit. */
export function createReport(
  file: Pick<FileHandle, 'appendFile' | 'close'>,
  committed: number,
  columns: string[],
  separator: string,
  language: Language,
  most: number = MOST_BYTES
): Report {
  let size = committed
  const isFull = (bytes: number) => size + bytes >= most
  const lineOf = (cells: string[]) => `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`
  const header = () => `\ufeff${lineOf([...columns.map(shortened), added.line, added.reason])}`
  /** Tells that further rows were refused too. The batch that filled the report is still whole in it. */
  const lastLine = () =>
    lineOf([...columns.map(() => ''), '', message(language, 'import.report-full', { limit: most / 2 ** 20 })])
  const reasonOf = ({ campo, key, values }: RowProblem) =>
    `${campo ? `${campo}: ` : ''}${message(language, key, values)}`
  return {
    size: () => size,
    linesOf(refused) {
      if (isFull(0)) return Buffer.alloc(0)
      const lines = refused.map(({ row, problems }) =>
        lineOf([...row.source.cells.map(shortened), String(row.source.line), problems.map(reasonOf).join(' ')])
      )
      const bytes = Buffer.from(lines.length > 0 && size === 0 ? header() + lines.join('') : lines.join(''))
      return isFull(bytes.length) ? Buffer.concat([bytes, Buffer.from(lastLine())]) : bytes
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
