import type { Sql, TransactionSql } from 'postgres'
import { isStatement, preparing, refuseBadArguments, type Statement } from './statement.ts'

export type Work<T> = (tx: TransactionSql) => T | Promise<T>

/** What a transaction needs of its link. */
interface Around {
  /** Wraps the outcome of a statement, and sends it. */
  watch(statement: Statement, send: (statement: Statement) => void): void
  /** Settles like `start`, and rejects at once when the connection is lost before that. */
  orDeath<T>(start: () => Promise<T>): Promise<T>
  isDead(): boolean
  options: unknown
}

/** Guards the transactions of a link, so that nothing of one is sent after its end or after the link's. */
export function transactionsOn({ watch, orDeath, isDead, options }: Around) {
  /**
   * Runs the work of a transaction. Once the link is dead the promise never settles, because the driver would then send
   * a rollback or a commit to nowhere.
   */
  function shield<T>(work: () => T | Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const called = (async () => work())()
      called.then(
        (value) => isDead() || resolve(value),
        (error) => isDead() || reject(error)
      )
    })
  }

  function guarded(tx: TransactionSql, transaction: { over: boolean }): TransactionSql {
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
    const through = Object.assign((...args: unknown[]) => made(call(...args)), {
      unsafe: (...args: Parameters<Sql['unsafe']>) => made(tx.unsafe(...preparing(args))),
      savepoint: <T>(work: Work<T>) =>
        orDeath(() => tx.savepoint((inner) => shield(() => work(guarded(inner, transaction))))),
      json: tx.json,
      typed: tx.typed,
      types: tx.types,
      options
    })
    return through as unknown as TransactionSql
  }

  return { shield, guarded }
}

/**
 * Waits until a statement without a transaction is committed. The server reports the outcome before it commits, and a
 * server that is shut down in between aborts. The driver takes the report for the end. But it hands the connection to
 * the next user only when the server is ready again, which is after the commit.
 */
export const commitsOn =
  (sql: Sql) =>
  (then: () => void): void => {
    sql.reserve().then(
      (next) => {
        next.release()
        then()
      },
      // The connection was lost before that. The end of the link has rejected the statement.
      () => {}
    )
  }
