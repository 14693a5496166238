import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { sameMeaning } from '../db/load.ts'

export type QueueLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>

/**
 * A pool whose lost connections are an event and never an uncaught error. `onLost` hears of connections that broke
 * after they were established, whether they were idle or at work.
 */
export function createPool(url: string, size: number, onLost: (error: Error) => void, queryTimeout?: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: sameMeaning(url),
    max: size,
    connectionTimeoutMillis: 5000,
    query_timeout: queryTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    maxLifetimeSeconds: 20 * 60,
    application_name: 'fila'
  })
  // The pool repeats the error of an idle client; the client's own listener below has reported it already.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    // A server that stops right after us may be quicker than our goodbye, which is no loss.
    client.on('error', (error) => !pool.ending && onLost(error))
    endWhenReadOnly(client)
  })
  return releasingOnce(pool)
}

type Taker = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void
) => void

/**
 * graphile-worker gives the connection that listens back twice when it is lost while it stops and its LISTEN is still under way. The pool throws at the second time,
 * where nobody catches it, which would end the process.
 */
function releasingOnce(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool) as (taker?: Taker) => Promise<pg.PoolClient>
  const once = (release: Parameters<Taker>[2]): Parameters<Taker>[2] => {
    let released = false
    return (error) => {
      if (!released) release(error)
      released = true
    }
  }
  const patient = (taker?: Taker) =>
    taker ? connect((error, client, release) => taker(error, client, once(release))) : connect()
  return Object.assign(pool, { connect: patient })
}

const READ_ONLY = '25006'

/** The part of the driver's client that it does not tell of. */
interface Wired {
  connection: { on(event: 'errorMessage', listener: (refusal: { code?: string }) => void): void; stream: Socket }
}

/**
 * Ends a connection on which nothing can be written, since the server is a replica, or has become one: another one may be the primary now. The driver would
 * keep it. All that the queue asks is written sooner or later, LISTEN counts as written, and so there is no need to ask beforehand.
 */
function endWhenReadOnly(client: pg.PoolClient): void {
  const { connection } = client as unknown as Wired
  connection.on('errorMessage', ({ code }) => {
    if (code === READ_ONLY) connection.stream.destroy(new Error('The server is read-only'))
  })
}

/** `end()` waits for clients that are in use, which may be for ever after a network failure. */
export async function endPool(pool: pg.Pool): Promise<void> {
  await Promise.race([pool.end(), pause(5000, undefined, { ref: false })])
}

export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // Closing the connection rolls back, and needs no answer from a server that may be gone.
    client.release(true)
    throw error
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
