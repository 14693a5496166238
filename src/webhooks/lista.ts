import { and, eq, inArray, sql } from 'drizzle-orm'
import type { WebhooksHandlers } from '../../generated/handlers.ts'
import type { Caller } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { condicao, momento, ordenacao, texto, valor } from '../db/lista.ts'
import { emOrdem, pagina } from '../db/pagina.ts'
import { entregas, webhooks } from '../db/tables/webhooks.ts'
import type { Entrega, Webhook } from './consultas.ts'

const camposDoWebhook = {
  ativo: valor(webhooks.ativo),
  url: texto(webhooks.url),
  dono_id: valor(webhooks.donoId),
  criado_em: momento(webhooks.criadoEm),
  atualizado_em: momento(webhooks.atualizadoEm)
}

const camposDaEntrega = {
  id: valor(entregas.id),
  estado: valor(entregas.estado),
  tipo: texto(entregas.tipo),
  evento_id: texto(entregas.eventoId),
  timestamp: momento(entregas.em)
}

type ListaDeWebhooks = Parameters<WebhooksHandlers['listarWebhooks']>[0]['list']
type ListaDeEntregas = Parameters<WebhooksHandlers['listarEntregas']>[0]['list']

export async function paginaDeWebhooks(
  db: Db,
  caller: Pick<Caller, 'id' | 'admin'>,
  { filter, order, page, size }: ListaDeWebhooks
): Promise<{ total: number; rows: Webhook[] }> {
  const { total, ids } = await pagina<string>(db, {
    table: webhooks,
    id: sql`${webhooks.id}`,
    where: and(
      caller.admin ? undefined : eq(webhooks.donoId, caller.id),
      filter ? condicao(camposDoWebhook, filter) : undefined
    ),
    keys: ordenacao(camposDoWebhook, order, webhooks.id),
    limit: size,
    offset: (page - 1) * size
  })
  const rows = await db.select().from(webhooks).where(inArray(webhooks.id, ids))
  return { total, rows: emOrdem(ids, rows, (row) => row.id) }
}

export async function paginaDeEntregas(
  db: Db,
  webhook: Webhook,
  { filter, order, page, size }: ListaDeEntregas
): Promise<{ total: number; rows: Entrega[] }> {
  const { total, ids } = await pagina(db, {
    table: entregas,
    id: sql`${entregas.id}`,
    where: and(eq(entregas.webhookId, webhook.id), filter ? condicao(camposDaEntrega, filter) : undefined),
    keys: ordenacao(camposDaEntrega, order, entregas.id),
    limit: size,
    offset: (page - 1) * size
  })
  const rows = await db
    .select()
    .from(entregas)
    .where(and(eq(entregas.webhookId, webhook.id), inArray(entregas.id, ids)))
  return { total, rows: emOrdem(ids, rows, (row) => row.id) }
}
