/** The first and the last of whole numbers that follow one another. */
export type Range = readonly [first: number, last: number]

/** Whole numbers, in any order, as ranges. */
function rangesIn(numbers: readonly number[]): Range[] {
  const ranges: [number, number][] = []
  for (const n of [...numbers].sort((x, y) => x - y)) {
    const last = ranges.at(-1)
    if (last && n <= last[1] + 1) last[1] = n
    else ranges.push([n, n])
  }
  return ranges
}

/** Whole numbers as PostgreSQL's int4multirange, exactly. */
export const multirangeOf = (numbers: readonly number[]): string =>
  `{${rangesIn(numbers)
    .map(([first, last]) => `[${first},${last}]`)
    .join(',')}}`

/** The ranges of a multirange as PostgreSQL writes it. */
export function rangesOf(text: string): Range[] {
  return [...text.matchAll(/\[(-?\d+),(-?\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to) - 1])
}

/** Ranges in ascending order, and numbers that all come after them. */
export function addToRanges(ranges: readonly Range[], numbers: readonly number[]): Range[] {
  const last = ranges.at(-1)
  const [first, ...others] = rangesIn(numbers)
  if (!last || !first || first[0] !== last[1] + 1) return first ? [...ranges, first, ...others] : [...ranges]
  return [...ranges.slice(0, -1), [last[0], first[1]], ...others]
}

/** Whether one of the ranges, which are in ascending order, holds a number. */
export function isInRanges(ranges: readonly Range[], n: number): boolean {
  let [low, high] = [0, ranges.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last] = ranges[middle] as Range
    if (n < first) high = middle - 1
    else if (n > last) low = middle + 1
    else return true
  }
  return false
}
