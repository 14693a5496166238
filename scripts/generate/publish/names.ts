import type { Document, Json } from '../document.ts'

/** The kinds of components that are referred to by name. */
const kinds = ['schemas', 'parameters', 'headers', 'responses', 'examples', 'requestBodies'] as const
type Kind = (typeof kinds)[number]

/** Removes components that nothing refers to, and those that only they referred to. */
export function removeUnused(document: Document): void {
  for (let isDone = false; !isDone; ) {
    const text = JSON.stringify(document)
    const used = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference))
    isDone = true
    for (const kind of kinds) {
      for (const name of Object.keys(document.components[kind] ?? {})) {
        if (used.has(referenceTo(kind, name))) continue
        delete document.components[kind]?.[name]
        isDone = false
      }
      if (Object.keys(document.components[kind] ?? {}).length === 0) delete document.components[kind]
    }
  }
}

/**
 * Makes names distinct for users who join the two documents: where both use a name for different things, A's gets an
 * `A` at its end. This repeats until nothing clashes, since what refers to a renamed thing differs then too.
 */
export function withDistinctNames({ a, b }: Record<'a' | 'b', Document>): Document {
  let renamed = a
  for (let clashes = clashesOf(a, b); clashes.length > 0; clashes = clashesOf(renamed, b))
    renamed = rename(renamed, clashes)
  return renamed
}

/** The names that both documents have with different content. */
export function clashesOf(a: Document, b: Document): [Kind, string][] {
  return kinds.flatMap((kind) => {
    const [left, right] = [a.components[kind] ?? {}, b.components[kind] ?? {}]
    return Object.keys(left)
      .filter((name) => name in right && JSON.stringify(left[name]) !== JSON.stringify(right[name]))
      .map((name): [Kind, string] => [kind, name])
  })
}

function rename(document: Document, names: [Kind, string][]): Document {
  const references = new Map(names.map(([kind, name]) => [referenceTo(kind, name), referenceTo(kind, `${name}A`)]))
  const text = JSON.stringify(document, (key, value) =>
    key === '$ref' && typeof value === 'string' ? (references.get(value) ?? value) : value
  )
  const changed = JSON.parse(text) as Document
  for (const kind of kinds) {
    const present = changed.components[kind]
    if (!present) continue
    const entries = Object.entries(present as Record<string, Json>)
    Object.assign(changed.components, {
      [kind]: Object.fromEntries(
        entries.map(([name, value]) => [references.has(referenceTo(kind, name)) ? `${name}A` : name, value])
      )
    })
  }
  return changed
}

const referenceTo = (kind: Kind, name: string) => `#/components/${kind}/${name}`
