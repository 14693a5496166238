import type { components } from '../../../../generated/types-b.ts'
import type { MessageKey, MessageValues } from '../../../engine/messages/messages.ts'
import type { RowProblem } from '../read/row.ts'
import type { Decision } from '../sort/sort.ts'

/** How many rows had which fate. */
export type Figures = components['schemas']['FigurasImportacao']

/** The most errors, and the most warnings, that are kept in detail. */
export const MOST_DETAILS = 1000

/** An error or a warning as it is kept: its sentence is made when it is read, in the reader's language. */
export interface StoredProblem {
  tipo: 'erro' | 'aviso'
  linha: number
  numero: string | null
  campo: string | null
  key: MessageKey
  values: MessageValues
  valor: string | null
}

export const noFigures = (): Figures => ({
  total_linhas: 0,
  importados: 0,
  atualizados: 0,
  inalterados: 0,
  duplicados: 0,
  ignorados: 0,
  erros: 0,
  avisos: 0
})

export function addFigures(one: Figures, other: Figures): Figures {
  const sum = { ...one }
  for (const name of Object.keys(sum) as (keyof Figures)[]) sum[name] += other[name]
  return sum
}

const figureOf: Record<Decision['fate'], keyof Figures> = {
  create: 'importados',
  merge: 'atualizados',
  unchanged: 'inalterados',
  duplicate: 'duplicados',
  repeated: 'duplicados',
  ignored: 'ignorados',
  refused: 'erros'
}

const isWarned = ({ fate, problems }: Decision): boolean => fate !== 'refused' && problems.length > 0

export function figuresOf(decisions: readonly Decision[]): Figures {
  const figures = { ...noFigures(), total_linhas: decisions.length }
  for (const decision of decisions) {
    figures[figureOf[decision.fate]]++
    if (isWarned(decision)) figures.avisos++
  }
  return figures
}

/** How many errors and warnings are kept in detail. */
export type Details = Record<StoredProblem['tipo'], number>

/**
 * The errors and warnings to keep in detail, as long as fewer than the most are kept already. Decisions in the order of
 * the file.
 */
export function detailsOf(decisions: readonly Decision[], already: Details): StoredProblem[] {
  const first = (tipo: StoredProblem['tipo'], told: readonly Decision[]): StoredProblem[] => {
    const details: StoredProblem[] = []
    for (const { row, problems } of told) {
      if (already[tipo] + details.length >= MOST_DETAILS) break
      for (const problem of problems) details.push(storedProblem(tipo, row.source.line, row.converted.numero, problem))
    }
    return details.slice(0, Math.max(0, MOST_DETAILS - already[tipo]))
  }
  return [
    ...first(
      'erro',
      decisions.filter(({ fate }) => fate === 'refused')
    ),
    ...first('aviso', decisions.filter(isWarned))
  ]
}

export const storedProblem = (
  tipo: StoredProblem['tipo'],
  linha: number,
  numero: string | null,
  { campo, key, values = {}, valor }: RowProblem
): StoredProblem => ({ tipo, linha, numero, campo, key, values, valor })

/** What a row would change in its case, as it is shown. */
export type Preview = components['schemas']['MudancaPrevista']

/** The most cases of which a trial run shows what would change. */
const MOST_PREVIEWS = 100

/** What the first merges would change, as long as fewer than the most are kept already. */
export function previewsOf(decisions: readonly Decision[], already: number, withValues: boolean): Preview[] {
  return decisions
    .filter((decision) => decision.fate === 'merge')
    .slice(0, Math.max(0, MOST_PREVIEWS - already))
    .map(({ row, merged }) => ({
      linha: row.source.line,
      caso_id: merged.id,
      numero_notificacao: row.converted.numero,
      campos: merged.changed,
      mudancas: withValues ? merged.changes : []
    }))
}
