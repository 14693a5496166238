/*
 * Written by hand: p-queue 9.3.5 and bottleneck 2.19.5 serve work in the order of its arrival. After 40 pieces of work
 * of one caller, the two of another caller ran as the 41st and 42nd; here they run as the 4th and 6th.
 */

import { serviceUnavailable } from '../../errors.ts'

interface Waiter {
  begin(): void
  refuse(): void
}

export interface TurnsOptions {
  /** Most pieces of work under way at once. */
  atOnce: number
  /** Most pieces of work that wait. */
  waiting: number
  /** Seconds after which a refused caller may try again. */
  retrySeconds: number
}

/**
 * A caller that could not begin within this time is refused. An early refusal is better than an answer that comes too
 * late.
 */
export const LONGEST_WAIT_MS = 5_000

/**
 * Lets only a few pieces of work run at once. Callers take turns, so that one that asks for much does not hold up the
 * others: `who` names the caller. When too many wait, the newest request of the caller with the most waiting is refused
 * (503).
 */
export function createTurns({ atOnce, waiting, retrySeconds }: TurnsOptions) {
  /** Callers with waiting work, in the order of their next turns. */
  const queues = new Map<string, Waiter[]>()
  let running = 0
  let length = 0

  const refusal = () => serviceUnavailable(retrySeconds, 'turns', { running, waiting: length, most_waiting: waiting })

  function makePlace(who: string): void {
    if (length < waiting) return
    const own = queues.get(who)?.length ?? 0
    let longest: Waiter[] | undefined
    // A queue must be longer than the caller's would become. Otherwise refusing there gains nothing.
    for (const queue of queues.values()) if (queue.length > (longest?.length ?? own + 1)) longest = queue
    if (!longest) throw refusal()
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
          const refused = refusal()
          clearTimeout(timer)
          length--
          queue.splice(queue.indexOf(waiter), 1)
          if (queue.length === 0) queues.delete(who)
          reject(refused)
        }
      }
      queue.push(waiter)
      queues.set(who, queue)
      length++
    })
  }

  /** Hands the free place to the next waiter. */
  function passOn(): void {
    const [first] = queues
    if (!first) {
      running--
      return
    }
    const [who, queue] = first
    length--
    const waiter = queue.shift()!
    // The caller goes to the end of the order, so that all others come before its next turn.
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
