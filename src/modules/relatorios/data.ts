/*
 * Reads all figures of a bulletin: summary, comparisons, curve, channel, series and map. It is hard because the parts
 * cover different days and places. The curve is widened when the period is short, a municipality is compared with its
 * state and country, and the map shows states or municipalities. Everything is read in one snapshot, by the functions
 * that answer the `resumo` and `series` operations, so a bulletin never contradicts them or itself.
 */

import { type Language, message } from '../../engine/messages/messages.ts'
import type { Db } from '../../platform/db/client.ts'
import { inOneSnapshot } from '../../platform/db/lists/page.ts'
import { addDays, countDays, dayNumber, dayOfNumber, todayAt } from '../../platform/time/days.ts'
import type { Spread } from '../agravos/canal/spread.ts'
import type { Place } from '../agravos/fields/place.ts'
import { type Bairro, casosByBairro } from '../agravos/statistics/map-areas.ts'
import { type Series, seriesFor } from '../agravos/statistics/series-hidden.ts'
import type { Por } from '../agravos/statistics/series-keys.ts'
import { type Resumo as Summary, summaryFor } from '../agravos/statistics/summary-hidden.ts'
import type { DataBase } from '../agravos/views-kept.ts'
import { type AlertSection, readAlerts } from './alerts.ts'
import type { Period } from './period.ts'
import { type Abrangencia, nameOfPlace, placeOf } from './place.ts'
import type { SeenByAll } from './recipients.ts'

/** What a bulletin is asked for, in the form that its job stores. */
export type BoletimRequest = {
  tipo: 'boletim'
  tipo_agravo: 'dengue' | 'zika' | 'chikungunya'
  abrangencia: Abrangencia
  codigo: string | null
  data_inicio: string
  data_fim: string
  formato: 'pdf' | 'xlsx'
  idioma: Language
  /** Missing in jobs of an earlier version. */
  texto?: string | null
}

/** An epidemiological week of the curve. */
export interface Week extends Period {
  /** Year and week, like `202409`. */
  periodo: string
  /** The probable cases; null when they are hidden. */
  provaveis: number | null
  /** Those of the same week one year earlier; null for a week 53 that the earlier year did not have, or hidden. */
  anterior: number | null
  canal: Spread | null
}

/** Numbers are null when they are hidden. */
interface Metrics {
  total: number | null
  confirmados: number | null
  descartados: number | null
  hospitalizados: number | null
  obitos: number | null
}

export interface Comparison extends Metrics {
  periodo: Period
  variacao: Record<keyof Metrics, number | null>
}

/** All figures of a bulletin at one moment. It holds plain data only, so that it can be passed to a thread. */
export interface Boletim {
  pedido: BoletimRequest
  lugar: string
  geradoEm: string
  hoje: string
  resumo: Summary
  comparacoes: { anterior: Comparison; ano_anterior: Comparison }
  /** The period itself, or the year that ends with it when the period is short. */
  curva: {
    periodo: Period
    base: DataBase
    semanas: Week[]
    /** The years of the channel, and those of which too little is loaded. */
    anos: number[]
    incompletos: number[]
  }
  /** Null where no levels were computed for its last week. */
  alertas: AlertSection | null
  series: Series
  /** The places that a municipality is compared with: itself, its state, the country. */
  contexto: Series['series']
  /** The neighbourhoods of a municipality; null of other places, and where they are hidden. */
  bairros: Bairro[] | null
  /** The places on the map: states, or the municipalities of one state. */
  mapa: Series['series']
  /** Whether numbers are hidden, since not everybody who gets the bulletin may see small ones. */
  temOcultos: boolean
}

/** A curve of fewer weeks says little, so it is widened to a year. */
const FEWEST_WEEKS = 26
const YEAR_OF_WEEKS = 52

