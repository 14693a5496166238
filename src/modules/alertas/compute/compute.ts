import { setImmediate } from 'node:timers/promises'
import { FEWEST_LEARNED, learnedCases, learnShares, type Share, type Triangle } from '../estimate/nowcast.ts'
import { type Tipo, weightsOf } from '../estimate/rt.ts'
import { computePlace, type PlaceResult } from './place.ts'
import { COUNTRY, type Data, formerWeeks, stateOf } from './read.ts'

/** Counts up with every change of a formula, so that kept levels can be told apart. */
export const VERSION = 1

/** Places between which requests get their turn. */
const AT_ONCE = 20

export interface Computed extends PlaceResult {
  lugar: number
  /** The place whose delay was taken. */
  atraso: number | null
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0)
const isMunicipio = (lugar: number): boolean => lugar >= 100

/** The places whose delay may stand for this one's, itself first. */
const standIns = (lugar: number): number[] =>
  lugar === COUNTRY ? [COUNTRY] : isMunicipio(lugar) ? [lugar, stateOf(lugar), COUNTRY] : [lugar, COUNTRY]

/**
 * Computes every place that has cases. It takes seconds for a whole country, so requests get their turns in between.
 */
export async function computeAll(tipo: Tipo, data: Data): Promise<Computed[]> {
  const weights = weightsOf(tipo)
  const learned = new Map<number, Share[] | null>()
  const sharesOf = (lugar: number): Share[] | null => {
    if (!learned.has(lugar)) learned.set(lugar, learn(data.places.get(lugar)))
    return learned.get(lugar) ?? null
  }
  const found: Computed[] = []
  for (const [lugar, triangle] of data.places) {
    const atraso = standIns(lugar).find((place) => sharesOf(place) !== null) ?? null
    const result = computePlace({
      known: triangle.map(sum),
      shares: atraso === null ? null : sharesOf(atraso),
      weights,
      weeks: data.weeks,
      former: (j) => formerWeeks(data, lugar, j)
    })
    found.push({ lugar, atraso, ...result })
    if (found.length % AT_ONCE === 0) await setImmediate()
  }
  return found
}

const learn = (triangle: Triangle | undefined): Share[] | null =>
  triangle && learnedCases(triangle) >= FEWEST_LEARNED ? learnShares(triangle) : null
