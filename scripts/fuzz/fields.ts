import type { Json, Schema } from '../generate/document.ts'
import type { Contract, Target } from './contract.ts'
import { type Outgoing, raw } from './outgoing.ts'

/** A place in a request that takes a value of its own. */
export interface Field {
  in: 'query' | 'body'
  path: string[]
  schema: Schema
  isRequired: boolean
  /** Whether the field is valid only together with another one. */
  isTied?: boolean
}

const DEEPEST = 3

export function fieldsOf(contract: Contract, target: Target): Field[] {
  const query = target.parameters
    .filter(({ in: where, schema }) => where === 'query' && schema.type !== 'object')
    .map(({ name, schema, required }) => ({
      in: 'query' as const,
      path: [name],
      schema,
      isRequired: required === true
    }))
  return [...query, ...(target.body ? within(contract, target, target.body.schema, []) : [])]
}

function within(contract: Contract, target: Target, schema: Schema, at: string[]): Field[] {
  const { properties = {}, required = [], dependentRequired = {} } = contract.whole(target.letter, schema)
  return Object.entries(properties as Record<string, Schema>).flatMap(([name, property]) => {
    const path = [...at, name]
    const isRequired = (required as string[]).includes(name)
    const inner = path.length < DEEPEST ? within(contract, target, property, path) : []
    if (contract.whole(target.letter, property).not) return []
    const isInner = at.length > 0 && (required as string[]).some((other) => other !== name)
    const isTied = name in (dependentRequired as object) || isInner
    return [{ in: 'body' as const, path, schema: property, isRequired, isTied }, ...inner]
  })
}

/** Returns the request with a value at a field. */
export function put(request: Outgoing, { in: where, path }: Field, value: Json): Outgoing {
  const [name = ''] = path
  if (where === 'query') {
    const others = request.query.filter(([other]) => other !== raw(name))
    return { ...request, query: [...others, [raw(name), raw(textFor(value))]] }
  }
  const { body } = request
  if (body?.as === 'json') return { ...request, body: { as: 'json', value: putIn(body.value, path, value) } }
  if (body?.as === 'pairs') {
    const pairs = body.pairs.filter(([other]) => other !== name)
    return { ...request, body: { as: 'pairs', pairs: [...pairs, [name, textFor(value)]] } }
  }
  if (body?.as === 'parts') {
    const parts = body.parts.filter((part) => part.name !== name)
    return { ...request, body: { as: 'parts', parts: [...parts, { name, text: textFor(value) }] } }
  }
  return request
}

export const textFor = (value: Json): string =>
  Array.isArray(value) ? value.map(textFor).join(',') : typeof value === 'string' ? value : JSON.stringify(value)

function putIn(target: Json, [name = '', ...rest]: string[], value: Json): Json {
  const object = target !== null && typeof target === 'object' && !Array.isArray(target) ? target : {}
  return { ...object, [name]: rest.length > 0 ? putIn(object[name] ?? {}, rest, value) : value }
}
