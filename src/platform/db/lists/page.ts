import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import {
  gather,
  isWalkedInParts,
  type ListRow,
  type PageOfIds,
  type Slice,
  type Source,
  walkIds,
  walkRows
} from './walk.ts'

/** Pages behind so many rows are read in one snapshot at once; jumping to them is quicker than walking. */
const FAR = 500

/** The pager of all lists: which rows are on a page, and how many there are in all. */
export interface PageRequest extends Source {
  limit: number
  offset: number
  /** Tells the total without a scan, where the condition allows it. */
  count?: (db: Db) => Promise<number>
  /** A quicker way to pages far from the beginning; only with `count`. */
  jump?: Jump
  /** Without `count`, or when the matches are `scattered`: of more than this the page is walked to, instead of gathering and sorting all of them. */
  gatherAtMost?: number
  /** What matches may lie anywhere in the order, so that a walk may pass over many others. */
  scattered?: boolean
}

/** Kept counts may tell near which row a page begins, so that only few rows are passed over. */
export interface Jump {
  /** The total, and the rows of the page; null when the page lies behind the last row. */
  to(db: Db, offset: number, limit: number): Promise<{ total: number; slice: Slice | null }>
}

/** How rows are read: a slice of the order, or those of the ids that were gathered. */
interface Reader<Item, Id> {
  slice(db: Db, slice: Slice): Promise<Item[]>
  byIds(db: Db, ids: Id[]): Promise<Item[]>
}

interface Page<Item> {
  total: number
  rows: Item[]
}

/** The ids of a page. */
export async function readPage<Id = number>(db: Db, request: PageRequest): Promise<PageOfIds<Id>> {
  const reader: Reader<Id, Id> = { slice: (on, slice) => walkIds<Id>(on, request, slice), byIds: async (_, ids) => ids }
  const { total, rows } = await page(db, request, reader)
  return { total, ids: rows }
}

/** The rows of a page, with these columns, `id` among them. */
export async function readRows(db: Db, request: PageRequest, columns: SQL): Promise<Page<ListRow>> {
  return await page<ListRow, unknown>(db, request, {
    slice: (on, slice) => readSlice(on, request, slice, columns),
    byIds: (on, ids) => rowsOf(on, request, ids, columns)
  })
}

/** Rows one after the other. Those that are passed over are not read: the index alone tells which ids come after them. */
export async function readSlice(db: Db, source: Source, slice: Slice, columns: SQL): Promise<ListRow[]> {
  if (slice.skip === 0 && !isWalkedInParts(source)) return await walkRows(db, source, slice, columns)
  return await rowsOf(db, source, await walkIds(db, source, slice), columns)
}

async function rowsOf(db: Db, { table, id }: Source, ids: unknown[], columns: SQL): Promise<ListRow[]> {
  if (ids.length === 0) return []
  const rows = await db.execute(sql`select ${columns} from ${table} where ${inArray(id, ids)}`)
  return inOrder(ids, rows, (row: ListRow) => row.id)
}

async function page<Item, Id>(db: Db, request: PageRequest, reader: Reader<Item, Id>): Promise<Page<Item>> {
  const { count, jump, limit, offset, scattered, gatherAtMost = 0 } = request
  if (!count) return await uncounted(db, request, reader)
  const far = (tx: Db) =>
    jump && offset > FAR ? afterJump(tx, request, jump, reader) : fromNearerEnd(tx, request, count, reader)
  if (scattered) {
    return await inOneSnapshot(db, async (tx) => {
      const few = (await count(tx)) <= gatherAtMost
      return few ? await gathered(tx, request, reader) : await far(tx)
    })
  }
  if (offset > FAR) return await inOneSnapshot(db, far)
  const total = await count(db)
  if (offset > total / 2) return await inOneSnapshot(db, (tx) => fromNearerEnd(tx, request, count, reader))
  return { total, rows: await reader.slice(db, { skip: offset, take: limit, backwards: false }) }
}

async function fromNearerEnd<Item, Id>(
  db: Db,
  { limit, offset }: PageRequest,
  count: (db: Db) => Promise<number>,
  reader: Reader<Item, Id>
): Promise<Page<Item>> {
  const total = await count(db)
  if (offset <= total / 2)
    return { total, rows: await reader.slice(db, { skip: offset, take: limit, backwards: false }) }
  const take = Math.min(limit, total - offset)
  if (take <= 0) return { total, rows: [] }
  const rows = await reader.slice(db, { skip: total - offset - take, take, backwards: true })
  return { total, rows: rows.reverse() }
}

async function afterJump<Item, Id>(
  db: Db,
  { limit, offset }: PageRequest,
  jump: Jump,
  reader: Reader<Item, Id>
): Promise<Page<Item>> {
  const { total, slice } = await jump.to(db, offset, limit)
  if (slice === null) return { total, rows: [] }
  const rows = await reader.slice(db, slice)
  return { total, rows: slice.backwards ? rows.reverse() : rows }
}

/** Where rows are found by their number from the end, or after those of a count, both must be of one moment, or the page is shifted. */
export const inOneSnapshot = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' })

/**
 * A condition that is not counted: the matches are, one by one. Many matches are met soon on a walk in the order of the list; few might
 * be met only at its end, and are better gathered by the plan that finds them.
 */
async function uncounted<Item, Id>(db: Db, request: PageRequest, reader: Reader<Item, Id>): Promise<Page<Item>> {
  const { table, where, limit, offset, gatherAtMost } = request
  if (gatherAtMost !== undefined) {
    const total = await db.$count(table, where)
    if (total <= offset) return { total, rows: [] }
    if (total > gatherAtMost)
      return { total, rows: await reader.slice(db, { skip: offset, take: limit, backwards: false }) }
  }
  return await gathered(db, request, reader)
}

async function gathered<Item, Id>(db: Db, request: PageRequest, reader: Reader<Item, Id>): Promise<Page<Item>> {
  const { total, ids } = await gather<Id>(db, request, request.limit, request.offset)
  return { total, rows: ids.length === 0 ? [] : await reader.byIds(db, ids) }
}

/** Rows in the order of their ids; what was removed meanwhile is left out. */
export function inOrder<Item, Id>(ids: Id[], rows: Item[], idOf: (row: Item) => Id): Item[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
