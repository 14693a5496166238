/*
 * What is usual in a week or month, from the same one of former years. The Ministry of Health's control diagram takes
 * the mean of the years, smoothed over three weeks, and 1.96 standard deviations of the week's own values above it.
 * Everything here is a function of numbers, so that curves, bulletins and alerts mean the same by it.
 */

import { around, deviationOf, meanOf, quartiles, type Spread, twoDeviations } from './spread.ts'

export const METODOS = ['ministerio', 'quartis', 'media_dp'] as const
export type Metodo = (typeof METODOS)[number]

/** Fewer years say nothing about what is usual. */
export const FEWEST_YEARS = 3
/** A year of which less was loaded would pull what is usual down. */
export const LEAST_LOADED = 0.8
const DEVIATIONS = 1.96

/** One former year: the week or month itself, and its neighbours. Null where there is none, or it is not known. */
export interface Former {
  before: number | null
  at: number | null
  after: number | null
}

const known = (values: (number | null)[]): number[] => values.filter((value) => value !== null)

/** What is usual, from one or more former years. Null when fewer than three of them have this week or month. */
export function usualOf(metodo: Metodo, years: Former[]): Spread | null {
  const values = known(years.map(({ at }) => at))
  if (values.length < FEWEST_YEARS) return null
  if (metodo === 'quartis') return quartiles(values)
  if (metodo === 'media_dp') return twoDeviations(values)
  const sides = (['before', 'at', 'after'] as const).map((side) => known(years.map((year) => year[side])))
  const means = sides.filter((side) => side.length > 0).map(meanOf)
  return around(meanOf(means), DEVIATIONS * deviationOf(values))
}

/** A former year: how many weeks or months it has, and how many of them have cases anywhere in the country. */
export interface Loaded {
  ano: number
  has: number
  loaded: number
}

/** The years that a channel stands on, those of which too little is loaded, and those that were to be left out. */
export interface Chosen {
  anos: number[]
  incompletos: number[]
  excluidos: number[]
}

/** Chooses from former years. One without any case is unknown, and is not told of. */
export function chooseYears(years: Loaded[], excluir: readonly number[]): Chosen {
  const sorted = years.filter(({ loaded }) => loaded > 0).sort((x, y) => x.ano - y.ano)
  const wanted = sorted.filter(({ ano }) => !excluir.includes(ano))
  const isWhole = ({ has, loaded }: Loaded) => loaded >= LEAST_LOADED * has
  const anoOf = ({ ano }: Loaded) => ano
  return {
    anos: wanted.filter(isWhole).map(anoOf),
    incompletos: wanted.filter((year) => !isWhole(year)).map(anoOf),
    excluidos: sorted.filter(({ ano }) => excluir.includes(ano)).map(anoOf)
  }
}
