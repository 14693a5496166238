import type { Sql, TransactionSql } from 'postgres'
import { connectionError, endsConnection } from './errors.ts'

/** What a query object of the driver carries beside its promise. The handler is what puts it on a connection. */
export interface Statement extends Promise<unknown> {
  args: unknown[]
  handler(statement: Statement): void
  resolve(value: unknown): void
  reject(error: unknown): void
}

export type Work<T> = (tx: TransactionSql) => T | Promise<T>

/**
 * One connection that is never revived.
 *
 * The driver reconnects in place: after a connection is lost inside a transaction, later statements of that transaction,
 * or the rollback that the driver sends for it, would reach the new connection and be committed alone. So each link is a
 * client of its own with one connection, sealed at the first sign of loss: what is pending is rejected, and
 * nothing is sent through it again.
 */
export interface Link {
  readonly dead: boolean
  run(statement: Statement, done: () => void): void
  begin<T>(mode: string, work: Work<T>): Promise<T>
  kill(error: unknown, graceSeconds?: number): Promise<void>
}

export function isStatement(value: unknown): value is Statement {
  return value instanceof Promise && 'handler' in value
}

/** Refused here, since the driver would blame the statement that is running, and leave the wrong one waiting for ever. */
export function refuseBadArguments(statement: Statement): void {
  if (statement.args.includes(undefined)) throw new TypeError('undefined is not a value of SQL')
  if (statement.args.length >= 65534) throw new RangeError('A statement takes at most 65533 parameters')
}

/** Texts of statements that are kept prepared; a server keeps them per connection, so there is an end to them. */
const prepared = new Set<string>()
const MOST_PREPARED = 500

/** Begins a statement that asks for it: Drizzle says `prepare: false` of every statement that is not built and named by its builder. */
export const KEPT = '/* kept */'

/** The arguments of `unsafe` so that the server parses and plans a statement that comes again and again only once. */
export function preparing([text, args, options]: Parameters<Sql['unsafe']>): Parameters<Sql['unsafe']> {
  if (!args?.length || (options && !text.startsWith(KEPT))) return [text, args, options]
  if (prepared.size < MOST_PREPARED) prepared.add(text)
  return [text, args, { prepare: prepared.has(text) }]
}

export function openLink(open: (onclose: () => void) => Sql, onDeath: () => void): Link {
  const sql = open(() => void kill(connectionError('CONNECTION_CLOSED', 'The connection to the database was lost')))
  const execute = (sql.unsafe('') as unknown as Statement).handler
  const pending = new Set<Statement>()
  const waiting = new Set<(error: unknown) => void>()
  let cause: unknown
  let ended: Promise<void> | undefined

  function kill(error: unknown, graceSeconds = 0): Promise<void> {
    if (ended) return ended
    cause = error
    ended = sql.end({ timeout: graceSeconds }).catch(() => {})
    onDeath()
    for (const statement of pending) statement.reject(error)
    for (const reject of waiting) reject(error)
    return ended
  }

  /** Wraps the outcome of a statement, so that the link is sealed before whoever awaits the statement can go on. */
  function watch(statement: Statement, send: (statement: Statement) => void, done?: () => void): void {
    const { resolve, reject } = statement
    let settled = false
    // The driver resolves a failed simple statement once more, when the server is ready again.
    const settle = (outcome: () => void) => {
      if (settled) return
      settled = true
      pending.delete(statement)
      outcome()
      done?.()
    }
    statement.resolve = (value) => settle(() => resolve(value))
    statement.reject = (error) => {
      if (endsConnection(error)) void kill(error)
      settle(() => reject(error))
    }
    statement.handler = () => {
      if (ended) return statement.reject(cause)
      pending.add(statement)
      send(statement)
    }
  }

  /** Resolves or rejects as `start` does; rejects at once when the connection is lost before that. */
  function orDeath<T>(start: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (ended) return reject(cause)
      const settled = () => waiting.delete(reject)
      waiting.add(reject)
      start().then(resolve, reject).finally(settled)
    })
  }

  /** Runs the work of a transaction. Once the link is dead it never settles: the driver would send a rollback or a commit to nowhere. */
  function shield<T>(work: () => T | Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const called = (async () => work())()
      called.then(
        (value) => ended ?? resolve(value),
        (error) => ended ?? reject(error)
      )
    })
  }

  function guard(tx: TransactionSql, transaction: { over: boolean }): TransactionSql {
    const made = <T>(value: T): T => {
      if (!isStatement(value)) return value
      refuseBadArguments(value)
      const { handler } = value
      watch(value, (statement) => {
        if (transaction.over) statement.reject(new Error('The transaction of this statement has ended'))
        else handler(statement)
      })
      return value
    }
    const call = tx as unknown as (...args: unknown[]) => unknown
    const guarded = Object.assign((...args: unknown[]) => made(call(...args)), {
      unsafe: (...args: Parameters<Sql['unsafe']>) => made(tx.unsafe(...preparing(args))),
      savepoint: <T>(work: Work<T>) =>
        orDeath(() => tx.savepoint((inner) => shield(() => work(guard(inner, transaction))))),
      json: tx.json,
      typed: tx.typed,
      types: tx.types,
      options: sql.options
    })
    return guarded as unknown as TransactionSql
  }

  return {
    get dead() {
      return ended !== undefined
    },
    kill,
    run(statement, done) {
      watch(statement, execute, done)
      statement.handler(statement)
    },
    async begin<T>(mode: string, work: Work<T>): Promise<T> {
      const transaction = { over: false }
      let thrown: unknown
      const whole = async (tx: TransactionSql) => {
        try {
          return await work(guard(tx, transaction))
        } catch (error) {
          thrown = error
          throw error
        } finally {
          transaction.over = true
        }
      }
      try {
        return (await orDeath(() => sql.begin(mode, (tx) => shield(() => whole(tx))))) as T
      } catch (error) {
        // The begin, the commit or the rollback failed: nobody knows what state the session is in.
        if (error !== thrown) void kill(error)
        throw error
      }
    }
  }
}
