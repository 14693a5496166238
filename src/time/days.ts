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

// Dates are counted as days since 1970, so that no clock and no time zone takes part.
export const dayNumber = (dia: string): number => Date.parse(`${dia}T00:00:00Z`) / DAY_MS
export const dayOfNumber = (n: number): string => new Date(n * DAY_MS).toISOString().slice(0, 10)

export const addDays = (dia: string, dias: number): string => dayOfNumber(dayNumber(dia) + dias)

/** Days from the first to the last, both counted; none or fewer when they are the wrong way round. */
export const countDays = (inicio: string, fim: string): number => dayNumber(fim) - dayNumber(inicio) + 1
