import { digitsOfUf } from '../../../core/contas/territorio/codes.ts'
import { ufOfMunicipio } from '../../../core/contas/territorio/territorio.ts'
import type { Db } from '../../../platform/db/client.ts'
import { addDays, dayNumber } from '../../../platform/time/days.ts'
import { daysOfPeriodo, daysOfYear, epidemiologicalWeek, yearOf, yearsBefore } from '../../../platform/time/weeks.ts'
import { chooseYears, type Former } from '../../agravos/canal/channel.ts'
import { delaysByMunicipio, lastKnownDay, loadedDays, weeksByMunicipio } from '../../agravos/statistics/by-week.ts'
import { ESTIMATED, TRIANGLE } from '../estimate/nowcast.ts'
import type { Tipo } from '../estimate/rt.ts'

/** The former years from which the channel is made, as in the summary. */
const YEARS = 5
export const COUNTRY = 0

/** The place of the state that a municipality lies in. */
export const stateOf = (municipio: number): number => digitsOfUf(ufOfMunicipio(municipio))

/** A place's triangle: cases by week and delay, the newest week first. */
type Cases = number[][]

export interface Data {
  dadosAte: string
  /** The newest whole weeks, the newest first, as `YYYYWW`. */
  weeks: number[]
  casos: number
  anos: number[]
  places: Map<number, Cases>
  /** For each estimated week, the same week of every former year between its neighbours, as `YYYYWW`. */
  same: [before: number, at: number, after: number][][]
  /** The cases of these weeks by place. */
  former: Map<number, Map<number, number>>
}

/** The last Saturday up to a day. */
const lastSaturday = (day: string): string => addDays(day, -((((dayNumber(day) - 2) % 7) + 7) % 7))

/** Reads everything that a computation needs. Returns null where there is no case to compute from. */
export async function readData(db: Db, tipo: Tipo, today: string): Promise<Data | null> {
  const knownBy = await lastKnownDay(db, tipo, today)
  if (knownBy === null) return null
  const lastDay = lastSaturday(knownBy)
  const weeks = Array.from({ length: TRIANGLE }, (_, j) => Number(epidemiologicalWeek(addDays(lastDay, -7 * j))))
  const places = new Map<number, Cases>()
  let casos = 0
  await delaysByMunicipio(db, { tipo, lastDay, weeks: TRIANGLE, knownBy }, (municipio, week, delay, cases) => {
    casos += cases
    for (const place of [COUNTRY, stateOf(municipio), municipio]) add(places, place, week, delay, cases)
  })
  const anos = await yearsOf(db, tipo, String(weeks[0]))
  const same = weeks.slice(0, ESTIMATED).map((week) => sameWeeks(week, anos))
  return { dadosAte: knownBy, weeks, casos, anos, places, same, former: await formerOf(db, tipo, same) }
}

function add(places: Map<number, Cases>, place: number, week: number, delay: number, cases: number): void {
  let triangle = places.get(place)
  if (!triangle) {
    triangle = Array.from({ length: TRIANGLE }, () => [])
    places.set(place, triangle)
  }
  const row = triangle[week]
  if (!row) return
  while (row.length <= delay) row.push(0)
  row[delay] = (row[delay] ?? 0) + cases
}

/** The former years of which enough weeks are loaded. */
async function yearsOf(db: Db, tipo: Tipo, newest: string): Promise<number[]> {
  const years = Array.from({ length: YEARS }, (_, i) => yearOf(newest) - 1 - i)
  const bounds = years.map((year) => daysOfYear('semana', year))
  const days = await loadedDays(db, tipo, bounds.at(-1)?.[0] ?? '', bounds[0]?.[1] ?? '')
  const loaded = new Set(days.map(epidemiologicalWeek))
  return chooseYears(
    years.map((ano, i) => {
      const [first, last] = bounds[i] as [string, string]
      const has = (dayNumber(last) + 1 - dayNumber(first)) / 7
      return { ano, has, loaded: [...loaded].filter((week) => yearOf(week) === ano).length }
    }),
    []
  ).anos
}

/** The weeks of the same number in these years, where they have one, between their neighbours. */
const sameWeeks = (week: number, anos: readonly number[]): Data['same'][number] =>
  anos.flatMap((ano) => {
    const same = yearsBefore('semana', String(week), yearOf(String(week)) - ano)
    if (same === null) return []
    const sunday = daysOfPeriodo('semana', same).inicio
    const [before, after] = [-7, 7].map((days) => Number(epidemiologicalWeek(addDays(sunday, days))))
    return [[before, Number(same), after] as [number, number, number]]
  })

async function formerOf(db: Db, tipo: Tipo, same: Data['same']): Promise<Data['former']> {
  const weeks = [...new Set(same.flat(2))]
  const found: Data['former'] = new Map()
  if (weeks.length === 0) return found
  const sundays = weeks.map((week) => daysOfPeriodo('semana', String(week)).inicio)
  await weeksByMunicipio(db, tipo, sundays, (municipio, nth, cases) => {
    const week = weeks[nth] as number
    for (const place of [COUNTRY, stateOf(municipio), municipio]) {
      const own = found.get(place) ?? new Map<number, number>()
      own.set(week, (own.get(week) ?? 0) + cases)
      found.set(place, own)
    }
  })
  return found
}

/** An estimated week and its neighbours in former years, of a place. Weeks without cases in a loaded year have none. */
export function formerWeeks({ former, same }: Pick<Data, 'former' | 'same'>, place: number, j: number): Former[] {
  const own = former.get(place)
  return (same[j] ?? []).map(([before, at, after]) => ({
    before: own?.get(before) ?? 0,
    at: own?.get(at) ?? 0,
    after: own?.get(after) ?? 0
  }))
}
