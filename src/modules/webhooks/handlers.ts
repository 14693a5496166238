import type { WebhooksHandlers } from '../../../generated/handlers.ts'
import { wrap, wrapList } from '../../engine/contract/list/wrap.ts'
import { readEntregas, readWebhooks } from './list.ts'
import { requireEntrega, requireWebhook } from './queries.ts'
import { createWebhook, deleteWebhook, rotateSegredo, updateWebhook } from './registration.ts'
import { resendEntrega, resendFailed, sendTest } from './resend.ts'
import { entregaShape, webhookShape } from './shapes.ts'

export const listarWebhooks: WebhooksHandlers['listarWebhooks'] = async ({ list }, { db, caller, now, path }) => {
  const { total, rows } = await readWebhooks(db, caller, list)
  return { status: 200, body: wrapList(rows.map(webhookShape), path, list, total, now()) }
}

export const criarWebhook: WebhooksHandlers['criarWebhook'] = async ({ body }, context) => {
  const webhook = await createWebhook(context, body)
  return {
    status: 201,
    body: wrap({ ...webhookShape(webhook), segredo: webhook.segredo }, context.now())
  }
}

export const obterWebhook: WebhooksHandlers['obterWebhook'] = async ({ params }, { db, caller, now }) => {
  const webhook = await requireWebhook(db, caller, params.webhook_id)
  return { status: 200, body: wrap(webhookShape(webhook), now()) }
}

export const editarWebhook: WebhooksHandlers['editarWebhook'] = async ({ params, body }, context) => {
  const { webhook, hasNewSegredo } = await updateWebhook(context, params.webhook_id, body)
  context.deliveries.wake()
  const shown = hasNewSegredo ? { ...webhookShape(webhook), segredo: webhook.segredo } : webhookShape(webhook)
  return { status: 200, body: wrap(shown, context.now()) }
}

export const excluirWebhook: WebhooksHandlers['excluirWebhook'] = async ({ params }, context) => {
  await deleteWebhook(context, params.webhook_id)
  return { status: 204, body: undefined }
}

export const rotacionarSegredo: WebhooksHandlers['rotacionarSegredo'] = async ({ params }, context) => {
  const { id, segredo, anteriorAte } = await rotateSegredo(context, params.webhook_id)
  const data = { id, segredo, segredo_anterior_ate: (anteriorAte as Date).toISOString() }
  return { status: 200, body: wrap(data, context.now()) }
}

export const testarWebhook: WebhooksHandlers['testarWebhook'] = async ({ params }, context) => {
  const entrega = await sendTest(context, params.webhook_id)
  context.deliveries.wake()
  return { status: 202, body: wrap(entregaShape(entrega, context.caller), context.now()) }
}

export const listarEntregas: WebhooksHandlers['listarEntregas'] = async ({ params, list }, context) => {
  const { db, caller, now, path } = context
  const webhook = await requireWebhook(db, caller, params.webhook_id)
  const { total, rows } = await readEntregas(db, caller, webhook, list)
  const data = rows.map((row) => entregaShape(row, caller))
  return { status: 200, body: wrapList(data, path, list, total, now()) }
}

export const obterEntrega: WebhooksHandlers['obterEntrega'] = async ({ params }, { db, caller, now }) => {
  const webhook = await requireWebhook(db, caller, params.webhook_id)
  const entrega = await requireEntrega(db, caller, webhook, params.entrega_id)
  return { status: 200, body: wrap(entregaShape(entrega, caller), now()) }
}

export const reenviarEntrega: WebhooksHandlers['reenviarEntrega'] = async ({ params }, context) => {
  const entrega = await resendEntrega(context, params.webhook_id, params.entrega_id)
  context.deliveries.wake()
  return { status: 202, body: wrap(entregaShape(entrega, context.caller), context.now()) }
}

export const reenviarFalhas: WebhooksHandlers['reenviarFalhas'] = async ({ params, body }, context) => {
  const total = await resendFailed(context, params.webhook_id, body.desde)
  context.deliveries.wake()
  return { status: 202, body: wrap({ total }, context.now()) }
}
