import type { Json, Parameter, Schema } from '../generate/document.ts'
import type { Contract, Target } from './contract.ts'
import { textOf } from './expression.ts'
import { fieldsOf, put, textFor } from './fields.ts'
import { fileFor, hint, type Known } from './hints.ts'
import { type Body, MULTIPART, type Outgoing, raw, type Who } from './outgoing.ts'
import type { Random } from './random.ts'
import { fittingValue, NONE, type Whole } from './values.ts'

/** What makes requests: the contract, what is known about the service, and chance. */
export interface Maker {
  contract: Contract
  known: Known
  random: Random
}

/**
 * Operations that end the caller's session, change what the caller logs in with, or show the sessions that could be
 * ended.
 */
const OWN_LOGIN = new Set([
  'encerrarSessao',
  'sairConta',
  'trocarSenha',
  'encerrarSessaoPropria',
  'habilitarMfa',
  'verificarMfa',
  'desabilitarMfa',
  'reautenticar',
  'listarSessoes'
])

export const callerOf = ({ id }: Target): Who => (OWN_LOGIN.has(id) ? 'spare' : 'admin')

/** What a path parameter stands for, by the name before it: `{casos}` in /casos/{id}. */
export function paramsOf({ path, names }: Target): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `{${new RegExp(`(\\w+)/\\{${name}\\}`).exec(path)?.[1]}}`]))
}

/** The request of the document's example, with no optional part beyond those of the example. */
export function exampleRequest(maker: Maker, target: Target): Outgoing {
  const required = target.parameters.filter((each) => each.in === 'query' && each.required)
  const body = bodyOf(maker, target, withHints(maker, target, target.body?.example ?? null))
  return {
    target,
    kind: 'valid',
    who: callerOf(target),
    method: target.method,
    params: paramsOf(target),
    query: required.map((each) => pairOf(maker, target, each, each.example)),
    headers: {},
    contentType: contentTypeOf(target),
    body
  }
}

/** A request that the documents allow. Whether it is accepted depends on rules that no schema expresses. */
export function validRequest(maker: Maker, target: Target): Outgoing {
  const { random } = maker
  const base = exampleRequest(maker, target)
  const optional = target.parameters.filter((each) => each.in === 'query' && !each.required)
  const query = random.some(optional, random.below(4)).map((each) => pairOf(maker, target, each))
  const request = { ...base, query: [...base.query, ...query], headers: headersOf(maker, target) }
  if (!target.body || base.body?.as === 'parts') return request
  return random.chance(0.25) ? { ...request, body: madeBody(maker, target) } : withMore(maker, request)
}

/** The body of the example with some other fields or values. */
function withMore(maker: Maker, request: Outgoing): Outgoing {
  const { contract, random } = maker
  const fields = fieldsOf(contract, request.target).filter((field) => field.in === 'body' && !field.isTied)
  return random.some(fields, random.below(4)).reduce((made, field) => {
    const value = fitting(maker, request.target, field.path.at(-1) ?? '', field.schema)
    return value === NONE ? made : put(made, field, value)
  }, request)
}

function fitting(maker: Maker, target: Target, name: string, schema: Schema): Json | typeof NONE {
  return hint(name, target, maker.known, maker.random) ?? fittingValue(schema, wholeOf(maker, target), maker.random)
}

export const wholeOf =
  ({ contract }: Pick<Maker, 'contract'>, { letter }: Target): Whole =>
  (schema) =>
    contract.whole(letter, schema)

function madeBody(maker: Maker, target: Target): Body | null {
  const value = target.body ? fittingValue(target.body.schema, wholeOf(maker, target), maker.random) : NONE
  return value === NONE ? null : bodyOf(maker, target, withHints(maker, target, value))
}

function bodyOf(_maker: Maker, target: Target, value: Json): Body | null {
  if (!target.body) return null
  if (target.body.type === 'application/json') return { as: 'json', value }
  const entries = Object.entries(value as Record<string, Json>)
  if (target.body.type !== 'multipart/form-data')
    return { as: 'pairs', pairs: entries.map(([name, each]) => [name, textFor(each)]) }
  const isFile = (each: Json) => typeof each === 'string' && (each.startsWith('(bytes') || each === 'bytes')
  // Fields come before the file, so that they are known when it is read.
  const ordered = [...entries].sort(([, a], [, b]) => Number(isFile(a)) - Number(isFile(b)))
  const parts = ordered.map(([name, each]) =>
    isFile(each) ? { name, file: fileFor(target) } : { name, text: textFor(each) }
  )
  return { as: 'parts', parts }
}

const contentTypeOf = ({ body }: Target): string | null =>
  body ? (body.type === 'multipart/form-data' ? MULTIPART : body.type) : null

/** Replaces values, at any depth, by what the names of their fields call for. */
function withHints(maker: Maker, target: Target, value: Json): Json {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const told = hint(name, target, maker.known, maker.random)
      return [name, told ?? withHints(maker, target, each)]
    })
  )
}

/** A parameter of the query with a value, as text. */
function pairOf(maker: Maker, target: Target, { name, schema, example }: Parameter, given?: Json): [string, string] {
  const { random } = maker
  if (schema.type === 'object') {
    const { pattern } = schema.propertyNames as { pattern: string }
    return [raw(textOf(pattern, random)), raw(random.pick(['1', 'a', 'true', '2024-03-01', 'PE,SP']))]
  }
  const taken =
    random.chance(0.5) && example !== undefined ? example : fittingValue(schema, wholeOf(maker, target), random)
  const value = hint(name, target, maker.known, random) ?? given ?? (taken === NONE ? '' : taken)
  return [raw(name), raw(textFor(value))]
}

function headersOf({ random }: Maker, { operation }: Target): Record<string, string> {
  const headers: Record<string, string> = {}
  if (random.chance(0.2)) headers['accept-language'] = random.pick(['pt-BR', 'en-US', 'es-ES', 'de, es;q=0.5'])
  if (random.chance(0.1)) headers['x-request-id'] = 'fuzz-1.a_B'
  if (operation['x-idempotent'] && random.chance(0.3)) headers['idempotency-key'] = `fuzz-${random.below(2 ** 31)}`
  if (operation['x-if-match'] && random.chance(0.2)) headers['if-match'] = random.pick(['*', '"abc"'])
  if (operation['x-etag'] && random.chance(0.2)) headers['if-none-match'] = random.pick(['*', '"abc"', 'W/"abc", "d"'])
  return headers
}
