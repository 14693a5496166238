import {
  ApiError,
  internalError,
  malformedRequest,
  notFound,
  payloadTooLarge,
  serviceUnavailable,
  unsupportedMediaType
} from '../../../errors.ts'

/** Translates errors from below the handlers, such as the database's. Returns null for an error of another kind. */
export type Faults = (error: unknown) => ApiError | null

/** Turns anything that was thrown into one of our errors. */
export function translate(error: unknown, faults: Faults): ApiError {
  if (error instanceof ApiError) return error
  return faults(error) ?? fromFastify(error)
}

/**
 * Believes the status of an error only when Fastify or one of its plugins threw it. The status that another library
 * sets is not meant for our client.
 */
function fromFastify(error: unknown): ApiError {
  const { code = '', statusCode = 500 } = (error ?? {}) as { code?: unknown; statusCode?: number }
  if (typeof code !== 'string' || !code.startsWith('FST_')) return internalError()
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE')
    return unsupportedMediaType()
  if (statusCode === 413) return payloadTooLarge()
  if (statusCode === 404 || code === 'FST_ERR_MAX_PARAM_LENGTH') return notFound()
  if (statusCode === 503) return serviceUnavailable()
  if (statusCode >= 400 && statusCode < 500) return malformedRequest()
  return internalError()
}
