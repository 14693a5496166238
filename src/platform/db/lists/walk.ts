import { and, type SQL, sql } from 'drizzle-orm'
import { byKeys, type Db } from '../client.ts'
import { kept } from '../prepare.ts'
import type { SortKey } from './fields.ts'
import { ordered, type Slice, type Source, whereOf } from './source.ts'

export interface PageOfIds<Id> {
  total: number
  ids: Id[]
}

export type ListRow = Record<string, unknown>

/**
 * Walks an index in its order, from its beginning or from where the slice begins. The rows are mapped here, since
 * Drizzle takes three times as long for fifty rows of twenty columns.
 */
export async function walkRows(
  db: Db,
  { table, where, keys }: Source,
  { take, backwards, since }: Omit<Slice, 'skip'>,
  columns: SQL
): Promise<ListRow[]> {
  return await byKeys(db).execute(sql`${kept}
    select ${columns} from ${table} ${whereOf(and(where, since))}
    order by ${ordered(keys, (key) => key.sql, backwards)} limit ${take}`)
}

/**
 * Walks an index and passes over what does not match. How many rows match is known to be much, and a plan for any
 * values would gather and sort them all: it is planned for these very values, which takes as long as reading the page,
 * or by a condition (`passing`) that leaves no other way.
 */
export async function walkPast(
  db: Db,
  { table, where, keys }: Source,
  { skip, take, backwards }: Slice,
  columns: SQL,
  passing?: SQL
): Promise<ListRow[]> {
  const statement = sql`
    select ${columns} from ${table} ${whereOf(passing ?? where)}
    order by ${ordered(keys, (key) => key.sql, backwards)} limit ${take} offset ${skip}`
  return passing ? await byKeys(db).execute(sql`${kept}${statement}`) : await db.execute(statement)
}

/** Whether a list ends with what is empty although its index begins with it. */
export const isWalkedInParts = ({ keys: [first] }: Source): boolean =>
  first?.nullable === true && first.direction === 'desc'

/** Walks an index for the ids alone. The first key of the list may be empty. */
export async function walkIds<Id>(db: Db, source: Source, slice: Slice): Promise<Id[]> {
  const { table, id, where, keys } = source
  const { skip, take, backwards, since } = slice
  const [first] = keys
  if (first && isWalkedInParts(source)) return await walkInTwoParts(db, source, first, slice)
  const [found] = await db.execute<{ ids: Id[] | null }>(sql`
    select json_agg(id) as ids from (
      select ${id} as id from ${table} ${whereOf(and(where, since))}
      order by ${ordered(keys, (key) => key.sql, backwards)} limit ${take} offset ${skip}
    ) page`)
  return found?.ids ?? []
}

/**
 * An index has empty values last when it is read forwards, and so first when it is read backwards. A descending list
 * that ends with them is therefore walked in two parts, each in the order of the index. The second part is read only
 * when the first does not fill the page. When the page begins after the first part, that part is counted, which costs
 * no more than passing over it.
 */
async function walkInTwoParts<Id>(
  db: Db,
  { table, id, where, keys }: Source,
  first: SortKey,
  { skip, take, backwards, since }: Slice
): Promise<Id[]> {
  const order = ordered([{ ...first, nullable: false }, ...keys.slice(1)], (key) => key.sql, backwards)
  const rows = (empty: boolean) =>
    sql`from ${table} where ${and(sql`${first.sql} is ${sql.raw(empty ? 'null' : 'not null')}`, where, since)}`
  const [found] = await db.execute<{ beginning: Id[] | null; rest: Id[] | null }>(sql`
    with beginning as materialized (
      select json_agg(id) as ids, count(*)::int as n from (
        select ${id} as id ${rows(backwards)} order by ${order} limit ${take} offset ${skip}
      ) page
    )
    select (select ids from beginning) as beginning, (
      select json_agg(id) from (
        select ${id} as id ${rows(!backwards)} order by ${order}
        limit ${take}::int - (select n from beginning)
        offset case when (select n from beginning) > 0 then 0 else ${skip}::int - (select count(*) ${rows(backwards)}) end
      ) page
    ) as rest`)
  return [...(found?.beginning ?? []), ...(found?.rest ?? [])]
}

/**
 * Finds all matches once, for the total and the page. Materialised: a plan for unknown values would otherwise walk the
 * order of the page and hope to meet matches soon, which for a rare text means the whole table.
 */
export async function gather<Id>(
  db: Db,
  { table, id, where, keys }: Source,
  limit: number,
  offset: number
): Promise<PageOfIds<Id>> {
  const columns = keys.map((key, i) => sql`${key.sql} as ${sql.raw(`k${i}`)}`)
  const [found] = await db.execute<{ total: number; ids: Id[] | null }>(sql`
    with matches as materialized (
      select ${id} as id, ${sql.join(columns, sql`, `)} from ${table} ${whereOf(where)}
    )
    select (select count(*)::int from matches) as total, (
      select json_agg(id) from (
        select id from matches order by ${ordered(keys, (_, i) => sql.raw(`k${i}`), false)} limit ${limit} offset ${offset}
      ) page
    ) as ids`)
  return { total: found?.total ?? 0, ids: found?.ids ?? [] }
}
