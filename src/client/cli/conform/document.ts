/** The parts of a published document that are read here. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Schema = { [key: string]: Json }

export interface Media {
  schema?: Schema
  example?: Json
  examples?: Record<string, { value?: Json; $ref?: string }>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema?: Schema
  example?: Json
}

export interface Declared {
  headers?: Record<string, { schema?: Schema; $ref?: string }>
  content?: Record<string, Media>
}

export interface Operation {
  operationId: string
  tags?: string[]
  security?: Json[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Declared>
  'x-self'?: string
  'x-etag'?: boolean
  'x-shared-route'?: { with: string; when: { query?: string[]; bodyWithout?: string } }
}

export interface Document {
  info: { 'x-release'?: number; 'x-release-version'?: string }
  paths: Record<string, Record<string, Operation | Parameter[]>>
}

export type Letter = 'a' | 'b'
export type Documents = Record<Letter, Document>

/** An operation and where it stands. */
export interface Row {
  letter: Letter
  document: Document
  method: string
  path: string
  parameters: Parameter[]
  operation: Operation
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

export function rowsOf(letter: Letter, document: Document): Row[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined
      if (!operation) return []
      const shared = (item.parameters ?? []) as Parameter[]
      const parameters = [...shared, ...(operation.parameters ?? [])].map((each) => follow(document, each))
      return [{ letter, document, method: method.toUpperCase(), path, parameters, operation }]
    })
  )
}

/** Returns what a reference stands for. Any other value is returned as it is. */
export function follow<T>(document: Document, value: T): T {
  const ref = (value as { $ref?: unknown } | null | undefined)?.$ref
  if (typeof ref !== 'string') return value
  const found = ref
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document)
  if (found === undefined) throw new Error(`${ref} is not in the document`)
  return follow(document, found as T)
}

/** Returns the first example of a body. */
export function exampleOf(document: Document, media: Media | undefined): Json | undefined {
  if (media?.example !== undefined) return media.example
  const [first] = Object.values(media?.examples ?? {})
  return first && follow(document, first).value
}
