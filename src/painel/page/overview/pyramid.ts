import type { Format } from '../base/format.ts'
import type { Ink } from '../figure/ink.ts'
import { axis, common, type Option } from '../figure/option.ts'
import type { Table } from '../figure/table.ts'
import type { Say } from '../words/words.ts'
import type { Serie } from './asked.ts'

export const sexes = ['F', 'M', 'I', 'nao_informado'] as const
export type Sex = (typeof sexes)[number]

/** An age group with the cases of each sex. */
export interface Age {
  chave: string
  casos: Record<Sex, number>
}

const EMPTY = 'nao_informado'

/** Whether the numbers are hidden from this account, which they are all together. */
export const isPyramidHidden = (series: Serie[]): boolean => series.some(({ casos }) => casos === null)

/** Groups keys such as `F/20-24`, youngest first. Cases without an age come last. */
export function agesOf(series: Serie[]): Age[] {
  const ages = new Map<string, Age>()
  for (const { chave, casos } of series) {
    const [sex = '', faixa = ''] = chave.split('/')
    const age = ages.get(faixa) ?? { chave: faixa, casos: { F: 0, M: 0, I: 0, nao_informado: 0 } }
    const known = sexes.find((each) => each === sex)
    if (known) age.casos[known] += casos ?? 0
    ages.set(faixa, age)
  }
  const first = ({ chave }: Age) => (chave === EMPTY ? Number.POSITIVE_INFINITY : Number.parseInt(chave, 10))
  return [...ages.values()].sort((one, other) => first(one) - first(other))
}

const sum = (ages: Age[], sex: Sex) => ages.reduce((total, { casos }) => total + casos[sex], 0)

/** Counts the cases that the drawing has no place for. */
export function leftOut(ages: Age[]): number {
  const all = sexes.reduce((total, sex) => total + sum(ages, sex), 0)
  const drawn = ages.filter(({ chave }) => chave !== EMPTY)
  return all - sum(drawn, 'F') - sum(drawn, 'M')
}

export function pyramidTable(ages: Age[], say: Say): Table {
  return {
    columns: [
      { title: say('col.age'), kind: 'text' },
      ...sexes.map((sex) => ({ title: say(`sex.${sex}`), kind: 'count' as const }))
    ],
    rows: ages.map(({ chave, casos }) => [chave === EMPTY ? say('unknown') : chave, ...sexes.map((sex) => casos[sex])])
  }
}

export const pyramidLabel = (ages: Age[], say: Say, format: Format): string =>
  say('pyramid.label', { f: format.count(sum(ages, 'F')), m: format.count(sum(ages, 'M')) })

/** Chooses at most four steps to each side, of 1, 2 or 5 times a power of ten, so that both ends are whole steps. */
export function scaleOf(most: number): { step: number; end: number } {
  const unit = 10 ** Math.floor(Math.log10(most / 4))
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * unit).find((each) => each * 4 >= most) ?? most)
  return { step, end: Math.ceil(most / step) * step }
}

/** Draws women to the right and men to the left, the youngest at the bottom. */
export function pyramidOption(ages: Age[], say: Say, format: Format, ink: Ink): Option {
  const drawn = ages.filter(({ chave }) => chave !== EMPTY)
  const { step, end } = scaleOf(Math.max(1, ...drawn.flatMap(({ casos }) => [casos.F, casos.M])))
  const basic = common(ink)
  const bars = (sex: 'F' | 'M', color: string, sign: number) => ({
    type: 'bar' as const,
    name: say(`sex.${sex}`),
    stack: 'sexo',
    color,
    barCategoryGap: '15%',
    data: drawn.map(({ casos }) => sign * casos[sex])
  })
  return {
    ...basic,
    grid: { left: 8, right: 16, top: 8, bottom: 56 },
    tooltip: {
      ...basic.tooltip,
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      formatter: (at) => {
        const age = drawn[((Array.isArray(at) ? at[0] : at) as { dataIndex: number }).dataIndex]
        if (!age) return ''
        const line = (sex: 'F' | 'M') => `${say(`sex.${sex}`)}: ${format.count(age.casos[sex])}`
        return [`${say('col.age')}: ${age.chave}`, line('F'), line('M')].join('\n')
      }
    },
    xAxis: {
      type: 'value',
      min: -end,
      max: end,
      interval: step,
      ...axis(ink),
      axisLabel: { color: ink.faint, hideOverlap: true, formatter: (n: number) => format.count(Math.abs(n)) }
    },
    yAxis: { type: 'category', data: drawn.map(({ chave }) => chave), ...axis(ink), axisTick: { show: false } },
    series: [bars('M', ink.male, -1), bars('F', ink.female, 1)]
  }
}
