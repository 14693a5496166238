import { and, type SQL, sql } from 'drizzle-orm'
import { byKeys, type Db } from '../client.ts'
import { serializeArray } from '../driver/arrays.ts'
import { kept } from '../prepare.ts'
import type { SortKey } from './fields.ts'
import { ordered, type Slice, type Source, whereOf } from './source.ts'

/*
 * Walks the index of each place, and takes the slice of all together. One index of the whole order would pass over the
 * rows of all other places. Each way is one statement, whose text names no place, so that the server keeps its plan.
 */

type Places = NonNullable<Source['places']>

const named = (_: SortKey, i: number): SQL => sql.raw(`k${i}`)

/**
 * Those without a condition of their own, which give the bound. One that has such a condition may pass over many rows
 * for each that it gives, and need not go further than the bound.
 */
const mainOf = ({ of, where }: Places): Places => ({ where, of: of.filter((each) => each.where === undefined) })

const sizeOf = ({ of }: Places): number => of.reduce((sum, { values }) => sum + values.length, 0)

/** Up to this many places are walked without looking for a bound. */
const FEW_PLACES = 4
export const areFew = (places: Places): boolean => sizeOf(places) <= FEW_PLACES

/** After more rows than this, only what the index has is read of the rows that are passed over. */
const FEW_SKIPPED = 100

/**
 * The most rows of one of few places stand in the text, rounded up so that there are few texts. For a number that it
 * does not know the server expects a tenth of all rows, and would plan the statement anew each time instead, which took
 * longer than reading the page.
 */
const ROUNDED = 100

/** Walks places for the rows of a slice. */
export async function rowsOfPlaces(
  db: Db,
  places: Places,
  source: Source,
  slice: Slice,
  columns: SQL
): Promise<Record<string, unknown>[]> {
  const keyed = byKeys(db)
  if (areFew(places) && slice.skip <= FEW_SKIPPED)
    return await keyed.execute(sql`${kept}${eachPlace(places, source, slice, columns)}`)
  const bounded = areFew(places) ? null : boundedBy(places, source, slice)
  const rows = bounded ? await keyed.execute(sql`${kept}${bounded(columns)}`) : []
  if (rows.length > 0) return rows
  return await keyed.execute(sql`${kept}${pageOf(source, slice, idsOf(places, source, slice), columns)}`)
}

/**
 * Reads few places side by side. Each is read in the order of the list, so the server merges them and reads hardly a
 * row more than it gives.
 */
function eachPlace({ of, where }: Places, { table, keys }: Source, slice: Slice, columns: SQL): SQL {
  const { skip, take, backwards, since } = slice
  const most = sql.raw(String(Math.ceil((skip + take) / ROUNDED) * ROUNDED))
  const each = of.flatMap(({ column, values, where: own = where }) =>
    values.map(
      (value) => sql`(
        select ${columns}, ${columnsOf(keys)} from ${table} ${whereOf(and(own, since, sql`${column} = ${value}`))}
        order by ${ordered(keys, (key) => key.sql, backwards)} limit ${most})`
    )
  )
  return sql`
    select * from (${sql.join(each, sql` union all `)}) rows
    order by ${ordered(keys, named, backwards)} limit ${take} offset ${skip}`
}

/**
 * A slice can only need as many rows of a place as it is long. For hundreds of places these are far too many, so a few
 * rows of each place are looked at first. Where these are enough, the last one that the slice could need is a bound for
 * all places: a page of 300 municipalities among a million cases reads some hundred rows instead of 15,000. Where they
 * are not, nothing is found. Returns null where there can be no bound.
 */
function boundedBy(places: Places, source: Source, slice: Slice): ((columns: SQL) => SQL) | null {
  const { keys } = source
  const { skip, take, backwards } = slice
  const main = mainOf(places)
  const [first] = keys
  // Only keys of one direction make a condition that an index understands.
  const isOneWay = keys.every(({ direction, nullable }) => !nullable && direction === first?.direction)
  if (!first || !isOneWay || sizeOf(main) === 0) return null
  const upTo = sql.raw((first.direction === 'desc') !== backwards ? '>=' : '<=')
  const names = sql.join(keys.map(named), sql`, `)
  const expressions = sql.join(
    keys.map((key) => key.sql),
    sql`, `
  )
  const since = and(slice.since, sql`(${expressions}) ${upTo} (select ${names} from bound)`)
  const few = Math.ceil((skip + take) / sizeOf(main))
  return (columns) => sql`
    with bound as materialized (
      select ${names} from (${idsOf(main, source, slice, few)}) rows
      order by ${ordered(keys, named, backwards)} limit 1 offset ${skip + take - 1}
    )
    ${pageOf(source, slice, idsOf(places, source, { ...slice, since }), columns)}`
}

const columnsOf = (keys: SortKey[]): SQL =>
  sql.join(
    keys.map((key, i) => sql`${key.sql} as ${named(key, i)}`),
    sql`, `
  )

/** The ids and keys of the rows of every place, at most so many of each. */
function idsOf({ of, where }: Places, { table, id, keys }: Source, slice: Slice, most = slice.skip + slice.take): SQL {
  const { backwards, since } = slice
  const each = of
    .filter(({ values }) => values.length > 0)
    .map(
      ({ column, type, values, where: own = where }) => sql`
      select rows.* from unnest(${serializeArray(values)}::${sql.raw(type)}[]) place cross join lateral (
        select ${id} as id, ${columnsOf(keys)} from ${table} ${whereOf(and(own, since, sql`${column} = place`))}
        order by ${ordered(keys, (key) => key.sql, backwards)} limit ${most}
      ) rows`
    )
  return sql.join(each, sql` union all `)
}

const pageOf = ({ table, id, keys }: Source, { skip, take, backwards }: Slice, ids: SQL, columns: SQL): SQL => sql`
  select ${columns} from (
    select * from (${ids}) ids order by ${ordered(keys, named, backwards)} limit ${take} offset ${skip}
  ) page join ${table} on ${id} = page.id order by ${ordered(keys, named, backwards)}`
