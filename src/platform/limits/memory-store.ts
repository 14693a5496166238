import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** Most keys kept. Beyond that, the least recently used ones are forgotten. */
const KEYS = 100_000

/**
 * Counts requests in the memory of this process. The plugin's own store returns one shared object, in which
 * simultaneous requests all see the count of the last one. Some allowed requests were then refused along with the
 * others.
 */
export class MemoryStore implements FastifyRateLimitStore {
  readonly #kept = new Map<string, { count: number; since: number }>()

  incr(
    key: string,
    answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
    window: number
  ): void {
    const now = Date.now()
    const found = this.#kept.get(key)
    const counted = found && found.since + window > now ? found : { count: 0, since: now }
    counted.count += 1
    // A map keeps the order in which keys were set, so the first key is the least recently used.
    this.#kept.delete(key)
    this.#kept.set(key, counted)
    if (this.#kept.size > KEYS) this.#kept.delete(this.#kept.keys().next().value as string)
    answer(null, { current: counted.count, ttl: counted.since + window - now })
  }

  child(): MemoryStore {
    return new MemoryStore()
  }
}
