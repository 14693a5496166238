import { isApiError, NetworkError } from './errors.ts'

export interface RetrySettings {
  /** How often a call is sent again. Default: 4. */
  retries: number
  /** Milliseconds before the first retry, unless the service names a time. They double each time. Default: 250. */
  firstDelayMs: number
  /** A call that would have to wait longer fails at once, with `retryAfter`. Default: two minutes. */
  longestDelayMs: number
}

export const usualRetry: RetrySettings = { retries: 4, firstDelayMs: 250, longestDelayMs: 120_000 }

/** The service is overloaded or briefly down. A proxy answers 502 and 504 instead of the service. */
const PASSING = [429, 502, 503, 504]

/** Whether sending the same request again may help. The caller has already decided whether that is safe. */
function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError) return true
  if (!isApiError(error)) return false
  // An earlier try of ours with this key is still under way; its answer was lost.
  return PASSING.includes(error.status) || error.code === 'IDEMPOTENCY_IN_PROGRESS'
}

/** Returns the milliseconds to wait before the next try, or null when the call should fail. */
export function delayAfter(error: unknown, tries: number, settings: RetrySettings): number | null {
  if (tries > settings.retries || !isPassing(error)) return null
  const asked = isApiError(error) ? error.retryAfter : null
  const delay = asked === null ? jittered(settings.firstDelayMs * 2 ** (tries - 1)) : asked * 1000
  return delay > settings.longestDelayMs ? null : delay
}

/** Returns between half and all of the time, so that many clients do not come back at the same moment. */
const jittered = (ms: number) => ms * (0.5 + Math.random() / 2)
