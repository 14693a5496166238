import { gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import type { Jump } from '../../../platform/db/lists/page.ts'
import type { Slice } from '../../../platform/db/lists/source.ts'
import { type Beyond, countBeyondBy } from '../counts/beyond.ts'
import { countByDay } from '../counts/counts.ts'
import type { CountFilter } from '../counts/filter.ts'
import { addedUpByDay, type Days } from '../counts/sums.ts'
import { casos } from '../tables.ts'
import { ordemDeCasos } from '../tables-kept.ts'

// Jumps to pages far from the beginning of the list, without passing over everything that comes before them.

type Direction = 'asc' | 'desc'

/** Jumps by the kept counts: they tell on which day the page begins, so only rows of that day are passed over. */
export const jumpToDay = (filter: CountFilter, beyond: Beyond | null, direction: Direction): Jump => ({
  async to(db, offset, limit) {
    const days = (await daysOf(db, filter, beyond, direction)) ?? []
    return { total: days.reduce((sum, [, n]) => sum + n, 0), slice: shorterSlice(days, direction, offset, limit) }
  }
})

/**
 * The days of the kept counts with those of cases that lie within by their notification. Returns null when the counts
 * cannot tell.
 */
export async function daysOf(db: Db, filter: CountFilter, beyond: Beyond | null, direction: Direction) {
  const [days, more] = await Promise.all([
    countByDay(db, filter, direction),
    beyond ? countBeyondBy(db, beyond, sql`${casos.data_notificacao}`) : []
  ])
  return days && more.length > 0 ? addedUpByDay(days, more as Days, direction) : days
}

/**
 * Returns the slice of a page from the side on which fewer rows are passed over, since a day may have thousands:
 * forwards from the day on which the page begins, or backwards from the end of the day on which it ends.
 */
export function shorterSlice(
  days: [string, number][],
  direction: Direction,
  offset: number,
  limit: number
): Slice | null {
  const forwards = sliceOfDays(days, direction, offset, limit)
  if (!forwards) return null
  const total = days.reduce((sum, [, n]) => sum + n, 0)
  const end = Math.min(offset + limit, total)
  let through = 0
  for (const [day, n] of days) {
    through += n
    if (through < end) continue
    const skip = through - end
    if (skip >= forwards.skip) return forwards
    const since = direction === 'desc' ? gte(casos.data_notificacao, day) : lte(casos.data_notificacao, day)
    return { skip, take: end - offset, backwards: true, since }
  }
  return forwards
}

/** Returns the rows from an offset on; null when there are none. */
export function sliceOfDays(
  days: [string, number][],
  direction: Direction,
  offset: number,
  take: number
): Slice | null {
  let before = 0
  for (const [day, n] of days) {
    if (before + n > offset) {
      const since = direction === 'desc' ? lte(casos.data_notificacao, day) : gte(casos.data_notificacao, day)
      return { skip: offset - before, take, backwards: false, since }
    }
    before += n
  }
  return null
}

/** The orders that have marks, each with the condition that leaves out what stands before a mark. */
const marked = {
  data_inicio_sintomas: (valor: string, id: number): SQL =>
    sql`(${casos.data_inicio_sintomas}, ${casos.id}) >= (${valor}::date, ${id}::int)`,
  criado_em: (valor: string, id: number): SQL =>
    sql`(${casos.criado_em}, ${casos.id}) >= (${valor}::timestamp at time zone 'UTC', ${id}::int)`,
  atualizado_em: (valor: string, id: number): SQL =>
    sql`(${casos.atualizado_em}, ${casos.id}) >= (${valor}::timestamp at time zone 'UTC', ${id}::int)`
}
type Marked = keyof typeof marked

export const isMarked = (field: string): field is Marked => Object.hasOwn(marked, field)

/**
 * Jumps by marks: they tell in which stretch of the order the page begins, so only cases of that stretch are passed
 * over. Marks stand in the ascending order; a descending page is read backwards.
 */
export const jumpToMark = (field: Marked, direction: Direction): Jump => ({
  async to(db, offset, limit) {
    const backwards = direction === 'desc'
    const mark = await findMark(db, field, backwards ? { fromEnd: offset + limit } : { fromBeginning: offset })
    const { total } = mark
    const take = Math.min(limit, total - offset)
    if (take <= 0) return { total, slice: null }
    const first = backwards ? total - offset - take : offset
    return {
      total,
      slice: { skip: first - mark.before, take, backwards, since: marked[field](mark.valor, mark.id) }
    }
  }
})

type Place = { fromBeginning: number } | { fromEnd: number }

interface Mark extends Record<string, unknown> {
  valor: string
  id: number
  before: number
  total: number
}

/** Finds the last mark before a place in an order. One mark stands at the very beginning, so there is always one. */
async function findMark(db: Db, field: Marked, place: Place): Promise<Mark> {
  const wanted = 'fromEnd' in place ? sql`greatest(total - ${place.fromEnd}, 0)` : sql`${place.fromBeginning}`
  const [found] = await db.execute<Mark>(sql`
    with points as materialized (
      select valor, id, marco, n::int as n from ${ordemDeCasos} where campo = ${sql.raw(`'${field}'`)}
    ), places as (
      select *, sum(n) over (order by valor, id, marco desc rows unbounded preceding) - n as before from points
    )
    select places.valor::text as valor, places.id, places.before::int as before, all_points.total::int as total
    from places, (select sum(n) as total from points) all_points
    where marco and before <= ${wanted}
    order by places.valor desc, places.id desc limit 1`)
  if (!found) throw new Error(`the order by ${field} has no first mark`)
  return found
}
