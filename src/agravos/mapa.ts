import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { refused, validationError } from '../errors.ts'
import { addDays, todayAt } from '../time/days.ts'
import { linhasPorMunicipio } from './contagens.ts'
import { type Area, porArea } from './mapa-areas.ts'
import { codigosDentro, type Limites, municipioDe } from './municipios.ts'

const MOST_POINTS = 10_000
const SMALLEST_RADIUS = 5
const LARGEST_RADIUS = 30

export interface PedidoDeMapa {
  nivel: 'municipio' | 'bairro' | 'cep'
  tipo?: string
  /** Days that end today. */
  periodo: number
  limites?: Limites
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
  const dias = diasDoMapa(pedido, now)
  // One more than is shown tells whether something is left out.
  const maximo = MOST_POINTS + 1
  const areas =
    nivel === 'municipio'
      ? await porMunicipio(db, { ...pedido, ...dias, maximo })
      : await porArea(db, { ...pedido, ...dias, nivel, maximo })
  const pontos = areas.slice(0, MOST_POINTS).flatMap((area) => {
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
    metadata: {
      total_pontos: pontos.length,
      max_casos: max,
      min_casos: pontos.at(-1)?.casos ?? 0,
      periodo,
      truncado: areas.length > MOST_POINTS
    }
  }
}

/** By the root, so that it is the surface that grows with the cases. */
const raio = (share: number) =>
  Math.round((SMALLEST_RADIUS + (LARGEST_RADIUS - SMALLEST_RADIUS) * Math.sqrt(share)) * 10) / 10

const diasDoMapa = ({ periodo }: PedidoDeMapa, now: Date) => {
  const ate = todayAt(now)
  return { de: addDays(ate, 1 - periodo), ate }
}

async function porMunicipio(
  db: Db,
  { tipo, de, ate, limites, maximo }: PedidoDeMapa & { de: string; ate: string; maximo: number }
): Promise<Area[]> {
  const dentro = limites ? [sql`municipio = any(${sql.param(codigosDentro(limites))}::int[])`] : []
  return await db.execute<Area & Record<string, unknown>>(sql`
    select municipio, null as area, sum(n)::float8 as casos, null as latitude, null as longitude
    from ${linhasPorMunicipio({ tipo, de, ate }, dentro)}
    group by municipio having sum(n) > 0
    order by casos desc, municipio limit ${maximo}`)
}
