import type { Document, Json } from '../document.ts'
import type { Engine } from '../engine.ts'
import { clashesOf } from '../publish/names.ts'

/** A text for people, where it stands. */
export interface Text {
  /** What it belongs to and its place there, such as `loginUsuario.responses.200`. */
  key: string
  holder: Record<string, Json>
  field: string
  text: string
}

/** What the generator reads, as far as it holds texts. */
export interface Spoken {
  documents: Record<'a' | 'b', Document>
  engine: Engine
}

/**
 * Every text of the sources with its key, by which the other languages say it: an operation's id, a schema's name or
 * the kind of another component, then the place in it. A key says nothing of the words, so a translation keeps its
 * place when the English text changes. What both documents have under one name has one key; where they mean different
 * things, the key of Description A ends with `A`, as the published name does.
 */
export function* textsOf({ documents: { a, b }, engine }: Spoken): Generator<Text> {
  const clashes = new Set(clashesOf(a, b).map((clash) => clash.join()))
  yield* documentTexts(a, 'description-a', (kind, name) => (clashes.has(`${kind},${name}`) ? `${name}A` : name))
  yield* documentTexts(b, 'description-b', (_, name) => name)
  yield* componentTexts(engine.components, (_, name) => name)
  for (const [code, row] of Object.entries(engine.errors)) yield textAt(`errors.${code}`, row, 'description')
  for (const code of Object.keys(engine.details)) yield textAt(`details.${code}`, engine.details, code)
  for (const name of Object.keys(engine.sentences)) yield textAt(`sentences.${name}`, engine.sentences, name)
  for (const name of Object.keys(engine.fields)) yield textAt(`fields.${name}`, engine.fields, name)
}

function textAt(key: string, of: object, field: string): Text {
  const holder = of as Record<string, Json>
  return { key, holder, field, text: String(holder[field]) }
}

type Rename = (kind: string, name: string) => string

function* documentTexts(document: Document, name: string, rename: Rename): Generator<Text> {
  const { info, tags, paths, webhooks = {}, components, ...rest } = document as Document & { tags?: Json }
  yield* keyed(info, [name])
  yield* keyed({ tags: tags ?? [] }, [name])
  yield* keyed(rest as unknown as Json, [])
  for (const [path, { parameters = [], ...operations }] of Object.entries({ ...paths, ...webhooks })) {
    yield* keyed({ parameters } as unknown as Json, [path])
    for (const operation of Object.values(operations))
      yield* keyed(operation as unknown as Json, [(operation as { operationId: string }).operationId])
  }
  yield* componentTexts(components, rename)
}

/** Schemas go by their names alone, other components by their kind as well. */
function* componentTexts(components: object, rename: Rename): Generator<Text> {
  for (const [kind, all] of Object.entries(components) as [string, Record<string, Json>][]) {
    for (const [name, component] of Object.entries(all))
      yield* keyed(component, kind === 'schemas' ? [rename(kind, name)] : [kind, rename(kind, name)])
  }
}

function* keyed(node: Json, group: string[]): Generator<Text> {
  for (const { holder, field, text, place } of walk(node, [], group)) {
    const isSaid = field === 'description' && place.length > 1
    yield { key: [...place, ...(isSaid ? [] : [field])].join('.'), holder, field, text }
  }
}

/** The fields that hold sentences for people. */
const fields = ['title', 'summary', 'description']
/** Examples and values hold no sentences of the contract. */
const data = ['example', 'default', 'enum', 'const', 'value']
/** What stands in these goes by names, which may be words that mean something elsewhere. */
const maps = ['properties', 'x-filterable', 'responses', 'headers', 'content', 'examples']
/** Keys leave these out: a place is clear without them. */
const silent = ['properties', 'schema', 'content']

interface Found {
  holder: Record<string, Json>
  field: string
  text: string
  /** The way to the holder. */
  at: string[]
  /** The way as a key shows it. */
  place: string[]
}

/** Every text in a part of a document. */
export function* walk(node: Json, at: string[] = [], place: string[] = [], isMap = false): Generator<Found> {
  if (typeof node !== 'object' || node === null) return
  const entries = Object.entries(node)
  for (const [key, value] of entries) {
    if (typeof value === 'string') {
      if (!isMap && fields.includes(key))
        yield { holder: node as Record<string, Json>, field: key, text: value, at, place }
    } else if (isMap || !(data.includes(key) || (key === 'examples' && Array.isArray(value)))) {
      const isOnlyType = at.at(-1) === 'content' && entries.length === 1
      const isSilent = isMap ? isOnlyType : silent.includes(key)
      const name = Array.isArray(node) ? nameOf(value, key) : key
      yield* walk(value, [...at, key], isSilent ? place : [...place, name], !isMap && maps.includes(key))
    }
  }
}

/** Items of a list go by what names them, where something does. */
function nameOf(item: Json, index: string): string {
  const { name, url, 'x-environment': environment } = (item ?? {}) as Record<string, Json>
  return String(name ?? environment ?? url ?? index)
}
