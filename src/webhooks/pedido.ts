import { contaMay } from '../contas/effective.ts'
import { type Assinaturas, assinaturas } from './assinar.ts'
import type { Pedido } from './enviar.ts'
import { permissaoDoEvento } from './eventos.ts'
import type { Destino, Dono, Entrega } from './fila.ts'

const USER_AGENT = 'saude-integra-webhooks/1'

/** Whether the owner of a webhook may be told of an event now. */
export function podeReceber(dono: Dono, tipo: string): boolean {
  const permissao = permissaoDoEvento(tipo)
  return permissao === null ? dono.ativo : contaMay(dono, permissao)
}

/** The same bytes at every attempt. Ids and types hold nothing that JSON would escape. */
function corpoDe({ webhookId, eventoId, tipo, em, dados }: Entrega): string {
  const timestamp = new Date(em).toISOString()
  return `{"id":"${eventoId}","tipo":"${tipo}","timestamp":"${timestamp}","dados":${dados},"webhook_id":"${webhookId}"}`
}

export function pedidoDe(destino: Destino, entrega: Entrega, instante: Date): Pedido {
  const { url, headers, segredo, segredoAnterior, anteriorAte } = destino
  const corpo = corpoDe(entrega)
  const both = segredoAnterior !== null && anteriorAte !== null && anteriorAte > instante.getTime()
  const assinados = assinaturas({
    id: entrega.eventoId,
    instante,
    corpo,
    segredos: both ? [segredo, segredoAnterior] : [segredo]
  })
  // Each by name: copies of objects would take a good part of the time that a delivery does.
  const nossos: Record<string, string> = {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    'x-webhook-signature': assinados['x-webhook-signature'],
    'webhook-id': assinados['webhook-id'],
    'webhook-timestamp': assinados['webhook-timestamp'],
    'webhook-signature': assinados['webhook-signature']
  }
  const anterior = assinados['x-webhook-signature-previous']
  if (anterior) nossos['x-webhook-signature-previous'] = anterior
  // Registration refuses names of ours; should there be one all the same, ours counts.
  for (const nome in headers) if (!Object.hasOwn(nossos, nome.toLowerCase())) nossos[nome] = headers[nome] as string
  return { url, corpo, headers: nossos, ocultar: () => confidencial(destino, assinados) }
}

/** What a receiver may echo, and no one may read in the record of a delivery. */
function confidencial({ headers, segredo, segredoAnterior }: Destino, assinados: Assinaturas): string[] {
  const hidden: string[] = []
  for (const one of [segredo, segredoAnterior]) if (one) hidden.push(one, one.replace(/^whsec_/, ''))
  for (const valor of Object.values(headers)) hidden.push(valor, valor.replace(/^(bearer|basic) +/i, ''))
  hidden.push(assinados['x-webhook-signature'], assinados['x-webhook-signature-previous'] ?? '')
  for (const one of assinados['webhook-signature'].split(' ')) hidden.push(one.slice('v1,'.length))
  return hidden
}
