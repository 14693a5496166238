import { and, sql } from 'drizzle-orm'
import type { AgravosHandlers } from '../../../../generated/handlers.ts'
import { digitsOfUf } from '../../../core/contas/territorio/codes.ts'
import type { Db } from '../../../platform/db/client.ts'
import { sortKeys } from '../../../platform/db/lists/fields.ts'
import { type PageRequest, readRows } from '../../../platform/db/lists/page.ts'
import { areFew } from '../../../platform/db/lists/places.ts'
import { type Beyond, countWithin } from '../counts/beyond.ts'
import { countable } from '../counts/count-filter.ts'
import { countCasos, isCounted } from '../counts/counts.ts'
import { type CountFilter, isByMunicipio, partsOf } from '../counts/filter.ts'
import { countedWithin } from '../counts/territorio.ts'
import { type CodedFilter, codedFilter } from '../fields/place.ts'
import { listSelection } from '../fields/selection.ts'
import { type CasoItem, itemOf } from '../fields/shapes.ts'
import { livesBeyond, notifiedElsewhere, onlyNotifiedWithin, type Reach, withinPassed } from '../reach.ts'
import { casos } from '../tables.ts'
import { besidesPlaces, beyondWhere, casosWhere, listFields, textWhere } from './filters.ts'
import { type GroupedRequest, groupingBy, readGroupedPage } from './groups.ts'
import { isMarked, jumpToDay, jumpToMark } from './jumps.ts'

type List = Parameters<AgravosHandlers['listarCasos']>[0]['list']

/** Up to this many matches are gathered and sorted. */
const FEW = 10_000
/** In several places, each of which has an index in the order of days, only fewer matches than this are gathered. */
const FEW_IN_PLACES = 1000
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
    beyond: beyondOf(reach, filter),
    limit: size,
    offset: (page - 1) * size
  }
  const request = {
    ...asked,
    table: casos,
    id: sql`${casos.id}`,
    keys: sortKeys(listFields, order, casos.id),
    gatherAtMost: FEW,
    ...offersFor(asked, { filter, isFiltered: filter !== null || reach.territorio !== null }, order[0])
  }
  return await readRows(db, request, listSelection)
}

/** The cases that lie within reach only by their notification; null where nothing limits it. */
const beyondOf = ({ territorio }: Reach, filter: CodedFilter | null): Beyond | null =>
  territorio && {
    territorio,
    asked: countable(filter),
    where: beyondWhere(onlyNotifiedWithin(territorio), filter)
  }

/** Returns what the list offers the pager, which chooses among it (platform/db/lists/page.ts). */
function offersFor(
  asked: Omit<GroupedRequest, 'direction'>,
  { filter, isFiltered }: { filter: CodedFilter | null; isFiltered: boolean },
  { field, direction }: List['order'][number] = { field: 'id', direction: 'asc' }
): Pick<PageRequest, 'among' | 'passing' | 'count' | 'groups' | 'jump' | 'scattered' | 'places' | 'gatherAtMost'> {
  const grouping = groupingBy(field)
  if (grouping) return { groups: (db) => readGroupedPage(db, grouping, { ...asked, direction }) }
  const { known, beyond } = asked
  if (!known) return {}
  const count = async (db: Db) => (await (beyond ? countWithin(db, known, beyond) : countCasos(db, known))) ?? 0
  if (field === 'data_notificacao')
    return {
      count,
      // Rows by municipality and day are nearly as many as the cases: walking to the page takes less time.
      ...(isByMunicipio(known) ? {} : { jump: jumpToDay(known, beyond, direction) }),
      scattered: isScattered(known),
      ...placesOf(known, beyond, filter)
    }
  if (isFiltered) return { count, scattered: true }
  return isMarked(field) ? { count, jump: jumpToMark(field, direction) } : { count }
}

/**
 * Indexes that begin with a place or with the filtered field go on with the day of notification. No index begins with
 * the sex, and none with both a place and another field.
 */
const isScattered = (known: CountFilter): boolean =>
  known.sexo !== undefined || (partsOf(known) > 0 && (known.municipio ?? known.lugares) !== undefined)

/** Returns a filter within reach in the form of the kept counts; null when they do not know it. */
function knownFilter({ territorio }: Reach, filter: CodedFilter | null): CountFilter | null {
  const found = countable(filter)
  const known = found && countedWithin(found, territorio)
  return known && isCounted(known) ? known : null
}

/** The places in which cases of people from elsewhere were notified. */
function notifiedIn({ territorio }: Beyond, filter: CodedFilter | null) {
  const { uf, municipio } = notifiedElsewhere
  const rest = beyondWhere(livesBeyond(territorio), filter)
  const from = ({ column, where }: typeof uf, values: readonly number[]) => ({
    column,
    type: 'int',
    values,
    where: sql`${where} and ${rest}`
  })
  return [from(uf, territorio.ufs.map(digitsOfUf)), from(municipio, territorio.municipios)]
}

/**
 * The places that a list is about, where they are several. For each of them there is an index in the order of days.
 */
function placesOf(
  { uf, municipio, lugares }: CountFilter,
  beyond: Beyond | null,
  filter: CodedFilter | null
): Pick<PageRequest, 'among' | 'passing' | 'places' | 'gatherAtMost'> {
  const ufs = lugares?.ufs ?? (beyond && municipio === undefined && uf !== undefined ? [uf] : [])
  const of = [
    { column: sql`${casos.uf}`, type: 'text', values: ufs },
    { column: sql`${casos.municipio}`, type: 'int', values: lugares?.municipios ?? municipio ?? [] },
    ...(beyond ? notifiedIn(beyond, filter) : [])
  ]
  const several = of.reduce((sum, { values }) => sum + values.length, 0)
  if (several < 2 || several > MOST_PLACES) return {}
  const places = { of, where: besidesPlaces(filter) }
  if (areFew(places)) return { places, gatherAtMost: FEW_IN_PLACES }
  return { places, gatherAtMost: FEW_IN_PLACES, among: allCasos, ...passingOf(beyond, filter) }
}

/** Municipalities that the list itself asks for may be few, and an index serves them. */
const passingOf = (beyond: Beyond | null, filter: CodedFilter | null): Pick<PageRequest, 'passing'> =>
  beyond && beyond.asked?.municipio === undefined
    ? { passing: beyondWhere(withinPassed(beyond.territorio), filter) }
    : {}

const COUNTED_FOR_MS = 60_000
let counted = { at: Number.NEGATIVE_INFINITY, n: Number.POSITIVE_INFINITY }

/** How many cases there are, as of a minute ago at most. It only decides which way to a page is taken. */
async function allCasos(db: Db): Promise<number> {
  const at = performance.now()
  if (at - counted.at > COUNTED_FOR_MS) counted = { at, n: (await countCasos(db, {})) ?? counted.n }
  return counted.n
}
