import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, internalError, malformedRequest } from '../errors.ts'
import type { Compiled } from './compile.ts'
import { codeOf } from './declared.ts'
import { answerWhileDiscarding } from './discard.ts'
import type { Download } from './handler.ts'
import { render } from './render.ts'
import { translate } from './translate.ts'

/** Sends an answer if it is exactly what the contract declares; otherwise the client gets 500 and the log the mismatch. */
export function send(reply: FastifyReply, compiled: Compiled, status: number, body: unknown): FastifyReply {
  const contentType = body === undefined ? null : isDownload(body) ? body.contentType : 'application/json'
  const mismatch = compiled.mismatch(status, contentType, body)
  if (mismatch) {
    if (isDownload(body)) body.stream.destroy()
    reply.log.error({ operation: compiled.operation.id, status, mismatch }, 'the answer does not match the contract')
    throw internalError()
  }
  if (contentType === null) return reply.code(status).send()
  if (isDownload(body)) {
    if (body.filename !== undefined) reply.header('content-disposition', attachment(body.filename))
    return reply.code(status).header('content-length', body.size).type(contentType).send(body.stream)
  }
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body))
}

/** The error handler of the whole service: every error, of any kind, leaves through here. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, now: () => Date): FastifyReply {
  const compiled = request.operation ?? request.routeOptions?.config?.operation ?? null
  const isBrokenOff = request.raw.destroyed && request.raw.complete === false
  let known = isBrokenOff ? malformedRequest() : translate(error)
  const words = () => render(known, compiled?.operation.description ?? 'b', request.language, request.id, now())
  let rendered = words()
  if (compiled) request.server.onError?.(compiled.operation, rendered.status, codeOf(rendered.body))
  const mismatch = compiled?.mismatch(rendered.status, 'application/json', rendered.body)
  if (mismatch) {
    request.log.error(
      { operation: compiled?.operation.id, status: rendered.status, code: known.code, mismatch },
      'the error does not match the contract'
    )
    known = internalError()
    rendered = words()
  }
  if (isBrokenOff) request.log.info('the client broke the request off')
  else if (known.status >= 500 && !(error instanceof ApiError)) request.log.error({ err: error }, 'request failed')
  const text = JSON.stringify(rendered.body)
  reply.code(rendered.status).headers(rendered.headers).header('content-type', 'application/json; charset=utf-8')
  if (rendered.status !== 413) return reply.send(text)
  // Fastify has asked for the connection to be closed, and so for the answer to be lost.
  reply.header('connection', reply.raw.shouldKeepAlive ? 'keep-alive' : 'close')
  const isRead = request.raw.complete || request.raw.readableEnded || request.raw.destroyed
  if (isRead) return reply.send(text)
  return reply.header('content-length', Buffer.byteLength(text)).send(answerWhileDiscarding(text, request.raw))
}

/** RFC 6266: what a quoted text can not hold becomes an underscore there; the name itself follows where it is another. */
export function attachment(filename: string): string {
  const plain = filename.replaceAll(/[^ !#-[\]-~]/gu, '_')
  const named = `attachment; filename="${plain}"`
  if (plain === filename) return named
  const encoded = encodeURIComponent(filename.toWellFormed())
  return `${named}; filename*=UTF-8''${encoded.replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`
}

const isDownload = (body: unknown): body is Download =>
  typeof body === 'object' && body !== null && 'stream' in body && body.stream instanceof Readable
