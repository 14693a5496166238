import type { Format } from '../base/format.ts'
import type { Language } from '../words/words.ts'

export type Cell = string | number | null

export interface Column {
  title: string
  /** `count`: a whole number; `decimal`: a number with two decimals; `text`: anything else. */
  kind: 'text' | 'count' | 'decimal'
}

/**
 * The data of a figure. It is the alternative for readers who do not see the drawing, and the content of the CSV file.
 */
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

/**
 * Writes CSV as spreadsheets of the language read it: with a byte order mark, semicolons, and the language's decimal
 * sign.
 */
export function csvOf({ columns, rows }: Table, language: Language): string {
  const point = language === 'en-US' ? '.' : ','
  const said = (cell: Cell): string => {
    if (cell === null) return ''
    return typeof cell === 'number' ? String(cell).replace('.', point) : quoted(harmless(cell))
  }
  const lines = [columns.map(({ title }) => quoted(title)), ...rows.map((row) => row.map(said))]
  return `\ufeff${lines.map((cells) => `${cells.join(SEPARATOR)}\r\n`).join('')}`
}

/** Keeps a spreadsheet from running a cell as a formula. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
