import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { inOneSnapshot } from '../../../platform/db/lists/page.ts'
import { type Agregacao, periodoOf } from '../../../platform/time/weeks.ts'
import { municipioWhere, placeWhere, sumOf } from '../counts/counts.ts'
import type { Place } from '../fields/place.ts'
import { perfilDeCasos } from '../tables-kept.ts'
import type { SeriesKey } from './series-keys.ts'

export interface CountedPeriod extends Place {
  inicio: string
  fim: string
  tipo?: string
  agregacao?: Agregacao
}

/** The cases of a series by day, week or month, or all of them under the empty name when they are not divided. */
export type Counts = Map<string, number>

interface Read {
  total: number
  counts: Map<SeriesKey, Counts>
}

/** Reads the counts of each series. Municipalities have rows of their own; both kinds are read in one snapshot. */
export async function readSeries(db: Db, request: CountedPeriod, keys: SeriesKey[]): Promise<Read> {
  const places = new Map(keys.flatMap((key) => (key.municipio === undefined ? [] : [[key.municipio, key] as const])))
  const parts = keys.filter(({ municipio }) => municipio === undefined)
  if (places.size === 0) return await readParts(db, request, parts)
  return await inOneSnapshot(db, async (tx) => {
    const { total, counts } = await readParts(tx, request, parts)
    return { total, counts: new Map([...counts, ...(await readMunicipios(tx, request, places))]) }
  })
}

/** Sums the columns of each series. */
async function readParts(db: Db, request: CountedPeriod, keys: SeriesKey[]): Promise<Read> {
  const sums = keys.map(({ columns }) => sql`sum(${sumOf(columns)})::bigint`)
  const rows = await db.execute<{ dia: string; total: number; sums: number[] }>(sql`
    select min(dia)::text as dia, sum(n)::float8 as total, to_json(array[${sql.join(sums, sql`, `)}]::bigint[]) as sums
    from (select ${stepOf(request)} as step, * from ${perfilDeCasos} where ${placeWhere(request, daysOf(request))}) counted
    group by step`)
  const found = rows.map((row) => ({ name: nameOf(request, row.dia), sums: row.sums }))
  return {
    total: rows.reduce((sum, { total }) => sum + total, 0),
    counts: new Map(keys.map((key, i) => [key, new Map(found.map((each) => [each.name, each.sums[i] ?? 0]))]))
  }
}

async function readMunicipios(db: Db, request: CountedPeriod, keys: Map<number, SeriesKey>): Promise<Read['counts']> {
  const rows = await db.execute<{ municipio: number; dia: string; n: number }>(sql`
    select municipio, min(dia)::text as dia, sum(n)::float8 as n
    from (
      select ${stepOf(request)} as step, municipio, dia, n from ${perfilDeCasos}
      where ${municipioWhere(daysOf(request), [...keys.keys()])}
    ) counted
    group by municipio, step`)
  const found: Read['counts'] = new Map([...keys.values()].map((key) => [key, new Map()]))
  for (const { municipio, dia, n } of rows) {
    const key = keys.get(municipio)
    if (key) found.get(key)?.set(nameOf(request, dia), n)
  }
  return found
}

const daysOf = ({ tipo, inicio, fim }: CountedPeriod) => ({ tipo, de: inicio, ate: fim })

const steps: Record<Agregacao, SQL> = {
  dia: sql`dia`,
  semana: sql`dia - extract(dow from dia)::int`,
  mes: sql`date_trunc('month', dia)`
}

/** The expression by which rows are grouped into one point. */
const stepOf = ({ agregacao }: CountedPeriod): SQL => (agregacao ? steps[agregacao] : sql`''::text`)

const nameOf = ({ agregacao }: CountedPeriod, dia: string): string => (agregacao ? periodoOf(agregacao, dia) : '')
