import {
  ApiError,
  internalError,
  malformedRequest,
  notFound,
  payloadTooLarge,
  serviceUnavailable,
  unsupportedMediaType
} from '../../../errors.ts'

/** Tells what an error means that comes from below the handlers, such as the database's; null for an error of another kind. */
export type Faults = (error: unknown) => ApiError | null

/** Anything that was thrown, as one of our errors. */
export function translate(error: unknown, faults: Faults): ApiError {
  if (error instanceof ApiError) return error
  return faults(error) ?? fromFastify(error)
}

/** The status of an error is believed only if Fastify or a plugin of it threw it: that of any other library was not meant for our client. */
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
