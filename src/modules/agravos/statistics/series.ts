import type { Context } from '../../../engine/contract/handler.ts'
import { percent } from '../../../engine/contract/percent.ts'
import { refused, validationError } from '../../../errors.ts'
import type { Db } from '../../../platform/db/client.ts'
import { type Interval, intervalsOf } from '../../../platform/time/weeks.ts'
import { municipioOf } from '../fields/municipios.ts'
import { fonteOf, inhabitantsOf, populationOf } from './populacao.ts'
import { incidence } from './rates.ts'
import { keysOf, type Por } from './series-keys.ts'
import { added, type CountedPeriod, type Counts, readSeries, type Sums } from './series-read.ts'

/** The most points: about a third of a megabyte. The contract names this number. */
const MOST_POINTS = 12_000

export interface SeriesRequest extends CountedPeriod {
  por: Por[]
}

/** Reads all series from kept counts, in one snapshot. */
export async function casosSeries(db: Db, request: SeriesRequest, say: Context<'secured'>['say']) {
  const { inicio, fim, agregacao, por, tipo, base, ...place } = request
  if (por.includes('municipio') && place.uf === undefined)
    throw validationError([refused('estado', 'field.series-state', 'REQUIRED', {}, 'query')])
  const keys = por.flatMap((each) => keysOf(each, place))
  const intervals = agregacao ? intervalsOf(agregacao, inicio, fim) : []
  requireFewPoints(keys.length * intervals.length)
  const { total, counts } = await readSeries(db, request, keys)
  const { ano, habitantes } = inhabitantsOf(place, { inicio, fim })
  return {
    periodo: { inicio, fim },
    agregacao: agregacao ?? null,
    por,
    total: total.casos,
    incidencia: incidence(total.casos, habitantes),
    ...indicatorsOf(total, habitantes),
    series: keys.map((key) => {
      const populacao = key.place && populationOf(key.place, ano)
      const isPlace = key.por === 'total' || key.por === 'uf' || key.por === 'municipio'
      const found: Counts = counts.get(key) ?? new Map()
      const sums = added(found.values())
      const incidencia = incidence(sums.casos, populacao)
      const { por: by, chave, municipio } = key
      return {
        por: by,
        chave,
        nome: key.nome(say),
        pontos: pointsOf(found, intervals, isPlace),
        casos: sums.casos,
        populacao,
        incidencia,
        ...(isPlace ? indicatorsOf(sums, populacao) : NO_INDICATORS),
        ...centreOf(municipio)
      }
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

/** The Ministry of Health's indicators of a place. */
const indicatorsOf = ({ provaveis, obitos }: Required<Sums>, inhabitants: number | null) => ({
  provaveis,
  incidencia_provaveis: incidence(provaveis, inhabitants),
  obitos,
  letalidade: percent(obitos, provaveis)
})

/** Parts of a place have none: who was discarded or died is not counted by sex or age. */
export const NO_INDICATORS = { provaveis: null, incidencia_provaveis: null, obitos: null, letalidade: null }

const pointsOf = (counts: Counts, intervals: Interval[], isPlace: boolean) =>
  intervals.map(({ periodo, inicio }) => {
    const { casos, provaveis = 0, obitos = 0 } = counts.get(periodo) ?? { casos: 0 }
    return { inicio, casos, ...(isPlace && { provaveis, obitos }) }
  })
