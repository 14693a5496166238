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
    /** Whether the column's texts are days. */
    isDay?: boolean
    /** Width in characters. */
    width?: number
  }[]
  rows: Cell[][]
  /** A picture beside the columns. */
  picture?: { png: Uint8Array; width: number; height: number; alt: string }
}

/** The longest side of a picture, in pixels of a screen. */
const PICTURE_SIDE = 200

/** Longest name of a sheet that Excel accepts. */
const MOST_NAME = 31
const sheetName = (name: string): string =>
  name
    .replaceAll(/[\\/?*[\]:]/g, ' ')
    .slice(0, MOST_NAME)
    .trim()

/** Writes several small sheets as one file. The header of each is bold and stays in sight. */
export async function writeWorkbook(sheets: Sheet[]): Promise<Buffer> {
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, columns, rows, picture }) => ({
      name: sheetName(name),
      columns: columns.map(({ format, width }) => ({ width, numFmt: format })),
      rows: [columns.map((column) => xlsxText(column.name)), ...rows.map((row) => row.map(cellIn(columns)))],
      cells: new Map(columns.map((_, i) => [`0,${i}`, { style: { font: { bold: true }, numFmt: 'General' } }])),
      freezePane: { rows: 1 },
      ...(picture ? { images: [beside(columns.length, picture)] } : {})
    }))
  })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function beside(columns: number, { png, width, height, alt }: NonNullable<Sheet['picture']>) {
  const scale = Math.min(1, PICTURE_SIDE / Math.max(width, height))
  return {
    data: png,
    type: 'png' as const,
    anchor: { from: { row: 1, col: columns + 1 } },
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    altText: alt
  }
}

const cellIn =
  (columns: Sheet['columns']) =>
  (value: Cell, i: number): Cell => {
    if (typeof value !== 'string') return value
    return (columns[i]?.isDay ? dateCell(value, 'day') : null) ?? xlsxText(value)
  }
