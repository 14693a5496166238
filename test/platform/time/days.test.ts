import { expect, it } from 'vitest'
import { dayInBrasilia, midnightOf } from '../../../src/platform/time/days.ts'

it.each([
  ['2026-03-02', '2026-03-02'],
  ['2026-03-02T00:00:00-03:00', '2026-03-02'],
  ['2026-03-02T02:59:59.999Z', '2026-03-01'],
  ['2026-03-02T03:00:00Z', '2026-03-02'],
  ['2026-03-02T23:59:59-03:00', '2026-03-02'],
  ['2026-03-02T23:30:00-05:00', '2026-03-03'],
  ['2026-03-02T01:00:00+09:00', '2026-03-01'],
  // In this summer the clocks were two hours behind UTC: midnight there, and midnight as we print it.
  ['2018-12-05T00:00:00-02:00', '2018-12-05'],
  ['2018-12-05T00:00:00-03:00', '2018-12-05'],
  // Before there were time zones, the clocks of Brasília were six minutes later.
  ['1900-01-05T00:00:00-03:00', '1900-01-05'],
  ['0001-01-01T00:00:00+14:00', '0001-01-01'],
  ['0001-01-01T00:00:00-03:00', '0001-01-01'],
  ['9999-12-31T23:00:00-05:00', '9999-12-31']
])('%s belongs to the day %s', (moment, day) => {
  expect(dayInBrasilia(moment)).toBe(day)
})

it('the beginning of a day belongs to that day, for every day of two centuries', () => {
  const wrong: string[] = []
  for (let day = Date.UTC(1900, 0, 1); day < Date.UTC(2100, 0, 1); day += 86_400_000) {
    const text = new Date(day).toISOString().slice(0, 10)
    if (dayInBrasilia(midnightOf(text)) !== text) wrong.push(text)
  }
  expect(wrong).toEqual([])
})
