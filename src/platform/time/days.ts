const DAY_MS = 86_400_000
const brasilia = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

const QUARTER_MS = 900_000
let latest = { quarter: Number.NaN, day: '' }

/** Today where the people and the cases are, as `YYYY-MM-DD`. A day begins at a full quarter of an hour in any time zone. */
export function todayAt(now: Date): string {
  const quarter = Math.floor(now.getTime() / QUARTER_MS)
  if (latest.quarter !== quarter) latest = { quarter, day: brasilia.format(now) }
  return latest.day
}

const BRASILIA_MS = -3 * 3_600_000
/** Since then the clocks of Brasília are three hours behind UTC, or two in the summers up to 2019. */
const FIRST_ZONE_DAY = '1914-01-02'

/** The beginning of a day as answers show it. The offset is always the same, so that no list of summers is needed to read it. */
export const midnightOf = (dia: string): string => `${dia}T00:00:00-03:00`

/** The day in Brasília of a moment, as `YYYY-MM-DD`; of a text that is a day already, that day. What `midnightOf` gives is that day again. */
export function dayInBrasilia(text: string): string {
  if (text.length === 10) return text
  const moment = new Date(text)
  const behind = new Date(moment.getTime() + BRASILIA_MS).toISOString()
  // Years of more or fewer than four digits stand apart from all days that there are.
  if (!/^\d{4}-/.test(behind)) return behind.startsWith('+') ? '9999-12-31' : '0001-01-01'
  const day = behind.slice(0, 10)
  if (day < '0001-01-01') return '0001-01-01'
  return day < FIRST_ZONE_DAY ? day : brasilia.format(moment)
}

// Dates are counted as days since 1970, so that no clock and no time zone takes part.
export const dayNumber = (dia: string): number => Date.parse(`${dia}T00:00:00Z`) / DAY_MS
export const dayOfNumber = (n: number): string => new Date(n * DAY_MS).toISOString().slice(0, 10)

export const addDays = (dia: string, dias: number): string => dayOfNumber(dayNumber(dia) + dias)

/** Days from the first to the last, both counted; none or fewer when they are the wrong way round. */
export const countDays = (inicio: string, fim: string): number => dayNumber(fim) - dayNumber(inicio) + 1
