import { connectionError } from './errors.ts'
import { type Link, type Open, openLink } from './link.ts'
import { createPace } from './pace.ts'
import type { Statement } from './statement.ts'

/** While the database can not be reached: whoever asks is soon told so. */
const ACQUIRE_FAILING_MS = 1_000

export interface Limits {
  /** How long a statement or a transaction waits for a link before it is refused, so that the waiting stays bounded. */
  acquireMs: number
  /** How old a link gets, about. */
  lifeMs: number
  /** How long a server may leave a statement or an open transaction without any answer; 0 for ever. */
  silenceMs: number
}

interface Waiter {
  resolve(link: Link): void
  reject(error: Error): void
  /** It is refused when it has waited for so long from now on. */
  limit(ms: number): void
  timer: NodeJS.Timeout | undefined
}

/** How busy the links of one kind are. */
export interface LaneFigures {
  most: number
  inUse: number
  idle: number
  /** Statements and transactions that wait for a link. */
  waiting: number
}

/** Links of one kind, each used by one statement or one transaction at a time. */
export interface Lane {
  acquire(): Promise<Link>
  release(link: Link): void
  dispatch(statement: Statement): void
  figures(): LaneFigures
  /** Takes nothing more. Resolves when nothing is under way. */
  drain(): Promise<void>
  /** Ends every link, whatever it does. */
  end(): Promise<void>
}

export function createLane(max: number, { acquireMs, lifeMs, silenceMs }: Limits, connect: Open): Lane {
  /** With the time at which each is old. */
  const links = new Map<Link, number>()
  const idle: Link[] = []
  const waiters: Waiter[] = []
  const pace = createPace()
  let probe: Link | undefined
  let next: NodeJS.Timeout | undefined
  let drained: (() => void) | undefined

  function open(): Link {
    const link = openLink(connect, silenceMs, {
      ready() {
        pace.succeeded()
        serveWaiters()
      },
      dead(useless) {
        links.delete(link)
        if (idle.includes(link)) idle.splice(idle.indexOf(link), 1)
        if (useless) noteFailure(link)
        serveWaiters()
      }
    })
    // Not all at once, where many have begun together.
    links.set(link, performance.now() + lifeMs * (0.75 + Math.random() / 2))
    return link
  }

  /** Of many links that fail together, one counts; then those that are opened one after the other. */
  function noteFailure(link: Link): void {
    if (pace.failing && link !== probe) return
    if (!pace.failing) for (const waiter of waiters) waiter.limit(ACQUIRE_FAILING_MS)
    pace.failed()
  }

  function acquire(): Promise<Link> {
    if (drained) return Promise.reject(connectionError('CONNECTION_ENDED', 'The database client is closed'))
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { resolve, reject, timer: undefined, limit }
      function limit(ms: number): void {
        clearTimeout(waiter.timer)
        waiter.timer = setTimeout(refuse, ms)
      }
      function refuse(): void {
        waiters.splice(waiters.indexOf(waiter), 1)
        reject(
          pace.failing
            ? connectionError('CONNECT_TIMEOUT', 'The database can not be reached')
            : connectionError('CONNECTION_POOL_TIMEOUT', 'All connections to the database are in use')
        )
        if (isQuiet()) drained?.()
      }
      limit(pace.failing ? ACQUIRE_FAILING_MS : acquireMs)
      waiters.push(waiter)
      serveWaiters()
    })
  }

  function serveWaiters(): void {
    while (waiters.length > 0) {
      const link = idle.pop() ?? (links.size < max && !pace.failing ? open() : undefined)
      if (!link) break
      const waiter = waiters.shift()!
      clearTimeout(waiter.timer)
      waiter.resolve(link)
    }
    if (waiters.length > 0 && pace.failing) next ??= setTimeout(tryAgain, pace.wait())
  }

  /** Opens a link that nobody's statement waits on, so that nobody waits as long as it takes. */
  function tryAgain(): void {
    next = undefined
    if (!pace.failing || links.size >= max || probe) return
    const link = open()
    probe = link
    link.probe(() => {
      probe = undefined
      release(link)
    })
  }

  function release(link: Link): void {
    if (!link.dead) {
      idle.push(link)
      retire(link)
    }
    serveWaiters()
    if (isQuiet()) drained?.()
  }

  function retire(link: Link): void {
    if (performance.now() < (links.get(link) ?? 0)) return
    void link.kill(connectionError('CONNECTION_ENDED', 'The connection has reached its age'), 1)
  }

  const isQuiet = () => idle.length === links.size && waiters.length === 0

  return {
    acquire,
    release,
    dispatch(statement) {
      const free = waiters.length === 0 && !drained ? idle.pop() : undefined
      const run = (link: Link) => link.run(statement, () => release(link))
      if (free) run(free)
      else acquire().then(run, (error) => statement.reject(error))
    },
    figures: () => ({ most: max, inUse: links.size - idle.length, idle: idle.length, waiting: waiters.length }),
    drain() {
      return new Promise((resolve) => {
        drained = resolve
        if (isQuiet()) resolve()
      })
    },
    async end() {
      clearTimeout(next)
      const error = connectionError('CONNECTION_DESTROYED', 'The database client was closed')
      for (const waiter of waiters.splice(0)) {
        clearTimeout(waiter.timer)
        waiter.reject(error)
      }
      await Promise.all([...links.keys()].map((link) => link.kill(error, 1)))
    }
  }
}
