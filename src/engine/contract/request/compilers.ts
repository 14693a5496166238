import type { FastifyRouteSchemaDef, FastifyValidationResult } from 'fastify/types/schema.js'
import { Mismatch, type Serialise } from '../schema/answers.ts'
import { NO_BODY } from './body.ts'
import type { Check } from './checks.ts'
import type { Compiled } from './compile.ts'
import { MULTIPART } from './upload.ts'

/** What Fastify tells of the validator or the serialiser that it needs. */
type Wanted = Pick<FastifyRouteSchemaDef<unknown>, 'httpPart' | 'httpStatus' | 'contentType'>

/**
 * Hands Fastify the checks that an operation has compiled. Two kinds of parts pass here and are checked just before the handler:
 * those of a route that A and B share, since Fastify tells a validator nothing but the value and not which of them answers; and
 * multipart bodies, which are not received yet.
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

/** Puts what the check gives in the place of what came. */
const replacing =
  (check: Check): FastifyValidationResult =>
  (given) => ({ value: check(given) })

/** Hands Fastify the serialisers of an operation's answers. On a shared route, each reply is given that of the chosen operation. */
export function serializerCompiler({ isShared, answers }: Compiled) {
  return ({ httpStatus = '', contentType = '' }: Wanted): Serialise =>
    (isShared ? undefined : answers[httpStatus]?.[contentType]) ?? unexpected(httpStatus)
}

const unexpected =
  (status: string): Serialise =>
  () => {
    throw new Mismatch(status, 'a body is not declared')
  }
