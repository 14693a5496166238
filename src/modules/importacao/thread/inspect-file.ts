import type { Source, SourceFormat } from '../../../platform/sheets/read/source.ts'
import { fieldAt, isPath } from '../../agravos/fields/fields.ts'
import type { Layout } from '../read/layout.ts'
import { openFile, type Reading } from '../read/read.ts'
import type { Converted } from '../read/row.ts'
import { type StoredProblem, storedProblem } from '../write/figures.ts'

/** An inspection as its thread is given it. */
export interface InspectTask {
  tipo: 'inspecionar'
  path: string
  formato: SourceFormat
  planilha: string | null
  today: string
}

/** What the beginning of a file shows. */
export interface InspectedFile {
  form: Source['form']
  layout: Layout
  linhas: InspectedRow[]
}

interface InspectedRow extends Pick<Converted, 'tipo' | 'numero' | 'dataNotificacao' | 'ignorada'> {
  linha: number
  valores: Record<string, unknown>
  problemas: StoredProblem[]
}

const MOST_ROWS = 20
const MOST_TEXT = 200

/** Reads the first rows of a file, and finds out what would become of them. */
export async function inspectFile(task: InspectTask, reading: Reading): Promise<InspectedFile> {
  const { source, layout, convert } = await openFile(reading, { ...task, territorio: null })
  const linhas: InspectedRow[] = []
  for await (const { rows } of source.batches({ size: MOST_ROWS })) {
    for (const row of rows.slice(0, MOST_ROWS - linhas.length)) linhas.push(inspected(row.line, convert(row)))
    if (linhas.length >= MOST_ROWS) break
  }
  const colunas = layout.colunas.map((column) => ({ ...column, coluna: column.coluna.slice(0, MOST_TEXT) }))
  return { form: source.form, layout: { ...layout, colunas }, linhas }
}

function inspected(linha: number, converted: Converted): InspectedRow {
  const { tipo, numero, dataNotificacao, ignorada, documento, erros, avisos } = converted
  const shown = Object.entries(documento).filter(
    ([path, value]) =>
      value !== null && value !== undefined && isPath(path) && fieldAt(path).at.table !== 'casos_pessoais'
  )
  return {
    linha,
    tipo,
    numero,
    dataNotificacao,
    ignorada,
    valores: Object.fromEntries(shown),
    problemas: [
      ...erros.map((problem) => storedProblem('erro', linha, numero, problem)),
      ...avisos.map((problem) => storedProblem('aviso', linha, numero, problem))
    ]
  }
}
