import { isUtf8 } from 'node:buffer'
import type { Json, Parameter, Schema } from '../generate/document.ts'
import { type Contract, decoded, pairsOf, type Target } from './contract.ts'
import type { Sent } from './outgoing.ts'
import type { Check } from './schemas.ts'

/**
 * Returns why the contract refuses a request. The text is empty when it does not, or when the form of the request does
 * not decide it.
 */
export type Refusal = (target: Target, sent: Sent) => string

const KEY = /^[A-Za-z0-9._-]{1,128}$/
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

export function refusalsOf(contract: Contract, check: Check): Refusal {
  return (target, sent) =>
    pathRefusal(contract, check, target, sent) ||
    queryRefusal(contract, check, target, sent) ||
    headerRefusal(target, sent) ||
    bodyRefusal(contract, check, target, sent)
}

function pathRefusal({ whole }: Contract, check: Check, target: Target, { url }: Sent): string {
  const values = target.pattern.exec(url.split('?')[0] ?? '')?.slice(1) ?? []
  for (const [i, name] of target.names.entries()) {
    const schema = target.parameters.find((each) => each.in === 'path' && each.name === name)?.schema ?? {}
    const wrong = check(
      target.letter,
      schema,
      coerced(decoded(values[i]?.replaceAll('+', '%2B') ?? ''), whole(target.letter, schema))
    )
    if (wrong) return `${name} in the path: ${wrong}`
  }
  return ''
}

function queryRefusal({ whole }: Contract, check: Check, target: Target, { url }: Sent): string {
  const declared = target.parameters.filter((each) => each.in === 'query')
  const sent = pairsOf(url.split(/\?(.*)/s)[1] ?? '')
  // A list takes an empty filter for none, and any other reading of B an empty parameter that may be left out.
  const isList = target.operation['x-sortable'] !== undefined
  const isNone = (name: string) =>
    isList ||
    (target.letter === 'b' && target.method === 'GET' && declared.some((each) => each.name === name && !each.required))
  const pairs = sent.filter(([name, text]) => text !== '' || !isNone(name))
  const missing = declared.find(({ name, required }) => required && !pairs.some(([other]) => other === name))
  if (missing) return `${missing.name} is missing`
  for (const [i, [name, text]] of pairs.entries()) {
    if (isUnclean(text) || isUnclean(name)) return `${name} holds something that is not text`
    const parameter = declared.find((each) => each.name === name)
    if (!parameter && !declared.some((each) => takesName(each, name))) return `${name} is unknown`
    const schema = parameter ? whole(target.letter, parameter.schema) : { type: 'string' }
    if (schema.type === 'array') continue
    if (pairs.findIndex(([other]) => other === name) !== i) return `${name} is sent twice`
    const wrong = parameter ? check(target.letter, parameter.schema, coerced(text, schema)) : ''
    if (wrong) return `${name}: ${wrong}`
  }
  return ''
}

const takesName = ({ schema }: Parameter, name: string) =>
  schema.type === 'object' && new RegExp((schema.propertyNames as { pattern: string }).pattern).test(name)

/** Turns text of a path, a query or a form into a value of its type, or leaves it unchanged when it is not one. */
export function coerced(text: string, { type, items }: Schema): Json {
  const types = [type].flat()
  if (types.includes('array')) return text.split(',').map((each) => coerced(each.trim(), (items ?? {}) as Schema))
  if (types.includes('integer') && /^-?\d{1,400}$/.test(text)) return Number(text)
  if (types.includes('number') && /^-?\d{1,300}(\.\d{1,300})?$/.test(text)) return Number(text)
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** NUL and lone surrogates are refused everywhere. */
const isUnclean = (text: string) => text.includes('\u0000') || !text.isWellFormed()

function headerRefusal({ operation }: Target, { headers }: Sent): string {
  const key = headers['idempotency-key']
  return operation['x-idempotent'] && key !== undefined && !KEY.test(key) ? 'the Idempotency-Key is malformed' : ''
}

function bodyRefusal(contract: Contract, check: Check, target: Target, { method, headers, bytes }: Sent): string {
  if (method === 'GET' || method === 'HEAD') return ''
  if (!bytes || bytes.length === 0) return target.body?.isRequired ? 'the body is missing' : ''
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!target.body)
    return type === 'application/json' && jsonOf(bytes) !== undefined && !isEmpty(jsonOf(bytes))
      ? 'there is a body'
      : ''
  if (type !== target.body.type) return `the content type is ${type}`
  // What a multipart body holds cannot be known without reading it in the way of the service.
  if (type === 'multipart/form-data') return ''
  const value = type === 'application/json' ? jsonOf(bytes) : formOf(contract, target, bytes)
  if (value === undefined) return 'the body cannot be read'
  return hostileIn(value) || check(target.letter, target.body.schema, value)
}

/** Returns the value of a body, or undefined when it is not JSON. */
export function jsonOf(bytes: Buffer): Json | undefined {
  if (!isUtf8(bytes)) return undefined
  try {
    return JSON.parse(bytes.toString()) as Json
  } catch {
    return undefined
  }
}

function formOf({ whole }: Contract, { letter, body }: Target, bytes: Buffer): Json | undefined {
  if (!isUtf8(bytes)) return undefined
  const { properties = {} } = whole(letter, body?.schema ?? {})
  const pairs = pairsOf(bytes.toString())
  return Object.fromEntries(
    pairs.map(([name, text]) => {
      const schema = whole(letter, ((properties as Record<string, Schema>)[name] ?? {}) as Schema)
      const isTwice = pairs.filter(([other]) => other === name).length > 1
      return [name, isTwice ? [text] : coerced(text, schema)]
    })
  )
}

const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** Finds keys that reach for prototypes, and texts that are not valid text. */
function hostileIn(value: Json): string {
  if (typeof value === 'string') return isUnclean(value) ? 'a text holds something that is not text' : ''
  if (value === null || typeof value !== 'object') return ''
  for (const [key, each] of Object.entries(value)) {
    if (FORBIDDEN.has(key) && !Array.isArray(value)) return `the key ${key} is forbidden`
    const found = hostileIn(each) || (isUnclean(key) ? 'a key holds something that is not text' : '')
    if (found) return found
  }
  return ''
}
