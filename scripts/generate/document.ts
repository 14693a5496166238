/** The parts of an OpenAPI 3.1 document that the generator reads. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Schema = { [key: string]: Json }

export interface MediaType {
  schema: Schema
  example?: Json
  examples?: Record<string, { value: Json }>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  style?: string
  explode?: boolean
  schema: Schema
  example?: Json
  'x-status'?: Json
  /** Stands for `field[op]` parameters of any name. */
  'x-operators'?: boolean
}

export interface Response {
  description: string
  headers?: Record<string, Json>
  content?: Record<string, MediaType>
}

export interface SharedRoute {
  with: string
  when: { query: string[] } | { bodyWithout: string }
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security?: Json[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, Response>
  'x-status': string
  'x-permission'?: string
  'x-self'?: string
  'x-shared-route'?: SharedRoute
  'x-filterable'?: Record<string, Schema>
  'x-sortable'?: string[]
  'x-newest-first'?: boolean
  'x-password-change'?: boolean
  deprecated?: boolean
  'x-deprecated-since'?: string
  'x-sunset'?: string
  'x-successor'?: string
}

export interface Document {
  openapi: string
  info: { version: string }
  paths: Record<string, Record<string, Operation | Parameter[]>>
  components: { schemas: Record<string, Schema> } & Record<string, Record<string, Json>>
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

export interface Row {
  letter: 'a' | 'b'
  method: string
  path: string
  parameters: Parameter[]
  operation: Operation
}

/** Every operation of a document, its parameters joined with those of its path and with references followed. */
export function* operationsOf(document: Document, letter: 'a' | 'b'): Generator<Row> {
  for (const [path, item] of Object.entries(document.paths)) {
    const shared = (item.parameters ?? []) as Parameter[]
    for (const method of methods) {
      const found = item[method] as Operation | undefined
      if (!found) continue
      const operation = { ...found, responses: mapValues(found.responses, (r) => follow(document, r)) }
      const parameters = [...shared, ...(operation.parameters ?? [])].map((p) => follow(document, p))
      yield { letter, method: method.toUpperCase(), path, parameters, operation }
    }
  }
}

/** The object behind a local reference; schemas inside keep their references. */
export function follow<T>(document: Document, value: T): T {
  const ref = (value as { $ref?: string }).$ref
  if (!ref) return value
  const found = ref
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (node, key) => (node as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document
    )
  return follow(document, found as T)
}

export function mapValues<T, U>(record: Record<string, T>, fn: (value: T, key: string) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, fn(value, key)]))
}
