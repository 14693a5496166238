import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { Guard } from '../db/client.ts'
import { sameMeaning } from '../db/load.ts'

export type QueueLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>

interface PoolOptions {
  queryMs?: number | undefined
  connectMs?: number | undefined
  /** Decides which primaries are used. */
  guard?: Guard | undefined
}

/** Decides about a new connection; an option of the pool that its types do not declare. */
type Verify = (client: pg.PoolClient, done: (error?: Error) => void) => void

/**
 * Creates a pool whose lost connections are an event and never an uncaught error. `onLost` hears of connections that
 * broke after they were established, whether they were idle or at work.
 */
export function createPool(
  url: string,
  size: number,
  onLost: (error: Error) => void,
  { queryMs, connectMs = 5000, guard }: PoolOptions = {}
): pg.Pool {
  const verify: Verify | undefined =
    guard &&
    ((client, done) => void guard.admit(async (text) => (await client.query(text)).rows).then(() => done(), done))
  const pool = new pg.Pool({
    ...(verify ? { verify } : {}),
    connectionString: sameMeaning(url),
    max: size,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    // Longer than the pause between two looks for entries: a connection costs more than a look.
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    maxLifetimeSeconds: 20 * 60,
    application_name: 'fila'
  })
  // The pool repeats the error of an idle client. The client's own listener below has already reported it.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    // A server that stops right after us may close the connection before we do. That is not a loss.
    client.on('error', (error) => !pool.ending && onLost(error))
    endWhenReadOnly(client)
  })
  return releasingOnce(pool)
}

type Taker = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  /** Not given by a pool that has ended. */
  release?: Release
) => void

type Release = (error?: Error | boolean) => void

/**
 * Ignores a second release of a connection. graphile-worker releases its listening connection twice when the connection
 * is lost during a stop while LISTEN is still under way. The pool throws at the second release, where nobody catches
 * it, and that would end the process.
 */
function releasingOnce(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool) as (taker?: Taker) => Promise<pg.PoolClient>
  const once = (release: Release): Release => {
    let released = false
    return (error) => {
      if (!released) release(error)
      released = true
    }
  }
  const patient = (taker?: Taker) =>
    taker ? connect((error, client, release) => taker(error, client, release && once(release))) : connect()
  return Object.assign(pool, { connect: patient })
}

const READ_ONLY = '25006'

/** The part of the driver's client that its types do not declare. */
interface Wired {
  connection: { on(event: 'errorMessage', listener: (refusal: { code?: string }) => void): void; stream: Socket }
}

/**
 * Ends a connection to a server that is, or has become, a read-only replica: another server may be the primary now. The
 * driver would keep the connection. Everything the queue asks counts as writing sooner or later, even LISTEN, so there
 * is no need to check beforehand.
 */
function endWhenReadOnly(client: pg.PoolClient): void {
  const { connection } = client as unknown as Wired
  connection.on('errorMessage', ({ code }) => {
    if (code === READ_ONLY) connection.stream.destroy(new Error('The server is read-only'))
  })
}

/** Ends a pool. `end()` waits for clients in use, which may take for ever after a network failure. */
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
