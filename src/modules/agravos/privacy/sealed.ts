import { resealText, type SealedPlace, type Stale, sealedColumns } from '../../../platform/sealing/reseal.ts'
import { inRow, open, type Place, seal } from '../../../platform/sealing/seal.ts'
import type { PessoaisColumns, StoredPessoais } from '../fields/document.ts'
import type { Row } from '../fields/field-type.ts'
import { fieldAt, paths } from '../fields/fields.ts'

/* Seals and opens personal data. They are sealed for their case: in the row of another one they do not open. */

export const sealedColumnsOfPessoais: readonly string[] = paths.flatMap((path) => {
  const { at } = fieldAt(path)
  return at.table === 'casos_pessoais' && at.sealed ? [at.column] : []
})

const placeOf = (column: string, casoId: number | string): Place => inRow(`casos_pessoais.${column}`, casoId)

function withEach(
  row: Row,
  casoId: number,
  columns: readonly string[],
  change: (text: string, at: Place) => string
): Row {
  const changed: Row = { ...row }
  for (const column of columns) {
    const value = row[column]
    if (typeof value === 'string') changed[column] = change(value, placeOf(column, casoId))
  }
  return changed
}

/** Seals the personal data of a case. Its id must be known by then. */
export const sealPessoais = (casoId: number, plain: PessoaisColumns): StoredPessoais =>
  // Only texts are replaced, and by sealed ones.
  withEach(plain, casoId, sealedColumnsOfPessoais, seal) as unknown as StoredPessoais

/** Seals some columns of the personal data of a case. */
export const sealPart = (casoId: number, plain: Row): Row => withEach(plain, casoId, sealedColumnsOfPessoais, seal)

/** Opens the personal data of a stored row, which may also hold columns of the case. */
export const openPessoais = (casoId: number, stored: Row, columns: readonly string[] = sealedColumnsOfPessoais): Row =>
  withEach(stored, casoId, columns, open)

/** Seals the data again with the current key. */
export const resealPessoais = (casoId: number, stored: Row, stale: Pick<Stale, 'takesPlain'> = {}): Row =>
  withEach(stored, casoId, sealedColumnsOfPessoais, (text, at) => resealText(text, at, stale))

export const sealedCasos: SealedPlace = sealedColumns({
  table: 'casos_pessoais',
  key: 'caso_id',
  keyType: 'int',
  columns: sealedColumnsOfPessoais,
  oncePlain: ['nome', 'logradouro', 'numero'],
  placeOf
})
