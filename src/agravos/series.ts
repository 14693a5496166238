import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { inOneSnapshot } from '../db/lists/page.ts'
import { refused, validationError } from '../errors.ts'
import { incidence } from '../figures/percent.ts'
import { addDays, countDays } from '../time/days.ts'
import { municipioWhere, placeWhere } from './counts.ts'
import { municipioOf } from './municipios.ts'
import type { Place } from './place.ts'
import { fonteOf, nearestAno, populationOf } from './populacao.ts'
import { keysOf, type Por, type SeriesKey } from './series-keys.ts'
import { perfilDeCasos } from './tables-kept.ts'
import { type Agregacao, type Interval, intervalsOf, periodoOf } from './weeks.ts'

/** A third of a megabyte. The contract names this number. */
const MOST_POINTS = 12_000

export interface SeriesRequest extends Place {
  inicio: string
  fim: string
  tipo?: string
  agregacao?: Agregacao
  por: Por[]
}

/** Cases of a series by day, week or month, and of all of them under the empty name when they are not told apart. */
type Counts = Map<string, number>

/** All from counts that are kept, of one moment. */
export async function casosSeries(db: Db, request: SeriesRequest, say: Context<'secured'>['say']) {
  const { inicio, fim, agregacao, por, tipo, ...place } = request
  if (por.includes('municipio') && place.uf === undefined)
    throw validationError([refused('estado', 'field.series-state', 'REQUIRED', {}, 'query')])
  const keys = por.flatMap((each) => keysOf(each, place))
  const intervals = agregacao ? intervalsOf(agregacao, inicio, fim) : []
  requireFewPoints(keys.length * intervals.length)
  const { total, counts } = await read(db, request, keys)
  const middle = addDays(inicio, Math.floor(countDays(inicio, fim) / 2))
  const ano = nearestAno(Number(middle.slice(0, 4)))
  const habitantes = populationOf(place, ano)
  return {
    periodo: { inicio, fim },
    agregacao: agregacao ?? null,
    por,
    total,
    incidencia: incidence(total, habitantes),
    series: keys.map((key, i) => {
      const populacao = key.place && populationOf(key.place, ano)
      const { pontos, casos } = pointsOf(counts[i] ?? new Map(), intervals)
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

async function read(db: Db, request: SeriesRequest, keys: SeriesKey[]): Promise<{ total: number; counts: Counts[] }> {
  const codigos = keys.flatMap(({ municipio }) => municipio ?? [])
  const [own, places] =
    codigos.length === 0
      ? [await readParts(db, request, keys), new Map<number, Counts>()]
      : await inOneSnapshot(
          db,
          async (tx): Promise<[Parts, Map<number, Counts>]> => [
            await readParts(tx, request, keys),
            await readMunicipios(tx, request, codigos)
          ]
        )
  const counts = keys.map(({ municipio }, i) => (municipio === undefined ? own.parts[i] : places.get(municipio)))
  return { total: own.total, counts: counts.map((found) => found ?? new Map()) }
}

interface Parts {
  total: number
  parts: Counts[]
}

/** The sums of each series' columns. */
async function readParts(db: Db, request: SeriesRequest, keys: SeriesKey[]): Promise<Parts> {
  const sums = keys.map(({ columns }) => {
    const values = columns.map((name) => `coalesce(${name}, 0)`)
    return `coalesce(sum(${values.join(' + ') || 0}), 0)::bigint`
  })
  const rows = await db.execute<{ dia: string; total: number; sums: number[] }>(sql`
    select min(dia)::text as dia, sum(n)::float8 as total, to_json(array[${sql.raw(sums.join(', '))}]) as sums
    from (select ${stepOf(request)} as step, * from ${perfilDeCasos} where ${placeWhere(request, daysOf(request))}) counted
    group by step`)
  return {
    total: rows.reduce((sum, { total }) => sum + total, 0),
    parts: keys.map((_, i) => new Map(rows.map((row) => [nameOf(request, row.dia), row.sums[i] ?? 0])))
  }
}

async function readMunicipios(db: Db, request: SeriesRequest, codigos: number[]): Promise<Map<number, Counts>> {
  const rows = await db.execute<{ municipio: number; dia: string; n: number }>(sql`
    select municipio, min(dia)::text as dia, sum(n)::float8 as n
    from (
      select ${stepOf(request)} as step, municipio, dia, n from ${perfilDeCasos}
      where ${municipioWhere(daysOf(request), codigos)}
    ) counted
    group by municipio, step`)
  const found = new Map<number, Counts>()
  for (const { municipio, dia, n } of rows) {
    const counts = found.get(municipio) ?? new Map<string, number>()
    found.set(municipio, counts.set(nameOf(request, dia), n))
  }
  return found
}

const daysOf = ({ tipo, inicio, fim }: SeriesRequest) => ({ tipo, de: inicio, ate: fim })

const steps: Record<Agregacao, SQL> = {
  dia: sql`dia`,
  semana: sql`dia - extract(dow from dia)::int`,
  mes: sql`date_trunc('month', dia)`
}

/** What the rows of one point have in common. */
const stepOf = ({ agregacao }: SeriesRequest): SQL => (agregacao ? steps[agregacao] : sql`''::text`)

const nameOf = ({ agregacao }: SeriesRequest, dia: string): string => (agregacao ? periodoOf(agregacao, dia) : '')
