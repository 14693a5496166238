import type { Format } from '../base/format.ts'
import type { Ink } from '../figure/ink.ts'
import { axis, common, type Option } from '../figure/option.ts'
import type { Table } from '../figure/table.ts'
import type { Say } from '../words/words.ts'
import type { Serie } from './asked.ts'
import { cell, told } from './hidden.ts'

/** Percentage of all cases, with two decimals. Null when one of the two is hidden. */
function share(casos: number | null, total: number | null): number | null {
  if (casos === null || total === null) return null
  return total === 0 ? 0 : Math.round((casos / total) * 10_000) / 100
}

export function partsTable(parts: Serie[], total: number | null, title: string, say: Say): Table {
  return {
    columns: [
      { title, kind: 'text' },
      { title: say('col.cases'), kind: 'count' },
      { title: say('col.share'), kind: 'decimal' }
    ],
    rows: parts.map(({ nome, casos }) => [nome, cell(casos, say), share(casos, total)])
  }
}

const there = (parts: Serie[]) => parts.filter(({ casos }) => casos !== 0)

export const partsLabel = (parts: Serie[], title: string, say: Say, format: Format): string =>
  say('parts.label', {
    title,
    parts: there(parts)
      .map(({ nome, casos }) => `${nome} ${told(casos, say, format)}`)
      .join(', ')
  })

/** Draws a bar for each part that has cases, the largest at the top. */
export function partsOption(parts: Serie[], total: number | null, say: Say, format: Format, ink: Ink): Option {
  const drawn = there(parts).sort((one, other) => (one.casos ?? 0) - (other.casos ?? 0))
  const basic = common(ink)
  const text = (casos: number | null) => {
    const part = share(casos, total)
    return part === null ? told(casos, say, format) : `${told(casos, say, format)} (${format.percent(part)})`
  }
  return {
    ...basic,
    grid: { left: 4, right: 110, top: 14, bottom: 4 },
    tooltip: {
      ...basic.tooltip,
      formatter: (at) => {
        const part = drawn[(at as { dataIndex: number }).dataIndex]
        return part ? `${part.nome}\n${text(part.casos)}` : ''
      }
    },
    xAxis: { type: 'value', ...axis(ink), axisLabel: { show: false }, splitLine: { show: false } },
    yAxis: {
      type: 'category',
      data: drawn.map(({ nome }) => nome),
      ...axis(ink),
      axisTick: { show: false },
      // The name stands above its bar, where a long one has room on a phone, too.
      axisLabel: { color: ink.text, inside: true, margin: 2, verticalAlign: 'bottom', padding: [0, 0, 12, 0] },
      z: 3
    },
    series: [
      {
        type: 'bar',
        color: ink.bar,
        barMaxWidth: 14,
        data: drawn.map(({ casos }) => casos ?? 0),
        label: {
          show: true,
          position: 'right',
          color: ink.text,
          formatter: ({ dataIndex }) => text(drawn[dataIndex]?.casos ?? null)
        }
      }
    ]
  }
}
