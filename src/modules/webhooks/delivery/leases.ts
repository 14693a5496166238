// biome-ignore lint/style/noRestrictedImports: it is given a subquery.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { byKeys, type Db } from '../../../platform/db/client.ts'
import { prepareOnce } from '../../../platform/db/prepare.ts'
import { webhooks } from '../tables.ts'

/*
 * Decides which instance serves which webhook. It is hard because instances compete for webhooks while deliveries keep
 * coming, and the search must cost little however many deliveries wait. Leases run on the clock of the database, so
 * that instances need not agree on the time. When a delivery is due is decided by the time that the caller passes.
 */

export const LEASE_MS = 10_000

const lease = sql.raw(`clock_timestamp() + interval '${LEASE_MS} milliseconds'`)
const me = sql`${sql.placeholder('me')}::uuid`

export interface TakenWebhook {
  id: string
  /** Since when every attempt has failed; null when the last one succeeded. */
  falhandoDesde: Date | null
}

/** How many healthy webhooks and how many failing ones may be taken. */
export interface FreePlaces {
  healthy: number
  failing: number
}

/** Whether no other instance serves the webhook. */
const isFree: SQL = sql`w.ativo and (w.tomado_ate is null or w.tomado_ate < clock_timestamp() or w.tomado_por = ${me})`

// Finds webhooks with work by jumping from one to the next in the indexes, so that neither the number of deliveries nor
// webhooks without work cost anything. Healthy and failing webhooks are ranked separately; those that waited longest
// come first.
const toTake: SQL = sql`(
  with recursive first_attempts as (
    (select webhook_id from webhook_entregas where estado = 'pendente' and tentativa = 0 order by webhook_id limit 1)
    union all
    select (
      select e.webhook_id from webhook_entregas e
      where e.estado = 'pendente' and e.tentativa = 0 and e.webhook_id > p.webhook_id order by e.webhook_id limit 1
    ) from first_attempts p where p.webhook_id is not null
  ),
  retries as (
    (select webhook_id, proxima_em from webhook_entregas where estado = 'pendente' and tentativa > 0
      order by webhook_id, proxima_em limit 1)
    union all
    select e.webhook_id, e.proxima_em from retries r cross join lateral (
      select e.webhook_id, e.proxima_em from webhook_entregas e
      where e.estado = 'pendente' and e.tentativa > 0 and e.webhook_id > r.webhook_id
      order by e.webhook_id, e.proxima_em limit 1
    ) e
  ),
  due as (
    select w.id, w.falhando_desde is not null as failing,
      row_number() over (partition by w.falhando_desde is not null order by w.tomado_ate nulls first, w.id) as place
    from (
      select webhook_id from first_attempts
      union select webhook_id from retries where proxima_em <= ${sql.placeholder('now')}::timestamptz
    ) d join webhooks w on w.id = d.webhook_id
    where ${isFree} and w.id <> all(${sql.placeholder('except')}::text[])
  ),
  free as (
    select w.id from webhooks w
    where w.id in (
      select id from due
      where place <= case when failing then ${sql.placeholder('failing')}::int else ${sql.placeholder('healthy')}::int end
    ) and ${isFree}
    for update skip locked
  )
  select id from free
) chosen`

const takeStatement = prepareOnce((db) =>
  byKeys(db)
    .update(webhooks)
    .set({ tomadoPor: me, tomadoAte: lease })
    .from(toTake)
    .where(sql`${webhooks.id} = chosen.id`)
    .returning({ id: webhooks.id, falhandoDesde: webhooks.falhandoDesde })
    .prepare('webhooks_take')
)

/** Takes webhooks that have work and that no other instance serves. */
export async function takeWebhooks(
  db: Db,
  instance: string,
  { now, except, places }: { now: Date; except: string[]; places: FreePlaces }
): Promise<TakenWebhook[]> {
  return await takeStatement(db).execute({ me: instance, now: now.toISOString(), except: asArray(except), ...places })
}

/** Whether any delivery waits, for whatever. While none does, only a new one can become due. Each half has an index. */
export async function isAnyPending(db: Db): Promise<boolean> {
  const [found] = await byKeys(db).execute<{ any: boolean }>(sql`
    select exists (select from webhook_entregas where estado = 'pendente' and tentativa = 0)
      or exists (select from webhook_entregas where estado = 'pendente' and tentativa > 0) as any`)
  return found!.any
}

const renewStatement = prepareOnce((db) =>
  byKeys(db)
    .update(webhooks)
    .set({ tomadoAte: lease })
    .where(
      inArray(
        webhooks.id,
        // Every statement that locks several webhooks does so in this order.
        sql`(select id from webhooks where id = any(${sql.placeholder('ids')}::text[]) and tomado_por = ${me} and ativo
          order by id for update)`
      )
    )
    .returning({ id: webhooks.id })
    .prepare('webhooks_renew')
)

/** Renews the leases of this instance. Returns the webhooks that are still its own. */
export async function renewLeases(db: Db, instance: string, ids: string[]): Promise<Set<string>> {
  const rows = await renewStatement(db).execute({ me: instance, ids: asArray(ids) })
  return new Set(rows.map(({ id }) => id))
}

const giveBackStatement = prepareOnce((db) =>
  byKeys(db)
    .update(webhooks)
    .set({
      tomadoPor: null,
      // The moment stays in the row as that of the last turn.
      tomadoAte: sql`clock_timestamp() + ${sql.placeholder('restMs')}::int * interval '1 millisecond'`
    })
    .where(and(eq(webhooks.id, sql.placeholder('id')), eq(webhooks.tomadoPor, me)))
    .prepare('webhooks_give_back')
)

/** Gives a webhook back. No instance takes it before it has rested. */
export async function giveBack(db: Db, instance: string, id: string, restMs: number): Promise<void> {
  await giveBackStatement(db).execute({ me: instance, id, restMs })
}

/** Writes a list in the form of PostgreSQL. The ids of webhooks need no quotes. */
const asArray = (ids: string[]) => `{${ids.join(',')}}`
