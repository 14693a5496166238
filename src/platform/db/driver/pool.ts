import type { Socket } from 'node:net'
import postgres, {
  type Notice,
  type Options,
  type ParsedOptions,
  type PendingQuery,
  type PostgresType,
  type Row,
  type Sql
} from 'postgres'
import { inSpan } from '../../tracing/span.ts'
import { connectionError } from './errors.ts'
import type { Guard } from './guard.ts'
import { type Held, holder } from './hold.ts'
import { createLane, type Lane, type LaneFigures, type Limits } from './lane.ts'
import type { Open } from './link.ts'
import { type Meter, meteredBegin, meteredDispatch, meteredHeld, statementLimit } from './metered.ts'
import { isStatement, preparing, refuseBadArguments } from './statement.ts'
import type { Work } from './transaction.ts'
import { createWire } from './wire.ts'

const CLOSE_MS = 5_000

/**
 * Recognises the warning of a commit whose wait for a synchronous replica was cancelled. The server acknowledges such a
 * commit with only this warning. If the primary were lost, the acknowledged data would be lost too, so the outcome
 * counts as unknown. The routine's name is the same in all languages of the server.
 */
const isUnreplicated = ({ routine }: Notice): boolean => routine === 'SyncRepWaitForLSN'

export type DriverOptions = Options<Record<string, PostgresType>>

/** The driver takes a function that opens its sockets, which its types do not declare. */
type WiredOptions = DriverOptions & { socket: () => Socket }

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
  /** For statements that look rows up by their keys, and whose plans the server keeps. */
  byKeys: PooledSql
  /**
   * Runs `work` on one connection, one statement after the other. The same connection always comes as the same object.
   */
  hold<T>(work: (held: PooledSql) => Promise<T>, meter?: Meter): Promise<T>
  /** The statements of one reading of a request, on connections for such readings. */
  metered(meter: Meter): Pick<Pool, 'sql' | 'byKeys'>
  figures(): Record<'general' | 'byKeys' | 'metered' | 'meteredByKeys', LaneFigures>
  /** From now on, a server may be silent for this long at most. */
  hasten(silenceMs: number): void
  /** Waits for running statements, but not for ever. */
  close(): Promise<void>
}

/**
 * Settings of the connections for lookups by key. The server keeps the plan of a statement that is repeated. A plan
 * made while a table was empty reads the whole table or index, and goes on doing so with a million rows until
 * statistics are taken. So lookups have connections of their own, on which only plans that use an index for each row
 * are considered. The server keeps such a plan even where it expects that a plan for the very values would read less:
 * a page of the cases of two states took 3.8 ms with planning, and takes 1.3 without.
 */
const BY_KEYS = {
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  plan_cache_mode: 'force_generic_plan',
  // Older servers give a disabled plan that they must use anyway a huge cost, and would compile it because of that.
  jit: 'off'
}

/**
 * Connections of every other lane for each general one. Lookups by key finish quickly, and of metered readings no more
 * should run at once.
 */
const SHARE = 0.6

export interface PoolOptions {
  /** Accepts servers that cannot be written to. */
  takesStandby?: boolean
  /** How many milliseconds all statements of one metered reading may take together. */
  readingMs?: number
  /** Decides which primaries are used. */
  guard?: Guard | undefined
}

/**
 * A pool of links, each used by one statement or one transaction at a time. The driver's own pool writes a `begin`
 * after other statements of a busy connection. After a hundred of them it loses track of the `begin`, and what follows
 * on that connection is acknowledged but never committed.
 */
