import type { components } from '../../../../generated/types-b.ts'
import type { Context } from '../../../engine/contract/handler.ts'
import type { Db } from '../../../platform/db/client.ts'
import { inOneSnapshot } from '../../../platform/db/lists/page.ts'
import { intervalsOf } from '../../../platform/time/weeks.ts'
import { type Few, readFew } from '../few/few.ts'
import type { PartKey } from '../few/parts.ts'
import type { Sees } from '../few/who.ts'
import { casosSeries, NO_INDICATORS, type SeriesRequest } from './series.ts'
import type { Por } from './series-keys.ts'
import type { Period } from './summary-figures.ts'

export type Series = components['schemas']['SeriesCasos']
type Serie = Series['series'][number]

const placed: Por[] = ['total', 'uf', 'municipio']

/** Answers series without the numbers that would tell of few cases, for callers who may not see them. */
export async function seriesFor(
  db: Db,
  request: SeriesRequest,
  say: Context<'secured'>['say'],
  sees: Sees
): Promise<Series> {
  const { municipio, por, base, tipo, agregacao, inicio, fim } = request
  const isBelowState = municipio === undefined ? por.includes('municipio') : !sees?.(municipio)
  if (!sees || !isBelowState) return await casosSeries(db, request, say)
  return await inOneSnapshot(db, async (tx) => {
    const whole = await casosSeries(tx, request, say)
    const municipios = whole.series.flatMap((each) => (each.por === 'municipio' ? [Number(each.chave)] : []))
    const intervals = agregacao ? intervalsOf(agregacao, inicio, fim) : []
    const few = await readFew(tx, {
      municipios: municipio === undefined ? municipios : [municipio],
      base,
      tipo,
      periods: [{ inicio, fim }, ...intervals],
      withParts: true,
      sees
    })
    return hide(whole, few, municipio, intervals)
  })
}

const HIDDEN = { casos: null, incidencia: null, ...NO_INDICATORS, suprimido: true as const }

/** Probable cases and deaths are parts of all cases. What is not told of them is null. */
function hideIndicators<T extends Partial<Record<keyof typeof NO_INDICATORS, number | null>>>(
  sums: T,
  tellsPart: (key: PartKey) => boolean
): T {
  if (sums.provaveis === undefined || sums.provaveis === null) return sums
  const [areProbable, areDeaths] = [tellsPart('metrica/descartados'), tellsPart('evolucao/obito')]
  return {
    ...sums,
    ...(areProbable ? {} : { provaveis: null, ...('incidencia_provaveis' in sums && { incidencia_provaveis: null }) }),
    ...(areDeaths ? {} : { obitos: null }),
    ...('letalidade' in sums && !(areProbable && areDeaths) && { letalidade: null })
  }
}

function hide(whole: Series, few: Few, municipio: number | undefined, intervals: Period[]): Series {
  const { periodo, series } = whole
  const partsAt = (place: number, period: Period, casos: number | null) => (key: PartKey) =>
    casos === 0 || few.tellsPart(place, period, key)
  const hideWhole = (): Partial<Series> => {
    if (municipio === undefined) return {}
    if (few.tells(municipio, periodo)) return hideIndicators(whole, partsAt(municipio, periodo, whole.total))
    return { total: null, incidencia: null, ...NO_INDICATORS, suprimido: true }
  }
  return {
    ...whole,
    ...hideWhole(),
    series: series.map((serie) => {
      const { por, chave, pontos } = serie
      const place = municipio ?? (por === 'municipio' ? Number(chave) : undefined)
      if (place === undefined) return serie
      // Every part of days without any case is told.
      const all = series.filter((each) => each.por === por)
      const tells = (period: Period, ofAll: (each: Serie) => number | null | undefined) =>
        few.tells(place, period) &&
        (placed.includes(por) ||
          all.every((each) => ofAll(each) === 0) ||
          few.tellsPart(place, period, `${por}/${chave}`))
      return {
        ...(tells(periodo, (each) => each.casos)
          ? hideIndicators(serie, partsAt(place, periodo, serie.casos))
          : { ...serie, ...HIDDEN }),
        pontos: pontos.map((ponto, i) => {
          const at = intervals[i] ?? periodo
          if (tells(at, (each) => each.pontos[i]?.casos)) return hideIndicators(ponto, partsAt(place, at, ponto.casos))
          const { inicio, provaveis } = ponto
          const isPlace = provaveis !== undefined
          return { inicio, casos: null, ...(isPlace && { provaveis: null, obitos: null }), suprimido: true as const }
        })
      }
    })
  }
}
