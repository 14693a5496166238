import { refused, validationError } from '../../errors.ts'
import type { Separator } from '../../platform/sheets/csv.ts'
import type { SheetFormat } from '../../platform/sheets/write.ts'

interface SheetRequest {
  formato: SheetFormat
  separador?: Separator
}

/** Checks the requested kind of file of an export. Only CSV has a separator. */
export function requireSheet({ formato, separador }: SheetRequest): SheetRequest {
  if (separador === undefined) return { formato }
  if (formato !== 'csv') throw validationError([refused('separador', 'field.csv-only', 'INVALID_VALUE')])
  return { formato, separador }
}
