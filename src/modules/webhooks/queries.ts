import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { codeWithin } from '../../core/contas/territorio/codes.ts'
import { coveredBy } from '../../core/contas/territorio/covered.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import { notFound } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { oneOf } from '../../platform/db/one-of.ts'
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

/**
 * The condition for the deliveries of a webhook that a caller may know of: those of cases only where the caller reaches
 * the place, those of imports only where the caller reaches all of it. Of a delivery of an earlier version the place is
 * not known.
 */
export function entregasOf(
  { id }: Pick<WebhookRow, 'id'>,
  { territorio }: Pick<Caller, 'territorio'>
): SQL | undefined {
  const ofWebhook = eq(entregas.webhookId, id)
  if (territorio === null) return ofWebhook
  const isReached = or(
    oneOf(entregas.uf, territorio.ufs),
    oneOf(entregas.municipio, territorio.municipios),
    codeWithin(entregas.municipioNotificacao, territorio)
  )
  const covered = coveredBy({ territorio }, entregas.territorio)
  return and(
    ofWebhook,
    sql`case when ${entregas.tipo} like 'agravo.%' then coalesce(${isReached}, false)
      when ${entregas.tipo} = 'importacao.concluida' then ${covered} else true end`
  )
}

export async function requireEntrega(
  db: Db,
  caller: Pick<Caller, 'territorio'>,
  webhook: WebhookRow,
  id: number
): Promise<EntregaRow> {
  const [found] = await db
    .select()
    .from(entregas)
    .where(and(entregasOf(webhook, caller), eq(entregas.id, id)))
  if (!found) throw notFound()
  return found
}
