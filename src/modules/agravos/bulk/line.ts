import { getTableColumns } from 'drizzle-orm'
import { copyValue } from '../../../platform/db/load.ts'
import { type Documento, derivedOf, type PessoaisColumns, readerOfColumn, rowsOf } from '../fields/document.ts'
import type { Path, Row } from '../fields/field-type.ts'
import { fieldAt, paths } from '../fields/fields.ts'
import { casos, casosPessoais } from '../tables.ts'

/** The lines by which new cases are copied into their tables. */

/** The columns of a new case that are known only when it is written. Its line begins with them. */
export const lateColumns = ['id', 'responsavel_id', 'criado_em', 'atualizado_em']
export const earlyColumns = Object.values(getTableColumns(casos))
  .map(({ name }) => name)
  .filter((name) => !lateColumns.includes(name) && name !== 'excluido_em')
export const pessoaisColumns = Object.values(getTableColumns(casosPessoais))
  .map(({ name }) => name)
  .filter((name) => name !== 'caso_id')

type Derived = ReturnType<typeof derivedOf>

const isDerived = (column: string): column is keyof Derived & string => Object.hasOwn(derivedOf({}, 0), column)

/** What reads each column, in the order of the line. */
const readers = earlyColumns.map((column): ((documento: Documento, derived: Derived) => unknown) => {
  if (isDerived(column)) return (_, derived) => derived[column]
  const read = readerOfColumn(column)
  if (!read) throw new Error(`Nothing fills the column ${column}`)
  return read
})

/**
 * The line of a case, without the columns that are known only when it is written. Lines wait until the batch before
 * theirs is written. Added up piece by piece, each would be a tree of sixty strings until then.
 */
export const casoLine = (documento: Documento, derived: Derived): string =>
  readers.map((read) => copyValue(read(documento, derived))).join('\t')

export const lineOf = (columns: string[], row: Row): string => columns.map((name) => copyValue(row[name])).join('\t')

const personal: readonly Path[] = paths.filter((path) => fieldAt(path).at.table === 'casos_pessoais')

/** The personal data of a document; null where it has none. */
export function pessoaisIn(documento: Documento, municipio: number): PessoaisColumns | null {
  if (personal.every((path) => !isKnown(documento[path]))) return null
  const { pessoais } = rowsOf(documento, municipio)
  return Object.values(pessoais).some(isKnown) ? pessoais : null
}

const isKnown = (value: unknown): boolean => value !== null && value !== undefined && value !== ''
