import { dayNumber, dayOfNumber } from '../../../platform/time/days.ts'
import { ALWAYS, type Counted, refine, stretchAt, sumBetween } from './counted.ts'

/** The first day of a year, as a number. */
export const firstOfYear = (year: number): number => dayNumber(`${String(year).padStart(4, '0')}-01-01`)
const yearOf = (day: number): number => Number(dayOfNumber(day).slice(0, 4))

/** Sunday is day 0; 1970-01-01, the day 0, was a Thursday. */
const isSunday = (day: number): boolean => (((day + 4) % 7) + 7) % 7 === 0

/** The edges of calendar years between which a group's sums are told. The counts are of whole years. */
export function edgesOfYears(counted: Counted): number[] {
  const years = counted.days.flatMap((day) => [day, firstOfYear(yearOf(day) + 1)])
  return refine(
    counted,
    ALWAYS,
    [...new Set(years)].sort((x, y) => x - y)
  )
}

/** The open edges within one stretch of years: of epidemiological weeks first, then of months, then of days. */
export function edgesWithin(counted: Counted, [from, to]: [number, number]): number[] {
  const days = counted.days.filter((day) => day >= from && day < to)
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0]
  const all = Array.from({ length: last - first + 2 }, (_, i) => first + i)
  const weeks = refine(counted, [from, to], all.filter(isSunday))
  const months = refine(
    counted,
    weeks,
    all.filter((day) => dayOfNumber(day).endsWith('-01'))
  )
  const sides = [...new Set(days.flatMap((day) => [day, day + 1]))].sort((x, y) => x - y)
  return refine(counted, months, sides)
}

/** Whether an edge is open: one of the chosen ones, or one where nothing is cut off. */
export function isOpen(counted: Counted, edges: number[], day: number): boolean {
  const [from, to] = stretchAt(edges, day)
  return from === day || sumBetween(counted, from, to) === 0
}

/** The edge of years that an edge stands for, since no cases lie between the two. Null when there is none. */
export function edgeOfYear(counted: Counted, [from, to]: [number, number], day: number): number | null {
  if (from === day || sumBetween(counted, from, day) === 0) return from
  return sumBetween(counted, day, to) === 0 ? to : null
}
