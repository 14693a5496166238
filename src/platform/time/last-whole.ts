import { addDays, dayNumber, dayOfNumber } from './days.ts'

export const weekdayOf = (dia: string): number => new Date(`${dia}T00:00:00Z`).getUTCDay()

export const firstOfMonth = (dia: string): string => `${dia.slice(0, 7)}-01`

/** The last whole epidemiological week (Sunday to Saturday) or the last whole month before a day. */
export function lastWhole(periodicidade: 'semanal' | 'mensal', hoje: string): { inicio: string; fim: string } {
  if (periodicidade === 'mensal') {
    const fim = addDays(firstOfMonth(hoje), -1)
    return { inicio: firstOfMonth(fim), fim }
  }
  const sunday = dayOfNumber(dayNumber(hoje) - weekdayOf(hoje))
  return { inicio: addDays(sunday, -7), fim: addDays(sunday, -1) }
}
