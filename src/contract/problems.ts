import type { ErrorObject } from 'ajv'
import type { Problem } from '../errors.ts'
import type { MessageKey, MessageValues } from '../messages/messages.ts'

/** A client needs no more of them, and a body of 2 MiB can have hundreds of thousands. */
export const MAX_PROBLEMS = 100

/** Ajv's errors as problems: where, which sentence, and the code and type that clients see. */
export function toProblems(errors: ErrorObject[], where: Problem['in']): Problem[] {
  // A failed branch of anyOf/oneOf/not reports its inner errors too; the outer one says it.
  const outer = errors.filter(
    (e) => !/\/(anyOf|oneOf|not)\/\d*/.test(e.schemaPath) || /\/(anyOf|oneOf|not)$/.test(e.schemaPath)
  )
  const unique = new Map<string, Problem>()
  for (const error of outer) {
    if (unique.size === MAX_PROBLEMS) break
    const problem = toProblem(error, where)
    const at = problem.path.join('\0')
    if (!unique.has(at)) unique.set(at, problem)
  }
  return [...unique.values()]
}

function toProblem(error: ErrorObject, where: Problem['in']): Problem {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
  const { key, code, type, values, at } = describe(error)
  const full = at === undefined ? path : [...path, at]
  // A list in the query is one parameter to its sender.
  return { in: where, path: where === 'query' ? full.slice(0, 1) : full, key, code, type, values: values ?? {} }
}

interface Description {
  key: MessageKey
  code: string
  type: string
  values?: MessageValues
  /** The property that the error is about, when it is not the value at the path. */
  at?: string
}

function describe({ keyword, params }: ErrorObject): Description {
  const limit = { limit: params.limit as number }
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return { key: 'field.required', code: 'REQUIRED', type: 'missing', at: params.missingProperty }
    case 'additionalProperties':
      return { key: 'field.unknown', code: 'UNKNOWN_FIELD', type: 'extra_forbidden', at: params.additionalProperty }
    case 'type':
      return {
        key: 'field.type',
        code: 'INVALID_TYPE',
        type: 'type_error',
        values: { type: [params.type].flat().join(', ') }
      }
    case 'enum':
      return {
        key: 'field.enum',
        code: 'INVALID_VALUE',
        type: 'enum',
        values: { values: allowed(params.allowedValues) }
      }
    case 'const':
      return {
        key: 'field.const',
        code: 'INVALID_VALUE',
        type: 'literal_error',
        values: { value: String(params.allowedValue) }
      }
    case 'format':
      return format(params.format as string)
    case 'pattern':
      if (params.pattern === '\\S') return { key: 'field.blank', code: 'REQUIRED', type: 'value_error.blank' }
      // Of a `search` that takes no plain text.
      return params.pattern === '^\\s*\\{'
        ? { key: 'field.json-object', code: 'INVALID_FORMAT', type: 'string_pattern_mismatch' }
        : { key: 'field.pattern', code: 'INVALID_FORMAT', type: 'string_pattern_mismatch' }
    case 'minLength':
      return { key: 'field.minLength', code: 'TOO_SHORT', type: 'string_too_short', values: limit }
    case 'maxLength':
      return { key: 'field.maxLength', code: 'TOO_LONG', type: 'string_too_long', values: limit }
    case 'minimum':
      return { key: 'field.minimum', code: 'OUT_OF_RANGE', type: 'greater_than_equal', values: limit }
    case 'maximum':
      return { key: 'field.maximum', code: 'OUT_OF_RANGE', type: 'less_than_equal', values: limit }
    case 'minItems':
      return { key: 'field.minItems', code: 'TOO_FEW', type: 'too_short', values: limit }
    case 'maxItems':
      return { key: 'field.maxItems', code: 'TOO_MANY', type: 'too_long', values: limit }
    case 'uniqueItems':
      return { key: 'field.uniqueItems', code: 'REPEATED', type: 'value_error.repeated' }
    case 'minProperties':
      return { key: 'field.minProperties', code: 'REQUIRED', type: 'missing', values: limit }
    case 'maxProperties':
      return { key: 'field.maxProperties', code: 'INVALID_VALUE', type: 'value_error', values: limit }
    case 'not':
      return { key: 'field.immutable', code: 'IMMUTABLE_FIELD', type: 'value_error.immutable' }
    case 'anyOf':
    case 'oneOf':
      return { key: 'field.choice', code: 'INVALID_VALUE', type: 'union_error' }
    default:
      return { key: 'field.invalid', code: 'INVALID_VALUE', type: 'value_error' }
  }
}

function format(name: string): Description {
  if (name === 'cpf') return { key: 'field.cpf', code: 'INVALID_CPF', type: 'value_error.cpf' }
  if (name === 'moment') return { key: 'field.moment', code: 'INVALID_DATE', type: 'value_error.moment' }
  if (name === 'email') return { key: 'field.email', code: 'INVALID_EMAIL', type: 'value_error.email' }
  if (name === 'date' || name === 'date-time')
    return { key: `field.${name}`, code: 'INVALID_DATE', type: `value_error.${name}` }
  return { key: 'field.format', code: 'INVALID_FORMAT', type: 'value_error.format' }
}

const allowed = (values: unknown[]) => values.filter((v) => v !== null).join(', ')
