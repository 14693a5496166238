import type { Boletim } from '../data.ts'
import { type Column, type Content, cell, seriesBy, shareOf, type Table, type Value } from './content.ts'
import { issueWords } from './words/issue.ts'

type Part = Boletim['mapa'][number]
type Indicators = Pick<Part, 'provaveis' | 'incidencia_provaveis' | 'obitos' | 'letalidade'>

/** A table of which the pages show the first rows. */
type Cut = Table & { left: number }

/** The rate of something that may be hidden. */
const rateOf = ({ words }: Content, rate: number | null, ...counted: (number | null)[]): Value =>
  counted.includes(null) ? words.hidden : rate

/** The Ministry's indicators of a place. */
const indicatorsOf = (
  content: Content,
  { provaveis, incidencia_provaveis: incidence, obitos, letalidade }: Indicators
): Value[] => [rateOf(content, incidence, provaveis), rateOf(content, letalidade, provaveis, obitos)]

function columnsOf({ boletim, words }: Content): Column[] {
  const said = issueWords(boletim.pedido.idioma)
  return [
    { title: words.place, kind: 'text' },
    { title: words.code, kind: 'text' },
    { title: words.cases, kind: 'whole' },
    { title: words.share, kind: 'percent' },
    { title: words.population, kind: 'whole', width: 64 },
    { title: words.incidence, kind: 'two' },
    { title: said.probableIncidence, kind: 'two', width: 60 },
    { title: said.fatality, kind: 'two' }
  ]
}

/**
 * Cases by state, by the municipalities of a state, or of a municipality beside its state and the country. Holds at
 * most `most` rows.
 */
export function placesTable(content: Content, most = Number.POSITIVE_INFINITY): Cut {
  const { boletim, words, format } = content
  const { abrangencia } = boletim.pedido
  const { total, incidencia, populacao } = boletim.series
  const columns = columnsOf(content)
  if (abrangencia === 'municipio') return contextTable(content, columns)
  const parts = seriesBy(boletim, abrangencia === 'pais' ? 'uf' : 'municipio')
  // The pages leave out municipalities without cases; the workbook lists them.
  const withCases =
    abrangencia === 'pais' || most === Number.POSITIVE_INFINITY ? parts : parts.filter(({ casos }) => casos !== 0)
  const { shown, others } = cutAt(withCases, most)
  const rest = sumOf(others)
  const rowOf = (each: Part): Value[] => [
    each.nome,
    each.chave,
    cell(content, each.casos),
    shareOf(each.casos, total),
    each.populacao,
    each.incidencia,
    ...indicatorsOf(content, each)
  ]
  const restRow = [words.others(format.whole(others.length)), null, cell(content, rest), shareOf(rest, total)]
  const all = [words.sum, null, cell(content, total), shareOf(total, total), populacao.habitantes, incidencia]
  return {
    title: abrangencia === 'pais' ? words.byState : words.byCity,
    columns,
    rows: [
      ...shown.map(rowOf),
      ...(others.length > 0 ? [[...restRow, null, null, null, null]] : []),
      [...all, ...indicatorsOf(content, boletim.series)]
    ],
    hasSum: true,
    left: others.length
  }
}

/** A municipality beside its state and the country. */
function contextTable(content: Content, columns: Column[]): Cut {
  const { boletim, words } = content
  const rows = boletim.contexto.map((each) => [
    each.por === 'total' ? words.country : each.nome,
    each.por === 'total' ? null : each.chave,
    cell(content, each.casos),
    each.populacao,
    each.incidencia,
    ...indicatorsOf(content, each)
  ])
  return { title: words.context, columns: columns.filter(({ kind }) => kind !== 'percent'), rows, left: 0 }
}

/** Cases by neighbourhood, where the bulletin has them. Holds at most `most` of them. */
export function areasTable(content: Content, most = Number.POSITIVE_INFINITY): Cut | null {
  const { boletim, words, format } = content
  const { bairros, series } = boletim
  if (!bairros || bairros.length === 0) return null
  const said = issueWords(boletim.pedido.idioma)
  const { shown, others } = cutAt(bairros, most)
  const rest = sumOf(others)
  const row = (name: string, casos: number | null): Value[] => [
    name,
    cell(content, casos),
    shareOf(casos, series.total)
  ]
  return {
    title: said.byArea,
    columns: [
      { title: said.area, kind: 'text' },
      { title: words.cases, kind: 'whole' },
      { title: words.share, kind: 'percent' }
    ],
    rows: [
      ...shown.map(({ bairro, casos }) => row(bairro ?? said.noArea, casos)),
      ...(others.length > 0 ? [row(said.others(format.whole(others.length)), rest)] : []),
      row(words.sum, series.total)
    ],
    hasSum: true,
    left: others.length
  }
}

/** Divides places into the largest ones, and those that are only added up. */
function cutAt<Each extends { casos: number | null }>(places: Each[], most: number) {
  const sorted = places.toSorted((x, y) => (y.casos ?? 0) - (x.casos ?? 0))
  return { shown: sorted.slice(0, most), others: sorted.slice(most) }
}

const sumOf = (places: { casos: number | null }[]): number | null =>
  places.reduce<number | null>((sum, { casos }) => (sum === null || casos === null ? null : sum + casos), 0)
