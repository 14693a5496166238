import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { type Cell, safeCsvText } from './cell.ts'
import type { Column } from './column.ts'

export type Separator = ';' | ',' | '\t'

/**
 * Writes UTF-8 with a byte order mark, without which spreadsheets assume another encoding. The default separator is the
 * semicolon, which spreadsheets expect where numbers have a decimal comma, as in Portuguese.
 */
export function writeCsv(columns: Column[], rows: AsyncIterable<Cell[]>, separator: Separator = ';'): Readable {
  const text = stringify({
    bom: true,
    delimiter: separator,
    escape_formulas: true,
    record_delimiter: '\r\n',
    // Choosing a delimiter switches this off, and a single line break within a text would then end the record.
    quote_record_delimiter: true
  })
  // An error reaches the reader through the returned stream. A reader that goes away ends the source.
  return pipeline(Readable.from(records(columns, rows), { objectMode: true }), text, () => undefined)
}

async function* records(columns: Column[], rows: AsyncIterable<Cell[]>): AsyncGenerator<(string | number)[]> {
  yield columns.map(({ name }) => safeCsvText(name))
  for await (const row of rows) yield row.map(cellOf)
}

function cellOf(value: Cell): string | number {
  if (typeof value === 'string') return safeCsvText(value)
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'number') return Number.isFinite(value) ? value : ''
  return String(value)
}
