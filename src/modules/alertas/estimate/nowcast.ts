/*
 * How many cases the last weeks will have once all of them are typed. It is hard because the newest weeks look like a
 * fall that is only the delay of typing. Cases are counted by week of first symptoms and by the weeks until they were
 * known, and the share that is known after so many weeks is learned from older weeks.
 */

import { negativeBinomialQuantile } from './beta.ts'

/** The weeks that are estimated, and those before them of which the delay is learned. */
export const ESTIMATED = 8
export const LEARNED = 26
export const TRIANGLE = ESTIMATED + LEARNED
/** Cases that are typed later than this many weeks are no longer expected: too few weeks could tell of them. */
export const LONGEST_DELAY = 20

/** A delay is learned of this many cases at least. */
export const FEWEST_LEARNED = 100
/** A week of which a smaller share is known is not estimated: the answer would be a guess. */
export const SMALLEST_SHARE = 0.05

const TAIL = 0.025

/**
 * Cases by week and delay. Row 0 is the newest whole week, and column 0 has what was known when the newest week is as
 * old as it is now; each column is one week later. So row `j` can have cases up to column `j`.
 */
export type Triangle = readonly (readonly number[])[]

/** The share of a week's cases that is known when the week is `j` weeks older than the newest, and its variance. */
export interface Share {
  share: number
  variance: number
}

export interface Estimate {
  estimate: number
  low: number
  high: number
}

const sumTo = (row: readonly number[], last: number): number => {
  let sum = 0
  for (let b = 0; b <= last && b < row.length; b++) sum += row[b] ?? 0
  return sum
}

/** The weeks of which the delay is learned. */
const learnedRows = (triangle: Triangle) =>
  triangle.slice(ESTIMATED, TRIANGLE).map((row, i) => ({ row, seen: Math.min(ESTIMATED + i, LONGEST_DELAY) }))

export const learnedCases = (triangle: Triangle): number =>
  learnedRows(triangle).reduce((sum, { row, seen }) => sum + sumTo(row, seen), 0)

/**
 * The share that is known after each number of weeks, or null where too few cases tell of it. Of every delay, only the
 * weeks that are old enough to have shown it are asked: the product of these shares is the estimate of greatest
 * likelihood for times that are cut off on the right.
 */
export function learnShares(triangle: Triangle): Share[] | null {
  if (learnedCases(triangle) < FEWEST_LEARNED) return null
  const rows = learnedRows(triangle)
  const shares: number[] = new Array(LONGEST_DELAY + 1).fill(1)
  for (let k = LONGEST_DELAY; k > 0; k--) {
    const told = rows.filter(({ seen }) => seen >= k)
    const late = told.reduce((sum, { row }) => sum + (row[k] ?? 0), 0)
    const known = told.reduce((sum, { row }) => sum + sumTo(row, k), 0)
    shares[k - 1] = (shares[k] ?? 1) * (known === 0 ? 1 : 1 - late / known)
  }
  return shares.slice(0, ESTIMATED).map((share, j) => ({ share, variance: varianceOf(rows, share, j) }))
}

/**
 * How far the share of a single week lies from the learned one: what differs between weeks beyond chance, and what is
 * uncertain in the learned share itself.
 */
function varianceOf(rows: ReturnType<typeof learnedRows>, share: number, j: number): number {
  let beyond = 0
  let pairs = 0
  let all = 0
  let squares = 0
  for (const { row, seen } of rows) {
    const n = sumTo(row, seen)
    beyond += (sumTo(row, j) - n * share) ** 2 - n * share * (1 - share)
    pairs += n * (n - 1)
    all += n
    squares += n * n
  }
  const between = pairs > 0 ? Math.max(0, beyond / pairs) : 0
  return between * (1 + squares / (all * all)) + (share * (1 - share)) / all
}

/**
 * The final number of a week, of which `known` cases are there by now. What is still unknown follows a negative
 * binomial distribution, whose variance has chance and the uncertain share in it. Half a case more keeps the interval
 * of a week without cases open. Returns null where too small a share is known.
 */
export function estimateWeek(known: number, { share, variance }: Share): Estimate | null {
  if (share < SMALLEST_SHARE) return null
  const basis = known + 0.5
  const mean = (basis * (1 - share)) / share
  if (mean <= 0) return { estimate: known, low: known, high: known }
  const spread = (basis * (1 - share)) / share ** 2 + basis ** 2 * (variance / share ** 4)
  const size = mean ** 2 / (spread - mean)
  const estimate = known / share
  return {
    estimate,
    low: Math.min(estimate, known + negativeBinomialQuantile(TAIL, mean, size)),
    high: Math.max(estimate, known + negativeBinomialQuantile(1 - TAIL, mean, size))
  }
}

/** Estimates the newest weeks, the newest first. */
export const nowcast = (known: readonly number[], shares: readonly Share[]): (Estimate | null)[] =>
  shares.map((share, j) => estimateWeek(known[j] ?? 0, share))
