import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { refused, validationError } from '../errors.ts'
import { percent } from '../figures/percent.ts'
import { addDays, countDays, dayInBrasilia, todayAt } from '../time/days.ts'
import { type CountFilter, summaryWhere } from './counts.ts'
import { contagemDeCasos } from './tables-kept.ts'
import { type Agregacao, intervalsOf, periodoOf } from './weeks.ts'

/** Ten, fifty and two hundred years: a series has at most 3,660 items. The contract names these numbers. */
const MOST_DAYS: Record<Agregacao, number> = { dia: 3_660, semana: 18_300, mes: 73_200 }

export const METRICAS = ['total', 'confirmados', 'descartados', 'hospitalizados', 'obitos'] as const
export type Metrica = (typeof METRICAS)[number]
type Figures = Record<Metrica, number>

interface PeriodRequest {
  data_inicio?: string
  data_fim?: string
  agregacao?: Agregacao
}

export interface SummaryRequest {
  inicio: string
  fim: string
  tipo?: string
  uf?: string
  agregacao?: Agregacao
  metricas?: Metrica[]
}

/**
 * The days that are asked for: this year up to today, or what is missing of that. The counts are kept by day and read for those
 * days alone that have cases, so that any period will do; only a series grows with it.
 */
export function summaryPeriod({ data_inicio: from, data_fim: to, agregacao }: PeriodRequest, now: Date) {
  const today = todayAt(now)
  const data_inicio = from && dayInBrasilia(from)
  const data_fim = to && dayInBrasilia(to)
  // To the east of Brasília it is tomorrow already: who asks from then on finds nothing yet, and did nothing wrong.
  const fim = data_fim ?? (data_inicio !== undefined && data_inicio > today ? data_inicio : today)
  const inicio = data_inicio ?? `${fim.slice(0, 4)}-01-01`
  const days = countDays(inicio, fim)
  if (days < 1) throw outOfRange('data_fim', 'field.minimum', inicio)
  if (agregacao && days > MOST_DAYS[agregacao]) {
    const more = MOST_DAYS[agregacao] - 1
    if (data_fim === undefined) throw outOfRange('data_inicio', 'field.minimum', addDays(fim, -more))
    throw outOfRange('data_fim', 'field.maximum', addDays(inicio, more))
  }
  return { inicio, fim }
}

const outOfRange = (field: 'data_inicio' | 'data_fim', key: 'field.minimum' | 'field.maximum', limit: string) =>
  validationError([refused(field, key, 'OUT_OF_RANGE', { limit }, 'query')])

/** All from counts that are kept, so that it costs the same with any number of cases; and read at one moment. */
export async function casosSummary(
  db: Db,
  { inicio, fim, tipo, uf, agregacao, metricas = [...METRICAS] }: SummaryRequest
) {
  const days = await figuresByDay(db, { tipo, uf, de: inicio, ate: fim }, agregacao !== undefined)
  const all = sumOf([...days.values()])
  const base = {
    periodo: { inicio, fim },
    total: all.total,
    por_classificacao: { confirmado: all.confirmados, descartado: all.descartados },
    hospitalizados: all.hospitalizados,
    obitos: all.obitos,
    taxa_hospitalizacao: percent(all.hospitalizados, all.total),
    taxa_obito: percent(all.obitos, all.total)
  }
  if (!agregacao) return base
  const groups = new Map<string, Figures[]>()
  for (const [day, figures] of days) {
    const nome = periodoOf(agregacao, day)
    groups.set(nome, [...(groups.get(nome) ?? []), figures])
  }
  const serie = intervalsOf(agregacao, inicio, fim).map((interval) => {
    const figures = sumOf(groups.get(interval.periodo) ?? [])
    return { ...interval, ...Object.fromEntries(metricas.map((metrica) => [metrica, figures[metrica]])) }
  })
  return { ...base, serie }
}

/** By day, or all of them under the empty one. */
async function figuresByDay(db: Db, filter: CountFilter, apart: boolean): Promise<Map<string, Figures>> {
  const rows = await db.execute<Figures & { key: string }>(sql`
    select ${apart ? sql`dia::text` : sql`''`} as key,
      sum(n)::float8 as total, sum(confirmados)::float8 as confirmados, sum(descartados)::float8 as descartados,
      sum(hospitalizados)::float8 as hospitalizados, sum(obitos)::float8 as obitos
    from ${contagemDeCasos} where ${summaryWhere(filter)} ${apart ? sql`group by dia` : sql`having count(*) > 0`}`)
  return new Map(rows.map(({ key, ...figures }) => [key, figures]))
}

const sumOf = (parts: Figures[]): Figures => {
  const of = (metrica: Metrica) => parts.reduce((sum, part) => sum + part[metrica], 0)
  return {
    total: of('total'),
    confirmados: of('confirmados'),
    descartados: of('descartados'),
    hospitalizados: of('hospitalizados'),
    obitos: of('obitos')
  }
}
