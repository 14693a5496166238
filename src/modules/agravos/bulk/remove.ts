import { sql } from 'drizzle-orm'
import { hasHistory } from '../../../core/auditoria/queries.ts'
import type { Executor } from '../../../platform/db/load.ts'
import { type Reach, within } from '../reach.ts'

export interface Removed {
  removed: number
  /** Cases that were changed after they were recorded, or are beyond reach. They are not removed. */
  kept: { id: number; numero_notificacao: string }[]
  /** The number of cases that were deleted or missing already. */
  gone: number
}

/**
 * Removes cases for good, except those that were changed after they were recorded, and those beyond reach. `ids` is
 * an int4multirange of a few thousand. Must be called in a transaction: locking the cases first waits for changes
 * under way and then sees them.
 */
export async function removeUnchanged(db: Executor, reach: Reach, ids: string): Promise<Removed> {
  const locked = await db.execute<{ id: number }>(sql`
    select c.id from unnest(${ids}::int4multirange) ids join casos c on c.id >= lower(ids) and c.id < upper(ids)
    order by c.id for update of c`)
  const all = sql`${sql.param(locked.map(({ id }) => id))}::int[]`
  const isChanged = sql`(atualizado_em <> criado_em or ${hasHistory('caso', sql`casos.id`)})`
  const removed = await db.execute(sql`
    delete from casos where id = any(${all}) and excluido_em is null and not ${isChanged} and ${within(reach) ?? sql`true`}
    returning id`)
  const kept = await db.execute<Removed['kept'][number]>(sql`
    select id, numero_notificacao from casos where id = any(${all}) and excluido_em is null order by id`)
  const [counted] = await db.execute<{ n: number }>(sql`
    select coalesce(sum(upper(ids) - lower(ids)), 0)::int as n from unnest(${ids}::int4multirange) ids`)
  return { removed: removed.length, kept, gone: (counted?.n ?? 0) - removed.length - kept.length }
}
