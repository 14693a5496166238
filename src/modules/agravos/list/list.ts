import { and, sql } from 'drizzle-orm'
import type { AgravosHandlers } from '../../../../generated/handlers.ts'
import type { Db } from '../../../platform/db/client.ts'
import { sortKeys } from '../../../platform/db/lists/fields.ts'
import { type PageRequest, readRows } from '../../../platform/db/lists/page.ts'
import { countable } from '../counts/count-filter.ts'
import { type CountFilter, countCasos, isCounted } from '../counts/counts.ts'
import { countedWithin } from '../counts/territorio.ts'
import { type CodedFilter, codedFilter } from '../fields/place.ts'
import { listSelection } from '../fields/selection.ts'
import { type CasoItem, itemOf } from '../fields/shapes.ts'
import type { Reach } from '../reach.ts'
import { casos } from '../tables.ts'
import { casosWhere, listFields, textWhere } from './filters.ts'
import { type GroupedRequest, groupingBy, readGroupedPage } from './groups.ts'
import { isMarked, jumpToDay, jumpToMark } from './jumps.ts'

type List = Parameters<AgravosHandlers['listarCasos']>[0]['list']

/** Up to this many matches are gathered and sorted. */
const FEW = 10_000
/** Up to this many places are walked one by one. */
const MOST_PLACES = 1000

/** Reads one page of the cases within reach. */
export async function readCasosPage(db: Db, reach: Reach, list: List): Promise<{ total: number; items: CasoItem[] }> {
  const { total, rows } = await readRowsOf(db, reach, list)
  return { total, items: rows.map(itemOf) }
}

async function readRowsOf(db: Db, reach: Reach, { page, size, order, text, filter: named }: List) {
  const filter = codedFilter(named)
  const asked = {
    where: and(casosWhere(reach, filter), textWhere(text)),
    known: text === null ? knownFilter(reach, filter) : null,
    limit: size,
    offset: (page - 1) * size
  }
  const request = {
    ...asked,
    table: casos,
    id: sql`${casos.id}`,
    keys: sortKeys(listFields, order, casos.id),
    gatherAtMost: FEW,
    ...offersFor(asked, filter !== null || reach.territorio !== null, order[0])
  }
  return await readRows(db, request, listSelection)
}

/** Returns what the list offers the pager, which chooses among it (platform/db/lists/page.ts). */
function offersFor(
  asked: Omit<GroupedRequest, 'direction'>,
  isFiltered: boolean,
  { field, direction }: List['order'][number] = { field: 'id', direction: 'asc' }
): Pick<PageRequest, 'count' | 'groups' | 'jump' | 'scattered' | 'places'> {
  const grouping = groupingBy(field)
  if (grouping) return { groups: (db) => readGroupedPage(db, grouping, { ...asked, direction }) }
  const { known } = asked
  if (!known) return {}
  const count = async (db: Db) => (await countCasos(db, known)) ?? 0
  // Indexes that begin with the filtered field go on with the day of notification; no index begins with the sex.
  if (field === 'data_notificacao')
    return { count, jump: jumpToDay(known, direction), scattered: known.sexo !== undefined, ...placesOf(known) }
  if (isFiltered) return { count, scattered: true }
  return isMarked(field) ? { count, jump: jumpToMark(field, direction) } : { count }
}

/** Returns a filter within reach in the form of the kept counts; null when they do not know it. */
function knownFilter({ territorio }: Reach, filter: CodedFilter | null): CountFilter | null {
  const found = countable(filter)
  const known = found && countedWithin(found, territorio)
  return known && isCounted(known) ? known : null
}

/** The places that a list is about, where they are several. For each of them there is an index in the order of days. */
function placesOf({ municipio, lugares }: CountFilter): Pick<PageRequest, 'places'> {
  const places = [
    ...(lugares ? [{ column: casos.uf, values: lugares.ufs }] : []),
    { column: casos.municipio, values: lugares?.municipios ?? municipio ?? [] }
  ]
  const several = places.reduce((sum, { values }) => sum + values.length, 0)
  return several > 1 && several <= MOST_PLACES ? { places } : {}
}
