import { type ApiError, internalError, serviceUnavailable, validationError } from '../../errors.ts'
import { CANCELLED, isConnectionError, sqlState } from './client.ts'

/** Cancelled by a time limit, serialisation failure, deadlock, read-only, lock not available: all may succeed later. */
const passing = new Set([CANCELLED, '40001', '40P01', '25006', '55P03'])
const OUT_OF_RESOURCES = '53'

/**
 * Translates an error of the database for the client, without the database's own words. Returns null for other errors.
 */
export function databaseFault(error: unknown): ApiError | null {
  if (isConnectionError(error)) return serviceUnavailable()
  const state = sqlState(error)
  if (!state) return null
  if (passing.has(state) || state.startsWith(OUT_OF_RESOURCES)) return serviceUnavailable()
  return isFaultOfData(state) ? invalidData() : internalError()
}

/** Data exceptions and constraint violations that slipped past validation are still the request's fault. */
const isFaultOfData = (state: string) => state.startsWith('22') || state.startsWith('23')

const invalidData = () =>
  validationError([{ in: 'body', path: [], key: 'field.invalid', code: 'INVALID_VALUE', type: 'value_error' }])
