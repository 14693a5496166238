import { and, sql } from 'drizzle-orm'
import type { AgravosHandlers } from '../../../../generated/handlers.ts'
import type { Db } from '../../../platform/db/client.ts'
import { sortKeys } from '../../../platform/db/lists/fields.ts'
import { readRows } from '../../../platform/db/lists/page.ts'
import { countable } from '../counts/count-filter.ts'
import { type CountFilter, countCasos, isCounted } from '../counts/counts.ts'
import { type CodedFilter, codedFilter } from '../fields/place.ts'
import { listSelection } from '../fields/selection.ts'
import { type CasoItem, itemOf } from '../fields/shapes.ts'
import { casos } from '../tables.ts'
import { casosWhere, listFields, textWhere } from './filters.ts'
import { groupingBy, readGroupedPage } from './groups.ts'
import { isMarked, jumpToDay, jumpToMark } from './jumps.ts'

type List = Parameters<AgravosHandlers['listarCasos']>[0]['list']

/** Up to so many matches are gathered before they are sorted. */
const FEW = 10_000

/** One page of cases. */
export async function readCasosPage(db: Db, list: List): Promise<{ total: number; items: CasoItem[] }> {
  const { total, rows } = await readRowsOf(db, list)
  return { total, items: rows.map(itemOf) }
}

async function readRowsOf(db: Db, { page, size, order, text, filter: named }: List) {
  const filter = codedFilter(named)
  const [first] = order
  const where = and(casosWhere(filter), textWhere(text))
  const known = text === null ? knownFilter(filter) : null
  const place = { where, known, limit: size, offset: (page - 1) * size }
  const grouping = first && groupingBy(first.field)
  if (first && grouping) return await readGroupedPage(db, grouping, { ...place, direction: first.direction })
  const request = {
    ...place,
    table: casos,
    id: sql`${casos.id}`,
    keys: sortKeys(listFields, order, casos.id),
    gatherAtMost: FEW,
    ...(known ? keptCountsFor(known, filter, first) : {})
  }
  return await readRows(db, request, listSelection)
}

/** A filter as the kept counts know it; null when they do not. */
function knownFilter(filter: CodedFilter | null): CountFilter | null {
  const known = countable(filter)
  return known && isCounted(known) ? known : null
}

/** What the pager may use of the kept counts. Only the indexes that begin with what is filtered by go on with the day of notification; none begins with the sex. */
function keptCountsFor(
  known: CountFilter,
  filter: CodedFilter | null,
  { field, direction }: List['order'][number] = { field: 'id', direction: 'asc' }
) {
  const count = async (db: Db) => (await countCasos(db, known)) ?? 0
  const scattered = known.sexo !== undefined
  if (field === 'data_notificacao') return { count, jump: jumpToDay(known, direction), scattered }
  if (filter !== null) return { count, scattered: true }
  return isMarked(field) ? { count, jump: jumpToMark(field, direction) } : { count }
}
