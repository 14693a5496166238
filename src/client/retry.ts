import { isApiError, NetworkError } from './errors.ts'

export interface RetrySettings {
  /** How often a call is sent again. Default: 4. */
  retries: number
  /** Milliseconds before the first time, if the service does not say; they double each time. Default: 250. */
  firstDelayMs: number
  /** A call that would have to wait longer fails at once, with `retryAfter`. Default: two minutes. */
  longestDelayMs: number
}

export const usualRetry: RetrySettings = { retries: 4, firstDelayMs: 250, longestDelayMs: 120_000 }

/** Over capacity, or down for a moment. 502 and 504 are what a proxy answers in the service's place. */
const PASSING = [429, 502, 503, 504]

/** Is it worth sending the same again? Whether that does harm is another question, which the caller has answered before. */
function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError) return true
  if (!isApiError(error)) return false
  // The first one with this key is still under way: an earlier try of ours, whose answer was lost.
  return PASSING.includes(error.status) || error.code === 'IDEMPOTENCY_IN_PROGRESS'
}

/** Milliseconds to wait before a call is sent again after so many tries, or null when it should fail. */
export function delayAfter(error: unknown, tries: number, settings: RetrySettings): number | null {
  if (tries > settings.retries || !isPassing(error)) return null
  const asked = isApiError(error) ? error.retryAfter : null
  const delay = asked === null ? jittered(settings.firstDelayMs * 2 ** (tries - 1)) : asked * 1000
  return delay > settings.longestDelayMs ? null : delay
}

/** Between half and the whole, so that many clients do not come back at the same moment. */
const jittered = (ms: number) => ms * (0.5 + Math.random() / 2)
