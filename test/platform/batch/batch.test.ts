import { afterEach, describe, expect, it, vi } from 'vitest'
import { batched, batchedByDatabase } from '../../../src/platform/batch/batch.ts'
import type { Db } from '../../../src/platform/db/client.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Work that ends when a test says so; `calls` has the batches in the order in which they began. */
function slow() {
  const calls: { items: number[]; done(): Promise<void>; fail(error: Error): Promise<void> }[] = []
  const work = (items: number[]) =>
    new Promise<string[]>((resolve, reject) => {
      calls.push({
        items,
        async done() {
          resolve(items.map((item) => `out ${item}`))
          await settled()
        },
        async fail(error) {
          reject(error)
          await settled()
        }
      })
    })
  return { calls, work, begun: () => calls.map(({ items }) => items) }
}

/** Lets the event loop's turn end, in which a lone item begins. */
const turn = () => new Promise(setImmediate)

/** Lets everything run that waits for promises alone. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

describe('batched', () => {
  it('begins at the end of the turn for a single item', async () => {
    const { calls, work, begun } = slow()
    const ask = batched(work, 10)
    const answer = ask(1)
    await settled()
    expect(begun()).toEqual([])
    await turn()
    expect(begun()).toEqual([[1]])
    await calls[0]!.done()
    expect(await answer).toBe('out 1')
    const next = ask(2)
    await turn()
    expect(begun()).toEqual([[1], [2]])
    await calls[1]!.done()
    expect(await next).toBe('out 2')
  })

  it('works items of one turn together, also when they come one after the other', async () => {
    const { calls, work, begun } = slow()
    const ask = batched(work, 10)
    const first = ask(1)
    await settled()
    const answers = [first, ask(2)]
    await turn()
    expect(begun()).toEqual([[1, 2]])
    await calls[0]!.done()
    expect(await Promise.all(answers)).toEqual(['out 1', 'out 2'])
    await turn()
    expect(calls).toHaveLength(1)
  })

  it('works items that come meanwhile together, in order, each with its own answer', async () => {
    const { calls, work, begun } = slow()
    const ask = batched(work, 10)
    const first = ask(1)
    await turn()
    const answers = [first, ...[2, 3, 2].map(ask)]
    await turn()
    expect(begun()).toEqual([[1]])
    await calls[0]!.done()
    expect(begun()).toEqual([[1], [2, 3, 2]])
    await calls[1]!.done()
    expect(await Promise.all(answers)).toEqual(['out 1', 'out 2', 'out 3', 'out 2'])
    expect(calls).toHaveLength(2)
  })

  it('gives no answer from work that had begun before the question came', async () => {
    let state = 'before'
    const { calls, work } = slow()
    // This reads when it begins and answers when it is let go, like a statement with its snapshot.
    const ask = batched(async (items: number[]) => {
      const seen = state
      await work(items)
      return items.map(() => seen)
    }, 10)
    const early = ask(1)
    await turn()
    state = 'after'
    const late = ask(1)
    await calls[0]!.done()
    await calls[1]!.done()
    expect([await early, await late]).toEqual(['before', 'after'])
  })

  it.each([
    [1, [[0], [1], [2], [3], [4]]],
    [2, [[0, 1], [2, 3], [4]]],
    [
      3,
      [
        [0, 1, 2],
        [3, 4]
      ]
    ]
  ])('takes at most %i together', async (most, expected) => {
    const { calls, work, begun } = slow()
    const ask = batched(work, most)
    const answers = [0, 1, 2, 3, 4].map(ask)
    await turn()
    for (let i = 0; i < expected.length; i++) await calls[i]!.done()
    expect(begun()).toEqual(expected)
    expect(await Promise.all(answers)).toEqual([0, 1, 2, 3, 4].map((item) => `out ${item}`))
  })

  it('rejects only the batch that failed, and goes on', async () => {
    const { calls, work } = slow()
    const ask = batched(work, 2)
    const answers = Promise.allSettled([0, 1, 2, 3, 4].map(ask))
    const error = new Error('no')
    await turn()
    await calls[0]!.done()
    await calls[1]!.fail(error)
    await calls[2]!.done()
    expect(await answers).toEqual([
      { status: 'fulfilled', value: 'out 0' },
      { status: 'fulfilled', value: 'out 1' },
      { status: 'rejected', reason: error },
      { status: 'rejected', reason: error },
      { status: 'fulfilled', value: 'out 4' }
    ])
    void ask(5)
    await turn()
    expect(calls[3]!.items).toEqual([5])
  })

  it('turns work that throws synchronously into a rejection, and goes on', async () => {
    const error = new Error('at once')
    let bad = true
    const ask = batched((items: number[]): Promise<number[]> => {
      if (bad) throw error
      return Promise.resolve(items)
    }, 2)
    await expect(ask(1)).rejects.toBe(error)
    bad = false
    expect(await ask(2)).toBe(2)
  })

  it('begins the next batch next to one that takes longer than 25 ms', async () => {
    vi.useFakeTimers()
    const { calls, work, begun } = slow()
    const ask = batched(work, 10)
    const first = ask(1)
    await vi.advanceTimersByTimeAsync(0)
    const answers = [first, ...[2, 3].map(ask)]
    await vi.advanceTimersByTimeAsync(24)
    expect(begun()).toEqual([[1]])
    await vi.advanceTimersByTimeAsync(1)
    expect(begun()).toEqual([[1], [2, 3]])
    // The later batch may end first.
    await calls[1]!.done()
    expect(await Promise.all(answers.slice(1))).toEqual(['out 2', 'out 3'])
    await calls[0]!.done()
    expect(await answers[0]).toBe('out 1')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('counts the patience from the latest beginning, and leaves no timer when nobody waits', async () => {
    vi.useFakeTimers()
    const { calls, work, begun } = slow()
    const ask = batched(work, 1)
    void ask(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
    for (const item of [2, 3]) void ask(item)
    await vi.advanceTimersByTimeAsync(20)
    await calls[0]!.done()
    expect(begun()).toEqual([[1], [2]])
    await vi.advanceTimersByTimeAsync(24)
    expect(calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(begun()).toEqual([[1], [2], [3]])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('has at most eight batches under way, however long they take', async () => {
    vi.useFakeTimers()
    const { calls, work, begun } = slow()
    const ask = batched(work, 1)
    const answers = Array.from({ length: 10 }, (_, item) => ask(item))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(calls).toHaveLength(8)
    expect(vi.getTimerCount()).toBe(0)
    await calls[5]!.done()
    expect(begun().slice(8)).toEqual([[8]])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(calls).toHaveLength(9)
    await calls[0]!.done()
    for (const { done } of calls) await done()
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 10 }, (_, item) => `out ${item}`))
  })
})

describe('batchedByDatabase', () => {
  it('has one queue for each database: none waits for another, and each gets its own items', async () => {
    const [a, b] = [{} as Db, {} as Db]
    const asked: [Db, number[]][] = []
    const ends: (() => void)[] = []
    const ask = batchedByDatabase(async (db, items: number[]) => {
      asked.push([db, items])
      await new Promise<void>((resolve) => ends.push(resolve))
      return items.map((item) => (db === a ? `a${item}` : `b${item}`))
    }, 10)
    const answers = [ask(a, 1), ask(b, 3)]
    await turn()
    answers.push(ask(a, 2), ask(a, 4))
    await turn()
    expect(asked.map(([db, items]) => [db === a, items])).toEqual([
      [true, [1]],
      [false, [3]]
    ])
    for (let i = 0; i < 3; i++) {
      ends[i]!()
      await settled()
    }
    expect(asked[2]![0]).toBe(a)
    expect(asked[2]![1]).toEqual([2, 4])
    expect(await Promise.all(answers)).toEqual(['a1', 'b3', 'a2', 'a4'])
  })
})
