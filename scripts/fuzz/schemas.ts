import { createAjv } from '../../src/engine/contract/schema/ajv.ts'
import { type Document, type Json, mapValues, type Schema } from '../generate/document.ts'
import { ajvSchema } from '../generate/schema.ts'

/** Returns what is wrong with a value by a schema of the documents, or an empty text. */
export type Check = (letter: 'a' | 'b', schema: Schema, value: unknown) => string

export function checkerOf(documents: Record<'a' | 'b', Document>): Check {
  const definitions = mapValues(documents as Record<string, Document>, ({ components }, letter) => ({
    $id: letter,
    $defs: mapValues(components.schemas, (schema) => ajvSchema(letter, inEitherCase(schema)))
  }))
  const ajv = createAjv(definitions)
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>()
  return (letter, schema, value) => {
    const key = `${letter}${JSON.stringify(schema)}`
    const validate = compiled.get(key) ?? ajv.compile(ajvSchema(letter, inEitherCase(schema)) as object)
    compiled.set(key, validate)
    return validate(value) ? '' : ajv.errorsText(validate.errors?.slice(0, 3) ?? [], { dataVar: 'body' })
  }
}

/**
 * Moves the mark `x-either-case`: published documents have it beside an `anyOf` of the values and null, and the check
 * needs it beside the values.
 */
function inEitherCase(node: Json): Json {
  if (Array.isArray(node)) return node.map(inEitherCase)
  if (node === null || typeof node !== 'object') return node
  const { 'x-either-case': mark, anyOf, ...rest } = mapValues(node, inEitherCase)
  if (!Array.isArray(anyOf)) return mark === undefined ? rest : { ...rest, 'x-either-case': mark }
  const marked = anyOf.map((each) => (mark === true && isEnum(each) ? { ...each, 'x-either-case': true } : each))
  return { ...rest, anyOf: marked }
}

const isEnum = (node: Json): node is Schema =>
  node !== null && typeof node === 'object' && !Array.isArray(node) && 'enum' in node
