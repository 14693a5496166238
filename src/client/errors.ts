import type { Schemas } from './contract.ts'

/** The codes that are known now. The service may add new ones, so fall back on `status`. */
export type ErrorCode = Schemas['ErroCodigo']

export interface ErrorDetail {
  /** Empty where the whole request is meant. */
  field: string
  message: string
  code: Schemas['ErroDetalheCodigo'] | (string & {})
}

/** The service has answered with an error. */
export class ApiError<Code extends string = ErrorCode | (string & {})> extends Error {
  override readonly name: string = 'ApiError'
  readonly status: number
  readonly code: Code
  /** What is wrong, field by field. */
  readonly details: ErrorDetail[]
  /** Quote this id when you ask for support. */
  readonly requestId: string | null
  /** Seconds after which the service accepts the request again, if it said so. */
  readonly retryAfter: number | null
  /** With ACCOUNT_LOCKED, when the lock ends. */
  readonly lockedUntil: string | null
  /** With PERMISSION_DENIED, the permission that the account lacks. */
  readonly requiredPermission: string | null
  /** The body of the answer as it was received. */
  readonly body: unknown

  constructor(facts: ApiErrorFacts<Code>) {
    super(facts.message)
    this.status = facts.status
    this.code = facts.code
    this.details = facts.details
    this.requestId = facts.requestId
    this.retryAfter = facts.retryAfter
    this.lockedUntil = facts.lockedUntil
    this.requiredPermission = facts.requiredPermission
    this.body = facts.body
  }
}

interface ApiErrorFacts<Code> {
  message: string
  status: number
  code: Code
  details: ErrorDetail[]
  requestId: string | null
  retryAfter: number | null
  lockedUntil: string | null
  requiredPermission: string | null
  body: unknown
}

/** No complete answer came: the connection failed, or it took longer than `timeoutMs`. The reason is in `cause`. */
export class NetworkError extends Error {
  override readonly name: string = 'NetworkError'
}

/** Properties that an error with one of these codes always has. */
interface Sure {
  ACCOUNT_LOCKED: { readonly lockedUntil: string }
  PERMISSION_DENIED: { readonly requiredPermission: string }
}

export type ApiErrorOf<Code extends ErrorCode> = Code extends keyof Sure ? ApiError<Code> & Sure[Code] : ApiError<Code>

/** Whether the error is an answer of the service, with one of these codes if any are given. */
export function isApiError(error: unknown): error is ApiError
export function isApiError<Code extends ErrorCode>(
  error: unknown,
  ...codes: [Code, ...Code[]]
): error is ApiErrorOf<Code>
export function isApiError(error: unknown, ...codes: string[]): boolean {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code))
}

/** Whether the caller's own signal ended the call. */
export function isAborted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && (error as { name?: unknown }).name === 'AbortError'
}

interface Envelope {
  code: string
  message: string
  details?: (ErrorDetail | string)[]
  request_id?: string
  locked_until?: string
  required_permission?: string
}

/** An entry of Description A's list of invalid data. */
interface Invalid {
  loc: (string | number)[]
  msg: string
  type: string
}

/**
 * Builds the error from an answer in either shape. A proxy may have answered instead of the service, in a shape of its
 * own.
 */
export function apiErrorOf(response: Response, body: unknown): ApiError {
  const { error, detail } = (typeof body === 'object' && body !== null ? body : {}) as {
    error?: Envelope
    detail?: Invalid[]
  }
  const invalid = Array.isArray(detail) ? detail.map(detailOf) : []
  return new ApiError({
    status: response.status,
    code: error?.code ?? (invalid.length > 0 ? 'VALIDATION_ERROR' : `HTTP_${response.status}`),
    message: error?.message ?? invalid[0]?.message ?? `HTTP ${response.status}`,
    details: error?.details ? error.details.map(namedDetail) : invalid,
    requestId: error?.request_id ?? response.headers.get('x-request-id'),
    retryAfter: secondsOf(response.headers.get('retry-after')),
    lockedUntil: error?.locked_until ?? null,
    requiredPermission: error?.required_permission ?? null,
    body
  })
}

const detailOf = ({ loc, msg, type }: Invalid): ErrorDetail => ({
  // The path begins with where the value was sent: body, query or path.
  field: loc.slice(1).join('.'),
  message: msg,
  code: type
})

/** Password rules that are not met come as plain sentences. */
const namedDetail = (detail: ErrorDetail | string): ErrorDetail =>
  typeof detail === 'string' ? { field: '', message: detail, code: 'WEAK_PASSWORD' } : detail

/** Reads Retry-After, which is a number of seconds or a date. */
function secondsOf(header: string | null): number | null {
  if (header === null) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}
