/**
 * Keeps items in memory until a write of many of them is worth it. The states are those of `core.ts`, with one batch
 * under way at a time. This file adds the waiters: callers of `flush` learn of a failed write, while callers of
 * `written` wait until a later write succeeds. A failed write is tried again for ever, and only `close` sets a limit to
 * the tries.
 */
import type { Sign, Turn } from '../vitals/vitals.ts'
import { type BatchState, createBatchCore } from './core.ts'

/** Wait while a caller awaits the writing, because other callers may be about to do the same. */
const SHORT_WAIT_MS = 10
/** How often a failing write is tried after `close`, and the pause between tries, before the items are given up. */
const LAST_TRIES = 10
const LAST_PAUSE_MS = 500

export interface WriteBehindOptions<Item> {
  /** Shows whether items are written: a turn is open while some are not. */
  sign: Sign
  /** Writes all items or none. A retry begins with the items that failed, but may hold more of them. */
  write(items: Item[]): Promise<unknown>
  /** Most items of one write. */
  most: number
  /** This many items are written without waiting any longer. */
  enough: number
  /** How long a single item may wait for others. */
  waitMs: number
  /** Pause between a failed write and the next try. */
  pauseMs: number
  /** Most items kept. Beyond it, callers have to wait for `room`. */
  bound?: number
  /** Called once, when a write fails after one that succeeded. */
  failing(error: unknown, unwritten: number): void
  recovered?(): void
  /** Called at the end with what was given up. */
  lost(error: unknown, count: number): void
}

export interface WriteBehind<Item> {
  readonly state: BatchState
  /** True from the first failed write until one succeeds. */
  readonly isFailing: boolean
  readonly unwritten: number
  /**
   * Whether as many items are kept as `bound` allows. `add` still takes more; callers that can wait should await
   * `room`.
   */
  readonly isFull: boolean
  add(item: Item): void
  /** Resolves when there is room for one more item. Rejects when the write that could have made room failed. */
  room(): Promise<void>
  /** Writes at once everything added so far. Rejects when that fails, and keeps the unwritten items. */
  flush(): Promise<void>
  /** Resolves when everything added so far is written or given up, however many tries it takes. */
  written(): Promise<void>
  /**
   * From now on, gives up after some tries. Resolves like `written`. Items added later are still written if possible.
   */
  close(): Promise<void>
}

interface Waiter {
  /** How many items must have been written since the beginning. */
  until: number
  resolve(): void
  /** Null for callers that wait through failures. */
  reject: ((error: unknown) => void) | null
}

/** Creates the buffer. It writes one batch at a time, in the order in which the items arrived. */
export function createWriteBehind<Item>(options: WriteBehindOptions<Item>): WriteBehind<Item> {
  const { sign, write, most, enough, waitMs, bound = Number.POSITIVE_INFINITY } = options
  let waiters: Waiter[] = []
  let added = 0
  let done = 0
  let isFailing = false
  /** Failed writes since the last successful one, or since `close`. */
  let failures = 0
  let tries = Number.POSITIVE_INFINITY
  let pauseMs = options.pauseMs
  let turn: Turn | null = null

  const core = createBatchCore<Item>({ most, atOnce: 1, work, wait, rest })

  async function work(items: Item[]): Promise<void> {
    await write(items)
    if (isFailing) options.recovered?.()
    isFailing = false
    failures = 0
    turn?.did()
    settle(items.length)
  }

  function wait(): number {
    if (core.waiting >= enough || waiters.some(({ reject }) => reject)) return 0
    return waiters.length > 0 ? Math.min(SHORT_WAIT_MS, waitMs) : waitMs
  }

  function rest(error: unknown): number | null {
    failures += 1
    if (!isFailing) options.failing(error, added - done)
    isFailing = true
    for (const { reject } of waiters) reject?.(error)
    waiters = waiters.filter(({ reject }) => reject === null)
    if (failures < tries) return pauseMs
    options.lost(error, added - done)
    settle(added - done)
    return null
  }

  function settle(count: number): void {
    done += count
    if (added === done) {
      turn?.end(!isFailing)
      turn = null
    }
    for (const { until, resolve } of waiters) if (until <= done) resolve()
    waiters = waiters.filter(({ until }) => until > done)
  }

  function flush(): Promise<void> {
    if (added === done) return Promise.resolve()
    return new Promise((resolve, reject) => {
      waiters.push({ until: added, resolve, reject })
      core.begin()
    })
  }

  function written(): Promise<void> {
    if (added === done) return Promise.resolve()
    return new Promise((resolve) => {
      waiters.push({ until: added, resolve, reject: null })
      core.hasten()
    })
  }

  return {
    get state() {
      return core.state
    },
    get isFailing() {
      return isFailing
    },
    get unwritten() {
      return added - done
    },
    get isFull() {
      return added - done >= bound
    },
    add(item) {
      added += 1
      turn ??= sign.begin()
      core.add(item)
    },
    async room() {
      while (added - done >= bound) await flush()
    },
    flush,
    written,
    close() {
      tries = LAST_TRIES
      pauseMs = LAST_PAUSE_MS
      failures = 0
      if (core.state === 'resting') core.begin()
      return written()
    }
  }
}
