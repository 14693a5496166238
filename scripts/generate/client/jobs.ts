import type { Document, Schema } from '../document.ts'

/** What a completed job of a kind has, by its kind: the fields of `Job` that say so with `x-by-kind`. */
export function jobResults({ components: { schemas } }: Document): string[] {
  const properties = Object.entries((schemas.Job?.properties ?? {}) as Record<string, Schema>)
  const fields = properties.flatMap(([field, schema]) =>
    Object.entries((schema['x-by-kind'] ?? {}) as Record<string, string>).map(([kind, type]) => {
      if (!schemas[type]) throw new Error(`Job.${field}: x-by-kind names ${type}, which is not a schema`)
      return { kind, field, type }
    })
  )
  if (fields.length === 0) return []
  const kinds = [...new Set(fields.map(({ kind }) => kind))]
  const own = (kind: string) => fields.filter((each) => each.kind === kind)
  return [
    '/** What a completed job has, by its kind. */',
    'export interface JobResults {',
    ...kinds.map(
      (kind) =>
        `  ${JSON.stringify(kind)}: { ${own(kind)
          .map(({ field, type }) => `${field}: ${type}`)
          .join('; ')} }`
    ),
    '}',
    ''
  ]
}
