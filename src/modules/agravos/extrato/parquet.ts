import { type ParquetValue, parquetValue, type RowGroup, writeParquet } from '../../../platform/sheets/parquet.ts'
import { caseColumns, columnSources, extractColumns } from './columns.ts'
import { LEAD, type Values } from './packed.ts'
import { remembering } from './remembering.ts'
import { type Extract, slices } from './stream.ts'

/** Rows of a group: enough for readers to profit from columns, and few enough to be held for two extracts at once. */
const GROUP = 20_000

const columns = extractColumns.map((column) => ({ ...column, isSerial: column.name === 'cursor' }))

/** What makes the values of all columns of a source. */
interface Maker {
  at: number
  make: (value: string | null) => ParquetValue[]
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
    let rows: Values[] = []
    let cursors: string[] = []
    for await (const slice of slices(extract)) {
      for (const row of slice.rows) {
        rows.push(row)
        cursors.push(slice.cursorOf(row))
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

function groupOf(makers: { maker: Maker; i: number }[], rows: Values[], cursors: string[]): RowGroup {
  const isGone = rows.map((row) => row[LEAD.gone] === 'true')
  let current: Maker | null = null
  let parts: (ParquetValue[] | null)[] = []
  return {
    rows: rows.length,
    valuesOf(column) {
      if (column === 0) return rows.map((row) => Number(row[LEAD.caso]))
      if (column === GONE) return isGone
      if (column === GONE + 1) return cursors
      const { maker, i } = makers[column]!
      if (maker !== current) {
        current = maker
        parts = rows.map((row, nth) => (isGone[nth] ? null : maker.make(row[maker.at] ?? null)))
      }
      return parts.map((part) => (part === null ? null : (part[i] ?? null)))
    }
  }
}
