import { usualOf } from '../../agravos/canal/channel.ts'
import { levelAt, type Nivel } from '../estimate/level.ts'
import { ESTIMATED, type Estimate, estimateWeek, type Share, TRIANGLE } from '../estimate/nowcast.ts'
import { rtAt } from '../estimate/rt.ts'

/** The weeks that are kept of a place: those of which a level is told, and those that it looks back to. */
export const KEPT = 12
/** With fewer cases in the estimated weeks nothing is told. The contract names this number. */
export const FEWEST_CASES = 10

/** Why a place has no level. */
export type Motivo = 'poucos_casos' | 'atraso_desconhecido' | 'sem_canal'

/** A week as it is kept: short names, since there are twelve of them for each place and day. */
export interface KeptWeek {
  /** `YYYYWW`. */
  s: number
  /** The cases known, the estimate and its interval. */
  c: number
  e: number | null
  a?: number
  b?: number
  /** Rt, its interval, and the probability that it is above 1. */
  r?: number
  ra?: number
  rb?: number
  p?: number
  /** The channel's mean and upper limit. */
  m?: number
  l?: number
  /** The level, of the estimated weeks. */
  n?: Nivel | null
}

export interface PlaceData {
  /** Cases by week, the newest first. */
  known: readonly number[]
  /** Null where no delay could be learned. */
  shares: readonly Share[] | null
  weights: readonly number[]
  /** Epidemiological weeks, the newest first. */
  weeks: readonly number[]
  /** The cases of an estimated week and its neighbours in each former year, by its place in `weeks`. */
  former: (j: number) => Parameters<typeof usualOf>[1]
}

export interface PlaceResult {
  nivel: Nivel | null
  motivo: Motivo | null
  semanas: KeptWeek[]
}

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits
const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0)

/** Computes everything about a place. It keeps the weeks with the oldest first. */
export function computePlace(data: PlaceData): PlaceResult {
  const { known, shares, weeks } = data
  const bare = (): KeptWeek[] =>
    Array.from({ length: KEPT }, (_, j) => ({ s: weeks[j] ?? 0, c: known[j] ?? 0, e: null })).reverse()
  if (sum(known.slice(0, ESTIMATED)) < FEWEST_CASES) return { nivel: null, motivo: 'poucos_casos', semanas: bare() }
  const estimates = shares ? known.map((cases, j) => estimateOf(cases, shares[j])) : []
  if (!estimates[0]) return { nivel: null, motivo: 'atraso_desconhecido', semanas: bare() }
  const told = weeksOf(data, estimates)
  const nivel = told.at(-1)?.n ?? null
  return { nivel, motivo: nivel === null ? 'sem_canal' : null, semanas: told }
}

/** Older weeks than the estimated ones are taken as they are. */
const estimateOf = (cases: number, share: Share | undefined): Estimate | null =>
  share ? estimateWeek(cases, share) : { estimate: cases, low: cases, high: cases }

function weeksOf({ known, weights, weeks, former }: PlaceData, estimates: (Estimate | null)[]): KeptWeek[] {
  // From here on, the oldest week comes first.
  const series = estimates.map((each) => each?.estimate ?? 0).reverse()
  const firstKept = TRIANGLE - KEPT
  const found = Array.from({ length: KEPT }, (_, i) => {
    const j = KEPT - 1 - i
    const isTold = j < ESTIMATED
    return {
      j,
      isTold,
      rt: rtAt(series, firstKept + i, weights),
      usual: isTold ? usualOf('ministerio', former(j)) : null
    }
  })
  const judged = found.map(({ rt, usual }, i) => ({
    estimate: series[firstKept + i] ?? 0,
    above: rt?.above ?? null,
    channel: usual && { media: usual.centro, limite: usual.superior }
  }))
  return found.map(({ j, isTold, rt, usual }, i) => {
    const { estimate = 0, low = 0, high = 0 } = estimates[j] ?? {}
    return {
      s: weeks[j] ?? 0,
      c: known[j] ?? 0,
      e: round(estimate, 1),
      ...(isTold ? { a: round(low, 1), b: round(high, 1) } : {}),
      ...(rt ? { r: round(rt.rt, 3), ra: round(rt.low, 3), rb: round(rt.high, 3), p: round(rt.above, 4) } : {}),
      ...(usual ? { m: usual.centro, l: usual.superior } : {}),
      ...(isTold ? { n: levelAt(judged, i) } : {})
    }
  })
}
