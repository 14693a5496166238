import { and, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { contains } from '../../../core/contas/territorio/territorio.ts'
import type { Db } from '../../../platform/db/client.ts'
import type { SortKey } from '../../../platform/db/lists/fields.ts'
import { readSlice } from '../../../platform/db/lists/page.ts'
import type { Slice } from '../../../platform/db/lists/source.ts'
import type { ListRow } from '../../../platform/db/lists/walk.ts'
import { oneOf } from '../../../platform/db/one-of.ts'
import { type Beyond, countBeyondBy } from '../counts/beyond.ts'
import { countBy, type GroupKey } from '../counts/counts.ts'
import type { CountFilter } from '../counts/filter.ts'
import { addedUp } from '../counts/sums.ts'
import { ofGroup } from '../counts/territorio.ts'
import { municipioOf, placeOfMunicipio } from '../fields/municipios.ts'
import { listSelection } from '../fields/selection.ts'
import { casos } from '../tables.ts'
import { daysOf, sliceOfDays } from './jumps.ts'

/**
 * An order by a field of few values, such as the state. The number of cases of each value tells which values a page
 * shows, and for each value there is an index in the order of notification. So these orders need no index of their own,
 * and a page costs about the same at any depth.
 */
export interface Grouping {
  column: PgColumn
  counted: GroupKey
  compare(one: unknown, other: unknown): number
}

const asText = (one: unknown, other: unknown): number => (String(one) < String(other) ? -1 : 1)

const groupings: Record<string, Grouping> = {
  estado: { column: casos.uf, counted: 'uf', compare: asText },
  classificacao_final: { column: casos.classificacao_final, counted: 'classificacao', compare: asText },
  evolucao: { column: casos.evolucao, counted: 'evolucao', compare: asText },
  municipio: {
    column: casos.municipio,
    counted: 'municipio',
    compare: (one, other) => placeOfMunicipio(Number(one)) - placeOfMunicipio(Number(other))
  }
}

export const groupingBy = (field: string): Grouping | undefined => groupings[field]

export interface GroupedRequest {
  where: SQL | undefined
  /** The filter in the form of the kept counts; null when they do not know it. */
  known: CountFilter | null
  /** The cases that `known` leaves out, if there are any. */
  beyond: Beyond | null
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

interface Group {
  value: unknown
  n: number
}

/** The part of a group that a page shows. */
interface Span extends Group {
  skip: number
  take: number
}

/** Reads several times, so `db` has to be a snapshot. */
export async function readGroupedPage(
  db: Db,
  grouping: Grouping,
  request: GroupedRequest
): Promise<{ total: number; rows: ListRow[] }> {
  const groups = await readGroups(db, grouping, request)
  const spans = spansOf(groups, request)
  // At most the first and the last group are shown in part.
  const whole = spans.filter(({ n, take }) => take === n)
  const wholeRows = await readWhole(db, grouping, request, whole)
  const rows: ListRow[] = []
  for (const span of spans) {
    const complete = span.take === span.n
    rows.push(...(complete ? (wholeRows.get(span.value) ?? []) : await readPart(db, grouping, request, span)))
  }
  return { total: groups.reduce((sum, { n }) => sum + n, 0), rows }
}

/** Reads the groups in the order of the page. Cases without a value come last in either direction. */
async function readGroups(
  db: Db,
  { column, counted, compare }: Grouping,
  { where, known, beyond, direction }: GroupedRequest
): Promise<Group[]> {
  const living = known && (await countBy(db, known, counted))
  const more = living && beyond ? await countBeyondBy(db, beyond, sql`${column}`) : []
  const found = living ? addedUp(living, more) : await countRows(db, column, where)
  return found
    .map(([value, n]) => ({ value, n }))
    .sort((one, other) => {
      if (one.value === null || other.value === null) return one.value === null ? 1 : -1
      return direction === 'asc' ? compare(one.value, other.value) : compare(other.value, one.value)
    })
}

async function countRows(db: Db, column: PgColumn, where: SQL | undefined): Promise<[unknown, number][]> {
  const rows = await db
    .select({ value: column, n: sql<number>`count(*)::int` })
    .from(casos)
    .where(where)
    .groupBy(column)
  return rows.map(({ value, n }) => [value, n])
}

function spansOf(groups: Group[], { offset, limit }: GroupedRequest): Span[] {
  const spans: Span[] = []
  let before = 0
  for (const group of groups) {
    const skip = Math.max(0, offset - before)
    const take = Math.min(group.n, offset + limit - before) - skip
    if (take > 0) spans.push({ ...group, skip, take })
    before += group.n
    if (before >= offset + limit) break
  }
  return spans
}

const keysOf = ({ direction }: GroupedRequest): SortKey[] => [
  { sql: sql`${casos.data_notificacao}`, direction },
  { sql: sql`${casos.id}`, direction }
]

const sourceOf = (request: GroupedRequest, condition: SQL | undefined) => ({
  table: casos,
  id: sql`${casos.id}`,
  where: and(request.where, condition),
  keys: keysOf(request)
})

/** Reads all groups at once that are shown as a whole: there may be as many as the page has rows. */
async function readWhole(
  db: Db,
  { column }: Grouping,
  request: GroupedRequest,
  groups: Group[]
): Promise<Map<unknown, ListRow[]>> {
  const byValue = new Map<unknown, ListRow[]>(groups.map(({ value }) => [value, []]))
  if (groups.length === 0) return byValue
  const values = groups.map(({ value }) => value).filter((value) => value !== null)
  const wanted = or(
    values.length > 0 ? oneOf(column, values) : undefined,
    values.length < groups.length ? isNull(column) : undefined
  )
  const slice = { skip: 0, take: request.limit, backwards: false }
  for (const row of await readSlice(db, sourceOf(request, wanted), slice, listSelection))
    byValue.get(row[column.name])?.push(row)
  return byValue
}

/** Reads a part of a group. Where the kept counts tell the day on which the part begins, reading begins there. */
async function readPart(db: Db, grouping: Grouping, request: GroupedRequest, span: Span): Promise<ListRow[]> {
  const { column } = grouping
  const condition = span.value === null ? isNull(column) : sql`${column} = ${span.value}`
  const slice = (span.skip > 0 && (await sliceByDay(db, grouping, request, span, condition))) || {
    skip: span.skip,
    take: span.take,
    backwards: false
  }
  return await readSlice(db, sourceOf(request, condition), slice, listSelection)
}

const placeOf = (counted: 'uf' | 'municipio', value: unknown) =>
  counted === 'uf' ? { uf: String(value) } : { uf: municipioOf(Number(value))?.uf ?? '', municipio: Number(value) }

async function sliceByDay(
  db: Db,
  { counted }: Grouping,
  { known, beyond, direction }: GroupedRequest,
  { value, skip, take }: Span,
  condition: SQL
): Promise<Slice | null> {
  if (!known) return null
  const ofPlace = counted === 'uf' || counted === 'municipio'
  // Who lives in a place within reach is counted there; of other places there are only cases that were notified within.
  if (ofPlace && beyond && !contains(beyond.territorio, placeOf(counted, value))) return null
  const more = ofPlace ? null : beyond && { ...beyond, where: sql`${beyond.where} and ${condition}` }
  const days = await daysOf(db, narrowed(known, counted, value), more, direction)
  return days && sliceOfDays(days, direction, skip, take)
}

function narrowed(known: CountFilter, counted: GroupKey, value: unknown): CountFilter {
  if (counted === 'municipio') return ofGroup(known, { municipio: Number(value) })
  return counted === 'uf' ? ofGroup(known, { uf: String(value) }) : { ...known, [counted]: value }
}
