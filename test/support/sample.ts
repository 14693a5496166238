import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Products of operation x field x kind of value take one path through the engine thousands of times. `make test` runs a
 * sample of them, another one in each run; `make test-all` runs them all. The seed is printed at the end:
 * TEST_SEED=<seed> runs the same sample again.
 */

/** Whether everything runs, as in `make test-all`. */
export const whole = process.env.TEST_WHOLE === 'yes'
/** The seed; vitest.config.ts chooses one when none is given. */
export const seed = Number(process.env.TEST_SEED ?? 0)

/**
 * Picks rows, in their order, so that each value of each property (every operation, every kind of value, ...) is in at
 * least one of them.
 */
export function sampled<T>(rows: readonly T[], ...properties: ((row: T) => unknown)[]): T[] {
  if (whole) return [...rows]
  const covered = properties.map(() => new Set<unknown>())
  const chosen = new Set<T>()
  for (const row of shuffled(rows, random(seed))) {
    const values = properties.map((property) => property(row))
    if (values.every((value, i) => covered[i]?.has(value))) continue
    for (const [i, value] of values.entries()) covered[i]?.add(value)
    chosen.add(row)
  }
  return noted(
    rows.filter((row) => chosen.has(row)),
    rows.length
  )
}

/** Picks `count` of the rows, in their order. Meant for rows of one kind. */
export function picked<T>(rows: readonly T[], count: number): T[] {
  if (whole) return [...rows]
  const chosen = new Set(shuffled(rows, random(seed)).slice(0, count))
  return noted(
    rows.filter((row) => chosen.has(row)),
    rows.length
  )
}

/** Numbers the rounds of something random: few in `make test`, many in `make test-all`. */
export const rounds = (few: number, many: number): number[] =>
  noted(
    Array.from({ length: whole ? many : few }, (_, i) => i + 1),
    many
  )

/** One sample: how many of how many cases a test file took. */
export interface Sample {
  file: string
  taken: number
  all: number
}

/**
 * Notes a sample for the list at the end of the run. The test file is found in the stack, since samples are taken while
 * files load.
 */
function noted<T>(rows: T[], all: number): T[] {
  const folder = process.env.TEST_SAMPLES
  const [, file] = /\/(test\/[^\s:?]+\.test\.ts)/.exec(new Error('where from').stack ?? '') ?? []
  if (folder && file && rows.length < all) {
    const sample: Sample = { file, taken: rows.length, all }
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(sample)}\n`)
  }
  return rows
}

export type Random = (below: number) => number

/**
 * Makes whole numbers from 0, the same ones for the same seed, so that a failure can be run again. It is a linear
 * congruential generator.
 */
export function random(from: number): Random {
  let state = from >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function shuffled<T>(rows: readonly T[], next: Random): T[] {
  const copy = [...rows]
  for (let i = copy.length - 1; i > 0; i--) {
    const other = next(i + 1)
    ;[copy[i], copy[other]] = [copy[other] as T, copy[i] as T]
  }
  return copy
}
