import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BatchChange, type BatchOptions, createBatchCore, SOON } from '../../../src/platform/batch/core.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Starts a core whose work ends when a test says so; `changes` has the reasons for which it asked how long to wait. */
function start(options: Partial<BatchOptions<number>> = {}) {
  const calls: { items: number[]; done(): Promise<void>; fail(error?: unknown): Promise<void> }[] = []
  const changes: BatchChange[] = []
  const { wait = () => 100, ...others } = options
  const core = createBatchCore<number>({
    most: 3,
    atOnce: 1,
    work: (items) =>
      new Promise<void>((resolve, reject) => {
        calls.push({
          items,
          async done() {
            resolve()
            await vi.advanceTimersByTimeAsync(0)
          },
          async fail(error = new Error('no')) {
            reject(error)
            await vi.advanceTimersByTimeAsync(0)
          }
        })
      }),
    wait(change) {
      changes.push(change)
      return wait(change)
    },
    rest: () => 500,
    ...others
  })
  const add = (...items: number[]) => items.forEach(core.add)
  return { core, calls, changes, add, begun: () => calls.map(({ items }) => items) }
}

describe('idle', () => {
  it('is the first state, without a timer, and stays while there is nothing to do', () => {
    const { core, changes } = start()
    core.hasten()
    core.begin()
    expect(core.state).toBe('idle')
    expect(vi.getTimerCount()).toBe(0)
    expect(changes).toEqual([])
  })

  it('becomes gathering by an item that may wait', () => {
    const { core, add, begun } = start()
    add(1)
    expect(core).toMatchObject({ state: 'gathering', waiting: 1, underWay: 0 })
    expect(begun()).toEqual([])
    expect(vi.getTimerCount()).toBe(1)
  })

  it('becomes working, within the call, by an item that need not wait', () => {
    const { core, add, begun } = start({ wait: () => 0 })
    add(1)
    expect(core).toMatchObject({ state: 'working', waiting: 0, underWay: 1 })
    expect(begun()).toEqual([[1]])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('becomes gathering by an item that may wait for others of its turn, and then working', async () => {
    const { core, add, begun } = start({ wait: () => SOON })
    add(1)
    expect(core).toMatchObject({ state: 'gathering', waiting: 1, underWay: 0 })
    add(2)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(core).toMatchObject({ state: 'working', waiting: 0, underWay: 1 })
    expect(begun()).toEqual([[1, 2]])
  })

  it('does not begin again at the end of the turn what has begun within it', async () => {
    const { core, add, begun } = start({ wait: () => SOON })
    add(1)
    core.begin()
    await vi.advanceTimersByTimeAsync(0)
    expect(begun()).toEqual([[1]])
  })
})

describe('gathering', () => {
  it('becomes working when the time of the first item is over, not that of the last', async () => {
    const { core, add, begun } = start()
    add(1)
    await vi.advanceTimersByTimeAsync(60)
    add(2)
    await vi.advanceTimersByTimeAsync(39)
    expect(core.state).toBe('gathering')
    await vi.advanceTimersByTimeAsync(1)
    expect(core.state).toBe('working')
    expect(begun()).toEqual([[1, 2]])
  })

  it('becomes working at once when an item, a haste or a call to begin says so', () => {
    for (const how of ['came', 'hastened', 'begin'] as const) {
      const { core, add, begun } = start({ wait: (change) => (change === how && core.waiting > 1 ? 0 : 100) })
      add(1)
      if (how === 'hastened') core.hasten()
      if (how === 'begin') core.begin()
      else add(2)
      expect([how, core.state]).toEqual([how, how === 'hastened' ? 'gathering' : 'working'])
      if (how === 'hastened') core.hasten()
      expect(begun()).toEqual([how === 'begin' ? [1] : [1, 2]])
    }
  })

  it('waits less when it is hastened, and never longer', async () => {
    const waits = [100, 10, 1000]
    const { core, add } = start({ wait: () => waits.shift()! })
    add(1)
    core.hasten()
    core.hasten()
    await vi.advanceTimersByTimeAsync(9)
    expect(core.state).toBe('gathering')
    await vi.advanceTimersByTimeAsync(1)
    expect(core.state).toBe('working')
  })
})

describe('working', () => {
  it('keeps new items for later, and takes at most a batch', async () => {
    const { core, add, calls, begun } = start({ wait: () => 0 })
    add(1, 2, 3, 4, 5, 6)
    expect(core).toMatchObject({ state: 'working', waiting: 5, underWay: 1 })
    await calls[0]!.done()
    await calls[1]!.done()
    expect(begun()).toEqual([[1], [2, 3, 4], [5, 6]])
  })

  it('becomes idle when nothing waits, and leaves no timer', async () => {
    const { core, add, calls } = start({ wait: () => 0 })
    add(1)
    await calls[0]!.done()
    expect(core).toMatchObject({ state: 'idle', waiting: 0, underWay: 0 })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('becomes gathering when the waiting items may wait', async () => {
    const { core, add, calls, begun } = start()
    add(1)
    core.begin()
    add(2)
    await calls[0]!.done()
    expect(core).toMatchObject({ state: 'gathering', waiting: 1 })
    await vi.advanceTimersByTimeAsync(100)
    expect(begun()).toEqual([[1], [2]])
  })

  it('begins no more than may be under way at once, whatever asks', async () => {
    const { core, add, calls } = start({ atOnce: 2, most: 1, wait: () => 0 })
    add(1, 2, 3, 4)
    core.begin()
    core.hasten()
    expect(core).toMatchObject({ state: 'working', waiting: 2, underWay: 2 })
    expect(vi.getTimerCount()).toBe(0)
    await calls[1]!.done()
    expect(core).toMatchObject({ state: 'working', waiting: 1, underWay: 2 })
  })

  it('begins one more next to the others when items have waited long enough', async () => {
    const { core, add, changes, begun } = start({ atOnce: 3, wait: () => (core.underWay === 0 ? 0 : 25) })
    add(1, 2)
    await vi.advanceTimersByTimeAsync(24)
    expect(core.underWay).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(core).toMatchObject({ state: 'working', underWay: 2 })
    expect(begun()).toEqual([[1], [2]])
    expect(changes).toEqual(['came', 'came'])
  })

  it('asks again after a batch has begun and others still wait', () => {
    const { core, add, changes } = start({ atOnce: 2, most: 1 })
    add(1, 2)
    core.begin()
    expect(changes).toEqual(['came', 'came', 'begun'])
    expect(core).toMatchObject({ state: 'working', waiting: 1 })
  })
})

describe('resting', () => {
  it('follows a failure, and what failed goes first when the rest is over', async () => {
    const { core, add, calls, begun } = start({ wait: () => 0 })
    add(1)
    add(2, 3)
    await calls[0]!.fail()
    expect(core).toMatchObject({ state: 'resting', waiting: 3, underWay: 0 })
    await vi.advanceTimersByTimeAsync(499)
    expect(core.state).toBe('resting')
    await vi.advanceTimersByTimeAsync(1)
    expect(core.state).toBe('working')
    expect(begun()).toEqual([[1], [1, 2, 3]])
  })

  it('is not cut short by items or by haste, but by a call to begin', async () => {
    const { core, add, calls, begun } = start({ wait: () => 0 })
    add(1)
    await calls[0]!.fail()
    add(2)
    core.hasten()
    expect(core.state).toBe('resting')
    core.begin()
    expect(core.state).toBe('working')
    expect(begun()).toEqual([[1], [1, 2]])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('follows work that throws synchronously', async () => {
    const work = () => {
      throw new Error('at once')
    }
    const { core, add } = start({ wait: () => 0, work })
    add(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(core.state).toBe('resting')
  })

  it('is skipped on giving up: all waiting items are dropped', async () => {
    const errors: unknown[] = []
    const rest = (error: unknown) => {
      errors.push(error)
      return null
    }
    const { core, add, calls } = start({ wait: () => 0, rest })
    add(1, 2)
    await calls[0]!.fail('why')
    expect(core).toMatchObject({ state: 'idle', waiting: 0 })
    expect(errors).toEqual(['why'])
    add(3)
    expect(calls[1]!.items).toEqual([3])
  })
})
