/**
 * Verifies that a webhook delivery comes from the service. It works on the raw bytes of the body, because any parsing
 * would change what was signed. There are two schemes, and each may carry several signatures while a secret is being
 * replaced. Only Web Crypto is used, so that it runs in browsers and on any server.
 *
 * Written by hand: this package has no dependencies, and standardwebhooks 1.1.1 brings two. It takes one secret and a
 * fixed tolerance of five minutes, and does not know the plain signature.
 */
import type { Schemas } from './contract.ts'

/** An event of the service. `tipo` says which kind it is; new kinds may be added. */
export type WebhookEvent = Schemas['Evento'] | Schemas['EventoDeImportacao'] | Schemas['EventoDeTeste']

export type WebhookFault = 'headers' | 'secret' | 'timestamp' | 'too-old' | 'too-new' | 'signature' | 'body'

/** The delivery is not from the service, or is too old or too new. Answer with 400 and do nothing. */
export class WebhookVerificationError extends Error {
  override readonly name: string = 'WebhookVerificationError'
  readonly fault: WebhookFault

  constructor(fault: WebhookFault) {
    super(sentences[fault])
    this.fault = fault
  }
}

const sentences: Record<WebhookFault, string> = {
  headers: 'The headers that sign a delivery are missing.',
  secret: 'The secret is none: it begins with whsec_, followed by base64.',
  timestamp: 'The header webhook-timestamp is no time.',
  'too-old': 'The delivery is older than is tolerated.',
  'too-new': 'The delivery is from the future.',
  signature: 'No signature of the delivery is that of the secret.',
  body: 'The body is no event.'
}

export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>

export interface WebhookToVerify {
  /** The body as it was received, before anything has parsed it. */
  body: string | Uint8Array | ArrayBuffer
  headers: WebhookHeaders
  /** The secret of the webhook. While you replace it, pass the new one and the previous one. */
  secret: string | string[]
  /** How far the clocks may differ, in either direction. Default: 300. */
  toleranceSeconds?: number
  /**
   * `standard` (default) checks the three headers of Standard Webhooks, which also sign the time. `plain` checks
   * `X-Webhook-Signature` or `X-Webhook-Signature-Previous`, for receivers behind a proxy that removes the others. With
   * `plain`, anyone who has seen a delivery can send it again.
   */
  scheme?: 'standard' | 'plain'
  /** Milliseconds since 1970. Default: the machine's clock. */
  now?: number
}

/** Returns the event of a delivery whose signature is valid. Throws WebhookVerificationError otherwise. */
export async function verifyWebhook(given: WebhookToVerify): Promise<WebhookEvent> {
  const body = bytesOf(given.body)
  const secrets = [given.secret].flat()
  const isRight =
    given.scheme === 'plain' ? await plainIsRight(given, body, secrets) : await standardIsRight(given, body, secrets)
  if (!isRight) throw new WebhookVerificationError('signature')
  return parsed(body)
}

const PREFIX = 'whsec_'

async function standardIsRight(given: WebhookToVerify, body: Bytes, secrets: string[]): Promise<boolean> {
  const id = headerOf(given.headers, 'webhook-id')
  const timestamp = headerOf(given.headers, 'webhook-timestamp')
  const signatures = headerOf(given.headers, 'webhook-signature')
  if (!id || !timestamp || !signatures) throw new WebhookVerificationError('headers')
  checkTime(timestamp, given)
  const signed = joined(utf8(`${id}.${timestamp}.`), body)
  const candidates = signatures.split(' ').flatMap((each) => (each.startsWith('v1,') ? [each.slice(3)] : []))
  return await anyMatches(secrets.map(keyBytes), candidates.map(fromBase64), signed)
}

async function plainIsRight(given: WebhookToVerify, body: Bytes, secrets: string[]): Promise<boolean> {
  const names = ['x-webhook-signature', 'x-webhook-signature-previous']
  const candidates = names.map((name) => headerOf(given.headers, name)).filter((each) => each !== null)
  if (candidates.length === 0) throw new WebhookVerificationError('headers')
  return await anyMatches(secrets.map(textBytes), candidates.map(fromHex), body)
}

function checkTime(timestamp: string, { toleranceSeconds = 300, now = Date.now() }: WebhookToVerify): void {
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookVerificationError('timestamp')
  const age = now / 1000 - Number(timestamp)
  if (age > toleranceSeconds) throw new WebhookVerificationError('too-old')
  if (-age > toleranceSeconds) throw new WebhookVerificationError('too-new')
}

type Bytes = Uint8Array<ArrayBuffer>

/** Whether any signature fits. Web Crypto's `verify` takes the same time wherever two signatures differ. */
async function anyMatches(secrets: Bytes[], signatures: (Bytes | null)[], signed: Bytes): Promise<boolean> {
  for (const secret of secrets) {
    const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
    for (const signature of signatures)
      if (signature && (await crypto.subtle.verify('HMAC', key, signature, signed))) return true
  }
  return false
}

/** Returns the bytes of a secret. An empty key would accept what anybody can sign. */
function keyBytes(secret: string): Bytes {
  const bytes = secret.startsWith(PREFIX) ? fromBase64(secret.slice(PREFIX.length)) : null
  if (!bytes || bytes.length === 0) throw new WebhookVerificationError('secret')
  return bytes
}

/** Returns the bytes of the secret as it is written. */
function textBytes(secret: string): Bytes {
  keyBytes(secret)
  return utf8(secret)
}

function parsed(body: Bytes): WebhookEvent {
  try {
    const event = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    if (typeof event?.id === 'string' && typeof event.tipo === 'string') return event
  } catch {
    // Reported below, like every body that is not an event.
  }
  throw new WebhookVerificationError('body')
}

/** Returns a header. Node gives names in lower case, and a list where a header came more than once. */
function headerOf(headers: WebhookHeaders, name: string): string | null {
  if (headers instanceof Headers) return headers.get(name)
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return (Array.isArray(found) ? found.join(' ') : found) ?? null
}

const utf8 = (text: string): Bytes => new TextEncoder().encode(text) as Bytes

function bytesOf(body: WebhookToVerify['body']): Bytes {
  if (typeof body === 'string') return utf8(body)
  return new Uint8Array(body)
}

function joined(head: Bytes, body: Bytes): Bytes {
  const all = new Uint8Array(head.length + body.length)
  all.set(head)
  all.set(body, head.length)
  return all
}

function fromBase64(text: string): Bytes | null {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
  } catch {
    return null
  }
}

function fromHex(text: string): Bytes | null {
  if (!/^([0-9a-f]{2})+$/i.test(text)) return null
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
