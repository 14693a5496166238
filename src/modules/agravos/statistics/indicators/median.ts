/** How many cases there are of each number of days, in the order of days. */
export type Histogram = [days: number, n: number][]

/** The median of the days, and of how many cases: of an even number the mean of the middle two. */
export function medianOf(histogram: Histogram): { casos: number; mediana: number | null } {
  const casos = histogram.reduce((sum, [, n]) => sum + n, 0)
  if (casos === 0) return { casos, mediana: null }
  const [lower, upper] = [at(histogram, Math.floor((casos - 1) / 2)), at(histogram, Math.floor(casos / 2))]
  return { casos, mediana: (lower + upper) / 2 }
}

/** The days of the case at a place, when all are sorted by their days. */
function at(histogram: Histogram, place: number): number {
  let before = 0
  for (const [days, n] of histogram) {
    before += n
    if (before > place) return days
  }
  return 0
}
