import { LONGEST_DELAY, TRIANGLE } from '../../src/modules/alertas/estimate/nowcast.ts'

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function poisson(mean: number, random: () => number): number {
  let count = 0
  const wait = () => -Math.log1p(-random())
  for (let time = wait(); time < mean; time += wait()) count++
  return count
}

/**
 * An epidemic of which everything is known: by week, the oldest first, how many cases became known after how many
 * weeks. The share that is known at once differs from week to week, as the work of those who type does.
 */
export function simulate(seed: number, weeks: number, meanAt: (week: number) => number): number[][] {
  const random = randomOf(seed)
  return Array.from({ length: weeks }, (_, week) => {
    const first = 0.25 + 0.2 * random()
    const delays: number[] = new Array(LONGEST_DELAY + 1).fill(0)
    const cases = poisson(meanAt(week), random)
    for (let i = 0; i < cases; i++) {
      let delay = 0
      while (delay < LONGEST_DELAY && random() > first) delay++
      delays[delay] = (delays[delay] ?? 0) + 1
    }
    return delays
  })
}

/** What was known of the simulated weeks when week `at` was the newest. */
export const triangleAt = (simulated: number[][], at: number): number[][] =>
  Array.from({ length: TRIANGLE }, (_, j) => (simulated[at - j] ?? []).slice(0, j + 1))

export const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0)
