import { type SealedPlace, sealedColumns } from '../../../platform/sealing/reseal.ts'
import { open, seal } from '../../../platform/sealing/seal.ts'
import type { Row } from '../fields/field-type.ts'
import { fieldAt, paths } from '../fields/fields.ts'

/* Seals and opens personal data for hand-written statements. Drizzle's columns do it by themselves. */

const columns: string[] = paths.flatMap((path) => {
  const { at } = fieldAt(path)
  return at.table === 'casos_pessoais' && at.sealed ? [at.column] : []
})

const contextOf = (column: string) => `casos_pessoais.${column}`

/** Changes each sealed column. The context leaves out the id of the case: new cases are sealed before they have one. */
function withEach<Person extends Row>(row: Person, change: (text: string, context: string) => string): Person {
  const changed: Row = { ...row }
  for (const column of columns) {
    const value = row[column]
    if (typeof value === 'string') changed[column] = change(value, contextOf(column))
  }
  // Only texts are replaced, and by texts.
  return changed as Person
}

export const sealPessoais = <Person extends Row>(plain: Person): Person => withEach(plain, seal)

/** Opens the personal data of a stored row, which may also hold columns of the case. */
export const openPessoais = <Person extends Row>(stored: Person): Person => withEach(stored, open)

/** Seals the data with the current key, whether or not they were sealed before. */
export const resealPessoais = <Person extends Row>(stored: Person): Person => sealPessoais(openPessoais(stored))

export const sealedColumnsOfPessoais: readonly string[] = columns

export const sealedCasos: SealedPlace = sealedColumns({
  table: 'casos_pessoais',
  key: 'caso_id',
  keyType: 'int',
  columns,
  oncePlain: ['nome', 'logradouro', 'numero'],
  contextOf
})
