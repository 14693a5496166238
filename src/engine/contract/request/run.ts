import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../handler.ts'
import type { Operation } from '../schema/operation.ts'
import { isAbsent } from './body.ts'
import type { Compiled } from './compile.ts'
import { contexts, type Instead } from './context.ts'
import type { Answering, AnyHandler, Contract } from './contract.ts'
import { sendTagged } from './etag.ts'
import { type Input, inputOf } from './input.ts'
import { type KeyedRequest, keptAnswer, keyedRequest, sendKept } from './keyed.ts'
import { matcher } from './match.ts'
import { pathParams } from './params.ts'
import { send } from './send.ts'
import { MULTIPART, receive } from './upload.ts'

export type Run = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Makes the function that Fastify calls after its checks. It hands the request to its handler and sends the answer. */
export function runner(contract: Contract): Run {
  const { handlers, services, uploads, fileSizes, once, answering = asItIs, metering } = contract
  const context = contexts(services)
  const matching = matcher(contract, context)

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    compiled: Compiled,
    input: Input,
    keyed: KeyedRequest | null
  ) {
    const { operation } = compiled
    const handler = handlers[operation.module]?.[operation.id] as AnyHandler
    const handle = (instead?: Instead) => handler(input as never, context(request, instead) as never)
    if (keyed && once) {
      const work = () => once(keyed, async (instead) => keptAnswer(request, compiled, await handle(instead)))
      return sendKept(reply, await answering(operation, request.caller, work))
    }
    const match = matching(request, operation, input)
    const read = (within?: Partial<Services>) =>
      answering(operation, request.caller, (from) => handle(joined(match, within, from)), within)
    const answered =
      operation.metered && metering ? await metering(request, reply, operation, input.list, read) : await read()
    if (answered.cookie !== undefined) reply.header('set-cookie', answered.cookie)
    if (operation.etag) return sendTagged(request, reply, compiled, input.query, answered)
    return send(reply, compiled, answered.status, answered.body)
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
      const keyed = keyedRequest(request, compiled, { fields, files })
      const whole = { ...input, body: { ...(input.body as object), ...files } }
      return await answer(request, reply, compiled, whole, keyed)
    } finally {
      await remove()
    }
  }

  async function run(request: FastifyRequest, reply: FastifyReply) {
    const compiled = request.operation as Compiled
    if (compiled.isShared) checkNow(request, compiled)
    if (MULTIPART in compiled.bodies && request.mediaType === MULTIPART)
      return await answerUpload(request, reply, compiled)
    return await answer(request, reply, compiled, inputOf(compiled, request), keyedRequest(request, compiled))
  }

  // Fastify treats a thrown null as an answer.
  return (request, reply) =>
    run(request, reply).catch((error) => {
      throw error ?? new Error('a handler threw nothing')
    })
}

const joined = (...parts: (Instead | undefined)[]): Instead | undefined =>
  parts.some((part) => part !== undefined) ? Object.assign({}, ...parts) : undefined

const asItIs: Answering = (_operation, _caller, handle) => handle()

function limitsOf({ id, body }: Operation, sizes: Contract['fileSizes']): Record<string, number | null> {
  const size = sizes?.[id]
  const limits = body?.files ?? {}
  return size === undefined ? limits : Object.fromEntries(Object.keys(limits).map((name) => [name, size]))
}

/** Checks a request of a shared route, which Fastify's validation let pass (compilers.ts). */
function checkNow(request: FastifyRequest, compiled: Compiled): void {
  request.params = compiled.params(pathParams(request, compiled))
  request.query = compiled.query(request.query)
  const checkBody = compiled.bodies[request.mediaType ?? '']
  if (checkBody && !isAbsent(request.body)) request.body = checkBody(request.body)
}
