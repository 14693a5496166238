/*
 * Own lines: @apiture/openapi-down-convert 0.14.2 did not make valid OpenAPI 3.0.3 of our documents. In description B
 * it left 12 lists of types, 28 `null` types, all 7 `dependentRequired` and the summary in place, and it dropped the
 * webhooks.
 */

import type { Document, Json, Schema } from '../document.ts'
import { removeUnused } from './names.ts'
import { mapSchema, mapSchemas } from './places.ts'

/**
 * Turns a published document into OpenAPI 3.0.3, for tools that do not know 3.1 yet. What 3.0.3 cannot express is left
 * out (`propertyNames`, `dependentRequired`), which makes it a little wider, never narrower.
 */
export function rendition(published: Document): Document {
  const { webhooks, ...document } = structuredClone(published)
  const named = published.components.schemas
  document.openapi = '3.0.3'
  document.info = infoOf(document.info)
  mapSchemas({ ...document, ...(webhooks ? { webhooks } : {}) } as Document, (schema) => schemaOf(schema, named))
  const rendered = { ...document, ...(webhooks ? { 'x-webhooks': webhooks } : {}) } as Document
  removeUnused(rendered)
  return rendered
}

function infoOf({ summary, license, ...info }: Document['info']): Document['info'] {
  const { identifier, ...rest } = (license ?? {}) as { identifier?: string; name?: string }
  return {
    ...info,
    description: [summary, info.description].filter(Boolean).join('\n\n'),
    ...(identifier ? { license: { ...rest, url: `https://spdx.org/licenses/${identifier}.html` } } : {})
  } as Document['info']
}

type Named = Record<string, Schema>

/**
 * Converts one schema, whose inner schemas are converted already. `named` holds the document's schemas in their 3.1
 * form.
 */
function schemaOf({ propertyNames: _, dependentRequired: __, examples, ...schema }: Schema, named: Named): Schema {
  const example: Schema = Array.isArray(examples) ? { example: examples[0] as Json } : {}
  return { ...nullable(withoutConst(reference(schema)), named), ...example }
}

/** In 3.0.3 everything beside a reference is ignored, so the reference goes into an `allOf`. */
function reference(schema: Schema): Schema {
  const { $ref, ...beside } = schema
  return $ref === undefined || Object.keys(beside).length === 0 ? schema : { allOf: [{ $ref }], ...beside }
}

function withoutConst(schema: Schema): Schema {
  if (schema.const === undefined) return schema
  const { const: value, ...rest } = schema
  return { ...rest, enum: [value] }
}

const isNull = (schema: Schema) => schema.nullable === true && Object.keys(schema).length === 1

/** Replaces the type null by `nullable`. */
function nullable(schema: Schema, named: Named): Schema {
  if (Array.isArray(schema.type)) return typeList(schema, schema.type as string[])
  if (schema.type === 'null') return { nullable: true }
  const choices = schema.anyOf as Schema[] | undefined
  if (!choices?.some(isNull)) return schema
  const { anyOf: _, ...rest } = schema
  const others = choices.filter((choice) => !isNull(choice)).map((choice) => orNull(choice, named))
  return others.length === 1 ? { ...others[0], ...rest } : { ...rest, anyOf: others }
}

/**
 * In 3.0.3 `nullable` counts only beside a type, so the referenced schema is copied. An enumeration must also name null
 * itself.
 */
function orNull(schema: Schema, named: Named): Schema {
  if (schema.$ref !== undefined) {
    const found = named[String(schema.$ref).split('/').at(-1) as string] as Schema
    return orNull(
      mapSchema(found, (each) => schemaOf(each, named)),
      named
    )
  }
  return { ...schema, nullable: true, ...(Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {}) }
}

function typeList({ type: _, ...schema }: Schema, types: string[]): Schema {
  const kinds = types.filter((type) => type !== 'null')
  const hasNull: Schema = kinds.length < types.length ? { nullable: true } : {}
  if (kinds.length === 1) return { type: kinds[0] as string, ...hasNull, ...schema }
  const { items, ...rest } = schema
  const choices = kinds.map(
    (type): Schema => ({ type, ...(type === 'array' ? { items: items ?? {} } : {}), ...hasNull })
  )
  return { ...rest, anyOf: choices }
}
