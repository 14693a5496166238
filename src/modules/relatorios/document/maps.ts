/*
 * Draws the map of a bulletin: the country by states, or one state with its municipalities as points. It is hard
 * because ECharts' legend does not fit this use. The limits of the colours are quantiles rounded to readable numbers,
 * so this file gives each place its colour, and the legend belongs to a series that does not exist. The size is
 * computed from the shapes, so that neither tall nor wide states leave the page.
 */

import { registerMap } from 'echarts/dist/echarts.esm.min.mjs'
import { municipioOf } from '../../agravos/fields/municipios.ts'
import estados from '../../agravos/statistics/estados.json' with { type: 'json' }
import type { Boletim } from '../data.ts'
import { placeOf } from '../place.ts'
import { draw, INK, type Picture } from './charts.ts'
import type { Content } from './content.ts'

type Part = Boletim['mapa'][number]
type Shapes = (typeof estados)['features']

/** Light enough for black letters on top. */
const COLOURS = ['#fef0d9', '#fdcc8a', '#fc8d59', '#e9573f']
const EMPTY = '#e9edf1'
const BORDER = '#8a94a0'

interface Piece {
  min: number
  max: number
  label: string
  color: string
}

/** Divides the places into colours: about as many in each, with limits that are easy to read. */
function piecesOf(values: number[], { words, format }: Content): Piece[] {
  const sorted = values.filter((value) => value > 0).sort((x, y) => x - y)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  const inner = COLOURS.slice(1).map((_, i) => readable(at((i + 1) / COLOURS.length)))
  const limits = [...new Set([0, ...inner])].sort((x, y) => x - y)
  const pieces = limits.map((min, i) => {
    const max = limits[i + 1] ?? Number.POSITIVE_INFINITY
    const label = max === Number.POSITIVE_INFINITY ? `> ${format.upToTwo(min)}` : between(min, max, format.upToTwo)
    return { min, max, label, color: COLOURS[COLOURS.length - limits.length + i] ?? EMPTY }
  })
  return [{ min: -1, max: 0, label: words.noCases, color: EMPTY }, ...pieces]
}

const between = (min: number, max: number, said: (value: number) => string): string => `${said(min)}–${said(max)}`

/** Rounds to two significant digits. */
const readable = (value: number): number => Number(value.toPrecision(2))

const colourOf = (pieces: Piece[], value: number): string =>
  (pieces.find(({ min, max }) => value > min && value <= max) ?? pieces[0])?.color ?? EMPTY

const legendOf = (pieces: Piece[], orient: 'vertical' | 'horizontal') => ({
  type: 'piecewise' as const,
  show: true,
  orient,
  left: 0,
  bottom: 0,
  itemWidth: 14,
  itemHeight: 10,
  itemGap: orient === 'vertical' ? 4 : 14,
  hoverLink: false,
  textStyle: { color: INK, fontSize: 8 },
  pieces: pieces.map(({ min, max, label, color }) => ({ gt: min, lte: max, label, color })),
  // The data carry their colours themselves. No series has this index, so the legend colours nothing.
  seriesIndex: 99
})

/** Draws the country by states, or a state with its municipalities as points. */
export const mapPicture = (content: Content, width: number, height: number): Picture =>
  content.boletim.pedido.abrangencia === 'pais'
    ? countryPicture(content, width, height)
    : statePicture(content, width, height)

function countryPicture(content: Content, width: number, height: number): Picture {
  const { boletim, words, format } = content
  const pieces = piecesOf(boletim.mapa.map(rateOf), content)
  const highest = boletim.mapa.reduce((best, each) => (rateOf(each) > rateOf(best) ? each : best), boletim.mapa[0]!)
  register('pais', estados.features)
  const svg = draw(
    {
      visualMap: legendOf(pieces, 'vertical'),
      series: {
        type: 'map',
        map: 'pais',
        aspectScale: 1,
        silent: true,
        top: 4,
        bottom: 4,
        label: { show: true, fontSize: 7, color: INK },
        itemStyle: { borderColor: BORDER, borderWidth: 0.5 },
        data: boletim.mapa.map((each) => ({
          name: each.chave,
          value: rateOf(each),
          itemStyle: { areaColor: colourOf(pieces, rateOf(each)) }
        }))
      }
    },
    width,
    height
  )
  return { svg, width, height, alt: words.mapAltStates(highest.nome, format.two(rateOf(highest))) }
}

