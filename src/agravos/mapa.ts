import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { hojeEm, somarDias } from '../dias.ts'
import { refused, validationError } from '../errors.ts'
import { linhasPorMunicipio } from './contagens.ts'
import { codigosDentro, type Limites, municipioDe } from './municipios.ts'

const MOST_POINTS = 10_000
const SMALLEST_RADIUS = 5
const LARGEST_RADIUS = 30
/** The mean of fewer places would be a patient's own, or nearly so. */
const FEWEST_PLACES = 3

export interface PedidoDeMapa {
  nivel: 'municipio' | 'bairro' | 'cep'
  tipo?: string
  /** Days that end today. */
  periodo: number
  limites?: Limites
}

interface Area {
  municipio: number
  /** Neighbourhood, or the beginning of the CEP. */
  area: string | null
  casos: number
  latitude: number | null
  longitude: number | null
}

/** `minLon,minLat,maxLon,maxLat`; a border belongs to what it encloses. */
export function limitesDe(bounds: number[] | undefined): Limites | undefined {
  if (!bounds) return undefined
  const [oeste, sul, leste, norte] = bounds as [number, number, number, number]
  const problem = (key: 'field.minimum' | 'field.maximum', limit: number) =>
    validationError([refused('bounds', key, 'OUT_OF_RANGE', { limit }, 'query')])
  if (sul < -90 || norte < -90) throw problem('field.minimum', -90)
  if (sul > 90 || norte > 90) throw problem('field.maximum', 90)
  if (oeste > leste || sul > norte)
    throw validationError([refused('bounds', 'field.invalid', 'INVALID_VALUE', {}, 'query')])
  return { oeste, sul, leste, norte }
}

/** One point for each area, the largest first. A patient's own place is not among what the database answers. */
export async function mapa(db: Db, pedido: PedidoDeMapa, now: Date) {
  const { nivel, periodo } = pedido
  const areas = nivel === 'municipio' ? await porMunicipio(db, pedido, now) : await porArea(db, pedido, nivel, now)
  const pontos = areas.flatMap((area) => {
    const municipio = municipioDe(area.municipio)
    const { latitude, longitude } = area.latitude === null ? (municipio ?? area) : area
    if (latitude === null || longitude === null) return []
    return [{ ...area, nome: municipio?.nome ?? String(area.municipio), coordinates: [longitude, latitude] }]
  })
  const max = pontos[0]?.casos ?? 0
  return {
    type: 'FeatureCollection' as const,
    features: pontos.map(({ nome, area, casos, coordinates }) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates },
      properties: {
        municipio: nome,
        bairro: nivel === 'bairro' ? area : null,
        ...(nivel === 'cep' && area !== null ? { cep: area } : {}),
        casos,
        intensidade: Math.round((casos / max) * 10_000) / 10_000,
        radius: raio(casos / max)
      }
    })),
    metadata: { total_pontos: pontos.length, max_casos: max, min_casos: pontos.at(-1)?.casos ?? 0, periodo }
  }
}

/** By the root, so that it is the surface that grows with the cases. */
const raio = (share: number) =>
  Math.round((SMALLEST_RADIUS + (LARGEST_RADIUS - SMALLEST_RADIUS) * Math.sqrt(share)) * 10) / 10

const diasDoMapa = ({ periodo }: PedidoDeMapa, now: Date) => {
  const ate = hojeEm(now)
  return { de: somarDias(ate, 1 - periodo), ate }
}

async function porMunicipio(db: Db, pedido: PedidoDeMapa, now: Date): Promise<Area[]> {
  const { tipo, limites } = pedido
  const dentro = limites ? [sql`municipio = any(${sql.param(codigosDentro(limites))}::int[])`] : []
  return await db.execute<Area & Record<string, unknown>>(sql`
    select municipio, null as area, sum(n)::float8 as casos, null as latitude, null as longitude
    from ${linhasPorMunicipio({ tipo, ...diasDoMapa(pedido, now) }, dentro)}
    group by municipio having sum(n) > 0
    order by casos desc, municipio limit ${MOST_POINTS}`)
}

const areaDe: Record<'bairro' | 'cep', SQL> = {
  bairro: sql`nullif(btrim(c.bairro), '')`,
  cep: sql`substring(regexp_replace(p.cep, '[^0-9]', '', 'g') from '^[0-9]{5}')`
}

/**
 * By neighbourhood or by the beginning of the CEP. Means are rounded before anything is compared with them: limits that are
 * moved bit by bit would otherwise tell a place exactly.
 */
async function porArea(db: Db, pedido: PedidoDeMapa, nivel: 'bairro' | 'cep', now: Date): Promise<Area[]> {
  const { tipo, limites } = pedido
  const { de, ate } = diasDoMapa(pedido, now)
  const media = (column: SQL) =>
    sql`round((avg(${column}) filter (where p.latitude is not null and p.longitude is not null))::numeric, 3)::float8`
  return await db.execute<Area & Record<string, unknown>>(sql`
    select municipio, area, casos, latitude, longitude from (
      select municipio, area, casos,
        case when area is not null and lugares >= ${FEWEST_PLACES} then latitude end as latitude,
        case when area is not null and lugares >= ${FEWEST_PLACES} then longitude end as longitude
      from (
        select c.municipio, ${areaDe[nivel]} as area, count(*)::float8 as casos,
          count(distinct (p.latitude, p.longitude)) filter (where p.latitude is not null and p.longitude is not null) as lugares,
          ${media(sql`p.latitude`)} as latitude, ${media(sql`p.longitude`)} as longitude
        from casos c left join casos_pessoais p on p.caso_id = c.id
        where c.excluido_em is null and c.data_notificacao between ${de}::date and ${ate}::date
          ${tipo === undefined ? sql`` : sql`and c.tipo = ${tipo}`}
        group by 1, 2
      ) contadas
    ) areas
    ${limites ? sql`where ${dentroDe(limites)}` : sql``}
    order by casos desc, municipio, area nulls first limit ${MOST_POINTS}`)
}

/** An area without known places lies at its municipality's centre. */
const dentroDe = (limites: Limites) => sql`(
  latitude between ${limites.sul}::float8 and ${limites.norte}::float8
    and longitude between ${limites.oeste}::float8 and ${limites.leste}::float8
  or latitude is null and municipio = any(${sql.param(codigosDentro(limites))}::int[])
)`
