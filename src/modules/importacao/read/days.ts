import { dayInBrasilia, dayOfNumber } from '../../../platform/time/days.ts'
import { epidemiologicalWeek } from '../../../platform/time/weeks.ts'

/** The days that a text can mean. */
interface Readings {
  day: string | null
  /** The day with day and month swapped; null if that is the same day, or no valid one. */
  swapped: string | null
  week?: string
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.,]+(Z|[+-]\d\d:?\d\d)?)?$/
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?: [\d:.,]+)?$/
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:[.,]0)?$/
/** The number of a day in a spreadsheet. Five digits reach from 1927 to 2173; fewer could be a year. */
const SERIAL = /^(\d{5})(?:[.,]\d+)?$/
/** Day 0 of spreadsheets, chosen so that days after February 1900 come out right. */
const SERIAL_EPOCH = -25_569

const pad = (n: number): string => String(n).padStart(2, '0')

/** Returns null for a day that the calendar does not have. */
function dayFrom(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || year < 1) return null
  // Day 0 of the following month is the last day of this one.
  const last = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
  return day > last ? null : `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`
}

/** Reads a year, a month and a day, and also with month and day swapped. */
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
/** Texts that were read before: a file has the same few hundred days over and over. */
const kept = new Map<string, Readings>()

function readingsOf(text: string): Readings {
  const known = kept.get(text)
  if (known) return known
  const found = { ...read(text) }
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(text, found)
  return found
}

/** The day that a text means; null when it cannot be read, and also for a date that was left empty. */
export const plainDay = (text: string): string | null => readingsOf(text).day

/** Whether a date was left empty: it has only blanks, zeros and separators. */
export const isEmptyDay = (text: string): boolean => /^[0\s/.:T-]*$/.test(text)

/**
 * The day that a text means; null when it cannot be read. Some programs swap day and month. That is put right only when
 * the epidemiological week, which SINAN keeps beside the date, proves it: the week fits the swapped day and not the
 * plain one.
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
