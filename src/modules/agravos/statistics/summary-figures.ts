import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { placeWhere } from '../counts/counts.ts'
import type { Place } from '../fields/place.ts'
import { contagemDeCasos } from '../tables-kept.ts'

export const METRICAS = ['total', 'confirmados', 'descartados', 'hospitalizados', 'obitos'] as const
export type Metrica = (typeof METRICAS)[number]
export type Figures = Record<Metrica, number>

/** Figures by day, for the days that have cases. */
export type Days = Map<string, Figures>

export interface Period {
  inicio: string
  fim: string
}

interface Asked extends Place {
  tipo?: string
  de: string
  ate: string
}

/** Reads the figures by day, or all of them under the empty day. */
export async function figuresByDay(db: Db, { tipo, de, ate, ...place }: Asked, apart: boolean): Promise<Days> {
  const where = placeWhere(place, { tipo, de, ate })
  const rows = await db.execute<Figures & { key: string }>(sql`
    select ${apart ? sql`dia::text` : sql`''`} as key,
      sum(n)::float8 as total, sum(confirmados)::float8 as confirmados, sum(descartados)::float8 as descartados,
      sum(hospitalizados)::float8 as hospitalizados, sum(obitos)::float8 as obitos
    from ${contagemDeCasos} where ${where} ${apart ? sql`group by dia` : sql`having count(*) > 0`}`)
  return new Map(rows.map(({ key, ...figures }) => [key, figures]))
}

export const sumOf = (parts: Figures[]): Figures => {
  const of = (metrica: Metrica) => parts.reduce((sum, part) => sum + part[metrica], 0)
  return {
    total: of('total'),
    confirmados: of('confirmados'),
    descartados: of('descartados'),
    hospitalizados: of('hospitalizados'),
    obitos: of('obitos')
  }
}

export const within = (days: Days, { inicio, fim }: Period): Days =>
  new Map([...days].filter(([day]) => day >= inicio && day <= fim))
