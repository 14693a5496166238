import { percent } from '../../../engine/contract/percent.ts'
import { FAIXAS, SEXOS } from '../../agravos/counts/profile.ts'
import type { Boletim } from '../data.ts'
import { type Column, type Content, seriesBy, type Table, type Value } from './content.ts'
import { weekName } from './week-name.ts'

type Part = Boletim['mapa'][number]

/** Compares the period with earlier ones. */
export function comparisonTable({ boletim, words, format }: Content): Table {
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
      now[key],
      anterior[key],
      anterior.variacao[key],
      ano_anterior[key],
      ano_anterior.variacao[key]
    ])
  }
}

export const curveTable = ({ boletim, words }: Content): Table => ({
  title: words.curve,
  columns: [
    { title: words.week, kind: 'text' },
    { title: words.firstDay, kind: 'day' },
    { title: words.lastDay, kind: 'day' },
    { title: words.cases, kind: 'whole' },
    { title: words.sameWeek, kind: 'whole' },
    { title: words.lower, kind: 'two' },
    { title: words.middle, kind: 'two' },
    { title: words.upper, kind: 'two' }
  ],
  rows: boletim.curva.semanas.map(({ periodo, inicio, fim, total, anterior, canal }) => [
    weekName(periodo),
    inicio,
    fim,
    total,
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
    casos,
    percent(casos, total),
    populacao,
    incidencia
  ]
  const columns = placeColumns(content)
  if (abrangencia === 'municipio') {
    const code = ({ por, chave }: Part) => (por === 'total' ? null : chave)
    const nome = (each: Part) => (each.por === 'total' ? words.country : each.nome)
    const rows = boletim.contexto.map((each) => [nome(each), code(each), each.casos, each.populacao, each.incidencia])
    return { title: words.context, columns: columns.filter((_, i) => i !== 3), rows, left: 0 }
  }
  const parts = seriesBy(boletim, abrangencia === 'pais' ? 'uf' : 'municipio')
  // The pages leave out municipalities without cases; the workbook lists them.
  const withCases =
    abrangencia === 'pais' || most === Number.POSITIVE_INFINITY ? parts : parts.filter(({ casos }) => casos > 0)
  const sorted = withCases.toSorted((x, y) => y.casos - x.casos)
  const shown = sorted.slice(0, most)
  const others = sorted.slice(most)
  const rest = others.reduce((sum, { casos }) => sum + casos, 0)
  return {
    title: abrangencia === 'pais' ? words.byState : words.byCity,
    columns,
    rows: [
      ...shown.map(rowOf),
      ...(others.length > 0
        ? [[words.others(format.whole(others.length)), null, rest, percent(rest, total), null, null]]
        : []),
      [words.sum, null, total, percent(total, total), populacao.habitantes, incidencia]
    ],
    hasSum: true,
    left: others.length
  }
}

const EMPTY = 'nao_informado'

export function ageSexTable({ boletim, words }: Content): Table {
  const cells = new Map(seriesBy(boletim, 'piramide').map(({ chave, casos }) => [chave, casos]))
  const sexes = seriesBy(boletim, 'sexo')
  const ages = seriesBy(boletim, 'faixa_etaria')
  const order = [...SEXOS, EMPTY]
  const at = (sexo: string, faixa: string) => cells.get(`${sexo}/${faixa}`) ?? 0
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
        const casos = age?.casos ?? 0
        return [
          age?.nome ?? faixa,
          ...order.map((sexo) => at(sexo, faixa)),
          casos,
          percent(casos, boletim.series.total)
        ]
      }),
      [
        words.sum,
        ...order.map((chave) => name(chave)?.casos ?? 0),
        boletim.series.total,
        percent(boletim.series.total, boletim.series.total)
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
  const parts = seriesBy(boletim, por).filter(({ casos }) => por === 'evolucao' || casos > 0)
  return {
    title: por === 'classificacao' ? words.classification : words.outcome,
    columns: [
      { title: por === 'classificacao' ? words.classificationColumn : words.outcomeColumn, kind: 'text' },
      { title: words.cases, kind: 'whole' },
      { title: words.share, kind: 'percent' }
    ],
    rows: [
      ...parts.map(({ nome, casos }): Value[] => [nome, casos, percent(casos, total)]),
      [words.sum, total, percent(total, total)]
    ],
    hasSum: true
  }
}
