import { serviceUnavailable } from '../../errors.ts'

interface Waiter {
  begin(): void
  refuse(): void
}

export interface TurnsOptions {
  /** Works under way at once, at most. */
  atOnce: number
  /** Works that wait, at most. */
  waiting: number
  /** After how many seconds whoever is refused may try again. */
  retrySeconds: number
}

/** Whoever could not begin within this time is refused: an answer soon, even a no, is better than one that nobody waits for any more. */
export const LONGEST_WAIT_MS = 5_000

/**
 * Lets few works be under way at once. Those who wait take turns, so that one who asks for much does not keep the others from theirs: `who` says on
 * whose behalf it is. When too many wait, the latest of whoever has the most waiting is refused (503).
 */
export function createTurns({ atOnce, waiting, retrySeconds }: TurnsOptions) {
  /** In the order of their next turns; nobody without a waiter is in it. */
  const queues = new Map<string, Waiter[]>()
  let running = 0
  let length = 0

  function makePlace(who: string): void {
    if (length < waiting) return
    const own = queues.get(who)?.length ?? 0
    let longest: Waiter[] | undefined
    // Not who would have as many with the new one: nobody is gained by refusing that one instead.
    for (const queue of queues.values()) if (queue.length > (longest?.length ?? own + 1)) longest = queue
    if (!longest) throw serviceUnavailable(retrySeconds)
    longest.at(-1)!.refuse()
  }

  function turnOf(who: string): Promise<void> {
    makePlace(who)
    return new Promise((resolve, reject) => {
      const queue = queues.get(who) ?? []
      const timer = setTimeout(() => waiter.refuse(), LONGEST_WAIT_MS)
      const waiter: Waiter = {
        begin() {
          clearTimeout(timer)
          resolve()
        },
        refuse() {
          clearTimeout(timer)
          length--
          queue.splice(queue.indexOf(waiter), 1)
          if (queue.length === 0) queues.delete(who)
          reject(serviceUnavailable(retrySeconds))
        }
      }
      queue.push(waiter)
      queues.set(who, queue)
      length++
    })
  }

  /** Whoever waits takes the place over. */
  function passOn(): void {
    const [first] = queues
    if (!first) {
      running--
      return
    }
    const [who, queue] = first
    length--
    const waiter = queue.shift()!
    // To the end: all others come before their next turn.
    queues.delete(who)
    if (queue.length > 0) queues.set(who, queue)
    waiter.begin()
  }

  return async function inTurn<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await turnOf(who)
    else running++
    try {
      return await work()
    } finally {
      passOn()
    }
  }
}
