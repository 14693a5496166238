import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

/**
 * Which instance serves which webhook. Leases run on the database's own clock, so that instances need not agree on the time; what is due
 * runs on the time that is given.
 */

export const LEASE_MS = 10_000

const lease = sql.raw(`clock_timestamp() + interval '${LEASE_MS} milliseconds'`)

export interface TakenWebhook {
  id: string
  /** Since when there was nothing but failures. */
  failingSince: Date | null
}

/** How many webhooks may be taken that have not failed last, and that have. */
export interface FreePlaces {
  healthy: number
  failing: number
}

/** For an instance: the webhooks that it serves already, or that nobody does. */
const isFree = (me: string) =>
  sql`w.ativo and (w.tomado_ate is null or w.tomado_ate < clock_timestamp() or w.tomado_por = ${me}::text::uuid)`

// The webhooks that have work are found by leaping from one to the next in the indexes: neither the deliveries nor the webhooks
// without work cost anything.
const firstAttempts = sql.raw(`
  (select webhook_id from webhook_entregas where estado = 'pendente' and tentativa = 0 order by webhook_id limit 1)
  union all
  select (
    select e.webhook_id from webhook_entregas e
    where e.estado = 'pendente' and e.tentativa = 0 and e.webhook_id > p.webhook_id order by e.webhook_id limit 1
  ) from primeiras p where p.webhook_id is not null`)

const earliestRetries = sql.raw(`
  (select webhook_id, proxima_em from webhook_entregas where estado = 'pendente' and tentativa > 0
    order by webhook_id, proxima_em limit 1)
  union all
  select e.webhook_id, e.proxima_em from repetidas r cross join lateral (
    select e.webhook_id, e.proxima_em from webhook_entregas e
    where e.estado = 'pendente' and e.tentativa > 0 and e.webhook_id > r.webhook_id
    order by e.webhook_id, e.proxima_em limit 1
  ) e`)

/** Takes webhooks that have work and that nobody serves. Those who waited longest come first, the healthy and the failing each among themselves. */
export async function takeWebhooks(
  db: Db,
  me: string,
  { now, except, places }: { now: Date; except: string[]; places: FreePlaces }
): Promise<TakenWebhook[]> {
  const rows = await db.execute<{ id: string; desde: number | null }>(sql`
    with recursive primeiras as (${firstAttempts}), repetidas as (${earliestRetries}),
    devidos as (
      select w.id, w.falhando_desde is not null as falhando,
        row_number() over (partition by w.falhando_desde is not null order by w.tomado_ate nulls first, w.id) as vez
      from (
        select webhook_id from primeiras
        union select webhook_id from repetidas where proxima_em <= ${now.toISOString()}::timestamptz
      ) d join webhooks w on w.id = d.webhook_id
      where ${isFree(me)} and w.id <> all(${asArray(except)}::text[])
    ),
    escolhidos as (
      select w.id from webhooks w
      where w.id in (
        select id from devidos where vez <= case when falhando then ${places.failing}::int else ${places.healthy}::int end
      ) and ${isFree(me)}
      for update skip locked
    )
    update webhooks w set tomado_por = ${me}::text::uuid, tomado_ate = ${lease}
    from escolhidos where w.id = escolhidos.id
    returning w.id, extract(epoch from w.falhando_desde)::float8 * 1000 as desde`)
  return rows.map(({ id, desde }) => ({ id, failingSince: desde === null ? null : new Date(Math.round(desde)) }))
}

/** A sign of life. Returns those that are still ours. */
export async function renewLeases(db: Db, me: string, ids: string[]): Promise<Set<string>> {
  const rows = await db.execute<{ id: string }>(sql`
    update webhooks set tomado_ate = ${lease}
    where id in (
      select id from webhooks where id = any(${asArray(ids)}::text[]) and tomado_por = ${me}::text::uuid and ativo
      order by id for update
    ) returning id`)
  return new Set(rows.map(({ id }) => id))
}

/** Gives a webhook back; nobody takes it before it has rested. The moment stays, as that of the last turn. */
export async function giveBack(db: Db, me: string, id: string, restMs: number): Promise<void> {
  await db.execute(sql`
    update webhooks set tomado_por = null, tomado_ate = clock_timestamp() + ${restMs}::int * interval '1 millisecond'
    where id = ${id} and tomado_por = ${me}::text::uuid`)
}

/** As PostgreSQL writes a list; ids of webhooks need no quotes. */
const asArray = (ids: string[]) => `{${ids.join(',')}}`
