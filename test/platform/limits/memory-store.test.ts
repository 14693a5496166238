import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryStore } from '../../../src/platform/limits/memory-store.ts'

const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

const count = (store: MemoryStore, key: string) => {
  let found: { current: number; ttl: number } | undefined
  store.incr(key, (_, result) => (found = result), MINUTE)
  return found
}

test('a window begins with the first request and ends at its time, not later', () => {
  const store = new MemoryStore()
  expect(count(store, 'a')).toEqual({ current: 1, ttl: MINUTE })
  vi.setSystemTime(MINUTE - 1)
  expect(count(store, 'a')).toEqual({ current: 2, ttl: 1 })
  expect(count(store, 'b')).toEqual({ current: 1, ttl: MINUTE })
  vi.setSystemTime(MINUTE)
  expect(count(store, 'a')).toEqual({ current: 1, ttl: MINUTE })
})

test('of more than 100,000 keys the least recently used one is forgotten, and no other', () => {
  const store = new MemoryStore()
  for (const key of ['old', 'used']) count(store, key)
  for (let i = 0; i < 99_998; i++) count(store, `other ${i}`)
  expect(count(store, 'used')).toMatchObject({ current: 2 })
  count(store, 'one more')
  expect(count(store, 'used')).toMatchObject({ current: 3 })
  expect(count(store, 'other 99997')).toMatchObject({ current: 2 })
  expect(count(store, 'old')).toMatchObject({ current: 1 })
})
