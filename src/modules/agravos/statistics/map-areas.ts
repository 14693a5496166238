/*
 * Points of the map by neighbourhood or by the beginning of the CEP. It is hard because the map must not reveal where a
 * single patient lives. An area has one place whatever the filter: the mean of all its cases, rounded, and only when
 * they have at least three different places. Otherwise it lies at the centre of its municipality. Cases are counted by
 * the filter, and spellings of one neighbourhood are joined. Only who may list the cases of a municipality is told of
 * its areas, small ones too (`map.ts`).
 */

import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { oneOf } from '../../../platform/db/one-of.ts'
import { type Bounds, codigosWithin } from '../fields/municipios.ts'
import { lugaresDeCasos } from '../tables-kept.ts'
import type { DataBase } from '../views-kept.ts'

/**
 * The most degrees from a municipality's centre, about 200 km, within which places count (`anotar_lugares`). Anything
 * farther away was mistyped.
 */
const FARTHEST = 2

export interface Area {
  municipio: number
  /** The neighbourhood, or the beginning of the CEP. */
  area: string | null
  /** Null when the number is hidden. */
  casos: number | null
  /** Null for the municipality's centre. */
  latitude: number | null
  longitude: number | null
}

export interface Bairro {
  /** Null where no neighbourhood is given. */
  bairro: string | null
  casos: number
}

export interface AreaRequest {
  nivel: 'bairro' | 'cep'
  base?: DataBase
  tipo?: string
  de: string
  ate: string
  bounds?: Bounds
  /** The municipalities whose areas are told; all when left out. */
  municipios?: number[]
  /** The most areas; the largest are kept. */
  most: number
}

/**
 * Counts cases by area. Each area has one place, whatever is asked for: the mean of the places of all its cases, from
 * kept sums. A mean that moved with the filter would reveal the place of a single case. It is rounded before anything
 * is compared with it: otherwise limits moved bit by bit would reveal more of it. `offset 0` keeps the planner from
 * computing each mean again for each column.
 */
export async function byArea(db: Db, request: AreaRequest): Promise<Area[]> {
  const { bounds, most } = request
  const mean = (sums: SQL) => sql`case when varied then round(${sums}::float8 / n::float8) / 1000 end`
  return await db.execute<Area & Record<string, unknown>>(sql`
    select municipio, area, casos, latitude, longitude from (
      select municipio, area, casos, ${mean(sql`latitudes`)} as latitude, ${mean(sql`longitudes`)} as longitude
      from (
        select c.municipio, c.area, c.casos, p.n, p.latitudes, p.longitudes, p.varied
        from ${areasOf(request)} c left join ${places(request)} p on p.municipio = c.municipio and p.area = c.compared
        offset 0
      ) seen
    ) areas
    ${bounds ? sql`where ${within(bounds)}` : sql``}
    order by casos desc, municipio, area nulls first limit ${most}`)
}

interface BairrosRequest {
  municipio: number
  tipo: string
  de: string
  ate: string
  /** The most neighbourhoods; the largest are kept. */
  most: number
}

/**
 * Counts the cases of a municipality by neighbourhood, small numbers too, by the day of notification. Cases without a
 * neighbourhood come under null.
 */
export async function casosByBairro(db: Db, { municipio, most, ...days }: BairrosRequest): Promise<Bairro[]> {
  const written = counted({ nivel: 'bairro', ...days }, sql`and c.municipio = ${municipio}::int`)
  return await db.execute<Bairro & Record<string, unknown>>(sql`
    select area as bairro, casos::float8 as casos from ${joinSpellings(written)} areas
    order by casos desc, area nulls last limit ${most}`)
}

/**
 * The sums of places by area. The mean of two places would nearly reveal a patient's own, so only three different ones
 * have a mean.
 */
const places = ({ nivel, ...where }: AreaRequest): SQL => sql`(
  select municipio, area, sum(n) as n, sum(latitudes) as latitudes, sum(longitudes) as longitudes,
    tres_lugares(sum(n), sum(p1), sum(p2), sum(p3), sum(p4)) as varied
  from ${lugaresDeCasos} where nivel = ${nivel} ${ofMunicipios(sql`municipio`, where)}
  group by municipio, area
)`

function areasOf(request: AreaRequest): SQL {
  const written = counted(request, ofMunicipios(sql`c.municipio`, request))
  return request.nivel === 'bairro' ? joinSpellings(written) : written
}

type Counted = Pick<AreaRequest, 'nivel' | 'base' | 'tipo' | 'de' | 'ate'>

/** Counts cases by area, in the spellings of the cases. `place` restricts them to a part of the country. */
function counted({ nivel, base, tipo, de, ate }: Counted, place: SQL): SQL {
  const areaOf = nivel === 'bairro' ? sql`c.bairro` : sql`area_do_cep(p.cep)`
  const day = base === 'sintomas' ? sql`c.data_inicio_sintomas` : sql`c.data_notificacao`
  const people = nivel === 'bairro' ? sql`` : sql`left join casos_pessoais p on p.caso_id = c.id`
  return sql`(
    select c.municipio, ${areaOf} as area, ${areaOf} as compared, count(*)::float8 as casos
    from casos c ${people}
    where c.excluido_em is null and ${day} between ${de}::date and ${ate}::date
      ${tipo === undefined ? sql`` : sql`and c.tipo = ${tipo}`} ${place}
    group by 1, 2
  )`
}

/**
 * Joins spellings of an area that differ in capitals, accents and spaces, under the most frequent one. This happens
 * after counting, and each spelling is compared once for all municipalities, which are kept in arrays meanwhile. A join
 * back to the counts did the same until a table had no statistics yet: the planner then took a nested loop, 17 s for
 * 10,000 areas instead of 0.3.
 */
const joinSpellings = (written: SQL): SQL => sql`(
  select municipio, (array_agg(area order by times desc, area collate "C"))[1] as area, compared, sum(times) as casos
  from (
    select place.municipio, spelled.area, spelled.compared, sum(place.casos) as times
    from (
      select area, area_do_bairro(area) as compared, municipios, counts
      from (
        select nullif(btrim(regexp_replace(area, '\\s+', ' ', 'g')), '') as area,
          array_agg(municipio) as municipios, array_agg(casos) as counts
        from ${written} written group by written.area
      ) trimmed
      offset 0
    ) spelled
    cross join lateral unnest(spelled.municipios, spelled.counts) as place (municipio, casos)
    group by 1, 2, 3
  ) counted
  group by municipio, compared
)`

/** Restricts a query to the municipalities that are told, and those whose areas may lie within the limits. */
function ofMunicipios(column: SQL, { bounds, municipios }: Pick<AreaRequest, 'bounds' | 'municipios'>): SQL {
  const near = bounds ? sql`and ${oneOf(column, codigosWithin(widened(bounds)))}` : sql``
  return municipios ? sql`and ${oneOf(column, municipios)} ${near}` : near
}

/** Widens limits by as much as a mean may lie away from the centre, and a little more because of rounding. */
function widened({ west, south, east, north }: Bounds): Bounds {
  const more = FARTHEST + 0.002
  return { west: west - more, south: south - more, east: east + more, north: north + more }
}

/** The condition for areas within the limits. An area without a mean lies at its municipality's centre. */
const within = (bounds: Bounds) => sql`(
  latitude between ${bounds.south}::float8 and ${bounds.north}::float8
    and longitude between ${bounds.west}::float8 and ${bounds.east}::float8
  or latitude is null and ${oneOf(sql`municipio`, codigosWithin(bounds))}
)`
