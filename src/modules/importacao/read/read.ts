import { setImmediate as breathe } from 'node:timers/promises'
import { containsMunicipio } from '../../../core/contas/territorio/territorio.ts'
import type { Territorio } from '../../../engine/contract/handler.ts'
import type { openSource, Place, Source, SourceFormat, SourceRow } from '../../../platform/sheets/read/source.ts'
import type { Restated } from '../../agravos/bulk/merge.ts'
import { textAt } from '../../agravos/fields/document.ts'
import type { Row } from '../../agravos/fields/field-type.ts'
import type { createConverter } from './convert.ts'
import { type Covered, coveredBy } from './covered.ts'
import { hasSinanCodes, type Layout, type recognise } from './layout.ts'
import { createRestating } from './restate.ts'
import type { Converted } from './row.ts'
import { type ReadRow, type RowProblem, readRow } from './row.ts'

/**
 * The read phase: rows of the file come in, rows that can be sorted come out. It asks no database, so that one batch is
 * read and converted while the batch before it is being written. Both happen in one thread: the conversion pauses now
 * and then, because the connection to the database could not go on otherwise.
 */

/** How files are read and rows converted. The thread is given it, so that tests can put another one in its place. */
export interface Reading {
  openSource: typeof openSource
  recognise: typeof recognise
  createConverter: typeof createConverter
}

/** A file whose columns are recognised. */
export interface OpenFile {
  source: Source
  layout: Layout
  convert: (row: SourceRow) => Converted
  /** What its columns are about. */
  covered: Covered
  /** Says a stored case again as such a file would; null for a file without SINAN's codes. */
  restate: ((stored: Row) => Restated) | null
}

export async function openFile(
  { openSource, recognise, createConverter }: Reading,
  {
    path,
    formato,
    planilha,
    today,
    territorio
  }: {
    path: string
    formato: SourceFormat
    planilha: string | null
    today: string
    territorio: Territorio | null
  }
): Promise<OpenFile> {
  const isHeader = (cells: string[]) => recognise(cells).familia !== null
  const source = await openSource(path, formato, { isHeader, planilha })
  const layout = recognise(source.columns, source.form)
  const convert = createConverter(layout, { today })
  const restate = hasSinanCodes(layout) ? createRestating(today) : null
  const within = (row: SourceRow) => withinTerritorio(convert(row), territorio)
  return { source, layout, convert: within, covered: coveredBy(layout), restate }
}

/** Why a row is refused whose case, or whose stored case, is beyond the importer's reach. */
export const OUT_OF_TERRITORY: RowProblem = { campo: null, key: 'row.out-of-territory', valor: null }

function withinTerritorio(converted: Converted, territorio: Territorio | null): Converted {
  const { municipio, documento, ignorada } = converted
  if (territorio === null || municipio === null || ignorada) return converted
  const notified = textAt(documento, 'municipio_notificacao')
  if (containsMunicipio(territorio, municipio)) return converted
  if (notified !== null && containsMunicipio(territorio, Number(notified))) return converted
  return { ...converted, erros: [...converted.erros, OUT_OF_TERRITORY] }
}

export interface ReadBatch {
  rows: ReadRow[]
  /** Where reading goes on after these rows. */
  place: Place
  /** The share of the file that was read so far, 0 to 1. */
  share: number
}

/** Rows that are converted between two pauses. */
const SLICE = 25

/** Reads and converts the next batch while the caller writes the one before. */
export async function* readAhead(
  { source, convert }: OpenFile,
  options: { size: number; after: Place | undefined }
): AsyncGenerator<ReadBatch> {
  const batches = source.batches(options)
  const read = async (): Promise<ReadBatch | null> => {
    const { value, done } = await batches.next()
    if (done) return null
    const rows: ReadRow[] = []
    for (const row of value.rows) {
      rows.push(readRow(row, convert(row)))
      if (rows.length % SLICE === 0) await breathe()
    }
    return { rows, place: value.place, share: value.share }
  }
  let next = read()
  try {
    for (;;) {
      const batch = await next
      if (!batch) return
      next = read()
      // If the caller stops here, nobody awaits this batch, and its rejection would end the process.
      next.catch(() => undefined)
      yield batch
    }
  } finally {
    await next.catch(() => undefined)
    await batches.return(undefined)
  }
}
