import type { Link, Work } from './link.ts'
import type { Statement } from './statement.ts'

/** A link that one user has for a while. */
export interface Held {
  dispatch(statement: Statement): void
  begin<T>(...args: [Work<T>] | [string, Work<T>]): Promise<T>
}

/**
 * Makes of each link what its user asks through, and remembers it, so that statements which were put together for a link are found again. One statement or one
 * transaction after the other: the driver loses track of a `begin` behind statements that are under way.
 */
export function holder<T extends object>(make: (held: Held) => T): (link: Link) => T {
  const made = new WeakMap<Link, T>()
  return (link) => {
    let through = made.get(link)
    if (!through) {
      through = make(inTurn(link))
      made.set(link, through)
    }
    return through
  }
}

function inTurn(link: Link): Held {
  let last: Promise<unknown> = Promise.resolve()
  function next<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
  return {
    dispatch: (statement) => void next(() => new Promise<void>((done) => link.run(statement, done))),
    begin: (...args) => next(() => (args.length === 1 ? link.begin('', args[0]) : link.begin(args[0], args[1])))
  }
}
