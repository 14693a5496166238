/**
 * The map: its table, its legend and two drawings. The country shows states as areas, and a state shows its
 * municipalities as points. Both are coloured by cases per 100,000 inhabitants, in classes that hold about as many
 * places each.
 */
import type { Format } from '../base/format.ts'
import type { Municipio } from '../base/municipios.ts'
import type { Ink } from '../figure/ink.ts'
import { common, type Option } from '../figure/option.ts'
import type { Table } from '../figure/table.ts'
import type { Say } from '../words/words.ts'
import type { Serie } from './asked.ts'
import { classesOf, className } from './classes.ts'
import { cell, told } from './hidden.ts'

/** Fills the room. In most of Brazil, a degree of longitude is about as long as one of latitude. */
const PLACE = { aspectScale: 0.97, layoutCenter: ['50%', '48%'], layoutSize: '90%' }
const SMALLEST = 5
const LARGEST = 22

export function mapTable(series: Serie[], say: Say): Table {
  return {
    columns: [
      { title: say('col.place'), kind: 'text' },
      { title: say('col.code'), kind: 'text' },
      { title: say('col.cases'), kind: 'count' },
      { title: say('col.population'), kind: 'count' },
      { title: say('col.incidence'), kind: 'decimal' }
    ],
    rows: series.map(({ nome, chave, casos, populacao, incidencia }) => [
      nome,
      chave,
      cell(casos, say),
      populacao,
      incidencia
    ])
  }
}

export function mapLabel(series: Serie[], say: Say, format: Format): string {
  const most = series.reduce<Serie | null>(
    (best, each) => ((each.incidencia ?? 0) > (best?.incidencia ?? 0) ? each : best),
    null
  )
  return say('map.label', { place: most?.nome ?? '–', n: format.decimal(most?.incidencia ?? 0, 2) })
}

const tip = (serie: Serie | undefined, name: string, say: Say, format: Format): string =>
  serie
    ? [
        serie.nome,
        `${say('col.cases')}: ${told(serie.casos, say, format)}`,
        `${say('col.incidence')}: ${serie.incidencia === null ? '–' : format.decimal(serie.incidencia, 2)}`
      ].join('\n')
    : name

/** Stands for a hidden number where a colour is chosen. No rate is below zero. */
const HIDDEN = -1

const shadeOf = (serie: Serie | undefined): number => (serie?.casos === null ? HIDDEN : (serie?.incidencia ?? 0))

/** Builds the legend of the colours. Places without cases, and those whose numbers are hidden, are classes apart. */
function legend(series: Serie[], say: Say, format: Format, ink: Ink, more: object) {
  const found = classesOf(
    series.map(({ incidencia }) => incidencia ?? 0),
    ink.ramp.length
  )
  return {
    type: 'piecewise' as const,
    left: 0,
    bottom: 0,
    textStyle: { color: ink.text },
    outOfRange: { color: ink.none },
    pieces: [
      ...(series.some(({ casos }) => casos === null)
        ? [{ value: HIDDEN, label: say('map.class.hidden'), color: ink.line }]
        : []),
      { value: 0, label: say('map.class.none'), color: ink.none },
      ...found.map((each, i) => ({
        gt: each.from,
        ...(each.to === Number.POSITIVE_INFINITY ? {} : { lte: each.to }),
        label: className(each, say, format),
        color: ink.ramp[found.length === 1 ? 2 : Math.round((i * (ink.ramp.length - 1)) / (found.length - 1))]
      }))
    ],
    ...more
  }
}

/** Draws the states, each in the colour of its class. */
export function statesOption(series: Serie[], say: Say, format: Format, ink: Ink): Option {
  const basic = common(ink)
  return {
    ...basic,
    tooltip: {
      ...basic.tooltip,
      formatter: (at) => tip(series[indexOf(at)], nameOf(at), say, format)
    },
    visualMap: legend(series, say, format, ink, {}),
    series: [
      {
        type: 'map',
        map: 'BR',
        ...PLACE,
        selectedMode: false,
        showLegendSymbol: false,
        itemStyle: { areaColor: ink.none, borderColor: ink.faint, borderWidth: 0.8 },
        emphasis: { label: { show: false }, itemStyle: { borderColor: ink.text, borderWidth: 2 } },
        data: series.map((serie) => ({ name: serie.chave, value: shadeOf(serie) }))
      }
    ]
  }
}

/** Draws the municipalities of a state as points, each in the colour of its class and sized by its cases. */
export function pointsOption(
  uf: string,
  series: Serie[],
  municipios: Municipio[],
  say: Say,
  format: Format,
  ink: Ink
): Option {
  const basic = common(ink)
  const byCode = new Map(series.map((serie) => [serie.chave, serie]))
  const most = Math.max(1, ...series.map(({ casos }) => casos ?? 0))
  // Small points are drawn last, on top of the large ones.
  const points = municipios
    .map((each) => ({ ...each, serie: byCode.get(each.codigo) }))
    .sort((one, other) => (other.serie?.casos ?? 0) - (one.serie?.casos ?? 0))
  return {
    ...basic,
    tooltip: {
      ...basic.tooltip,
      formatter: (at) => {
        const point = points[indexOf(at)]
        return point ? tip(point.serie, point.nome, say, format) : ''
      }
    },
    visualMap: legend(series, say, format, ink, { dimension: 2, seriesIndex: 0 }),
    geo: {
      map: uf,
      ...PLACE,
      silent: true,
      itemStyle: { areaColor: ink.ground, borderColor: ink.faint }
    },
    series: [
      {
        type: 'scatter',
        coordinateSystem: 'geo',
        itemStyle: { borderColor: ink.faint, borderWidth: 0.6 },
        data: points.map(({ codigo, lon, lat, serie }) => ({
          name: codigo,
          value: [lon, lat, shadeOf(serie)],
          symbolSize: sizeOf(serie, most)
        }))
      }
    ]
  }
}

/** A municipality without cases is a dot. One whose number is hidden looks like the smallest that has some. */
function sizeOf(serie: Serie | undefined, most: number): number {
  if (serie?.casos === null) return SMALLEST
  return serie?.casos ? SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(serie.casos / most) : 3
}

const indexOf = (at: unknown): number => (at as { dataIndex?: number }).dataIndex ?? -1
const nameOf = (at: unknown): string => (at as { name?: string }).name ?? ''
