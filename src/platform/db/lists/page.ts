/*
 * The pager of all lists: it finds the rows of a page, and how many there are in all. No single way is quick for every
 * list and every page, so there are six. A list says what it offers (`PageRequest`), and `wayTo` chooses:
 *
 *   way        how it finds the page                       taken when
 *   ---------  ------------------------------------------  ----------------------------------------------------------
 *   groups     counts the rows of each value of a field,   the list is sorted by a field of few values (`groups`)
 *              and reads the groups that the page shows
 *   gather     finds all matches, sorts them, and takes    the matches are not counted, or lie `scattered` over the
 *              the page                                    order; and there are few of them (`gatherAtMost`)
 *   jump       starts near the page, at a row that kept    the list offers a `jump`, and the page is far from the
 *              counts tell                                 beginning (`FAR`)
 *   walk past  walks one index of the whole order and      the matches lie in many places, which have so many of all
 *   others     passes over what does not match             rows that few are passed over (`among`)
 *   walk back  walks the index from its end                the matches are counted, and the page is in the second half
 *   walk       walks the index from its beginning          nothing of the above
 *
 * A list without `count` and without `gatherAtMost` is always gathered. A page past the last row is empty, and no way
 * is taken. The count and the rows of `groups`, `jump` and `walk back` must belong to one moment, or rows that come in
 * between would shift the page: these are read in one snapshot. `gather` counts what it finds in the same statement.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { oneOf } from '../one-of.ts'
import { areMerged, rowsOfPlaces } from './places.ts'
import type { Slice, Source } from './source.ts'
import { gather, isWalkedInParts, type ListRow, type PageOfIds, walkIds, walkPast, walkRows } from './walk.ts'

/** A page after more rows than this is far: jumping to it is quicker than walking. */
const FAR = 500
/** Places that are merged are walked as quickly as a jump finds the page, for this many rows. */
const FAR_MERGED = 5_000
/** Looking at this many rows of one index takes no longer than finding the first rows of many places. */
const FEW_PASSED = 4_000

/** Which page is wanted, and what the list offers to find it. */
export interface PageRequest extends Source {
  limit: number
  offset: number
  /** Returns the total without a scan, where the condition allows it. */
  count?: (db: Db) => Promise<number>
  /** A quicker way to pages far from the beginning; only with `count`. */
  jump?: Jump
  /** Up to this many matches are gathered and sorted; to a page of more matches the list is walked. */
  gatherAtMost?: number
  /** Whether matches may lie anywhere in the order, so that a walk may pass over many other rows. */
  scattered?: boolean
  /** How many rows there are besides the condition, where many `places` may well be most of them; only with `count`. */
  among?: (db: Db) => Promise<number>
  /** The condition in a form that only a walk serves, for a plan that is kept; by default it is planned each time. */
  passing?: SQL
  /** Reads the page of a list that is sorted by a field of few values. */
  groups?: (db: Db) => Promise<Page<ListRow>>
}

/** Tells from kept counts near which row a page begins, so that only few rows are passed over. */
export interface Jump {
  /** Returns the total and the rows of the page; null for a page past the last row. */
  to(db: Db, offset: number, limit: number): Promise<{ total: number; slice: Slice | null }>
}

type Way =
  | { by: 'groups'; read: NonNullable<PageRequest['groups']> }
  | { by: 'gather' }
  | { by: 'jump'; jump: Jump }
  | { by: 'walk' | 'walk back' | 'walk past others' | 'nothing'; total: number }

/** Chooses the way to a page, as the table above says. */
async function wayTo(db: Db, request: PageRequest): Promise<Way> {
  const { count, groups, jump, gatherAtMost, limit, offset, scattered, places } = request
  const far = count && offset > (places && areMerged(places) ? FAR_MERGED : FAR) ? jump : undefined
  if (groups) return { by: 'groups', read: groups }
  if (!count && gatherAtMost === undefined) return { by: 'gather' }
  // A jump finds the total by itself. Only where matches are scattered it has to be known before, since few are
  // gathered.
  if (far && !scattered) return { by: 'jump', jump: far }
  const [total, all = Number.POSITIVE_INFINITY] = await Promise.all([
    count ? count(db) : db.$count(request.table, request.where),
    request.among?.(db)
  ])
  if (total <= offset) return { by: 'nothing', total }
  if (((offset + limit) * all) / total <= FEW_PASSED) return { by: 'walk past others', total }
  if ((!count || scattered) && total <= (gatherAtMost ?? 0)) return { by: 'gather' }
  if (far) return { by: 'jump', jump: far }
  return { by: count && offset > total / 2 ? 'walk back' : 'walk', total }
}

