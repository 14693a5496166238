import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../engine/contract/handler.ts'
import { notFound } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { openWebhook, type WebhookRow } from './sealed.ts'
import { entregas, webhooks } from './tables.ts'

export type { WebhookRow } from './sealed.ts'

export type EntregaRow = typeof entregas.$inferSelect

const ID = /^wh_[0-9a-f]{32}$/

/** Reads a webhook for its owner or an administrator. Throws 404 for everybody else. */
export async function requireWebhook(
  db: Db,
  caller: Pick<Caller, 'id' | 'admin'>,
  id: string,
  { lock = false } = {}
): Promise<WebhookRow> {
  if (!ID.test(id)) throw notFound()
  const query = db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), caller.admin ? undefined : eq(webhooks.donoId, caller.id)))
  const [found] = await (lock ? query.for('no key update') : query)
  if (!found) throw notFound()
  return openWebhook(found)
}

export const isEntrega = (webhook: WebhookRow, id: number) =>
  and(eq(entregas.webhookId, webhook.id), eq(entregas.id, id))

export async function requireEntrega(db: Db, webhook: WebhookRow, id: number): Promise<EntregaRow> {
  const [found] = await db.select().from(entregas).where(isEntrega(webhook, id))
  if (!found) throw notFound()
  return found
}