export function createPool(
  url: string,
  max: number,
  limits: Limits,
  options: DriverOptions,
  { takesStandby = false, readingMs = 3_000, guard }: PoolOptions = {}
): Pool {
  // This client never connects. It reads the options and makes the query objects that the links then run.
  const template = postgres(url, options)
  const general = createLane(max, limits, connectWith({}), onSilent, guard)
  const share = Math.ceil(max * SHARE)
  const keyed = createLane(share, limits, connectWith(BY_KEYS), onSilent, guard)
  const limited = { statement_timeout: String(statementLimit(readingMs)) }
  const reading = createLane(share, limits, connectWith(limited), onSilent, guard)
  const keyedReading = createLane(share, limits, connectWith({ ...BY_KEYS, ...limited }), onSilent, guard)
  const lanes = { general, byKeys: keyed, metered: reading, meteredByKeys: keyedReading }

  /** When a server did not answer, the idle links may be dead too. Each would let its next user wait as long. */
  function onSilent(): void {
    for (const lane of Object.values(lanes)) lane.dropIdle()
  }

  function connectWith(settings: Record<string, string>): Open {
    let turn = 0
    return (events) => {
      const wire = createWire(template.options, turn++, events, takesStandby)
      const wired: WiredOptions = {
        ...options,
        // Only the template makes parameters. For each statement of a link, the driver would make a function of each
        // type again, which took 3 µs.
        types: {},
        connection: { ...options.connection, ...settings },
        max: 1,
        socket: wire.open,
        onparameter: wire.hear,
        onnotice: (notice) => {
          if (isUnreplicated(notice))
            events.lost(connectionError('CONNECTION_CLOSED', 'The commit is on one server only'))
        },
        onclose: () => events.lost(connectionError('CONNECTION_CLOSED', 'The connection to the database was lost'))
      }
      const client = postgres(url, wired)
      // drizzle replaces parsers on the client that it is given, which is the template.
      Object.assign(client.options.parsers, template.options.parsers)
      Object.assign(client.options.serializers, template.options.serializers)
      return { sql: client, wire }
    }
  }

  function made<T>(value: T, dispatch: Lane['dispatch']): T {
    if (!isStatement(value)) return value
    refuseBadArguments(value)
    value.handler = dispatch
    return value
  }

  async function begin<T>(...args: [Work<T>] | [string, Work<T>]): Promise<T> {
    // The span includes the wait for a connection.
    return await inSpan('transaction', { 'db.system.name': 'postgresql' }, async () => {
      const link = await general.acquire()
      try {
        return await (args.length === 1 ? link.begin('', args[0]) : link.begin(args[0], args[1]))
      } finally {
        general.release(link)
      }
    })
  }

  const heldOf = holder((held) => through(held.dispatch, held.begin))
  async function hold<T>(work: (held: PooledSql) => Promise<T>, meter?: Meter): Promise<T> {
    const lane = meter ? reading : general
    const link = await lane.acquire()
    const { held, through: whole } = heldOf(link)
    const metered = meter && meteredHeld(held, meter)
    try {
      return await work(metered ? through(metered.dispatch, metered.begin) : whole)
    } finally {
      // The next user must not wait for statements that were abandoned.
      if (held.isBusy) void link.kill(connectionError('CONNECTION_DESTROYED', 'The connection was given up'))
      else if (metered?.isLimited) await link.limit(statementLimit(readingMs)).catch((error) => link.kill(error))
      lane.release(link)
    }
  }

  async function close(): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CLOSE_MS)
    })
    const all = Object.values(lanes)
    await Promise.race([Promise.all(all.map((lane) => lane.drain())), late])
    clearTimeout(timer)
    await Promise.all(all.map((lane) => lane.end()))
    await template.end({ timeout: 0 })
  }

  const call = template as unknown as (...args: unknown[]) => unknown
  const through = (dispatch: Lane['dispatch'], beginThere: Held['begin'] = begin) =>
    Object.assign((...args: unknown[]) => made(call(...args), dispatch), {
      unsafe: (...args: Parameters<Sql['unsafe']>) => made(template.unsafe(...preparing(args)), dispatch),
      begin: beginThere,
      json: template.json,
      typed: template.typed,
      types: template.types,
      options: template.options
    }) as unknown as PooledSql
  const metered = (meter: Meter) => ({
    sql: through(meteredDispatch(reading, meter), meteredBegin(reading, meter)),
    byKeys: through(meteredDispatch(keyedReading, meter))
  })
  const figures = () => ({
    general: general.figures(),
    byKeys: keyed.figures(),
    metered: reading.figures(),
    meteredByKeys: keyedReading.figures()
  })
  const hasten = (silenceMs: number) => {
    for (const lane of Object.values(lanes)) lane.hasten(silenceMs)
  }
  return { sql: through(general.dispatch), byKeys: through(keyed.dispatch), hold, metered, figures, hasten, close }
}
