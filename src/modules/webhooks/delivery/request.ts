import { contaMay } from '../../../core/contas/rights/effective.ts'
import { reachOfCodes } from '../../../core/contas/territorio/covered.ts'
import { covers, liesWithin } from '../../../core/contas/territorio/territorio.ts'
import { isOfCaso, isOfImport, permissaoForEvento } from '../events.ts'
import type { OutgoingRequest } from '../sending/exchange.ts'
import { type Signatures, signaturesOf } from '../sending/signature.ts'
import type { Delivery, Owner, Target } from './queue.ts'

const USER_AGENT = 'saude-integra-webhooks/1'

/** Whether the owner of a webhook may know of an event now. */
export function mayReceive(owner: Owner, { tipo, lugar }: Pick<Delivery, 'tipo' | 'lugar'>): boolean {
  const permissao = permissaoForEvento(tipo)
  const place = {
    uf: lugar.uf ?? '',
    municipio: lugar.municipio,
    municipio_notificacao: lugar.municipio_notificacao ?? null
  }
  if (isOfCaso(tipo) && !liesWithin(owner.territorio, place)) return false
  if (isOfImport(tipo) && !covers(owner.territorio, reachOfCodes(lugar.territorio ?? null))) return false
  return permissao === null ? owner.ativo : contaMay(owner, permissao)
}

/** Builds the request that is sent for a delivery at a moment. */
export function requestOf(target: Target, delivery: Delivery, moment: Date): OutgoingRequest {
  const { url, headers, segredo, segredoAnterior, anteriorAte } = target
  const body = bodyOf(delivery)
  const signsTwice = segredoAnterior !== null && anteriorAte !== null && anteriorAte > moment
  const segredos: [string] | [string, string] = signsTwice ? [segredo, segredoAnterior] : [segredo]
  const signatures = signaturesOf({ id: delivery.eventoId, moment, body, segredos })
  // Written out by name: copying objects would take a good part of the time of a delivery.
  const ours: Record<string, string> = {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    'x-webhook-signature': signatures['x-webhook-signature'],
    'webhook-id': signatures['webhook-id'],
    'webhook-timestamp': signatures['webhook-timestamp'],
    'webhook-signature': signatures['webhook-signature']
  }
  const previous = signatures['x-webhook-signature-previous']
  if (previous) ours['x-webhook-signature-previous'] = previous
  // Registration refuses the names of our headers. If one got in anyway, ours wins.
  for (const name in headers) if (!Object.hasOwn(ours, name.toLowerCase())) ours[name] = headers[name] as string
  return { url, body, headers: ours, secrets: () => secretsOf(target, signatures) }
}

/** Builds the same bytes at every attempt. Ids and types hold nothing that JSON would escape. */
function bodyOf({ webhookId, eventoId, tipo, em, dados }: Delivery): string {
  const timestamp = new Date(em).toISOString()
  return `{"id":"${eventoId}","tipo":"${tipo}","timestamp":"${timestamp}","dados":${dados},"webhook_id":"${webhookId}"}`
}

/** Texts that a receiver may echo and that nobody may read in the record of a delivery. */
function secretsOf({ headers, segredo, segredoAnterior }: Target, signatures: Signatures): string[] {
  const secrets: string[] = []
  for (const one of [segredo, segredoAnterior]) if (one) secrets.push(one, one.replace(/^whsec_/, ''))
  for (const value of Object.values(headers)) secrets.push(value, value.replace(/^(bearer|basic) +/i, ''))
  secrets.push(signatures['x-webhook-signature'], signatures['x-webhook-signature-previous'] ?? '')
  for (const one of signatures['webhook-signature'].split(' ')) secrets.push(one.slice('v1,'.length))
  return secrets
}
