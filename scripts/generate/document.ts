import { pointedAt } from '../../src/engine/contract/schema/pointer.ts'

// The parts of an OpenAPI 3.1 document that the generator reads.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Schema = { [key: string]: Json }

export interface MediaType {
  schema: Schema
  example?: Json
  /** Each with its value, or with a reference to one. */
  examples?: Record<string, { value?: Json; $ref?: string }>
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
  /** In openapi/engine.yaml: the mark of the operations that take it. */
  'x-for'?: string
  /** Stands for `field[op]` parameters of any name. */
  'x-operators'?: boolean
}

export interface Response {
  description: string
  headers?: Record<string, Json>
  content?: Record<string, MediaType>
  /** The codes that an error answer can have. */
  'x-error-codes'?: string[]
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
  /** The permissions of which one is needed; the request decides which. */
  'x-permission-depends'?: string[]
  'x-self'?: string
  /** The codes of its own errors, besides those of the engine. The published documents do not have this field. */
  'x-errors'?: string[]
  'x-shared-route'?: SharedRoute
  /** In the sources the schema of each field; in the published documents its operators. */
  'x-filterable'?: Record<string, Schema>
  'x-sortable'?: string[]
  'x-newest-first'?: boolean
  'x-password-change'?: boolean
  /** In bytes; in the sources only where it differs from the usual limit. */
  'x-body-limit'?: number
  'x-mfa-enrolment'?: boolean
  /** Whether it needs a session, so that keys are refused. */
  'x-session'?: boolean
  'x-mode'?: string
  /** Whether it takes `Idempotency-Key`. */
  'x-idempotent'?: boolean
  /** The kind of job that it starts. */
  'x-job'?: string
  /** Whether it answers with an `ETag`. */
  'x-etag'?: boolean
  /** The operation whose `ETag` it takes as `If-Match`. */
  'x-if-match'?: string
  /** Whether a replica may be read: for the answer, or by the job that it starts. */
  'x-read'?: 'replica' | 'job-on-replica'
  /** What samples show besides what is required, and the name of the file that they send or save. */
  'x-sample'?: { query?: string[]; file?: string }
  deprecated?: boolean
  'x-deprecated-since'?: string
  'x-sunset'?: string
  'x-successor'?: string
}

export interface Document {
  openapi: string
  info: { version: string; [field: string]: Json }
  servers?: Json[]
  paths: Record<string, Record<string, Operation | Parameter[]>>
  webhooks?: Record<string, Record<string, Operation | Parameter[]>>
  components: { schemas: Record<string, Schema> } & Record<string, Record<string, Json>>
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

export interface Found {
  method: string
  path: string
  /** The parameters of the operation and of its path, with references followed. */
  parameters: Parameter[]
  operation: Operation
}

/** Every operation of a document in its place, to be read or changed. */
export function* operationsIn(document: Document): Generator<Found> {
  for (const [path, item] of Object.entries(document.paths)) {
    const shared = (item.parameters ?? []) as Parameter[]
    for (const method of methods) {
      const operation = item[method] as Operation | undefined
      if (!operation) continue
      const parameters = [...shared, ...(operation.parameters ?? [])].map((p) => follow(document, p))
      yield { method: method.toUpperCase(), path, parameters, operation }
    }
  }
}

export interface Row extends Found {
  letter: 'a' | 'b'
}

/** Every operation of a finished document, with the references of its responses followed too. */
export function* operationsOf(document: Document, letter: 'a' | 'b'): Generator<Row> {
  for (const found of operationsIn(document)) {
    const responses = mapValues(found.operation.responses, (response) => follow(document, response))
    yield { ...found, letter, operation: { ...found.operation, responses } }
  }
}

/** Returns the object that a local reference names. Schemas inside it keep their references. */
export function follow<T>(document: Document, value: T): T {
  const ref = (value as { $ref?: string }).$ref
  if (!ref) return value
  return follow(document, pointedAt(document, ref) as T)
}

export function mapValues<T, U>(record: Record<string, T>, fn: (value: T, key: string) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, fn(value, key)]))
}
