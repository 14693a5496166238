import type { Json } from '../generate/document.ts'
import type { Target } from './contract.ts'

export const kinds = ['valid', 'boundary', 'mutated', 'hostile', 'access', 'stateful'] as const
export type Kind = (typeof kinds)[number]

/** Tokens that must not be taken for one. */
export const strangers = ['nobody', 'broken', 'expired', 'foreign', 'unsigned', 'ended'] as const

/**
 * Who sends a request: an administrator; an account without any permission; an account that may be lost, for what ends sessions and changes
 * passwords; or a stranger.
 */
export type Who = 'admin' | 'plain' | 'spare' | (typeof strangers)[number]

export interface Part {
  name: string
  text?: string
  /** `isText`: it holds what must be unique. */
  file?: { name: string; type: string; bytes: Buffer; isText?: boolean }
}

export type Body =
  | { as: 'json'; value: Json }
  | { as: 'pairs'; pairs: [string, string][] }
  | { as: 'parts'; parts: Part[] }
  | { as: 'bytes'; bytes: Buffer }

/**
 * A request that can be sent more than once: texts hold SERIAL and CPF where something must be unique, and a parameter of the path `{casos}`
 * where something that exists is meant. Both are filled in when it is sent.
 */
export interface Outgoing {
  target: Target
  kind: Kind
  who: Who
  method: string
  /** As they stand in the path, with percent signs. */
  params: Record<string, string>
  /** The same of the query. */
  query: [string, string][]
  headers: Record<string, string>
  contentType: string | null
  body: Body | null
  /** In the place of the one that `who` has. */
  token?: string
}

/** A request as it was sent. */
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

/** Text as it stands in a path or a query; a lone surrogate becomes the bytes that it would have. */
export function raw(text: string): string {
  return [...text].map((sign) => (/^[\ud800-\udfff]$/.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign))).join('')
}

export interface Filling {
  serial: number
  /** What the parameters of the path stand for. */
  params: Record<string, string>
}

/** The request with all that it leaves open filled in, but for the token. */
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

/** A number with the right check digits, another one for each serial. */
export function cpfOf(serial: number): string {
  const digits = [...String(100_000_000 + serial).slice(-9)].map(Number)
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, i) => total + digit * (length + 1 - i), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}
