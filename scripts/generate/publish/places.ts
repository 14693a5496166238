import {
  type Document,
  type Json,
  type MediaType,
  methods,
  type Operation,
  type Parameter,
  type Response,
  type Schema
} from '../document.ts'

/** Whether clients write what a schema describes, or read it. */
export type Direction = 'request' | 'answer'

/** A place of a schema outside `components.schemas`. */
export interface Place {
  direction: Direction
  holder: { schema: Schema }
  /** The media type, for the schema of a body. */
  mediaType?: string
}

type Items = NonNullable<Document['webhooks']>

/** Every schema of a document outside `components.schemas`. `holder.schema` may be replaced. */
export function* placesIn({ paths, webhooks = {}, components }: Document): Generator<Place> {
  yield* itemPlaces(paths, 'request', 'answer')
  // The service calls webhooks, so clients read what is sent there.
  yield* itemPlaces(webhooks, 'answer', 'request')
  yield* parameterPlaces(Object.values(components.parameters ?? {}) as unknown as Parameter[], 'request')
  for (const response of Object.values(components.responses ?? {}))
    yield* responsePlaces(response as unknown as Response, 'answer')
  yield* headerPlaces(components.headers ?? {})
}

function* itemPlaces(items: Items, sent: Direction, answered: Direction): Generator<Place> {
  for (const item of Object.values(items)) {
    yield* parameterPlaces((item.parameters ?? []) as Parameter[], sent)
    for (const method of methods) {
      const operation = item[method] as Operation | undefined
      if (!operation) continue
      yield* parameterPlaces(operation.parameters ?? [], sent)
      yield* contentPlaces(operation.requestBody?.content ?? {}, sent)
      for (const response of Object.values(operation.responses)) yield* responsePlaces(response, answered)
    }
  }
}

function* parameterPlaces(parameters: Parameter[], direction: Direction): Generator<Place> {
  for (const holder of parameters) if (holder.schema) yield { direction, holder }
}

function* contentPlaces(content: Record<string, MediaType>, direction: Direction): Generator<Place> {
  for (const [mediaType, holder] of Object.entries(content)) if (holder.schema) yield { direction, holder, mediaType }
}

function* responsePlaces({ content = {}, headers = {} }: Response, direction: Direction): Generator<Place> {
  yield* contentPlaces(content, direction)
  yield* headerPlaces(headers)
}

function* headerPlaces(headers: Record<string, Json>): Generator<Place> {
  for (const header of Object.values(headers)) {
    const holder = header as unknown as { schema: Schema }
    if (holder.schema) yield { direction: 'answer', holder }
  }
}

const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const single = ['items', 'not', 'additionalProperties', 'propertyNames']

/** Replaces every schema inside a schema, and then the schema itself. */
export function mapSchema(schema: Schema, replace: (schema: Schema) => Schema): Schema {
  const inner = (node: Json): Json =>
    node !== null && typeof node === 'object' && !Array.isArray(node) ? mapSchema(node, replace) : node
  const entries = Object.entries(schema).map(([key, value]): [string, Json] => {
    if (key === 'properties')
      return [
        key,
        Object.fromEntries(Object.entries(value as Record<string, Schema>).map(([name, each]) => [name, inner(each)]))
      ]
    if (lists.includes(key)) return [key, (value as Json[]).map(inner)]
    return [key, single.includes(key) ? inner(value) : value]
  })
  return replace(Object.fromEntries(entries))
}

/** Replaces every schema of a document, including those among the components. */
export function mapSchemas(document: Document, replace: (schema: Schema) => Schema): void {
  for (const { holder } of placesIn(document)) holder.schema = mapSchema(holder.schema, replace)
  const { schemas } = document.components
  for (const [name, schema] of Object.entries(schemas)) schemas[name] = mapSchema(schema, replace)
}
