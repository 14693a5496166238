/** The parts of a published document that the reference shows. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  additionalProperties?: boolean | Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  default?: unknown
  readOnly?: boolean
  writeOnly?: boolean
}

export interface Field {
  /** Full name including the enclosing fields: `paciente.nome`, `permissoes[].id`. */
  name: string
  type: string
  isRequired: boolean
  description: string
}

/** Returns what `$ref` points to in the document. */
export type Follow = <T extends { $ref?: string }>(value: T) => T

const DEEPEST = 5

/**
 * Lists every field of a schema and of the schemas inside it, in the order of the document. A schema that contains
 * itself is not opened again.
 */
export function fieldsOf(schema: Schema, follow: Follow, prefix = '', above: Schema[] = []): Field[] {
  const { body, suffix } = opened(schema, follow)
  if (above.includes(body) || above.length > DEEPEST) return []
  const choices = (body.anyOf ?? body.oneOf ?? []).flatMap((each) =>
    fieldsOf(each, follow, `${prefix}${suffix}`, [...above, body])
  )
  const own = Object.entries(body.properties ?? {}).flatMap(([key, given]) => {
    const name = [`${prefix}${suffix}`, key].filter(Boolean).join('.')
    const property = follow(given)
    const field: Field = {
      name,
      type: typeOf(property, follow),
      isRequired: body.required?.includes(key) ?? false,
      description: given.description ?? property.description ?? ''
    }
    return [field, ...fieldsOf(property, follow, name, [...above, body])]
  })
  return [...own, ...distinct(choices)]
}

const distinct = (fields: Field[]) => [...new Map(fields.map((field) => [field.name, field])).values()]

/** Opens arrays down to their items, which describe them. */
function opened(schema: Schema, follow: Follow): { body: Schema; suffix: string } {
  let body = follow(schema)
  let suffix = ''
  while (body.items) {
    body = follow(body.items)
    suffix += '[]'
  }
  return { body, suffix }
}

/** Writes a type in short: `string (date)`, `integer 1..100`, `"M" | "F" | null`, `integer[]`. */
export function typeOf(given: Schema, follow: Follow): string {
  const schema = follow(given)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map((each) => typeOf(each, follow)))].join(' | ')
  const types = [schema.type ?? (schema.properties ? 'object' : [])].flat()
  const range = rangeOf(schema)
  return types
    .map((type) => (type === 'null' ? 'null' : type === 'array' ? `${typeOf(schema.items ?? {}, follow)}[]` : type))
    .join(' | ')
    .concat(schema.format ? ` (${schema.format})` : '', range ? ` ${range}` : '')
}

function rangeOf({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema): string {
  const low = minimum ?? minLength ?? minItems
  const high = maximum ?? maxLength ?? maxItems
  return low === undefined && high === undefined ? '' : `${low ?? ''}..${high ?? ''}`
}
