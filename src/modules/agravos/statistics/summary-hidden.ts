import type { components } from '../../../../generated/types-b.ts'
import type { Db } from '../../../platform/db/client.ts'
import { inOneSnapshot } from '../../../platform/db/lists/page.ts'
import { daysOfPeriodo, yearOf, yearsBefore } from '../../../platform/time/weeks.ts'
import { type Few, readFew } from '../few/few.ts'
import type { PartKey } from '../few/parts.ts'
import type { Sees } from '../few/who.ts'
import { casosSummary, type SummaryRequest } from './summary.ts'
import { METRICAS, type Metrica, type Period } from './summary-figures.ts'

export type Resumo = components['schemas']['CasoResumo']
type Comparacao = components['schemas']['Comparacao']
type Item = NonNullable<Resumo['serie']>[number]
type Numbers = Partial<Record<Metrica, number | null>>

/** Answers a summary without the numbers that would tell of few cases, for callers who may not see them. */
export async function summaryFor(db: Db, request: SummaryRequest, sees: Sees): Promise<Resumo> {
  const { municipio, tipo, comparar, metricas = [...METRICAS] } = request
  if (!sees || municipio === undefined || sees(municipio)) return (await casosSummary(db, request)) as Resumo
  return await inOneSnapshot(db, async (tx) => {
    // Everything is told of a week without cases, so totals are needed even where they were not asked for.
    const whole = (await casosSummary(tx, { ...request, metricas: undefined })) as Resumo
    const former = new Map((whole.serie ?? []).map((item) => [item, formerOf(request, item)]))
    const periods = [
      whole.periodo,
      ...(comparar ?? []).flatMap((each) => whole.comparacoes?.[each]?.periodo ?? []),
      ...(whole.serie ?? []),
      ...[...former.values()].flat().flatMap((each) => each ?? [])
    ]
    const few = await readFew(tx, { municipios: [municipio], tipo, periods, withParts: true, sees })
    return hide(whole, metricas, former, teller(few, municipio))
  })
}

/** Returns a number, or null when it is not told. */
type Tell = (period: Period, metrica: Metrica, n: number | null, total: number | null) => number | null

const keys: Record<Exclude<Metrica, 'total'>, PartKey> = {
  confirmados: 'metrica/confirmados',
  descartados: 'metrica/descartados',
  hospitalizados: 'metrica/hospitalizados',
  obitos: 'evolucao/obito'
}

const teller =
  (few: Few, municipio: number): Tell =>
  (period, metrica, n, total) => {
    const isTold =
      few.tells(municipio, period) &&
      (metrica === 'total' || total === 0 || few.tellsPart(municipio, period, keys[metrica]))
    return isTold ? n : null
  }

/** Lists the weeks or months of former years that an item is compared with; null for one that there was not. */
function formerOf({ agregacao, anos_anteriores = 0, canal, canal_anos = 5 }: SummaryRequest, item: Item) {
  if (agregacao !== 'semana' && agregacao !== 'mes') return []
  const years = Math.max(anos_anteriores, canal ? canal_anos : 0)
  return Array.from({ length: years }, (_, i) => {
    const periodo = yearsBefore(agregacao, item.periodo, i + 1)
    return periodo === null ? null : daysOfPeriodo(agregacao, periodo)
  })
}

const isHidden = (before: Numbers, after: Numbers): boolean =>
  METRICAS.some((metrica) => after[metrica] === null && before[metrica] !== undefined)

const marked = (isMarked: boolean) => (isMarked ? { suprimido: true as const } : {})

function hide(whole: Resumo, metricas: Metrica[], former: Map<Item, (Period | null)[]>, tell: Tell): Resumo {
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
    ...hideFormer(item, former.get(item) ?? [], years, tell)
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
    ...(serie && { serie }),
    ...(comparacoes && { comparacoes: Object.fromEntries(comparacoes) }),
    ...marked(isHidden(before, now))
  }
}

function hideNumbers(numbers: Record<Metrica, number | null>, period: Period, total: number | null, tell: Tell) {
  const told = METRICAS.map((metrica) => [metrica, tell(period, metrica, numbers[metrica], total)] as const)
  return Object.fromEntries(told) as Record<Metrica, number | null>
}

function hideCompared(compared: Comparacao, now: Record<Metrica, number | null>, tell: Tell): Comparacao {
  const { periodo, variacao } = compared
  const numbers = hideNumbers(compared, periodo, compared.total, tell)
  const changes = METRICAS.map((metrica) => [
    metrica,
    numbers[metrica] === null || now[metrica] === null ? null : variacao[metrica]
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
function hideFormer(item: Item, former: (Period | null)[], years: number[], tell: Tell): Partial<Item> {
  const { periodo, anos_anteriores, canal } = item
  const isTold = (each?: Period | null) => !each || tell(each, 'total', 0, 0) !== null
  const before = anos_anteriores?.map((n, i) => (isTold(former[i]) ? n : null))
  const used = former.filter((_, i) => years.includes(yearOf(periodo) - i - 1))
  const usual = canal && used.every(isTold) ? canal : null
  return {
    ...(before && { anos_anteriores: before }),
    ...(canal !== undefined && { canal: usual }),
    ...marked(Boolean(canal && !usual) || Boolean(anos_anteriores?.some((n, i) => n !== null && before?.[i] === null)))
  }
}
