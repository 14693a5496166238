import { type Json, mapValues, type Schema } from './document.ts'

/**
 * Turns a schema into the form for Ajv: references point into `definitions`, documentation and x- fields are left out.
 * Values that are accepted in either case stand under a keyword of the engine (src/engine/contract/schema/ajv.ts).
 */
export function ajvSchema(letter: string, node: Json): Json {
  if (Array.isArray(node)) return node.map((item) => ajvSchema(letter, item))
  if (node === null || typeof node !== 'object') return node
  const kept: Record<string, Json> = {}
  for (const [key, value] of Object.entries(node)) {
    if (key.startsWith('x-') || key === 'description' || key === 'examples') continue
    if (key === '$ref') kept.$ref = String(value).replace('#/components/schemas/', `${letter}#/$defs/`)
    else if (key === 'properties')
      kept.properties = mapValues(value as Record<string, Json>, (v) => ajvSchema(letter, v))
    else if (key === 'enum' && node['x-either-case'] === true) kept.eitherCase = value
    else if (key === 'enum' || key === 'const' || key === 'default') kept[key] = value
    else kept[key] = ajvSchema(letter, value)
  }
  return kept
}

/** Every schema inside a schema, including itself, with its path. */
export function* walkSchema(schema: Schema, path: string): Generator<[string, Schema]> {
  yield [path, schema]
  const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') {
      for (const [name, child] of Object.entries(value as Record<string, Schema>))
        yield* walkSchema(child, `${path}/${name}`)
    } else if (lists.includes(key)) {
      for (const [i, child] of (value as Schema[]).entries()) yield* walkSchema(child, `${path}/${key}/${i}`)
    } else if (key === 'items' || key === 'not') {
      yield* walkSchema(value as Schema, `${path}/${key}`)
    }
  }
}
