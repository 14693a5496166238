import { plainNumber } from './text.ts'

/** What the number of a cell stands for, judged by its format. */
export type Shown = 'number' | 'date' | 'time'

/**
 * Classifies the formats that every spreadsheet knows by number. 14 to 17 and 22 are dates, 18 to 21 and 45 to 47
 * times; the others are East Asian.
 */
export function builtInFormat(id: number): Shown {
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47) || (id >= 32 && id <= 35) || id === 55 || id === 56)
    return 'time'
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58) ? 'date' : 'number'
}

/**
 * Classifies a format by its letters that are neither quoted nor escaped nor in brackets. `[h]` counts hours beyond a
 * day, so it is not a time of day.
 */
export function formatShows(code: string): Shown {
  const first =
    code
      .slice(0, 255)
      .replace(/"[^"]*"|\\.|_.|\*./g, '')
      .split(';')[0] ?? ''
  if (/\[(h+|m+|s+)\]/i.test(first)) return 'number'
  const letters = first
    .replace(/\[[^[\]]*\]/g, '')
    .replace(/general/i, '')
    .replace(/am\/pm|a\/p/gi, 'h')
    .toLowerCase()
  if (/[yd]/.test(letters)) return 'date'
  if (/[hs]/.test(letters)) return 'time'
  return letters.includes('m') ? 'date' : 'number'
}

const DAY_S = 86_400
/** 1 January 1904, day 0 of one date system, as a day number of the other. */
const DAYS_1904 = 1462
/** 29 February 1900, a day that the other system has and the calendar does not. */
const NO_DAY = 60
const LAST_DAY = 2_958_465

/** Writes a number as the date or time that the sheet shows for it. A number that is neither stays a number. */
export function shownAs(value: number, shown: Shown, from1904: boolean): string {
  if (shown === 'number' || value < 0) return plainNumber(value)
  const seconds = Math.round(value * DAY_S)
  if (seconds < DAY_S && !(from1904 && shown === 'date')) return clock(seconds)
  const day = Math.floor(seconds / DAY_S) + (from1904 ? DAYS_1904 : 0)
  if (day === NO_DAY || day > LAST_DAY) return plainNumber(value)
  // Days since 1970. Days before the missing day are counted one too low.
  const days = day - 25_569 + (day < NO_DAY ? 1 : 0)
  const date = new Date(days * DAY_S * 1000).toISOString().slice(0, 10)
  const time = seconds % DAY_S
  return time === 0 ? date : `${date}T${clock(time)}`
}

function clock(seconds: number): string {
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0')
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`
}
