import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAbsent } from './body.ts'
import type { Compiled } from './compile.ts'
import { contexts } from './context.ts'
import type { AnyHandler, Contract } from './contract.ts'
import { type Input, inputOf } from './input.ts'
import type { Operation } from './operation.ts'
import { pathParams } from './params.ts'
import { send } from './send.ts'
import { MULTIPART, receive } from './upload.ts'

export type Run = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Makes the function that Fastify calls once it has run the checks: it hands the request to its handler, and sends what that answers. */
export function runner({ handlers, services, uploads, fileSizes }: Contract): Run {
  const context = contexts(services)

  async function answer(request: FastifyRequest, reply: FastifyReply, compiled: Compiled, input: Input) {
    const { module, id } = compiled.operation
    const handler = handlers[module]?.[id] as AnyHandler
    const { status, body } = await handler(input as never, context(request) as never)
    return send(reply, compiled, status, body)
  }

  async function answerUpload(request: FastifyRequest, reply: FastifyReply, compiled: Compiled) {
    const { operation } = compiled
    const { fields, files, remove } = await receive(
      request,
      limitsOf(operation, fileSizes),
      operation.bodyLimit,
      uploads
    )
    try {
      const body = compiled.bodies[MULTIPART]?.(fields)
      const input = inputOf(compiled, { params: request.params, query: request.query, body })
      return await answer(request, reply, compiled, { ...input, body: { ...(input.body as object), ...files } })
    } finally {
      await remove()
    }
  }

  async function run(request: FastifyRequest, reply: FastifyReply) {
    const compiled = request.operation as Compiled
    if (compiled.isShared) checkNow(request, compiled)
    if (MULTIPART in compiled.bodies && request.mediaType === MULTIPART)
      return await answerUpload(request, reply, compiled)
    return await answer(request, reply, compiled, inputOf(compiled, request))
  }

  // Fastify takes a thrown null for an answer.
  return (request, reply) =>
    run(request, reply).catch((error) => {
      throw error ?? new Error('a handler threw nothing')
    })
}

function limitsOf({ id, body }: Operation, sizes: Contract['fileSizes']): Record<string, number | null> {
  const size = sizes?.[id]
  const limits = body?.files ?? {}
  return size === undefined ? limits : Object.fromEntries(Object.keys(limits).map((name) => [name, size]))
}

/** Checks a request of a shared route, which Fastify's validation has let pass (compilers.ts). */
function checkNow(request: FastifyRequest, compiled: Compiled): void {
  request.params = compiled.params(pathParams(request, compiled))
  request.query = compiled.query(request.query)
  const checkBody = compiled.bodies[request.mediaType ?? '']
  if (checkBody && !isAbsent(request.body)) request.body = checkBody(request.body)
}
