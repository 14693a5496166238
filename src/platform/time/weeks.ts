import { addDays, dayNumber, dayOfNumber } from './days.ts'

/** 1970-01-01 was a Thursday, the fifth day of a week that begins on Sunday. */
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
 * The epidemiological week of a day, as `YYYYWW`. It runs from Sunday to Saturday and belongs to the year in which most of its
 * days lie, which is where its Wednesday lies; so week 1 holds 4 January.
 */
export function epidemiologicalWeek(day: string): string {
  const wednesday = sundayOf(dayNumber(day)) + 3
  const year = dayOfNumber(wednesday).slice(0, 4)
  const week = Math.floor((wednesday - dayNumber(`${year}-01-01`)) / 7) + 1
  return `${year}${String(week).padStart(2, '0')}`
}

/** The Sunday on which the first epidemiological week of a year begins. */
export const firstSunday = (year: number): string => dayOfNumber(sundayOf(dayNumber(`${fourDigits(year)}-01-04`)))

const fourDigits = (year: number): string => String(year).padStart(4, '0')

/** The year that a week or a month belongs to. */
export const yearOf = (periodo: string): number => Number(periodo.slice(0, 4))

/** The first and the last day of a year of weeks or of months. */
export const daysOfYear = (agregacao: 'semana' | 'mes', year: number): [first: string, last: string] =>
  agregacao === 'semana'
    ? [firstSunday(year), addDays(firstSunday(year + 1), -1)]
    : [`${fourDigits(year)}-01-01`, `${fourDigits(year)}-12-31`]

/** The week or month of the same number so many years before; null for a week 53 in a year that has none. */
export function yearsBefore(agregacao: 'semana' | 'mes', periodo: string, years: number): string | null {
  const year = yearOf(periodo) - years
  const former = `${fourDigits(year)}${periodo.slice(4)}`
  if (agregacao === 'mes') return former
  const sunday = addDays(firstSunday(year), 7 * (Number(periodo.slice(4)) - 1))
  return epidemiologicalWeek(sunday) === former ? former : null
}

/** Under which name a day is counted. */
export function periodoOf(agregacao: Agregacao, day: string): string {
  if (agregacao === 'semana') return epidemiologicalWeek(day)
  return agregacao === 'mes' ? day.slice(0, 7) : day
}

/** Every day, week or month that the period touches, in order; the first and the last are cut to it. */
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
  // Day 0 of the following month.
  return dayNumber(new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10))
}
