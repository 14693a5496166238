/** Whole numbers as an int4multirange of PostgreSQL, exactly. */
export function multirangeOf(numbers: number[]): string {
  const ranges: [number, number][] = []
  for (const n of [...numbers].sort((x, y) => x - y)) {
    const last = ranges.at(-1)
    if (last && n <= last[1] + 1) last[1] = n
    else ranges.push([n, n])
  }
  return `{${ranges.map(([first, last]) => `[${first},${last}]`).join(',')}}`
}

/** The ranges of a multirange as PostgreSQL writes it, first and last number of each. */
export function rangesOf(text: string): [number, number][] {
  return [...text.matchAll(/\[(-?\d+),(-?\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to) - 1])
}

/** A growing set of numbers that come in order, mostly one after the other. */
export function createRanges(initial: [number, number][] = []) {
  const ranges = [...initial]
  return {
    add(numbers: number[]): void {
      for (const n of [...numbers].sort((x, y) => x - y)) {
        const last = ranges.at(-1)
        if (last && n === last[1] + 1) last[1] = n
        else ranges.push([n, n])
      }
    },
    has: (n: number): boolean => {
      let [low, high] = [0, ranges.length - 1]
      while (low <= high) {
        const middle = (low + high) >> 1
        const [first, last] = ranges[middle] as [number, number]
        if (n < first) high = middle - 1
        else if (n > last) low = middle + 1
        else return true
      }
      return false
    }
  }
}

export type Ranges = ReturnType<typeof createRanges>
