import { limits } from './limits.ts'
import type { BatchOptions, SourceBatch, SourceRow } from './row.ts'

export interface FoundRow extends SourceRow {
  /** The byte at which the row begins, or null where reading cannot start there. */
  offset: number | null
  /** Size of the row, in bytes or characters. */
  weight: number
}

/**
 * Collects rows into batches. Rows come in groups, as many as a chunk of the file holds, because a promise for each row
 * would cost more than reading it.
 */
export async function* inBatches(
  groups: AsyncIterable<FoundRow[]>,
  { size, after, signal }: BatchOptions,
  share: () => number
): AsyncGenerator<SourceBatch> {
  const passed = after?.line ?? 0
  let rows: SourceRow[] = []
  let weight = 0
  let last: FoundRow | undefined
  const batch = (found: FoundRow): SourceBatch => ({
    rows,
    place: { line: found.line, offset: found.offset },
    share: Math.min(1, share())
  })
  for await (const group of groups) {
    signal?.throwIfAborted()
    for (const row of group) {
      if (row.line <= passed || isEmpty(row.cells)) continue
      rows.push({ line: row.line, cells: row.cells, found: row.found })
      weight += row.weight
      last = row
      if (rows.length < size && weight < limits.batch) continue
      yield batch(row)
      rows = []
      weight = 0
      signal?.throwIfAborted()
    }
  }
  if (last && rows.length > 0) yield batch(last)
}

/** Whether a row is empty. Spreadsheets leave rows of nothing but separators or styles. */
export const isEmpty = (cells: string[]): boolean => cells.every((cell) => cell === '' || cell.trim() === '')

/**
 * Brings a row to the number of columns. Returns how many cells the file had, without empty ones past the last column.
 */
export function toWidth(cells: string[], width: number): number {
  let found = cells.length
  while (found > width && cells[found - 1]?.trim() === '') found--
  if (cells.length > width) cells.length = width
  while (cells.length < width) cells.push('')
  return found
}
