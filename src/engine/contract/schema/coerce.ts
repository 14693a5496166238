import type { Problem } from '../../../errors.ts'
import type { ParameterSchema, ParameterType } from './operation.ts'

export type RawParameters = Record<string, string | string[] | undefined>

export interface Coerced {
  values: Record<string, unknown>
  problems: Problem[]
}

/**
 * Turns the text of queries and paths into values; nothing else does. Text that is not of the wanted type stays text,
 * so that validation refuses it with a sentence. A scalar that was sent twice is refused here.
 */
export function coercion({ properties }: ParameterSchema, where: 'query' | 'path'): (raw: RawParameters) => Coerced {
  const defaults = Object.entries(properties).filter(([, { default: fallback }]) => fallback !== undefined)
  return (raw) => {
    // An object without a prototype treats `__proto__` like any other name, so it is refused as unknown.
    const values: Record<string, unknown> = Object.create(null)
    const problems: Problem[] = []
    for (const [name, given] of Object.entries(raw)) {
      const wanted = properties[name]
      if (given === undefined) continue
      if (!wanted) values[name] = given
      else if (wanted.type === 'array') values[name] = list(given, wanted)
      else if (Array.isArray(given)) problems.push(repeated(name, where))
      else values[name] = scalar(given, wanted.type)
    }
    for (const [name, { default: fallback }] of defaults) if (!(name in raw)) values[name] = fallback
    return { values, problems }
  }
}

const repeated = (name: string, where: 'query' | 'path'): Problem => ({
  in: where,
  path: [name],
  key: 'field.repeated',
  code: 'REPEATED',
  type: 'value_error.repeated'
})

function list(given: string | string[], wanted: ParameterType): unknown[] {
  const texts = Array.isArray(given) ? given : given.split(',')
  return texts.map((text) => scalar(text.trim(), wanted.items?.type))
}

/** Programs in other languages write them so. Bodies of JSON have booleans of their own, and are exact. */
const booleans = new Map([
  ['true', true],
  ['True', true],
  ['1', true],
  ['false', false],
  ['False', false],
  ['0', false]
])

/** Returns text of a query or a path as a value of the type, or unchanged when it does not fit the type. */
export function scalar(text: string, type: string | string[] | undefined): unknown {
  switch (type) {
    case 'integer':
      return /^-?\d{1,400}$/.test(text) ? Number(text) : text
    case 'number':
      return /^-?\d{1,300}(\.\d{1,300})?$/.test(text) ? Number(text) : text
    case 'boolean':
      return booleans.get(text) ?? text
    default:
      return text
  }
}
