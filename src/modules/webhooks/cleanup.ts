import { sql } from 'drizzle-orm'
import type { Removals } from '../../platform/time/cleanup.ts'

/** Removes deliveries that ended long ago, and those of webhooks that no longer exist. */
export const webhooksCleanup: Removals = ({ old, most }) => [
  // An array of row addresses makes the server look each one up; for a join it would read the whole table. The outer
  // condition is repeated for a delivery that is sent again meanwhile: it has not ended any more.
  sql`delete from webhook_entregas where concluida_em < ${old} and ctid = any(array(
    select ctid from webhook_entregas where concluida_em < ${old} order by concluida_em limit ${most})) returning 1`,
  // Asks the index for the next webhook after each one found: webhooks are few and deliveries are many.
  sql`with recursive holder (id) as (
      (select webhook_id from webhook_entregas order by webhook_id limit 1)
      union all
      select (select webhook_id from webhook_entregas where webhook_id > holder.id order by webhook_id limit 1) from holder where id is not null
    ), orphan as materialized (
      select id from holder where id is not null and not exists (select 1 from webhooks where webhooks.id = holder.id)
    )
    delete from webhook_entregas where ctid = any(array(
      select delivery.ctid from orphan cross join lateral (select ctid from webhook_entregas where webhook_id = orphan.id limit ${most}) delivery
      limit ${most})) returning 1`
]
