import type { Operator } from '../../../src/engine/contract/schema/filter.ts'
import {
  type Document,
  type Json,
  mapValues,
  type Operation,
  operationsIn,
  type Parameter,
  type Schema
} from '../document.ts'
import type { Sentences } from '../engine.ts'
import { type Filterable, operatorsOf, operatorsParameter, plainSchema } from '../lists.ts'

/** The engine's own limit (src/engine/contract/list/values.ts). */
const LONGEST_TEXT = 200

/** The operators that have a parameter of their own. */
type Used = Exclude<Operator, 'eq' | 'ne'>

/**
 * Gives every list the commonly used filters with operators as parameters of their own. Code generators know what to do
 * with `idade[gte]`, and few of them with the object that stands for all. The rest stays in that object.
 */
export function addOperatorParameters(document: Document, sentences: Sentences): void {
  for (const { method, operation } of operationsIn(document)) {
    const filterable = operation['x-filterable']
    if (!filterable) continue
    if (method === 'GET') operation.parameters = parametersOf(operation, filterable, sentences)
    operation['x-filterable'] = mapValues(filterable, operatorsOf) as unknown as Record<string, Schema>
  }
}

function parametersOf({ parameters = [] }: Operation, filterable: Filterable, sentences: Sentences): Parameter[] {
  const rest = mapValues(filterable, (schema) => {
    const used: Operator[] = usedOperators(schema)
    return operatorsOf(schema).filter((op) => !used.includes(op))
  })
  const [first] = Object.values(filterable)
  return [
    ...parameters.filter((p) => !p['x-operators']),
    ...Object.entries(filterable).flatMap(([name, schema]) =>
      usedOperators(schema).map((op) => parameter(name, op, schema, sentences))
    ),
    operatorsParameter(sentences, rest, first?.example)
  ]
}

/**
 * The operators worth a parameter: order for dates and numbers, `like` for texts, `in` for fields with a few values.
 */
function usedOperators({ type, format, enum: values, 'x-only': only }: Schema): Used[] {
  if (only) return []
  const kind = [type].flat()[0]
  if (values) return ['in']
  if (kind === 'integer' || kind === 'number') return ['gt', 'gte', 'lt', 'lte']
  if (kind !== 'string') return []
  if (format === undefined) return ['like']
  return ['date', 'date-time', 'moment'].includes(String(format)) ? ['gt', 'gte', 'lt', 'lte'] : []
}

function parameter(
  name: string,
  op: Used,
  { description: _, example, 'x-status': status, ...schema }: Schema,
  sentences: Sentences
): Parameter {
  return {
    name: `${name}[${op}]`,
    in: 'query',
    description: `${sentences[op]} ${sentences.seeFilters}`,
    ...(status ? { 'x-status': status } : {}),
    'x-operators': true,
    schema: schemaFor(op, schema),
    ...(example === undefined ? {} : { example: exampleFor(op, example, schema) })
  }
}

function schemaFor(op: Operator, schema: Schema): Schema {
  if (op === 'in') return { type: 'string', minLength: 1 }
  if (op === 'like') return { type: 'string', minLength: 1, maxLength: LONGEST_TEXT }
  return plainSchema(schema)
}

/** The example of `in`: the example value and one more. */
function exampleFor(op: Operator, example: Json, { enum: values }: Schema): Json {
  if (op !== 'in' || !Array.isArray(values)) return example
  const other = values.find((value) => value !== null && value !== example)
  return [example, ...(other === undefined ? [] : [other])].join(',')
}
