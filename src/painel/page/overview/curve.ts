/**
 * The epidemic curve: its table, its notes and its drawing. The alert channel is the band between the lower and the
 * upper limit of earlier years, around its centre. ECharts has no bands, so an invisible line carries the lower limit,
 * and the band is stacked on it as an area. The order of the series decides what covers what.
 */
import type { Canal } from '../base/address.ts'
import type { Format } from '../base/format.ts'
import { isCut, weekOf } from '../base/period.ts'
import type { Ink } from '../figure/ink.ts'
import { axis, common, type Option } from '../figure/option.ts'
import type { Table } from '../figure/table.ts'
import type { Say } from '../words/words.ts'
import { type Resumo, type Semana, YEARS_BEHIND } from './asked.ts'
import { cell, told } from './hidden.ts'

const behind = Array.from({ length: YEARS_BEHIND }, (_, i) => i)

/** Names an earlier year by its distance. */
const beforeName = (i: number, say: Say) => say('curve.before', { n: i + 1 }, i + 1)

export const weekName = ({ periodo }: Semana, say: Say): string => say('curve.week', weekOf(periodo))

/** What the curve counts: cases, probable ones, or these per 100,000 inhabitants. Null when it is hidden. */
const countOf = ({ valor, total = 0 }: Semana): number | null => (valor === undefined ? total : valor)

/** More than the upper limit of earlier years is an alert. */
const isAbove = (semana: Semana): boolean => semana.canal != null && (countOf(semana) ?? 0) > semana.canal.superior

const medidaOf = ({ canal }: Resumo) => canal?.medida ?? 'total'

/** Writes a number of the curve. Rates have decimals. */
const written = (n: number | null, resumo: Resumo, say: Say, format: Format): string =>
  n === null || medidaOf(resumo) !== 'incidencia' ? told(n, say, format) : format.decimal(n, 2)

export function curveTable(resumo: Resumo, say: Say): Table {
  const kind = medidaOf(resumo) === 'incidencia' ? ('decimal' as const) : ('count' as const)
  return {
    columns: [
      { title: say('col.week'), kind: 'text' },
      { title: say('col.from'), kind: 'text' },
      { title: say('col.to'), kind: 'text' },
      { title: say(`medida.${medidaOf(resumo)}`), kind },
      ...behind.map((i) => ({ title: beforeName(i, say), kind })),
      { title: say('col.low'), kind: 'decimal' },
      { title: say('col.centre'), kind: 'decimal' },
      { title: say('col.high'), kind: 'decimal' },
      { title: say('col.above'), kind: 'text' }
    ],
    rows: (resumo.serie ?? []).map((semana) => {
      const { inicio, fim, anos_anteriores = [], canal } = semana
      return [
        weekName(semana, say),
        inicio,
        fim,
        cell(countOf(semana), say),
        ...behind.map((i) => anos_anteriores[i] ?? null),
        canal?.inferior ?? null,
        canal?.centro ?? null,
        canal?.superior ?? null,
        canal ? say(isAbove(semana) ? 'yes' : 'no') : null
      ]
    })
  }
}

/** Says what the reader has to know besides the drawing: how the channel was made, and what it found. */
export function curveNotes({ serie = [], canal }: Resumo, say: Say): string[] {
  const above = serie.filter(isAbove).length
  const cut = serie.filter(isCut).map((semana) => weekName(semana, say))
  const hasChannel = serie.some((semana) => semana.canal)
  return [
    ...(canal && hasChannel
      ? [
          `${say(`curve.note.${canal.metodo}`, { years: yearsOf(canal.anos) })} ${say('curve.note.above', { n: above }, above)}`
        ]
      : [say('curve.note.none')]),
    ...(canal && canal.incompletos.length > 0
      ? [say('curve.note.incomplete', { years: yearsOf(canal.incompletos) })]
      : []),
    ...(cut.length > 0 ? [say('curve.note.cut', { weeks: cut.join(', ') })] : [])
  ]
}

/** Shortens consecutive years: 2019, 2020 and 2021 become 2019–2021. */
function yearsOf(years: number[]): string {
  const [first = 0, last = 0] = [years[0], years.at(-1)]
  return years.length > 2 && last - first === years.length - 1 ? `${first}–${last}` : years.join(', ')
}

export function curveLabel(resumo: Resumo, say: Say, format: Format): string {
  const { serie = [], total } = resumo
  const most = serie.reduce<Semana | null>(
    (best, each) => ((countOf(each) ?? 0) > ((best && countOf(best)) ?? 0) ? each : best),
    null
  )
  return say('curve.label', {
    what: say(`medida.${medidaOf(resumo)}`),
    n: told(total, say, format),
    week: most ? weekName(most, say) : '–',
    most: written((most && countOf(most)) ?? 0, resumo, say, format)
  })
}

