const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The waits between a failed attempt and the next one. */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)]
/**
 * The largest random addition to a wait, as a share of it. It keeps deliveries that failed together from returning
 * together.
 */
const JITTER = 0.1
const LONGEST_RETRY_AFTER = DAY
const PATIENCE = 5 * DAY

/** When to try again after this many failed attempts, or null when that was the last one. */
export function nextAttempt(
  failures: number,
  failedAt: Date,
  retryAfter: number | null,
  random: () => number
): Date | null {
  const wait = WAITS[failures - 1]
  if (wait === undefined) return null
  const own = Math.round(wait * (1 + JITTER * random()))
  const asked = Math.min((retryAfter ?? 0) * SECOND, LONGEST_RETRY_AFTER)
  return new Date(failedAt.getTime() + Math.max(own, asked))
}

/** Whether a receiver has failed without exception for too long. */
export function isHopeless(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= PATIENCE
}
