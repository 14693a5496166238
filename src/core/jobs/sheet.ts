import { refused, validationError } from '../../errors.ts'
import type { Separator } from '../../platform/sheets/csv.ts'
import type { SheetFormat } from '../../platform/sheets/write.ts'

interface SheetRequest {
  formato: SheetFormat
  separador?: Separator
}

/** The kind of file that an export was asked for. Only texts have a separator. */
export function requireSheet({ formato, separador }: SheetRequest): SheetRequest {
  if (separador === undefined) return { formato }
  if (formato !== 'csv') throw validationError([refused('separador', 'field.csv-only', 'INVALID_VALUE')])
  return { formato, separador }
}
