import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { malformedRequest, type Problem, unsupportedMediaType, validationError } from '../errors.ts'
import { isHealth } from '../limits/pressure.ts'
import type { Limiter } from '../limits/rate.ts'
import { type Ajv, ajvOf } from './ajv.ts'
import { authorise } from './authorise.ts'
import { Unreadable } from './body.ts'
import { choose } from './choose.ts'
import type { RawParameters } from './coerce.ts'
import { type Compiled, compile } from './compile.ts'
import { contexts } from './context.ts'
import { deprecationHook } from './deprecation.ts'
import type { Caller, Services } from './handler.ts'
import type { Definitions, Operation } from './operation.ts'
import { send } from './respond.ts'
import { receive } from './upload.ts'

/** Any row of the table of handlers; each is typed by generated/handlers.ts where it is written, and called with what it declares. */
export type AnyHandler = (request: never, context: never) => Promise<{ status: number; body: unknown }>

export interface Contract {
  operations: Operation[]
  definitions: Definitions
  handlers: Record<string, Record<string, AnyHandler>>
  /** Rules that can be told from a body alone, by operation: they name more when the schema has refused some of it. */
  rules?: Record<string, (body: Record<string, unknown>, now: Date) => Problem[]>
  services: Services
  identify(request: FastifyRequest): Promise<Caller>
  uploads: string
  limit: Limiter | null
}

/** One loop, one route per method and path of the contract. */
export async function registerContract(app: FastifyInstance, contract: Contract): Promise<void> {
  const ajv = ajvOf(contract.definitions)
  const context = contexts(contract.services)
  // The plugin hooks into every request of its scope, so it has one with only the routes that take files.
  const uploads: Operation[][] = []
  for (const group of routesOf(contract.operations)) {
    if (group.some(takesFiles)) uploads.push(group)
    else route(app, ajv, contract, context, group)
  }
  await app.register(async (scope) => {
    scope.removeContentTypeParser('multipart/form-data')
    await scope.register(multipart)
    for (const group of uploads) route(scope, ajv, contract, context, group)
  })
}

const takesFiles = ({ body }: Operation) => 'multipart/form-data' in (body?.content ?? {})

function route(
  app: FastifyInstance,
  ajv: Ajv,
  contract: Contract,
  context: (request: FastifyRequest) => object,
  group: Operation[]
): void {
  const candidates = group.map((operation) => {
    const rules = contract.rules?.[operation.id]
    return compile(ajv, operation, rules && ((body) => rules(body, contract.services.now())))
  })
  const first = group[0] as Operation
  const secured = group.some((operation) => !operation.public)
  const onSend = deprecationHook(candidates)
  const literalA = contract.services.config.descriptionAAccess === 'token'
  app.route({
    method: first.method,
    url: first.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operation: candidates[0] },
    onRequest: async (request, reply) => {
      const refusal = secured ? await identified(contract, request) : null
      // Counted by account or, without one, by address; so a flood of bad tokens is limited as well.
      await contract.limit?.(request, reply, !isHealth(request))
      if (refusal) throw refusal
    },
    preValidation: (request, _reply, done) => {
      const body = request.body instanceof Unreadable ? undefined : request.body
      request.operation = choose(candidates, request.query as Record<string, unknown>, body)
      const { operation } = request.operation
      request.grantedBy = authorise(operation, request.caller, paramsOf(request, operation), literalA)
      done()
    },
    ...(onSend ? { onSend } : {}),
    handler: (request, reply) => run(contract, context, request, reply).catch(rethrow)
  })
}

/** Sets the caller; an error is returned rather than thrown, since the request must be counted first. */
async function identified(contract: Contract, request: FastifyRequest): Promise<unknown> {
  try {
    request.caller = await contract.identify(request)
    return null
  } catch (error) {
    return error
  }
}

/** Operations by route, A before B; the generator has made sure that two on one route have a rule. */
export function routesOf(operations: Operation[]): Operation[][] {
  const routes = new Map<string, Operation[]>()
  for (const operation of operations) {
    const route = `${operation.method} ${operation.path.replaceAll(/\{\w+\}/g, '{}')}`
    routes.set(route, [...(routes.get(route) ?? []), operation])
  }
  return [...routes.values()].map((group) => group.sort((x, y) => x.description.localeCompare(y.description)))
}

async function run(
  contract: Contract,
  context: (request: FastifyRequest) => object,
  request: FastifyRequest,
  reply: FastifyReply
): Promise<FastifyReply> {
  const compiled = request.operation as Compiled
  const { operation } = compiled
  const handler = contract.handlers[operation.module]?.[operation.id] as AnyHandler
  const mediaType = mediaTypeOf(request, operation)
  const query = request.query as RawParameters
  const params = paramsOf(request, operation)
  if (mediaType !== 'multipart/form-data') {
    const input = compiled.validate({ params, query, body: readableBody(request, operation), mediaType })
    const answer = await handler(input as never, context(request) as never)
    return send(reply, compiled, answer.status, answer.body)
  }
  const { fields, files, remove } = await receive(request, operation.body?.files ?? {}, contract.uploads)
  try {
    const valid = compiled.validate({ params, query, body: fields, mediaType })
    const input = { ...valid, body: { ...fields, ...files } }
    const answer = await handler(input as never, context(request) as never)
    return send(reply, compiled, answer.status, answer.body)
  } finally {
    await remove()
  }
}

/** Fastify takes a thrown null for an answer. */
function rethrow(error: unknown): never {
  throw error ?? new Error('a handler threw nothing')
}

/** The body's media type when the operation takes it; a body of another type is refused. */
function mediaTypeOf(request: FastifyRequest, operation: Operation): string | null {
  const header = request.headers['content-type']
  const type = header?.split(';')[0]?.trim().toLowerCase() ?? null
  const empty = request.body === undefined && type !== 'multipart/form-data'
  // Nobody would read it, nor see that it is one too many.
  if (!operation.body && type === 'multipart/form-data') throw unsupportedMediaType()
  if (!operation.body || type === null || empty) return null
  if (!(type in operation.body.content)) throw unsupportedMediaType()
  return type
}

function readableBody({ body }: FastifyRequest, operation: Operation): unknown {
  if (!(body instanceof Unreadable)) return body
  if (body.reason === 'syntax' && operation.description === 'a') {
    throw validationError([{ in: 'body', path: [], key: 'field.json', code: 'INVALID_FORMAT', type: 'json_invalid' }])
  }
  throw malformedRequest()
}

/** Path values by this operation's own names: on a shared route A and B may name them differently. */
function paramsOf(request: FastifyRequest, operation: Operation): Record<string, string> {
  const values = Object.values(request.params as Record<string, string>)
  const named: Record<string, string> = {}
  let i = 0
  for (const name in operation.params.properties) named[name] = values[i++] ?? ''
  return named
}
