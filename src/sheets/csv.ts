import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { type Cell, safeCsvText } from './cell.ts'

/** UTF-8 with a byte order mark, since spreadsheets take it for another encoding without. */
export function writeCsv(columns: string[], rows: AsyncIterable<Cell[]>): Readable {
  const text = stringify({
    bom: true,
    escape_formulas: true,
    record_delimiter: '\r\n',
    // Off, once a delimiter is chosen: a single line break within a text would end the record.
    quote_record_delimiter: true
  })
  // An error reaches the reader through the stream that is returned; a reader that goes away ends the source.
  return pipeline(Readable.from(records(columns, rows), { objectMode: true }), text, () => undefined)
}

async function* records(columns: string[], rows: AsyncIterable<Cell[]>): AsyncGenerator<(string | number)[]> {
  yield columns.map(safeCsvText)
  for await (const row of rows) yield row.map(cellOf)
}

function cellOf(value: Cell): string | number {
  if (typeof value === 'string') return safeCsvText(value)
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'number') return Number.isFinite(value) ? value : ''
  return String(value)
}
