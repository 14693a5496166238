import type { Format } from '../base/format.ts'
import { type Caption, escaped, framed } from '../figure/frame.ts'
import { light } from '../figure/ink.ts'
import type { Table } from '../figure/table.ts'
import type { Say } from '../words/words.ts'
import type { Comparacao, Resumo } from './asked.ts'
import { cell, told } from './hidden.ts'

export const figures = ['total', 'provaveis', 'confirmados', 'hospitalizados', 'obitos'] as const
export type FigureName = (typeof figures)[number]
export const comparisons = ['anterior', 'ano_anterior'] as const

export interface Compared {
  which: (typeof comparisons)[number]
  /** Null when the number is hidden. */
  before: number | null
  /** Change in percent, or null when there was nothing before, or one of the two is hidden. */
  change: number | null
}

export interface Card {
  name: FigureName
  /** Null when the number is hidden. */
  n: number | null
  /**
   * Percentage of all cases, or of deaths among probable ones. Null for the total itself, for what is hidden, and where
   * there are no cases to compute it from.
   */
  share: number | null
  compared: Compared[]
}

/** Percentage of all cases. */
const shareOf = (n: number | null, total: number | null): number | null =>
  n === null || !total ? null : (n / total) * 100

/** Builds the cards from the service's answer. Only the shares of probable and confirmed cases are computed here. */
export function cardsOf(resumo: Resumo): Card[] {
  const { confirmado } = resumo.por_classificacao
  const numbers: Record<FigureName, [n: number | null, share: number | null]> = {
    total: [resumo.total, null],
    provaveis: [resumo.provaveis, shareOf(resumo.provaveis, resumo.total)],
    confirmados: [confirmado, shareOf(confirmado, resumo.total)],
    hospitalizados: [resumo.hospitalizados, resumo.total === 0 ? null : resumo.taxa_hospitalizacao],
    obitos: [resumo.obitos, resumo.provaveis === 0 ? null : resumo.letalidade]
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
      cell(card.n, say),
      ...comparisons.flatMap((which) => {
        const found = of(card, which)
        return [found ? cell(found.before, say) : null, found?.change ?? null]
      })
    ])
  }
}

/** Writes the sentence below a figure. */
export function comparedText({ which, before, change }: Compared, say: Say, format: Format): string {
  const what = say(`compare.${which}`)
  if (before === null) return say('compare.hidden', { what })
  if (change === null) return before === 0 ? say(`compare.none.${which}`) : `${format.count(before)} (${what})`
  return say(`compare.change.${which}`, { change: format.change(change), n: format.count(before) })
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
      text(x + 16, y + 66, 32, light.text, told(card.n, say, format)),
      ...lines
    ].join('')
  })
  return framed(drawn.join(''), caption, Math.ceil(cards.length / 2) * 150)
}
