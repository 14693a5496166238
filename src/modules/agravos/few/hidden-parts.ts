import { LEAST } from './counted.ts'

/** The cells of one division of the cases (by sex, by outcome), for each row of a group. */
export interface PartRow {
  isTold: boolean
  cells: number[]
}

const sum = (cells: number[]): number => cells.reduce((all, n) => all + n, 0)

/**
 * Chooses the cells that are hidden in all rows: the small ones of any row, and so many more that none follows from the
 * others. A row that has cases has some in hidden cells, since it would otherwise give away the rows beside it. Zeros
 * are hidden like any other number.
 */
export function hiddenCells(rows: PartRow[], forced: Iterable<number> = []): Set<number> {
  const hidden = new Set(forced)
  for (const { isTold, cells } of rows)
    if (isTold) for (const [i, n] of cells.entries()) if (n > 0 && n < LEAST) hidden.add(i)
  if (hidden.size === 0) return hidden
  const present = rows.filter(({ cells }) => sum(cells) > 0)
  const all = present.reduce<number[]>((sums, { cells }) => cells.map((n, i) => (sums[i] ?? 0) + n), [])
  for (const { cells } of present) {
    const needed = () => sum(cells.filter((_, i) => hidden.has(i)))
    while (needed() === 0 && addSmallest(hidden, cells));
  }
  while ((hidden.size < 2 || isTelling(present, hidden)) && addSmallest(hidden, all));
  return hidden
}

/**
 * Whether the hidden cells of a row tell too much together, since their sum follows from the others: when it is small
 * itself, or when, if none is empty, all must be ones.
 */
const isTelling = (rows: PartRow[], hidden: Set<number>): boolean =>
  rows.some(({ isTold, cells }) => {
    const all = sum(cells.filter((_, i) => hidden.has(i)))
    return isTold && (all < LEAST || all <= hidden.size)
  })

/** Hides the smallest cell that has cases, or an empty one when there is none. Returns false when all are hidden. */
function addSmallest(hidden: Set<number>, cells: number[]): boolean {
  const left = [...cells.entries()].filter(([i]) => !hidden.has(i))
  const best = left.sort(([, x], [, y]) => (x || Infinity) - (y || Infinity) || 0)[0]
  if (!best) return false
  hidden.add(best[0])
  return true
}
