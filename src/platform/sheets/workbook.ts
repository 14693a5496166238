import { writeXlsx } from 'hucre/xlsx'
import type { Cell } from './cell.ts'
import { dateCell } from './column.ts'
import { xlsxText } from './xlsx.ts'

/** A small sheet, held in memory. */
export interface Sheet {
  name: string
  columns: {
    name: string
    /** Excel's own notation, such as `0.00`. */
    format?: string
    /** Its texts are days. */
    isDay?: boolean
    /** In characters. */
    width?: number
  }[]
  rows: Cell[][]
}

/** What Excel takes as the name of a sheet. */
const MOST_NAME = 31
const sheetName = (name: string): string =>
  name
    .replaceAll(/[\\/?*[\]:]/g, ' ')
    .slice(0, MOST_NAME)
    .trim()

/** Several small sheets as one file, the head of each in bold and kept in sight. */
export async function writeWorkbook(sheets: Sheet[]): Promise<Buffer> {
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, columns, rows }) => ({
      name: sheetName(name),
      columns: columns.map(({ format, width }) => ({ width, numFmt: format })),
      rows: [columns.map((column) => xlsxText(column.name)), ...rows.map((row) => row.map(cellIn(columns)))],
      cells: new Map(columns.map((_, i) => [`0,${i}`, { style: { font: { bold: true }, numFmt: 'General' } }])),
      freezePane: { rows: 1 }
    }))
  })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

const cellIn =
  (columns: Sheet['columns']) =>
  (value: Cell, i: number): Cell => {
    if (typeof value !== 'string') return value
    return (columns[i]?.isDay ? dateCell(value, 'day') : null) ?? xlsxText(value)
  }
