import { and, eq } from 'drizzle-orm'
import type { WebhooksHandlers } from '../../../generated/handlers.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import type { Db } from '../../platform/db/client.ts'
import { momentField, textField, valueField } from '../../platform/db/lists/fields.ts'
import { idsOfList, rowsOfList } from '../../platform/db/lists/ids.ts'
import { inOrder } from '../../platform/db/lists/page.ts'
import { oneOf } from '../../platform/db/one-of.ts'
import { type EntregaRow, entregasOf, type WebhookRow } from './queries.ts'
import { openWebhook } from './sealed.ts'
import { entregas, webhooks } from './tables.ts'

const webhookFields = {
  ativo: valueField(webhooks.ativo),
  url: textField(webhooks.url),
  dono_id: valueField(webhooks.donoId),
  criado_em: momentField(webhooks.criadoEm),
  atualizado_em: momentField(webhooks.atualizadoEm)
}

const entregaFields = {
  id: valueField(entregas.id),
  estado: valueField(entregas.estado),
  tipo: textField(entregas.tipo),
  evento_id: textField(entregas.eventoId),
  timestamp: momentField(entregas.em)
}

type WebhooksRequest = Parameters<WebhooksHandlers['listarWebhooks']>[0]['list']
type EntregasRequest = Parameters<WebhooksHandlers['listarEntregas']>[0]['list']

export async function readWebhooks(
  db: Db,
  caller: Pick<Caller, 'id' | 'admin'>,
  list: WebhooksRequest
): Promise<{ total: number; rows: WebhookRow[] }> {
  const isSeen = caller.admin ? undefined : eq(webhooks.donoId, caller.id)
  const { total, rows } = await rowsOfList(db, webhooks, webhookFields, list, isSeen)
  return { total, rows: rows.map(openWebhook) }
}

export async function readEntregas(
  db: Db,
  caller: Pick<Caller, 'territorio'>,
  webhook: WebhookRow,
  list: EntregasRequest
): Promise<{ total: number; rows: EntregaRow[] }> {
  const { total, ids } = await idsOfList(db, entregas, entregaFields, list, entregasOf(webhook, caller))
  const rows = await db
    .select()
    .from(entregas)
    .where(and(eq(entregas.webhookId, webhook.id), oneOf(entregas.id, ids)))
  return { total, rows: inOrder(ids, rows, (row) => row.id) }
}
