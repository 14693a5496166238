import { addDays, dayNumber } from '../../../platform/time/days.ts'
import { epidemiologicalWeek, firstSunday } from '../../../platform/time/weeks.ts'

export interface Period {
  inicio: string
  fim: string
}

export const presets = ['4s', '12s', '52s', 'ano', 'anterior'] as const
export type Preset = (typeof presets)[number]

/** The Sunday of the week that a day lies in. */
const sundayOf = (day: string): string => addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay())

const weeksUpTo = (today: string, weeks: number): Period => ({
  inicio: addDays(sundayOf(today), -7 * (weeks - 1)),
  fim: today
})

const yearOf = (today: string): number => Number(epidemiologicalWeek(today).slice(0, 4))

/** So many epidemiological weeks up to today, the one under way among them; this epidemiological year, or all of the last one. */
const periods: Record<Preset, (today: string) => Period> = {
  '4s': (today) => weeksUpTo(today, 4),
  '12s': (today) => weeksUpTo(today, 12),
  '52s': (today) => weeksUpTo(today, 52),
  ano: (today) => ({ inicio: firstSunday(yearOf(today)), fim: today }),
  anterior: (today) => ({ inicio: firstSunday(yearOf(today) - 1), fim: addDays(firstSunday(yearOf(today)), -1) })
}

export const periodOf = (preset: Preset, today: string): Period => periods[preset](today)

/** What is shown when the address says nothing. */
export const usualPeriod = (today: string): Period => periodOf('52s', today)

export const presetOf = ({ inicio, fim }: Period, today: string): Preset | null =>
  presets.find((preset) => {
    const period = periodOf(preset, today)
    return period.inicio === inicio && period.fim === fim
  }) ?? null

/** `SE 09/2024` is week 9; the service calls it 202409. */
export const weekOf = (periodo: string): { week: string; year: string } => ({
  week: periodo.slice(4),
  year: periodo.slice(0, 4)
})

/** Is the week cut by the period, so that it can not be compared with whole ones? */
export const isCut = ({ inicio, fim }: Period): boolean => dayNumber(fim) - dayNumber(inicio) < 6
