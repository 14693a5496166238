import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import { type Cell, safeText } from './cell.ts'
import { type Column, dateCell, dateFormats } from './column.ts'

/** Longest text of a cell in Excel, in UTF-16 units. */
const MOST_TEXT = 32_767

export interface XlsxOptions {
  /** Rows of a sheet, header included. Further rows go on in the next sheet, under the same header. */
  rowsPerSheet?: number
}

export function writeXlsx(
  columns: Column[],
  rows: AsyncIterable<Cell[]>,
  { rowsPerSheet = 1_048_576 }: XlsxOptions = {}
): Readable {
  return Readable.from(sheetBytes(columns, rows, rowsPerSheet), { objectMode: false })
}

async function* sheetBytes(columns: Column[], rows: AsyncIterable<Cell[]>, rowsPerSheet: number) {
  const failures: unknown[] = []
  /**
   * The writer's compression does not reliably pass on an error. So the sheet ends here, and the error is thrown below.
   */
  async function* cells() {
    try {
      for await (const row of rows) yield row.map((value, i) => cellOf(value, columns[i]?.kind))
    } catch (error) {
      failures.push(error)
    }
  }
  const bytes = writeXlsxStream(cells(), {
    name: 'Dados',
    columns: columns.map(({ name, kind }) => ({
      header: xlsxText(name),
      ...(kind ? { numFmt: dateFormats[kind], width: dateFormats[kind].length + 2 } : {})
    })),
    freezePane: { rows: 1 },
    maxRowsPerSheet: rowsPerSheet
  })
  for await (const chunk of bytes as unknown as AsyncIterable<Uint8Array>) {
    if (failures.length > 0) throw failures[0]
    yield chunk
  }
}

function cellOf(value: Cell, kind: Column['kind']): Cell {
  if (kind === 'moment' && value instanceof Date) return dateCell(value.toISOString(), kind)
  if (typeof value !== 'string') return value
  return (kind && dateCell(value, kind)) ?? xlsxText(value)
}

/** Returns text for a cell of a workbook, made so that it never runs. */
export function xlsxText(value: string): string {
  // Spreadsheets read `_x0041_` as the character of that number. The escaped underscore keeps the text as it is.
  return shortened(safeText(value)).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
}

function shortened(value: string): string {
  if (value.length <= MOST_TEXT) return value
  const cut = value.slice(0, MOST_TEXT)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}
