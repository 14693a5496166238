import type { components } from '../../../../generated/types-b.ts'
import type { Context } from '../../../engine/contract/handler.ts'
import type { Db } from '../../../platform/db/client.ts'
import { inOneSnapshot } from '../../../platform/db/lists/page.ts'
import { intervalsOf } from '../../../platform/time/weeks.ts'
import { type Few, readFew } from '../few/few.ts'
import type { Sees } from '../few/who.ts'
import { casosSeries, type SeriesRequest } from './series.ts'
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
  const { municipio, por, tipo, agregacao, inicio, fim } = request
  const isBelowState = municipio === undefined ? por.includes('municipio') : !sees?.(municipio)
  if (!sees || !isBelowState) return await casosSeries(db, request, say)
  return await inOneSnapshot(db, async (tx) => {
    const whole = await casosSeries(tx, request, say)
    const municipios = whole.series.flatMap((each) => (each.por === 'municipio' ? [Number(each.chave)] : []))
    const intervals = agregacao ? intervalsOf(agregacao, inicio, fim) : []
    const few = await readFew(tx, {
      municipios: municipio === undefined ? municipios : [municipio],
      tipo,
      periods: [{ inicio, fim }, ...intervals],
      withParts: municipio !== undefined && por.some((each) => !placed.includes(each)),
      sees
    })
    return hide(whole, few, municipio, intervals)
  })
}

function hide(whole: Series, few: Few, municipio: number | undefined, intervals: Period[]): Series {
  const { periodo, series } = whole
  const isTotalTold = municipio === undefined || few.tells(municipio, periodo)
  return {
    ...whole,
    ...(isTotalTold ? {} : { total: null, incidencia: null, suprimido: true as const }),
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
        ...serie,
        ...(tells(periodo, (each) => each.casos) ? {} : { casos: null, incidencia: null, suprimido: true as const }),
        pontos: pontos.map((ponto, i) => {
          const isTold = tells(intervals[i] ?? periodo, (each) => each.pontos[i]?.casos)
          return isTold ? ponto : { ...ponto, casos: null, suprimido: true as const }
        })
      }
    })
  }
}
