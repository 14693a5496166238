import { isConnectionError, sqlState } from '../db/client.ts'
import {
  ApiError,
  internalError,
  malformedRequest,
  notFound,
  payloadTooLarge,
  serviceUnavailable,
  unsupportedMediaType,
  validationError
} from '../errors.ts'

/** Anything that was thrown, as one of our errors. The database's own words never reach a client. */
export function translate(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (isConnectionError(error)) return serviceUnavailable()
  const state = sqlState(error)
  if (state) return fromDatabase(state)
  const { code = '', statusCode = 500 } = (error ?? {}) as { code?: unknown; statusCode?: number }
  // A status is believed from Fastify and its plugins only: that of a library which a handler uses is not the client's.
  if (typeof code !== 'string' || !code.startsWith('FST_')) return internalError()
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE')
    return unsupportedMediaType()
  if (statusCode === 413) return payloadTooLarge()
  if (statusCode === 404 || code === 'FST_ERR_MAX_PARAM_LENGTH') return notFound()
  if (statusCode === 503) return serviceUnavailable()
  if (statusCode >= 400 && statusCode < 500) return malformedRequest()
  return internalError()
}

function fromDatabase(state: string): ApiError {
  // Data exceptions and constraint violations that slipped past validation are still the request's fault.
  if (state.startsWith('22') || state.startsWith('23')) {
    return validationError([{ in: 'body', path: [], key: 'field.invalid', code: 'INVALID_VALUE', type: 'value_error' }])
  }
  // Cancelled by a time limit, deadlock, serialisation failure, read-only or out of resources: may go through later.
  if (['57014', '40001', '40P01', '25006', '55P03'].includes(state) || state.startsWith('53'))
    return serviceUnavailable()
  return internalError()
}
