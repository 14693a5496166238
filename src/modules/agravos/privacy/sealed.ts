import { sql } from 'drizzle-orm'
import { openStored, type SealedPlace, type Stale, sealedColumns } from '../../../platform/sealing/reseal.ts'
import { inRow, open, type Place, seal } from '../../../platform/sealing/seal.ts'
import type { PessoaisColumns, StoredPessoais } from '../fields/document.ts'
import type { Row } from '../fields/field-type.ts'
import { fieldAt, paths } from '../fields/fields.ts'
import { type SoundColumns, soundColumns, soundsToStore } from '../pessoas/digests.ts'
import type { Person } from '../pessoas/likeness.ts'

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
  ({ ...withEach(plain, casoId, sealedColumnsOfPessoais, seal), ...soundsIn(plain) }) as unknown as StoredPessoais

/** The digests by which the person of an open row is found. */
export const soundsIn = (row: Row): SoundColumns => soundsToStore(personIn(row))
const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The columns that tell who a person is. */
export const personColumns = ['nome', 'data_nascimento', 'nome_mae', 'cns'] as const

/** Selects these columns, still sealed, as one object of a table or alias `p`. */
export const personSelection = sql.raw(
  `jsonb_build_object(${personColumns.map((name) => `'${name}', p.${name}`).join(', ')})`
)

/** What is known about the person of an open row. */
export const personIn = (row: Row): Person => ({
  nome: textIn(row.nome) ?? '',
  nascimento: textIn(row.data_nascimento),
  mae: textIn(row.nome_mae),
  cns: textIn(row.cns)
})

/** Seals some columns of the personal data of a case. */
export const sealPart = (casoId: number, plain: Row): Row => withEach(plain, casoId, sealedColumnsOfPessoais, seal)

/** Opens the personal data of a stored row, which may also hold columns of the case. */
export const openPessoais = (casoId: number, stored: Row, columns: readonly string[] = sealedColumnsOfPessoais): Row =>
  withEach(stored, casoId, columns, open)

/** Seals the data again with the current key, and makes the digests anew. */
export function resealPessoais(casoId: number, stored: Row, stale: Pick<Stale, 'takesPlain'> = {}): Row {
  const plain = withEach(stored, casoId, sealedColumnsOfPessoais, (text, at) => openStored(text, at, stale))
  return { ...withEach(plain, casoId, sealedColumnsOfPessoais, seal), ...soundsIn(plain) }
}

export const sealedCasos: SealedPlace = sealedColumns({
  table: 'casos_pessoais',
  key: 'caso_id',
  keyType: 'int',
  columns: sealedColumnsOfPessoais,
  oncePlain: ['nome', 'logradouro', 'numero'],
  placeOf,
  also: { reads: ['data_nascimento'], writes: soundColumns, type: 'bigint', of: (open) => ({ ...soundsIn(open) }) }
})

/**
 * Persons without digests: those from before there were any, and those whom an older release has recorded. The index
 * that finds them has exactly this condition.
 */
export const withoutSounds: Stale = {
  where: () => sql`som_nomes is null and (nome <> '' or cns <> '')`,
  leavesUnopened: true
}
