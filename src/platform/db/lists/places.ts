import { and, type SQL, sql } from 'drizzle-orm'
import { byKeys, type Db } from '../client.ts'
import { serializeArray } from '../driver/arrays.ts'
import { kept } from '../prepare.ts'
import type { SortKey } from './fields.ts'
import { ordered, type Slice, type Source, whereOf } from './source.ts'

type Places = NonNullable<Source['places']>

const named = (_: SortKey, i: number): SQL => sql.raw(`k${i}`)

/**
 * Walks the index of each place, and takes the slice of all together. One index of the whole order would pass over the
 * rows of all other places.
 *
 * The slice can only need as many rows of a place as it is long. For hundreds of places these are far too many, so a
 * few rows of each place are looked at first. Where these are enough, the last one that the slice could need is a bound
 * for all places. A page of 300 municipalities among a million cases reads some hundred rows instead of 15,000.
 */
export async function walkPlaces<Id>(db: Db, places: Places, source: Source, slice: Slice): Promise<Id[]> {
  const needed = slice.skip + slice.take
  const few = Math.ceil(needed / Math.max(1, sizeOf(mainOf(places))))
  return (
    (!areFew(places) && sizeOf(mainOf(places)) > 0 && (await walkBounded<Id>(db, places, source, slice, few))) ||
    (await idsOf<Id>(db, sql`select ${pageOf(source, slice, rowsOf(places, source, slice, needed))} as ids`)) ||
    []
  )
}

/**
 * Those without a condition of their own, which give the bound. One that has such a condition may pass over many rows
 * for each that it gives, and need not go further than the bound.
 */
const mainOf = ({ of, where }: Places): Places => ({ where, of: of.filter((each) => each.where === undefined) })

const sizeOf = ({ of }: Places): number => of.reduce((sum, { values }) => sum + values.length, 0)

/** Up to this many places are walked without looking for a bound. */
const FEW_PLACES = 4
export const areFew = (places: Places): boolean => sizeOf(places) <= FEW_PLACES

/** Walks few places for the rows themselves, by a plan that the server keeps. */
export async function rowsOfPlaces(
  db: Db,
  places: Places,
  source: Source,
  slice: Slice,
  columns: SQL
): Promise<Record<string, unknown>[]> {
  const { table, id, keys } = source
  const { skip, take, backwards } = slice
  return await byKeys(db).execute(sql`${kept}
    select ${columns} from (
      select * from (${rowsOf(places, source, slice, skip + take)}) rows
      order by ${ordered(keys, named, backwards)} limit ${take} offset ${skip}
    ) page join ${table} on ${id} = page.id order by ${ordered(keys, named, backwards)}`)
}

/** Returns null where the few rows of each place are too few for a bound. */
async function walkBounded<Id>(
  db: Db,
  places: Places,
  source: Source,
  slice: Slice,
  few: number
): Promise<Id[] | null> {
  const { keys } = source
  const { skip, take, backwards } = slice
  const [first] = keys
  // Only keys of one direction make a condition that an index understands.
  if (!first || keys.some(({ direction, nullable }) => nullable || direction !== first.direction)) return null
  const upTo = (first.direction === 'desc') !== backwards ? '>=' : '<='
  const columns = sql.join(keys.map(named), sql`, `)
  const expressions = sql.join(
    keys.map((key) => key.sql),
    sql`, `
  )
  const since = and(slice.since, sql`(${expressions}) ${sql.raw(upTo)} (select ${columns} from bound)`)
  return await idsOf<Id>(
    db,
    sql`
    with bound as materialized (
      select ${columns} from (${rowsOf(mainOf(places), source, slice, few)}) rows
      order by ${ordered(keys, named, backwards)} limit 1 offset ${skip + take - 1}
    )
    select ${pageOf(source, slice, rowsOf(places, source, { ...slice, since }, skip + take))} as ids from bound`
  )
}

async function idsOf<Id>(db: Db, statement: SQL): Promise<Id[] | null> {
  const [found] = await db.execute<{ ids: Id[] | null }>(statement)
  return found?.ids ?? null
}

/** The rows of every place, at most so many of each. */
function rowsOf({ of, where }: Places, { table, id, keys }: Source, { backwards, since }: Slice, most: number): SQL {
  const columns = keys.map((key, i) => sql`${key.sql} as ${named(key, i)}`)
  const each = of
    .filter(({ values }) => values.length > 0)
    .map(
      ({ column, type, values, where: own = where }) => sql`
      select rows.* from unnest(${serializeArray(values)}::${sql.raw(type)}[]) place cross join lateral (
        select ${id} as id, ${sql.join(columns, sql`, `)} from ${table} ${whereOf(and(own, since, sql`${column} = place`))}
        order by ${ordered(keys, (key) => key.sql, backwards)} limit ${most}
      ) rows`
    )
  return sql.join(each, sql` union all `)
}

const pageOf = ({ keys }: Source, { skip, take, backwards }: Slice, rows: SQL): SQL => sql`(
  select json_agg(id) from (
    select id from (${rows}) rows order by ${ordered(keys, named, backwards)} limit ${take} offset ${skip}
  ) page
)`