/** Draws the channel at the back, then the earlier years, then the cases. Weeks above the channel stand out. */
export function curveOption(
  resumo: Resumo,
  canal: Canal,
  say: Say,
  format: Format,
  ink: Ink,
  isNarrow = false
): Option {
  const { serie = [] } = resumo
  const now = say(`medida.${medidaOf(resumo)}`)
  const hasChannel = serie.some((semana) => semana.canal)
  const [band, centre, above] = [say('curve.band'), say(`curve.centre.${canal}`), say('curve.above')]
  const line = (name: string, color: string, data: (number | null)[], more: object = {}) => ({
    type: 'line' as const,
    name,
    data,
    symbol: 'none',
    color,
    lineStyle: { color, width: 1.5 },
    ...more
  })
  const hidden = { symbol: 'none', silent: true, lineStyle: { opacity: 0 }, stack: 'canal' }
  const channel = [
    line(
      '',
      ink.band,
      serie.map(({ canal }) => canal?.inferior ?? null),
      { ...hidden, stackStrategy: 'all' }
    ),
    line(
      band,
      ink.band,
      serie.map(({ canal }) => (canal ? canal.superior - canal.inferior : null)),
      {
        ...hidden,
        stackStrategy: 'all',
        areaStyle: { color: ink.band, opacity: 1 }
      }
    ),
    line(
      centre,
      ink.centre,
      serie.map(({ canal }) => canal?.centro ?? null),
      {
        lineStyle: { color: ink.centre, width: 1.5, type: 'dashed' }
      }
    )
  ]
  const alerts = {
    type: 'scatter' as const,
    name: above,
    color: ink.above,
    symbol: 'triangle',
    symbolSize: 9,
    data: serie.map((semana) => (isAbove(semana) ? countOf(semana) : null)),
    z: 5
  }
  const basic = common(ink)
  return {
    ...basic,
    grid: { left: 12, right: 16, top: 16, bottom: isNarrow ? 108 : 64 },
    legend: {
      ...basic.legend,
      data: [
        now,
        ...behind.map((i) => beforeName(i, say)),
        ...(hasChannel ? [{ name: band, icon: 'rect' }, centre, above] : [])
      ]
    },
    tooltip: {
      ...basic.tooltip,
      trigger: 'axis',
      formatter: (at) => tip(serie[indexOf(at)], resumo, canal, say, format)
    },
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: serie.map(({ periodo }) => `${periodo.slice(4)}/${periodo.slice(2, 4)}`),
      ...axis(ink),
      splitLine: { show: false }
    },
    yAxis: {
      type: 'value',
      minInterval: medidaOf(resumo) === 'incidencia' ? 0 : 1,
      ...axis(ink),
      axisLabel: {
        color: ink.faint,
        formatter: (n: number) => (Number.isInteger(n) ? format.count(n) : format.decimal(n))
      }
    },
    series: [
      ...(hasChannel ? channel : []),
      ...behind
        .map((i) =>
          line(
            beforeName(i, say),
            ink.before[i] ?? ink.faint,
            serie.map(({ anos_anteriores = [] }) => anos_anteriores[i] ?? null),
            { lineStyle: { color: ink.before[i], width: 1.5, type: i === 0 ? 'solid' : 'dotted' } }
          )
        )
        .reverse(),
      line(now, ink.now, serie.map(countOf), {
        lineStyle: { color: ink.now, width: 3 },
        symbol: 'circle',
        symbolSize: 5,
        z: 4
      }),
      ...(hasChannel ? [alerts] : [])
    ]
  }
}

const indexOf = (at: unknown): number => ((Array.isArray(at) ? at[0] : at) as { dataIndex?: number }).dataIndex ?? 0

function tip(semana: Semana | undefined, resumo: Resumo, canal: Canal, say: Say, format: Format): string {
  if (!semana) return ''
  const { inicio, fim, anos_anteriores = [], canal: limits } = semana
  return [
    weekName(semana, say),
    say('scope.from', { from: format.day(inicio), to: format.day(fim) }),
    `${say(`medida.${medidaOf(resumo)}`)}: ${written(countOf(semana), resumo, say, format)}`,
    ...anos_anteriores.map((n, i) => `${beforeName(i, say)}: ${n === null ? '–' : written(n, resumo, say, format)}`),
    ...(limits
      ? [
          `${say('curve.band')}: ${format.decimal(limits.inferior)} – ${format.decimal(limits.superior)}`,
          `${say(`curve.centre.${canal}`)}: ${format.decimal(limits.centro)}`
        ]
      : [])
  ].join('\n')
}
