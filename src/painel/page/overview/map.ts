/**
 * The map: its table, its legend and its drawing. The country shows states, and a state its municipalities. Both are
 * coloured by probable cases per 100,000 inhabitants, as the Ministry's maps are.
 */
import type { Classes } from '../base/address.ts'
import type { Format } from '../base/format.ts'
import type { Ink } from '../figure/ink.ts'
import { common, type Option } from '../figure/option.ts'
import type { Table } from '../figure/table.ts'
import type { Say } from '../words/words.ts'
import { FRAME, type Mesh } from './areas.ts'
import type { Serie } from './asked.ts'
import { className, dividedBy, piecesOf } from './classes.ts'
import { cell, told } from './hidden.ts'

/** In most of Brazil, a degree of longitude is about as long as one of latitude. */
const COUNTRY_ASPECT = 0.97

export function mapTable(series: Serie[], say: Say): Table {
  return {
    columns: [
      { title: say('col.place'), kind: 'text' },
      { title: say('col.code'), kind: 'text' },
      { title: say('col.cases'), kind: 'count' },
      { title: say('medida.provaveis'), kind: 'count' },
      { title: say('col.population'), kind: 'count' },
      { title: say('col.incidence'), kind: 'decimal' }
    ],
    rows: series.map(({ nome, chave, casos, provaveis, populacao, incidencia_provaveis: incidence }) => [
      nome,
      chave,
      cell(casos, say),
      cell(provaveis, say),
      populacao,
      incidence
    ])
  }
}

export function mapLabel(series: Serie[], say: Say, format: Format): string {
  const most = series.reduce<Serie | null>(
    (best, each) => (rateOf(each) > (best ? rateOf(best) : 0) ? each : best),
    null
  )
  return say('map.label', { place: most?.nome ?? '–', n: format.decimal(most ? rateOf(most) : 0, 2) })
}

function tip(serie: Serie | undefined, say: Say, format: Format): string {
  if (!serie) return ''
  const { nome, casos, provaveis, incidencia_provaveis: incidence } = serie
  return [
    nome,
    `${say('col.cases')}: ${told(casos, say, format)}`,
    `${say('medida.provaveis')}: ${told(provaveis, say, format)}`,
    `${say('col.incidence')}: ${incidence === null ? '–' : format.decimal(incidence, 2)}`
  ].join('\n')
}

/** Stand for a number where a colour is chosen. No rate is below zero. */
const HIDDEN = -1
const UNRATED = -2

const rateOf = ({ incidencia_provaveis: incidence }: Serie): number => incidence ?? 0

function shadeOf({ provaveis, incidencia_provaveis: incidence }: Serie): number {
  if (provaveis === null) return HIDDEN
  return incidence ?? (provaveis > 0 ? UNRATED : 0)
}

/** Builds the legend of the colours. Places without a rate that can be shown are classes apart. */
function legend(series: Serie[], classes: Classes, say: Say, format: Format, ink: Ink) {
  const shades = new Set(series.map(shadeOf))
  const found = dividedBy(classes, series.map(rateOf), ink.ramp.length)
  const apart = (value: number, label: string, color: string | undefined) =>
    shades.has(value) ? [{ value, label, color }] : []
  return {
    type: 'piecewise' as const,
    left: 0,
    bottom: 0,
    textStyle: { color: ink.text },
    outOfRange: { color: ink.none },
    pieces: [
      ...apart(HIDDEN, say('map.class.hidden'), ink.line),
      ...apart(UNRATED, say('map.class.unrated'), ink.before[1]),
      { value: 0, label: say('map.class.none'), color: ink.none },
      ...piecesOf(found).map((piece, i) => ({
        ...piece,
        label: className(found[i] as (typeof found)[number], say, format),
        color: ink.ramp[found.length === 1 ? 2 : Math.round((i * (ink.ramp.length - 1)) / (found.length - 1))]
      }))
    ]
  }
}

export interface Places {
  /** The country when there is none. */
  state: { uf: string; mesh: Mesh } | null
  series: Serie[]
  /** Code of the municipality that is outlined. */
  chosen: string
  classes: Classes
}

/** Draws states or municipalities, each in the colour of its class. */
export function mapOption(
  { state, series, chosen, classes }: Places,
  say: Say,
  format: Format,
  ink: Ink,
  isNarrow: boolean
): Option {
  const key = legend(series, classes, say, format, ink)
  const byCode = new Map(series.map((serie) => [serie.chave, serie]))
  const shades = series.map((serie) => ({ name: serie.chave, value: shadeOf(serie) }))
  return areasOption(
    { state, shades, chosen, key, tip: (name) => tip(byCode.get(name), say, format) },
    say,
    ink,
    isNarrow
  )
}

export interface Shaded {
  state: Places['state']
  /** The places by their codes, and what decides on the colour of each. */
  shades: { name: string; value: number; label?: object }[]
  chosen: string
  key: { type: 'piecewise'; outOfRange: { color: string }; pieces: Piece[] }
  tip(name: string): string
}

/** Draws areas in the colours of a legend. */
export function areasOption(
  { state, shades, chosen, key, tip }: Shaded,
  say: Say,
  ink: Ink,
  isNarrow: boolean
): Option {
  const basic = common(ink)
  // The legend stands beside the map, or below it where there is no room.
  const place = isNarrow ? { left: 0, bottom: 165 } : { left: 120, bottom: 8 }
  return {
    ...basic,
    tooltip: { ...basic.tooltip, formatter: (at) => tip(nameOf(at)) },
    visualMap: key,
    series: [
      {
        type: 'map',
        map: state?.uf ?? 'BR',
        aspectScale: state?.mesh.aspect ?? COUNTRY_ASPECT,
        right: 4,
        top: 8,
        ...place,
        preserveAspect: 'contain',
        selectedMode: state ? 'single' : false,
        showLegendSymbol: false,
        itemStyle: { areaColor: ink.none, borderColor: ink.faint, borderWidth: state ? 0.4 : 0.8 },
        label: { color: ink.text },
        emphasis: {
          label: { show: false },
          itemStyle: { areaColor: 'inherit', borderColor: ink.text, borderWidth: 2 }
        },
        select: { disabled: true },
        data: [
          ...shades.map((shade) => ({
            ...shade,
            ...(shade.name === chosen ? outlined(colorOf(shade.value, key.pieces), ink) : {})
          })),
          framed(say)
        ]
      }
    ]
  }
}

/** The library would paint what is selected, so it gets the colour of its class. Being selected lifts its outline. */
const outlined = (areaColor: string | undefined, ink: Ink) => ({
  selected: true,
  select: {
    disabled: false,
    label: { show: false },
    itemStyle: { areaColor, borderColor: ink.text, borderWidth: 2.5 }
  }
})

export interface Piece {
  label?: string
  value?: number
  gt?: number
  gte?: number
  lt?: number
  lte?: number
  color?: string
}

const colorOf = (shade: number, pieces: Piece[]): string | undefined =>
  pieces.find(({ value, gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY }) =>
    value === undefined ? shade > gt && shade >= gte && shade < lt && shade <= lte : shade === value
  )?.color

/** The frame of an island has its name beside it, and answers to nothing. */
const framed = (say: Say) => ({
  name: FRAME,
  value: Number.NaN,
  label: { show: true, formatter: say('map.noronha') },
  emphasis: { disabled: true }
})

const nameOf = (at: unknown): string => (at as { name?: string }).name ?? ''
