import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { validationError } from '../../../errors.ts'
import type { Services, Upload } from '../handler.ts'
import { declaredAnswer, expectNoContent, JSON_TYPE } from '../schema/answers.ts'
import type { Compiled } from './compile.ts'

const HEADER = 'idempotency-key'
const FORM = /^[A-Za-z0-9._-]{1,128}$/

/** A request with an `Idempotency-Key`, which may be repeated. */
export interface KeyedRequest {
  key: string
  operation: string
  /** Null where no token is needed. */
  callerId: number | null
  /** The key with which the account's program calls; null where its owner has signed in. */
  chaveId: number | null
  /** Equal for requests with the same operation, address and body, and different for all others. */
  fingerprint: string
}

/** An answer as it is sent the first time and each time after. */
export interface KeptAnswer {
  status: number
  headers: Record<string, string>
  /** Empty when the answer has no body. */
  body: string
}

/**
 * Does the work of a request once and keeps its answer in the same transaction. A repeated request gets the kept
 * answer. The work uses the services it is given in place of those of the same names.
 */
export type RunOnce = (
  request: KeyedRequest,
  work: (services: Partial<Services>) => Promise<KeptAnswer>
) => Promise<{ answer: KeptAnswer; isRepeated: boolean }>

/** Called by the body's parser, the only place that sees the bytes. A request without a key costs nothing here. */
export function noteDigest(request: FastifyRequest, bytes: Buffer): void {
  if (request.headers[HEADER] !== undefined) request.bodyDigest = sha256(bytes)
}

/** Returns the request with its key, or null when no key was sent or the operation takes none. */
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
    chaveId: request.caller?.chave?.id ?? null,
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

/** Digests the contents of a multipart body rather than its bytes, because the boundary differs each time. */
function digestOfParts({ fields, files }: { fields: Record<string, unknown>; files: Record<string, Upload> }): string {
  const names = Object.keys(fields).sort()
  return sha256(JSON.stringify(names.map((name) => [name, fields[name], files[name]?.sha256, files[name]?.filename])))
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('base64url')

/** Checks a handler's answer against the contract and turns it into text before the transaction commits. */
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
