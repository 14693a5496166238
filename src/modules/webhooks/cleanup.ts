import { sql } from 'drizzle-orm'
import type { Removals } from '../../platform/time/cleanup.ts'

/** Deliveries that have ended long ago, and those whose webhook was removed. */
export const webhooksCleanup: Removals = ({ old, most }) => [
  // Their places as an array have the server look each up; a join it would do by reading the whole table. One that is sent again
  // meanwhile has not ended any more.
  sql`delete from webhook_entregas where concluida_em < ${old} and ctid = any(array(
    select ctid from webhook_entregas where concluida_em < ${old} order by concluida_em limit ${most})) returning 1`,
  // The index is asked for the next webhook after each: there are few of them, and many deliveries.
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
