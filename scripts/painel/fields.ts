import type { Definitions } from '../../src/engine/contract/schema/operation.ts'
import type { FieldRule } from '../../src/painel/page/form/field-rule.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  eitherCase?: unknown[]
  format?: string
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** Lists the fields of a body by their names as errors give them: `dados_clinicos.uti`. Lists are one field. */
export function fieldsOf(body: object, definitions: Definitions): Record<string, FieldRule> {
  const found: Record<string, FieldRule> = {}
  const visit = (given: Schema, path: string, isRequired: boolean) => {
    const schema = meant(given, definitions)
    if (path !== '') found[path] = ruleOf(schema, isRequired)
    for (const [name, each] of Object.entries(schema.properties ?? {}))
      visit(each, path === '' ? name : `${path}.${name}`, schema.required?.includes(name) ?? false)
  }
  visit(body as Schema, '', false)
  return found
}

function meant(schema: Schema, definitions: Definitions): Schema {
  const [description, name] = schema.$ref?.split('#/$defs/') ?? []
  if (!description || !name) return schema
  const { $ref: _, ...beside } = schema
  return { ...meant(definitions[description]?.$defs[name] as Schema, definitions), ...beside }
}

function ruleOf(schema: Schema, isRequired: boolean): FieldRule {
  const types = [schema.type ?? []].flat()
  const values = (schema.eitherCase ?? schema.enum)?.filter((each) => each !== null).map(String)
  return {
    types: types.filter((each) => each !== 'null'),
    ...(isRequired ? { isRequired } : {}),
    ...(types.includes('null') ? { isNullable: true as const } : {}),
    ...(values ? { values } : {}),
    ...only(schema, ['format', 'maxLength', 'minimum', 'maximum'])
  }
}

const only = <K extends keyof Schema>(schema: Schema, keys: K[]): Pick<Schema, K> =>
  Object.fromEntries(keys.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]]))) as Pick<Schema, K>
