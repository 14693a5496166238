import { lookAt, openBytes } from './bytes.ts'
import { openCsv } from './csv.ts'
import { openDbf } from './dbf.ts'
import type { Finding, Source, SourceFormat } from './row.ts'
import { openXlsx } from './xlsx.ts'

export type { BatchOptions, Place, Source, SourceBatch, SourceForm, SourceFormat, SourceRow } from './row.ts'
export { UnreadableFile } from './unreadable.ts'

/**
 * Opens a file on disk: a csv or dbf, also packed as zip or gzip, or an xlsx. `isHeader` finds the header below titles
 * and behind other sheets; without it the first row is the header. `planilha` names the sheet of a workbook. It rejects
 * with UnreadableFile, and so do the batches. Rows are read on demand, and nothing stays open once reading stops.
 */
export async function openSource(path: string, formato: SourceFormat, finding: Finding = {}): Promise<Source> {
  const look = await lookAt(path)
  if (formato === 'xlsx') return openXlsx(path, look, finding)
  if (formato === 'csv') return openCsv(await openBytes(path, look, ['.csv', '.txt', '.tsv']), finding.isHeader)
  return openDbf(await openBytes(path, look, ['.dbf', '.dbc']))
}
