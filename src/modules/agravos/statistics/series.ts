import type { Context } from '../../../engine/contract/handler.ts'
import { refused, validationError } from '../../../errors.ts'
import type { Db } from '../../../platform/db/client.ts'
import { addDays, countDays } from '../../../platform/time/days.ts'
import { type Interval, intervalsOf } from '../../../platform/time/weeks.ts'
import { municipioOf } from '../fields/municipios.ts'
import { fonteOf, nearestAno, populationOf } from './populacao.ts'
import { incidence } from './rates.ts'
import { keysOf, type Por } from './series-keys.ts'
import { type CountedPeriod, type Counts, readSeries } from './series-read.ts'

/** The most points: about a third of a megabyte. The contract names this number. */
const MOST_POINTS = 12_000

export interface SeriesRequest extends CountedPeriod {
  por: Por[]
}

/** Reads all series from kept counts, in one snapshot. */
export async function casosSeries(db: Db, request: SeriesRequest, say: Context<'secured'>['say']) {
  const { inicio, fim, agregacao, por, tipo, ...place } = request
  if (por.includes('municipio') && place.uf === undefined)
    throw validationError([refused('estado', 'field.series-state', 'REQUIRED', {}, 'query')])
  const keys = por.flatMap((each) => keysOf(each, place))
  const intervals = agregacao ? intervalsOf(agregacao, inicio, fim) : []
  requireFewPoints(keys.length * intervals.length)
  const { total, counts } = await readSeries(db, request, keys)
  const middle = addDays(inicio, Math.floor(countDays(inicio, fim) / 2))
  const ano = nearestAno(Number(middle.slice(0, 4)))
  const habitantes = populationOf(place, ano)
  return {
    periodo: { inicio, fim },
    agregacao: agregacao ?? null,
    por,
    total,
    incidencia: incidence(total, habitantes),
    series: keys.map((key) => {
      const populacao = key.place && populationOf(key.place, ano)
      const { pontos, casos } = pointsOf(counts.get(key) ?? new Map(), intervals)
      const incidencia = incidence(casos, populacao)
      const { por: by, chave, municipio } = key
      return { por: by, chave, nome: key.nome(say), pontos, casos, populacao, incidencia, ...centreOf(municipio) }
    }),
    populacao: { ano, fonte: fonteOf(ano), habitantes }
  }
}

function centreOf(municipio?: number) {
  const found = municipio === undefined ? null : municipioOf(municipio)
  return found ? { latitude: found.latitude, longitude: found.longitude } : {}
}

function requireFewPoints(count: number): void {
  if (count <= MOST_POINTS) return
  const values = { count, limit: MOST_POINTS }
  throw validationError([refused('agregacao', 'field.series-points', 'OUT_OF_RANGE', values, 'query')])
}

function pointsOf(counts: Counts, intervals: Interval[]) {
  let casos = 0
  for (const n of counts.values()) casos += n
  return { casos, pontos: intervals.map(({ periodo, inicio }) => ({ inicio, casos: counts.get(periodo) ?? 0 })) }
}
