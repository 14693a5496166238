import { createAjv } from '../../src/contract/ajv.ts'
import { type Document, type Json, mapValues, type Schema } from './document.ts'
import { ajvSchema } from './schema.ts'

/** Checks a value against a schema of a document with the very Ajv that the service uses. */
export function exampleValidator(documents: Record<'a' | 'b', Document>) {
  const ajv = createAjv(
    mapValues(documents, (document, letter) => ({
      $id: letter,
      $defs: mapValues(document.components.schemas, (schema) => ajvSchema(letter, schema))
    }))
  )
  return (letter: string, schema: Schema, value: Json): string | null => {
    const validate = ajv.compile(ajvSchema(letter, schema) as object)
    return validate(value) ? null : ajv.errorsText(validate.errors)
  }
}
