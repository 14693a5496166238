import type { Sql, TransactionSql } from 'postgres'
import { connectionError, endsConnection, isReadOnly } from './errors.ts'
import type { Admitted, Ask, Guard } from './guard.ts'
import type { Statement } from './statement.ts'
import { commitsOn, transactionsOn, type Work } from './transaction.ts'
import type { Wire, WireEvents } from './wire.ts'

/**
 * One connection that is never revived.
 *
 * The driver reconnects in place. After a connection is lost inside a transaction, later statements of that
 * transaction, or the rollback that the driver sends for it, would reach the new connection and be committed alone. So
 * each link is a client of its own with one connection. It is sealed at the first sign of loss: pending statements are
 * rejected, and nothing is sent through it again.
 *
 * A link passes through three states: connecting, ready, and dead. `markReady` enters the second and `kill` the third;
 * nothing leaves the third. A link with a guard is ready once the guard has admitted its server; what it is given
 * before that waits.
 */
export interface Link {
  readonly dead: boolean
  /** Whether another server has taken the place of the one that the link leads to. */
  readonly isOutdated: boolean
  /** Asks the server for a sign of life. */
  probe(done: () => void): void
  run(statement: Statement, done: () => void): void
  /** Sets the most milliseconds that a statement may take, until it is set again. */
  limit(ms: number): Promise<void>
  begin<T>(mode: string, work: Work<T>): Promise<T>
  /** From now on, the server may be silent for this long at most. */
  hasten(silenceMs: number): void
  kill(error: unknown, graceSeconds?: number): Promise<void>
}

/** Opens a client of the driver with one connection, and its socket. */
export type Open = (events: WireEvents) => { sql: Sql; wire: Wire }

export interface LinkEvents {
  /** The link leads to a server of the wanted kind. */
  ready(): void
  /** The link has ended. `useless` says that it never led to a server of the wanted kind, or no longer does. */
  dead(useless: boolean): void
  /** The link is about to end because the server did not answer. */
  silent(): void
}

/** How long the server gets to close its side. */
const FAREWELL_MS = 1_000

/**
 * Opens a link. `silenceMs` is how long a server may leave a statement or an open transaction without any answer; 0
 * means for ever.
 */
