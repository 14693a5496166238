import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPlaces } from '../../../src/platform/limits/places.ts'
import { LONGEST_WAIT_MS } from '../../../src/platform/limits/turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that goes on until it is told to end. */
function work() {
  let end: () => void = () => {}
  let begun = false
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return {
    run: async () => {
      begun = true
      await ended
    },
    end: () => end(),
    get begun() {
      return begun
    }
  }
}

const many = (count: number) => Array.from({ length: count }, work)
const settled = () => vi.advanceTimersByTimeAsync(0)

it('a caller has a few pieces of work under way, and the rest wait in their order; others do not wait', async () => {
  const inPlace = createPlaces({ atOnce: 2, waiting: 2 })
  const own = many(4)
  const all = own.map(({ run }) => inPlace('u1', run))
  const [other] = many(1)
  const others = inPlace('u2', other!.run)
  await settled()
  expect([...own, other!].map(({ begun }) => begun)).toEqual([true, true, false, false, true])
  own[1]!.end()
  await settled()
  expect(own.map(({ begun }) => begun)).toEqual([true, true, true, false])
  for (const each of [...own, other!]) each.end()
  await Promise.all([...all, others])
})

it('what would wait behind too many is refused with 429, and so is what has waited too long', async () => {
  let refused = 0
  const inPlace = createPlaces({ atOnce: 1, waiting: 1, onRefused: () => void refused++ })
  const [first, second, third] = many(3)
  const running = inPlace('u1', first!.run)
  const waiting = inPlace('u1', second!.run)
  await expect(inPlace('u1', third!.run)).rejects.toMatchObject({ status: 429 })
  const late = expect(waiting).rejects.toMatchObject({ status: 429, extra: { headers: { 'retry-after': '1' } } })
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS)
  await late
  expect([refused, second!.begun, third!.begun]).toEqual([2, false, false])
  first!.end()
  await running
  const [again] = many(1)
  again!.end()
  await inPlace('u1', again!.run)
})

it('a place becomes free when its work fails', async () => {
  const inPlace = createPlaces({ atOnce: 1, waiting: 1 })
  const fail = () => Promise.reject(new Error('no'))
  await expect(inPlace('u1', fail)).rejects.toThrow('no')
  await expect(inPlace('u1', fail)).rejects.toThrow('no')
})
