import { currentOf } from './deferred.ts'
import { arrayTypes } from './driver/arrays.ts'
import { type Db, drizzleOn } from './driver/drizzle.ts'
import { connectionError } from './driver/errors.ts'
import type { LaneFigures } from './driver/lane.ts'
import { createPool, type DriverOptions, type Pool, type PooledSql } from './driver/pool.ts'

export type { Db } from './driver/drizzle.ts'
export { CANCELLED, isConnectionError, sqlState } from './driver/errors.ts'

export interface Database {
  db: Db
  /** Where it is, for who needs a connection of another kind. It holds a password. */
  readonly url: string
  /** Plain SQL, with a few connections of its own and the driver's own types. Connects at its first use. */
  readonly sql: PooledSql
  /** One connection for all that `work` asks. A transaction in it has to end before anything else is asked. */
  hold<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** How busy the connections are, by what they are for. */
  figures(): Record<'general' | 'by_keys', LaneFigures>
  /** Rejects when the database does not answer soon. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface ConnectOptions {
  /** Connections, beside the few of `sql` and those for what is looked up by its keys. */
  max?: number
  applicationName?: string
  /** Milliseconds; 0 for none. */
  statementTimeout?: number
  /** How many milliseconds a statement waits for a connection before it is refused. */
  acquireTimeout?: number
  /** To read from a replica: servers that can not be written to are welcome, and nothing is written on any other either. */
  replica?: boolean
}

const keyed = new WeakMap<Db, Db>()

/** The same database for statements that look things up by their keys: the plans that are kept of them never read a whole table. A transaction is itself. */
export function byKeys(db: Db): Db {
  const through = currentOf(db)
  return keyed.get(through) ?? through
}

const connectTimeoutSeconds = 5
/** For a network to notice that the other side is gone; Node then asks ten times, a second apart. */
const keepAliveSeconds = 10
/** A connection that leads to a server which nobody else is led to any more is given up in the end. */
const longestLife = 20 * 60_000
/** After the server should have given up a statement. */
const grace = 5_000
const pingTimeout = 3_000

export function connect(url: string, options: ConnectOptions = {}): Database {
  const {
    max = 10,
    applicationName = 'saude-integra',
    statementTimeout = 30_000,
    acquireTimeout = 5_000,
    replica = false
  } = options
  const driver: DriverOptions = {
    connect_timeout: connectTimeoutSeconds,
    keep_alive: keepAliveSeconds,
    // The pool sees to that, between two uses.
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
  // Programs whose statements may take any time hold locks and settings of the session, too: their connections stay.
  const limits =
    statementTimeout > 0
      ? { acquireMs: acquireTimeout, lifeMs: longestLife, silenceMs: statementTimeout + grace }
      : { acquireMs: acquireTimeout, lifeMs: Number.POSITIVE_INFINITY, silenceMs: 0 }
  const main = createPool(url, max, limits, driver, { takesStandby: replica })
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
      plain ??= createPool(url, Math.min(max, 2), limits, driver, { takesStandby: replica })
      return plain.sql
    },
    hold: (work) =>
      main.hold((sql) => {
        const on = held.get(sql) ?? drizzleOn(sql)
        held.set(sql, on)
        return work(on)
      }),
    figures() {
      const { general, byKeys } = main.figures()
      return { general, by_keys: byKeys }
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
    async close() {
      closed = true
      await Promise.all([main.close(), plain?.close()])
    }
  }
}
