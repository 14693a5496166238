import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, internalError, malformedRequest } from '../../../errors.ts'
import { type Rendered, render } from '../errors/render.ts'
import { type Faults, translate } from '../errors/translate.ts'
import type { Compiled } from '../request/compile.ts'
import { declaredAnswer, JSON_TYPE, Mismatch } from '../schema/answers.ts'
import { codeOf, type ErrorHook } from '../schema/declared.ts'
import { answerWhileDiscarding } from './discard.ts'

export type SendError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

interface Refusal extends Rendered {
  text: string
}

interface ErrorSenderOptions {
  now: () => Date
  faults: Faults
  onError?: ErrorHook
}

/** Makes the error handler of the whole service. Every error of any kind leaves through it. */
export function errorSender({ now, faults, onError }: ErrorSenderOptions): SendError {
  return (error, request, reply) => {
    const compiled = request.operation ?? request.routeOptions?.config?.operation ?? null
    const isBrokenOff = request.raw.destroyed && request.raw.complete === false
    const known = isBrokenOff ? malformedRequest() : translate(error, faults)
    const { valve, figures } = known.extra
    if (valve) request.shed = { valve, ...figures }
    const say = (which: ApiError) =>
      render(which, compiled?.operation.description ?? 'b', request.language, request.id, now())
    const meant = say(known)
    if (compiled) onError?.(compiled.operation, meant.status, codeOf(meant.body))
    const refusal = checked(known, meant, say, compiled, request)
    if (isBrokenOff) request.log.info('the client broke the request off')
    else log(error, refusal, compiled, request, faults)
    return sendRefusal(refusal, request, reply)
  }
}

/** An error that the operation does not declare is a bug of ours: it goes to the log, and the client gets 500. */
function checked(
  known: ApiError,
  rendered: Rendered,
  say: (which: ApiError) => Rendered,
  compiled: Compiled | null,
  request: FastifyRequest
): Refusal {
  try {
    const serialise = compiled ? declaredAnswer(compiled.answers, rendered.status, JSON_TYPE) : JSON.stringify
    return { ...rendered, text: serialise(rendered.body) }
  } catch (error) {
    const mismatch = (error as Mismatch).message
    const { id } = compiled?.operation ?? {}
    request.log.error(
      { operation: id, status: rendered.status, code: known.code, mismatch },
      'the error does not match the contract'
    )
    const instead = say(internalError())
    return { ...instead, text: JSON.stringify(instead.body) }
  }
}

function log(
  error: unknown,
  { status }: Refusal,
  compiled: Compiled | null,
  request: FastifyRequest,
  faults: Faults
): void {
  if (error instanceof Mismatch) {
    const { status: meant, message: mismatch } = error
    request.log.error(
      { operation: compiled?.operation.id, status: meant, mismatch },
      'the answer does not match the contract'
    )
  } else if (error instanceof ApiError) return
  else if (status >= 500) request.log.error({ err: error }, 'request failed')
  // What the database refuses should have been refused before, with a better sentence.
  else if (faults(error)) request.log.warn({ err: error }, 'request refused by the database')
}

function sendRefusal({ status, headers, text }: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(status).headers(headers).header('content-type', 'application/json; charset=utf-8')
  if (status !== 413) return reply.send(text)
  // Fastify has set `connection: close`, which would make a client that is still sending lose the answer.
  reply.header('connection', reply.raw.shouldKeepAlive ? 'keep-alive' : 'close')
  const isRead = request.raw.complete || request.raw.readableEnded || request.raw.destroyed
  if (isRead) return reply.send(text)
  return reply.header('content-length', Buffer.byteLength(text)).send(answerWhileDiscarding(text, request.raw))
}
