/**
 * Makes the areas of a state's map from its file of boundaries (data/malhas). topojson-client does the first step only:
 * what takes most of the lines here, islands and directions, would be left to do behind it.
 */
import type { Municipio } from '../base/municipios.ts'

export type Position = [lon: number, lat: number]
type Ring = Position[]

export interface Topology {
  transform: { scale: number[]; translate: number[] }
  objects: { m: { geometries: { id: number; arcs: number[][] }[] } }
  arcs: number[][][]
}

export interface Area {
  type: 'Feature'
  properties: { name: string; cp?: Position }
  geometry: { type: 'MultiPolygon'; coordinates: Ring[][] } | { type: 'LineString'; coordinates: Ring }
}

export interface Mesh {
  areas: Area[]
  /** Names of the municipalities without a boundary, which are points. */
  points: string[]
  /** Length of a degree of longitude, with that of a degree of latitude as 1. */
  aspect: number
}

/** Name of the frame around an island that lies too far away to be drawn in its place. */
export const FRAME = 'quadro'
const NORONHA = '2605459'
/** An empty place north of Pernambuco, on the side where the island lies. */
const BOX = { west: -35.6, east: -34.8, south: -7.1, north: -6.5 }
const BOX_LABEL: Position = [-37, -6.8]

const CORNERS = 16

/** Builds the areas of all municipalities of a state. Those that the file does not have become small circles. */
export function meshOf(topology: Topology, municipios: Municipio[]): Mesh {
  const arcs = topology.arcs.map((arc) => unpacked(arc, topology.transform))
  const found = topology.objects.m.geometries.map(({ id, arcs: rings }) => {
    const area = areaOf(String(id), polygonsOf(rings.map((ring) => ringOf(ring, arcs))))
    return String(id) === NORONHA ? boxed(area) : area
  })
  const known = new Set(found.map(({ properties }) => properties.name))
  const missing = municipios.filter(({ codigo }) => !known.has(codigo))
  const { west, east, south, north } = boundsOf(found.flatMap(({ geometry }) => geometry.coordinates.flat(2)))
  const aspect = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const radius = Math.max(east - west, north - south) / 90
  return {
    areas: [
      ...found,
      ...missing.map(({ codigo, lon, lat }) => areaOf(codigo, [[circle([lon, lat], radius, aspect)]])),
      ...(known.has(NORONHA) ? [frame()] : [])
    ],
    points: missing.map(({ nome }) => nome),
    aspect
  }
}

/** Adds up the steps of an arc. */
function unpacked(arc: number[][], { scale, translate }: Topology['transform']): Ring {
  let [x, y] = [0, 0]
  return arc.map(([dx = 0, dy = 0]) => {
    x += dx
    y += dy
    return [x * (scale[0] ?? 1) + (translate[0] ?? 0), y * (scale[1] ?? 1) + (translate[1] ?? 0)]
  })
}

/** Puts arcs together. A negative number is the arc ~n in the other direction; arcs share their ends. */
const ringOf = (numbers: number[], arcs: Ring[]): Ring =>
  numbers.flatMap((n, i) => {
    const arc = n < 0 ? [...(arcs[~n] ?? [])].reverse() : (arcs[n] ?? [])
    return i === 0 ? arc : arc.slice(1)
  })

/**
 * Sorts out the rings of a municipality: one that lies inside the largest is a hole, and any other is an island. A hole
 * turns the other way than what it is cut from, or it would be filled.
 */
function polygonsOf(rings: Ring[]): Ring[][] {
  const [main = [], ...others] = rings
    // The smallest islands were simplified to lines.
    .filter((ring) => Math.abs(areaIn(ring)) > 1e-9)
    .sort((one, other) => Math.abs(areaIn(other)) - Math.abs(areaIn(one)))
  // A hole may touch the border, so that not all of its points lie inside.
  const isHole = (ring: Ring) => ring.filter((point) => isInside(point, main)).length * 2 > ring.length
  return [
    [turned(main, 1), ...others.filter(isHole).map((ring) => turned(ring, -1))],
    ...others.filter((ring) => !isHole(ring)).map((ring) => [turned(ring, 1)])
  ]
}

/** Returns the ring in the given direction: 1 is against the clock. */
const turned = (ring: Ring, way: 1 | -1): Ring => (Math.sign(areaIn(ring)) === way ? ring : [...ring].reverse())

const areaIn = (ring: Ring): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Position
    return sum + x * nextY - nextX * y
  }, 0)

/** Counts the sides that lie east of a point at its height. Their number is odd inside. */
const isInside = ([x, y]: Position, ring: Ring): boolean =>
  ring.filter(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length] as Position
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
  }).length %
    2 ===
  1

const areaOf = (name: string, coordinates: Ring[][]) => ({
  type: 'Feature' as const,
  properties: { name },
  geometry: { type: 'MultiPolygon' as const, coordinates }
})

const circle = ([lon, lat]: Position, radius: number, aspect: number): Ring =>
  Array.from({ length: CORNERS + 1 }, (_, i) => {
    const angle = (2 * Math.PI * (i % CORNERS)) / CORNERS
    return [lon + (radius * Math.cos(angle)) / aspect, lat + radius * Math.sin(angle)]
  })

function boundsOf(points: Position[]) {
  const [lons, lats] = [points.map(([lon]) => lon), points.map(([, lat]) => lat)]
  const least = (all: number[]) => all.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
  const most = (all: number[]) => all.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
  return { west: least(lons), east: most(lons), south: least(lats), north: most(lats) }
}

/** Moves an area into the box, as large as it fits with a margin. */
function boxed(area: ReturnType<typeof areaOf>) {
  const { west, east, south, north } = boundsOf(area.geometry.coordinates.flat(2))
  const scale = 0.7 * Math.min((BOX.east - BOX.west) / (east - west), (BOX.north - BOX.south) / (north - south))
  const moved = ([lon, lat]: Position): Position => [
    (BOX.west + BOX.east) / 2 + (lon - (west + east) / 2) * scale,
    (BOX.south + BOX.north) / 2 + (lat - (south + north) / 2) * scale
  ]
  return areaOf(
    area.properties.name,
    area.geometry.coordinates.map((rings) => rings.map((ring) => ring.map(moved)))
  )
}

const frame = (): Area => ({
  type: 'Feature',
  properties: { name: FRAME, cp: BOX_LABEL },
  geometry: {
    type: 'LineString',
    coordinates: [
      [BOX.west, BOX.south],
      [BOX.east, BOX.south],
      [BOX.east, BOX.north],
      [BOX.west, BOX.north],
      [BOX.west, BOX.south]
    ]
  }
})
