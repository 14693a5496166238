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

export const meanOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The standard deviation of a sample. */
export function deviationOf(values: number[]): number {
  const mean = meanOf(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}

/** A middle, and as much below it as above it. Counts never lie below 0. */
export const around = (middle: number, more: number): Spread => ({
  inferior: Math.max(0, rounded(middle - more)),
  centro: rounded(middle),
  superior: rounded(middle + more)
})

/** The mean, and two standard deviations of the sample below and above it. */
export const twoDeviations = (values: number[]): Spread => around(meanOf(values), 2 * deviationOf(values))
