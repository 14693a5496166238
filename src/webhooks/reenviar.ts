import { and, eq, inArray, sql } from 'drizzle-orm'
import { audit } from '../auditoria/record.ts'
import type { Context } from '../contract/handler.ts'
import { momentField } from '../db/lists/fields.ts'
import { refused, validationError } from '../errors.ts'
import { daEntrega, type Entrega, entregaDe, type Webhook, webhookDe } from './consultas.ts'
import { novoEventoId } from './eventos.ts'
import { entregas } from './tables.ts'

/** Sent again at once. */
const MOST = 10_000

/** Nothing is sent to a webhook that is off, so nothing is put into its queue. */
function exigeLigado({ ativo }: Webhook): void {
  if (!ativo) throw validationError([refused('webhook_id', 'field.webhook-off', 'WEBHOOK_OFF', {}, 'path')])
}

/** An event for this webhook alone. */
export async function testarWebhook(context: Context<'secured'>, webhookId: string): Promise<Entrega> {
  return await context.db.transaction(async (tx) => {
    const webhook = await webhookDe(tx, context.caller, webhookId, { travar: true })
    exigeLigado(webhook)
    const em = context.now()
    const [entrega] = await tx
      .insert(entregas)
      .values({
        webhookId: webhook.id,
        eventoId: sql`${novoEventoId}`,
        tipo: 'webhook.teste',
        em,
        dados: { mensagem: context.say('done.webhook-test') },
        proximaEm: em
      })
      .returning()
    return entrega!
  })
}

const deNovo = (em: Date) => ({
  estado: 'pendente' as const,
  tentativa: 0,
  proximaEm: em,
  concluidaEm: null
})

/** One delivery from the beginning of the schedule, whatever came of it before. */
export async function reenviarEntrega(context: Context<'secured'>, webhookId: string, id: number): Promise<Entrega> {
  return await context.db.transaction(async (tx) => {
    const webhook = await webhookDe(tx, context.caller, webhookId, { travar: true })
    exigeLigado(webhook)
    await entregaDe(tx, webhook, id)
    const [entrega] = await tx.update(entregas).set(deNovo(context.now())).where(daEntrega(webhook, id)).returning()
    const alvo = { tipo: 'webhook', id: null } as const
    await audit(tx, context, 'webhook.reenvio', alvo, { webhook_id: webhookId, entrega_id: id })
    return entrega!
  })
}

/** All that failed for good, of events since a moment, oldest first. */
export async function reenviarFalhas(context: Context<'secured'>, webhookId: string, desde: string): Promise<number> {
  return await context.db.transaction(async (tx) => {
    const webhook = await webhookDe(tx, context.caller, webhookId, { travar: true })
    exigeLigado(webhook)
    const falhas = tx
      .select({ id: entregas.id })
      .from(entregas)
      .where(
        and(
          eq(entregas.webhookId, webhook.id),
          eq(entregas.estado, 'falhou'),
          momentField(entregas.em).compare('gte', desde)
        )
      )
      .orderBy(entregas.id)
      .limit(MOST)
    const sent = await tx
      .update(entregas)
      .set(deNovo(context.now()))
      .where(and(eq(entregas.webhookId, webhook.id), inArray(entregas.id, falhas)))
      .returning({ id: entregas.id })
    const alvo = { tipo: 'webhook', id: null } as const
    await audit(tx, context, 'webhook.reenvio', alvo, { webhook_id: webhookId, desde, total: sent.length })
    return sent.length
  })
}
