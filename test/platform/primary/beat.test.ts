import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startBeat } from '../../../src/platform/primary/beat.ts'
import { testVitals } from '../../support/vitals.ts'

// The timers that a test moves are the global ones.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, _: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms)
      signal.onabort = () => resolve()
    })
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const EVERY_MS = 250

/** A beat on a database that counts its uses, the beats among them. */
function begin(isAway = false) {
  let uses = 0
  let beats = 0
  const guard = {
    admit: async () => ({ isOutdated: false }),
    used: () => void uses++,
    uses: () => uses,
    async confirm() {
      beats++
      if (isAway) throw new Error('no primary')
      uses++
    },
    exchange: async () => {}
  }
  const beat = startBeat({ guard, database: { sql: {} as never }, vitals: testVitals(), everyMs: EVERY_MS })
  return { ...beat, beats: () => beats, use: () => void uses++, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

it('remembers what was acknowledged after each use, and rests while nobody uses the database', async () => {
  const { beats, use, pass, stop } = begin()
  await pass(60_000)
  expect(beats()).toBe(1)
  use()
  await pass(60_000)
  expect(beats()).toBe(2)
  for (let i = 0; i < 8; i++) {
    use()
    await pass(EVERY_MS)
  }
  expect(beats()).toBe(10)
  await stop()
})

it('goes on while there is no primary', async () => {
  const { beats, pass, stop } = begin(true)
  await pass(4 * EVERY_MS)
  expect(beats()).toBeGreaterThanOrEqual(4)
  await stop()
})
