/**
 * The weeks of one place: their table, and the drawings of cases and of Rt. As in the epidemic curve, a band is an area
 * that is stacked on an invisible line.
 */
import type { Format } from '../base/format.ts'
import { weekOf } from '../base/period.ts'
import type { Ink } from '../figure/ink.ts'
import { axis, common, type Option } from '../figure/option.ts'
import type { Table } from '../figure/table.ts'
import type { Say } from '../words/words.ts'
import { levelName, lineColor, type Nivel, type Semana, symbols } from './levels.ts'
import { figureColumns, figuresOf, interval } from './list.ts'

/** Intervals of small numbers are wide, and would press the line together. */
const HIGHEST_RT = 4

export const weekName = (semana: number, say: Say): string => say('curve.week', weekOf(String(semana)))

export function historyTable(semanas: Semana[], say: Say): Table {
  const decimal = (title: string) => ({ title, kind: 'decimal' as const })
  return {
    columns: [
      { title: say('col.week'), kind: 'text' },
      { title: say('col.from'), kind: 'text' },
      { title: say('alerts.level'), kind: 'text' },
      { title: say('alerts.shown'), kind: 'text' },
      { title: say('alerts.cases'), kind: 'count' },
      ...figureColumns(say).map(decimal)
    ],
    rows: semanas.map((week) => [
      weekName(week.semana, say),
      week.inicio,
      levelName(week.nivel, say),
      week.nivel_mostrado === null ? null : levelName(week.nivel_mostrado, say),
      week.casos,
      ...figuresOf(week)
    ])
  }
}

export function historyLabel(semanas: Semana[], place: string, say: Say, format: Format): string {
  const last = semanas.at(-1)
  return say('alerts.history.label', {
    place,
    week: last ? weekName(last.semana, say) : '–',
    level: levelName(last?.nivel ?? null, say),
    n: last?.estimativa == null ? '–' : format.decimal(last.estimativa)
  })
}

function line(name: string, color: string, data: unknown[], more: object = {}) {
  const style = { color, width: 1.5 }
  return { type: 'line' as const, name, data: data as number[], symbol: 'none', color, lineStyle: style, ...more }
}

/** The area between two lines, of which the lower one is not seen. */
function band(name: string, color: string, lows: (number | null)[], highs: (number | null)[], stack: string) {
  const hidden = { silent: true, lineStyle: { opacity: 0 }, stack, stackStrategy: 'all' }
  const widths = highs.map((high, i) => (high === null ? null : high - (lows[i] ?? 0)))
  return [line('', color, lows, hidden), line(name, color, widths, { ...hidden, areaStyle: { color, opacity: 0.25 } })]
}

const weeksAxis = (semanas: Semana[], ink: Ink) => ({
  type: 'category' as const,
  data: semanas.map(({ semana }) => `${String(semana).slice(4)}/${String(semana).slice(2, 4)}`),
  ...axis(ink),
  splitLine: { show: false }
})

