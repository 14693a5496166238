/**
 * Shares a bounded number of links among many users. A link is idle, in use, or dead; a dead one is forgotten at once.
 * The lane has two modes. While links connect, a waiter gets an idle link or a new one. Once a link fails to connect,
 * `pace` is failing: waiters are refused sooner, and one probe at a time tries to connect, with growing pauses. The
 * first success ends that mode. `drain` ends both: nothing more is taken, and it resolves when the last link is idle.
 */
import { connectionError } from './errors.ts'
import type { Guard } from './guard.ts'
import { type Link, type LinkEvents, type Open, openLink } from './link.ts'
import { createPace } from './pace.ts'
import type { Statement } from './statement.ts'

/** Waiting time while the database cannot be reached, so that callers learn of it soon. */
const ACQUIRE_FAILING_MS = 1_000

export interface Limits {
  /** How long a statement or a transaction waits for a link before it is refused, so that the queue stays bounded. */
  acquireMs: number
  /** Roughly how old a link may get. */
  lifeMs: number
  /** How long a server may leave a statement or an open transaction without any answer. 0 means for ever. */
  silenceMs: number
}

interface Waiter {
  resolve(link: Link): void
  reject(error: Error): void
  /** Refuses the waiter when this time has passed from now. */
  limit(ms: number): void
  timer: NodeJS.Timeout | undefined
  isGoingOn: boolean
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
  acquire(isGoingOn?: boolean): Promise<Link>
  release(link: Link): void
  /**
   * Hands a link to `run`, at once where one is idle. `run` sees to its release. Work that is going on comes before
   * work that has not begun: otherwise a list of three statements would wait three times in a crowd.
   */
  take(run: (link: Link) => void, refuse: (error: unknown) => void, isGoingOn?: boolean): void
  dispatch(statement: Statement): void
  figures(): LaneFigures
  /** From now on, a server may be silent for this long at most. */
  hasten(silenceMs: number): void
  /** Ends the links that nobody uses. */
  dropIdle(): void
  /** Takes nothing more. Resolves when nothing is under way. */
  drain(): Promise<void>
  /** Ends every link, whatever it is doing. */
  end(): Promise<void>
}

export function createLane(
  max: number,
  { acquireMs, lifeMs, silenceMs: longest }: Limits,
  connect: Open,
  onSilent: () => void,
  guard?: Guard
): Lane {
  let silenceMs = longest
  /** Links with the time at which each is to be replaced. */
  const links = new Map<Link, number>()
  const idle: Link[] = []
  const waiters: Waiter[] = []
  const pace = createPace()
  let probe: Link | undefined
  let next: NodeJS.Timeout | undefined
  let drained: (() => void) | undefined

  function open(): Link {
    const events: LinkEvents = {
      ready() {
        pace.succeeded()
        serveWaiters()
      },
      dead(useless) {
        links.delete(link)
        if (idle.includes(link)) idle.splice(idle.indexOf(link), 1)
        if (useless) noteFailure(link)
        serveWaiters()
      },
      silent: onSilent
    }
    const link = openLink(connect, silenceMs, events, guard)
    // The random part keeps links that began together from ending together.
    links.set(link, performance.now() + lifeMs * (0.75 + Math.random() / 2))
    return link
  }

  /** Counts a failure. When many links fail together only one counts, and after that only the probe does. */
  function noteFailure(link: Link): void {
    if (pace.failing && link !== probe) return
    if (!pace.failing) for (const waiter of waiters) waiter.limit(ACQUIRE_FAILING_MS)
    pace.failed()
  }

  function acquire(isGoingOn = false): Promise<Link> {
    if (drained) return Promise.reject(connectionError('CONNECTION_ENDED', 'The database client is closed'))
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { resolve, reject, timer: undefined, limit, isGoingOn }
      function limit(ms: number): void {
        clearTimeout(waiter.timer)
        waiter.timer = setTimeout(refuse, ms)
      }
      function refuse(): void {
        waiters.splice(waiters.indexOf(waiter), 1)
        reject(
          pace.failing
            ? connectionError('CONNECT_TIMEOUT', 'The database cannot be reached')
            : connectionError('CONNECTION_POOL_TIMEOUT', 'All connections to the database are in use')
        )
        if (isQuiet()) drained?.()
      }
      limit(pace.failing ? ACQUIRE_FAILING_MS : acquireMs)
      queue(waiter)
      serveWaiters()
    })
  }

  function queue(waiter: Waiter): void {
    const place = waiter.isGoingOn ? waiters.findIndex((other) => !other.isGoingOn) : -1
    if (place === -1) waiters.push(waiter)
    else waiters.splice(place, 0, waiter)
  }

  function popIdle(): Link | undefined {
    for (let link = idle.pop(); link; link = idle.pop()) {
      if (!link.isOutdated) return link
      void link.kill(connectionError('CONNECTION_ENDED', 'Another server has taken over'))
    }
    return undefined
  }

  function serveWaiters(): void {
    while (waiters.length > 0) {
      const link = popIdle() ?? (links.size < max && !pace.failing ? open() : undefined)
      if (!link) break
      const waiter = waiters.shift()!
      clearTimeout(waiter.timer)
      waiter.resolve(link)
    }
    if (waiters.length > 0 && pace.failing) next ??= setTimeout(tryAgain, pace.wait())
  }

  /** Opens a link on which no caller's statement waits, so that no caller has to wait until it fails. */
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

  function take(run: (link: Link) => void, refuse: (error: unknown) => void, isGoingOn = false): void {
    const free = waiters.length === 0 && !drained ? popIdle() : undefined
    if (free) run(free)
    else acquire(isGoingOn).then(run, refuse)
  }

  const isQuiet = () => idle.length === links.size && waiters.length === 0

  return {
    acquire,
    release,
    take,
    dispatch(statement) {
      take(
        (link) => link.run(statement, () => release(link)),
        (error) => statement.reject(error)
      )
    },
    figures: () => ({ most: max, inUse: links.size - idle.length, idle: idle.length, waiting: waiters.length }),
    hasten(ms) {
      if (silenceMs === 0 || ms >= silenceMs) return
      silenceMs = ms
      for (const link of links.keys()) link.hasten(ms)
    },
    dropIdle() {
      for (const link of [...idle]) void link.kill(connectionError('CONNECTION_ENDED', 'The link may be dead'))
    },
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
