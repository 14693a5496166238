import { dayInBrasilia, dayOfNumber } from '../../../platform/time/days.ts'
import { epidemiologicalWeek } from '../../../platform/time/weeks.ts'

/** What a text can mean as a date. */
interface Readings {
  day: string | null
  /** With day and month the other way round, where that is another day that there is. */
  swapped: string | null
  week?: string
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.,]+(Z|[+-]\d\d:?\d\d)?)?$/
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?: [\d:.,]+)?$/
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:[.,]0)?$/
/** Five digits reach from 1927 to 2173. Fewer could be a year. */
const SERIAL = /^(\d{5})(?:[.,]\d+)?$/
/** Day 0 of spreadsheets, such that their days after February 1900 come out right. */
const SERIAL_EPOCH = -25_569

const pad = (n: number): string => String(n).padStart(2, '0')

/** Null for a day that there is not. */
function dayFrom(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || year < 1) return null
  // Day 0 of the following month is the last one of this.
  const last = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
  return day > last ? null : `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`
}

/** Both readings of a year and two numbers, the month expected before the day. */
function both(year: number, month: number, day: number): Readings {
  return { day: dayFrom(year, month, day), swapped: month === day ? null : dayFrom(year, day, month) }
}

function read(text: string): Readings {
  const yearFirst = YEAR_FIRST.exec(text)
  if (yearFirst) {
    const [, year, month, day, zone] = yearFirst
    if (zone === undefined) return both(Number(year), Number(month), Number(day))
    return Number.isNaN(Date.parse(text)) ? NEITHER : { day: dayInBrasilia(text), swapped: null }
  }
  const dayFirst = DAY_FIRST.exec(text)
  if (dayFirst) return both(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1]))
  const compact = COMPACT.exec(text)
  if (compact) return both(Number(compact[1]), Number(compact[2]), Number(compact[3]))
  const serial = SERIAL.exec(text)
  if (!serial) return NEITHER
  const [year, month, day] = dayOfNumber(Number(serial[1]) + SERIAL_EPOCH)
    .split('-')
    .map(Number)
  return both(Number(year), Number(month), Number(day))
}

const NEITHER: Readings = { day: null, swapped: null }
const MOST_KEPT = 20_000
/** A file has the same few hundred days over and over. */
const kept = new Map<string, Readings>()

function readingsOf(text: string): Readings {
  const known = kept.get(text)
  if (known) return known
  const found = { ...read(text) }
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(text, found)
  return found
}

/** Only blanks, zeros and what stands between the parts of a date: a form that was left empty. */
export const isEmptyDay = (text: string): boolean => /^[0\s/.:T-]*$/.test(text)

/**
 * The day that a text means, null when it can not be read. Day and month that were swapped are put right when the epidemiological week, which SINAN
 * keeps beside the date, proves it: it fits the swapped reading and not the plain one.
 */
export function readDay(text: string, week: string | null = null): { day: string | null; repaired: boolean } {
  const readings = readingsOf(text)
  const { day, swapped } = readings
  if (swapped === null || week === null) return { day, repaired: false }
  if (day !== null) {
    readings.week ??= epidemiologicalWeek(day)
    if (readings.week === week) return { day, repaired: false }
  }
  return epidemiologicalWeek(swapped) === week ? { day: swapped, repaired: true } : { day, repaired: false }
}
