import type { Problem } from '../errors.ts'
import type { ParameterSchema, ParameterType } from './operation.ts'

export type RawParameters = Record<string, string | string[] | undefined>

/**
 * Query and path text becomes values here and nowhere else. Text that is not of the wanted type stays text, so that
 * validation refuses it with a sentence; a scalar that was sent twice is refused here.
 */
export function coerce(
  raw: RawParameters,
  schema: ParameterSchema,
  where: 'query' | 'path'
): { values: Record<string, unknown>; problems: Problem[] } {
  // Without a prototype, so that `__proto__` is a name like any other, and refused as unknown.
  const values: Record<string, unknown> = Object.create(null)
  const problems: Problem[] = []
  for (const [name, given] of Object.entries(raw)) {
    const wanted = schema.properties[name]
    if (given === undefined) continue
    if (!wanted) values[name] = given
    else if (wanted.type === 'array') values[name] = list(given, wanted)
    else if (Array.isArray(given)) {
      problems.push({ in: where, path: [name], key: 'field.repeated', code: 'REPEATED', type: 'value_error.repeated' })
    } else values[name] = scalar(given, wanted.type)
  }
  for (const [name, { default: fallback }] of Object.entries(schema.properties)) {
    if (fallback !== undefined && !(name in raw)) values[name] = fallback
  }
  return { values, problems }
}

function list(given: string | string[], wanted: ParameterType): unknown[] {
  const texts = Array.isArray(given) ? given : given.split(',')
  return texts.map((text) => scalar(text.trim(), wanted.items?.type))
}

export function scalar(text: string, type: string | string[] | undefined): unknown {
  switch (type) {
    case 'integer':
      return /^-?\d{1,400}$/.test(text) ? Number(text) : text
    case 'number':
      return /^-?\d{1,300}(\.\d{1,300})?$/.test(text) ? Number(text) : text
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text
    default:
      return text
  }
}
