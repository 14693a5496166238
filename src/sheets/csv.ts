import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { type Cell, safeCsvText } from './cell.ts'

/** UTF-8 with a byte order mark, since spreadsheets take it for another encoding without. */
export function writeCsv(colunas: string[], linhas: AsyncIterable<Cell[]>): Readable {
  const texto = stringify({
    bom: true,
    escape_formulas: true,
    record_delimiter: '\r\n',
    // Off, once a delimiter is chosen: a single line break within a text would end the record.
    quote_record_delimiter: true
  })
  // An error reaches the reader through the stream that is returned; a reader that goes away ends the source.
  return pipeline(Readable.from(registros(colunas, linhas), { objectMode: true }), texto, () => undefined)
}

async function* registros(colunas: string[], linhas: AsyncIterable<Cell[]>): AsyncGenerator<(string | number)[]> {
  yield colunas.map(safeCsvText)
  for await (const linha of linhas) yield linha.map(celula)
}

function celula(valor: Cell): string | number {
  if (typeof valor === 'string') return safeCsvText(valor)
  if (valor === null) return ''
  if (valor instanceof Date) return valor.toISOString()
  if (typeof valor === 'number') return Number.isFinite(valor) ? valor : ''
  return String(valor)
}
