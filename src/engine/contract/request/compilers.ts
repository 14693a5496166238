import type { FastifyRouteSchemaDef, FastifyValidationResult } from 'fastify/types/schema.js'
import { Mismatch, type Serialise } from '../schema/answers.ts'
import { NO_BODY } from './body.ts'
import type { Check } from './checks.ts'
import type { Compiled } from './compile.ts'
import { MULTIPART } from './upload.ts'

/** What Fastify says about the validator or the serialiser that it needs. */
type Wanted = Pick<FastifyRouteSchemaDef<unknown>, 'httpPart' | 'httpStatus' | 'contentType'>

/**
 * Hands Fastify the checks that an operation has compiled. Two kinds of parts pass here and are checked just before the
 * handler: parts of a route that A and B share, because Fastify tells a validator only the value and not which of the
 * two answers; and multipart bodies, which have not been received yet.
 */
export function validatorCompiler({ isShared, params, query, bodies }: Compiled) {
  return ({ httpPart, contentType = '' }: Wanted): FastifyValidationResult => {
    if (isShared || contentType === MULTIPART) return () => true
    if (httpPart === 'params') return replacing(params)
    if (httpPart === 'querystring') return replacing(query)
    const check = bodies[contentType] as Check
    return replacing((body) => (body === NO_BODY ? body : check(body)))
  }
}

/** Replaces the received value with the result of the check. */
const replacing =
  (check: Check): FastifyValidationResult =>
  (given) => ({ value: check(given) })

/**
 * Hands Fastify the serialisers of an operation's answers. On a shared route, each reply gets the one of the chosen
 * operation.
 */
export function serializerCompiler({ isShared, answers }: Compiled) {
  return ({ httpStatus = '', contentType = '' }: Wanted): Serialise =>
    (isShared ? undefined : answers[httpStatus]?.[contentType]) ?? unexpected(httpStatus)
}

const unexpected =
  (status: string): Serialise =>
  () => {
    throw new Mismatch(status, 'a body is not declared')
  }
