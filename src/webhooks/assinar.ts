import { createHash, type Hash, randomBytes } from 'node:crypto'

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
export function assinaturas({ id, instante, corpo, segredos }: Assinatura) {
  const timestamp = String(Math.floor(instante.getTime() / 1000))
  const signed = `${id}.${timestamp}.${corpo}`
  const chaves = segredos.map(chavesDe)
  return {
    'x-webhook-signature': chaves.map(({ texto }) => texto(corpo).toString('hex')).join(','),
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': chaves.map(({ bytes }) => `v1,${bytes(signed).toString('base64')}`).join(' ')
  }
}

type Hmac = (text: string) => Buffer
interface Chaves {
  /** With the whole secret as text. */
  texto: Hmac
  /** With the bytes that it stands for. */
  bytes: Hmac
}

const MOST_KEYS = 1000
const known = new Map<string, Chaves>()

function chavesDe(segredo: string): Chaves {
  const found = known.get(segredo)
  if (found) return found
  if (known.size >= MOST_KEYS) known.clear()
  const texto = hmacWith(Buffer.from(segredo))
  const made = { texto, bytes: hmacWith(Buffer.from(segredo.slice(PREFIX.length), 'base64')) }
  known.set(segredo, made)
  return made
}

const BLOCK = 64

/** HMAC-SHA256 (RFC 2104) of which the half that depends on the key alone is done once: a webhook signs thousands of events. */
function hmacWith(key: Buffer): Hmac {
  const block = Buffer.alloc(BLOCK)
  const short = key.length > BLOCK ? createHash('sha256').update(key).digest() : key
  short.copy(block)
  const begun = (mask: number): Hash => createHash('sha256').update(block.map((byte) => byte ^ mask))
  const inner = begun(0x36)
  const outer = begun(0x5c)
  return (text) => outer.copy().update(inner.copy().update(text).digest()).digest()
}
