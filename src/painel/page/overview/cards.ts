import type { Format } from '../base/format.ts'
import { type Caption, escaped, framed } from '../figure/frame.ts'
import { light } from '../figure/ink.ts'
import type { Table } from '../figure/table.ts'
import type { Say } from '../words/words.ts'
import type { Comparacao, Resumo } from './asked.ts'

export const figures = ['total', 'confirmados', 'hospitalizados', 'obitos'] as const
export type FigureName = (typeof figures)[number]
export const comparisons = ['anterior', 'ano_anterior'] as const

export interface Compared {
  which: (typeof comparisons)[number]
  before: number
  /** Change in percent, or null when there was nothing before. */
  change: number | null
}

export interface Card {
  name: FigureName
  n: number
  /** Percentage of all cases, or null for the total itself. */
  share: number | null
  compared: Compared[]
}

/** Builds the cards from the service's answer. Only the share of confirmed cases is computed here. */
export function cardsOf(resumo: Resumo): Card[] {
  const { confirmado } = resumo.por_classificacao
  const numbers: Record<FigureName, [n: number, share: number | null]> = {
    total: [resumo.total, null],
    confirmados: [confirmado, resumo.total === 0 ? 0 : (confirmado / resumo.total) * 100],
    hospitalizados: [resumo.hospitalizados, resumo.taxa_hospitalizacao],
    obitos: [resumo.obitos, resumo.taxa_obito]
  }
  const former = comparisons.flatMap((which): [Compared['which'], Comparacao][] => {
    const found = resumo.comparacoes?.[which]
    return found ? [[which, found]] : []
  })
  return figures.map((name) => ({
    name,
    n: numbers[name][0],
    share: numbers[name][1],
    compared: former.map(([which, found]) => ({ which, before: found[name], change: found.variacao[name] }))
  }))
}

export function cardsTable(cards: Card[], say: Say): Table {
  const of = ({ compared }: Card, which: Compared['which']) => compared.find((each) => each.which === which)
  return {
    columns: [
      { title: say('col.figure'), kind: 'text' },
      { title: say('col.now'), kind: 'count' },
      ...comparisons.flatMap((which) => [
        { title: say(`col.${which}`), kind: 'count' as const },
        { title: say(`col.change.${which}`), kind: 'decimal' as const }
      ])
    ],
    rows: cards.map((card) => [
      say(`card.${card.name}`),
      card.n,
      ...comparisons.flatMap((which) => [of(card, which)?.before ?? null, of(card, which)?.change ?? null])
    ])
  }
}

/** Writes the sentence below a figure. */
export function comparedText({ which, before, change }: Compared, say: Say, format: Format): string {
  const what = say(`compare.${which}`)
  if (change === null) return say('compare.none', { what })
  return say('compare.sentence', { change: format.change(change), n: format.count(before), what })
}

/** Draws the cards for download. */
export function cardsPicture(cards: Card[], caption: Caption, say: Say, format: Format): string {
  const text = (x: number, y: number, size: number, color: string, words: string) =>
    `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="${color}">${escaped(words)}</text>`
  const drawn = cards.map((card, i) => {
    const [x, y] = [20 + (i % 2) * 590, 80 + Math.floor(i / 2) * 150]
    const lines = card.compared.map((each, at) =>
      text(x + 16, y + 92 + at * 22, 14, light.faint, comparedText(each, say, format))
    )
    return [
      `<rect x="${x}" y="${y}" width="570" height="136" rx="8" fill="none" stroke="${light.line}"/>`,
      text(x + 16, y + 28, 16, light.faint, say(`card.${card.name}`)),
      text(x + 16, y + 66, 32, light.text, format.count(card.n)),
      ...lines
    ].join('')
  })
  return framed(drawn.join(''), caption, 300)
}
