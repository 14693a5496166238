import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { definitions, operations } from '../../generated/operations.ts'
import type { Services } from '../../src/engine/contract/handler.ts'
import { registerContract, routesOf } from '../../src/engine/contract/register.ts'
import type { Contract } from '../../src/engine/contract/request/contract.ts'
import type { Operation } from '../../src/engine/contract/schema/operation.ts'
import type { Content, RouteSchema } from '../../src/engine/contract/schema/route-schema.ts'
import { handlers } from '../../src/handlers.ts'

const contract: Contract = {
  operations,
  definitions,
  handlers: handlers as unknown as Contract['handlers'],
  services: { now: () => new Date(0) } as Services,
  identify: () => Promise.reject(new Error('nobody calls')),
  descriptionAAccess: 'permission',
  uploads: { folder: '/nowhere' },
  limit: null,
  once: null
}

/** The schemas that a plugin listening for routes sees, by method and path of the contract. */
const seen = new Map<string, RouteSchema>()
let app: FastifyInstance
let published: { paths: Record<string, Record<string, { operationId: string; parameters?: { name: string }[] }>> }
beforeAll(async () => {
  app = Fastify()
  await app.register(swagger, { openapi: { openapi: '3.1.0' } })
  app.addHook('onRoute', ({ method, url, schema }: RouteOptions) => {
    seen.set(`${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`, schema as RouteSchema)
  })
  await registerContract(app, contract)
  await app.ready()
  published = app.swagger() as unknown as typeof published
})

const groups = routesOf(operations)
const alone = groups.filter(({ length }) => length === 1).map(([only]) => only as Operation)
const shared = groups.filter(({ length }) => length > 1) as [Operation, Operation][]
const titled = (rows: Operation[]) => rows.map((row): [string, Operation] => [`${row.method} ${row.path}`, row])

/** Returns the content of a route's schema in the form of the table of operations. */
const schemasOf = (part: Content | { type: 'null' } | undefined) =>
  Object.fromEntries(
    Object.entries(part && 'content' in part ? part.content : {}).map(([type, { schema }]) => [type, schema])
  )

describe('an onRoute hook', () => {
  it('sees a route for each operation, and for both on a shared one', () => {
    const own = [...seen.keys()].filter((route) => !route.startsWith('HEAD '))
    expect(own).toHaveLength(groups.length)
    expect(shared).toHaveLength(3)
  })

  it.each(titled(alone))('%s: params, querystring, body and responses of the contract', (route, operation) => {
    const schema = seen.get(route)!
    expect(schema.params).toEqual(operation.params)
    expect(schema.querystring).toEqual(operation.query)
    expect(schemasOf(schema.body)).toEqual(operation.body?.content ?? {})
    const responses = Object.entries(schema.response).map(([status, part]) => [status, schemasOf(part)])
    expect(Object.fromEntries(responses)).toEqual(operation.responses)
    const { operationId, summary, tags, security } = schema
    expect({ operationId, summary, tags, open: security?.length === 0 }).toEqual({
      operationId: operation.id,
      summary: operation.summary,
      tags: [operation.module],
      open: operation.public
    })
  })

  it.each(shared.map(([a, b]) => [`${a.method} ${a.path}`, a, b] as const))(
    '%s: what A or B accepts and answers',
    (route, a, b) => {
      const schema = seen.get(route)!
      expect(schema.operationId).toBe(a.id)
      expect(schema.params).toEqual(a.params)
      expect(schema.querystring.properties).toEqual({ ...a.query.properties, ...b.query.properties })
      const either = (one: object | undefined, other: object | undefined) =>
        one && other && JSON.stringify(one) !== JSON.stringify(other) ? { anyOf: [one, other] } : (one ?? other)
      const json = 'application/json'
      expect(schemasOf(schema.body)[json]).toEqual(either(a.body?.content[json], b.body?.content[json]))
      expect(Object.keys(schema.response).sort()).toEqual(
        [...new Set([...Object.keys(a.responses), ...Object.keys(b.responses)])].sort()
      )
      for (const [status, part] of Object.entries(schema.response))
        expect(schemasOf(part)[json]).toEqual(either(a.responses[status]?.[json], b.responses[status]?.[json]))
    }
  )

  it('finds the definitions that the schemas refer to', () => {
    expect(app.getSchemas()).toMatchObject(definitions)
  })
})

describe('@fastify/swagger, which reads the routes', () => {
  it.each(titled(alone))(
    '%s: publishes the operation with its parameters',
    (_, { method, path, id, params, query }) => {
      const operation = published.paths[path]?.[method.toLowerCase()]
      expect(operation?.operationId).toBe(id)
      const names = [...Object.keys(params.properties), ...Object.keys(query.properties)]
      expect((operation?.parameters ?? []).map(({ name }) => name).sort()).toEqual(names.sort())
    }
  )
})