export function openLink(open: Open, silenceMs: number, events: LinkEvents, guard?: Guard): Link {
  const { sql, wire } = open({ ready: markReady, lost: (error) => void kill(error) })
  const execute = (sql.unsafe('') as unknown as Statement).handler
  const pending = new Set<Statement>()
  const waiting = new Set<(error: unknown) => void>()
  let cause: unknown
  let ended: Promise<void> | undefined
  let isReady = false
  let admitted: Admitted | undefined
  let transactions = 0
  // The server's own limits end what takes too long, but not when the server or the network vanishes without a word.
  let silence = silenceMs > 0 ? setTimeout(onSilence, silenceMs).unref() : undefined

  function markReady(): void {
    if (isReady || ended || (guard && !admitted)) return
    isReady = true
    silence?.refresh()
    events.ready()
  }

  function onSilence(): void {
    if (pending.size + transactions === 0) return
    events.silent()
    void kill(connectionError('ETIMEDOUT', 'The database did not answer'))
  }

  function kill(error: unknown, graceSeconds = 0): Promise<void> {
    if (ended) return ended
    cause = error
    clearTimeout(silence)
    // The socket goes first while the link is still connecting. On `end`, the driver would still send what waits for
    // it.
    if (!isReady) wire.destroy()
    ended = sql.end({ timeout: graceSeconds }).catch(() => {})
    void ended.then(() => setTimeout(wire.destroy, FAREWELL_MS).unref())
    events.dead(!isReady || isReadOnly(error))
    for (const statement of pending) statement.reject(error)
    for (const reject of waiting) reject(error)
    return ended
  }

  /**
   * Wraps the outcome of a statement, so that the link is sealed before the caller that awaits the statement goes on.
   */
  function watch(
    statement: Statement,
    send: (statement: Statement) => void,
    done?: () => void,
    confirm = (then: () => void) => then()
  ): void {
    const { resolve, reject } = statement
    let settled = false
    // The driver resolves a failed simple statement a second time, when the server is ready again.
    const settle = (outcome: () => void) => {
      if (settled) return
      settled = true
      pending.delete(statement)
      silence?.refresh()
      outcome()
      done?.()
    }
    statement.resolve = (value) => {
      markReady()
      confirm(() => settle(() => resolve(value)))
    }
    statement.reject = (error) => {
      if (endsConnection(error)) void kill(error)
      settle(() => reject(error))
    }
    statement.handler = () => {
      if (ended) return statement.reject(cause)
      pending.add(statement)
      silence?.refresh()
      send(statement)
    }
  }

  /** Settles like `start`, and rejects at once when the connection is lost before that. */
  function orDeath<T>(start: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (ended) return reject(cause)
      const settled = () => waiting.delete(reject)
      waiting.add(reject)
      start().then(resolve, reject).finally(settled)
    })
  }

  const committed = commitsOn(sql)
  const { shield, guarded } = transactionsOn({
    watch,
    orDeath,
    isDead: () => ended !== undefined,
    options: sql.options
  })

  function run(statement: Statement, done: () => void): void {
    const used = () => {
      guard?.used?.()
      done()
    }
    watch(statement, admission ? executeOnceAdmitted : execute, used, committed)
    statement.handler(statement)
  }

  /** Sends a statement of the link itself. */
  function send<T>(text: string, start: (statement: Statement) => void): Promise<T> {
    return new Promise((resolve, reject) => {
      const statement = sql.unsafe(text) as unknown as Statement
      // The driver's own `then` and `catch` would send the statement once more.
      Promise.prototype.then.call(statement, resolve as (value: unknown) => void, reject)
      start(statement)
    })
  }

  const runOwn = (text: string, done = () => {}) => send<void>(text, (statement) => run(statement, done))

  const ask: Ask = (text) =>
    send(text, (statement) => {
      watch(statement, execute)
      statement.handler(statement)
    })

  const executeOnceAdmitted = (statement: Statement) =>
    void admission?.then(
      () => execute(statement),
      // `kill` has rejected the statement.
      () => {}
    )

  /** Rejects when the server is not used. Undefined where nothing has to be waited for. */
  let admission = guard?.admit(ask).then((server) => {
    if (ended) throw cause
    admitted = server
    admission = undefined
    markReady()
  })
  admission?.catch(kill)

  return {
    get dead() {
      return ended !== undefined
    },
    get isOutdated() {
      return admitted?.isOutdated ?? false
    },
    kill,
    run,
    limit: (ms) => runOwn(`set statement_timeout = ${ms}`),
    hasten(ms) {
      if (!silence || ended) return
      clearTimeout(silence)
      silence = setTimeout(onSilence, ms).unref()
    },
    probe(done) {
      // The events report the outcome.
      runOwn('select 1', done).catch(() => {})
    },
    async begin<T>(mode: string, work: Work<T>): Promise<T> {
      const transaction = { over: false }
      let thrown: unknown
      transactions++
      silence?.refresh()
      const whole = async (tx: TransactionSql) => {
        try {
          return await work(guarded(tx, transaction))
        } catch (error) {
          thrown = error
          throw error
        } finally {
          transaction.over = true
        }
      }
      try {
        const begin = () => sql.begin(mode, (tx) => shield(() => whole(tx)))
        return (await orDeath(() => (admission ? admission.then(begin) : begin()))) as T
      } catch (error) {
        // The begin, the commit or the rollback failed, so the state of the session is unknown.
        if (error !== thrown) void kill(error)
        throw error
      } finally {
        transactions--
        guard?.used?.()
      }
    }
  }
}
