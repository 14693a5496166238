import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { malformedRequest, type Problem, unsupportedMediaType, validationError } from '../errors.ts'
import { isHealth } from '../limits/pressure.ts'
import type { Limiter } from '../limits/rate.ts'
import { message } from '../messages/messages.ts'
import type { Services } from '../services.ts'
import { createAjv } from './ajv.ts'
import { authorise } from './authorise.ts'
import { Unreadable } from './body.ts'
import { choose } from './choose.ts'
import type { RawParameters } from './coerce.ts'
import { type Compiled, compile } from './compile.ts'
import type { Caller, Context } from './handler.ts'
import type { Definitions, Operation } from './operation.ts'
import { send } from './respond.ts'
import { type Received, receive } from './upload.ts'

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
export function registerContract(app: FastifyInstance, contract: Contract): void {
  const ajv = createAjv(contract.definitions)
  for (const group of routesOf(contract.operations)) {
    const candidates = group.map((operation) => {
      const rules = contract.rules?.[operation.id]
      return compile(ajv, operation, rules && ((body) => rules(body, contract.services.now())))
    })
    const first = group[0] as Operation
    app.route({
      method: first.method,
      url: first.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operation: candidates[0] },
      onRequest: async (request, reply) => {
        const secured = group.some((operation) => !operation.public)
        const refusal = secured ? await identified(contract, request) : null
        // Counted by account or, without one, by address; so a flood of bad tokens is limited as well.
        await contract.limit?.(request, reply, !isHealth(request))
        if (refusal) throw refusal
      },
      preValidation: async (request) => {
        const body = request.body instanceof Unreadable ? undefined : request.body
        request.operation = choose(candidates, request.query as Record<string, unknown>, body)
        const { operation } = request.operation
        request.grantedBy = authorise(
          operation,
          request.caller,
          paramsOf(request, operation),
          contract.services.config.descriptionAAccess === 'token'
        )
      },
      handler: (request, reply) => run(contract, request, reply).catch(rethrow)
    })
  }
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

async function run(contract: Contract, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const compiled = request.operation as Compiled
  const { operation } = compiled
  const mediaType = mediaTypeOf(request, operation)
  const received =
    mediaType === 'multipart/form-data' ? await receive(request, operation.body?.files ?? {}, contract.uploads) : null
  try {
    const valid = compiled.validate({
      params: paramsOf(request, operation),
      query: request.query as RawParameters,
      body: readableBody(request, operation, received),
      mediaType
    })
    const input = received ? { ...valid, body: { ...received.fields, ...received.files } } : valid
    const handler = contract.handlers[operation.module]?.[operation.id] as AnyHandler
    const answer = await handler(input as never, contextOf(contract.services, request) as never)
    return await send(reply, compiled, answer.status, answer.body)
  } finally {
    await received?.remove()
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

function readableBody({ body }: FastifyRequest, operation: Operation, received: Received | null): unknown {
  if (received) return received.fields
  if (!(body instanceof Unreadable)) return body
  if (body.reason === 'syntax' && operation.description === 'a') {
    throw validationError([{ in: 'body', path: [], key: 'field.json', code: 'INVALID_FORMAT', type: 'json_invalid' }])
  }
  throw malformedRequest()
}

/** Path values by this operation's own names: on a shared route A and B may name them differently. */
function paramsOf(request: FastifyRequest, operation: Operation): Record<string, string> {
  const values = Object.values(request.params as Record<string, string>)
  return Object.fromEntries(Object.keys(operation.params.properties).map((name, i) => [name, values[i] ?? '']))
}

function contextOf(services: Services, request: FastifyRequest): Context<'public' | 'secured'> {
  const header = (name: string) => [request.headers[name]].flat()[0]
  return {
    ...services,
    caller: request.caller as Caller,
    grantedBy: request.grantedBy,
    language: request.language,
    requestId: request.id,
    path: request.url.split('?')[0] ?? '',
    ip: request.ip,
    userAgent: header('user-agent')?.slice(0, 300) ?? '',
    location: locationOf(request),
    log: request.log,
    say: (key, values) => message(request.language, key, values)
  }
}

/** A place that a trusted proxy has looked up; anybody else could invent it. */
function locationOf(request: FastifyRequest): string | null {
  const given = request.headers['x-client-location']
  // Fastify lists more than one address only when the nearest one is a proxy of TRUST_PROXY.
  return (request.ips?.length ?? 0) > 1 && typeof given === 'string' && given.length <= 100 ? given : null
}
