import { setImmediate as breathe } from 'node:timers/promises'
import type { openSource, Place, Source, SourceFormat, SourceRow } from '../../../platform/sheets/read/source.ts'
import type { createConverter } from './convert.ts'
import type { Layout, recognise } from './layout.ts'
import type { Converted } from './row.ts'
import { type ReadRow, readRow } from './row.ts'

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
}

export async function openFile(
  { openSource, recognise, createConverter }: Reading,
  { path, formato, today }: { path: string; formato: SourceFormat; today: string }
): Promise<OpenFile> {
  const source = await openSource(path, formato, (cells) => recognise(cells).familia !== null)
  const layout = recognise(source.columns, source.form)
  return { source, layout, convert: createConverter(layout, { today }) }
}

export interface ReadBatch {
  rows: ReadRow[]
  /** Where reading goes on after these rows. */
  place: Place
  /** The share of the file that was read so far, 0 to 1. */
  share: number
}

/** Rows that are converted between two pauses. */
const SLICE = 250

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
