/** A lower and an upper bound of usual values, and their middle, with two decimals. */
export interface Spread {
  inferior: number
  centro: number
  superior: number
}

const rounded = (value: number): number => Math.round(value * 100) / 100

/** First quartile, median and third quartile, with the linear interpolation of `percentile_cont`. */
export function quartiles(values: number[]): Spread {
  const sorted = [...values].sort((x, y) => x - y)
  const at = (part: number) => {
    const place = part * (sorted.length - 1)
    const below = sorted[Math.floor(place)] ?? 0
    const above = sorted[Math.ceil(place)] ?? 0
    return rounded(below + (above - below) * (place % 1))
  }
  return { inferior: at(0.25), centro: at(0.5), superior: at(0.75) }
}

/** The mean, and two standard deviations of the sample below and above it. Counts never lie below 0. */
export function twoDeviations(values: number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const twice = 2 * Math.sqrt(squares / (values.length - 1))
  return { inferior: Math.max(0, rounded(mean - twice)), centro: rounded(mean), superior: rounded(mean + twice) }
}
