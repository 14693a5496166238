import type { components } from '../../../../generated/types-b.ts'
import { type TableRow, tableAnswer } from '../../../platform/sheets/table.ts'

/*
 * Statistics as tables: the figures that the contract's objects have, under the names of their fields. Hidden numbers
 * are null there, and so they are empty here.
 */

type Resumo = components['schemas']['CasoEstatisticas']
type Series = components['schemas']['SeriesCasos']

const COUNTS = ['total', 'confirmados', 'descartados', 'hospitalizados', 'obitos']
const RATES = [
  'taxa_hospitalizacao',
  'taxa_obito',
  'provaveis',
  'incidencia_provaveis',
  'letalidade',
  'letalidade_graves'
]

/** One row for the period or, where there is a series, one for each of its items. */
export function resumoTable(resumo: Resumo) {
  const { periodo, por_classificacao: classes, serie } = resumo
  if (!serie) {
    const { total, hospitalizados, obitos, suprimido } = resumo
    const figures = Object.fromEntries(RATES.map((name) => [name, resumo[name as 'provaveis']]))
    const counts = { total, confirmados: classes.confirmado, descartados: classes.descartado, hospitalizados, obitos }
    return tableAnswer(
      ['inicio', 'fim', ...COUNTS, ...RATES, 'suprimido'],
      [{ ...periodo, ...counts, ...figures, suprimido }]
    )
  }
  const years = Math.max(0, ...serie.map(({ anos_anteriores: former = [] }) => former.length))
  const formerNames = Array.from({ length: years }, (_, i) => `ano_anterior_${i + 1}`)
  const rows = serie.map(({ anos_anteriores: former = [], canal, ...item }): TableRow => {
    const before = Object.fromEntries(formerNames.map((name, i) => [name, former[i]]))
    return {
      ...item,
      ...before,
      canal_inferior: canal?.inferior,
      canal_centro: canal?.centro,
      canal_superior: canal?.superior
    }
  })
  const found = ['valor', 'canal_inferior', 'canal_centro', 'canal_superior'].filter((name) =>
    rows.some((row) => row[name] !== undefined)
  )
  return tableAnswer(['periodo', 'inicio', 'fim', ...COUNTS, 'suprimido', ...formerNames, ...found], rows)
}

const POINT = ['por', 'chave', 'nome', 'inicio', 'casos', 'provaveis', 'obitos', 'suprimido']
const WHOLE = [
  'por',
  'chave',
  'nome',
  'casos',
  'populacao',
  'incidencia',
  'provaveis',
  'incidencia_provaveis',
  'obitos',
  'letalidade',
  'suprimido'
]

/** A row for each point of each series or, where there are no points, for each series. */
export function seriesTable({ agregacao, series }: Series) {
  if (agregacao === null)
    return tableAnswer(
      WHOLE,
      series.map(({ pontos: _, ...whole }) => whole)
    )
  const rows = series.flatMap(({ por, chave, nome, pontos }) => pontos.map((ponto) => ({ por, chave, nome, ...ponto })))
  return tableAnswer(POINT, rows)
}
