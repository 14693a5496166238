import type { Document, Json, Schema } from '../document.ts'
import { mapSchemas, placesIn } from './places.ts'

/** Patterns that every tool knows for formats that only this service knows. */
const patterns: Record<string, string> = {
  cpf: '^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$',
  cns: '^\\d{3} ?\\d{4} ?\\d{4} ?\\d{4}$',
  moment: '^\\d{4}-\\d{2}-\\d{2}(T\\S+)?$'
}

/** Replaces what tools stumble over with something that all of them understand. */
export function makePortable(document: Document): void {
  for (const { holder, mediaType } of placesIn(document)) {
    // Generators turn a binary format into a blob, but this is text.
    if (mediaType?.startsWith('text/')) holder.schema = withoutFormat(holder.schema)
  }
  mapSchemas(document, (schema) => nullApart(patternForFormat(schema)))
}

function withoutFormat({ format: _, ...schema }: Schema): Schema {
  return schema
}

function patternForFormat(schema: Schema): Schema {
  const pattern = patterns[String(schema.format)]
  return pattern ? { ...withoutFormat(schema), pattern } : schema
}

/** Turns an enumeration with null in it into a choice of the enumeration and null. */
function nullApart(schema: Schema): Schema {
  const { type, enum: values, description, ...rest } = schema
  if (!Array.isArray(values) || !values.includes(null)) return schema
  const types = [type].flat().filter((each): each is string => each !== 'null' && each !== undefined)
  const choice: Schema = {
    type: (types.length === 1 ? types[0] : types) as Json,
    enum: values.filter((each) => each !== null)
  }
  return { ...(description === undefined ? {} : { description }), anyOf: [choice, { type: 'null' }], ...rest }
}
