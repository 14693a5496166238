import type { Documento } from '../agravos/document.ts'
import type { Path } from '../agravos/field-type.ts'
import type { MessageKey, MessageValues } from '../messages/messages.ts'
import type { Layout } from './layout.ts'

export interface RowProblem {
  /** The column as the file has it, or null. */
  campo: string | null
  key: MessageKey
  values?: MessageValues
  /** The raw value, never a name; at most 100 characters. */
  valor: string | null
}

export interface Converted {
  tipo: 'dengue' | 'zika' | 'chikungunya' | null
  numero: string | null
  dataNotificacao: string | null
  documento: Documento
  /** Seven digits. */
  municipio: number | null
  /** Whole years, from the birth date or NU_IDADE_N. */
  idade: number | null
  /** Of someone whose name an export did not show. */
  iniciais: string | null
  /** The row is refused. */
  erros: RowProblem[]
  /** It is taken. */
  avisos: RowProblem[]
  /** Fields that say "unchanged": hidden values and escaped cells of an export. */
  semMudanca: Path[]
  /** A row that is not to be counted; it is passed over with a warning. */
  ignorada: boolean
}

export function createConverter(
  _layout: Layout,
  _options: { today: string }
): (row: { cells: readonly string[] }) => Converted {
  throw new Error('not merged yet')
}
