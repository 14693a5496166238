import { and, type SQL, sql } from 'drizzle-orm'
import { built } from '../built.ts'
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
const othersOf = ({ of, where }: Places): Places => ({ where, of: of.filter((each) => each.where !== undefined) })

const sizeOf = ({ of }: Places): number => of.reduce((sum, { values }) => sum + values.length, 0)

/** The rows of up to this many places are read whole, side by side. */
const FEW_PLACES = 4
export const areFew = (places: Places): boolean => sizeOf(places) <= FEW_PLACES

/** After more rows than this, only what the index has is read of the rows that are passed over. */
const FEW_SKIPPED = 100

/**
 * Up to this many places are merged after that: the page after 3,000 rows of 20 municipalities took 11 ms by a bound,
 * and takes 6 so. The text names each of them, and a text is planned once for each connection, which takes 20 ms.
 */
const MOST_MERGED = 32
export const areMerged = (places: Places): boolean => sizeOf(mainOf(places)) <= MOST_MERGED

/**
 * The most rows of one merged place stand in the text. For a number that it does not know the server expects a tenth of
 * all rows, and would sort them. It is rounded up by doubling this, so that there are few texts.
 */
const LEAST_OF_EACH = 100
const doubled = (least: number, n: number): number => least * 2 ** Math.max(0, Math.ceil(Math.log2(n / least)))

/** Walks places for the rows of a slice. */
export async function rowsOfPlaces(
  db: Db,
  places: Places,
  source: Source,
  slice: Slice,
  columns: SQL
): Promise<Record<string, unknown>[]> {
  const ask = (statement: SQL) => byKeys(db).execute(sql`${kept}${statement}`)
  const isNear = slice.skip <= FEW_SKIPPED
  if (areFew(places)) return await ask((isNear ? wholeRows : mergedRows)(places, source, slice, columns))
  const bounded =
    !isNear && areMerged(places) ? mergedAndOthers(places, source, slice) : boundedBy(places, source, slice)
  const rows = bounded ? await ask(bounded(columns)) : []
  if (rows.length > 0) return rows
  return await ask(pageOf(source, slice, idsOf(places, source, slice), columns))
}

/** The rows of few places. */
function wholeRows(places: Places, source: Source, slice: Slice, columns: SQL): SQL {
  const { skip, take, backwards } = slice
  return sql`
    select * from (${merged(places, source, slice, columns)}) rows
    order by ${ordered(source.keys, named, backwards)} limit ${take} offset ${skip}`
}

/** The rows of few places after many others. */
const mergedRows = (places: Places, source: Source, slice: Slice, columns: SQL): SQL =>
  pageOf(source, slice, merged(places, source, slice, sql`${source.id} as id`), columns)

/**
 * Reads places side by side. Each is read in the order of the list, so the server merges them and reads hardly a row
 * more than it gives.
 */
function merged({ of, where }: Places, { table, keys }: Source, slice: Slice, columns: SQL): SQL {
  const { skip, take, backwards, since } = slice
  const most = sql.raw(String(doubled(LEAST_OF_EACH, skip + take)))
  const head = built(sql`(select ${columns}, ${columnsOf(keys)} from ${table}`)
  const tail = built(sql`order by ${ordered(keys, (key) => key.sql, backwards)} limit ${most})`)
  const each = of.flatMap(({ column, values, where: own = where }) => {
    const rest = built(sql`${whereOf(and(own, since) ?? sql`true`)} and ${column} =`)
    return values.map((value) => sql`${head} ${rest} ${value} ${tail}`)
  })
  return sql.join(each, sql` union all `)
}

/** The condition for rows that do not come after a row of these keys; null where an index would not understand it. */
function upTo(keys: SortKey[], backwards: boolean): ((row: SQL) => SQL) | null {
  const [first] = keys
  const isOneWay = keys.every(({ direction, nullable }) => !nullable && direction === first?.direction)
  if (!first || !isOneWay) return null
  const compared = sql.raw((first.direction === 'desc') !== backwards ? '>=' : '<=')
  const expressions = sql.join(
    keys.map((key) => key.sql),
    sql`, `
  )
  return (row) => sql`(${expressions}) ${compared} (${row})`
}

const namesOf = (keys: SortKey[]): SQL => sql.join(keys.map(named), sql`, `)

/**
 * Merges the places that give the bound, and adds the rows that the others have up to it. Each of these can move the
 * beginning of the slice by one row among the merged ones, so only that many more are sorted again. Nothing is found
 * where the merged places have too few rows for a bound. Returns null where there can be no bound.
 */
function mergedAndOthers(places: Places, source: Source, slice: Slice): ((columns: SQL) => SQL) | null {
  const { table, id, keys } = source
  const { skip, take, backwards } = slice
  const [main, others] = [mainOf(places), othersOf(places)]
  const before = upTo(keys, backwards)
  if (!before || sizeOf(main) === 0) return null
  const rounded = { ...main, of: main.of.map((each) => ({ ...each, values: roundedUp(each.values) })) }
  if (sizeOf(others) === 0) return (columns) => mergedRows(rounded, source, slice, columns)
  const order = ordered(keys, named, backwards)
  const names = namesOf(keys)
  const since = and(slice.since, before(sql`select ${names} from bound`))
  return (columns) => sql`
    with merged as materialized (
      select id, ${names}, row_number() over (order by ${order}) as at
      from (${merged(rounded, source, slice, sql`${id} as id`)}) rows order by ${order} limit ${skip + take}
    ), bound as materialized (select ${names} from merged where at = ${skip + take}),
    others as materialized (${idsOf(others, source, { ...slice, since })})
    select ${columns} from (
      select * from (
        select id, ${names} from merged
        where at > ${skip}::int - (select count(*) from others) and exists (select from bound)
        union all select id, ${names} from others
      ) ids order by ${order} limit ${take} offset least(${skip}::int, (select count(*) from others))
    ) page join ${table} on ${id} = page.id order by ${order}`
}

/** Rounds the number of values up, so that there are few texts. No row has the value that is added. */
const roundedUp = (values: readonly unknown[]): unknown[] =>
  values.length === 0 ? [] : [...values, ...Array(doubled(1, values.length) - values.length).fill(null)]

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
  const before = upTo(keys, backwards)
  if (!before || sizeOf(main) === 0) return null
  const names = namesOf(keys)
  const since = and(slice.since, before(sql`select ${names} from bound`))
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
