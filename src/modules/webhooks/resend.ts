// biome-ignore lint/style/noRestrictedImports: it is given a subquery.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { audit } from '../../core/auditoria/record.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { refused, validationError } from '../../errors.ts'
import { momentField } from '../../platform/db/lists/fields.ts'
import { newEventoId } from './events.ts'
import { type EntregaRow, entregasOf, requireEntrega, requireWebhook, type WebhookRow } from './queries.ts'
import { entregas } from './tables.ts'

/** The most deliveries that are sent again at once. */
const MOST = 10_000

const subject = { tipo: 'webhook', id: null } as const

/** Refuses a webhook that is switched off: nothing is sent to it, so nothing may enter its queue. */
function requireActive({ ativo }: WebhookRow): void {
  if (!ativo) throw validationError([refused('webhook_id', 'field.webhook-off', 'WEBHOOK_OFF', {}, 'path')])
}

/** Creates a test event for this webhook alone. */
export async function sendTest(context: Context<'secured'>, webhookId: string): Promise<EntregaRow> {
  return await context.db.transaction(async (tx) => {
    const webhook = await requireWebhook(tx, context.caller, webhookId, { lock: true })
    requireActive(webhook)
    const em = context.now()
    const [entrega] = await tx
      .insert(entregas)
      .values({
        webhookId: webhook.id,
        eventoId: sql`${newEventoId}`,
        tipo: 'webhook.teste',
        em,
        dados: { mensagem: context.say('done.webhook-test') },
        proximaEm: em
      })
      .returning()
    return entrega!
  })
}

const fromTheStart = (at: Date) => ({
  estado: 'pendente' as const,
  tentativa: 0,
  proximaEm: at,
  concluidaEm: null
})

/** Starts one delivery again from the beginning of the schedule, whatever its outcome was. */
export async function resendEntrega(context: Context<'secured'>, webhookId: string, id: number): Promise<EntregaRow> {
  return await context.db.transaction(async (tx) => {
    const webhook = await requireWebhook(tx, context.caller, webhookId, { lock: true })
    requireActive(webhook)
    await requireEntrega(tx, context.caller, webhook, id)
    const [entrega] = await tx
      .update(entregas)
      .set(fromTheStart(context.now()))
      .where(and(eq(entregas.webhookId, webhook.id), eq(entregas.id, id)))
      .returning()
    await audit(tx, context, 'webhook.reenvio', subject, { webhook_id: webhookId, entrega_id: id })
    return entrega!
  })
}

/** Starts again all deliveries that failed for good, of events since a moment, oldest first. */
export async function resendFailed(context: Context<'secured'>, webhookId: string, desde: string): Promise<number> {
  return await context.db.transaction(async (tx) => {
    const webhook = await requireWebhook(tx, context.caller, webhookId, { lock: true })
    requireActive(webhook)
    const failed = tx
      .select({ id: entregas.id })
      .from(entregas)
      .where(
        and(
          entregasOf(webhook, context.caller),
          eq(entregas.estado, 'falhou'),
          momentField(entregas.em).compare('gte', desde)
        )
      )
      .orderBy(entregas.id)
      .limit(MOST)
    const sent = await tx
      .update(entregas)
      .set(fromTheStart(context.now()))
      .where(and(eq(entregas.webhookId, webhook.id), inArray(entregas.id, failed)))
      .returning({ id: entregas.id })
    await audit(tx, context, 'webhook.reenvio', subject, { webhook_id: webhookId, desde, total: sent.length })
    return sent.length
  })
}
