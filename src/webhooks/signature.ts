import { createHash, hash, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

export function newSegredo(): string {
  return PREFIX + randomBytes(32).toString('base64')
}

interface ToSign {
  id: string
  moment: Date
  body: string
  /** Newest first; while a secret is being replaced both sign, and a receiver accepts either. */
  segredos: [string] | [string, string]
}

export interface Signatures {
  'x-webhook-signature': string
  /** Of the former secret, in a header of its own: most receivers compare the plain one as a whole. */
  'x-webhook-signature-previous'?: string
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

/** The headers by which a receiver knows us: the plain signature of the body, and the three of Standard Webhooks. */
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
  /** With the whole secret as text. */
  text: Hmac
  /** With the bytes that it stands for. */
  bytes: Hmac
}

const MOST_KEYS = 1000
const known = new Map<string, Keys>()

function keysOf(segredo: string): Keys {
  const found = known.get(segredo)
  if (found) return found
  if (known.size >= MOST_KEYS) known.clear()
  const text = hmacWith(Buffer.from(segredo))
  const made = { text, bytes: hmacWith(Buffer.from(segredo.slice(PREFIX.length), 'base64')) }
  known.set(segredo, made)
  return made
}

const BLOCK = 64
const DIGEST = 32

/** HMAC-SHA256 (RFC 2104) as two plain hashes: Node takes less than half the time for these, and a webhook signs thousands of events. */
function hmacWith(key: Buffer): Hmac {
  const block = Buffer.alloc(BLOCK)
  const short = key.length > BLOCK ? createHash('sha256').update(key).digest() : key
  short.copy(block)
  const inner = block.map((byte) => byte ^ 0x36)
  const outer = Buffer.alloc(BLOCK + DIGEST)
  outer.set(block.map((byte) => byte ^ 0x5c))
  return (text, encoding) => {
    outer.write(hash('sha256', withBlock(inner, text), 'hex'), BLOCK, 'hex')
    return hash('sha256', outer, encoding)
  }
}

const scratch = Buffer.alloc(16 * 1024)

/** Only good until the next call. */
function withBlock(block: Uint8Array, text: string): Buffer {
  const length = BLOCK + Buffer.byteLength(text)
  const whole = length <= scratch.length ? scratch : Buffer.alloc(length)
  whole.set(block)
  whole.write(text, BLOCK)
  return whole.subarray(0, length)
}
