import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWriteBehind, type WriteBehindOptions } from '../../../src/platform/batch/write-behind.ts'
import { noSign } from '../../../src/platform/vitals/vitals.ts'
import { testVitals } from '../../support/vitals.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, i) => from + i)
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Starts with writes that succeed, fail while `broken`, or wait for `release` while `slow`. */
function start(options: Partial<WriteBehindOptions<number>> = {}) {
  const told: unknown[][] = []
  const tries: number[][] = []
  const written: number[] = []
  const database = { broken: false, slow: false, release: () => {} }
  const queue = createWriteBehind<number>({
    sign: noSign,
    async write(items) {
      tries.push(items)
      if (database.slow)
        await new Promise<void>((resolve) => {
          database.release = resolve
        })
      if (database.broken) throw new Error('broken')
      written.push(...items)
    },
    most: 10,
    enough: 5,
    waitMs: 100,
    pauseMs: 1000,
    failing: (error, unwritten) => told.push(['failing', (error as Error).message, unwritten]),
    recovered: () => told.push(['recovered']),
    lost: (error, count) => told.push(['lost', (error as Error).message, count]),
    ...options
  })
  const add = (items: number[]) => items.forEach(queue.add)
  return { queue, database, told, tries, written, add }
}

/** Tells what has become of a promise so far. */
function watch(promise: Promise<void>) {
  const seen = { state: 'waits' }
  promise.then(
    () => {
      seen.state = 'resolved'
    },
    () => {
      seen.state = 'rejected'
    }
  )
  return seen
}

