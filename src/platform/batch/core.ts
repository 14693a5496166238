/**
 * Collects items that arrive one by one and works on them together. `batch.ts` builds on it for callers that want an
 * answer for each item, `write-behind.ts` for callers that only want each item written. It is hard because items arrive
 * while batches are under way, and because the items of a failed batch must come before all later ones.
 *
 * | state     | waiting            | under way         | leaves it by                                                 |
 * |-----------|--------------------|-------------------|--------------------------------------------------------------|
 * | idle      | nothing            | nothing           | an item: gathering, or working if it need not wait           |
 * | gathering | items, for a time  | nothing           | the end of that time: working                                |
 * | working   | nothing or items   | one batch or more | the end of the last one: idle or gathering; failure: resting |
 * | resting   | failed items first | nothing           | the end of the rest, or `begin`: working; giving up: idle    |
 */
export type BatchState = 'idle' | 'gathering' | 'working' | 'resting'

/** The events after which the waiting time is worked out again. */
export type BatchChange = 'came' | 'hastened' | 'begun' | 'ended'

/** The wait of an item that goes with what else comes in the same turn of the event loop. */
export const SOON = 'soon'

export interface BatchOptions<Item> {
  /** Most items of one batch. */
  most: number
  /** Most batches under way at once. Items of a failed batch keep their place only when this is 1. */
  atOnce: number
  work(items: Item[]): Promise<unknown>
  /**
   * Returns how many more milliseconds the waiting items may wait before a batch of them begins. After `SOON` it begins
   * when the event loop has read what else has come.
   */
  wait(change: BatchChange): number | typeof SOON
  /**
   * Returns how many milliseconds pass after a failure until the items are tried again, or null to give up all that
   * wait.
   */
  rest(error: unknown): number | null
}

export interface BatchCore<Item> {
  readonly state: BatchState
  /** Items that wait, including those of a failed batch and excluding those under way. */
  readonly waiting: number
  readonly underWay: number
  add(item: Item): void
  /** Works out the waiting time again. The new answer can only shorten the wait. It does not cut a rest short. */
  hasten(): void
  /** Begins a batch at once, unless nothing waits or the most batches are already under way. Cuts a rest short. */
  begin(): void
}

export function createBatchCore<Item>(options: BatchOptions<Item>): BatchCore<Item> {
  const { most, atOnce, work, wait, rest } = options
  let state: BatchState = 'idle'
  let waiting: Item[] = []
  let underWay = 0
  let timer: NodeJS.Timeout | null = null
  let timerMs = 0
  let isSoon = false

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
    const next = underWay > 0 ? 'working' : 'gathering'
    if (ms === 0) begin()
    else if (ms === SOON) beginSoon(next)
    else enter(next, ms)
  }

  function beginSoon(next: BatchState): void {
    enter(next)
    if (isSoon) return
    isSoon = true
    setImmediate(() => {
      isSoon = false
      if (state !== 'resting') begin()
    })
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
      // The wrapper turns a synchronous throw into a rejection, so that the failure is handled after the caller has
      // finished.
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
