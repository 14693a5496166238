import { currentOf } from './deferred.ts'
import { arrayTypes } from './driver/arrays.ts'
import { type Db, drizzleOn } from './driver/drizzle.ts'
import { connectionError } from './driver/errors.ts'
import type { Guard } from './driver/guard.ts'
import type { LaneFigures } from './driver/lane.ts'
import type { Meter } from './driver/metered.ts'
import { createPool, type DriverOptions, type Pool, type PooledSql } from './driver/pool.ts'

export type { Db } from './driver/drizzle.ts'
export { CANCELLED, codesOf, isConnectionError, lackingError, sqlState } from './driver/errors.ts'
export type { Admitted, Ask, Guard } from './driver/guard.ts'
export { isUsedUp, type Meter } from './driver/metered.ts'

export interface Database {
  db: Db
  /** The address, for code that needs a connection of another kind. It holds a password. */
  readonly url: string
  /** Plain SQL with the driver's own types, on a few separate connections. Connects at its first use. */
  readonly sql: PooledSql
  /**
   * Runs `work` on one connection. A transaction in it has to end before the next statement. With a meter, the
   * connection is one for metered readings.
   */
  hold<T>(work: (db: Db) => Promise<T>, meter?: Meter): Promise<T>
  /**
   * Returns the database for one reading of a request. The time of its statements is counted, and they are cancelled
   * when they have taken too long together.
   */
  metered(meter: Meter): Db
  /** Makes the meter of one reading. */
  newMeter(): Meter
  /** How busy the connections are, by their purpose. */
  figures(): Record<'general' | 'by_keys' | 'metered' | 'metered_by_keys', LaneFigures>
  /** Rejects when the database does not answer soon. */
  ping(): Promise<void>
  /**
   * From now on, a server that is silent for this long counts as gone. A process that is about to end has no time to
   * wait for one.
   */
  hasten(silenceMs: number): void
  close(): Promise<void>
}

export interface ConnectOptions {
  /** Number of connections, besides the few of `sql` and those for lookups by key. */
  max?: number
  applicationName?: string
  /** Milliseconds, or 0 for no limit. */
  statementTimeout?: number
  /** How many milliseconds all statements of one metered reading may take together. */
  readingTimeout?: number
  /**
   * How many milliseconds a statement waits for a connection before it is refused. A new connection waits as long for
   * the server.
   */
  acquireTimeout?: number
  /**
   * For reading from a replica: accepts servers that cannot be written to, and writes nothing on any other server
   * either.
   */
  replica?: boolean
  /** Decides which primaries are used. */
  guard?: Guard | undefined
}

const keyed = new WeakMap<Db, Db>()

/**
 * Returns the same database for statements that look rows up by their keys. The plans kept for them never read a whole
 * table. A transaction is returned unchanged.
 */
export function byKeys(db: Db): Db {
  const through = currentOf(db)
  return keyed.get(through) ?? through
}

/**
 * How long a network may be silent before Node probes whether the other side is gone. Node then asks ten times, a
 * second apart.
 */
const keepAliveSeconds = 10
/** Ends old connections, so that none leads to a server that has long been replaced. */
const longestLife = 20 * 60_000
/** Time after the server should have cancelled a statement. */
const grace = 5_000
const pingTimeout = 3_000

export function connect(url: string, options: ConnectOptions = {}): Database {
  const {
    max = 10,
    applicationName = 'saude-integra',
    statementTimeout = 30_000,
    readingTimeout = 3_000,
    acquireTimeout = 5_000,
    replica = false,
    guard
  } = options
  const driver: DriverOptions = {
    connect_timeout: acquireTimeout / 1_000,
    keep_alive: keepAliveSeconds,
    // The pool replaces old connections between two uses.
    max_lifetime: null,
    fetch_types: false,
    types: arrayTypes,
    onnotice: () => {},
    connection: {
      application_name: applicationName,
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: statementTimeout * 2,
      ...(replica ? { default_transaction_read_only: true } : {})
    }
  }
  // Programs without a statement limit also hold locks and settings of the session, so their connections stay.
  const limits =
    statementTimeout > 0
      ? { acquireMs: acquireTimeout, lifeMs: longestLife, silenceMs: statementTimeout + grace }
      : { acquireMs: acquireTimeout, lifeMs: Number.POSITIVE_INFINITY, silenceMs: 0 }
  const main = createPool(url, max, limits, driver, { takesStandby: replica, readingMs: readingTimeout, guard })
  const db = drizzleOn(main.sql)
  keyed.set(db, drizzleOn(main.byKeys))
  const held = new WeakMap<PooledSql, Db>()
  let plain: Pool | undefined
  let closed = false

  return {
    db,
    url,
    get sql() {
      if (closed) throw connectionError('CONNECTION_ENDED', 'The database client is closed')
      plain ??= createPool(url, Math.min(max, 2), limits, driver, { takesStandby: replica, guard })
      return plain.sql
    },
    hold: (work, meter) =>
      main.hold((sql) => {
        const on = held.get(sql) ?? drizzleOn(sql)
        held.set(sql, on)
        return work(on)
      }, meter),
    metered(meter) {
      const metered = main.metered(meter)
      const on = drizzleOn(metered.sql)
      keyed.set(on, drizzleOn(metered.byKeys))
      return on
    },
    newMeter: () => ({ limitMs: readingTimeout, spentMs: 0 }),
    figures() {
      const { general, byKeys, metered, meteredByKeys } = main.figures()
      return { general, by_keys: byKeys, metered, metered_by_keys: meteredByKeys }
    },
    async ping() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        const error = connectionError('CONNECT_TIMEOUT', 'The database did not answer')
        timer = setTimeout(() => reject(error), pingTimeout)
      })
      const answer = main.sql.unsafe('select 1')
      try {
        await Promise.race([answer, late])
      } finally {
        clearTimeout(timer)
      }
    },
    hasten(silenceMs) {
      for (const pool of [main, plain]) pool?.hasten(silenceMs)
    },
    async close() {
      closed = true
      await Promise.all([main.close(), plain?.close()])
    }
  }
}
