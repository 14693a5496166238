import type { components } from '../../../../generated/types-b.ts'
import type { Db } from '../../../platform/db/client.ts'
import { inOneSnapshot } from '../../../platform/db/lists/page.ts'
import { yearOf } from '../../../platform/time/weeks.ts'
import { type Few, readFew } from '../few/few.ts'
import type { PartKey } from '../few/parts.ts'
import type { Sees } from '../few/who.ts'
import { casosSummary, type SummaryRequest } from './summary.ts'
import { neighboursOf } from './summary-channel.ts'
import { COMPARED, GRAVES, METRICAS, type Metrica, type Period } from './summary-figures.ts'
import { formerDays, type Medida, yearlyOf } from './summary-former.ts'

export type Resumo = components['schemas']['CasoEstatisticas']
type Comparacao = components['schemas']['Comparacao']
type Item = NonNullable<Resumo['serie']>[number]
type Numbers = Partial<Record<Metrica, number | null>>

/** Answers a summary without the numbers that would tell of few cases, for callers who may not see them. */
export async function summaryFor(db: Db, request: SummaryRequest, sees: Sees): Promise<Resumo> {
  const { municipio, base, tipo, comparar, indicadores = false, metricas = [...METRICAS] } = request
  if (!sees || municipio === undefined || sees(municipio)) {
    const read = async (tx: Db) => (await casosSummary(tx, request)) as Resumo
    return await (indicadores ? inOneSnapshot(db, read) : read(db))
  }
  return await inOneSnapshot(db, async (tx) => {
    // Everything is told of a week without cases, so totals are needed even where they were not asked for.
    const whole = (await casosSummary(tx, { ...request, metricas: undefined, indicadores: false })) as Resumo
    const former = new Map((whole.serie ?? []).map((item) => [item, formerOf(request, item)]))
    const periods = [
      whole.periodo,
      ...(comparar ?? []).flatMap((each) => whole.comparacoes?.[each]?.periodo ?? []),
      ...(whole.serie ?? []),
      ...[...former.values()].flatMap(({ at, around }) => [...at.flatMap((each) => each ?? []), ...around.flat()])
    ]
    const few = await readFew(tx, { municipios: [municipio], base, tipo, periods, withParts: true, sees })
    const told = hide(whole, metricas, { of: former, medida: request.medida }, teller(few, municipio))
    // Their parts cut the cases in many more ways than the stretches of days allow for, so none of them is told.
    return indicadores ? { ...told, indicadores: null, suprimido: true } : told
  })
}

/** Returns a number, or null when it is not told. */
type Tell = (period: Period, part: Metrica | 'graves', n: number | null, total: number | null) => number | null

const keys: Record<Exclude<Metrica, 'total'> | 'graves', PartKey[]> = {
  confirmados: ['metrica/confirmados'],
  descartados: ['metrica/descartados'],
  hospitalizados: ['metrica/hospitalizados'],
  obitos: ['evolucao/obito'],
  graves: GRAVES.map((chave): PartKey => `classificacao/${chave}`)
}

const teller =
  (few: Few, municipio: number): Tell =>
  (period, part, n, total) => {
    const isTold =
      few.tells(municipio, period) &&
      (part === 'total' || total === 0 || keys[part].every((key) => few.tellsPart(municipio, period, key)))
    return isTold ? n : null
  }

/** The days of former years that an item is compared with, and those around them when the channel is smoothed. */
function formerOf(request: SummaryRequest, item: Item): FormerItem {
  const yearly = yearlyOf(request.agregacao)
  const at = formerDays(request, item)
  const isSmoothed = yearly && request.canal === 'ministerio'
  return { at, around: isSmoothed ? at.map((each) => (each ? neighboursOf(yearly, each) : [])) : [] }
}

interface FormerItem {
  at: (Period | null)[]
  around: Period[][]
}

const isHidden = (before: Numbers, after: Numbers): boolean =>
  METRICAS.some((metrica) => after[metrica] === null && before[metrica] !== undefined)

const marked = (isMarked: boolean) => (isMarked ? { suprimido: true as const } : {})

interface Formers {
  of: Map<Item, FormerItem>
  medida?: Medida
}

