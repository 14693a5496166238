/*
 * Compares a summary with former times: earlier periods, the same weeks or months of former years, and a channel of
 * usual values. It is hard because calendars do not line up. Epidemiological years have 52 or 53 weeks, months differ
 * in length, a running period is compared only up to today, and a year without any notification counts as unknown, not
 * as zero.
 */

import { sql } from 'drizzle-orm'
import { refused, validationError } from '../../../errors.ts'
import type { Db } from '../../../platform/db/client.ts'
import { addDays, countDays, dayNumber } from '../../../platform/time/days.ts'
import {
  type Agregacao,
  daysOfYear,
  epidemiologicalWeek,
  firstSunday,
  type Interval,
  periodoOf,
  yearOf,
  yearsBefore
} from '../../../platform/time/weeks.ts'
import { placeWhere } from '../counts/counts.ts'
import type { Place } from '../fields/place.ts'
import { contagemDeCasos } from '../tables-kept.ts'
import { change } from './rates.ts'
import { quartiles, type Spread, twoDeviations } from './spread.ts'
import { type Days, type Figures, METRICAS, type Metrica, type Period, sumOf, within } from './summary-figures.ts'

/** The former times that a summary is asked for. */
export interface Former {
  comparar?: Earlier[]
  anos_anteriores?: number
  canal?: keyof typeof channels
  canal_anos?: number
}

type Earlier = 'anterior' | 'ano_anterior'
type Yearly = 'semana' | 'mes'

const channels = { quartis: quartiles, media_dp: twoDeviations }
/** Fewer years say nothing about what is usual. */
const FEWEST_YEARS = 3
const FIRST_DAY = '1900-01-01'

interface Request extends Former, Period, Place {
  hoje: string
  tipo?: string
  agregacao?: Agregacao
}

/** Refuses requests that have no former times to compare with. */
export function requireFormer({ comparar, anos_anteriores, canal, agregacao, inicio }: Request): void {
  const yearly = { anos_anteriores, canal }
  const alone = Object.entries(yearly).filter(([, value]) => value !== undefined && !yearlyOf(agregacao))
  if (alone.length > 0)
    throw validationError(alone.map(([name]) => refused(name, 'field.former-alone', 'INVALID_VALUE', {}, 'query')))
  if ((comparar || anos_anteriores || canal) && inicio < FIRST_DAY)
    throw validationError([refused('data_inicio', 'field.minimum', 'OUT_OF_RANGE', { limit: FIRST_DAY }, 'query')])
}

const yearlyOf = (agregacao?: Agregacao): Yearly | null =>
  agregacao === 'semana' || agregacao === 'mes' ? agregacao : null

/** The periods to compare with. Of a period that is still running, only the days that have passed are compared. */
export function earlierPeriods({ comparar = [], inicio, fim, hoje }: Request): [Earlier, Period][] {
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
    const figures = sumOf([...within(all, periodo).values()])
    const variacao = Object.fromEntries(METRICAS.map((metrica) => [metrica, change(figures[metrica], now[metrica])]))
    return [name, { periodo, ...figures, variacao: variacao as Record<Metrica, number | null> }] as const
  })
  return { comparacoes: Object.fromEntries(comparacoes) }
}

const yearsOf = ({ anos_anteriores = 0, canal, canal_anos = 5 }: Former): number =>
  Math.max(anos_anteriores, canal ? canal_anos : 0)

/** The first day whose figures are needed. Former weeks and months are counted whole. */
export function oldestDay(request: Request, earlier: [Earlier, Period][]): string {
  const { inicio, agregacao } = request
  const yearly = yearlyOf(agregacao)
  const years = yearsOf(request)
  const first = yearly && years > 0 ? [daysOfYear(yearly, yearOf(periodoOf(yearly, inicio)) - years)[0]] : []
  return [inicio, ...first, ...earlier.map(([, period]) => period.inicio)].reduce((x, y) => (x < y ? x : y))
}

/** For each week or month: the counts of the one with the same number in former years, and what is usual. */
export async function formerYears(db: Db, request: Request, intervals: Interval[], all: Days) {
  const { agregacao, anos_anteriores, canal, canal_anos = 5 } = request
  const yearly = yearlyOf(agregacao)
  if (!yearly || yearsOf(request) === 0) return { items: [], said: {} }
  const totals = totalsOf(yearly, all)
  const kept = canal ? await keptYears(db, yearly, request, intervals, totals) : new Set<number>()
  const totalOf = (periodo: string, years: number): number | null => {
    const former = yearsBefore(yearly, periodo, years)
    return former === null ? null : (totals.get(former) ?? 0)
  }
  const usualOf = (periodo: string): Spread | null => {
    const years = numbersTo(canal_anos).filter((back) => kept.has(yearOf(periodo) - back))
    const values = years.map((back) => totalOf(periodo, back)).filter((value) => value !== null)
    return canal && values.length >= FEWEST_YEARS ? channels[canal](values) : null
  }
  const items = intervals.map(({ periodo }) => ({
    ...(anos_anteriores && { anos_anteriores: numbersTo(anos_anteriores).map((back) => totalOf(periodo, back)) }),
    ...(canal && { canal: usualOf(periodo) })
  }))
  return { items, said: canal ? { canal: { metodo: canal, anos: [...kept].sort((x, y) => x - y) } } : {} }
}

const numbersTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1)

function totalsOf(agregacao: Yearly, all: Days): Map<string, number> {
  const totals = new Map<string, number>()
  for (const [day, { total }] of all) {
    const periodo = periodoOf(agregacao, day)
    totals.set(periodo, (totals.get(periodo) ?? 0) + total)
  }
  return totals
}

/** The former years in which anyone in the country was notified. Other years are unknown, not free of cases. */
async function keptYears(
  db: Db,
  yearly: Yearly,
  { tipo, uf, canal_anos = 5 }: Request,
  intervals: Interval[],
  totals: Map<string, number>
) {
  const years = new Set(intervals.flatMap(({ periodo }) => numbersTo(canal_anos).map((back) => yearOf(periodo) - back)))
  if (uf === undefined) {
    const kept = new Set([...totals].flatMap(([periodo, total]) => (total > 0 ? [yearOf(periodo)] : [])))
    return new Set([...years].filter((year) => kept.has(year)))
  }
  const bounds = [...years].map((year) => daysOfYear(yearly, year))
  const found = await db.execute<{ year: number }>(sql`
    select year from unnest(${sql.param([...years])}::int[], ${sql.param(bounds.map(([first]) => first))}::text[],
      ${sql.param(bounds.map(([, last]) => last))}::text[]) years (year, first, last)
    where (
      select sum(n) from ${contagemDeCasos} where ${placeWhere({}, { tipo })} and dia between first::date and last::date
    ) > 0`)
  return new Set(found.map(({ year }) => year))
}
