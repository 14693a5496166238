import type { Db } from './driver/drizzle.ts'

/**
 * A database whose transactions end later: all of one request are one, which begins with the first of them and ends when whoever made this says so. What is
 * asked outside of any goes to the pool until then, and through the open transaction afterwards, so that it sees what was written.
 */
export interface Deferred {
  db: Db
  /** The transaction, once there is one. */
  readonly tx: Db | null
  commit(): Promise<void>
  rollback(): Promise<void>
}

/** Takes a transaction back; never seen outside. */
class TakenBack extends Error {}

const current = new WeakMap<Db, () => Db>()

/** What statements on a database go through at this moment: a deferred one changes, any other is itself. */
export const currentOf = (db: Db): Db => current.get(db)?.() ?? db

/** Whether the transactions of a database end later. */
export const isDeferred = (db: Db): boolean => current.has(db)

/** `begin` is called first in the transaction; when it throws, so does whoever began one. */
export function deferring(base: Db, begin: (tx: Db) => Promise<void>): Deferred {
  let tx: Db | null = null
  /** It never began, or was lost: what follows is cleaning up, and goes to the pool. */
  let isBroken = false
  let opening: Promise<Db> | null = null
  let over: Promise<void> = Promise.resolve()
  let end: (error: TakenBack | null) => void = () => {}

  function open(): Promise<Db> {
    return new Promise((resolve, reject) => {
      const asked = new Promise<void>((done, failed) => {
        end = (error) => (error ? failed(error) : done())
      })
      // Handled where it is awaited, in the transaction; unless that has failed before.
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
