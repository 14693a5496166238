import { refused, validationError } from '../../errors.ts'
import type { SourceFormat } from '../../platform/sheets/read/source.ts'

/** Which table of a file is to be read. Only a workbook has sheets to choose from. */
export function sheetOf({ formato, planilha = null }: { formato: SourceFormat; planilha?: string | undefined | null }) {
  if (planilha !== null && formato !== 'xlsx')
    throw validationError([refused('planilha', 'field.xlsx-only', 'INVALID_VALUE')])
  return { formato, planilha }
}
