import type { RowProblem } from '../read/convert.ts'
import type { ReadRow, Sorted } from '../sort/sort.ts'
import { type Figures, MOST_DETAILS, type StoredProblem, storedProblem } from './figures.ts'

const duplicate: RowProblem = { campo: null, key: 'import.duplicate', valor: null }
const repeated: RowProblem = { campo: null, key: 'import.repeated', valor: null }
const personal: RowProblem = { campo: null, key: 'row.personal', valor: null }

export function figuresOf(sorted: Sorted, warned: number): Figures {
  const { refused, ignored, unchanged, fresh, merged } = sorted
  const duplicados = sorted.repeated.length + sorted.duplicates.length
  const total = refused.length + ignored.length + unchanged.length + fresh.length + merged.length + duplicados
  return {
    total_linhas: total,
    importados: fresh.length,
    atualizados: merged.length,
    inalterados: unchanged.length,
    duplicados,
    ignorados: ignored.length,
    erros: refused.length,
    avisos: warned
  }
}

/** The warnings of rows that are taken, or passed over, in the order of the file. */
export function warningsOf(sorted: Sorted): { read: ReadRow; problems: RowProblem[] }[] {
  const own = (read: ReadRow) => {
    const left = (sorted.personal.get(read) ?? []).map((campo) => ({ ...personal, campo }))
    return { read, problems: left.length > 0 ? [...read.converted.avisos, ...left] : read.converted.avisos }
  }
  const and = (more: RowProblem) => (read: ReadRow) => ({ read, problems: [...read.converted.avisos, more] })
  const all = [
    ...sorted.ignored.map(own),
    ...sorted.unchanged.map(own),
    ...sorted.fresh.map(own),
    ...sorted.merged.map(({ from }) => own(from)),
    ...sorted.duplicates.map(and(duplicate)),
    ...sorted.repeated.map(and(repeated))
  ]
  return inOrder(all.filter(({ problems }) => problems.length > 0))
}

export const inOrder = <T extends { read: ReadRow }>(list: T[]): T[] =>
  list.sort((one, other) => one.read.row.line - other.read.row.line)

/** The errors and warnings that are told in detail: the first of each, of which there may be some already. */
export function detailsOf(
  refused: { read: ReadRow; problems: RowProblem[] }[],
  warned: { read: ReadRow; problems: RowProblem[] }[],
  already: Record<StoredProblem['tipo'], number>
): StoredProblem[] {
  const some = (tipo: StoredProblem['tipo'], list: typeof refused) => {
    const details: StoredProblem[] = []
    for (const { read, problems } of list) {
      if (already[tipo] + details.length >= MOST_DETAILS) break
      for (const problem of problems) details.push(storedProblem(tipo, read.row.line, read.converted.numero, problem))
    }
    return details.slice(0, Math.max(0, MOST_DETAILS - already[tipo]))
  }
  return [...some('erro', refused), ...some('aviso', warned)]
}
