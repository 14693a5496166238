/**
 * Items come one by one and are worked on together. What all batching here has in common; `batch.ts` is for those who want an answer for
 * each item, `write-behind.ts` for those who only want it written.
 *
 * | state     | what waits        | what is under way   | leaves it by                                                              |
 * |-----------|-------------------|---------------------|---------------------------------------------------------------------------|
 * | idle      | nothing           | nothing             | an item: gathering, or working if it need not wait                        |
 * | gathering | items, for a time | nothing             | the end of that time: working                                             |
 * | working   | nothing or items  | one batch or more   | the end of the last batch: idle or gathering; a failed batch: resting     |
 * | resting   | what failed first | nothing             | the end of the rest, or `begin`: working; giving up: idle                 |
 */
export type BatchState = 'idle' | 'gathering' | 'working' | 'resting'

/** Why it is asked how long the items wait. */
export type BatchChange = 'came' | 'hastened' | 'begun' | 'ended'

export interface BatchOptions<Item> {
  /** Items of one batch, at most. */
  most: number
  /** Batches under way at once, at most. Items of a failed batch keep their place only where this is 1. */
  atOnce: number
  work(items: Item[]): Promise<unknown>
  /** Milliseconds that the items which wait may still do so before a batch of them begins. */
  wait(change: BatchChange): number
  /** After work that failed: milliseconds until its items are tried again, or null to give up all that wait. */
  rest(error: unknown): number | null
}

export interface BatchCore<Item> {
  readonly state: BatchState
  /** Items that wait, those of a failed batch among them, and not those under way. */
  readonly waiting: number
  readonly underWay: number
  add(item: Item): void
  /** Asks anew how long the items wait; no answer makes them wait longer than an earlier one. A rest is not cut short. */
  hasten(): void
  /** Begins a batch at once, unless there is nothing to do or as many are under way as may be. Cuts a rest short. */
  begin(): void
}

export function createBatchCore<Item>(options: BatchOptions<Item>): BatchCore<Item> {
  const { most, atOnce, work, wait, rest } = options
  let state: BatchState = 'idle'
  let waiting: Item[] = []
  let underWay = 0
  let timer: NodeJS.Timeout | null = null
  let timerMs = 0

  /** The only place that changes the state and the timer. Without `ms` no timer runs in the new state. */
  function enter(next: BatchState, ms?: number): void {
    const sooner = ms !== undefined && (!timer || ms < timerMs)
    if (timer && (ms === undefined || sooner || next !== state)) {
      clearTimeout(timer)
      timer = null
    }
    state = next
    if (ms === undefined || timer) return
    timerMs = ms
    timer = setTimeout(begin, ms)
  }

  function proceed(change: BatchChange): void {
    if (waiting.length === 0 || underWay === atOnce) {
      enter(underWay > 0 ? 'working' : 'idle')
      return
    }
    const ms = wait(change)
    if (ms === 0) begin()
    else enter(underWay > 0 ? 'working' : 'gathering', ms)
  }

  function begin(): void {
    if (waiting.length === 0 || underWay === atOnce) return
    const batch = waiting.splice(0, most)
    underWay += 1
    enter('working')
    void settle(batch)
    if (waiting.length > 0) proceed('begun')
  }

  async function settle(batch: Item[]): Promise<void> {
    try {
      // As a promise also where it throws at once: whoever called must be done first.
      await (async () => work(batch))()
      underWay -= 1
    } catch (error) {
      underWay -= 1
      waiting = [...batch, ...waiting]
      const ms = rest(error)
      if (ms !== null) return enter('resting', ms)
      waiting = []
    }
    proceed('ended')
  }

  return {
    get state() {
      return state
    },
    get waiting() {
      return waiting.length
    },
    get underWay() {
      return underWay
    },
    add(item) {
      waiting.push(item)
      if (state !== 'resting') proceed('came')
    },
    hasten() {
      if (state !== 'resting') proceed('hastened')
    },
    begin
  }
}
