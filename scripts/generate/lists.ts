import { type Operator, operatorsFor } from '../../src/engine/contract/schema/filter.ts'
import {
  type Document,
  type Json,
  mapValues,
  type Operation,
  operationsIn,
  type Parameter,
  type Schema
} from './document.ts'
import { type Engine, filled, type Sentences } from './engine.ts'
import { ajvSchema } from './schema.ts'

/** A field of `x-filterable`: a schema with words for the reader, and how a plain `field=value` compares. */
export type Filterable = Record<string, Schema>

/**
 * Writes the parameters of lists into the published document. What a list offers is stated once, in `x-filterable` and
 * `x-sortable`, and clients find it as ordinary parameters.
 */
export function addListParameters(document: Document, { sentences }: Pick<Engine, 'sentences'>): void {
  for (const { method, operation } of operationsIn(document)) {
    resolveFilterable(document, operation)
    if (method !== 'GET') continue
    operation.parameters = [
      ...(operation.parameters ?? []),
      ...sortParameter(operation, sentences),
      ...filterParameters(operation['x-filterable'], sentences)
    ]
  }
}

/** Resolves fields that name a schema of the document instead of writing one. Bundling leaves such names unchanged. */
function resolveFilterable({ components }: Document, operation: Operation): void {
  const fields = operation['x-filterable']
  if (!fields) return
  operation['x-filterable'] = mapValues(fields, ({ schema, ...own }) => {
    if (schema === undefined) return own
    const name = (schema as { $ref: string }).$ref.split('/').at(-1) as string
    const named = components.schemas[name]
    if (!named)
      throw new Error(`${operation.operationId}: x-filterable names ${name}, which is not a schema of the document`)
    return { ...named, ...own }
  })
}

function sortParameter(
  { 'x-sortable': sortable, 'x-newest-first': newestFirst }: Operation,
  sentences: Sentences
): Parameter[] {
  if (!sortable) return []
  const first = sortable[0] as string
  return [
    {
      name: 'sort',
      in: 'query',
      description: newestFirst
        ? `${sentences.sort} ${filled(sentences.newestFirst, { field: first })}`
        : sentences.sort,
      'x-status': 'planned',
      // With newest first, the direction changes when a field is named, so the field is not a default.
      schema: { type: 'string', enum: sortable, ...(newestFirst ? {} : { default: first }) },
      example: first
    }
  ]
}

function filterParameters(filterable: Filterable | undefined, sentences: Sentences): Parameter[] {
  if (!filterable) return []
  const plain = Object.entries(filterable).map(([name, { description, example, 'x-status': status, ...schema }]) => ({
    name,
    in: 'query' as const,
    description: String(description ?? sentences.equal),
    ...(status ? { 'x-status': status } : {}),
    schema: plainSchema(schema),
    ...(example === undefined ? {} : { example })
  }))
  return [...plain, operatorsParameter(sentences, mapValues(filterable, operatorsOf), plain[0]?.example)]
}

/** The operators of a field of `x-filterable`. A field marked `x-only` has just one. */
export const operatorsOf = (schema: Schema): Operator[] =>
  schema['x-only'] ? [(schema['x-plain'] ?? 'eq') as Operator] : operatorsFor(schema, schema['x-text'] === true)

/** The one parameter that stands for `field[op]` of these fields and operators. */
export function operatorsParameter(
  sentences: Sentences,
  operators: Record<string, Operator[]>,
  example: Json = ''
): Parameter {
  const [name, [op] = []] = Object.entries(operators).find(([, each]) => each.length > 0) ?? []
  return {
    name: 'operadores',
    in: 'query',
    // An exploded object: each of its keys is a parameter of its own, and the name `operadores` is never sent.
    style: 'form',
    explode: true,
    description: sentences.operators,
    'x-operators': true,
    schema: {
      type: 'object',
      propertyNames: { pattern: operatorPattern(operators) },
      additionalProperties: { type: 'string' },
      // Without this, Swagger UI would fill in a property of its own and send it.
      default: {}
    },
    example: { [`${name}[${op}]`]: String(example) }
  }
}

/** Matches each field with its own operators. Fields with the same operators are grouped. */
function operatorPattern(operators: Record<string, Operator[]>): string {
  const byOperators = new Map<string, string[]>()
  for (const [name, each] of Object.entries(operators)) {
    if (each.length === 0) continue
    const ops = each.join('|')
    byOperators.set(ops, [...(byOperators.get(ops) ?? []), name])
  }
  const choices = [...byOperators].map(([ops, names]) => `(${names.join('|')})\\[(${ops})\\]`)
  return `^(${choices.join('|')})$`
}

/** Removes null from a schema: only the JSON search can express it in a query. */
export function plainSchema({
  'x-plain': _,
  'x-text': __,
  'x-only': ___,
  'x-open-enum': ____,
  ...schema
}: Schema): Schema {
  const types = [schema.type].flat().filter((type) => type !== 'null')
  const plain: Schema = { ...schema, type: types[0] as Json }
  if (Array.isArray(schema.enum)) plain.enum = schema.enum.filter((value) => value !== null)
  return plain
}

/** What a list offers, in the form of the engine. */
export function listOf(letter: string, operation: Operation): Json {
  const filterable = operation['x-filterable']
  if (!filterable) return null
  const fields = Object.entries(filterable).map(([name, { example: _, ...schema }]) => [
    name,
    {
      schema: ajvSchema(letter, schema),
      plain: schema['x-plain'] ?? 'eq',
      ...(schema['x-text'] ? { text: true } : {}),
      ...(schema['x-only'] ? { only: true } : {})
    }
  ])
  const list = { fields: Object.fromEntries(fields), sortable: operation['x-sortable'] ?? [] }
  return operation['x-newest-first'] ? { ...list, newestFirst: true } : list
}
