import { describe, expect, it } from 'vitest'
import { betaCdf, betaQuantile, negativeBinomialQuantile } from '../../../src/modules/alertas/estimate/beta.ts'
import { levelAt, type Week } from '../../../src/modules/alertas/estimate/level.ts'
import { rtAt, weightsOf } from '../../../src/modules/alertas/estimate/rt.ts'

const weeks = [12, 15, 11, 18, 22, 31, 36, 44, 61, 70.5, 88.25]

/** The share of a beta distribution below a value, by adding up its density in small steps. */
function areaBelow(x: number, a: number, b: number): number {
  const steps = 400_000
  const density = (at: number) => at ** (a - 1) * (1 - at) ** (b - 1)
  const area = (to: number) => {
    let sum = 0
    for (let i = 0; i < steps; i++) sum += density(((i + 0.5) * to) / steps)
    return (sum * to) / steps
  }
  return area(x) / area(1)
}

describe('Rt', () => {
  it.each([
    ['dengue', 3, 1, 6],
    ['chikungunya', 2, 0.7, 4],
    ['zika', 3, 1, 6]
  ] as const)('is the ratio of Wallinga and Lipsitch: %s', (tipo, mean, sd, longest) => {
    let before = 0
    let all = 0
    for (let s = 1; s <= longest; s++) {
      const g = Math.exp(-((s - mean) ** 2) / (2 * sd ** 2)) / (sd * Math.sqrt(2 * Math.PI))
      before += g * (weeks[10 - s] ?? 0)
      all += g
    }
    const found = rtAt(weeks, 10, weightsOf(tipo))
    expect(found?.rt).toBeCloseTo(88.25 / (before / all), 9)
    expect(found?.above).toBeCloseTo(1 - areaBelow(0.5, 88.25, before / all), 6)
    const [low, high] = [found?.low ?? 0, found?.high ?? 0].map((odds) => odds / (1 + odds)) as [number, number]
    expect(areaBelow(low, 2 + 88.25, 3 + before / all)).toBeCloseTo(0.025, 6)
    expect(areaBelow(high, 2 + 88.25, 3 + before / all)).toBeCloseTo(0.975, 6)
  })

  it('is not told without cases before, or without enough weeks', () => {
    const weights = weightsOf('dengue')
    expect(rtAt([0, 0, 0, 0, 0, 0, 5], 6, weights)).toBeNull()
    expect(rtAt([3, 3, 3, 3, 3, 3, 5], 5, weights)).toBeNull()
    expect(rtAt([3, 3, 3, 3, 3, 3, 0], 6, weights)).toMatchObject({ rt: 0, above: 0 })
  })

  it('has distributions that agree with R', () => {
    expect(betaCdf(0.5, 3e6, 2.999e6)).toBeCloseTo(0.341533199813604, 7)
    expect(betaQuantile(0.025, 300.5, 250)).toBeCloseTo(0.504171961052101, 11)
    expect(betaQuantile(0.975, 0.5, 7)).toBeCloseTo(0.310274789256308, 11)
    expect(negativeBinomialQuantile(0.975, 5000, 12)).toBe(8205)
    expect(negativeBinomialQuantile(0.975, 3.2, 1.5)).toBe(11)
  })
})

describe('level', () => {
  const channel = { media: 20, limite: 50 }
  const week = (estimate: number, above: number | null, known: Week['channel'] = channel): Week => ({
    estimate,
    above,
    channel: known
  })
  const last = (...list: Week[]) => levelAt(list, list.length - 1)

  it('follows the criteria, the worst first', () => {
    expect(last(week(20, 0.5))).toBe(1)
    expect(last(week(20.1, 0.5))).toBe(2)
    expect(last(week(5, 0.96), week(5, 0.2), week(5, 0.96), week(5, 0.96))).toBe(3)
    expect(last(week(5, 0.96), week(5, 0.96), week(5, 0.96), week(5, 0.2))).toBe(3)
    expect(last(week(5, 0.96), week(5, 0.95), week(5, 0.96), week(5, null))).toBe(1)
    expect(last(week(5, 0.96), week(5, 0.96), week(5, 0.2), week(5, 0.2), week(5, 0.96))).toBe(1)
    expect(last(week(50, 0.5))).toBe(2)
    expect(last(week(50.1, 0.5))).toBe(4)
    expect(last(week(99, 0.99), week(99, 0.99), week(99, 0.99))).toBe(4)
  })

  it('is only told of a rise where other years are not known', () => {
    expect(last(week(500, 0.5, null))).toBeNull()
    expect(last(week(5, 0.99, null), week(6, 0.99, null), week(9, 0.99, null))).toBe(3)
    expect(levelAt([], 0)).toBeNull()
  })
})
