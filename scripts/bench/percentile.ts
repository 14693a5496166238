/** The time below which this many of a hundred stay. */
export function percentile(times: number[], each: number): number {
  const sorted = times.toSorted((x, y) => x - y)
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * each) / 100) - 1)] ?? Number.NaN
}
