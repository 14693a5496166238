import { type ParquetValue, parquetValue, type RowGroup, writeParquet } from '../../../platform/sheets/parquet.ts'
import { caseColumns, columnSources, extractColumns } from './columns.ts'
import { CURSOR_BETWEEN } from './cursor.ts'
import { endsOf, isAbsent, LEAD, type Rows } from './packed.ts'
import { hashOf, remembering } from './remembering.ts'
import { type Extract, slices } from './stream.ts'

/** Rows of a group: enough for readers to profit from columns, and few enough to be held for two extracts at once. */
const GROUP = 20_000

const columns = extractColumns.map((column) => ({ ...column, isSerial: column.name === 'cursor' }))

/** What makes the values of all columns of a source. */
interface Maker {
  at: number
  make: (bytes: Buffer, from: number, to: number, hash: number) => ParquetValue[]
}

/** A row that waits for its group: where the one before it ends is told by place `first` of `ends`. */
interface Waiting {
  bytes: Buffer
  ends: Int32Array
  first: number
}

/** For each column, what makes its values, and which of them it is. */
const makers = (): { maker: Maker; i: number }[] =>
  columnSources.flatMap(({ at, columns: own, cellsOf }) => {
    const forms = own.map(({ kind }) => parquetValue(kind))
    const maker: Maker = { at, make: remembering((value) => cellsOf(value).map((cell, i) => forms[i]!(cell))) }
    return own.map((_, i) => ({ maker, i }))
  })

/**
 * Writes an extract as a parquet file. A case that is gone has nothing but its id, `removido` and `cursor`. The end of
 * the file tells the cursor of its last row and the moment for the next call.
 */
export function parquetOf(extract: Extract): AsyncGenerator<Uint8Array> {
  const made = makers()
  let last: string | null = null
  async function* groups(): AsyncGenerator<RowGroup> {
    let rows: Waiting[] = []
    let cursors: string[] = []
    let batch: Rows | null = null
    let ends: Int32Array = new Int32Array()
    for await (const slice of slices(extract)) {
      if (slice.rows !== batch) ends = endsOf(slice.rows)
      batch = slice.rows
      for (let row = slice.from; row < slice.to; row++) {
        const waiting = { bytes: batch.bytes, ends, first: row * (batch.width + 1) }
        rows.push(waiting)
        cursors.push(`${slice.cursorStart}${textOf(waiting, LEAD.at)}${CURSOR_BETWEEN}${textOf(waiting, LEAD.id)}`)
      }
      if (rows.length < GROUP) continue
      last = cursors.at(-1) ?? last
      yield groupOf(made, rows, cursors)
      rows = []
      cursors = []
    }
    last = cursors.at(-1) ?? last
    if (rows.length > 0) yield groupOf(made, rows, cursors)
  }
  return writeParquet(columns, groups(), () => ({
    next_since: new Date(extract.cursor.settled).toISOString(),
    ...(last === null ? {} : { cursor: last })
  }))
}

function textOf({ bytes, ends, first }: Waiting, value: number): string {
  return bytes.toString('latin1', (ends[first + value] as number) + 1, ends[first + value + 1])
}

const GONE = caseColumns.length

function groupOf(makers: { maker: Maker; i: number }[], rows: Waiting[], cursors: string[]): RowGroup {
  const areGone = rows.map((row) => textOf(row, LEAD.gone) === 'true')
  let current: Maker | null = null
  let parts: (ParquetValue[] | null)[] = []
  return {
    rows: rows.length,
    valuesOf(column) {
      if (column === 0) return rows.map((row) => Number(textOf(row, LEAD.caso)))
      if (column === GONE) return areGone
      if (column === GONE + 1) return cursors
      const { maker, i } = makers[column]!
      if (maker !== current) {
        current = maker
        parts = rows.map(({ bytes, ends, first }, nth) => {
          const from = (ends[first + maker.at] as number) + 1
          const to = ends[first + maker.at + 1] as number
          const isNone = areGone[nth] || isAbsent(bytes, from, to)
          return isNone ? null : maker.make(bytes, from, to, hashOf(bytes, from, to))
        })
      }
      return parts.map((part) => (part === null ? null : (part[i] ?? null)))
    }
  }
}
