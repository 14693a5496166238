import { and, eq } from 'drizzle-orm'
import type { Caller } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { notFound } from '../errors.ts'
import { entregas, webhooks } from './tables.ts'

export type Webhook = typeof webhooks.$inferSelect
export type Entrega = typeof entregas.$inferSelect

const ID = /^wh_[0-9a-f]{32}$/

/** The webhook of this id, for its owner and for administrators; to all others it is not there. */
export async function webhookDe(
  db: Db,
  caller: Pick<Caller, 'id' | 'admin'>,
  id: string,
  { travar = false } = {}
): Promise<Webhook> {
  if (!ID.test(id)) throw notFound()
  const query = db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), caller.admin ? undefined : eq(webhooks.donoId, caller.id)))
  const [found] = await (travar ? query.for('no key update') : query)
  if (!found) throw notFound()
  return found
}

export const daEntrega = (webhook: Webhook, id: number) => and(eq(entregas.webhookId, webhook.id), eq(entregas.id, id))

export async function entregaDe(db: Db, webhook: Webhook, id: number): Promise<Entrega> {
  const [found] = await db.select().from(entregas).where(daEntrega(webhook, id))
  if (!found) throw notFound()
  return found
}
