import { type BatchState, createBatchCore } from './core.ts'

/** While somebody waits for the writing: others may be about to. */
const SHORT_WAIT_MS = 10
/** At the end it is tried so often, with such pauses, before it is given up. */
const LAST_TRIES = 10
const LAST_PAUSE_MS = 500

export interface WriteBehindOptions<Item> {
  /** Writes all of them or none. What failed is tried again with the same items first, though their number may differ. */
  write(items: Item[]): Promise<unknown>
  /** Items of one write, at most. */
  most: number
  /** So many are written without waiting any longer. */
  enough: number
  /** How long a single one may wait for others. */
  waitMs: number
  /** From a failed write to the next try. */
  pauseMs: number
  /** So many are kept, then `room` has to be waited for. */
  bound?: number
  /** Told once, when the first write fails after one that did not. */
  failing(error: unknown, unwritten: number): void
  recovered?(): void
  /** Told at the end, of what was given up. */
  lost(error: unknown, count: number): void
}

export interface WriteBehind<Item> {
  readonly state: BatchState
  /** Since the first failed write until one succeeds. */
  readonly isFailing: boolean
  readonly unwritten: number
  /** As many are kept as `bound` says. `add` takes more all the same: those who can wait wait for `room`. */
  readonly isFull: boolean
  add(item: Item): void
  /** Resolves when there is room for one more; rejects when the write that could have made room has failed. */
  room(): Promise<void>
  /** Writes at once all that was added so far; rejects when that fails, and keeps what is unwritten. */
  flush(): Promise<void>
  /** Resolves when all that was added so far is written, however often that is tried, or given up. */
  written(): Promise<void>
  /** From now on it gives up after some tries. Resolves as `written` does. What comes later is still written, if it can be. */
  close(): Promise<void>
}

interface Waiter {
  /** How many items must have been written since the beginning. */
  until: number
  resolve(): void
  /** Null for those who wait for better times. */
  reject: ((error: unknown) => void) | null
}

/** Keeps items until a write of many of them is worth it. One write at a time, in the order in which the items came. */
export function createWriteBehind<Item>(options: WriteBehindOptions<Item>): WriteBehind<Item> {
  const { write, most, enough, waitMs, bound = Number.POSITIVE_INFINITY } = options
  let waiters: Waiter[] = []
  let added = 0
  let done = 0
  let isFailing = false
  /** Failed writes since the last good one, or since the beginning of the end. */
  let failures = 0
  let tries = Number.POSITIVE_INFINITY
  let pauseMs = options.pauseMs

  const core = createBatchCore<Item>({ most, atOnce: 1, work, wait, rest })

  async function work(items: Item[]): Promise<void> {
    await write(items)
    if (isFailing) options.recovered?.()
    isFailing = false
    failures = 0
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
