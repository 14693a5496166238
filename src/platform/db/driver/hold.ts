import type { Link, Work } from './link.ts'
import type { Statement } from './statement.ts'

/** A link that one user has for a while. */
export interface Held {
  dispatch(statement: Statement): void
  begin<T>(...args: [Work<T>] | [string, Work<T>]): Promise<T>
  /** Something that was asked has not come to its end. */
  readonly isBusy: boolean
}

/**
 * Makes of each link what its user asks through, and remembers it, so that statements which were put together for a link are found again. One statement or one
 * transaction after the other: the driver loses track of a `begin` behind statements that are under way.
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
  // Each is counted as done before whoever waits for it can go on.
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
    get isBusy() {
      return asked > 0
    }
  }
}
