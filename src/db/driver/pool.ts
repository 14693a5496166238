import postgres, {
  type Options,
  type ParsedOptions,
  type PendingQuery,
  type PostgresType,
  type Row,
  type Sql
} from 'postgres'
import { connectionError } from './errors.ts'
import { isStatement, type Link, openLink, preparing, refuseBadArguments, type Statement, type Work } from './link.ts'

const acquireTimeout = 10_000
const closeTimeout = 5_000

export type DriverOptions = Options<Record<string, PostgresType>>

/** The part of the driver's client that is safe here: no cursors, streams, LISTEN or reserved connections. */
export interface PooledSql extends Pick<Sql, 'json' | 'typed' | 'types'> {
  <T extends readonly object[] = Row[]>(strings: TemplateStringsArray, ...values: unknown[]): PendingQuery<T>
  unsafe: Sql['unsafe']
  options: ParsedOptions<Record<string, PostgresType>>
  begin<T>(work: Work<T>): Promise<T>
  begin<T>(mode: string, work: Work<T>): Promise<T>
}

export interface Pool {
  sql: PooledSql
  /** Waits for what is running, but not for ever. */
  close(): Promise<void>
}

interface Waiter {
  resolve(link: Link): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

/**
 * A pool of links, each used by one statement or one transaction at a time. The driver's own pool writes a `begin` behind
 * other statements of a busy connection; behind a hundred of them it loses track of it, and what follows on that
 * connection is acknowledged but never committed.
 */
export function createPool(url: string, max: number, options: DriverOptions): Pool {
  // This client never connects: it reads the options, and makes the query objects that the links then run.
  const template = postgres(url, options)
  const links = new Set<Link>()
  const idle: Link[] = []
  const waiters: Waiter[] = []
  let drained: (() => void) | undefined

  function open(): Link {
    const link = openLink(connectOne, () => {
      links.delete(link)
      if (idle.includes(link)) idle.splice(idle.indexOf(link), 1)
      serveWaiters()
    })
    links.add(link)
    return link
  }

  function connectOne(onclose: () => void): Sql {
    const client = postgres(url, { ...options, max: 1, onclose })
    // drizzle replaces parsers on the client that it is given, which is the template.
    Object.assign(client.options.parsers, template.options.parsers)
    Object.assign(client.options.serializers, template.options.serializers)
    return client
  }

  function acquire(): Promise<Link> {
    if (drained) return Promise.reject(connectionError('CONNECTION_ENDED', 'The database client is closed'))
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiters.splice(waiters.indexOf(waiter), 1)
        reject(connectionError('CONNECTION_POOL_TIMEOUT', 'All connections to the database are in use'))
      }, acquireTimeout)
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
    if (idle.length === links.size && waiters.length === 0) drained?.()
  }

  function dispatch(statement: Statement): void {
    const free = waiters.length === 0 && !drained ? idle.pop() : undefined
    const run = (link: Link) => link.run(statement, () => release(link))
    if (free) run(free)
    else acquire().then(run, (error) => statement.reject(error))
  }

  function made<T>(value: T): T {
    if (!isStatement(value)) return value
    refuseBadArguments(value)
    value.handler = dispatch
    return value
  }

  async function begin<T>(...args: [Work<T>] | [string, Work<T>]): Promise<T> {
    const link = await acquire()
    try {
      return await (args.length === 1 ? link.begin('', args[0]) : link.begin(args[0], args[1]))
    } finally {
      release(link)
    }
  }

  async function close(): Promise<void> {
    const quiet = new Promise<void>((resolve) => {
      drained = resolve
    })
    const timer = setTimeout(() => drained?.(), closeTimeout)
    if (idle.length === links.size && waiters.length === 0) drained?.()
    await quiet
    clearTimeout(timer)
    const error = connectionError('CONNECTION_DESTROYED', 'The database client was closed')
    for (const waiter of waiters.splice(0)) {
      clearTimeout(waiter.timer)
      waiter.reject(error)
    }
    await Promise.all([...links].map((link) => link.kill(error, 1)))
    await template.end({ timeout: 0 })
  }

  const call = template as unknown as (...args: unknown[]) => unknown
  const sql = Object.assign((...args: unknown[]) => made(call(...args)), {
    unsafe: (...args: Parameters<Sql['unsafe']>) => made(template.unsafe(...preparing(args))),
    begin,
    json: template.json,
    typed: template.typed,
    types: template.types,
    options: template.options
  })
  return { sql: sql as unknown as PooledSql, close }
}