/** A place whose number is hidden is drawn like one with cases. */
const hasCases = ({ casos }: Part): boolean => casos !== 0
const rateOf = ({ incidencia_provaveis: incidence }: Part): number => incidence ?? 0

function statePicture(content: Content, width: number, most: number): Picture {
  const { boletim, words } = content
  const { uf, municipio } = placeOf(boletim.pedido)
  const withCases = boletim.mapa.filter(hasCases)
  const pieces = piecesOf(withCases.map(rateOf), content)
  const shapes = estados.features.filter(({ properties }) => properties.uf === uf)
  register('estado', shapes)
  const { side, tall } = sizeOf(shapes, width - MARGIN, most - LEGEND - MARGIN)
  const height = tall + LEGEND + MARGIN
  const points = boletim.mapa
    .toSorted((x, y) => rateOf(x) - rateOf(y))
    .map((each) => pointOf(each, pieces, Number(each.chave) === municipio, middleOf(shapes)))
  // A later series of its own, so that the municipality of the bulletin lies on top of all others.
  const own = points.filter(({ isOwn }) => isOwn)
  const svg = draw(
    {
      visualMap: legendOf(pieces, 'horizontal'),
      geo: {
        map: 'estado',
        aspectScale: 1,
        silent: true,
        layoutCenter: ['50%', (height - LEGEND) / 2],
        layoutSize: side,
        itemStyle: { areaColor: '#f6f8fa', borderColor: BORDER, borderWidth: 0.8 }
      },
      series: [
        { type: 'scatter', coordinateSystem: 'geo', silent: true, data: points.filter(({ isOwn }) => !isOwn) },
        { type: 'scatter', coordinateSystem: 'geo', silent: true, data: own }
      ]
    },
    width,
    height
  )
  return { svg, width, height, alt: words.mapAltCities(withCases.length) }
}

/** The height of the legend below the map. */
const LEGEND = 24
/** Room for points and names at the border. */
const MARGIN = 60

/** The longitude halfway between the ends of the shapes. */
function middleOf(shapes: Shapes): number {
  const values = shapes.flatMap(({ geometry }) => geometry.coordinates.flat().map(([longitude = 0]) => longitude))
  return (Math.min(...values) + Math.max(...values)) / 2
}

/** Returns how long the longer side of the shapes may be to fit into the given room, and the resulting height. */
function sizeOf(shapes: Shapes, width: number, height: number): { side: number; tall: number } {
  const all = shapes.flatMap(({ geometry }) => geometry.coordinates.flat())
  const length = (at: 0 | 1) => {
    const values = all.map((point) => point[at] ?? 0)
    return Math.max(...values) - Math.min(...values)
  }
  const wide = length(0) / length(1)
  const side = wide > 1 ? Math.min(width, height * wide) : Math.min(height, width / wide)
  return { side, tall: wide > 1 ? side / wide : side }
}

function pointOf(each: Part, pieces: Piece[], isOwn: boolean, middle: number) {
  const place = municipioOf(Number(each.chave))
  // Names go towards the middle of the map, where there is room for them.
  const position = (place?.longitude ?? 0) > middle ? ('left' as const) : ('right' as const)
  return {
    isOwn,
    value: [place?.longitude ?? 0, place?.latitude ?? 0],
    symbolSize: isOwn ? 12 : hasCases(each) ? 7 : 2.5,
    itemStyle: {
      opacity: 1,
      color: hasCases(each) ? colourOf(pieces, rateOf(each)) : '#b9c2ca',
      borderColor: isOwn ? '#0b5cad' : BORDER,
      borderWidth: isOwn ? 2 : hasCases(each) ? 0.4 : 0
    },
    label: isOwn
      ? { show: true, position, formatter: each.nome, color: INK, fontSize: 9, backgroundColor: '#ffffff', padding: 2 }
      : undefined
  }
}

function register(name: string, features: Shapes): void {
  registerMap(name, { type: 'FeatureCollection', features } as unknown as Parameters<typeof registerMap>[1])
}
