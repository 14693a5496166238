import type { Document, Json, Schema } from '../document.ts'
import { filled, type Sentences } from '../engine.ts'
import { type Direction, mapSchema, placesIn } from './places.ts'

/**
 * Makes requests exact and answers open: a field added to an answer breaks nobody who reads it. A component schema that
 * is used in both gets two names; that of the answer ends with `Resposta`. The engine still checks answers against the
 * closed form.
 */
export function openAnswers(document: Document, sentences: Sentences): void {
  const { schemas } = document.components
  const requested = namesIn(document, 'request')
  const isTwice = (name: string) => requested.has(name) && answered.has(name) && isClosed(schemas, name)
  const answered = namesIn(document, 'answer')
  const opened = (schema: Schema) => mapSchema(schema, (node) => renamed(open(node), isTwice))
  const inWords = (schema: Schema) => mapSchema(schema, (node) => defaultsInWords(node, sentences))
  const before = Object.entries(schemas)
  for (const place of placesIn(document)) {
    if (place.direction === 'answer') place.holder.schema = opened(place.holder.schema)
    else if (place.mediaType) place.holder.schema = inWords(place.holder.schema)
  }
  for (const [name, schema] of before) {
    if (isTwice(name)) schemas[answerName(name)] = opened(schema)
    else if (!requested.has(name)) schemas[name] = opened(schema)
    if (requested.has(name)) schemas[name] = inWords(schema)
  }
}

const PREFIX = '#/components/schemas/'
const answerName = (name: string) => `${name}Resposta`

function renamed(node: Schema, isTwice: (name: string) => boolean): Schema {
  const name = nameOf(node)
  return name !== null && isTwice(name) ? { ...node, $ref: PREFIX + answerName(name) } : node
}

function open(node: Schema): Schema {
  const { additionalProperties, ...rest } = node
  return additionalProperties === false ? rest : node
}

/** Moves defaults of request fields into words: common generators take a field with a default for a required one. */
function defaultsInWords(node: Schema, sentences: Sentences): Schema {
  const properties = node.properties as Record<string, Schema> | undefined
  if (!properties) return node
  const said = Object.entries(properties).map(([name, property]): [string, Schema] => {
    const { default: fallback, ...rest } = property
    if (fallback === undefined) return [name, property]
    const value = typeof fallback === 'string' ? fallback : JSON.stringify(fallback)
    const words = filled(sentences.default, { value })
    return [name, { ...rest, description: rest.description ? `${rest.description} ${words}` : words }]
  })
  return { ...node, properties: Object.fromEntries(said) }
}

const nameOf = ({ $ref }: Schema): string | null =>
  typeof $ref === 'string' && $ref.startsWith(PREFIX) ? $ref.slice(PREFIX.length) : null

/** The names that a schema refers to. */
function referred(schema: Schema): string[] {
  const found: string[] = []
  mapSchema(schema, (node) => {
    const name = nameOf(node)
    if (name !== null) found.push(name)
    return node
  })
  return found
}

/** The component schemas that are reached in this direction. */
function namesIn(document: Document, direction: Direction): Set<string> {
  const found = new Set<string>()
  const waiting = [...placesIn(document)]
    .filter((place) => place.direction === direction)
    .flatMap(({ holder }) => referred(holder.schema))
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const schema = document.components.schemas[name]
    if (found.has(name) || !schema) continue
    found.add(name)
    waiting.push(...referred(schema))
  }
  return found
}

/** Whether a schema, or one that it refers to, contains an object that takes no other properties. */
function isClosed(schemas: Record<string, Schema>, name: string, seen = new Set<string>()): boolean {
  const schema = schemas[name]
  if (!schema || seen.has(name)) return false
  seen.add(name)
  return hasClosed(schema) || referred(schema).some((other) => isClosed(schemas, other, seen))
}

function hasClosed(schema: Schema): boolean {
  let found = false
  mapSchema(schema, (node) => {
    if ((node.additionalProperties as Json | undefined) === false) found = true
    return node
  })
  return found
}
