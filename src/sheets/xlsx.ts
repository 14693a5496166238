import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import { type Cell, safeText } from './cell.ts'

/** What a cell of Excel holds, in UTF-16 units. */
const MOST_TEXT = 32_767

export interface XlsxOptions {
  /** Header included. What does not fit goes on in a further sheet, under the same header. */
  linhasPorFolha?: number
}

export function writeXlsx(
  colunas: string[],
  linhas: AsyncIterable<Cell[]>,
  { linhasPorFolha = 1_048_576 }: XlsxOptions = {}
): Readable {
  return Readable.from(arquivo(colunas, linhas, linhasPorFolha), { objectMode: false })
}

async function* arquivo(colunas: string[], linhas: AsyncIterable<Cell[]>, linhasPorFolha: number) {
  const falhas: unknown[] = []
  /** The writer's compression can not be relied on to pass an error on: the sheet ends here, and the error is ours to throw. */
  async function* celulas() {
    try {
      for await (const linha of linhas) yield linha.map(celula)
    } catch (error) {
      falhas.push(error)
    }
  }
  const bytes = writeXlsxStream(celulas(), {
    name: 'Dados',
    columns: colunas.map((coluna) => ({ header: texto(coluna) })),
    freezePane: { rows: 1 },
    maxRowsPerSheet: linhasPorFolha
  })
  for await (const parte of bytes as unknown as AsyncIterable<Uint8Array>) {
    if (falhas.length > 0) throw falhas[0]
    yield parte
  }
}

const celula = (valor: Cell): Cell => (typeof valor === 'string' ? texto(valor) : valor)

function texto(valor: string): string {
  // Spreadsheets read `_x0041_` as the character of that number; the escaped underscore keeps it as it is.
  return cortado(safeText(valor)).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
}

function cortado(valor: string): string {
  if (valor.length <= MOST_TEXT) return valor
  const corte = valor.slice(0, MOST_TEXT)
  return /[\uD800-\uDBFF]$/.test(corte) ? corte.slice(0, -1) : corte
}
