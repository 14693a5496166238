import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSearch } from '../../../src/modules/webhooks/delivery/search.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Starts a search whose looks take this long, and notes when each of them began. */
function start(tookMs = 0, everyMs = 1000) {
  const begun: number[] = []
  const first = Date.now()
  const search = createSearch(async () => {
    begun.push(Date.now() - first)
    await new Promise((resolve) => setTimeout(resolve, tookMs))
    return begun.length
  }, everyMs)
  return { search, begun }
}

it('looks when the interval says so', async () => {
  const { begun } = start()
  await vi.advanceTimersByTimeAsync(2999)
  expect(begun).toEqual([1000, 2000])
})

it('leaves out regular looks that would find nothing, but not one for which it was woken', async () => {
  let looks = 0
  let rests = true
  const search = createSearch(
    async () => ++looks,
    1000,
    () => rests
  )
  await vi.advanceTimersByTimeAsync(5000)
  expect(looks).toBe(0)
  search.wake()
  await vi.advanceTimersByTimeAsync(10)
  expect(looks).toBe(1)
  rests = false
  await vi.advanceTimersByTimeAsync(2000)
  expect(looks).toBe(3)
  await search.stop()
})

it('looks soon after it was woken, once for all calls', async () => {
  const { search, begun } = start()
  for (let i = 0; i < 100; i++) search.wake()
  await vi.advanceTimersByTimeAsync(9)
  expect(begun).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual([10])
  await vi.advanceTimersByTimeAsync(100)
  expect(begun).toHaveLength(1)
})

it('can be woken again while it looks', async () => {
  const { search, begun } = start(50)
  search.wake()
  await vi.advanceTimersByTimeAsync(20)
  search.wake()
  await vi.advanceTimersByTimeAsync(100)
  expect(begun).toHaveLength(2)
})

it('spends at most a fifth of the time looking, but never waits longer than the interval', async () => {
  for (const [tookMs, wait] of [
    [50, 200],
    [400, 1000]
  ] as const) {
    const { search, begun } = start(tookMs, 1000)
    const looked = search.look()
    await vi.advanceTimersByTimeAsync(tookMs)
    await looked
    search.wake()
    await vi.advanceTimersByTimeAsync(Math.min(wait, 1000 - tookMs) - 1)
    expect(begun).toEqual([0])
    await vi.advanceTimersByTimeAsync(1)
    expect(begun).toHaveLength(2)
    const stopped = search.stop()
    await vi.advanceTimersByTimeAsync(tookMs)
    await stopped
  }
})

it('a look asked for during a look is the next one, together with all others asked for meanwhile', async () => {
  const { search, begun } = start(50)
  const first = search.look()
  const others = [search.look(), search.look()]
  await vi.advanceTimersByTimeAsync(100)
  expect(await Promise.all([first, ...others])).toEqual([1, 2, 2])
  expect(begun).toEqual([0, 50])
})

it('stop waits for the one under way, and nothing looks after it', async () => {
  const { search, begun } = start(50)
  void search.look()
  search.wake()
  const stopped = search.stop()
  search.wake()
  let over = false
  void stopped.then(() => {
    over = true
  })
  await vi.advanceTimersByTimeAsync(49)
  expect(over).toBe(false)
  await vi.advanceTimersByTimeAsync(5000)
  expect(over).toBe(true)
  expect(begun).toEqual([0])
})
