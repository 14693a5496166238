import type { Link } from './link.ts'
import type { Statement } from './statement.ts'
import type { Work } from './transaction.ts'

/** A link that one user has for a while. */
export interface Held {
  dispatch(statement: Statement): void
  begin<T>(...args: [Work<T>] | [string, Work<T>]): Promise<T>
  limit(ms: number): Promise<void>
  /** Whether some statement or transaction has not ended yet. */
  readonly isBusy: boolean
}

/**
 * Makes the object through which a user works on a link, and remembers it for each link, so that prepared statements
 * are found again. It runs one statement or one transaction after the other: the driver loses track of a `begin` that
 * follows statements under way.
 */
export function holder<T extends object>(make: (held: Held) => T): (link: Link) => { held: Held; through: T } {
  const made = new WeakMap<Link, { held: Held; through: T }>()
  return (link) => {
    let both = made.get(link)
    if (!both) {
      const held = inTurn(link)
      both = { held, through: make(held) }
      made.set(link, both)
    }
    return both
  }
}

function inTurn(link: Link): Held {
  let last: Promise<unknown> = Promise.resolve()
  let asked = 0
  function next<T>(work: () => Promise<T>): Promise<T> {
    asked++
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
  // Each statement counts as done before its caller can go on.
  const ran = (statement: Statement) =>
    new Promise<void>((resolve) => {
      link.run(statement, () => {
        asked--
        resolve()
      })
    })
  async function begun<T>(...args: [Work<T>] | [string, Work<T>]): Promise<T> {
    try {
      return await (args.length === 1 ? link.begin('', args[0]) : link.begin(args[0], args[1]))
    } finally {
      asked--
    }
  }
  return {
    dispatch: (statement) => void next(() => ran(statement)),
    begin: (...args) => next(() => begun(...args)),
    limit: (ms) =>
      next(async () => {
        asked--
        await link.limit(ms)
      }),
    get isBusy() {
      return asked > 0
    }
  }
}
