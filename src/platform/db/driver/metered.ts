import type { TransactionSql } from 'postgres'
import { CANCELLED, connectionError } from './errors.ts'
import type { Held } from './hold.ts'
import type { Lane } from './lane.ts'
import type { Link } from './link.ts'
import { isStatement, type Statement } from './statement.ts'
import type { Work } from './transaction.ts'

/** How long the statements of one reading may take together, and have taken. */
export interface Meter {
  readonly limitMs: number
  spentMs: number
}

/**
 * A reading that has taken less than this part of its time runs under the limit of its connection, which is shorter by
 * this part. So quick readings cost no statement that sets a limit, and slow ones still end in time.
 */
const UNCHECKED = 1 / 15

/** The limit for each statement on connections of metered readings, in milliseconds. */
export const statementLimit = (limitMs: number): number => Math.ceil(limitMs * (1 - UNCHECKED))

/** Whether nothing is left that is worth beginning. */
export const isUsedUp = ({ limitMs, spentMs }: Meter): boolean => spentMs >= statementLimit(limitMs)

const isGoingOn = ({ spentMs }: Meter): boolean => spentMs > 0
const isUnchecked = ({ limitMs, spentMs }: Meter): boolean => spentMs < limitMs * UNCHECKED
const leftOf = ({ limitMs, spentMs }: Meter): number => Math.max(1, Math.ceil(limitMs - spentMs))

/** The server gives the same code to a statement that it ends because of its limit. */
const tooLong = () => connectionError(CANCELLED, 'The reading has used all of its time')

/** Sends a statement and counts how long it takes. `limit` is called before when the statement may not take as long. */
function timed(
  meter: Meter,
  statement: Statement,
  limit: (ms: number) => Promise<unknown>,
  send: (statement: Statement) => void
): void {
  const { resolve, reject } = statement
  const begun = performance.now()
  let isOver = false
  const end = () => {
    if (!isOver) meter.spentMs += performance.now() - begun
    isOver = true
  }
  statement.resolve = (value) => {
    end()
    resolve(value)
  }
  statement.reject = (error) => {
    end()
    reject(error)
  }
  if (isUnchecked(meter)) send(statement)
  else limit(leftOf(meter)).then(() => send(statement), statement.reject)
}

/** Dispatches statements of one reading to a lane whose connections have the limit `fullMs`. */
export const meteredDispatch =
  (lane: Lane, meter: Meter): Lane['dispatch'] =>
  (statement) => {
    if (isUsedUp(meter)) return statement.reject(tooLong())
    const run = (link: Link) => {
      const release = restoring(lane, link, meter)
      const limit = (ms: number) => release.limit(ms)
      timed(meter, statement, limit, (sent) => link.run(sent, release.done))
    }
    lane.take(run, (error) => statement.reject(error), isGoingOn(meter))
  }

/** Gives a link back to its lane, with the limit that it had. */
function restoring(lane: Lane, link: Link, { limitMs }: Meter) {
  let isChanged = false
  return {
    async limit(ms: number) {
      isChanged = true
      try {
        await link.limit(ms)
      } catch (error) {
        lane.release(link)
        throw error
      }
    },
    done() {
      if (!isChanged) return lane.release(link)
      link.limit(statementLimit(limitMs)).then(
        () => lane.release(link),
        // The link has ended; otherwise it must not be used with another limit.
        (error) => link.kill(error).finally(() => lane.release(link))
      )
    }
  }
}

/** Runs a transaction of one reading. */
export const meteredBegin =
  (lane: Lane, meter: Meter) =>
  async <T>(...args: [Work<T>] | [string, Work<T>]): Promise<T> => {
    const [mode, work] = args.length === 1 ? ['', args[0]] : args
    if (isUsedUp(meter)) throw tooLong()
    const link = await lane.acquire(isGoingOn(meter))
    try {
      return await link.begin(mode, (tx) => work(meteredTransaction(tx, meter)))
    } finally {
      lane.release(link)
    }
  }

/** Works on a link that one reading holds. `isLimited` tells that the link's limit is no longer its own. */
export function meteredHeld(
  held: Held,
  meter: Meter
): Pick<Held, 'dispatch' | 'begin'> & { readonly isLimited: boolean } {
  let isLimited = false
  const limit = (ms: number) => {
    isLimited = true
    return held.limit(ms)
  }
  return {
    dispatch(statement) {
      if (isUsedUp(meter)) statement.reject(tooLong())
      else timed(meter, statement, limit, held.dispatch)
    },
    begin: <T>(...args: [Work<T>] | [string, Work<T>]) => {
      const [mode, work] = args.length === 1 ? ['', args[0]] : args
      return isUsedUp(meter) ? Promise.reject(tooLong()) : held.begin(mode, (tx) => work(meteredTransaction(tx, meter)))
    },
    get isLimited() {
      return isLimited
    }
  }
}

/** Counts the statements of a transaction. A limit that is set in it ends with it. */
export function meteredTransaction(tx: TransactionSql, meter: Meter): TransactionSql {
  const limit = async (ms: number) => await tx.unsafe(`set local statement_timeout = ${ms}`)
  const made = <T>(value: T): T => {
    if (!isStatement(value)) return value
    const { handler } = value
    value.handler = (statement) => {
      if (isUsedUp(meter)) statement.reject(tooLong())
      else timed(meter, statement, limit, handler)
    }
    return value
  }
  const call = tx as unknown as (...args: unknown[]) => unknown
  const metered = Object.assign((...args: unknown[]) => made(call(...args)), {
    unsafe: (...args: Parameters<TransactionSql['unsafe']>) => made(tx.unsafe(...args)),
    savepoint: <T>(work: Work<T>) => tx.savepoint((inner) => work(meteredTransaction(inner, meter))),
    json: tx.json,
    typed: tx.typed,
    types: tx.types,
    options: (tx as unknown as { options: unknown }).options
  })
  return metered as unknown as TransactionSql
}
