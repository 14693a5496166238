import { expect, it } from 'vitest'
import { shorterSlice } from '../../../src/modules/agravos/list/jumps.ts'

const days: [string, number][] = [
  ['2026-03-03', 10],
  ['2026-03-02', 1000],
  ['2026-03-01', 30]
]
const slice = (offset: number, limit: number) => {
  const found = shorterSlice(days, 'desc', offset, limit)
  return found && [found.skip, found.take, found.backwards]
}

it('a page at the beginning of a day is read forwards, one at its end backwards, so that fewer rows are passed over', () => {
  expect(slice(110, 50)).toEqual([100, 50, false])
  expect(slice(810, 50)).toEqual([150, 50, true])
})

it('a page that reaches into the next day is read from the side with fewer rows in between', () => {
  // From the end of 1 March ten rows are passed over; from the beginning of 2 March it would be 980.
  expect(slice(990, 40)).toEqual([10, 40, true])
  expect(slice(5, 20)).toEqual([5, 20, false])
})

it('the last page is as short as what is left, and past it there is nothing', () => {
  expect(slice(1000, 100)).toEqual([0, 40, true])
  expect(slice(1040, 50)).toBeNull()
})
