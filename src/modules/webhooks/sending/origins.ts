import { type buildConnector, Pool } from 'undici'

/** One scheme, host and port, with its few connections and the requests that wait for one. */
export interface Origin {
  origin: string
  pool: Pool
  /**
   * The number of connections made so far. If none was made since a request was handed over, it went out on an older
   * one.
   */
  connections: number
  active: number
  waiting: (() => void)[]
  /** When it was last used, as a number that only grows. */
  lastUse: number
}

export interface Origins {
  readonly isClosed: boolean
  find(origin: string): Origin | undefined
  add(origin: string): Origin
  /** Calls `begin` when a place is free. The called function gives the place back with `leave`. */
  enter(origin: Origin, begin: () => void): void
  leave(origin: Origin): void
  /**
   * Replaces the pool. A request that undici refuses before sending it (a bad header) leaves one of its connections
   * unusable.
   */
  renew(origin: Origin): void
  close(): Promise<void>
}

const MAX_RESPONSE_HEADERS = 16 * 1024
/** The longest that a connection is kept, even when the receiver asks for more. */
const MAX_IDLE_MS = 30_000

/**
 * Manages the connections to all receivers: one undici Pool per origin, behind a queue of our own. undici's Agent keeps
 * such pools too, but beyond `maxOrigins` it refuses a new one, where this code closes the one that was idle longest.
 * The queue inside a pool cannot forget a request that has timed out: it would still connect for each of them.
 */
export function createOrigins(
  connect: buildConnector.connector,
  { maxSockets, maxOrigins }: { maxSockets: number; maxOrigins: number }
): Origins {
  const origins = new Map<string, Origin>()
  let uses = 0
  let isClosed = false

  const createPool = (origin: string) =>
    new Pool(origin, {
      connect,
      connections: maxSockets,
      maxHeaderSize: MAX_RESPONSE_HEADERS,
      keepAliveMaxTimeout: MAX_IDLE_MS,
      // One timer covers the whole request, in exchange.ts.
      headersTimeout: 0,
      bodyTimeout: 0
    })

  function watch(origin: Origin): void {
    origin.pool.on('connect', () => {
      origin.connections += 1
    })
  }

  function dropOldestIdle(): void {
    const idle = [...origins.values()].filter(({ active }) => active === 0)
    if (idle.length === 0) return
    const { origin, pool } = idle.reduce((oldest, one) => (one.lastUse < oldest.lastUse ? one : oldest))
    origins.delete(origin)
    pool.close().catch(() => undefined)
  }

  return {
    get isClosed() {
      return isClosed
    },

    find(name) {
      const origin = origins.get(name)
      if (origin) origin.lastUse = ++uses
      return origin
    },

    add(name) {
      if (origins.size >= maxOrigins) dropOldestIdle()
      const pool = createPool(name)
      const origin: Origin = { origin: name, pool, connections: 0, active: 0, waiting: [], lastUse: ++uses }
      watch(origin)
      origins.set(name, origin)
      return origin
    },

    enter(origin, begin) {
      if (origin.active >= maxSockets) {
        origin.waiting.push(begin)
        return
      }
      origin.active += 1
      begin()
    },

    leave(origin) {
      const next = origin.waiting.shift()
      // Not called directly: a thousand requests that fail at once would nest a thousand calls deep.
      if (next) queueMicrotask(next)
      else origin.active -= 1
    },

    renew(origin) {
      origin.pool.close().catch(() => undefined)
      origin.pool = createPool(origin.origin)
      watch(origin)
    },

    async close() {
      isClosed = true
      const pools = [...origins.values()].map(({ pool }) => pool)
      origins.clear()
      await Promise.all(pools.map((pool) => pool.destroy()))
    }
  }
}
