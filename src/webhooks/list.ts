import { and, eq, inArray, sql } from 'drizzle-orm'
import type { WebhooksHandlers } from '../../generated/handlers.ts'
import type { Caller } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { conditionOf, momentField, sortKeys, textField, valueField } from '../db/lists/fields.ts'
import { inOrder, readPage } from '../db/lists/page.ts'
import type { EntregaRow, WebhookRow } from './queries.ts'
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
  { filter, order, page, size }: WebhooksRequest
): Promise<{ total: number; rows: WebhookRow[] }> {
  const { total, ids } = await readPage<string>(db, {
    table: webhooks,
    id: sql`${webhooks.id}`,
    where: and(
      caller.admin ? undefined : eq(webhooks.donoId, caller.id),
      filter ? conditionOf(webhookFields, filter) : undefined
    ),
    keys: sortKeys(webhookFields, order, webhooks.id),
    limit: size,
    offset: (page - 1) * size
  })
  const rows = await db.select().from(webhooks).where(inArray(webhooks.id, ids))
  return { total, rows: inOrder(ids, rows.map(openWebhook), (row) => row.id) }
}

export async function readEntregas(
  db: Db,
  webhook: WebhookRow,
  { filter, order, page, size }: EntregasRequest
): Promise<{ total: number; rows: EntregaRow[] }> {
  const { total, ids } = await readPage(db, {
    table: entregas,
    id: sql`${entregas.id}`,
    where: and(eq(entregas.webhookId, webhook.id), filter ? conditionOf(entregaFields, filter) : undefined),
    keys: sortKeys(entregaFields, order, entregas.id),
    limit: size,
    offset: (page - 1) * size
  })
  const rows = await db
    .select()
    .from(entregas)
    .where(and(eq(entregas.webhookId, webhook.id), inArray(entregas.id, ids)))
  return { total, rows: inOrder(ids, rows, (row) => row.id) }
}
