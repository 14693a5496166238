import type { ValidateFunction } from 'ajv/dist/2020.js'
import { createAjv } from '../../src/engine/contract/schema/ajv.ts'
import { type Document, follow, type Json, type MediaType, mapValues, type Row, type Schema } from './document.ts'
import { ajvSchema } from './schema.ts'

type Documents = Record<'a' | 'b', Document>

/** Checks that every example matches its schema. */
export function exampleProblems(documents: Documents, rows: Row[]): string[] {
  const found: string[] = []
  const check = exampleValidator(documents)
  for (const { letter, operation, parameters } of rows) {
    const test = (where: string, media: MediaType) => {
      for (const value of valuesOf(documents[letter], media)) {
        const error = check(letter, media.schema, value)
        if (error) found.push(`${operation.operationId}: example of ${where} does not validate: ${error}`)
      }
    }
    for (const p of parameters) test(`parameter ${p.name}`, p)
    for (const media of Object.values(operation.requestBody?.content ?? {})) test('the request', media)
    for (const [status, response] of Object.entries(operation.responses)) {
      for (const media of Object.values(response.content ?? {})) test(status, media)
    }
  }
  return found
}

function valuesOf(document: Document, { example, examples = {} }: MediaType): Json[] {
  const named = Object.values(examples).map((each) => follow(document, each).value as Json)
  return example === undefined ? named : [example, ...named]
}

/** Checks a value against a schema of a document, with the very Ajv that the service uses. */
function exampleValidator(documents: Documents) {
  const ajv = createAjv(
    mapValues(documents, (document, letter) => ({
      $id: letter,
      $defs: mapValues(document.components.schemas, (schema) => ajvSchema(letter, schema))
    }))
  )
  // Most error answers share one schema, and compiling it for each took most of the generator's time.
  const compiled = new Map<string, ValidateFunction>()
  return (letter: string, schema: Schema, value: Json): string | null => {
    const wanted = ajvSchema(letter, schema) as object
    const key = JSON.stringify(wanted)
    const validate = compiled.get(key) ?? ajv.compile(wanted)
    compiled.set(key, validate)
    return validate(value) ? null : ajv.errorsText(validate.errors)
  }
}
