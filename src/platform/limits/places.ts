import { rateLimitExceeded } from '../../errors.ts'
import { LONGEST_WAIT_MS } from './turns.ts'

export interface PlacesOptions {
  /** Most pieces of work of one caller under way at once. */
  atOnce: number
  /** Most pieces of work of one caller that wait. */
  waiting: number
  onRefused?(): void
}

interface Caller {
  running: number
  waiters: (() => void)[]
}

/**
 * Lets each caller do only a few pieces of work at once; the rest of its work waits. A caller whose work waits too
 * long, or of whom too much waits, is refused (429). Callers do not wait for each other: `turns.ts` is for work that
 * all of them share.
 */
export function createPlaces({ atOnce, waiting, onRefused }: PlacesOptions) {
  const callers = new Map<string, Caller>()

  function refusal(): Error {
    onRefused?.()
    return rateLimitExceeded(1, { key: 'limit.readings-at-once', values: { limit: atOnce } })
  }

  function placeOf(caller: Caller): Promise<void> {
    if (caller.waiters.length >= waiting) throw refusal()
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        caller.waiters.splice(caller.waiters.indexOf(begin), 1)
        reject(refusal())
      }, LONGEST_WAIT_MS)
      caller.waiters.push(begin)
    })
  }

  return async function inPlace<T>(who: string, work: () => Promise<T>): Promise<T> {
    const caller = callers.get(who) ?? { running: 0, waiters: [] }
    callers.set(who, caller)
    // A place that becomes free is handed to the first waiter, so the number does not change then.
    if (caller.running >= atOnce) await placeOf(caller)
    else caller.running++
    try {
      return await work()
    } finally {
      const next = caller.waiters.shift()
      if (next) next()
      else if (--caller.running === 0) callers.delete(who)
    }
  }
}
