import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../platform/db/client.ts'
import { type Estado, NORMAL, readModo } from './queries.ts'

/** Requests are judged by what was known at most this long ago. */
const FRESH_MS = 1_000
/** What is known for longer is asked for before anything else is done. */
const STALE_MS = 3_000
/** Work in the background is told of a change, and asks by itself only this often. */
const TOLD_MS = 15_000
/** A database that does not answer must not make everything wait: the mode stays as it was. */
const PATIENCE_MS = 500

export interface Modo {
  /** The mode as it was a moment ago. Returns a promise only where it has to be asked for. */
  now(): Estado | Promise<Estado>
  /** The mode as it was last seen, without waiting for anything. */
  known(): Estado
  /** Asks the database. */
  refresh(): Promise<Estado>
  /** Is told a change that was made here, so that the next request meets it. */
  learn(estado: Estado): void
  /** Whether work in the background should wait. */
  isResting(): Promise<boolean>
}

export interface ModoOptions {
  db: Db
  log: Pick<FastifyBaseLogger, 'info'>
  /** A clock in milliseconds that only goes forward. */
  clock?: () => number
}

/**
 * Knows the mode of the service, which the database keeps for all instances. Nobody polls for it: whoever needs it asks
 * for it where it is a second old, so that an instance without work asks nothing.
 */
export function createModo({ db, log, clock = () => performance.now() }: ModoOptions): Modo {
  let estado = NORMAL
  let readAt = Number.NEGATIVE_INFINITY
  let asking: Promise<Estado> | null = null

  function learn(next: Estado): Estado {
    readAt = clock()
    // An answer may be older than what this instance has written itself.
    if ((next.desde ?? 0) < (estado.desde ?? 0)) return estado
    if (next.modo !== estado.modo) log.info({ from: estado.modo, to: next.modo }, 'the mode of the service changed')
    estado = next
    return estado
  }

  function refresh(): Promise<Estado> {
    asking ??= readModo(db)
      .then(learn)
      .finally(() => {
        asking = null
      })
    return asking
  }

  /** Waits for an answer, but not for long. A failure counts as an answer, so that not every caller waits again. */
  function refreshSoon(): Promise<Estado> {
    return new Promise((resolve) => {
      const giveUp = () => {
        readAt = Math.max(readAt, clock() - FRESH_MS)
        resolve(estado)
      }
      const timer = setTimeout(giveUp, PATIENCE_MS)
      refresh()
        .then(resolve, giveUp)
        .finally(() => clearTimeout(timer))
    })
  }

  function now(): Estado | Promise<Estado> {
    const age = clock() - readAt
    if (age < FRESH_MS) return estado
    const next = refreshSoon()
    return age < STALE_MS ? estado : next
  }

  return {
    now,
    refresh,
    learn,
    known() {
      if (clock() - readAt >= FRESH_MS) void refreshSoon()
      return estado
    },
    isResting: async () => (clock() - readAt < TOLD_MS ? estado : await now()).modo !== 'normal'
  }
}
