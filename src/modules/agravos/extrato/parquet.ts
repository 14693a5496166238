import { type ParquetValue, parquetValue, type RowGroup, writeParquet } from '../../../platform/sheets/parquet.ts'
import { caseColumns, columnSources, extractColumns } from './columns.ts'
import { CURSOR_BETWEEN } from './cursor.ts'
import { isGone, LEAD, type Rows, valueText } from './packed.ts'
import { remembering } from './remembering.ts'
import { type Extract, slices } from './stream.ts'

/** Rows of a group: enough for readers to profit from columns, and few enough to be held for two extracts at once. */
const GROUP = 20_000

const columns = extractColumns.map((column) => ({ ...column, isSerial: column.name === 'cursor' }))

/** What makes the values of all columns of a source. */
interface Maker {
  at: number
  make: (bytes: Buffer, from: number, to: number) => ParquetValue[]
}

/** A row that waits for its group. */
interface Waiting {
  rows: Rows
  row: number
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
    for await (const slice of slices(extract)) {
      for (let row = slice.from; row < slice.to; row++) {
        rows.push({ rows: slice.rows, row })
        const [at, id] = [LEAD.at, LEAD.id].map((value) => valueText(slice.rows, row, value))
        cursors.push(`${slice.cursorStart}${at}${CURSOR_BETWEEN}${id}`)
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

const GONE = caseColumns.length

function groupOf(makers: { maker: Maker; i: number }[], rows: Waiting[], cursors: string[]): RowGroup {
  const areGone = rows.map(({ rows: of, row }) => isGone(of, row))
  let current: Maker | null = null
  let parts: (ParquetValue[] | null)[] = []
  return {
    rows: rows.length,
    valuesOf(column) {
      if (column === 0) return rows.map(({ rows: of, row }) => Number(valueText(of, row, LEAD.caso)))
      if (column === GONE) return areGone
      if (column === GONE + 1) return cursors
      const { maker, i } = makers[column]!
      if (maker !== current) {
        current = maker
        parts = rows.map(({ rows: { bytes, ends, width }, row }, nth) => {
          const place = row * width + maker.at
          return areGone[nth] ? null : maker.make(bytes, (ends[place] as number) + 1, ends[place + 1] as number)
        })
      }
      return parts.map((part) => (part === null ? null : (part[i] ?? null)))
    }
  }
}
