import { refused, validationError } from '../../errors.ts'
import type { Separator } from '../../platform/sheets/csv.ts'
import type { ExportFormat } from '../../platform/sheets/write.ts'

interface SheetRequest<Format extends ExportFormat> {
  formato: Format
  separador?: Separator
}

/** Checks the requested kind of file of an export. Only CSV has a separator. */
export function requireSheet<Format extends ExportFormat>({
  formato,
  separador
}: SheetRequest<Format>): SheetRequest<Format> {
  if (separador === undefined) return { formato }
  if (formato !== 'csv') throw validationError([refused('separador', 'field.csv-only', 'INVALID_VALUE')])
  return { formato, separador }
}
