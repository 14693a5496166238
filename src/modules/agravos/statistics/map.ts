import { sql } from 'drizzle-orm'
import { refused, validationError } from '../../../errors.ts'
import type { Db } from '../../../platform/db/client.ts'
import { inOneSnapshot } from '../../../platform/db/lists/page.ts'
import { addDays, todayAt } from '../../../platform/time/days.ts'
import { municipioWhere } from '../counts/counts.ts'
import { readFew } from '../few/few.ts'
import type { Sees } from '../few/who.ts'
import { type Bounds, codigosWithin, municipioOf, municipiosWithin } from '../fields/municipios.ts'
import { countsBy, type DataBase } from '../views-kept.ts'
import { type Area, byArea } from './map-areas.ts'

const MOST_POINTS = 10_000
const SMALLEST_RADIUS = 5
const LARGEST_RADIUS = 30

export interface MapRequest {
  nivel: 'municipio' | 'bairro' | 'cep'
  /** The day of notification unless this says otherwise. */
  base?: DataBase
  tipo?: string
  /** The number of days, the last of which is today. */
  periodo: number
  bounds?: Bounds
  /** What is hidden from the caller, if anything. */
  hides?: Hides
}

interface Hides {
  /** The municipalities whose small numbers are told. */
  sees: NonNullable<Sees>
  /** Those whose areas are told. */
  lists: NonNullable<Sees>
}

/** Reads `minLon,minLat,maxLon,maxLat`. Points on the border count as inside. */
export function boundsOf(corners: number[] | undefined): Bounds | undefined {
  if (!corners) return undefined
  const [west, south, east, north] = corners as [number, number, number, number]
  const problem = (key: 'field.minimum' | 'field.maximum', limit: number) =>
    validationError([refused('bounds', key, 'OUT_OF_RANGE', { limit }, 'query')])
  if (south < -90 || north < -90) throw problem('field.minimum', -90)
  if (south > 90 || north > 90) throw problem('field.maximum', 90)
  if (west > east || south > north)
    throw validationError([refused('bounds', 'field.bounds', 'INVALID_VALUE', {}, 'query')])
  return { west, south, east, north }
}

/** Returns one point for each area, the largest first. The database never sends a patient's own place. */
export async function casosMap(db: Db, request: MapRequest, now: Date) {
  const { nivel, periodo } = request
  const days = daysOf(request, now)
  const { hides } = request
  const areas = hides
    ? await inOneSnapshot(db, (tx) => withHidden(tx, { ...request, ...days }, hides))
    : await readAreas(db, { ...request, ...days })
  const points = areas.slice(0, MOST_POINTS).flatMap((area) => {
    const municipio = municipioOf(area.municipio)
    const { latitude, longitude } = area.latitude === null ? (municipio ?? area) : area
    if (latitude === null || longitude === null) return []
    return [{ ...area, nome: municipio?.nome ?? String(area.municipio), coordinates: [longitude, latitude] }]
  })
  const told = points.filter(({ casos }) => casos !== null)
  const max = told[0]?.casos ?? 0
  return {
    type: 'FeatureCollection' as const,
    features: points.map(({ nome, area, casos, coordinates }) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates },
      properties: {
        municipio: nome,
        bairro: nivel === 'bairro' ? area : null,
        ...(nivel === 'cep' && area !== null ? { cep: area } : {}),
        casos,
        ...(casos === null ? { suprimido: true as const } : {}),
        intensidade: casos === null ? 0 : Math.round((casos / max) * 10_000) / 10_000,
        radius: casos === null ? SMALLEST_RADIUS : radiusOf(casos / max)
      }
    })),
    metadata: {
      total_pontos: points.length,
      max_casos: max,
      min_casos: told.at(-1)?.casos ?? 0,
      periodo,
      truncado: areas.length > MOST_POINTS
    }
  }
}

/** Takes the square root, so that the surface of a point grows with the cases. */
const radiusOf = (share: number) =>
  Math.round((SMALLEST_RADIUS + (LARGEST_RADIUS - SMALLEST_RADIUS) * Math.sqrt(share)) * 10) / 10

const daysOf = ({ periodo }: MapRequest, now: Date) => {
  const ate = todayAt(now)
  return { de: addDays(ate, 1 - periodo), ate }
}

interface DaysRequest extends MapRequest {
  de: string
  ate: string
}

/** Reads one more than is shown, to know whether something is left out. */
const most = MOST_POINTS + 1

const readAreas = (db: Db, request: DaysRequest): Promise<Area[]> => {
  const { nivel } = request
  return nivel === 'municipio' ? byMunicipio(db, request) : byArea(db, { ...request, nivel, most })
}

/**
 * Reads areas for callers who may not see small numbers. A municipality whose number is hidden is there, with cases or
 * without, so that its point tells nothing. Where the caller may not list the cases, all areas are added to the point
 * of the municipality, not only the small ones: the periods end today, so two of them that differ by a day would tell
 * the cases of an area on that day.
 */
async function withHidden(db: Db, request: DaysRequest, { sees, lists }: Hides): Promise<Area[]> {
  const { nivel, base, tipo, de, ate, bounds } = request
  const all = municipiosWithin().map(({ codigo }) => codigo)
  const period = { inicio: de, fim: ate }
  const asked = bounds ? codigosWithin(bounds) : all
  const few = await readFew(db, { municipios: asked, base, tipo, periods: [period], withParts: false, sees })
  const untold = asked.filter((codigo) => !few.tells(codigo, period))
  const listed = nivel === 'municipio' ? [] : all.filter(lists)
  const apart = new Set([...untold, ...listed])
  const whole = (await byMunicipio(db, request)).filter(({ municipio }) => !apart.has(municipio))
  const areas =
    nivel === 'municipio' || listed.length === 0
      ? []
      : await byArea(db, { ...request, nivel, most, municipios: listed })
  const points = untold.map(
    (municipio): Area => ({ municipio, area: null, casos: null, latitude: null, longitude: null })
  )
  return [...[...whole, ...areas].sort((x, y) => (y.casos ?? 0) - (x.casos ?? 0)), ...points]
}

async function byMunicipio(db: Db, { base = 'notificacao', tipo, de, ate, bounds }: DaysRequest): Promise<Area[]> {
  // The counts by symptoms are found by municipality alone.
  const all = base === 'sintomas' ? municipiosWithin().map(({ codigo }) => codigo) : undefined
  const codigos = bounds ? codigosWithin(bounds) : all
  return await db.execute<Area & Record<string, unknown>>(sql`
    select municipio, null as area, sum(n)::float8 as casos, null as latitude, null as longitude
    from ${countsBy[base]} where ${municipioWhere({ tipo, de, ate }, codigos)}
    group by municipio having sum(n) > 0
    order by casos desc, municipio limit ${most}`)
}
