import { betaCdf, betaQuantile } from './beta.ts'

export type Tipo = 'dengue' | 'chikungunya' | 'zika'

/** The time between two generations of cases, in weeks. */
const generation: Record<Tipo, { mean: number; sd: number }> = {
  dengue: { mean: 3, sd: 1 },
  chikungunya: { mean: 2, sd: 0.7 },
  zika: { mean: 3, sd: 1 }
}

/** What is known before the cases: a number of 1 on average, with a variance of 2. */
const BEFORE = { shape1: 2, shape2: 3 }
const TAIL = 0.025

/** The weights of the weeks before: the normal density at whole weeks up to three deviations, adding up to 1. */
export const weightsOf = (tipo: Tipo): number[] => {
  const { mean, sd } = generation[tipo]
  const weeks = Array.from({ length: Math.floor(mean + 3 * sd) }, (_, i) => i + 1)
  const density = weeks.map((week) => Math.exp(-0.5 * ((week - mean) / sd) ** 2))
  const sum = density.reduce((total, each) => total + each, 0)
  return density.map((each) => each / sum)
}

export interface Rt {
  rt: number
  low: number
  high: number
  /** The probability that it is above 1. */
  above: number
}

/**
 * The reproduction number of a week after Wallinga and Lipsitch (2007): its cases by those of the weeks before, weighed
 * by the generation time. Of two Poisson counts, the share of the first follows a beta distribution given both. `weeks`
 * has the oldest first. Returns null where no case lies before.
 */
export function rtAt(weeks: readonly number[], at: number, weights: readonly number[]): Rt | null {
  if (at < weights.length) return null
  const cases = weeks[at] ?? 0
  const before = weights.reduce((sum, weight, i) => sum + weight * (weeks[at - 1 - i] ?? 0), 0)
  if (before <= 0) return null
  const [shape1, shape2] = [BEFORE.shape1 + cases, BEFORE.shape2 + before]
  const odds = (share: number) => share / (1 - share)
  return {
    rt: cases / before,
    low: odds(betaQuantile(TAIL, shape1, shape2)),
    high: odds(betaQuantile(1 - TAIL, shape1, shape2)),
    above: 1 - betaCdf(0.5, cases, before)
  }
}
