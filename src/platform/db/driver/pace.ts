const FIRST_MS = 50
const LONGEST_MS = 1_000
/** A failure within this time after the previous one continues its pauses, even if a success came between. */
const RECENT_MS = 10_000

/**
 * Decides how soon the next link may be opened. While links reach the database there is no limit. After a failure, one
 * link at a time is tried, after a pause that grows with each failure.
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
