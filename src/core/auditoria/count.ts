import { sql } from 'drizzle-orm'
import type { Filter } from '../../engine/contract/schema/filter.ts'
import type { Db } from '../../platform/db/client.ts'
import { LATE_HOURS } from './seal-trail.ts'

/**
 * Counts the rows of the trail. The seals say how many rows they hold, so only the newest and the late rows are
 * counted. Counting all took a second for six million.
 */
export async function countTrail(db: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - LATE_HOURS * 3600_000).toISOString()
  const [found] = await db.execute<{ n: number }>(sql`
    with sealed as (
      select coalesce(sum(linhas), 0) as linhas, coalesce(max(ate), 0) as ate,
        coalesce(range_agg(faltavam) filter (where em > ${since}::timestamptz)
          - range_agg(ids) filter (where em > ${since}::timestamptz), '{}') as missing
      from auditoria_lacres
    )
    select (linhas + (select count(*) from auditoria where id > ate) + (
      select count(*) from unnest(missing) gap join auditoria late on late.id >= lower(gap) and late.id < upper(gap)
    ))::float8 as n from sealed`)
  return found?.n ?? 0
}

/**
 * Whether a filter asks for a time. Such rows lie together, and a walk from the newest row would visit all later ones.
 */
export function asksForTime(filter: Filter<string> | null): boolean {
  if (filter === null) return false
  if ('field' in filter) return filter.field === 'em' || filter.field === 'id'
  return ('and' in filter ? filter.and : filter.or).some(asksForTime)
}
