import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

export function novoSegredo(): string {
  return PREFIX + randomBytes(32).toString('base64')
}

interface Assinatura {
  id: string
  instante: Date
  corpo: string
  /** Newest first; while a secret is being replaced both sign, and a receiver accepts either. */
  segredos: string[]
}

/** The headers by which a receiver knows us: the plain signature of the body, and the three of Standard Webhooks. */
export function assinaturas({ id, instante, corpo, segredos }: Assinatura): Record<string, string> {
  const timestamp = String(Math.floor(instante.getTime() / 1000))
  const signed = `${id}.${timestamp}.${corpo}`
  return {
    'x-webhook-signature': segredos.map((segredo) => hmac(segredo, corpo).digest('hex')).join(','),
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': segredos.map((segredo) => `v1,${hmac(keyOf(segredo), signed).digest('base64')}`).join(' ')
  }
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text)
const keyOf = (segredo: string) => Buffer.from(segredo.slice(PREFIX.length), 'base64')
