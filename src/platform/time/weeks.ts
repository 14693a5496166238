/*
 * Written by hand: date-fns 4.4.0 (`getWeek`, `firstWeekContainsDate: 4`) gives the same week for every day of 80
 * years, but takes 3 to 6 times as long. luxon 3.7.2 and dayjs 1.11.23 only know weeks that begin on Monday. Shifted by
 * a day, theirs still differ on 14 % of all days.
 */

import { addDays, dayNumber, dayOfNumber } from './days.ts'

/** 1970-01-01 was a Thursday, which is day 4 of a week that begins with Sunday as day 0. */
const EPOCH_WEEKDAY = 4

export type Agregacao = 'dia' | 'semana' | 'mes'

export interface Interval {
  /** `2024-03-01`, `202409` or `2024-03`. */
  periodo: string
  inicio: string
  fim: string
}

const sundayOf = (n: number) => n - ((((n + EPOCH_WEEKDAY) % 7) + 7) % 7)

/**
 * Returns the epidemiological week of a day, as `YYYYWW`. A week runs from Sunday to Saturday and belongs to the year
 * in which most of its days lie. That is the year of its Wednesday, so week 1 holds 4 January.
 */
export function epidemiologicalWeek(day: string): string {
  const wednesday = sundayOf(dayNumber(day)) + 3
  const year = dayOfNumber(wednesday).slice(0, 4)
  const week = Math.floor((wednesday - dayNumber(`${year}-01-01`)) / 7) + 1
  return `${year}${String(week).padStart(2, '0')}`
}

/** Returns the Sunday on which the first epidemiological week of a year begins. */
export const firstSunday = (year: number): string => dayOfNumber(sundayOf(dayNumber(`${fourDigits(year)}-01-04`)))

const fourDigits = (year: number): string => String(year).padStart(4, '0')

/** Returns the year that a week or a month belongs to. */
export const yearOf = (periodo: string): number => Number(periodo.slice(0, 4))

/** Returns the first and the last day of a year of weeks or of months. */
export const daysOfYear = (agregacao: 'semana' | 'mes', year: number): [first: string, last: string] =>
  agregacao === 'semana'
    ? [firstSunday(year), addDays(firstSunday(year + 1), -1)]
    : [`${fourDigits(year)}-01-01`, `${fourDigits(year)}-12-31`]

/** Returns the week or month of the same number some years before. Returns null for a week 53 in a year without one. */
export function yearsBefore(agregacao: 'semana' | 'mes', periodo: string, years: number): string | null {
  const year = yearOf(periodo) - years
  const former = `${fourDigits(year)}${periodo.slice(4)}`
  if (agregacao === 'mes') return former
  const sunday = addDays(firstSunday(year), 7 * (Number(periodo.slice(4)) - 1))
  return epidemiologicalWeek(sunday) === former ? former : null
}

/** Returns the days of a whole week or month. */
export function daysOfPeriodo(agregacao: 'semana' | 'mes', periodo: string): { inicio: string; fim: string } {
  const inicio =
    agregacao === 'semana' ? addDays(firstSunday(yearOf(periodo)), 7 * (Number(periodo.slice(4)) - 1)) : `${periodo}-01`
  return { inicio, fim: dayOfNumber(lastDay(agregacao, dayNumber(inicio))) }
}

/** Returns the period under which a day is counted. */
export function periodoOf(agregacao: Agregacao, day: string): string {
  if (agregacao === 'semana') return epidemiologicalWeek(day)
  return agregacao === 'mes' ? day.slice(0, 7) : day
}

/** Lists every day, week or month that the period touches, in order. The first and the last are cut to the period. */
export function intervalsOf(agregacao: Agregacao, inicio: string, fim: string): Interval[] {
  const found: Interval[] = []
  const last = dayNumber(fim)
  for (let first = dayNumber(inicio); first <= last; ) {
    const end = Math.min(lastDay(agregacao, first), last)
    found.push({ periodo: periodoOf(agregacao, dayOfNumber(first)), inicio: dayOfNumber(first), fim: dayOfNumber(end) })
    first = end + 1
  }
  return found
}

function lastDay(agregacao: Agregacao, n: number): number {
  if (agregacao === 'dia') return n
  if (agregacao === 'semana') return sundayOf(n) + 6
  const [year, month] = dayOfNumber(n).split('-').map(Number) as [number, number]
  // Day 0 of the following month is the last day of this one.
  return dayNumber(new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10))
}
