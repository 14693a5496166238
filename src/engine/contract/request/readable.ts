import type { FastifyRequest } from 'fastify'
import { malformedRequest, payloadTooLarge, unsupportedMediaType, validationError } from '../../../errors.ts'
import type { Operation } from '../schema/operation.ts'
import { isAbsent, Unreadable } from './body.ts'
import { MULTIPART } from './upload.ts'

/** A body sent with these methods is ignored unread, so its type does not matter either. */
const UNREAD = new Set(['GET', 'HEAD'])

/** Throws when the operation does not take bodies of this media type, or when the body could not be read. */
export function requireReadable({ body, mediaType = '', method }: FastifyRequest, operation: Operation): void {
  const isGiven = !isAbsent(body) || (mediaType === MULTIPART && !UNREAD.has(method))
  if (isGiven && !takes(operation, mediaType)) throw unsupportedMediaType()
  if (!(body instanceof Unreadable)) return
  if (body.reason === 'large') throw payloadTooLarge()
  if (body.reason === 'syntax' && operation.description === 'a') {
    throw validationError([{ in: 'body', path: [], key: 'field.json', code: 'INVALID_FORMAT', type: 'json_invalid' }])
  }
  throw malformedRequest()
}

/**
 * Where no body is declared, a body that was read is refused later, together with every other problem. A multipart body
 * is not even read there.
 */
const takes = ({ body }: Operation, mediaType: string) => (body ? mediaType in body.content : mediaType !== MULTIPART)
