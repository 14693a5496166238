import { describe, expect, it } from 'vitest'
import { simulate, sum, triangleAt } from '../../../scripts/r/simulated.ts'
import {
  ESTIMATED,
  estimateWeek,
  FEWEST_LEARNED,
  learnedCases,
  learnShares,
  nowcast
} from '../../../src/modules/alertas/estimate/nowcast.ts'

const SEED = 20_261_118

/** A year that rises and falls, twice. */
const wave = (week: number) => 60 + 50 * Math.sin((2 * Math.PI * week) / 40)

/** Estimates of 25 days, each of 8 weeks, beside the number that the week has in the end. */
function estimatedOf(seed: number, meanAt: (week: number) => number) {
  const weeks = simulate(seed, 300, meanAt)
  return Array.from({ length: 25 }, (_, i) => 40 + 10 * i).flatMap((at) => {
    const triangle = triangleAt(weeks, at)
    const known = triangle.map(sum)
    const estimates = nowcast(known, learnShares(triangle) ?? [])
    return estimates.map((estimate, j) => ({ estimate, known: known[j] ?? 0, final: sum(weeks[at - j] ?? []) }))
  })
}

describe('nowcast', () => {
  it.each([
    ['hundreds of cases', (week: number) => 10 * wave(week), 0.5],
    ['dozens of cases', wave, 0.5],
    // Chance alone is nearly as large as what is missing here.
    ['ten cases a week', (week: number) => 6 + wave(week) / 15, 0.8]
  ])('holds the final number of 200 simulated weeks in its interval, and errs less: %s', (_, meanAt, most) => {
    const told = estimatedOf(SEED, meanAt)
    expect(told).toHaveLength(200)
    const held = told.filter(({ estimate, final }) => estimate && estimate.low <= final && final <= estimate.high)
    const off = sum(told.map(({ estimate, final }) => Math.abs((estimate?.estimate ?? 0) - final)))
    const uncorrected = sum(told.map(({ known, final }) => final - known))
    expect(held.length / 200).toBeGreaterThanOrEqual(0.9)
    expect(held.length / 200).toBeLessThanOrEqual(0.99)
    expect(off / uncorrected).toBeLessThanOrEqual(most)
  })

  it('learns nothing of too few cases', () => {
    const few = triangleAt(
      simulate(SEED, 100, () => 3),
      60
    )
    expect(learnedCases(few)).toBeLessThan(FEWEST_LEARNED)
    expect(learnShares(few)).toBeNull()
  })

  it('does not estimate a week of which next to nothing is known', () => {
    expect(estimateWeek(3, { share: 0.04, variance: 0 })).toBeNull()
    expect(estimateWeek(3, { share: 0.5, variance: 0 })?.estimate).toBe(6)
  })

  it('leaves weeks alone that are known whole', () => {
    const shares = learnShares(Array.from({ length: 34 }, () => [20]))
    expect(nowcast([7, 0], shares ?? []).slice(0, 2)).toEqual([
      { estimate: 7, low: 7, high: 7 },
      { estimate: 0, low: 0, high: 0 }
    ])
    expect(shares).toHaveLength(ESTIMATED)
  })
})
