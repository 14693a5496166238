import type { Json } from '../generate/document.ts'
import type { Target } from './contract.ts'

export const kinds = ['valid', 'boundary', 'mutated', 'hostile', 'access', 'stateful'] as const
export type Kind = (typeof kinds)[number]

/** Callers whose tokens must be refused. */
export const strangers = ['nobody', 'broken', 'expired', 'foreign', 'unsigned', 'ended'] as const

/**
 * Who sends a request: an administrator; an account without any permission; an account that may be lost, for operations
 * that end sessions and change passwords; or a stranger.
 */
export type Who = 'admin' | 'plain' | 'spare' | (typeof strangers)[number]

export interface Part {
  name: string
  text?: string
  /** `isText` says that the bytes are text with placeholders for unique values. */
  file?: { name: string; type: string; bytes: Buffer; isText?: boolean }
}

export type Body =
  | { as: 'json'; value: Json }
  | { as: 'pairs'; pairs: [string, string][] }
  | { as: 'parts'; parts: Part[] }
  | { as: 'bytes'; bytes: Buffer }

/**
 * A request that can be sent more than once. Texts contain SERIAL and CPF where something must be unique, and a path
 * parameter `{casos}` where something that exists is meant. Both are filled in when the request is sent.
 */
export interface Outgoing {
  target: Target
  kind: Kind
  who: Who
  method: string
  /** The parameters in the form they have in the path, percent-encoded. */
  params: Record<string, string>
  /** The pairs of the query, percent-encoded too. */
  query: [string, string][]
  headers: Record<string, string>
  contentType: string | null
  body: Body | null
  /** Replaces the token that `who` has. */
  token?: string
}

/** A request in the form in which it was sent. */
export interface Sent {
  method: string
  url: string
  headers: Record<string, string>
  bytes: Buffer | null
}

export interface Answer {
  status: number
  headers: Record<string, string>
  bytes: Buffer
  ms: number
}

export const SERIAL = 'SERIAL'
export const CPF = 'CPF0CPF'
const BOUNDARY = 'fuzz-boundary'

/** Encodes text for a path or a query. A lone surrogate becomes the bytes that it would have. */
export function raw(text: string): string {
  return [...text].map((sign) => (/^[\ud800-\udfff]$/.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign))).join('')
}

export interface Filling {
  serial: number
  /** The values of the path's parameters. */
  params: Record<string, string>
}

/** Fills in everything that a request leaves open, except the token. */
export function filled(
  { target, method, query, headers, contentType, body, params }: Outgoing,
  filling: Filling
): Sent {
  const fill = (text: string) => withSerial(text, filling.serial)
  const path = target.path.replaceAll(/\{(\w+)\}/g, (_, name) => filling.params[name] ?? params[name] ?? '')
  const pairs = query.map(([name, value]) => (value === '' ? name : `${name}=${fill(value)}`))
  const bytes = body ? bytesOf(body, fill) : null
  const type: Record<string, string> = contentType === null || !bytes ? {} : { 'content-type': contentType }
  return {
    method,
    url: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path,
    headers: { ...type, ...headers },
    bytes
  }
}

function bytesOf(body: Body, fill: (text: string) => string): Buffer {
  if (body.as === 'bytes') return body.bytes
  if (body.as === 'json') return Buffer.from(fill(JSON.stringify(body.value)))
  if (body.as === 'pairs')
    return Buffer.from(body.pairs.map(([name, value]) => `${raw(name)}=${raw(fill(value))}`).join('&'))
  const parts = body.parts.flatMap(({ name, text = '', file }) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`,
    file ? `; filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n` : '\r\n\r\n',
    file ? (file.isText ? fill(file.bytes.toString()) : file.bytes) : fill(text),
    '\r\n'
  ])
  return Buffer.concat([...parts, `--${BOUNDARY}--\r\n`].map((part) => Buffer.from(part)))
}

export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

const withSerial = (text: string, serial: number): string =>
  text.replaceAll(SERIAL, String(serial)).replaceAll(CPF, cpfOf(serial))

/** A CPF with correct check digits, a different one for each serial. */
export function cpfOf(serial: number): string {
  const digits = [...String(100_000_000 + serial).slice(-9)].map(Number)
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, i) => total + digit * (length + 1 - i), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}
