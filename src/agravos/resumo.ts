import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { refused, validationError } from '../errors.ts'
import { percent } from '../figures/percent.ts'
import { addDays, countDays, todayAt } from '../time/days.ts'
import { type FiltroDeCasos, linhasDoResumo } from './contagens.ts'
import { type Agregacao, intervalos, periodoDe } from './semanas.ts'

/** Ten, fifty and two hundred years: a series has at most 3,660 items. The contract names these numbers. */
const MOST_DAYS: Record<Agregacao, number> = { dia: 3_660, semana: 18_300, mes: 73_200 }

export const METRICAS = ['total', 'confirmados', 'descartados', 'hospitalizados', 'obitos'] as const
export type Metrica = (typeof METRICAS)[number]
type Contadores = Record<Metrica, number>

interface PedidoDePeriodo {
  data_inicio?: string
  data_fim?: string
  agregacao?: Agregacao
}

export interface PedidoDeResumo {
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
export function periodoDoResumo({ data_inicio, data_fim, agregacao }: PedidoDePeriodo, now: Date) {
  const hoje = todayAt(now)
  // To the east of Brasília it is tomorrow already: who asks from then on finds nothing yet, and did nothing wrong.
  const fim = data_fim ?? (data_inicio !== undefined && data_inicio > hoje ? data_inicio : hoje)
  const inicio = data_inicio ?? `${fim.slice(0, 4)}-01-01`
  const dias = countDays(inicio, fim)
  if (dias < 1) throw fora('data_fim', 'field.minimum', inicio)
  if (agregacao && dias > MOST_DAYS[agregacao]) {
    const mais = MOST_DAYS[agregacao] - 1
    if (data_fim === undefined) throw fora('data_inicio', 'field.minimum', addDays(fim, -mais))
    throw fora('data_fim', 'field.maximum', addDays(inicio, mais))
  }
  return { inicio, fim }
}

const fora = (field: 'data_inicio' | 'data_fim', key: 'field.minimum' | 'field.maximum', limit: string) =>
  validationError([refused(field, key, 'OUT_OF_RANGE', { limit }, 'query')])

/** All from counts that are kept, so that it costs the same with any number of cases; and read at one moment. */
export async function resumo(db: Db, { inicio, fim, tipo, uf, agregacao, metricas = [...METRICAS] }: PedidoDeResumo) {
  const dias = await contadoresPorDia(db, { tipo, uf, de: inicio, ate: fim }, agregacao !== undefined)
  const todos = soma([...dias.values()])
  const base = {
    periodo: { inicio, fim },
    total: todos.total,
    por_classificacao: { confirmado: todos.confirmados, descartado: todos.descartados },
    hospitalizados: todos.hospitalizados,
    obitos: todos.obitos,
    taxa_hospitalizacao: percent(todos.hospitalizados, todos.total),
    taxa_obito: percent(todos.obitos, todos.total)
  }
  if (!agregacao) return base
  const grupos = new Map<string, Contadores[]>()
  for (const [dia, contadores] of dias) {
    const nome = periodoDe(agregacao, dia)
    grupos.set(nome, [...(grupos.get(nome) ?? []), contadores])
  }
  const serie = intervalos(agregacao, inicio, fim).map((intervalo) => {
    const contadores = soma(grupos.get(intervalo.periodo) ?? [])
    return { ...intervalo, ...Object.fromEntries(metricas.map((metrica) => [metrica, contadores[metrica]])) }
  })
  return { ...base, serie }
}

/** By day, or all of them under the empty one. */
async function contadoresPorDia(db: Db, filtro: FiltroDeCasos, separados: boolean): Promise<Map<string, Contadores>> {
  const rows = await db.execute<Contadores & { chave: string }>(sql`
    select ${separados ? sql`dia::text` : sql`''`} as chave,
      sum(n)::float8 as total, sum(confirmados)::float8 as confirmados, sum(descartados)::float8 as descartados,
      sum(hospitalizados)::float8 as hospitalizados, sum(obitos)::float8 as obitos
    from ${linhasDoResumo(filtro)} ${separados ? sql`group by dia` : sql`having count(*) > 0`}`)
  return new Map(rows.map(({ chave, ...contadores }) => [chave, contadores]))
}

const soma = (partes: Contadores[]): Contadores => {
  const of = (metrica: Metrica) => partes.reduce((sum, parte) => sum + parte[metrica], 0)
  return {
    total: of('total'),
    confirmados: of('confirmados'),
    descartados: of('descartados'),
    hospitalizados: of('hospitalizados'),
    obitos: of('obitos')
  }
}
