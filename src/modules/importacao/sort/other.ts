import type { BroughtCaso } from '../../agravos/bulk/store.ts'
import type { Row } from '../../agravos/fields/field-type.ts'
import { isMadeNumber } from '../../agravos/fields/made-number.ts'
import type { ReadRow, RowProblem } from '../read/row.ts'
import { type Decision, decide, repeated, type SortRules } from './sort.ts'

/**
 * What was found for a row among cases under a number of the other kind: the one that it is, several that it may be, or
 * the one that an equal row before it was.
 */
export type Other = { stored: Row } | { several: number } | 'repeated'

/** Decides about a row whose case is stored under a number of the other kind, or may be. */
export function decideOther(row: ReadRow<BroughtCaso>, other: Other, rules: SortRules): Decision {
  if (other === 'repeated') return repeated(row)
  if ('several' in other) return told(row, 'import.ambiguous', { casos: other.several })
  const { stored } = other
  const decision = decide(keepsNumber(row, rules) ? underNumberOf(row, stored) : row, stored, rules)
  if (decision.fate === 'duplicate')
    return told(row, 'import.other-number', { numero: String(stored.numero_notificacao) })
  return { ...decision, row }
}

const told = (row: ReadRow, key: RowProblem['key'], values: RowProblem['values']): Decision => ({
  fate: 'duplicate',
  row,
  problems: [...row.converted.avisos, { campo: null, key, values, valor: null }]
})

/** A case takes the number of a file when it is merged; a made number never replaces another one. */
const keepsNumber = ({ caso }: ReadRow<BroughtCaso>, { merge }: SortRules): boolean =>
  !merge || isMadeNumber(caso.numero)

const underNumberOf = (row: ReadRow<BroughtCaso>, { numero_notificacao }: Row): ReadRow<BroughtCaso> => ({
  ...row,
  caso: { ...row.caso, documento: { ...row.caso.documento, numero_notificacao } }
})
