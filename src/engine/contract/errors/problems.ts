import type { ErrorObject } from 'ajv'
import type { Problem } from '../../../errors.ts'
import type { MessageKey, MessageValues } from '../../messages/messages.ts'
import { keysOfPointer } from '../schema/pointer.ts'
import { sentenceOfPattern } from './patterns.ts'

/** A client needs no more problems than this, and a body of 2 MiB can have hundreds of thousands. */
export const MAX_PROBLEMS = 100

/** Turns Ajv's errors into problems: the place, the sentence, and the code and type that clients see. */
export function toProblems(errors: ErrorObject[], where: Problem['in']): Problem[] {
  // Ajv also reports the errors inside each failed branch of anyOf, oneOf and not. The error of the whole is enough.
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
  const path = keysOfPointer(error.instancePath).map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  const { key, code, type, values, at } = (descriptions[error.keyword] ?? anyOther)(error.params)
  const full = at === undefined ? path : [...path, at]
  // To the client, all items of a list in the query are one parameter.
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

/** Descriptions by the schema keyword that was broken. */
const descriptions: Record<string, (params: ErrorObject['params']) => Description> = {
  required: missing,
  dependentRequired: missing,
  additionalProperties: ({ additionalProperty }) => ({
    key: 'field.unknown',
    code: 'UNKNOWN_FIELD',
    type: 'extra_forbidden',
    at: additionalProperty
  }),
  type: ({ type }) => ({
    key: 'field.type',
    code: 'INVALID_TYPE',
    type: 'type_error',
    values: { type: [type].flat().join(', ') }
  }),
  enum: oneOfThese,
  eitherCase: oneOfThese,
  const: ({ allowedValue }) => ({
    key: 'field.const',
    code: 'INVALID_VALUE',
    type: 'literal_error',
    values: { value: String(allowedValue) }
  }),
  format: (params) => format(params.format),
  pattern: (params) => pattern(params.pattern),
  minLength: limited('field.minLength', 'TOO_SHORT', 'string_too_short'),
  maxLength: limited('field.maxLength', 'TOO_LONG', 'string_too_long'),
  minimum: limited('field.minimum', 'OUT_OF_RANGE', 'greater_than_equal'),
  maximum: limited('field.maximum', 'OUT_OF_RANGE', 'less_than_equal'),
  minItems: limited('field.minItems', 'TOO_FEW', 'too_short'),
  maxItems: limited('field.maxItems', 'TOO_MANY', 'too_long'),
  uniqueItems: plain('field.uniqueItems', 'REPEATED', 'value_error.repeated'),
  minProperties: limited('field.minProperties', 'REQUIRED', 'missing'),
  maxProperties: limited('field.maxProperties', 'INVALID_VALUE', 'value_error'),
  not: plain('field.immutable', 'IMMUTABLE_FIELD', 'value_error.immutable'),
  anyOf: plain('field.choice', 'INVALID_VALUE', 'union_error'),
  oneOf: plain('field.choice', 'INVALID_VALUE', 'union_error')
}

const anyOther = plain('field.invalid', 'INVALID_VALUE', 'value_error')

function plain(key: MessageKey, code: string, type: string): () => Description {
  return () => ({ key, code, type })
}

function limited(key: MessageKey, code: string, type: string): (params: ErrorObject['params']) => Description {
  return ({ limit }) => ({ key, code, type, values: { limit } })
}

function oneOfThese({ allowedValues }: ErrorObject['params']): Description {
  return { key: 'field.enum', code: 'INVALID_VALUE', type: 'enum', values: { values: allowed(allowedValues) } }
}

function missing({ missingProperty }: ErrorObject['params']): Description {
  return { key: 'field.required', code: 'REQUIRED', type: 'missing', at: missingProperty }
}

function pattern(expression: string): Description {
  const key = sentenceOfPattern(expression)
  // A text of nothing but spaces counts as missing.
  if (key === 'field.blank') return { key, code: 'REQUIRED', type: 'value_error.blank' }
  return { key, code: 'INVALID_FORMAT', type: 'string_pattern_mismatch' }
}

function format(name: string): Description {
  if (name === 'cpf') return { key: 'field.cpf', code: 'INVALID_CPF', type: 'value_error.cpf' }
  if (name === 'cns') return { key: 'field.cns', code: 'INVALID_CNS', type: 'value_error.cns' }
  if (name === 'moment') return { key: 'field.moment', code: 'INVALID_DATE', type: 'value_error.moment' }
  if (name === 'email') return { key: 'field.email', code: 'INVALID_EMAIL', type: 'value_error.email' }
  if (name === 'date' || name === 'date-time')
    return { key: `field.${name}`, code: 'INVALID_DATE', type: `value_error.${name}` }
  return { key: 'field.format', code: 'INVALID_FORMAT', type: 'value_error.format' }
}

const allowed = (values: unknown[]) => values.filter((v) => v !== null).join(', ')
