import { createHmac, createSecretKey, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

export function newSegredo(): string {
  return PREFIX + randomBytes(32).toString('base64')
}

interface ToSign {
  id: string
  moment: Date
  body: string
  /** Newest first. While a secret is being replaced both sign, and a receiver accepts either. */
  segredos: [string] | [string, string]
}

export interface Signatures {
  'x-webhook-signature': string
  /**
   * The signature by the former secret. It has a header of its own, since most receivers compare the plain one as a
   * whole.
   */
  'x-webhook-signature-previous'?: string
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

/**
 * Builds the headers by which a receiver recognises us: the plain signature of the body, and the three headers of
 * Standard Webhooks. The package `standardwebhooks` makes only the latter, for one secret, and hashes in JavaScript.
 * Both together take 10 µs here. Two plain hashes with the blocks of RFC 2104 made by hand took 7.5 µs; a delivery does
 * not notice the difference.
 */
export function signaturesOf({ id, moment, body, segredos }: ToSign): Signatures {
  const timestamp = String(Math.floor(moment.getTime() / 1000))
  const signed = `${id}.${timestamp}.${body}`
  const [current, ...previous] = segredos.map(keysOf) as [Keys, ...Keys[]]
  const standard = ({ bytes }: Keys) => `v1,${bytes(signed, 'base64')}`
  const signatures: Signatures = {
    'x-webhook-signature': current.text(body, 'hex'),
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': standard(current)
  }
  for (const former of previous) {
    signatures['x-webhook-signature-previous'] = former.text(body, 'hex')
    signatures['webhook-signature'] += ` ${standard(former)}`
  }
  return signatures
}

type Hmac = (text: string, encoding: 'hex' | 'base64') => string
interface Keys {
  /** Signs with the whole secret as text. */
  text: Hmac
  /** Signs with the bytes that the secret encodes. */
  bytes: Hmac
}

const MOST_KEYS = 1000
const known = new Map<string, Keys>()

/** Made once for each secret, since a webhook signs thousands of events. */
function keysOf(segredo: string): Keys {
  const found = known.get(segredo)
  if (found) return found
  if (known.size >= MOST_KEYS) known.clear()
  const made = {
    text: hmacWith(Buffer.from(segredo)),
    bytes: hmacWith(Buffer.from(segredo.slice(PREFIX.length), 'base64'))
  }
  known.set(segredo, made)
  return made
}

function hmacWith(bytes: Buffer): Hmac {
  const key = createSecretKey(bytes)
  return (text, encoding) => createHmac('sha256', key).update(text).digest(encoding)
}
