import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { inOneSnapshot } from '../../../platform/db/lists/page.ts'
import { type Agregacao, periodoOf } from '../../../platform/time/weeks.ts'
import { municipioWhere, placeWhere, sumOf, ufsWhere } from '../counts/counts.ts'
import type { Place } from '../fields/place.ts'
import { type DataBase, profileBy } from '../views-kept.ts'
import { ALL, type SeriesKey } from './series-keys.ts'

export interface CountedPeriod extends Place {
  inicio: string
  fim: string
  /** The day of notification unless this says otherwise. */
  base?: DataBase
  tipo?: string
  agregacao?: Agregacao
}

/** What is counted. Parts of a place, such as a sex, have only cases. */
export interface Sums {
  casos: number
  provaveis?: number
  obitos?: number
}

/** The sums of a series by day, week or month, or all of them under the empty name when they are not divided. */
export type Counts = Map<string, Sums>

interface Read {
  total: Required<Sums>
  counts: Map<SeriesKey, Counts>
}

/** Reads the counts of each series. States and municipalities have rows of their own; all is read in one snapshot. */
export async function readSeries(db: Db, request: CountedPeriod, keys: SeriesKey[]): Promise<Read> {
  const municipios = keys.filter(({ municipio }) => municipio !== undefined)
  const ufs = keys.filter(({ por, columns }) => por === 'uf' && columns !== ALL)
  const parts = keys.filter((key) => !municipios.includes(key) && !ufs.includes(key))
  if (municipios.length + ufs.length === 0) return await readParts(db, request, parts)
  return await inOneSnapshot(db, async (tx) => {
    const { total, counts } = await readParts(tx, request, parts)
    const ofUfs = ufs.length > 0 ? await readPlaces(tx, request, ufs, 'uf') : []
    const ofMunicipios = municipios.length > 0 ? await readPlaces(tx, request, municipios, 'municipio') : []
    return { total, counts: new Map([...counts, ...ofUfs, ...ofMunicipios]) }
  })
}

/** The probable cases and the deaths of rows. */
const figures = sql`sum(n - descartados)::float8 as provaveis, sum(obitos)::float8 as obitos`

/** Sums the columns of each series. */
async function readParts(db: Db, request: CountedPeriod, keys: SeriesKey[]): Promise<Read> {
  const sums = keys.map(({ columns }) => sql`sum(${sumOf(columns)})::bigint`)
  const rows = await db.execute<Required<Sums> & { dia: string; sums: number[] }>(sql`
    select min(dia)::text as dia, sum(n)::float8 as casos, ${figures}, to_json(array[${sql.join(sums, sql`, `)}]::bigint[]) as sums
    from (select ${stepOf(request)} as step, * from ${viewOf(request)} where ${placeWhere(request, daysOf(request))}) counted
    group by step`)
  const found = rows.map((row) => ({ ...row, name: nameOf(request, row.dia) }))
  const of = (key: SeriesKey, i: number): Counts =>
    new Map(
      found.map(({ name, casos, provaveis, obitos, sums: parts }) => [
        name,
        key.columns === ALL ? { casos, provaveis, obitos } : { casos: parts[i] ?? 0 }
      ])
    )
  return { total: added(found), counts: new Map(keys.map((key, i) => [key, of(key, i)])) }
}

/** Adds up sums. */
export const added = (all: Iterable<Sums>): Required<Sums> => {
  const sum = { casos: 0, provaveis: 0, obitos: 0 }
  for (const { casos, provaveis = 0, obitos = 0 } of all) {
    sum.casos += casos
    sum.provaveis += provaveis
    sum.obitos += obitos
  }
  return sum
}

/** Reads the rows of several states or municipalities. */
async function readPlaces(db: Db, request: CountedPeriod, keys: SeriesKey[], place: 'uf' | 'municipio') {
  const byChave = new Map(keys.map((key) => [key.chave, key]))
  const days = daysOf(request)
  const where = place === 'uf' ? ufsWhere(days) : municipioWhere(days, [...byChave.keys()].map(Number))
  const rows = await db.execute<Required<Sums> & { chave: string; dia: string }>(sql`
    select chave, min(dia)::text as dia, sum(n)::float8 as casos, ${figures}
    from (
      select ${stepOf(request)} as step, ${sql.raw(place)}::text as chave, dia, n, descartados, obitos
      from ${viewOf(request)} where ${where}
    ) counted
    group by chave, step`)
  const found = new Map<SeriesKey, Counts>(keys.map((key) => [key, new Map()]))
  for (const { chave, dia, ...sums } of rows) {
    const key = byChave.get(chave)
    if (key) found.get(key)?.set(nameOf(request, dia), sums)
  }
  return found
}

const viewOf = ({ base = 'notificacao' }: CountedPeriod) => profileBy[base]

const daysOf = ({ tipo, inicio, fim }: CountedPeriod) => ({ tipo, de: inicio, ate: fim })

const steps: Record<Agregacao, SQL> = {
  dia: sql`dia`,
  semana: sql`dia - extract(dow from dia)::int`,
  mes: sql`date_trunc('month', dia)`
}

/** The expression by which rows are grouped into one point. */
const stepOf = ({ agregacao }: CountedPeriod): SQL => (agregacao ? steps[agregacao] : sql`''::text`)

const nameOf = ({ agregacao }: CountedPeriod, dia: string): string => (agregacao ? periodoOf(agregacao, dia) : '')
