import type { WebhooksHandlers } from '../../generated/handlers.ts'
import { wrap, wrapList } from '../contract/wrap.ts'
import { entregaDe, webhookDe } from './consultas.ts'
import { formaDaEntrega, formaDoWebhook } from './formas.ts'
import {
  criarWebhook as criar,
  editarWebhook as editar,
  excluirWebhook as excluir,
  rotacionarSegredo as rotacionar
} from './gravar.ts'
import { paginaDeEntregas, paginaDeWebhooks } from './lista.ts'
import { reenviarEntrega as reenviar, reenviarFalhas as reenviarTodas, testarWebhook as testar } from './reenviar.ts'

export const listarWebhooks: WebhooksHandlers['listarWebhooks'] = async ({ list }, { db, caller, now, path }) => {
  const { total, rows } = await paginaDeWebhooks(db, caller, list)
  return { status: 200, body: wrapList(rows.map(formaDoWebhook), path, list, total, now()) }
}

export const criarWebhook: WebhooksHandlers['criarWebhook'] = async ({ body }, context) => {
  const webhook = await criar(context, body)
  return {
    status: 201,
    body: wrap({ ...formaDoWebhook(webhook), segredo: webhook.segredo }, context.now())
  }
}

export const obterWebhook: WebhooksHandlers['obterWebhook'] = async ({ params }, { db, caller, now }) => {
  const webhook = await webhookDe(db, caller, params.webhook_id)
  return { status: 200, body: wrap(formaDoWebhook(webhook), now()) }
}

export const editarWebhook: WebhooksHandlers['editarWebhook'] = async ({ params, body }, context) => {
  const webhook = await editar(context, params.webhook_id, body)
  context.deliveries.acordar()
  return { status: 200, body: wrap(formaDoWebhook(webhook), context.now()) }
}

export const excluirWebhook: WebhooksHandlers['excluirWebhook'] = async ({ params }, context) => {
  await excluir(context, params.webhook_id)
  return { status: 204, body: undefined }
}

export const rotacionarSegredo: WebhooksHandlers['rotacionarSegredo'] = async ({ params }, context) => {
  const { id, segredo, anteriorAte } = await rotacionar(context, params.webhook_id)
  const data = { id, segredo, segredo_anterior_ate: (anteriorAte as Date).toISOString() }
  return { status: 200, body: wrap(data, context.now()) }
}

export const testarWebhook: WebhooksHandlers['testarWebhook'] = async ({ params }, context) => {
  const entrega = await testar(context, params.webhook_id)
  context.deliveries.acordar()
  return { status: 202, body: wrap(formaDaEntrega(entrega, context.caller), context.now()) }
}

export const listarEntregas: WebhooksHandlers['listarEntregas'] = async ({ params, list }, context) => {
  const { db, caller, now, path } = context
  const webhook = await webhookDe(db, caller, params.webhook_id)
  const { total, rows } = await paginaDeEntregas(db, webhook, list)
  const data = rows.map((row) => formaDaEntrega(row, caller))
  return { status: 200, body: wrapList(data, path, list, total, now()) }
}

export const obterEntrega: WebhooksHandlers['obterEntrega'] = async ({ params }, { db, caller, now }) => {
  const webhook = await webhookDe(db, caller, params.webhook_id)
  const entrega = await entregaDe(db, webhook, params.entrega_id)
  return { status: 200, body: wrap(formaDaEntrega(entrega, caller), now()) }
}

export const reenviarEntrega: WebhooksHandlers['reenviarEntrega'] = async ({ params }, context) => {
  const entrega = await reenviar(context, params.webhook_id, params.entrega_id)
  context.deliveries.acordar()
  return { status: 202, body: wrap(formaDaEntrega(entrega, context.caller), context.now()) }
}

export const reenviarFalhas: WebhooksHandlers['reenviarFalhas'] = async ({ params, body }, context) => {
  const total = await reenviarTodas(context, params.webhook_id, body.desde)
  context.deliveries.acordar()
  return { status: 202, body: wrap({ total }, context.now()) }
}
