import type { MessageKey, MessageValues } from '../../../engine/messages/messages.ts'
import type { SourceRow } from '../../../platform/sheets/read/source.ts'
import { type BroughtCaso, broughtCaso } from '../../agravos/bulk/store.ts'
import type { Documento } from '../../agravos/fields/document.ts'
import type { Path } from '../../agravos/fields/field-type.ts'
import type { Agravo } from '../../agravos/sinan/tables-of-codes.ts'

/**
 * A row has five names on its way from the file to the database:
 * - `SourceRow`, its cells as the file has them;
 * - `Draft`, what its cells have said so far, only while it is converted;
 * - `Converted`, what it says as a case, and what is wrong with it;
 * - `ReadRow`, all of this together, as the read phase hands it to the sort phase;
 * - `Decision`, what becomes of it, as the sort phase hands it to the write phase.
 */

/** Something that is wrong with a row, or that was put right in it. */
export interface RowProblem {
  /** The column as the file names it, or the field if the file has no column for it; null for the row as a whole. */
  campo: string | null
  key: MessageKey
  values?: MessageValues
  /** What the file has there: never a name, at most 100 characters. */
  valor: string | null
}

/** What a row says as a case, and what is wrong with it. */
export interface Converted {
  /** The key of the case, as far as the row has it; refused rows have it too. */
  tipo: Agravo | null
  numero: string | null
  dataNotificacao: string | null
  /** Whether the number was made from the row, because the file has none. */
  numeroGerado: boolean
  /** What the row says, and nothing else: an empty cell clears no field. */
  documento: Documento
  /** IBGE's code of seven digits. */
  municipio: number | null
  /** Whole years at the first symptoms, from the birth date or from the age that the file has. */
  idade: number | null
  /** The initials of a person whose name an export did not show. */
  iniciais: string | null
  /** Why the row is refused. */
  erros: RowProblem[]
  /** What was put right, was left out or looks wrong; the row is taken all the same. */
  avisos: RowProblem[]
  /** Fields that stay as they are in a stored case, because an export shows them in another form. */
  semMudanca: Path[]
  /** Whether the row is not to be counted. A warning says why, except for rows without any content. */
  ignorada: boolean
}

/** A row that was read, with the case that it brings. */
export interface ReadRow<Caso extends BroughtCaso | null = BroughtCaso | null> {
  source: SourceRow
  converted: Converted
  /** Null where the row brings no case: it is refused, or not to be counted. */
  caso: Caso
}

/** Prepares all that needs no database, so that it is done while an earlier batch is being written. */
export function readRow(source: SourceRow, converted: Converted): ReadRow {
  const { tipo, numero, dataNotificacao: data, documento, municipio, erros, ignorada } = converted
  if (!tipo || !numero || !data || municipio === null || erros.length > 0 || ignorada)
    return { source, converted, caso: null }
  const { idade, iniciais, semMudanca } = converted
  return {
    source,
    converted,
    caso: broughtCaso({ tipo, numero, data, documento, municipio, idade, iniciais, semMudanca })
  }
}

export const bringsCaso = (row: ReadRow): row is ReadRow<BroughtCaso> => row.caso !== null

/** The row with another number of notification. */
export function withNumber({ source, converted }: ReadRow, numero: string): ReadRow {
  const documento = { ...converted.documento, numero_notificacao: numero }
  return readRow(source, { ...converted, numero, documento })
}