/** How rows are read. */
interface Reader<Item, Id> {
  slice(db: Db, slice: Slice): Promise<Item[]>
  /** Reads the slice by the index of the whole order, whatever places the list offers. */
  past(db: Db, slice: Slice): Promise<Item[]>
  byIds(db: Db, ids: Id[]): Promise<Item[]>
  ofRow(row: ListRow): Item
}

interface Page<Item> {
  total: number
  rows: Item[]
}

/** Reads the ids of a page. */
export async function readPage<Id = number>(db: Db, request: PageRequest): Promise<PageOfIds<Id>> {
  const { total, rows } = await page<Id, Id>(db, request, {
    slice: (on, slice) => walkIds<Id>(on, request, slice),
    past: (on, slice) => walkIds<Id>(on, request, slice),
    byIds: async (_, ids) => ids,
    ofRow: (row) => row.id as Id
  })
  return { total, ids: rows }
}

/** Reads the rows of a page with these columns, `id` among them. */
export async function readRows(db: Db, request: PageRequest, columns: SQL): Promise<Page<ListRow>> {
  return await page<ListRow, unknown>(db, request, {
    slice: (on, slice) => readSlice(on, request, slice, columns),
    past: (on, slice) => walkPast(on, request, slice, columns, request.passing),
    byIds: (on, ids) => rowsOf(on, request, ids, columns),
    ofRow: (row) => row
  })
}

async function page<Item, Id>(db: Db, request: PageRequest, reader: Reader<Item, Id>): Promise<Page<Item>> {
  const way = await wayTo(db, request)
  if (!needsSnapshot(way)) return await follow(db, way, request, reader)
  return await inOneSnapshot(db, async (tx) => {
    const again = way.by === 'walk back' ? await wayTo(tx, request) : way
    return await follow(tx, again, request, reader)
  })
}

/** The other ways are spared the transaction. */
const needsSnapshot = ({ by }: Way): boolean => by === 'groups' || by === 'jump' || by === 'walk back'

async function follow<Item, Id>(db: Db, way: Way, request: PageRequest, reader: Reader<Item, Id>): Promise<Page<Item>> {
  const { limit, offset } = request
  switch (way.by) {
    case 'groups': {
      const { total, rows } = await way.read(db)
      return { total, rows: rows.map(reader.ofRow) }
    }
    case 'gather': {
      const { total, ids } = await gather<Id>(db, request, limit, offset)
      return { total, rows: ids.length === 0 ? [] : await reader.byIds(db, ids) }
    }
    case 'jump': {
      const { total, slice } = await way.jump.to(db, offset, limit)
      return { total, rows: slice ? await inListOrder(db, slice, reader) : [] }
    }
    case 'walk': {
      const { total } = way
      return { total, rows: await reader.slice(db, { skip: offset, take: limit, backwards: false }) }
    }
    case 'walk past others': {
      const { total } = way
      return { total, rows: await reader.past(db, { skip: offset, take: limit, backwards: false }) }
    }
    case 'walk back': {
      const { total } = way
      const take = Math.min(limit, total - offset)
      return { total, rows: await inListOrder(db, { skip: total - offset - take, take, backwards: true }, reader) }
    }
    case 'nothing':
      return { total: way.total, rows: [] }
  }
}

async function inListOrder<Item, Id>(db: Db, slice: Slice, reader: Reader<Item, Id>): Promise<Item[]> {
  const rows = await reader.slice(db, slice)
  return slice.backwards ? rows.reverse() : rows
}

/** Reads rows one after the other. Rows that are passed over are not read: the index alone tells their number. */
export async function readSlice(db: Db, source: Source, slice: Slice, columns: SQL): Promise<ListRow[]> {
  const { places } = source
  if (places) return await rowsOfPlaces(db, places, source, slice, columns)
  if (slice.skip === 0 && !isWalkedInParts(source)) return await walkRows(db, source, slice, columns)
  return await rowsOf(db, source, await walkIds(db, source, slice), columns)
}

async function rowsOf(db: Db, { table, id }: Source, ids: unknown[], columns: SQL): Promise<ListRow[]> {
  if (ids.length === 0) return []
  const rows = await db.execute(sql`select ${columns} from ${table} where ${oneOf(id, ids)}`)
  return inOrder(ids, rows, (row: ListRow) => row.id)
}

/** Does work that reads several times and must see one moment. */
export const inOneSnapshot = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' })

/** Puts rows in the order of their ids. Rows that were removed meanwhile are left out. */
export function inOrder<Item, Id>(ids: Id[], rows: Item[], idOf: (row: Item) => Id): Item[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
