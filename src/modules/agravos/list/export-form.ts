import type { Readable } from 'node:stream'
import type { SQL } from 'drizzle-orm'
import type { Separator } from '../../../platform/sheets/csv.ts'
import { writeDbf } from '../../../platform/sheets/dbf.ts'
import { type ExportFormat, writeSheet } from '../../../platform/sheets/write.ts'
import { dayInBrasilia } from '../../../platform/time/days.ts'
import type { ExportName, Row } from '../fields/field-type.ts'
import { selectionOf } from '../fields/selection.ts'
import { hasWritableNumber, sinanCells, sinanColumns, sinanPaths } from '../sinan/columns.ts'
import { exportOf } from './export-columns.ts'

interface Asked {
  formato: ExportFormat
  separador?: Separator
  campos: ExportName[]
}

/** How a kind of file is made of cases. */
export interface ExportForm {
  /** What is selected of each case. */
  selection: SQL
  /** Whether such a file can have the case. */
  takes(row: Row): boolean
  write(rows: AsyncIterable<Row>): Readable
}

/** A dbf always has SINAN's columns; the others have those that were asked for. */
export function exportForm({ formato, separador, campos }: Asked, place: { dataDir: string; now: Date }): ExportForm {
  if (formato === 'dbf') return dbf(place)
  const { selection, columns, cellsOf } = exportOf(campos)
  return {
    selection,
    takes: () => true,
    write: (rows) => writeSheet({ format: formato, separator: separador }, columns, each(rows, cellsOf))
  }
}

const dbf = ({ dataDir, now }: { dataDir: string; now: Date }): ExportForm => ({
  selection: selectionOf([...sinanPaths]),
  takes: hasWritableNumber,
  write: (rows) => writeDbf(sinanColumns, each(rows, sinanCells), { dataDir, day: dayInBrasilia(now.toISOString()) })
})

async function* each<Cells>(rows: AsyncIterable<Row>, cellsOf: (row: Row) => Cells): AsyncGenerator<Cells> {
  for await (const row of rows) yield cellsOf(row)
}
