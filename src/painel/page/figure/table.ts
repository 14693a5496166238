import type { Format } from '../base/format.ts'
import type { Language } from '../words/words.ts'

export type Cell = string | number | null

export interface Column {
  title: string
  /** `count`: a whole number; `decimal`: one with two decimals; `text` is the rest. */
  kind: 'text' | 'count' | 'decimal'
}

/** The data of a figure: its alternative for whoever does not see it, and what is downloaded. */
export interface Table {
  columns: Column[]
  rows: Cell[][]
}

export const shown = (cell: Cell | undefined, { kind }: Column, format: Format): string => {
  if (cell === null || cell === undefined) return '–'
  if (typeof cell === 'string') return cell
  return kind === 'decimal' ? format.decimal(cell, 2) : format.count(cell)
}

const SEPARATOR = ';'

/** As spreadsheet programs of the language read it: with a byte order mark, semicolons, and the comma or the point of its decimals. */
export function csvOf({ columns, rows }: Table, language: Language): string {
  const point = language === 'en-US' ? '.' : ','
  const said = (cell: Cell): string => {
    if (cell === null) return ''
    return typeof cell === 'number' ? String(cell).replace('.', point) : quoted(harmless(cell))
  }
  const lines = [columns.map(({ title }) => quoted(title)), ...rows.map((row) => row.map(said))]
  return `\ufeff${lines.map((cells) => `${cells.join(SEPARATOR)}\r\n`).join('')}`
}

/** No cell is run as a formula. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
