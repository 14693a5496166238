import { addDays, dayNumber } from '../../../platform/time/days.ts'
import { epidemiologicalWeek, firstSunday } from '../../../platform/time/weeks.ts'

export interface Period {
  inicio: string
  fim: string
}

export const presets = ['4s', '12s', '52s', 'ano', 'anterior'] as const
export type Preset = (typeof presets)[number]

/** Returns the Sunday of the week that a day lies in. */
const sundayOf = (day: string): string => addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay())

const weeksUpTo = (today: string, weeks: number): Period => ({
  inicio: addDays(sundayOf(today), -7 * (weeks - 1)),
  fim: today
})

const yearOf = (today: string): number => Number(epidemiologicalWeek(today).slice(0, 4))

/**
 * A number of epidemiological weeks up to today, including the current one; this epidemiological year; or all of the
 * last one.
 */
const periods: Record<Preset, (today: string) => Period> = {
  '4s': (today) => weeksUpTo(today, 4),
  '12s': (today) => weeksUpTo(today, 12),
  '52s': (today) => weeksUpTo(today, 52),
  ano: (today) => ({ inicio: firstSunday(yearOf(today)), fim: today }),
  anterior: (today) => ({ inicio: firstSunday(yearOf(today) - 1), fim: addDays(firstSunday(yearOf(today)), -1) })
}

export const periodOf = (preset: Preset, today: string): Period => periods[preset](today)

/** The period that is shown when the address names none. */
export const usualPeriod = (today: string): Period => periodOf('52s', today)

export const presetOf = ({ inicio, fim }: Period, today: string): Preset | null =>
  presets.find((preset) => {
    const period = periodOf(preset, today)
    return period.inicio === inicio && period.fim === fim
  }) ?? null

/** Splits a week: the service calls week 9 of 2024 202409, and readers see `SE 09/2024`. */
export const weekOf = (periodo: string): { week: string; year: string } => ({
  week: periodo.slice(4),
  year: periodo.slice(0, 4)
})

/** Whether the period cuts the week, so that it cannot be compared with whole weeks. */
export const isCut = ({ inicio, fim }: Period): boolean => dayNumber(fim) - dayNumber(inicio) < 6
