const FIRST_MS = 50
const LONGEST_MS = 1_000
/** Who fails again within this time after a success waits as if there had been none. */
const RECENT_MS = 10_000

/**
 * How soon the next link may be opened. As many as are wanted, while links lead to the database. Once one did not: one at a time, after a pause that
 * grows with each that fails.
 */
export interface Pace {
  readonly failing: boolean
  failed(): void
  succeeded(): void
  /** Milliseconds until a link may be opened. */
  wait(): number
}

export function createPace(now: () => number = () => performance.now()): Pace {
  let failing = false
  let failedAt = Number.NEGATIVE_INFINITY
  let pause = 0
  return {
    get failing() {
      return failing
    },
    failed() {
      pause = now() - failedAt > RECENT_MS ? FIRST_MS : Math.min(LONGEST_MS, pause * 2)
      failedAt = now()
      failing = true
    },
    succeeded() {
      failing = false
    },
    wait: () => (failing ? Math.max(0, failedAt + pause - now()) : 0)
  }
}
