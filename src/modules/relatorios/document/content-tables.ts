import { FAIXAS, SEXOS } from '../../agravos/counts/profile.ts'
import type { Boletim } from '../data.ts'
import { type Column, type Content, cell, seriesBy, shareOf, type Table, type Value } from './content.ts'
import { weekName } from './week-name.ts'

type Part = Boletim['mapa'][number]

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
    { title: content.words.cases, kind: 'whole' },
    { title: content.words.sameWeek, kind: 'whole' },
    { title: content.words.lower, kind: 'two' },
    { title: content.words.middle, kind: 'two' },
    { title: content.words.upper, kind: 'two' }
  ],
  rows: content.boletim.curva.semanas.map(({ periodo, inicio, fim, total, anterior, canal }) => [
    weekName(periodo),
    inicio,
    fim,
    cell(content, total),
    anterior,
    canal?.inferior ?? null,
    canal?.centro ?? null,
    canal?.superior ?? null
  ])
})

const placeColumns = ({ words }: Content): Column[] => [
  { title: words.place, kind: 'text' },
  { title: words.code, kind: 'text' },
  { title: words.cases, kind: 'whole' },
  { title: words.share, kind: 'percent' },
  { title: words.population, kind: 'whole' },
  { title: words.incidence, kind: 'two' }
]

/**
 * Cases by state, by the municipalities of a state, or of a municipality beside its state and the country. Holds at
 * most `most` rows.
 */
export function placesTable(content: Content, most = Number.POSITIVE_INFINITY): Table & { left: number } {
  const { boletim, words, format } = content
  const { abrangencia } = boletim.pedido
  const { total, incidencia, populacao } = boletim.series
  const rowOf = ({ nome, chave, casos, populacao, incidencia }: Part): Value[] => [
    nome,
    chave,
    cell(content, casos),
    shareOf(casos, total),
    populacao,
    incidencia
  ]
  const columns = placeColumns(content)
  if (abrangencia === 'municipio') {
    const code = ({ por, chave }: Part) => (por === 'total' ? null : chave)
    const nome = (each: Part) => (each.por === 'total' ? words.country : each.nome)
    const rows = boletim.contexto.map((each) => [
      nome(each),
      code(each),
      cell(content, each.casos),
      each.populacao,
      each.incidencia
    ])
    return { title: words.context, columns: columns.filter((_, i) => i !== 3), rows, left: 0 }
  }
  const parts = seriesBy(boletim, abrangencia === 'pais' ? 'uf' : 'municipio')
  // The pages leave out municipalities without cases; the workbook lists them.
  const withCases =
    abrangencia === 'pais' || most === Number.POSITIVE_INFINITY ? parts : parts.filter(({ casos }) => casos !== 0)
  const sorted = withCases.toSorted((x, y) => (y.casos ?? 0) - (x.casos ?? 0))
  const shown = sorted.slice(0, most)
  const others = sorted.slice(most)
  const rest = others.reduce<number | null>(
    (sum, { casos }) => (sum === null || casos === null ? null : sum + casos),
    0
  )
  return {
    title: abrangencia === 'pais' ? words.byState : words.byCity,
    columns,
    rows: [
      ...shown.map(rowOf),
      ...(others.length > 0
        ? [[words.others(format.whole(others.length)), null, cell(content, rest), shareOf(rest, total), null, null]]
        : []),
      [words.sum, null, cell(content, total), shareOf(total, total), populacao.habitantes, incidencia]
    ],
    hasSum: true,
    left: others.length
  }
}

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
