/*
 * Registers, changes and removes webhooks. It is hard because a webhook holds what must not reach the wrong receiver:
 * headers with passwords, and a secret that signs. A change of address to another origin therefore drops the headers
 * and makes a new secret. Headers that come back in their hidden form keep their values, but only for the same origin.
 */

import { randomUUID } from 'node:crypto'
import { count, eq, sql } from 'drizzle-orm'
import type { components } from '../../../generated/types-b.ts'
import { audit } from '../../core/auditoria/record.ts'
import { requireFreshLogin } from '../../core/contas/fresh.ts'
import { codesOf } from '../../core/contas/territorio/covered.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { HIDDEN } from '../../engine/contract/request/hidden.ts'
import { requireAsShown } from '../../engine/contract/request/sent-back.ts'
import { refused, validationError } from '../../errors.ts'
import { parseUrl } from '../../platform/settings/parse-address.ts'
import { requireWebhook, type WebhookRow } from './queries.ts'
import { checkWebhook } from './rules.ts'
import { openWebhook, sealNewSecrets, sealSecrets } from './sealed.ts'
import { newSegredo } from './sending/signature.ts'
import { webhookShape } from './shapes.ts'
import { webhooks } from './tables.ts'

type NewWebhook = components['schemas']['WebhookNovo']
type WebhookChange = components['schemas']['WebhookEditar']

/** The most webhooks of one owner. */
const MOST = 20
/** How long the former secret signs beside the new one. */
const OVERLAP_MS = 24 * 3600_000

const changeable = ['alertas', 'ativo', 'eventos', 'headers', 'url'] as const

const subject = { tipo: 'webhook', id: null } as const

/** The only part of an address that the audit trail keeps: paths and queries may hold keys. */
const originOf = (url: string): string => new URL(url).origin

const origins = (before: string, after: string) => ({
  origem: originOf(after),
  ...(originOf(before) === originOf(after) ? {} : { origem_anterior: originOf(before) })
})

export async function createWebhook(context: Context<'secured'>, body: NewWebhook): Promise<WebhookRow> {
  checkWebhook(context, body)
  const { caller, now } = context
  const id = `wh_${randomUUID().replaceAll('-', '')}`
  return await context.db.transaction(async (tx) => {
    // Owners add webhooks one at a time: two requests that both count nineteen would both add the twentieth.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks.dono.${caller.id}`}, 0))`)
    const [has] = await tx.select({ n: count() }).from(webhooks).where(eq(webhooks.donoId, caller.id))
    if ((has?.n ?? 0) >= MOST)
      throw validationError([refused('url', 'field.webhooks-many', 'LIMIT_REACHED', { limit: MOST })])
    const [created] = await tx
      .insert(webhooks)
      .values({
        id,
        donoId: caller.id,
        url: new URL(body.url).href,
        eventos: body.eventos,
        ativo: body.ativo ?? true,
        alertas: body.alertas ?? false,
        territorio: caller.chave?.territorio ? codesOf(caller.chave.territorio) : null,
        ...sealNewSecrets(id, { segredo: newSegredo(), headers: body.headers ?? {} }),
        criadoEm: now(),
        atualizadoEm: now()
      })
      .returning()
    await audit(tx, context, 'webhook.criado', subject, {
      webhook_id: id,
      origem: originOf(body.url),
      eventos: body.eventos,
      ...(body.alertas ? { alertas: true } : {})
    })
    return openWebhook(created!)
  })
}

/**
 * Changes a webhook. Another origin is another receiver, whoever names it. It must not be sent the headers that were
 * meant for the former one, nor anything that the former secret signs.
 */
export async function updateWebhook(context: Context<'secured'>, id: string, body: WebhookChange) {
  return await context.db.transaction(async (tx) => {
    const before = await requireWebhook(tx, context.caller, id, { lock: true })
    await context.requireMatch({ db: tx })
    requireAsShown(body, webhookShape(before), ['id', 'dono_id', 'criado_em'])
    const moved = isMoved(before.url, body.url)
    const headers = body.headers ? withKeptValues(body.headers, moved ? {} : before.headers) : moved ? {} : undefined
    checkWebhook(context, { ...body, headers })
    if (moved) requireFreshLogin(context)
    const [after] = await tx
      .update(webhooks)
      .set({
        ...(body.url === undefined ? {} : { url: new URL(body.url).href }),
        ...(body.eventos === undefined ? {} : { eventos: body.eventos }),
        ...(body.alertas === undefined ? {} : { alertas: body.alertas }),
        ...sealSecrets(id, { headers, ...(moved ? { segredo: newSegredo(), segredoAnterior: null } : {}) }),
        ...(moved ? { anteriorAte: null } : {}),
        ...(body.ativo === undefined ? {} : { ativo: body.ativo }),
        // Switching it on says that the owner trusts the receiver again.
        ...(body.ativo === true ? { falhandoDesde: null, desligadoEm: null, motivo: null } : {}),
        atualizadoEm: context.now()
      })
      .where(eq(webhooks.id, id))
      .returning()
    await audit(tx, context, 'webhook.alterado', subject, {
      webhook_id: id,
      campos: changeable.filter((name) => name in body),
      ...origins(before.url, after!.url)
    })
    return { webhook: openWebhook(after!), hasNewSegredo: moved }
  })
}

/**
 * Whether an address differs from the current one in scheme, host or port. An address that cannot be parsed is refused
 * elsewhere.
 */
const isMoved = (from: string, to: string | undefined): boolean =>
  to !== undefined && parseUrl(to) !== null && originOf(to) !== originOf(from)

/** Replaces the placeholder of hidden headers with their current values. Names match in any case. */
function withKeptValues(sent: Record<string, string>, kept: Record<string, string>): Record<string, string> {
  // A map, since `valueOf` is a valid name of a header and every object has one.
  const values = new Map(Object.entries(kept).map(([name, value]) => [name.toLowerCase(), value]))
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      value === HIDDEN ? (values.get(name.toLowerCase()) ?? value) : value
    ])
  )
}

export async function deleteWebhook(context: Context<'secured'>, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { url } = await requireWebhook(tx, context.caller, id, { lock: true })
    await context.requireMatch({ db: tx })
    // There may be many deliveries. They are no longer shown or sent, and are cleaned up later.
    await tx.delete(webhooks).where(eq(webhooks.id, id))
    await audit(tx, context, 'webhook.excluido', subject, { webhook_id: id, origem: originOf(url) })
  })
}

export async function rotateSegredo(context: Context<'secured'>, id: string): Promise<WebhookRow> {
  requireFreshLogin(context)
  return await context.db.transaction(async (tx) => {
    const before = await requireWebhook(tx, context.caller, id, { lock: true })
    const now = context.now()
    const [after] = await tx
      .update(webhooks)
      .set({
        ...sealSecrets(id, { segredo: newSegredo(), segredoAnterior: before.segredo }),
        anteriorAte: new Date(now.getTime() + OVERLAP_MS),
        atualizadoEm: now
      })
      .where(eq(webhooks.id, id))
      .returning()
    await audit(tx, context, 'webhook.segredo_trocado', subject, { webhook_id: id, origem: originOf(before.url) })
    return openWebhook(after!)
  })
}
