import type { Readable } from 'node:stream'
import type { Cell } from './cell.ts'
import type { Column } from './column.ts'
import { type Separator, writeCsv } from './csv.ts'
import { writeXlsx } from './xlsx.ts'

export const sheetFormats = ['csv', 'xlsx'] as const
export type SheetFormat = (typeof sheetFormats)[number]

/** The formats of files that jobs write. Only cases have dbf, which has columns of its own. */
export type ExportFormat = SheetFormat | 'dbf'

export const sheetContentType: Record<ExportFormat, string> = {
  csv: 'text/csv',
  dbf: 'application/vnd.dbf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
}

/** Writes a spreadsheet as a stream. Rows are fetched as the reader takes the bytes, so any number of them fits. */
export function writeSheet(
  { format, separator }: { format: SheetFormat; separator?: Separator },
  columns: Column[],
  rows: AsyncIterable<Cell[]>
): Readable {
  return format === 'csv' ? writeCsv(columns, rows, separator) : writeXlsx(columns, rows)
}
