import { describe, expect, it } from 'vitest'
import { isHopeless, nextAttempt } from '../../../src/modules/webhooks/delivery/schedule.ts'

const failedAt = new Date('2026-11-15T12:00:00.000Z')
const HOUR = 3600
const wait = (failures: number, retryAfter: number | null = null, random = 0) => {
  const next = nextAttempt(failures, failedAt, retryAfter, () => random)
  return next && (next.getTime() - failedAt.getTime()) / 1000
}

describe('the next attempt', () => {
  it.each([
    [1, 5],
    [2, 300],
    [3, 1800],
    [4, 2 * HOUR],
    [5, 5 * HOUR],
    [6, 10 * HOUR],
    [7, 14 * HOUR],
    [8, 20 * HOUR],
    [9, 24 * HOUR]
  ])('after %i failures comes %i s later, and up to a tenth more', (failures, seconds) => {
    expect(wait(failures)).toBe(seconds)
    expect(wait(failures, null, 0.999999)).toBeCloseTo(seconds * 1.1, 0)
  })

  it('does not come after the tenth failure, whatever the receiver asks for', () => {
    expect(wait(10)).toBeNull()
    expect(wait(10, 60)).toBeNull()
  })

  it.each([
    [1, 4, 5],
    [1, 6, 6],
    [1, 24 * HOUR, 24 * HOUR],
    [1, 24 * HOUR + 1, 24 * HOUR],
    [9, 999_999_999, 24 * HOUR]
  ])('after %i failures and a Retry-After of %i s comes %i s later', (failures, retryAfter, seconds) => {
    expect(wait(failures, retryAfter)).toBe(seconds)
  })

  it('keeps its own longer wait of a day and some jitter against a Retry-After', () => {
    expect(wait(9, 999_999, 0.5)).toBe(24 * HOUR * 1.05)
  })
})

describe('giving up', () => {
  const days = 24 * 3600 * 1000
  it.each([
    [5 * days, true],
    [5 * days - 1, false],
    [0, false]
  ])('%i ms of failures: %s', (ms, expected) => {
    expect(isHopeless(failedAt, new Date(failedAt.getTime() + ms))).toBe(expected)
  })
})
