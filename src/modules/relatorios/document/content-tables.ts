import { FAIXAS, SEXOS } from '../../agravos/counts/profile.ts'
import { type Column, type Content, cell, seriesBy, shareOf, type Table, type Value } from './content.ts'
import { weekName } from './week-name.ts'

/** Compares the period with earlier ones. */
export function comparisonTable(content: Content): Table {
  const { boletim, words, format } = content
  const { resumo, comparacoes } = boletim
  const { anterior, ano_anterior } = comparacoes
  const days = ({ inicio, fim }: { inicio: string; fim: string }) => [format.day(inicio), format.day(fim)] as const
  const now = {
    total: resumo.total,
    confirmados: resumo.por_classificacao.confirmado,
    descartados: resumo.por_classificacao.descartado,
    hospitalizados: resumo.hospitalizados,
    obitos: resumo.obitos
  }
  const lines: [string, keyof typeof now][] = [
    [words.total, 'total'],
    [words.confirmed, 'confirmados'],
    [words.discarded, 'descartados'],
    [words.hospitalised, 'hospitalizados'],
    [words.deaths, 'obitos']
  ]
  return {
    title: words.comparison,
    columns: [
      { title: words.figure, kind: 'text' },
      { title: words.thisPeriod, kind: 'whole' },
      { title: words.before(...days(anterior.periodo)), kind: 'whole' },
      { title: words.change, kind: 'change' },
      { title: words.yearBefore(...days(ano_anterior.periodo)), kind: 'whole' },
      { title: words.change, kind: 'change' }
    ],
    rows: lines.map(([label, key]) => [
      label,
      cell(content, now[key]),
      cell(content, anterior[key]),
      anterior.variacao[key],
      cell(content, ano_anterior[key]),
      ano_anterior.variacao[key]
    ])
  }
}

export const curveTable = (content: Content): Table => ({
  title: content.words.curve,
  columns: [
    { title: content.words.week, kind: 'text' },
    { title: content.words.firstDay, kind: 'day' },
    { title: content.words.lastDay, kind: 'day' },
    { title: content.words.probable, kind: 'whole' },
    { title: content.words.sameWeek, kind: 'whole' },
    { title: content.words.lower, kind: 'two' },
    { title: content.words.middle, kind: 'two' },
    { title: content.words.upper, kind: 'two' }
  ],
  rows: content.boletim.curva.semanas.map(({ periodo, inicio, fim, provaveis, anterior, canal }) => [
    weekName(periodo),
    inicio,
    fim,
    cell(content, provaveis),
    anterior,
    canal?.inferior ?? null,
    canal?.centro ?? null,
    canal?.superior ?? null
  ])
})

const EMPTY = 'nao_informado'

export function ageSexTable(content: Content): Table {
  const { boletim, words } = content
  const { total } = boletim.series
  const cells = new Map(seriesBy(boletim, 'piramide').map(({ chave, casos }) => [chave, casos]))
  const sexes = seriesBy(boletim, 'sexo')
  const ages = seriesBy(boletim, 'faixa_etaria')
  const order = [...SEXOS, EMPTY]
  const at = (sexo: string, faixa: string) => cell(content, cells.get(`${sexo}/${faixa}`) ?? null)
  const name = (chave: string) => sexes.find((sexo) => sexo.chave === chave)
  return {
    title: words.ageSex,
    columns: [
      { title: words.age, kind: 'text' },
      ...order.map((chave): Column => ({ title: name(chave)?.nome ?? chave, kind: 'whole' })),
      { title: words.sum, kind: 'whole' },
      { title: words.share, kind: 'percent' }
    ],
    rows: [
      ...[...FAIXAS, EMPTY].map((faixa): Value[] => {
        const age = ages.find(({ chave }) => chave === faixa)
        const casos = age?.casos ?? null
        return [
          age?.nome ?? faixa,
          ...order.map((sexo) => at(sexo, faixa)),
          cell(content, casos),
          shareOf(casos, total)
        ]
      }),
      [
        words.sum,
        ...order.map((chave) => cell(content, name(chave)?.casos ?? null)),
        cell(content, total),
        shareOf(total, total)
      ]
    ],
    hasSum: true
  }
}

/**
 * Cases by classification or by outcome. Classifications without cases are left out, since the disease may not have
 * them; an outcome without cases is worth showing.
 */
export function partsTable(content: Content, por: 'classificacao' | 'evolucao'): Table {
  const { boletim, words } = content
  const { total } = boletim.series
  const parts = seriesBy(boletim, por).filter(({ casos }) => por === 'evolucao' || casos !== 0)
  return {
    title: por === 'classificacao' ? words.classification : words.outcome,
    columns: [
      { title: por === 'classificacao' ? words.classificationColumn : words.outcomeColumn, kind: 'text' },
      { title: words.cases, kind: 'whole' },
      { title: words.share, kind: 'percent' }
    ],
    rows: [
      ...parts.map(({ nome, casos }): Value[] => [nome, cell(content, casos), shareOf(casos, total)]),
      [words.sum, cell(content, total), shareOf(total, total)]
    ],
    hasSum: true
  }
}
