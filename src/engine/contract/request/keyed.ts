import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { validationError } from '../../../errors.ts'
import type { Services, Upload } from '../handler.ts'
import { declaredAnswer, expectNoContent, JSON_TYPE } from '../schema/answers.ts'
import type { Compiled } from './compile.ts'

const HEADER = 'idempotency-key'
const FORM = /^[A-Za-z0-9._-]{1,128}$/

/** A request that may be repeated. */
export interface KeyedRequest {
  key: string
  operation: string
  /** Null where no token is needed. */
  callerId: number | null
  /** The same for the same operation, address and body, and for nothing else. */
  fingerprint: string
}

/** An answer as it is sent, and sent again. */
export interface KeptAnswer {
  status: number
  headers: Record<string, string>
  /** Empty for none. */
  body: string
}

/**
 * Does the work of a request once and keeps its answer in the same transaction; gives the kept one to who comes again. The work uses what it is given in
 * the place of the services of these names.
 */
export type RunOnce = (
  request: KeyedRequest,
  work: (services: Partial<Services>) => Promise<KeptAnswer>
) => Promise<{ answer: KeptAnswer; isRepeated: boolean }>

/** For the body's parser, which alone sees the bytes. Who sends no key pays nothing. */
export function noteDigest(request: FastifyRequest, bytes: Buffer): void {
  if (request.headers[HEADER] !== undefined) request.bodyDigest = sha256(bytes)
}

/** The request with its key; null where none was sent, or the operation takes none. */
export function keyedRequest(
  request: FastifyRequest,
  { operation }: Compiled,
  parts?: { fields: Record<string, unknown>; files: Record<string, Upload> }
): KeyedRequest | null {
  const key = request.headers[HEADER]
  if (!operation.idempotent || key === undefined) return null
  if (typeof key !== 'string' || !FORM.test(key)) throw malformedKey()
  const body = parts ? digestOfParts(parts) : request.bodyDigest
  return {
    key,
    operation: operation.id,
    callerId: request.caller?.id ?? null,
    fingerprint: sha256(JSON.stringify([operation.id, request.url, body]))
  }
}

const malformedKey = () =>
  validationError([
    {
      in: 'header',
      path: ['Idempotency-Key'],
      key: 'field.idempotency-key',
      code: 'INVALID_FORMAT',
      type: 'string_pattern_mismatch'
    }
  ])

/** Of what a multipart body holds: its bytes differ each time, by the boundary. */
function digestOfParts({ fields, files }: { fields: Record<string, unknown>; files: Record<string, Upload> }): string {
  const names = Object.keys(fields).sort()
  return sha256(JSON.stringify(names.map((name) => [name, fields[name], files[name]?.sha256, files[name]?.filename])))
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('base64url')

/** What a handler has answered, checked against the contract and put into text, before anything of it is final. */
export function keptAnswer(
  request: FastifyRequest,
  { answers }: Compiled,
  { status, body }: { status: number; body: unknown }
): KeptAnswer {
  const headers = { 'content-language': request.language }
  if (body === undefined) {
    expectNoContent(answers, status)
    return { status, headers, body: '' }
  }
  const type = { 'content-type': `${JSON_TYPE}; charset=utf-8` }
  return { status, headers: { ...headers, ...type }, body: declaredAnswer(answers, status, JSON_TYPE)(body) }
}

export function sendKept(
  reply: FastifyReply,
  { answer, isRepeated }: { answer: KeptAnswer; isRepeated: boolean }
): FastifyReply {
  reply.code(answer.status).headers(answer.headers)
  if (isRepeated) reply.header('idempotency-replayed', 'true')
  return answer.body === '' ? reply.send() : reply.send(answer.body)
}
