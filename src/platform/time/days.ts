/*
 * Written by hand: days are texts (`YYYY-MM-DD`) everywhere, and counting them is short. date-fns 4.4.0, dayjs 1.11.23
 * and luxon 3.7.2 give the same days but make objects of the texts, which took 4 to 14 times as long. For the day of a
 * moment in Brasília, luxon took 4 to 7 times as long and dayjs 50 times.
 */

const DAY_MS = 86_400_000
const brasilia = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

const QUARTER_MS = 900_000
let latest = { quarter: Number.NaN, day: '' }

/**
 * Returns today's date in Brasília, where the people and the cases are, as `YYYY-MM-DD`. The result is cached for a
 * quarter of an hour: in any time zone, a day begins at a full quarter.
 */
export function todayAt(now: Date): string {
  const quarter = Math.floor(now.getTime() / QUARTER_MS)
  if (latest.quarter !== quarter) latest = { quarter, day: brasilia.format(now) }
  return latest.day
}

const BRASILIA_MS = -3 * 3_600_000
/** From this day on, Brasília's clocks are three hours behind UTC, or two in the summers up to 2019. */
const FIRST_ZONE_DAY = '1914-01-02'

/**
 * Returns the beginning of a day as answers show it. The offset is always the same, so that reading it needs no list of
 * summer times.
 */
export const midnightOf = (dia: string): string => `${dia}T00:00:00-03:00`

/**
 * Returns the day of a moment in Brasília, as `YYYY-MM-DD`. A text that is already a day stays as it is. It is the
 * inverse of `midnightOf`.
 */
export function dayInBrasilia(text: string): string {
  if (text.length === 10) return text
  const moment = new Date(text)
  const behind = new Date(moment.getTime() + BRASILIA_MS).toISOString()
  // Years of more or fewer than four digits become the last or the first day that exists.
  if (!/^\d{4}-/.test(behind)) return behind.startsWith('+') ? '9999-12-31' : '0001-01-01'
  const day = behind.slice(0, 10)
  if (day < '0001-01-01') return '0001-01-01'
  return day < FIRST_ZONE_DAY ? day : brasilia.format(moment)
}

// Dates are counted as days since 1970, so that no clock and no time zone matters.
export const dayNumber = (dia: string): number => Date.parse(`${dia}T00:00:00Z`) / DAY_MS
export const dayOfNumber = (n: number): string => new Date(n * DAY_MS).toISOString().slice(0, 10)

export const addDays = (dia: string, dias: number): string => dayOfNumber(dayNumber(dia) + dias)

/** Counts the days from the first to the last, both included. The result is zero or negative when they are swapped. */
export const countDays = (inicio: string, fim: string): number => dayNumber(fim) - dayNumber(inicio) + 1