describe('write-behind', () => {
  it('writes items together that came within the time a single one may wait', async () => {
    const { queue, tries, add } = start()
    add([1, 2])
    await passed(99)
    expect(queue).toMatchObject({ state: 'gathering', unwritten: 2 })
    add([3])
    await passed(1)
    expect(tries).toEqual([[1, 2, 3]])
    expect(queue).toMatchObject({ state: 'idle', unwritten: 0 })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('writes at once when there are enough items, one write after the other, each up to the maximum', async () => {
    const { queue, database, tries, add } = start()
    database.slow = true
    add(numbers(25))
    expect(tries).toEqual([numbers(5)])
    expect(queue).toMatchObject({ state: 'working', unwritten: 25 })
    for (let i = 0; i < 3; i++) {
      database.release()
      await passed(0)
    }
    expect(tries).toEqual([numbers(5), numbers(10, 6), numbers(10, 16)])
    expect(queue.unwritten).toBe(0)
  })

  it('lets the items left after a write wait for others', async () => {
    const { queue, database, add } = start()
    database.slow = true
    add(numbers(5))
    add([6])
    database.release()
    await passed(0)
    expect(queue).toMatchObject({ state: 'gathering', unwritten: 1 })
  })

  describe('written', () => {
    it('resolves at once when nothing is unwritten', async () => {
      await start().queue.written()
    })

    it('makes the write begin sooner, but not at once, and covers only earlier items', async () => {
      const { queue, database, tries, add } = start()
      add([1])
      database.slow = true
      const first = watch(queue.written())
      await passed(9)
      expect(tries).toEqual([])
      await passed(1)
      add([2])
      const second = watch(queue.written())
      database.release()
      await passed(0)
      expect([first.state, second.state]).toEqual(['resolved', 'waits'])
      await passed(10)
      database.release()
      await passed(0)
      expect(second.state).toBe('resolved')
      expect(tries).toEqual([[1], [2]])
    })

    it('waits until writing works again', async () => {
      const { queue, database, written, add } = start()
      database.broken = true
      add([1])
      const all = watch(queue.written())
      await passed(5000)
      expect(all.state).toBe('waits')
      database.broken = false
      await passed(1000)
      expect(all.state).toBe('resolved')
      expect(written).toEqual([1])
    })
  })

  describe('flush', () => {
    it('resolves at once when nothing is unwritten', async () => {
      await start().queue.flush()
    })

    it('writes everything at once, in as many writes as it takes', async () => {
      const { queue, database, tries, add } = start({ enough: 1000 })
      database.slow = true
      add(numbers(25))
      const all = watch(queue.flush())
      for (const count of [10, 20]) {
        expect(tries.flat()).toEqual(numbers(count))
        database.release()
        await passed(0)
        expect(all.state).toBe('waits')
      }
      database.release()
      await passed(0)
      expect(all.state).toBe('resolved')
    })

    it('rejects when the write under way fails, and the items are kept', async () => {
      const { queue, database, add } = start()
      database.slow = true
      database.broken = true
      add(numbers(5))
      add([6])
      const all = watch(queue.flush())
      database.release()
      await passed(0)
      expect(all.state).toBe('rejected')
      expect(queue).toMatchObject({ state: 'resting', unwritten: 6 })
    })

    it('tries at once even while resting', async () => {
      const { queue, database, tries, add } = start()
      database.broken = true
      add(numbers(5))
      await passed(0)
      await expect(queue.flush()).rejects.toThrow('broken')
      expect(tries).toHaveLength(2)
      database.broken = false
      await queue.flush()
      await passed(0)
      expect(queue).toMatchObject({ state: 'idle', unwritten: 0, isFailing: false })
    })
  })

  describe('while writing fails', () => {
    it('keeps everything in order, tries again after the pause and not before, and reports once', async () => {
      const { queue, database, told, tries, written, add } = start()
      database.broken = true
      add(numbers(5))
      await passed(0)
      expect(queue).toMatchObject({ state: 'resting', isFailing: true })
      // These items would be enough for a write if it were not resting.
      add(numbers(7, 6))
      await passed(999)
      expect(tries).toHaveLength(1)
      await passed(1)
      expect(tries).toEqual([numbers(5), numbers(10)])
      expect(told).toEqual([['failing', 'broken', 5]])
      database.broken = false
      await passed(1000)
      await passed(100)
      expect(written).toEqual(numbers(12))
      expect(told).toEqual([['failing', 'broken', 5], ['recovered']])
      expect(queue).toMatchObject({ state: 'idle', isFailing: false })
    })

    it('reports again when it fails again later', async () => {
      const { database, told, add } = start()
      for (let i = 0; i < 2; i++) {
        database.broken = true
        add(numbers(5))
        await passed(0)
        database.broken = false
        await passed(1000)
      }
      expect(told.map(([what]) => what)).toEqual(['failing', 'recovered', 'failing', 'recovered'])
    })
  })

  describe('room', () => {
    it('is there while fewer are kept than the bound', async () => {
      const { queue, add } = start({ bound: 3 })
      add([1, 2])
      expect(queue.isFull).toBe(false)
      await queue.room()
    })

    it('comes when items are written', async () => {
      const { queue, database, add } = start({ bound: 3 })
      database.slow = true
      add([1, 2, 3])
      expect(queue.isFull).toBe(true)
      const room = watch(queue.room())
      await passed(0)
      expect(room.state).toBe('waits')
      database.release()
      await passed(0)
      expect(room.state).toBe('resolved')
      expect(queue.isFull).toBe(false)
    })

    it('rejects when items cannot be written', async () => {
      const { queue, database, add } = start({ bound: 3 })
      database.broken = true
      add([1, 2, 3])
      await expect(queue.room()).rejects.toThrow('broken')
      expect(queue.unwritten).toBe(3)
    })
  })

  describe('close', () => {
    it('resolves when all is written', async () => {
      const { queue, written, add } = start()
      add([1, 2])
      const closing = queue.close()
      await passed(10)
      await closing
      expect(written).toEqual([1, 2])
    })

    it('cuts a rest short, tries ten times with shorter pauses, and reports what is lost', async () => {
      const { queue, database, told, tries, add } = start()
      database.broken = true
      add(numbers(5))
      await passed(0)
      add([6])
      const closing = watch(queue.close())
      await passed(0)
      expect(tries).toHaveLength(2)
      await passed(8 * 500 + 499)
      expect([tries.length, closing.state]).toEqual([10, 'waits'])
      await passed(1)
      expect([tries.length, closing.state]).toEqual([11, 'resolved'])
      expect(told.at(-1)).toEqual(['lost', 'broken', 6])
      expect(queue).toMatchObject({ state: 'idle', unwritten: 0, isFailing: true })
      expect(vi.getTimerCount()).toBe(0)
    })

    it('loses nothing when writing works again in time, not even later items', async () => {
      const { queue, database, told, written, add } = start()
      database.broken = true
      add([1])
      const closing = watch(queue.close())
      await passed(2000)
      add([2])
      database.broken = false
      await passed(600)
      expect(closing.state).toBe('resolved')
      expect(written).toEqual([1, 2])
      add([3])
      await queue.flush()
      expect(written).toEqual([1, 2, 3])
      expect(told.map(([what]) => what)).toEqual(['failing', 'recovered'])
    })

    it('tries items once that come after it gave up', async () => {
      const { queue, database, told, tries, add } = start()
      database.broken = true
      add([1])
      void queue.close()
      await passed(6000)
      const before = tries.length
      add([2])
      const last = watch(queue.written())
      await passed(10)
      expect(tries).toHaveLength(before + 1)
      expect(last.state).toBe('resolved')
      expect(told.at(-1)).toEqual(['lost', 'broken', 1])
    })
  })
})

it('owes a sign while items are unwritten, and gives one with each write', async () => {
  const vitals = testVitals()
  const { database, add } = start({ sign: vitals.part('part') })
  const isDown = () => vitals.report()[0]!.isDown
  vitals.pass(600)
  expect(isDown()).toBe(false)
  database.broken = true
  add([1])
  await passed(200)
  vitals.pass(65)
  expect(isDown()).toBe(true)
  database.broken = false
  await passed(2_000)
  vitals.pass(5)
  expect(isDown()).toBe(false)
  vitals.pass(600)
  expect(isDown()).toBe(false)
})
