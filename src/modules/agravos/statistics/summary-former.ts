/*
 * Compares a summary with earlier periods, and finds the days of the same weeks or months of former years. It is hard
 * because calendars do not line up. Epidemiological years have 52 or 53 weeks, months differ in length, a running
 * period is compared only up to today, and a week that the period cuts with the same days of former ones.
 */

import { refused, validationError } from '../../../errors.ts'
import { addDays, countDays, dayNumber } from '../../../platform/time/days.ts'
import {
  type Agregacao,
  daysOfPeriodo,
  daysOfYear,
  epidemiologicalWeek,
  firstSunday,
  type Interval,
  periodoOf,
  yearOf,
  yearsBefore
} from '../../../platform/time/weeks.ts'
import type { Metodo } from '../canal/channel.ts'
import type { Place } from '../fields/place.ts'
import type { DataBase } from '../views-kept.ts'
import { change } from './rates.ts'
import { COMPARED, type Compared, type Days, type Figures, type Period, sumOf, within } from './summary-figures.ts'

/** The former times that a summary is asked for. */
export interface Former {
  comparar?: Earlier[]
  anos_anteriores?: number
  canal?: Metodo
  canal_anos?: number
  excluir_anos?: number[]
  /** What former years and channel count; all cases when it is left out. */
  medida?: Medida
}

export type Medida = 'total' | 'provaveis' | 'incidencia'

type Earlier = 'anterior' | 'ano_anterior'
export type Yearly = 'semana' | 'mes'

const FIRST_DAY = '1900-01-01'

export interface FormerRequest extends Former, Period, Place {
  hoje: string
  base?: DataBase
  tipo?: string
  agregacao?: Agregacao
}

/** Refuses requests that have no former times to compare with. */
export function requireFormer(request: FormerRequest): void {
  const { comparar, anos_anteriores, canal, excluir_anos, medida, agregacao, inicio } = request
  const yearly = { anos_anteriores, canal, medida, ...(canal ? {} : { excluir_anos }) }
  const alone = Object.entries(yearly).filter(
    ([name, value]) => value !== undefined && (!yearlyOf(agregacao) || name === 'excluir_anos')
  )
  if (alone.length > 0)
    throw validationError(alone.map(([name]) => refused(name, 'field.former-alone', 'INVALID_VALUE', {}, 'query')))
  if ((comparar || anos_anteriores || canal) && inicio < FIRST_DAY)
    throw validationError([refused('data_inicio', 'field.minimum', 'OUT_OF_RANGE', { limit: FIRST_DAY }, 'query')])
}

export const yearlyOf = (agregacao?: Agregacao): Yearly | null =>
  agregacao === 'semana' || agregacao === 'mes' ? agregacao : null

/** The periods to compare with. Of a period that is still running, only the days that have passed are compared. */
export function earlierPeriods({ comparar = [], inicio, fim, hoje }: FormerRequest): [Earlier, Period][] {
  const days = countDays(inicio, hoje >= inicio && hoje < fim ? hoje : fim)
  return comparar.map((earlier) => {
    const first = addDays(inicio, earlier === 'anterior' ? -days : -weeksBefore(inicio))
    return [earlier, { inicio: first, fim: addDays(first, days - 1) }]
  })
}

/** The number of days back to the same weekday of the epidemiological week with the same number, one year earlier. */
function weeksBefore(day: string): number {
  const year = yearOf(epidemiologicalWeek(day))
  return dayNumber(firstSunday(year)) - dayNumber(firstSunday(year - 1))
}

export function compareWith(earlier: [Earlier, Period][], all: Days, now: Figures) {
  if (earlier.length === 0) return {}
  const comparacoes = earlier.map(([name, periodo]) => {
    const { graves, ...figures } = sumOf([...within(all, periodo).values()])
    const variacao = Object.fromEntries(COMPARED.map((each) => [each, change(figures[each], now[each])]))
    return [name, { periodo, ...figures, variacao: variacao as Record<Compared, number | null> }] as const
  })
  return { comparacoes: Object.fromEntries(comparacoes) }
}

export const yearsOf = ({ anos_anteriores = 0, canal, canal_anos = 5 }: Former): number =>
  Math.max(anos_anteriores, canal ? canal_anos : 0)

/** The first day whose figures are needed. */
export function oldestDay(request: FormerRequest, earlier: [Earlier, Period][]): string {
  const { inicio, agregacao } = request
  const yearly = yearlyOf(agregacao)
  const years = yearsOf(request)
  // The first week of a year is smoothed with the one before it.
  const before = yearly && years > 0 ? daysOfYear(yearly, yearOf(periodoOf(yearly, inicio)) - years)[0] : null
  const first = before === null ? [] : [addDays(before, -7)]
  return [inicio, ...first, ...earlier.map(([, period]) => period.inicio)].reduce((x, y) => (x < y ? x : y))
}

/** The days of former years that a week or month is compared with, the nearest year first. */
export function formerDays(request: FormerRequest, interval: Interval): (Period | null)[] {
  const yearly = yearlyOf(request.agregacao)
  if (!yearly) return []
  return Array.from({ length: yearsOf(request) }, (_, i) => counterpart(yearly, interval, i + 1))
}

/**
 * Finds these days of the week or month with that number, some years before. A week or month that the period cuts is
 * compared with as much of the former one.
 */
function counterpart(yearly: Yearly, { periodo, inicio, fim }: Interval, back: number): Period | null {
  const former = yearsBefore(yearly, periodo, back)
  if (former === null) return null
  const [whole, then] = [daysOfPeriodo(yearly, periodo), daysOfPeriodo(yearly, former)]
  const moved = (day: string) => addDays(then.inicio, dayNumber(day) - dayNumber(whole.inicio))
  const last = fim === whole.fim || moved(fim) > then.fim ? then.fim : moved(fim)
  return { inicio: moved(inicio) < last ? moved(inicio) : last, fim: last }
}
