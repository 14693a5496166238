import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Download } from '../handler.ts'
import { declaredAnswer, expectNoContent, JSON_TYPE, Mismatch } from '../schema/answers.ts'
import type { Compiled } from './compile.ts'

/**
 * Sends a handler's answer. Fastify checks bodies when it serialises them. The status, the content type and everything
 * that Fastify does not serialise are checked here. Throws a Mismatch when the contract does not declare the answer.
 */
export function send(reply: FastifyReply, compiled: Compiled, status: number, body: unknown): FastifyReply {
  if (body === undefined) {
    expectNoContent(compiled.answers, status)
    return reply.code(status).send()
  }
  if (isDownload(body)) return sendDownload(reply, compiled, status, body)
  const serialise = declaredAnswer(compiled.answers, status, JSON_TYPE)
  // Fastify would send text, bytes and streams as they are, unchecked.
  if (!isPlain(body)) throw new Mismatch(status, 'the body is no plain object, list or null')
  // Once the reply has its own serialiser, Fastify leaves the content type to us.
  if (compiled.isShared) reply.serializer(serialise).header('content-type', `${JSON_TYPE}; charset=utf-8`)
  return reply.code(status).send(body)
}

function sendDownload(reply: FastifyReply, { answers }: Compiled, status: number, body: Download): FastifyReply {
  const { stream, size, contentType, filename, headers = {} } = body
  try {
    if (contentType === JSON_TYPE) throw new Mismatch(status, 'a stream was given for JSON')
    declaredAnswer(answers, status, contentType)
  } catch (error) {
    stream.destroy()
    throw error
  }
  if (filename !== undefined) reply.header('content-disposition', attachment(filename))
  reply.code(status).headers(headers).type(contentType)
  if (size !== undefined) reply.header('content-length', size)
  if (reply.request.method !== 'HEAD') return reply.send(stream)
  // Fastify would read the whole stream and throw it away.
  stream.destroy()
  return reply.send('')
}

/**
 * Builds the header of RFC 6266. `filename` holds ASCII only, with an underscore for every other character; `filename*`
 * has the whole name where that differs.
 */
export function attachment(filename: string): string {
  const plain = filename.replaceAll(/[^ !#-[\]-~]/gu, '_')
  const named = `attachment; filename="${plain}"`
  if (plain === filename) return named
  const encoded = encodeURIComponent(filename.toWellFormed())
  return `${named}; filename*=UTF-8''${encoded.replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`
}

const isDownload = (body: unknown): body is Download =>
  typeof body === 'object' && body !== null && 'stream' in body && body.stream instanceof Readable

function isPlain(body: unknown): boolean {
  if (body === null || Array.isArray(body)) return true
  if (typeof body !== 'object') return false
  const prototype = Object.getPrototypeOf(body)
  return prototype === Object.prototype || prototype === null
}
