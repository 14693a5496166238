import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { columnNamed } from '../counts/columns.ts'
import { placeWhere, sumOf as sumOfColumns } from '../counts/counts.ts'
import { classificacoes } from '../counts/profile.ts'
import type { Place } from '../fields/place.ts'
import { type DataBase, profileBy } from '../views-kept.ts'

export const METRICAS = ['total', 'confirmados', 'descartados', 'hospitalizados', 'obitos'] as const
export type Metrica = (typeof METRICAS)[number]
/** What a period is compared by. */
export const COMPARED = [...METRICAS, 'provaveis'] as const
export type Compared = (typeof COMPARED)[number]
/** Everything that is counted. `graves` is only used for a rate. */
const FIGURES = [...COMPARED, 'graves'] as const
export type Figures = Record<(typeof FIGURES)[number], number>

/** Figures by day, for the days that have cases. */
export type Days = Map<string, Figures>

export interface Period {
  inicio: string
  fim: string
}

interface Asked extends Place {
  base: DataBase
  tipo?: string
  de: string
  ate: string
}

/** Cases with warning signs and severe ones, of which the Ministry of Health counts how many died. */
export const GRAVES = ['dengue_com_sinais_alarme', 'dengue_grave']
const ofGraves = sumOfColumns(GRAVES.map((chave) => columnNamed(classificacoes, chave)))

/** Reads the figures by day, or all of them under the empty day. */
export async function figuresByDay(db: Db, { base, tipo, de, ate, ...place }: Asked, apart: boolean): Promise<Days> {
  const where = placeWhere(place, { tipo, de, ate })
  const rows = await db.execute<Figures & { key: string }>(sql`
    select ${apart ? sql`dia::text` : sql`''`} as key,
      sum(n)::float8 as total, sum(confirmados)::float8 as confirmados, sum(descartados)::float8 as descartados,
      sum(hospitalizados)::float8 as hospitalizados, sum(obitos)::float8 as obitos,
      sum(n - descartados)::float8 as provaveis, sum(${ofGraves})::float8 as graves
    from ${profileBy[base]} where ${where} ${apart ? sql`group by dia` : sql`having count(*) > 0`}`)
  return new Map(rows.map(({ key, ...figures }) => [key, figures]))
}

export const sumOf = (parts: Figures[]): Figures =>
  Object.fromEntries(FIGURES.map((name) => [name, parts.reduce((sum, part) => sum + part[name], 0)])) as Figures

export const within = (days: Days, { inicio, fim }: Period): Days =>
  new Map([...days].filter(([day]) => day >= inicio && day <= fim))
