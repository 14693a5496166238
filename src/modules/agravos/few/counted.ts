/*
 * Which sums over days may be told of a group of municipalities, so that no difference of two of them is a number from
 * 1 to 4. It is hard because anybody may ask for any days: the sum of a week less that of six of its days is a day. So
 * the edges between days are chosen once, from the data: a sum is told only from one open edge to another, and between
 * neighbouring open edges lies nothing small.
 */

/** Fewer cases could point to persons. */
export const LEAST = 5

/** Counts of a group over time, in rows. Day `i` of `days` has `before[i + 1] - before[i]` cases of a row. */
export interface Counted {
  /** The days, as numbers, that have cases in any row, in order. */
  days: number[]
  rows: CountedRow[]
  /** All cases of the state are those of one row, which no other can protect. */
  isOnly: boolean
}

interface CountedRow {
  /** Sums of this row are told. One that is only known together is never told, and cannot be too small. */
  isTold: boolean
  before: number[]
  /** The number of days with cases, added up like the cases. */
  daysBefore: number[]
}

export interface DayCount {
  dia: number
  n: number
  /** More than one when the count is of a whole year. */
  dias: number
}

/** Adds up the counts of rows by day. */
export function countedOf(rows: { isTold: boolean; counts: DayCount[] }[], isOnly: boolean): Counted {
  const days = [...new Set(rows.flatMap(({ counts }) => counts.map(({ dia }) => dia)))].sort((x, y) => x - y)
  return { days, isOnly, rows: rows.map(({ isTold, counts }) => ({ isTold, ...addedUp(days, counts) })) }
}

function addedUp(days: number[], counts: DayCount[]) {
  const found = new Map<number, { n: number; dias: number }>()
  for (const { dia, n, dias } of counts) {
    const sum = found.get(dia) ?? { n: 0, dias: 0 }
    found.set(dia, { n: sum.n + n, dias: sum.dias + dias })
  }
  const before = [0]
  const daysBefore = [0]
  days.forEach((dia, i) => {
    before.push((before[i] ?? 0) + (found.get(dia)?.n ?? 0))
    daysBefore.push((daysBefore[i] ?? 0) + (found.get(dia)?.dias ?? 0))
  })
  return { before, daysBefore }
}

/** The index of the first day that is not before this one. */
function indexOf(days: number[], day: number): number {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle] as number) < day) low = middle + 1
    else high = middle
  }
  return low
}

const between = (sums: number[], from: number, to: number): number => (sums[to] ?? 0) - (sums[from] ?? 0)

/** The cases of a row, or of all rows, from a day up to another, which is left out. */
export function sumBetween({ days, rows }: Counted, from: number, to: number, row?: number): number {
  const [first, last] = [indexOf(days, from), indexOf(days, to)]
  const asked = row === undefined ? rows : rows.slice(row, row + 1)
  return asked.reduce((sum, { before }) => sum + between(before, first, last), 0)
}

/**
 * Whether the sums of a stretch may be told. Nothing in it is small, and what is hidden within it stays so: beside each
 * row with cases there is another, since the only one would follow from the state's numbers, day by day.
 */
function isHarmless({ days, rows, isOnly }: Counted, from: number, to: number): boolean {
  const [first, last] = [indexOf(days, from), indexOf(days, to)]
  const present = rows.filter(({ before }) => between(before, first, last) > 0)
  if (present.some(({ isTold, before }) => isTold && between(before, first, last) < LEAST)) return false
  const [only, ...others] = present
  return isOnly || !only?.isTold || others.length > 0 || between(only.daysBefore, first, last) <= 1
}

export const ALWAYS = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

/** Opens those of the candidates between which nothing but harmless stretches lies. Both lists are in order. */
export function refine(counted: Counted, edges: number[], candidates: number[]): number[] {
  const open: number[] = []
  let next = 0
  edges.slice(0, -1).forEach((edge, i) => {
    const to = edges[i + 1] as number
    let from = edge
    open.push(from)
    for (; next < candidates.length && (candidates[next] as number) < to; next++) {
      const candidate = candidates[next] as number
      if (candidate <= from || !isHarmless(counted, from, candidate) || !isHarmless(counted, candidate, to)) continue
      open.push(candidate)
      from = candidate
    }
  })
  return [...open, ...edges.slice(-1)]
}

/** The stretch between open edges that a day lies in: on its first edge, or strictly within. */
export function stretchAt(edges: number[], day: number): [from: number, to: number] {
  const above = indexOf(edges, day + 0.5)
  return [edges[above - 1] as number, edges[above] as number]
}
