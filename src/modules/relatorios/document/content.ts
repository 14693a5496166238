import { percent } from '../../../engine/contract/percent.ts'
import estados from '../../agravos/statistics/estados.json' with { type: 'json' }
import type { Boletim } from '../data.ts'
import { type Format, formatOf } from './format.ts'
import type { Institution } from './institution.ts'
import { weekName } from './week-name.ts'
import { issueWords } from './words/issue.ts'
import type { Words } from './words/type.ts'
import { wordsOf } from './words/words.ts'

/** What a bulletin says, before it is laid out. Pages and sheets both show it. */
export interface Content {
  boletim: Boletim
  institution: Institution
  words: Words
  format: Format
  /** The place where the cases live, in the language of the bulletin. */
  lugar: string
}

export type Value = string | number | null
/** A `figure` has two decimals unless it is a whole number. */
export type Kind = 'text' | 'whole' | 'two' | 'figure' | 'percent' | 'change' | 'day'

export interface Column {
  title: string
  kind: Kind
  /** The width of the column on the pages, in points, where it is not that of the others. */
  width?: number
}

export interface Table {
  title: string
  columns: Column[]
  rows: Value[][]
  /** Whether the last row is the sum. */
  hasSum?: boolean
}

type Part = Boletim['mapa'][number]

/** Writes a number, or that it is hidden. */
export const told = ({ words, format }: Content, n: number | null): string =>
  n === null ? words.hidden : format.whole(n)

/** The cell of a table for a number that may be hidden. */
export const cell = ({ words }: Content, n: number | null): Value => n ?? words.hidden

/** A part in percent of the total; null when one of the two is hidden. */
export const shareOf = (part: number | null, total: number | null): number | null =>
  part === null || total === null ? null : percent(part, total)

/** The cases that are neither confirmed nor discarded. */
export function investigatedIn({
  total,
  por_classificacao: { confirmado, descartado }
}: Boletim['resumo']): number | null {
  return total === null || confirmado === null || descartado === null ? null : total - confirmado - descartado
}

export function contentOf(boletim: Boletim, institution: Institution): Content {
  const { idioma, abrangencia } = boletim.pedido
  const words = wordsOf(idioma)
  const lugar = abrangencia === 'pais' ? words.country : boletim.lugar
  return { boletim, institution, words, format: formatOf(idioma), lugar }
}

/** The paragraphs of the text that was written for this issue. */
export const textOf = ({ boletim }: Content): string[] =>
  (boletim.pedido.texto ?? '')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

export const seriesBy = ({ series }: Boletim, por: Part['por']): Part[] =>
  series.series.filter((each) => each.por === por)

/** The figures of the cover, each with a label and a line of explanation. */
export function coverOf(content: Content): { label: string; value: string; note: string }[] {
  const { boletim, words, format } = content
  const { resumo, series } = boletim
  const { incidencia_provaveis: probableIncidence } = resumo
  const { confirmado, descartado } = resumo.por_classificacao
  const share = (rate: number | null) => (rate === null ? '' : words.ofTotal(format.percent(rate)))
  const ofTotal = (part: number | null) => share(shareOf(part, resumo.total))
  const investigated = investigatedIn(resumo)
  const { habitantes, ano } = series.populacao
  return [
    { label: words.total, value: told(content, resumo.total), note: changeNote(boletim, words, format) },
    { label: words.confirmed, value: told(content, confirmado), note: ofTotal(confirmado) },
    { label: words.discarded, value: told(content, descartado), note: ofTotal(descartado) },
    { label: words.investigated, value: told(content, investigated), note: ofTotal(investigated) },
    {
      label: issueWords(boletim.pedido.idioma).probableIncidence,
      value: probableIncidence === null ? '–' : format.two(probableIncidence),
      note: words.per100k
    },
    {
      label: words.hospitalised,
      value: told(content, resumo.hospitalizados),
      note: share(resumo.taxa_hospitalizacao)
    },
    {
      label: words.deaths,
      value: told(content, resumo.obitos),
      note: share(resumo.taxa_obito)
    },
    { label: `${words.population} ${ano}`, value: habitantes === null ? '–' : format.whole(habitantes), note: 'IBGE' }
  ]
}

function changeNote({ comparacoes }: Boletim, words: Words, format: Format): string {
  const { total } = comparacoes.ano_anterior.variacao
  return total === null ? '' : words.onYear(format.change(total))
}

/** A few sentences that say what the figures mean. */
export function inShort(content: Content): string[] {
  const { boletim, words, format, lugar } = content
  const { resumo, comparacoes, pedido } = boletim
  const [inicio, fim] = [format.longDay(pedido.data_inicio), format.longDay(pedido.data_fim)]
  const disease = words.disease[pedido.tipo_agravo]
  const { anterior, ano_anterior } = comparacoes
  const change = (value: number | null) => (value === null ? null : format.change(value))
  return [
    resumo.total === null
      ? words.hiddenTotal(disease, lugar, inicio, fim)
      : resumo.total === 0
        ? words.nothing(disease, lugar, inicio, fim)
        : words.headline(format.whole(resumo.total), disease, lugar, inicio, fim),
    words.against(
      told(content, anterior.total),
      change(anterior.variacao.total),
      told(content, ano_anterior.total),
      change(ano_anterior.variacao.total)
    ),
    levelOf(boletim, words, format)
  ]
}

const WEEK_DAYS = 6 * 86_400_000

/**
 * Says whether the latest whole week lies above, within or below its channel. Where the week is estimated, as it is for
 * the levels of alert, the estimate is judged, so that the bulletin does not contradict itself.
 */
function levelOf({ curva, hoje, alertas, pedido }: Boletim, words: Words, format: Format): string {
  const isWhole = ({ inicio, fim }: { inicio: string; fim: string }) =>
    fim < hoje && Date.parse(fim) - Date.parse(inicio) === WEEK_DAYS
  const week = curva.semanas.findLast(isWhole)
  if (!week?.canal || week.provaveis === null) return words.noLevel
  const { inferior, superior } = week.canal
  const own = alertas?.lugares.find(({ abrangencia }) => abrangencia === pedido.abrangencia)
  const isSameWeek = curva.base === 'sintomas' && String(alertas?.semana) === week.periodo
  const estimate = isSameWeek && own && !own.suprimido ? own.estimativa : null
  const judged = estimate ?? week.provaveis
  const level = words.levels[judged > superior ? 'above' : judged < inferior ? 'below' : 'within']
  const limits = `${format.upToTwo(inferior)}–${format.upToTwo(superior)}`
  const [name, known] = [weekName(week.periodo), format.whole(week.provaveis)]
  return estimate === null
    ? words.level(name, known, level, limits)
    : words.levelEstimated(name, known, format.whole(estimate), level, limits)
}

/** The paragraphs about method and sources, each with its heading. */
export function methodOf({ boletim, words, format }: Content): [title: string, text: string][] {
  const { series, curva, geradoEm, temOcultos } = boletim
  const { fonte, ano } = series.populacao
  const channel =
    curva.anos.length < 3
      ? words.methodNoChannel
      : words.methodChannel(curva.anos.join(', '), curva.incompletos.join(', '))
  return [
    ...words.methods,
    ...(temOcultos ? [words.methodHidden] : []),
    [words.channel, channel],
    [words.population, words.methodPopulation(fonte, String(ano))],
    [words.shapes, `${estados.fonte}.`],
    [words.sources, `${words.about} ${words.methodDate(format.moment(geradoEm))}`]
  ]
}
