import { percent } from '../../../engine/contract/percent.ts'
import { refused, validationError } from '../../../errors.ts'
import type { Db } from '../../../platform/db/client.ts'
import { addDays, countDays, dayInBrasilia, todayAt } from '../../../platform/time/days.ts'
import { type Agregacao, type Interval, intervalsOf, periodoOf } from '../../../platform/time/weeks.ts'
import type { Place } from '../fields/place.ts'
import type { DataBase } from '../views-kept.ts'
import { readIndicators } from './indicators/read.ts'
import { inhabitantsOf } from './populacao.ts'
import { incidence } from './rates.ts'
import { formerYears } from './summary-channel.ts'
import { type Days, type Figures, figuresByDay, METRICAS, type Metrica, sumOf, within } from './summary-figures.ts'
import { compareWith, earlierPeriods, type Former, oldestDay } from './summary-former.ts'

/** Ten, fifty and two hundred years: a series has at most 3,660 items. The contract names these numbers. */
const MOST_DAYS: Record<Agregacao, number> = { dia: 3_660, semana: 18_300, mes: 73_200 }

interface PeriodRequest {
  data_inicio?: string
  data_fim?: string
  agregacao?: Agregacao
}

export interface SummaryRequest extends Place, Former {
  /** The day of notification unless this says otherwise. */
  base?: DataBase
  inicio: string
  fim: string
  hoje: string
  tipo?: string
  agregacao?: Agregacao
  metricas?: Metrica[]
  /** Whether to count what no kept count knows. */
  indicadores?: boolean
}

/**
 * Returns the days that are asked for, with this year up to today filling the gaps. Counts are kept by day and read
 * only for days that have cases, so that a period may be of any length; only a series grows with it.
 */
export function summaryPeriod({ data_inicio: from, data_fim: to, agregacao }: PeriodRequest, now: Date) {
  const hoje = todayAt(now)
  const data_inicio = from && dayInBrasilia(from)
  const data_fim = to && dayInBrasilia(to)
  // East of Brasília it may be tomorrow already. A caller who asks from tomorrow on finds nothing yet and did nothing
  // wrong.
  const fim = data_fim ?? (data_inicio !== undefined && data_inicio > hoje ? data_inicio : hoje)
  const inicio = data_inicio ?? `${fim.slice(0, 4)}-01-01`
  const days = countDays(inicio, fim)
  if (days < 1) throw outOfRange('data_fim', 'field.minimum', inicio)
  if (agregacao && days > MOST_DAYS[agregacao]) {
    const more = MOST_DAYS[agregacao] - 1
    if (data_fim === undefined) throw outOfRange('data_inicio', 'field.minimum', addDays(fim, -more))
    throw outOfRange('data_fim', 'field.maximum', addDays(inicio, more))
  }
  return { inicio, fim, hoje }
}

const outOfRange = (field: 'data_inicio' | 'data_fim', key: 'field.minimum' | 'field.maximum', limit: string) =>
  validationError([refused(field, key, 'OUT_OF_RANGE', { limit }, 'query')])

/**
 * Reads the summary from kept counts, so that it costs the same with any number of cases, and in one snapshot. The
 * indicators are counted from the cases when they are asked for; callers see to one snapshot then.
 */
export async function casosSummary(db: Db, request: SummaryRequest) {
  const { inicio, fim, base = 'notificacao', tipo, uf, municipio, agregacao, metricas = [...METRICAS] } = request
  const earlier = earlierPeriods(request)
  const de = oldestDay(request, earlier)
  const apart = agregacao !== undefined || de < inicio
  const all = await figuresByDay(db, { base, tipo, uf, municipio, de, ate: fim }, apart)
  const days = apart ? within(all, { inicio, fim }) : all
  const figures = sumOf([...days.values()])
  const answer = {
    periodo: { inicio, fim },
    total: figures.total,
    por_classificacao: { confirmado: figures.confirmados, descartado: figures.descartados },
    hospitalizados: figures.hospitalizados,
    obitos: figures.obitos,
    taxa_hospitalizacao: percent(figures.hospitalizados, figures.total),
    taxa_obito: percent(figures.obitos, figures.total),
    ...indicatorsOf(figures, inhabitantsOf({ uf, municipio }, { inicio, fim }).habitantes),
    ...compareWith(earlier, all, figures),
    ...(request.indicadores && { indicadores: await readIndicators(db, request) })
  }
  if (!agregacao) return answer
  const intervals = intervalsOf(agregacao, inicio, fim)
  const former = await formerYears(db, request, intervals, all)
  const serie = seriesOf(agregacao, intervals, days).map(({ interval, sums }, i) => ({
    ...interval,
    ...Object.fromEntries(metricas.map((metrica) => [metrica, sums[metrica]])),
    ...former.items[i]
  }))
  return { ...answer, serie, ...former.said }
}

/** The Ministry of Health's indicators. They stand on the probable cases, not on all. */
const indicatorsOf = ({ provaveis, graves, obitos }: Figures, inhabitants: number | null) => ({
  provaveis,
  incidencia_provaveis: incidence(provaveis, inhabitants),
  letalidade: percent(obitos, provaveis),
  letalidade_graves: graves === 0 ? null : percent(obitos, graves)
})

function seriesOf(agregacao: Agregacao, intervals: Interval[], days: Days): { interval: Interval; sums: Figures }[] {
  const groups = new Map<string, Figures[]>()
  for (const [day, figures] of days) {
    const nome = periodoOf(agregacao, day)
    const group = groups.get(nome)
    if (group) group.push(figures)
    else groups.set(nome, [figures])
  }
  return intervals.map((interval) => ({ interval, sums: sumOf(groups.get(interval.periodo) ?? []) }))
}
