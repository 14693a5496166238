import { buffer } from 'node:stream/consumers'
import { writeXlsx } from '../../../src/platform/sheets/xlsx.ts'
import { type DbfColumn, dbcOf, dbfOf } from '../../platform/sheets/read/dbf-file.ts'

/** A table as programs save it: rows of text, under columns. */
export interface Table {
  columns: string[]
  rows: string[][]
}

const isDay = (column: string) => /^(?:DT|dt)_/.test(column)

/** Makes a worksheet with dates as dates and codes as numbers, as a spreadsheet makes them from text. */
export async function asXlsx({ columns, rows }: Table): Promise<Buffer> {
  const heads = columns.map((name) => ({ name, ...(isDay(name) ? { kind: 'day' as const } : {}) }))
  async function* cells() {
    for (const row of rows) yield row.map((text, i) => cell(text, isDay(columns[i] ?? '')))
  }
  return await buffer(writeXlsx(heads, cells()))
}

function cell(text: string, day: boolean): string | number | null {
  if (text === '' || text === 'NA') return null
  return !day && /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : text
}

function fields({ columns, rows }: Table): { heads: DbfColumn[]; cells: string[][] } {
  const heads = columns.map((name, i): DbfColumn => {
    if (isDay(name)) return [name, 'D', 8]
    return [name, 'C', Math.max(1, ...rows.map((row) => Buffer.byteLength(row[i] ?? '', 'latin1')))]
  })
  const blank = (text: string) => (text === 'NA' ? '' : text)
  const cells = rows.map((row) =>
    row.map((text, i) => (isDay(columns[i] ?? '') ? blank(text).replaceAll('-', '') : blank(text)))
  )
  return { heads, cells }
}

export function asDbf(table: Table): Buffer {
  const { heads, cells } = fields(table)
  return dbfOf(heads, cells)
}

export async function asDbc(table: Table): Promise<Buffer> {
  const { heads, cells } = fields(table)
  return await dbcOf(heads, cells)
}
