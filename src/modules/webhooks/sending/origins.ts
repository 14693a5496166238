import { type buildConnector, Pool } from 'undici'

/** One scheme, host and port, with its few connections and those who wait for one. */
export interface Origin {
  origin: string
  pool: Pool
  /** Connections made so far: if none was made since a request was handed over, it went out on an older one. */
  connections: number
  active: number
  waiting: (() => void)[]
  /** When it was asked for last, as a number that only grows. */
  lastUse: number
}

export interface Origins {
  readonly isClosed: boolean
  find(origin: string): Origin | undefined
  add(origin: string): Origin
  /** Calls when a place is free; whoever was called gives the place back by `leave`. */
  enter(origin: Origin, begin: () => void): void
  leave(origin: Origin): void
  /** A request that undici refuses before it is sent (a bad header) leaves one of the pool's connections unusable. */
  renew(origin: Origin): void
  close(): Promise<void>
}

const MAX_RESPONSE_HEADERS = 16 * 1024
/** A receiver may ask for its connections to be kept, but not for ever. */
const MAX_IDLE_MS = 30_000

/**
 * The connections of all receivers: a Pool of undici for each origin, and before it a queue of our own. undici's Agent keeps such pools
 * too, but beyond `maxOrigins` it refuses a further one where this lets the one go that was idle for longest; and the queue inside a pool
 * can not forget a request that has timed out: it would still connect for each of these.
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
      // One clock runs over the whole request, in exchange.ts.
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
      // Not called from here: a thousand that fail at once would nest a thousand deep.
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
