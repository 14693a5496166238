import type { Sql } from 'postgres'
import { connectionError } from './errors.ts'
import { type Link, openLink, type Statement } from './link.ts'

const ACQUIRE_MS = 10_000

interface Waiter {
  resolve(link: Link): void
  reject(error: Error): void
  timer: NodeJS.Timeout
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

export function createLane(max: number, connect: (onclose: () => void) => Sql): Lane {
  const links = new Set<Link>()
  const idle: Link[] = []
  const waiters: Waiter[] = []
  let drained: (() => void) | undefined

  function open(): Link {
    const link = openLink(connect, () => {
      links.delete(link)
      if (idle.includes(link)) idle.splice(idle.indexOf(link), 1)
      serveWaiters()
    })
    links.add(link)
    return link
  }

  function acquire(): Promise<Link> {
    if (drained) return Promise.reject(connectionError('CONNECTION_ENDED', 'The database client is closed'))
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiters.splice(waiters.indexOf(waiter), 1)
        reject(connectionError('CONNECTION_POOL_TIMEOUT', 'All connections to the database are in use'))
      }, ACQUIRE_MS)
      const waiter: Waiter = { resolve, reject, timer }
      waiters.push(waiter)
      serveWaiters()
    })
  }

  function serveWaiters(): void {
    while (waiters.length > 0 && (idle.length > 0 || links.size < max)) {
      const waiter = waiters.shift()!
      clearTimeout(waiter.timer)
      waiter.resolve(idle.pop() ?? open())
    }
  }

  function release(link: Link): void {
    if (!link.dead) idle.push(link)
    serveWaiters()
    if (isQuiet()) drained?.()
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
      const error = connectionError('CONNECTION_DESTROYED', 'The database client was closed')
      for (const waiter of waiters.splice(0)) {
        clearTimeout(waiter.timer)
        waiter.reject(error)
      }
      await Promise.all([...links].map((link) => link.kill(error, 1)))
    }
  }
}