function hide(whole: Resumo, metricas: Metrica[], { of, medida }: Formers, tell: Tell): Resumo {
  const { periodo, por_classificacao: classes, hospitalizados, obitos } = whole
  const before = {
    total: whole.total,
    confirmados: classes.confirmado,
    descartados: classes.descartado,
    hospitalizados,
    obitos
  }
  const now = hideNumbers(before, periodo, whole.total, tell)
  const years = whole.canal?.anos ?? []
  const serie = whole.serie?.map((item) => ({
    ...hideItem(item, metricas, tell),
    ...hideFormer(item, of.get(item) ?? { at: [], around: [] }, years, medida, tell)
  }))
  const comparacoes =
    whole.comparacoes && Object.entries(whole.comparacoes).map(([name, each]) => [name, hideCompared(each, now, tell)])
  return {
    ...whole,
    total: now.total,
    por_classificacao: { confirmado: now.confirmados, descartado: now.descartados },
    hospitalizados: now.hospitalizados,
    obitos: now.obitos,
    taxa_hospitalizacao: now.hospitalizados === null ? null : whole.taxa_hospitalizacao,
    taxa_obito: now.obitos === null ? null : whole.taxa_obito,
    ...hideIndicators(whole, now, tell),
    ...(serie && { serie }),
    ...(comparacoes && { comparacoes: Object.fromEntries(comparacoes) }),
    ...marked(isHidden(before, now))
  }
}

/** Probable cases are all less the discarded ones, so they are told when both are. */
const provaveisOf = (whole: number | null, told: Numbers): number | null =>
  told.total === null || told.descartados === null ? null : whole

/** With the deaths, a rate tells what it is a rate of. */
function hideIndicators(whole: Resumo, told: Numbers, tell: Tell) {
  const provaveis = provaveisOf(whole.provaveis, told)
  const areGravesTold = tell(whole.periodo, 'graves', 0, whole.total) !== null
  return {
    provaveis,
    incidencia_provaveis: provaveis === null ? null : whole.incidencia_provaveis,
    letalidade: provaveis === null || told.obitos === null ? null : whole.letalidade,
    letalidade_graves: told.obitos === null || !areGravesTold ? null : whole.letalidade_graves
  }
}

function hideNumbers(numbers: Record<Metrica, number | null>, period: Period, total: number | null, tell: Tell) {
  const told = METRICAS.map((metrica) => [metrica, tell(period, metrica, numbers[metrica], total)] as const)
  return Object.fromEntries(told) as Record<Metrica, number | null>
}

function hideCompared(compared: Comparacao, now: Record<Metrica, number | null>, tell: Tell): Comparacao {
  const { periodo, variacao } = compared
  const told = hideNumbers(compared, periodo, compared.total, tell)
  const numbers = { ...told, provaveis: provaveisOf(compared.provaveis, told) }
  const current = { ...now, provaveis: provaveisOf(0, now) }
  const changes = COMPARED.map((each) => [
    each,
    numbers[each] === null || current[each] === null ? null : variacao[each]
  ])
  return {
    periodo,
    ...numbers,
    variacao: Object.fromEntries(changes) as Comparacao['variacao'],
    ...marked(isHidden(compared, numbers))
  }
}

/** An item with the figures that were asked for. */
function hideItem({ periodo, inicio, fim, total = 0, ...item }: Item, metricas: Metrica[], tell: Tell): Item {
  const before = { ...item, total }
  const told = metricas.map((metrica) => [metrica, tell({ inicio, fim }, metrica, before[metrica] ?? 0, total)])
  const numbers: Numbers = Object.fromEntries(told)
  return { periodo, inicio, fim, ...numbers, ...marked(isHidden(before, numbers)) }
}

/** The former years of an item. What is usual is told when every year that it was made of is. */
function hideFormer(item: Item, { at, around }: FormerItem, years: number[], medida: Medida | undefined, tell: Tell) {
  const { periodo, inicio, fim, valor, anos_anteriores, canal } = item
  // Probable cases are told when the discarded ones are, too.
  const parts = medida === undefined || medida === 'total' ? (['total'] as const) : (['total', 'descartados'] as const)
  const isTold = (each?: Period | null) => !each || parts.every((part) => tell(each, part, 0, 1) !== null)
  const before = anos_anteriores?.map((n, i) => (isTold(at[i]) ? n : null))
  const isUsed = (_: unknown, i: number) => years.includes(yearOf(periodo) - i - 1)
  const used = [...at.filter(isUsed), ...around.filter(isUsed).flat()]
  const usual = canal && used.every(isTold) ? canal : null
  const isValueTold = isTold({ inicio, fim })
  const isAnyHidden =
    Boolean(canal && !usual) || Boolean(anos_anteriores?.some((n, i) => n !== null && before?.[i] === null))
  return {
    ...(valor !== undefined && { valor: isValueTold ? valor : null }),
    ...(before && { anos_anteriores: before }),
    ...(canal !== undefined && { canal: usual }),
    ...marked(isAnyHidden || (valor !== undefined && !isValueTold))
  }
}