/** Draws cases, the estimate with its band and the level of each week, and what is usual. */
export function casesOption(semanas: Semana[], say: Say, format: Format, ink: Ink, isNarrow: boolean): Option {
  const basic = common(ink)
  const [cases, estimate, range, mean, limit] = [
    say('alerts.cases'),
    say('alerts.estimate'),
    say('alerts.range'),
    say('alerts.mean'),
    say('alerts.limit')
  ]
  const levelled = semanas.map(({ estimativa, nivel }) =>
    estimativa === null || nivel === null
      ? { value: estimativa, symbol: 'none' }
      : { value: estimativa, symbol: symbols[nivel], itemStyle: { color: lineColor(nivel, ink) } }
  )
  return {
    ...basic,
    grid: { left: 12, right: 16, top: 16, bottom: isNarrow ? 108 : 64 },
    legend: { ...basic.legend, data: [cases, estimate, { name: range, icon: 'rect' }, mean, limit] },
    tooltip: { ...basic.tooltip, trigger: 'axis', formatter: (at) => tip(semanas[indexOf(at)], say, format) },
    xAxis: weeksAxis(semanas, ink),
    yAxis: {
      type: 'value',
      ...axis(ink),
      axisLabel: { color: ink.faint, formatter: (n: number) => format.decimal(n) }
    },
    series: [
      {
        type: 'bar',
        name: cases,
        color: ink.before[1] ?? ink.faint,
        barMaxWidth: 18,
        data: semanas.map(({ casos }) => casos)
      },
      ...band(
        range,
        ink.now,
        semanas.map(({ estimativa_minima }) => estimativa_minima),
        semanas.map(({ estimativa_maxima }) => estimativa_maxima),
        'faixa'
      ),
      line(
        mean,
        ink.centre,
        semanas.map(({ canal_media }) => canal_media),
        { lineStyle: { color: ink.centre, width: 1.5, type: 'dashed' } }
      ),
      line(
        limit,
        ink.above,
        semanas.map(({ canal_limite }) => canal_limite)
      ),
      line(estimate, ink.now, levelled, { lineStyle: { color: ink.now, width: 2.5 }, symbolSize: 9, z: 4 })
    ]
  }
}

/** Draws Rt with its interval. Above 1, each case makes more than one. */
export function rtOption(semanas: Semana[], say: Say, format: Format, ink: Ink, isNarrow: boolean): Option {
  const basic = common(ink)
  const [rt, range, one] = [say('alerts.rt'), say('alerts.range'), say('alerts.one')]
  const atMost = (n: number | null) => (n === null ? null : Math.min(n, HIGHEST_RT))
  return {
    ...basic,
    grid: { left: 12, right: 16, top: 16, bottom: isNarrow ? 84 : 64 },
    legend: { ...basic.legend, data: [rt, { name: range, icon: 'rect' }, one] },
    tooltip: { ...basic.tooltip, trigger: 'axis', formatter: (at) => tip(semanas[indexOf(at)], say, format) },
    xAxis: weeksAxis(semanas, ink),
    yAxis: {
      type: 'value',
      ...axis(ink),
      axisLabel: { color: ink.faint, formatter: (n: number) => format.decimal(n) }
    },
    series: [
      ...band(
        range,
        ink.now,
        semanas.map(({ rt_minimo }) => atMost(rt_minimo)),
        semanas.map(({ rt_maximo }) => atMost(rt_maximo)),
        'faixa'
      ),
      line(
        one,
        ink.above,
        semanas.map(() => 1),
        { lineStyle: { color: ink.above, width: 1.5, type: 'dashed' } }
      ),
      line(
        rt,
        ink.now,
        semanas.map((week) => atMost(week.rt)),
        { lineStyle: { color: ink.now, width: 2.5 }, z: 4 }
      )
    ]
  }
}

const indexOf = (at: unknown): number => ((Array.isArray(at) ? at[0] : at) as { dataIndex?: number }).dataIndex ?? 0

function tip(week: Semana | undefined, say: Say, format: Format): string {
  if (!week) return ''
  const { estimativa, estimativa_minima, estimativa_maxima, rt, rt_minimo, rt_maximo } = week
  const share = week.prob_rt_acima_de_1
  return [
    weekName(week.semana, say),
    levelName(week.nivel as Nivel | null, say),
    `${say('alerts.cases')}: ${week.casos === null ? '–' : format.count(week.casos)}`,
    `${say('alerts.estimate')}: ${interval([estimativa, estimativa_minima, estimativa_maxima], say, format)}`,
    `${say('alerts.mean')}: ${week.canal_media === null ? '–' : format.decimal(week.canal_media)}`,
    `${say('alerts.limit')}: ${week.canal_limite === null ? '–' : format.decimal(week.canal_limite)}`,
    `${say('alerts.rt')}: ${interval([rt, rt_minimo, rt_maximo], say, format)}`,
    `${say('alerts.p')}: ${share === null ? '–' : format.percent(100 * share)}`
  ].join('\n')
}
