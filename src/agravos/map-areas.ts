import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { type Bounds, codigosWithin, municipiosWithin } from './municipios.ts'

/** Degrees from the municipality's centre, about 200 km. What is further away was mistyped: latitude for longitude, a lost sign. */
const FARTHEST = 2

export interface Area {
  municipio: number
  /** Neighbourhood, or the beginning of the CEP. */
  area: string | null
  casos: number
  /** Null for the municipality's centre. */
  latitude: number | null
  longitude: number | null
}

export interface AreaRequest {
  nivel: 'bairro' | 'cep'
  tipo?: string
  de: string
  ate: string
  bounds?: Bounds
  /** The largest ones, if there are more. */
  most: number
}

/**
 * By neighbourhood or by the beginning of the CEP. Means are made of rounded places, and rounded before anything is compared with
 * them: limits that are moved bit by bit would otherwise tell a place exactly. `offset 0` keeps the planner from testing each area
 * anew for each column.
 */
export async function byArea(db: Db, request: AreaRequest): Promise<Area[]> {
  const { nivel, bounds, most } = request
  const mean = (sums: SQL) => sql`case when varied then round(${sums}::float8 / placed::float8) / 1000 end`
  return await db.execute<Area & Record<string, unknown>>(sql`
    select municipio, area, casos, latitude, longitude from (
      select municipio, area, casos, ${mean(sql`latitudes`)} as latitude, ${mean(sql`longitudes`)} as longitude
      from (
        select *, area is not null and ${threePlaces} as varied
        from ${nivel === 'bairro' ? joinSpellings(counted(request)) : counted(request)} offset 0
      ) seen
    ) areas
    ${bounds ? sql`where ${within(bounds)}` : sql``}
    order by casos desc, municipio, area nulls first limit ${most}`)
}

/**
 * The mean of two places would nearly tell a patient's own. With three of them, one is neither the least nor the greatest: the sum of
 * (place - lowest) * (highest - place) is not 0. Unlike a count of distinct ones this needs no sorting, and adds up over spellings.
 */
const threePlaces = sql`(lowest + highest) * place_sum::numeric - place_squares - placed::numeric * lowest * highest > 0`

const areaOf: Record<'bairro' | 'cep', SQL> = {
  bairro: sql`c.bairro`,
  cep: sql`substring(regexp_replace(p.cep, '[^0-9]', '', 'g') from '^[0-9]{5}')`
}

/**
 * Areas as they are written. Places are taken in thousandths of a degree: what lies closer together is one household measured twice.
 * Those of one municipality are less than 4096 thousandths apart, so that twelve bits of each coordinate tell them apart.
 */
function counted({ nivel, tipo, de, ate, bounds }: AreaRequest): SQL {
  const near = (nome: SQL) => sql`abs(p.${nome} * 1000 - m.${nome}) <= ${FARTHEST * 1000}::float8`
  const thousandths = (nome: SQL) => sql`case
    when ${near(sql`latitude`)} and ${near(sql`longitude`)} then round(p.${nome} * 1000)::int end`
  return sql`(
    select municipio, area, count(*)::float8 as casos, count(latitude) as placed, sum(latitude) as latitudes,
      sum(longitude) as longitudes, min(place) as lowest, max(place) as highest, sum(place) as place_sum,
      sum(place::bigint * place) as place_squares
    from (
      select *, ((latitude & 4095) << 12) + (longitude & 4095) as place from (
        select c.municipio, ${areaOf[nivel]} as area,
          ${thousandths(sql`latitude`)} as latitude, ${thousandths(sql`longitude`)} as longitude
        from casos c join ${centres(bounds)} m on m.codigo = c.municipio left join casos_pessoais p on p.caso_id = c.id
        where c.excluido_em is null and c.data_notificacao between ${de}::date and ${ate}::date
          ${tipo === undefined ? sql`` : sql`and c.tipo = ${tipo}`}
      ) rounded
    ) casos
    group by 1, 2
  ) counted`
}

/**
 * One area for all spellings that differ in capitals, accents and spaces, under the most frequent one. Folded after counting, since
 * there are far fewer spellings than cases.
 */
const joinSpellings = (written: SQL): SQL => sql`(
  select municipio, (array_agg(area order by times desc, area collate "C"))[1] as area, sum(casos) as casos,
    sum(placed) as placed, sum(latitudes) as latitudes, sum(longitudes) as longitudes, min(lowest) as lowest,
    max(highest) as highest, sum(place_sum) as place_sum, sum(place_squares) as place_squares
  from (
    select *, sum(casos) over (partition by municipio, area) as times from (
      select municipio, nullif(btrim(regexp_replace(area, '\\s+', ' ', 'g')), '') as area, casos, placed, latitudes,
        longitudes, lowest, highest, place_sum, place_squares
      from ${written}
    ) trimmed
  ) spellings
  group by municipio, sem_acento(area)
) joined`

const columnsOf = (bounds?: Bounds) => {
  const places = municipiosWithin(bounds)
  const arrayOf = (values: number[]) => `{${values.join()}}`
  return {
    codigos: arrayOf(places.map(({ codigo }) => codigo)),
    latitudes: arrayOf(places.map(({ latitude }) => Math.round(latitude * 1000))),
    longitudes: arrayOf(places.map(({ longitude }) => Math.round(longitude * 1000)))
  }
}
const ofAll = columnsOf()

/**
 * The municipalities of which an area may lie within the limits, with their centres. They are grouped for the planner alone, which
 * would not know that there is but one for each case.
 */
function centres(bounds?: Bounds): SQL {
  const { codigos, latitudes, longitudes } = bounds ? columnsOf(widened(bounds)) : ofAll
  return sql`(
    select codigo, min(latitude) as latitude, min(longitude) as longitude
    from unnest(${codigos}::int[], ${latitudes}::int[], ${longitudes}::int[]) places (codigo, latitude, longitude)
    group by codigo
  )`
}

/** By as much as a mean may lie away from the centre, and a little more, since all of them are rounded. */
function widened({ west, south, east, north }: Bounds): Bounds {
  const more = FARTHEST + 0.002
  return { west: west - more, south: south - more, east: east + more, north: north + more }
}

/** An area without a mean lies at its municipality's centre. */
const within = (bounds: Bounds) => sql`(
  latitude between ${bounds.south}::float8 and ${bounds.north}::float8
    and longitude between ${bounds.west}::float8 and ${bounds.east}::float8
  or latitude is null and municipio = any(${sql.param(codigosWithin(bounds))}::int[])
)`
