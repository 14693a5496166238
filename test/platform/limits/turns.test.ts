import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTurns, LONGEST_WAIT_MS } from '../../../src/platform/limits/turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Starts pieces of work that go on until they are ended, in the order in which they began. */
function works(options: Partial<Parameters<typeof createTurns>[0]> = {}) {
  const inTurn = createTurns({ atOnce: 1, waiting: 10, retrySeconds: 7, ...options })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const refused: string[] = []
  return {
    begun,
    refused,
    ask(name: string) {
      const who = name[0]!
      inTurn(who, () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.push(resolve))
      }).catch((error) => {
        expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE', extra: { headers: { 'retry-after': '7' } } })
        refused.push(name)
      })
    },
    async end() {
      ends.shift()!()
      await vi.advanceTimersByTimeAsync(0)
    }
  }
}

it('as many as may be under way begin at once, and the next when one has ended', async () => {
  const test = works({ atOnce: 2 })
  for (const name of ['a1', 'a2', 'a3']) test.ask(name)
  expect(test.begun).toEqual(['a1', 'a2'])
  await test.end()
  expect(test.begun).toEqual(['a1', 'a2', 'a3'])
  await test.end()
  await test.end()
  test.ask('a4')
  expect(test.begun.at(-1)).toBe('a4')
})

it('a caller that asks once does not wait for one that has asked often', async () => {
  const test = works()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) test.ask(name)
  for (let i = 0; i < 6; i++) await test.end()
  expect(test.begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

it('work that could not begin in time is refused; other work is not', async () => {
  const test = works()
  for (const name of ['a1', 'a2', 'b1']) test.ask(name)
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS - 1)
  await test.end()
  expect([test.begun, test.refused]).toEqual([['a1', 'a2'], []])
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS)
  expect(test.refused).toEqual(['b1'])
  // The refused work has left its place and takes no turn.
  await test.end()
  test.ask('c1')
  expect(test.begun).toEqual(['a1', 'a2', 'c1'])
})

it('when too many wait, the latest work of the caller with the most is refused', async () => {
  const test = works({ waiting: 3 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) test.ask(name)
  test.ask('a5')
  await vi.advanceTimersByTimeAsync(0)
  expect(test.refused).toEqual(['a5'])
  test.ask('b1')
  await vi.advanceTimersByTimeAsync(0)
  expect(test.refused).toEqual(['a5', 'a4'])
  // A caller that would then have as many waiting as the other is itself refused.
  test.ask('b2')
  await vi.advanceTimersByTimeAsync(0)
  expect(test.refused).toEqual(['a5', 'a4', 'b2'])
  for (let i = 0; i < 3; i++) await test.end()
  expect(test.begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

it('failed work gives its place to the next', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 1, retrySeconds: 1 })
  const failing = inTurn('a', () => Promise.reject(new Error('broken')))
  const next = inTurn('b', async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  await expect(next).resolves.toBe('done')
})
