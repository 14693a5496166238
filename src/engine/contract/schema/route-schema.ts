import type { FastifySchema } from 'fastify'
import type { Operation, ParameterSchema, ParameterType } from './operation.ts'

/** A route's schema as Fastify and its plugins read it, with the fields that @fastify/swagger knows. */
export interface RouteSchema extends FastifySchema {
  operationId: string
  summary: string
  tags: string[]
  deprecated: boolean
  /** Empty where no token is needed. */
  security?: never[]
  params: ParameterSchema
  querystring: ParameterSchema
  body?: Content
  response: Record<string, Content | { type: 'null' }>
}

export interface Content {
  content: Record<string, { schema: object }>
}

/** Returns the schema of a route. With A and B on one route, it is the union of what the two take and give. */
export function routeSchema(operations: Operation[]): RouteSchema {
  const [first, second] = operations.map(schemaOf) as [RouteSchema, RouteSchema | undefined]
  return second ? union(first, second) : first
}

function schemaOf(operation: Operation): RouteSchema {
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.module],
    deprecated: operation.deprecation !== null,
    ...(operation.public ? { security: [] } : {}),
    params: operation.params,
    querystring: operation.query,
    ...(operation.body ? { body: contentOf(operation.body.content) } : {}),
    response: mapValues(operation.responses, (content) =>
      // In route schemas the type `null` says that there is no body.
      Object.keys(content).length > 0 ? contentOf(content) : { type: 'null' }
    )
  }
}

const contentOf = (schemas: Record<string, object>): Content => ({
  content: mapValues(schemas, (schema) => ({ schema }))
})

/**
 * Joins the shapes of two operations. Everything else comes from A, including the parameter names that the router uses.
 */
function union(a: RouteSchema, b: RouteSchema): RouteSchema {
  const body = a.body && b.body ? eitherContent(a.body, b.body) : (a.body ?? b.body)
  return {
    ...a,
    deprecated: a.deprecated && b.deprecated,
    querystring: eitherQuery(a.querystring, b.querystring),
    ...(body ? { body } : {}),
    response: merge(a.response, b.response, (x, y) => ('content' in x && 'content' in y ? eitherContent(x, y) : x))
  }
}

const eitherContent = (x: Content, y: Content): Content => ({
  content: merge(x.content, y.content, (one, other) => ({ schema: either(one.schema, other.schema) }))
})

const eitherQuery = (x: ParameterSchema, y: ParameterSchema): ParameterSchema => ({
  ...x,
  required: x.required.filter((name) => y.required.includes(name)),
  properties: merge(x.properties, y.properties, (one, other) => either(one, other) as ParameterType)
})

const either = (x: object, y: object): object => (JSON.stringify(x) === JSON.stringify(y) ? x : { anyOf: [x, y] })

/** Merges two records. `join` combines two values that have the same key. */
const merge = <T>(x: Record<string, T>, y: Record<string, T>, join: (x: T, y: T) => T): Record<string, T> => ({
  ...x,
  ...mapValues(y, (value, key) => (x[key] === undefined ? value : join(x[key], value)))
})

const mapValues = <T, U>(record: Record<string, T>, fn: (value: T, key: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, fn(value, key)]))
