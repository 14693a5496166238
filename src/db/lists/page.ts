import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../client.ts'
import type { SortKey } from './fields.ts'

export interface PageRequest {
  table: PgTable
  /** The key of the table, as `"table"."id"`. */
  id: SQL
  where: SQL | undefined
  keys: SortKey[]
  limit: number
  offset: number
  /** Tells the total without a scan, where the condition allows it. */
  count?: (db: Db) => Promise<number>
}

export interface PageOfIds<Id> {
  total: number
  ids: Id[]
}

/** Which rows are on a page of a list, and how many there are in all. */
export async function readPage<Id = number>(db: Db, pedido: PageRequest): Promise<PageOfIds<Id>> {
  if (!pedido.count) return await gather(db, pedido)
  const { count } = pedido
  const total = await count(db)
  if (pedido.offset <= total / 2) return { total, ids: await walk(db, pedido, pedido.offset, pedido.limit, false) }
  // Nearer to the end: walked from there. Total and rows must then be of one moment, or the page would be shifted.
  return await db.transaction(
    async (tx) => {
      const all = await count(tx)
      const take = Math.min(pedido.limit, all - pedido.offset)
      if (take <= 0) return { total: all, ids: [] }
      return { total: all, ids: (await walk<Id>(tx, pedido, all - pedido.offset - take, take, true)).reverse() }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' }
  )
}

/** Walks an index in its order. */
async function walk<Id>(db: Db, pedido: PageRequest, skip: number, take: number, backwards: boolean): Promise<Id[]> {
  const { table, id, where, keys } = pedido
  const [first] = keys
  if (first?.nullable && first.direction === 'desc')
    return await walkInTwoParts(db, pedido, first, skip, take, backwards)
  const [found] = await db.execute<{ ids: Id[] | null }>(sql`
    select json_agg(id) as ids from (
      select ${id} as id from ${table} ${where ? sql`where ${where}` : sql``}
      order by ${ordered(keys, (key) => key.sql, backwards)} limit ${take} offset ${skip}
    ) pagina`)
  return found?.ids ?? []
}

/**
 * Indexes have what is empty last when they are read forwards, hence first when they are read backwards. A descending list that ends with it
 * is therefore walked in two parts, each in the order of the index; the second only when the first does not fill the page. How many the
 * first part has is counted when the page begins after it, which is no more than was passed over.
 */
async function walkInTwoParts<Id>(
  db: Db,
  { table, id, where, keys }: PageRequest,
  first: SortKey,
  skip: number,
  take: number,
  backwards: boolean
): Promise<Id[]> {
  const order = ordered([{ ...first, nullable: false }, ...keys.slice(1)], (key) => key.sql, backwards)
  const rows = (empty: boolean) =>
    sql`from ${table} where ${first.sql} is ${sql.raw(empty ? 'null' : 'not null')} ${where ? sql`and (${where})` : sql``}`
  const [found] = await db.execute<{ inicio: Id[] | null; resto: Id[] | null }>(sql`
    with inicio as materialized (
      select json_agg(id) as ids, count(*)::int as n from (
        select ${id} as id ${rows(backwards)} order by ${order} limit ${take} offset ${skip}
      ) pagina
    )
    select (select ids from inicio) as inicio, (
      select json_agg(id) from (
        select ${id} as id ${rows(!backwards)} order by ${order}
        limit ${take}::int - (select n from inicio)
        offset case when (select n from inicio) > 0 then 0 else ${skip}::int - (select count(*) ${rows(backwards)}) end
      ) pagina
    ) as resto`)
  return [...(found?.inicio ?? []), ...(found?.resto ?? [])]
}

/**
 * All that match are found once, for the total and the page. Materialised: otherwise a plan for unknown values walks the
 * order of the page and hopes to meet matches soon, which for a rare text means the whole table.
 */
async function gather<Id>(db: Db, { table, id, where, keys, limit, offset }: PageRequest): Promise<PageOfIds<Id>> {
  const columns = keys.map((key, i) => sql`${key.sql} as ${sql.raw(`k${i}`)}`)
  const [found] = await db.execute<{ total: number; ids: Id[] | null }>(sql`
    with achados as materialized (
      select ${id} as id, ${sql.join(columns, sql`, `)} from ${table} ${where ? sql`where ${where}` : sql``}
    )
    select (select count(*)::int from achados) as total, (
      select json_agg(id) from (
        select id from achados order by ${ordered(keys, (_, i) => sql.raw(`k${i}`), false)} limit ${limit} offset ${offset}
      ) pagina
    ) as ids`)
  return { total: found?.total ?? 0, ids: found?.ids ?? [] }
}

function ordered(keys: SortKey[], expression: (key: SortKey, i: number) => SQL, backwards: boolean): SQL {
  const parts = keys.map((key, i) => {
    const down = (key.direction === 'desc') !== backwards
    // Ascending, what is empty comes last by itself.
    const empty = key.nullable && key.direction === 'desc' ? (backwards ? ' nulls first' : ' nulls last') : ''
    return sql`${expression(key, i)} ${sql.raw(`${down ? 'desc' : 'asc'}${empty}`)}`
  })
  return sql.join(parts, sql`, `)
}

/** Rows in the order of their ids; what was removed meanwhile is left out. */
export function inOrder<Row, Id>(ids: Id[], rows: Row[], idOf: (row: Row) => Id): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
