import type { Document, Schema } from '../document.ts'
import type { Sentences } from '../engine.ts'
import { mapSchema } from './places.ts'

/** The name endings of a schema inside itself, once and twice. */
const depths = ['Aninhado', 'Profundo']

/** In the document anything deeper is an object of any shape; the engine still checks it. */
const deepest = ({ deeper }: Sentences): Schema => ({ type: 'object', additionalProperties: true, description: deeper })

/**
 * Unrolls schemas that contain themselves: tools that follow every reference (Respect, mock servers) never finish with
 * them.
 */
export function unrollCircles(document: Document, sentences: Sentences): void {
  const { schemas } = document.components
  for (const [name, schema] of Object.entries(schemas)) {
    const own = `#/components/schemas/${name}`
    if (!JSON.stringify(schema).includes(`"${own}"`)) continue
    const holding = (inner: Schema) => mapSchema(schema, (node) => (node.$ref === own ? inner : node))
    const names = [name, ...depths.map((depth) => name + depth)]
    for (const [i, each] of names.entries()) {
      const next = names[i + 1]
      schemas[each] = holding(next ? { $ref: `#/components/schemas/${next}` } : deepest(sentences))
    }
  }
}

/** Returns the component schemas from which references lead back to themselves. */
export function circlesIn({ components: { schemas } }: Document): string[] {
  const referred = (name: string) =>
    [...JSON.stringify(schemas[name] ?? {}).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, found]) => found as string
    )
  return Object.keys(schemas).filter((name) => {
    const seen = new Set<string>()
    const waiting = referred(name)
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next === name) return true
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(...referred(next))
    }
    return false
  })
}
