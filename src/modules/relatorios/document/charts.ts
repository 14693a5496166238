/*
 * Draws the curve and the age pyramid of a bulletin with ECharts, as SVG for the pages. It is hard because ECharts is
 * made for screens: animation and pointers are off, the channel is a stacked area on an invisible lower line, and the
 * pyramid is two bar series of which one counts to the left. Every picture also gets a text for people who cannot see
 * it.
 */

import type { EChartsOption } from 'echarts'
import { init } from 'echarts/dist/echarts.esm.min.mjs'
import { FAIXAS } from '../../agravos/counts/profile.ts'
import type { Boletim, Week } from '../data.ts'
import { type Content, seriesBy } from './content.ts'
import { weekName } from './week-name.ts'

/** A picture as SVG, with its size in points. */
export interface Picture {
  svg: string
  width: number
  height: number
  /** Describes the picture for people who cannot see it. */
  alt: string
}

export const INK = '#1f2933'
export const FAINT = '#5b6770'
const GRID = '#d9dfe5'

/** Renders a chart for paper: without animation, and for nobody to point at. */
export function draw(option: EChartsOption, width: number, height: number): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  try {
    chart.setOption({ animation: false, textStyle: { fontFamily: 'texto', fontSize: 8, color: INK }, ...option })
    return chart.renderToSVGString()
  } finally {
    chart.dispose()
  }
}

const axisLabel = { color: FAINT, fontSize: 8 }

const POINT = { symbol: 'circle', symbolSize: 6 }

/**
 * Returns which weeks get a point: those of the bulletin, where the curve shows others too. A single week always gets
 * one, since it makes no line.
 */
export function markedWeeks({ curva, pedido }: Boletim): (week: Week) => boolean {
  const isOwn = ({ inicio, fim }: Week) => inicio <= pedido.data_fim && fim >= pedido.data_inicio
  const isWider = curva.semanas.length === 1 || !curva.semanas.every(isOwn)
  return (week) => isWider && isOwn(week)
}

export function curvePicture({ boletim, words, format }: Content, width: number, height: number): Picture {
  const { semanas } = boletim.curva
  const isMarked = markedWeeks(boletim)
  const names = semanas.map(({ periodo }) => weekName(periodo))
  const peak = semanas.reduce(
    (best, week) => ((week.provaveis ?? 0) > (best.provaveis ?? 0) ? week : best),
    semanas[0]!
  )
  const line = (name: string, data: (number | null | object)[], color: string, more = {}) => ({
    type: 'line' as const,
    name,
    data,
    silent: true,
    symbol: 'none',
    lineStyle: { color, width: 1.2 },
    itemStyle: { color },
    ...more
  })
  const hasChannel = semanas.some(({ canal }) => canal !== null)
  const svg = draw(
    {
      grid: { left: 44, right: 12, top: 28, bottom: 26 },
      legend: {
        top: 0,
        left: 0,
        itemWidth: 16,
        itemHeight: 8,
        textStyle: { color: INK, fontSize: 8 },
        data: [
          words.probable,
          words.sameWeek,
          ...(hasChannel ? [{ name: words.channel, icon: 'rect' }, words.middle] : [])
        ]
      },
      xAxis: { type: 'category', data: names, boundaryGap: false, axisLabel, axisLine: { lineStyle: { color: GRID } } },
      yAxis: {
        type: 'value',
        minInterval: 1,
        axisLabel: { ...axisLabel, formatter: (value: number) => format.whole(value) },
        splitLine: { lineStyle: { color: GRID, width: 0.5 } }
      },
      series: [
        // The band is stacked on its own lower border, which is invisible.
        line(
          'inferior',
          semanas.map(({ canal }) => canal?.inferior ?? null),
          '#f3d9a4',
          { stack: 'canal', lineStyle: { opacity: 0 } }
        ),
        line(
          words.channel,
          semanas.map(({ canal }) => canal && canal.superior - canal.inferior),
          '#f3d9a4',
          { stack: 'canal', lineStyle: { opacity: 0 }, areaStyle: { color: '#f3d9a4', opacity: 1 } }
        ),
        line(
          words.middle,
          semanas.map(({ canal }) => canal?.centro ?? null),
          '#96610f',
          { lineStyle: { color: '#96610f', width: 1, type: 'dashed' } }
        ),
        line(
          words.sameWeek,
          semanas.map(({ anterior }) => anterior),
          '#7c8791'
        ),
        line(
          words.probable,
          semanas.map((week) => (isMarked(week) ? { value: week.provaveis, ...POINT } : week.provaveis)),
          '#0b5cad',
          { lineStyle: { color: '#0b5cad', width: 2 }, showSymbol: true, showAllSymbol: true }
        )
      ] as EChartsOption['series']
    },
    width,
    height
  )
  return {
    svg,
    width,
    height,
    alt: words.curveAlt(semanas.length, weekName(peak.periodo), format.whole(peak.provaveis ?? 0))
  }
}

/** Rounds up to a number that is easy to read at the end of an axis, and whose half is easy to read too. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [2, 4, 6, 8, 10].find((each) => each * power >= value) ?? 10
  return step * power
}

const WOMEN = '#7b5ea7'
const MEN = '#1f8a7d'

export function pyramidPicture({ boletim, words, format }: Content, width: number, height: number): Picture {
  const cells = new Map(seriesBy(boletim, 'piramide').map(({ chave, casos }) => [chave, casos]))
  const sexes = new Map(seriesBy(boletim, 'sexo').map(({ chave, nome }) => [chave, nome]))
  const ages = seriesBy(boletim, 'faixa_etaria').filter(({ chave }) => FAIXAS.includes(chave))
  const highest = ages.reduce((best, age) => ((age.casos ?? 0) > (best.casos ?? 0) ? age : best), ages[0]!)
  const of = (sexo: string, sign: number) => FAIXAS.map((faixa) => sign * (cells.get(`${sexo}/${faixa}`) ?? 0))
  const women = of('F', -1)
  const men = of('M', 1)
  const most = roundUp(Math.max(1, ...men, ...women.map((value) => -value)))
  const bar = (name: string, data: number[], color: string) => ({
    type: 'bar' as const,
    name,
    data,
    stack: 'sexo',
    silent: true,
    barCategoryGap: '25%',
    itemStyle: { color }
  })
  const svg = draw(
    {
      grid: { left: 40, right: 16, top: 26, bottom: 22 },
      legend: { top: 0, left: 0, itemWidth: 12, itemHeight: 8, textStyle: { color: INK, fontSize: 8 } },
      xAxis: {
        type: 'value',
        min: -most,
        max: most,
        interval: most / 2,
        axisLabel: { ...axisLabel, hideOverlap: true, formatter: (value: number) => format.whole(Math.abs(value)) },
        splitLine: { lineStyle: { color: GRID, width: 0.5 } }
      },
      yAxis: { type: 'category', data: FAIXAS, axisTick: { show: false }, axisLabel: { ...axisLabel, interval: 0 } },
      series: [bar(sexes.get('F') ?? 'F', women, WOMEN), bar(sexes.get('M') ?? 'M', men, MEN)]
    },
    width,
    height
  )
  return { svg, width, height, alt: words.pyramidAlt(highest.nome) }
}
