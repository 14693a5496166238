import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { addDays, countDays, dayNumber, dayOfNumber } from '../../../platform/time/days.ts'
import { daysOfYear, type Interval, periodoOf, yearOf } from '../../../platform/time/weeks.ts'
import { type Chosen, chooseYears, type Former, type Metodo, usualOf } from '../canal/channel.ts'
import { placeWhere } from '../counts/counts.ts'
import { countsBy } from '../views-kept.ts'
import { nearestAno, populationOf } from './populacao.ts'
import { incidence } from './rates.ts'
import type { Days, Period } from './summary-figures.ts'
import { type FormerRequest, formerDays, type Yearly, yearlyOf, yearsOf } from './summary-former.ts'

/** The number that is compared with former years: cases, probable ones, or these per 100,000 inhabitants. */
type ValueOf = (period: Period) => number | null

/** For each week or month: the counts of the one with the same number in former years, and what is usual. */
export async function formerYears(db: Db, request: FormerRequest, intervals: Interval[], all: Days) {
  const { agregacao, anos_anteriores, canal, canal_anos = 5, medida } = request
  const yearly = yearlyOf(agregacao)
  if (!yearly || (yearsOf(request) === 0 && !medida)) return { items: [], said: {} }
  const measured = counting(request, all)
  const chosen = canal ? await chosenYears(db, yearly, request, intervals, all) : null
  const items = intervals.map((interval) => {
    const former = formerDays(request, interval)
    const value = (period: Period | null) => period && measured(period)
    const usual = () => {
      const years = former
        .slice(0, canal_anos)
        .filter((period) => period && chosen?.anos.includes(epiYear(yearly, period)))
      return years.flatMap((period) => (period ? [around(yearly, period, measured, chosen as Chosen)] : []))
    }
    return {
      ...(medida && { valor: measured(interval) }),
      ...(anos_anteriores && { anos_anteriores: former.slice(0, anos_anteriores).map(value) }),
      ...(canal && { canal: usualOf(canal, usual()) })
    }
  })
  return { items, said: canal && chosen ? { canal: saidOf(canal, request, chosen) } : {} }
}

const saidOf = (metodo: Metodo, { medida = 'total' }: FormerRequest, chosen: Chosen) => ({ metodo, medida, ...chosen })

const epiYear = (yearly: Yearly, { inicio }: Period): number => yearOf(periodoOf(yearly, inicio))

const moved = ({ inicio, fim }: Period, days: number): Period => ({
  inicio: addDays(inicio, days),
  fim: addDays(fim, days)
})

/** The days around a former week: the weeks before and after it, for the method that smooths. */
export const neighboursOf = (yearly: Yearly, period: Period): Period[] =>
  yearly === 'semana' ? [moved(period, -7), moved(period, 7)] : []

/** One former year of the channel. Neighbours that lie in a year that is left out are not known. */
function around(yearly: Yearly, period: Period, measured: ValueOf, { anos }: Chosen): Former {
  const [before = null, after = null] = neighboursOf(yearly, period).map((each) =>
    anos.includes(epiYear(yearly, each)) ? measured(each) : null
  )
  return { before, at: measured(period), after }
}

function counting({ medida = 'total', uf, municipio }: FormerRequest, all: Days): ValueOf {
  const name = medida === 'total' ? 'total' : 'provaveis'
  return ({ inicio, fim }) => {
    let sum = 0
    // By number: the text of the day after the last of 9999 is smaller than that day's, and the sum would never end.
    for (let n = dayNumber(inicio); n <= dayNumber(fim); n++) sum += all.get(dayOfNumber(n))?.[name] ?? 0
    if (medida !== 'incidencia') return sum
    return incidence(sum, populationOf({ uf, municipio }, nearestAno(Number(inicio.slice(0, 4)))))
  }
}

/** The former years that the channel stands on. Whether a year is loaded is seen in the whole country. */
async function chosenYears(db: Db, yearly: Yearly, request: FormerRequest, intervals: Interval[], all: Days) {
  const { base = 'notificacao', tipo, uf, canal_anos = 5, excluir_anos = [] } = request
  const back = Array.from({ length: canal_anos }, (_, i) => i + 1)
  const years = [...new Set(intervals.flatMap(({ periodo }) => back.map((n) => yearOf(periodo) - n)))]
  const [de, ate] = [daysOfYear(yearly, Math.min(...years))[0], daysOfYear(yearly, Math.max(...years))[1]]
  const days =
    uf === undefined
      ? [...all].flatMap(([day, { total }]) => (total > 0 ? [day] : []))
      : (
          await db.execute<{ dia: string }>(sql`
            select dia::text from ${countsBy[base]} where ${placeWhere({}, { tipo, de, ate })} group by dia having sum(n) > 0`)
        ).map(({ dia }) => dia)
  const loaded = new Map<number, Set<string>>(years.map((year) => [year, new Set()]))
  for (const day of days) {
    const periodo = periodoOf(yearly, day)
    loaded.get(yearOf(periodo))?.add(periodo)
  }
  const hasOf = (year: number) => (yearly === 'mes' ? 12 : countDays(...daysOfYear(yearly, year)) / 7)
  return chooseYears(
    years.map((ano) => ({ ano, has: hasOf(ano), loaded: loaded.get(ano)?.size ?? 0 })),
    excluir_anos
  )
}
