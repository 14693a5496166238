import type { Db } from './driver/drizzle.ts'

/**
 * A database whose transactions all join one, which `commit` or `rollback` ends. The joint transaction begins with the
 * first transaction of a request. Statements outside any transaction go to the pool before that, and through the open
 * transaction afterwards, so that they see what was written.
 */
export interface Deferred {
  db: Db
  /** The joint transaction, once it has begun. */
  readonly tx: Db | null
  commit(): Promise<void>
  rollback(): Promise<void>
}

/** Rolls a transaction back. Callers never see it. */
class TakenBack extends Error {}

const current = new WeakMap<Db, () => Db>()

/**
 * Returns what a database's statements go through at this moment. Only a deferred database changes; others are
 * themselves.
 */
export const currentOf = (db: Db): Db => current.get(db)?.() ?? db

/** Whether the transactions of a database are deferred. */
export const isDeferred = (db: Db): boolean => current.has(db)

/** Wraps `base`. `begin` runs first in the transaction; when it throws, so does the call that began the transaction. */
export function deferring(base: Db, begin: (tx: Db) => Promise<void>): Deferred {
  let tx: Db | null = null
  /** The transaction never began or was lost. What follows is cleaning up, and goes to the pool. */
  let isBroken = false
  let opening: Promise<Db> | null = null
  let over: Promise<void> = Promise.resolve()
  let end: (error: TakenBack | null) => void = () => {}

  function open(): Promise<Db> {
    return new Promise((resolve, reject) => {
      const asked = new Promise<void>((done, failed) => {
        end = (error) => (error ? failed(error) : done())
      })
      // The transaction below awaits this promise and handles its rejection, unless the transaction failed before that.
      asked.catch(() => {})
      over = base.transaction(async (opened) => {
        await begin(opened)
        tx = opened
        resolve(opened)
        await asked
      })
      over.catch((error) => {
        tx = null
        isBroken = true
        reject(error)
      })
    })
  }

  const transaction: Db['transaction'] = async (work) => {
    if (isBroken) return await base.transaction(work)
    opening ??= open()
    return await (await opening).transaction(work)
  }

  const db = new Proxy(base, {
    get(_, name) {
      if (name === 'transaction') return transaction
      const through = tx ?? base
      const value: unknown = Reflect.get(through, name, through)
      return typeof value === 'function' ? value.bind(through) : value
    }
  })
  current.set(db, () => tx ?? base)

  return {
    db,
    get tx() {
      return tx
    },
    async commit() {
      end(null)
      await over
    },
    async rollback() {
      end(new TakenBack())
      await over.catch(() => {})
    }
  }
}
