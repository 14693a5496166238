import type { Restated } from '../../agravos/bulk/merge.ts'
import type { Row } from '../../agravos/fields/field-type.ts'
import { sinanCells, sinanColumns } from '../../agravos/sinan/columns.ts'
import type { Agravo } from '../../agravos/sinan/tables-of-codes.ts'
import { createConverter } from './convert.ts'
import { coveredBy } from './covered.ts'
import { recognise } from './layout.ts'

/**
 * Returns what says a stored case again as a file with SINAN's codes would: the case is written as an export writes it,
 * and read as an import reads it. What is lost on that way is what such a file cannot say.
 */
export function createRestating(today: string): (stored: Row) => Restated {
  const layout = recognise(sinanColumns.map(({ name }) => name))
  const convert = createConverter(layout, { today })
  const covered = coveredBy(layout)
  return (stored) => ({
    documento: convert({ cells: sinanCells(stored) }).documento,
    empty: covered.get(stored.tipo as Agravo)?.empty ?? {}
  })
}