/** Reads a bulletin with the functions that answer `resumo` and `series`, so that the figures agree with theirs. */
export async function readBoletim(
  db: Db,
  pedido: BoletimRequest,
  now: Date,
  { sees, lists }: Partial<SeenByAll> = {}
): Promise<Boletim> {
  const { data_inicio: inicio, data_fim: fim, tipo_agravo: tipo, idioma } = pedido
  const place = placeOf(pedido)
  const hoje = todayAt(now)
  const say = (key: Parameters<typeof message>[1], values = {}) => message(idioma, key, values)
  const curve = daysOfCurve({ inicio, fim }, hoje)
  // Nothing is told by symptoms of a municipality whose small numbers are hidden.
  const isAmong = (told: SeenByAll['sees']) => !told || place.municipio === undefined || told(place.municipio)
  const isHidden = !isAmong(sees)
  const base: DataBase = isHidden ? 'notificacao' : 'sintomas'
  return await inOneSnapshot(db, async (tx) => {
    const series = (por: Por[], at: Place) => seriesFor(tx, { inicio, fim, tipo, por, ...at }, say, sees)
    const resumo = await summaryFor(
      tx,
      { inicio, fim, hoje, tipo, ...place, comparar: ['anterior', 'ano_anterior'], indicadores: true },
      sees
    )
    const curva = await summaryFor(
      tx,
      {
        ...curve,
        base,
        hoje,
        tipo,
        ...place,
        agregacao: 'semana',
        metricas: ['total'],
        anos_anteriores: 1,
        canal: 'ministerio',
        medida: 'provaveis'
      },
      sees
    )
    const parts = await series(partsOf(place), place)
    const ofState = place.municipio === undefined ? null : await series(['municipio', 'uf'], { uf: place.uf })
    const ofCountry = ofState && (await series(['total'], {}))
    const alertas = await readAlerts(tx, { tipo, place, fim }, sees)
    return {
      pedido,
      lugar: nameOfPlace(pedido),
      geradoEm: now.toISOString(),
      hoje,
      resumo,
      comparacoes: resumo.comparacoes as Boletim['comparacoes'],
      curva: {
        periodo: curve,
        base,
        semanas: weeksOf(curva),
        anos: curva.canal?.anos ?? [],
        incompletos: curva.canal?.incompletos ?? []
      },
      alertas,
      series: parts,
      contexto: [...only(parts, 'municipio'), ...only(ofState, 'uf'), ...only(ofCountry, 'total')],
      bairros: isAmong(lists) ? await bairrosOf(tx, place, { tipo, inicio, fim }) : null,
      mapa: only(ofState ?? parts, place.uf === undefined ? 'uf' : 'municipio'),
      temOcultos: [
        resumo,
        ...(curva.serie ?? []),
        ...parts.series,
        ...(ofState?.series ?? []),
        ...(alertas?.lugares ?? [])
      ].some(({ suprimido }) => suprimido)
    }
  })
}

const partsOf = ({ uf }: Place): Por[] => [
  uf === undefined ? 'uf' : 'municipio',
  'sexo',
  'faixa_etaria',
  'piramide',
  'classificacao',
  'evolucao'
]

const only = (series: Series | null, por: Por) => series?.series.filter((each) => each.por === por) ?? []

/** More than any municipality has, even with every slip of the pen. */
const MOST_BAIRROS = 10_000

/**
 * Small numbers are among those of neighbourhoods, and two bulletins of neighbouring days would tell what one hides. So
 * all of them are for who may list the cases, as the cells of the age pyramid are.
 */
const bairrosOf = async (db: Db, { municipio }: Place, { tipo, inicio: de, fim: ate }: Period & { tipo: string }) =>
  municipio === undefined ? null : await casosByBairro(db, { municipio, tipo, de, ate, most: MOST_BAIRROS })

/** The days that the curve covers. Weeks in the future are left out. */
function daysOfCurve({ inicio, fim }: Period, hoje: string): Period {
  const last = fim > hoje && hoje >= inicio ? hoje : fim
  if (countDays(inicio, last) >= FEWEST_WEEKS * 7) return { inicio, fim: last }
  const sunday = dayOfNumber(dayNumber(last) - new Date(`${last}T00:00:00Z`).getUTCDay())
  const first = addDays(sunday, -7 * (YEAR_OF_WEEKS - 1))
  return { inicio: first < '1900-01-01' ? inicio : first, fim: last }
}

interface Item extends Period {
  periodo: string
  valor: number | null
  anos_anteriores: (number | null)[]
  canal: Spread | null
}

function weeksOf(summary: Summary): Week[] {
  const items = ('serie' in summary ? summary.serie : []) as unknown as Item[]
  return items.map(({ periodo, inicio, fim, valor, anos_anteriores: [anterior = null], canal }) => ({
    periodo,
    inicio,
    fim,
    provaveis: valor,
    anterior,
    canal
  }))
}
