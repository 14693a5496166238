import type { Format } from '../base/format.ts'
import type { Table } from '../figure/table.ts'
import type { Say } from '../words/words.ts'
import { type Alerta, levelName } from './levels.ts'

/** Texts are compared without accents and capitals: `sao jose` finds São José. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** The places that the filters of the list select. */
export function selected(alertas: Alerta[], least: number, text: string): Alerta[] {
  const typed = plain(text)
  return alertas.filter(({ nome, nivel }) => (nivel ?? 0) >= least && plain(nome).includes(typed))
}

/** Writes an estimate with its interval. */
export function interval(
  [n, low, high]: readonly [number | null, number | null, number | null],
  say: Say,
  format: Format
): string {
  if (n === null) return '–'
  if (low === null || high === null || (low === n && high === n)) return format.decimal(n)
  return say('alerts.interval', { n: format.decimal(n), low: format.decimal(low), high: format.decimal(high) })
}

export const whyOf = ({ motivo, suprimido }: Alerta, say: Say): string =>
  [motivo ? say(`reason.${motivo}`) : '', suprimido ? say('alerts.suppressed') : ''].filter(Boolean).join('; ')

/** The places with all their figures. */
export function alertsTable(alertas: Alerta[], say: Say): Table {
  const decimal = (title: string) => ({ title, kind: 'decimal' as const })
  return {
    columns: [
      { title: say('col.place'), kind: 'text' },
      { title: say('col.code'), kind: 'text' },
      { title: say('alerts.level'), kind: 'text' },
      { title: say('alerts.why'), kind: 'text' },
      { title: say('alerts.cases'), kind: 'count' },
      ...figureColumns(say).map(decimal)
    ],
    rows: alertas.map((alerta) => [
      alerta.nome,
      alerta.codigo,
      levelName(alerta.nivel, say),
      whyOf(alerta, say) || null,
      alerta.casos,
      ...figuresOf(alerta)
    ])
  }
}

export const figureColumns = (say: Say): string[] => [
  say('alerts.estimate'),
  say('alerts.estimate.low'),
  say('alerts.estimate.high'),
  say('alerts.rt'),
  say('alerts.rt.low'),
  say('alerts.rt.high'),
  say('alerts.p'),
  say('alerts.mean'),
  say('alerts.limit')
]

type Figures = Pick<
  Alerta,
  | 'estimativa'
  | 'estimativa_minima'
  | 'estimativa_maxima'
  | 'rt'
  | 'rt_minimo'
  | 'rt_maximo'
  | 'prob_rt_acima_de_1'
  | 'canal_media'
  | 'canal_limite'
>

export const figuresOf = (of: Figures): (number | null)[] => [
  of.estimativa,
  of.estimativa_minima,
  of.estimativa_maxima,
  of.rt,
  of.rt_minimo,
  of.rt_maximo,
  of.prob_rt_acima_de_1,
  of.canal_media,
  of.canal_limite
]
