import { and, gte, lte, sql } from 'drizzle-orm'
import type { AgravosHandlers } from '../../generated/handlers.ts'
import type { Filter } from '../contract/list/filter.ts'
import type { Db } from '../db/client.ts'
import { sortKeys } from '../db/lists/fields.ts'
import { type Jump, readRows } from '../db/lists/page.ts'
import { dayInBrasilia } from '../time/days.ts'
import { countable } from './count-filter.ts'
import { type CountFilter, countByDay, countCasos, isCounted } from './counts.ts'
import type { Filterable } from './field-type.ts'
import { casosWhere, listFields, textWhere } from './filters.ts'
import { requireOrder } from './period.ts'
import { listSelection } from './selection.ts'
import { type CasoItem, itemOf } from './shapes.ts'
import { casos } from './tables.ts'

type ListedRequest = Parameters<AgravosHandlers['listarCasos']>[0]
type List = ListedRequest['list']
type Dates = Pick<
  ListedRequest['query'],
  'data_inicio' | 'data_fim' | 'data_notificacao_inicio' | 'data_notificacao_fim'
>

/** Up to so many matches are gathered before they are sorted. */
const FEW = 10_000

/** One page of cases. */
export async function readCasosPage(db: Db, list: List, query: Dates): Promise<{ total: number; items: CasoItem[] }> {
  const filter = withDates(list.filter, query)
  const { page, size, order, text } = list
  const request = {
    table: casos,
    id: sql`${casos.id}`,
    where: and(casosWhere(filter), textWhere(text)),
    keys: sortKeys(listFields, order, casos.id),
    limit: size,
    offset: (page - 1) * size,
    gatherAtMost: FEW,
    ...(text === null ? keptCountsFor(filter, order[0]) : {})
  }
  const { total, rows } = await readRows(db, request, listSelection)
  return { total, items: rows.map(itemOf) }
}

const firstDays = ['data_inicio', 'data_notificacao_inicio'] as const
const lastDays = ['data_fim', 'data_notificacao_fim'] as const

/** The other names of the specification for dates, as conditions like any other. */
function withDates(filter: Filter<Filterable> | null, query: Dates): Filter<Filterable> | null {
  const sent = (names: readonly (keyof Dates)[]) =>
    names.flatMap((name): [string, string][] => (query[name] ? [[name, dayInBrasilia(query[name])]] : []))
  const [first, last] = [sent(firstDays), sent(lastDays)]
  requireOrder(first, last, 'query')
  const more: Filter<Filterable>[] = [
    ...first.map(([, value]) => ({ field: 'data_notificacao', op: 'gte', value }) as const),
    ...last.map(([, value]) => ({ field: 'data_notificacao', op: 'lte', value }) as const)
  ]
  if (more.length === 0) return filter
  return { and: filter ? [filter, ...more] : more }
}

/** What the pager may use of the kept counts: nothing, when they do not know the filter. */
function keptCountsFor(filter: Filter<Filterable> | null, first: List['order'][number] | undefined) {
  const known = countable(filter)
  if (known === null || !isCounted(known)) return {}
  const count = async (db: Db) => (await countCasos(db, known)) ?? 0
  return first?.field === 'data_notificacao' ? { count, jump: jumpToDay(known, first.direction) } : { count }
}

/** The kept counts tell on which day the page begins, so that only the rows of that day are passed over. */
const jumpToDay = (filter: CountFilter, direction: 'asc' | 'desc'): Jump => ({
  async to(db, offset) {
    const days = (await countByDay(db, filter, direction)) ?? []
    const total = days.reduce((sum, [, n]) => sum + n, 0)
    let before = 0
    for (const [day, n] of days) {
      if (before + n > offset) {
        const since = direction === 'desc' ? lte(casos.data_notificacao, day) : gte(casos.data_notificacao, day)
        return { since, before, total }
      }
      before += n
    }
    return { since: null, before, total }
  }
})
