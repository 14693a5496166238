import { randomUUID } from 'node:crypto'
import { count, eq, sql } from 'drizzle-orm'
import type { components } from '../../generated/types-b.ts'
import { audit } from '../auditoria/record.ts'
import type { Context } from '../contract/handler.ts'
import { HIDDEN } from '../contract/hidden.ts'
import { refused, validationError } from '../errors.ts'
import { novoSegredo } from './assinar.ts'
import { type Webhook, webhookDe } from './consultas.ts'
import { verificarWebhook } from './regras.ts'
import { webhooks } from './tables.ts'

type Novo = components['schemas']['WebhookNovo']
type Mudanca = components['schemas']['WebhookEditar']

/** Of one owner. */
const MOST = 20
/** How long the former secret signs beside the new one. */
const OVERLAP_MS = 24 * 3600_000

const alvo = { tipo: 'webhook', id: null } as const

export async function criarWebhook(context: Context<'secured'>, corpo: Novo): Promise<Webhook> {
  verificarWebhook(context, corpo)
  const { caller, now } = context
  const id = `wh_${randomUUID().replaceAll('-', '')}`
  return await context.db.transaction(async (tx) => {
    // One at a time by owner: two who both count nineteen would both add the twentieth.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks.dono.${caller.id}`}, 0))`)
    const [has] = await tx.select({ n: count() }).from(webhooks).where(eq(webhooks.donoId, caller.id))
    if ((has?.n ?? 0) >= MOST)
      throw validationError([refused('url', 'field.webhooks-many', 'LIMIT_REACHED', { limit: MOST })])
    const [novo] = await tx
      .insert(webhooks)
      .values({
        id,
        donoId: caller.id,
        url: new URL(corpo.url).href,
        eventos: corpo.eventos,
        headers: corpo.headers ?? {},
        ativo: corpo.ativo ?? true,
        segredo: novoSegredo(),
        criadoEm: now(),
        atualizadoEm: now()
      })
      .returning()
    await audit(tx, context, 'webhook.criado', alvo, { webhook_id: id, eventos: corpo.eventos })
    return novo!
  })
}

export async function editarWebhook(context: Context<'secured'>, id: string, corpo: Mudanca): Promise<Webhook> {
  return await context.db.transaction(async (tx) => {
    const antes = await webhookDe(tx, context.caller, id, { travar: true })
    const headers = corpo.headers && comValores(corpo.headers, antes.headers)
    verificarWebhook(context, { ...corpo, headers })
    const [depois] = await tx
      .update(webhooks)
      .set({
        ...(corpo.url === undefined ? {} : { url: new URL(corpo.url).href }),
        ...(corpo.eventos === undefined ? {} : { eventos: corpo.eventos }),
        ...(headers === undefined ? {} : { headers }),
        ...(corpo.ativo === undefined ? {} : { ativo: corpo.ativo }),
        // Its owner trusts the receiver again.
        ...(corpo.ativo === true ? { falhandoDesde: null, desligadoEm: null, motivo: null } : {}),
        atualizadoEm: context.now()
      })
      .where(eq(webhooks.id, id))
      .returning()
    await audit(tx, context, 'webhook.alterado', alvo, { webhook_id: id, campos: Object.keys(corpo).sort() })
    return depois!
  })
}

/** A header that comes back as it was shown keeps its value, however its name is written. */
function comValores(sent: Record<string, string>, before: Record<string, string>): Record<string, string> {
  // A map: `valueOf` is a good name of a header, and every object has one.
  const values = new Map(Object.entries(before).map(([name, value]) => [name.toLowerCase(), value]))
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      value === HIDDEN ? (values.get(name.toLowerCase()) ?? value) : value
    ])
  )
}

export async function excluirWebhook(context: Context<'secured'>, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await webhookDe(tx, context.caller, id, { travar: true })
    // Its deliveries may be many; they are cleaned up later, and not shown or sent any more.
    await tx.delete(webhooks).where(eq(webhooks.id, id))
    await audit(tx, context, 'webhook.excluido', alvo, { webhook_id: id })
  })
}

export async function rotacionarSegredo(context: Context<'secured'>, id: string): Promise<Webhook> {
  return await context.db.transaction(async (tx) => {
    const antes = await webhookDe(tx, context.caller, id, { travar: true })
    const agora = context.now()
    const [depois] = await tx
      .update(webhooks)
      .set({
        segredo: novoSegredo(),
        segredoAnterior: antes.segredo,
        anteriorAte: new Date(agora.getTime() + OVERLAP_MS),
        atualizadoEm: agora
      })
      .where(eq(webhooks.id, id))
      .returning()
    await audit(tx, context, 'webhook.segredo_trocado', alvo, { webhook_id: id })
    return depois!
  })
}
