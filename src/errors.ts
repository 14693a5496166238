import type { MessageKey, MessageValues } from './engine/messages/messages.ts'

/** One wrong value in a request. A shows `loc` and `type`, B shows `field` and `code`; the edge decides. */
export interface Problem {
  in: 'body' | 'query' | 'path' | 'header'
  path: (string | number)[]
  key: MessageKey
  values?: MessageValues
  code: string
  type: string
}

interface Extra {
  problems?: Problem[]
  reasons?: MessageKey[]
  /** Says more than the sentence of the code. */
  sentence?: { key: MessageKey; values: MessageValues }
  locked_until?: string
  required_permission?: string
  headers?: Record<string, string>
  /** What refused the request for want of room; counted in the metrics. */
  valve?: Valve
  /** The figures by which the valve decided; logged with the request. */
  figures?: Figures
}

/** What refuses requests that the service could answer at another time. */
export const VALVES = ['in_flight', 'event_loop', 'turns', 'disk'] as const
export type Valve = (typeof VALVES)[number]
export type Figures = Readonly<Record<string, number>>

/**
 * The one error that rules throw; it is put into words at the edge, in the caller's language and the operation's
 * shape.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly extra: Extra

  constructor(status: number, code: string, extra: Extra = {}) {
    super(code)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.extra = extra
  }
}

export const invalidCredentials = () => new ApiError(401, 'INVALID_CREDENTIALS')
/** Names the wrong code: the caller has proved to know the password before being asked for it. */
export const wrongLoginCode = () =>
  new ApiError(401, 'INVALID_CREDENTIALS', { sentence: { key: 'error.INVALID_MFA_CODE', values: {} } })
export const accountLocked = (until: Date, sentence?: Extra['sentence']) =>
  new ApiError(423, 'ACCOUNT_LOCKED', { sentence, locked_until: until.toISOString() })
export const mfaRequired = () => new ApiError(428, 'MFA_REQUIRED')
export const invalidRefreshToken = () => new ApiError(401, 'INVALID_REFRESH_TOKEN')
/** Also removes the cookie, so that the browser does not send it in vain. */
export const invalidPanelSession = (cookie: string) =>
  new ApiError(401, 'INVALID_PANEL_SESSION', { headers: { 'set-cookie': cookie } })
/** A request that only pages of this service may send. */
export const originRefused = () => new ApiError(403, 'ORIGIN_REFUSED')
export const unauthorized = () => new ApiError(401, 'UNAUTHORIZED', { headers: { 'www-authenticate': 'Bearer' } })
export const invalidCurrentPassword = () => new ApiError(401, 'INVALID_CURRENT_PASSWORD')
export const invalidMfaCode = () => new ApiError(400, 'INVALID_MFA_CODE')
export const sessionNotFound = () => new ApiError(404, 'SESSION_NOT_FOUND')
export const rateLimitExceeded = (seconds: number, sentence?: Extra['sentence']) =>
  new ApiError(429, 'RATE_LIMIT_EXCEEDED', { sentence, headers: { 'retry-after': String(seconds) } })
export const invalidResetToken = () => new ApiError(400, 'INVALID_RESET_TOKEN')
export const invalidConfirmationToken = () => new ApiError(400, 'INVALID_CONFIRMATION_TOKEN')
/** One answer for every reason: whoever holds the link learns nothing about the inviter or about accounts. */
export const invalidInvitation = () => new ApiError(400, 'INVALID_INVITATION')
export const emailInUse = () => new ApiError(409, 'EMAIL_IN_USE')
/** Invented cases never come among real ones, and only where the operator allows them. */
export const demonstrationRefused = (reason: 'desligada' | 'em_andamento' | 'ha_casos') =>
  new ApiError(409, 'DEMONSTRATION_REFUSED', { sentence: { key: `demo.${reason}`, values: {} } })
export const invalidUnlockToken = () => new ApiError(400, 'INVALID_UNLOCK_TOKEN')
export const permissionDenied = (permission: string) =>
  new ApiError(403, 'PERMISSION_DENIED', { required_permission: permission })
export const passwordChangeRequired = () => new ApiError(403, 'PASSWORD_CHANGE_REQUIRED')
export const mfaEnrolmentRequired = () => new ApiError(403, 'MFA_ENROLMENT_REQUIRED')
export const reauthenticationRequired = () => new ApiError(403, 'REAUTHENTICATION_REQUIRED')
/** The request came with a key, and what it asks for needs a person who has signed in. */
export const sessionRequired = () => new ApiError(403, 'SESSION_REQUIRED')
export const keyAddressRefused = () => new ApiError(403, 'KEY_ADDRESS_REFUSED')
/** A change that would reach, or concerns somebody who reaches, places that the caller does not. */
export const outOfTerritory = () => new ApiError(403, 'OUT_OF_TERRITORY')
export const invalidMasterKey = () => new ApiError(403, 'INVALID_MASTER_KEY')
export const invalidStartCode = () => new ApiError(403, 'INVALID_START_CODE')
export const missingReason = () => new ApiError(400, 'MISSING_REASON')
export const notFound = () => new ApiError(404, 'NOT_FOUND')
/** A case that was found to be another one. */
export const caseUnited = (id: number) =>
  new ApiError(404, 'NOT_FOUND', { sentence: { key: 'case.united', values: { id } } })
export const sdkMissing = () => new ApiError(404, 'NOT_FOUND', { sentence: { key: 'sdk.missing', values: {} } })
export const painelMissing = () => new ApiError(404, 'NOT_FOUND', { sentence: { key: 'painel.missing', values: {} } })
export const methodNotAllowed = (allow: string[]) =>
  new ApiError(405, 'METHOD_NOT_ALLOWED', { headers: { allow: allow.join(', ') } })
export const idempotencyInProgress = () =>
  new ApiError(409, 'IDEMPOTENCY_IN_PROGRESS', { headers: { 'retry-after': '1' } })
/** A has no code for it: there it is named at the header. */
export const idempotencyMismatch = () =>
  new ApiError(422, 'IDEMPOTENCY_MISMATCH', {
    problems: [
      {
        in: 'header',
        path: ['Idempotency-Key'],
        key: 'error.IDEMPOTENCY_MISMATCH',
        code: 'INVALID_VALUE',
        type: 'value_error.idempotency_key_reused'
      }
    ]
  })
export const preconditionFailed = () => new ApiError(412, 'PRECONDITION_FAILED')
export const payloadTooLarge = () => new ApiError(413, 'PAYLOAD_TOO_LARGE')
export const unsupportedMediaType = () => new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE')
export const malformedRequest = () => new ApiError(400, 'MALFORMED_REQUEST')
export const httpsRequired = () => new ApiError(400, 'HTTPS_REQUIRED', { headers: { connection: 'close' } })
export const internalError = () => new ApiError(500, 'INTERNAL_ERROR')
export const serviceUnavailable = (seconds = 5, valve?: Valve, figures?: Figures) =>
  new ApiError(503, 'SERVICE_UNAVAILABLE', { headers: { 'retry-after': String(seconds) }, valve, figures })

const STREAM_RETRY_SECONDS = 15
/** Refuses a long answer, because as many as may be are under way: for the account, or in this instance. */
export const tooManyStreams = (whose: 'account' | 'instance', limit: number) =>
  whose === 'account'
    ? rateLimitExceeded(STREAM_RETRY_SECONDS, { key: 'limit.streams-at-once', values: { limit } })
    : new ApiError(503, 'SERVICE_UNAVAILABLE', {
        sentence: { key: 'limit.streams-busy', values: { limit } },
        headers: { 'retry-after': String(STREAM_RETRY_SECONDS) }
      })

const ROOM_RETRY_SECONDS = 60
/** Refuses new work for which the disk, or the quota of its kind, has no room now. */
export const noRoom = (key: 'room.disk' | 'room.quota', figures?: Figures) =>
  new ApiError(503, 'SERVICE_UNAVAILABLE', {
    sentence: { key, values: {} },
    headers: { 'retry-after': String(ROOM_RETRY_SECONDS) },
    valve: 'disk',
    figures
  })
export const isNoRoom = (error: unknown): boolean => error instanceof ApiError && error.extra.valve === 'disk'

const MODE_RETRY_SECONDS = 60
/** The service has been switched to a mode that does not allow this request. */
export const notInMode = (mode: 'normal' | 'somente_leitura' | 'manutencao', mensagem: string | null) =>
  new ApiError(503, 'SERVICE_UNAVAILABLE', {
    sentence: { key: `mode.${mode}`, values: { mensagem: mensagem === null ? '' : ` ${mensagem}` } },
    headers: { 'retry-after': String(MODE_RETRY_SECONDS) }
  })

/** Why no request should be sent to this instance now: a sentence for people, and a word for programs. */
export const notReady = (reason: 'starting' | 'stopping' | 'database' | 'migrations' | 'queue' | 'background') =>
  new ApiError(503, 'SERVICE_UNAVAILABLE', {
    sentence: { key: `ready.${reason}`, values: {} },
    headers: { 'retry-after': '1', 'x-not-ready': reason }
  })

/** A list or statistics that would take the database too long; the problems name what to narrow. */
export const readingTooLong = (problems: Problem[]) => new ApiError(422, 'READING_TOO_LONG', { problems })

export const validationError = (problems: Problem[]) => new ApiError(422, 'VALIDATION_ERROR', { problems })

/** A password that breaks the rules: 400 with sentences in B, 422 at the field in A. */
export const weakPassword = (path: string[], reasons: MessageKey[]) =>
  new ApiError(400, 'WEAK_PASSWORD', {
    reasons,
    problems: reasons.map((key) => ({ in: 'body', path, key, code: 'WEAK_PASSWORD', type: 'value_error.password' }))
  })

/** A rule's refusal of one value of the body (or, by `where`, of the query or the path). */
export function refused(
  path: string | (string | number)[],
  key: MessageKey,
  code: string,
  values: MessageValues = {},
  where: Problem['in'] = 'body'
): Problem {
  return {
    in: where,
    path: typeof path === 'string' ? [path] : path,
    key,
    values,
    code,
    type: `value_error.${code.toLowerCase()}`
  }
}

export const duplicate = (path: string | string[]) => refused(path, 'field.duplicate', 'DUPLICATE')

/** Runs rules that name fields from their own point of view, and puts the fields where this body has them. */
export async function within<T>(prefix: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError) || !error.extra.problems) throw error
    const problems = error.extra.problems.map((p) => (p.in === 'body' ? { ...p, path: [prefix, ...p.path] } : p))
    throw new ApiError(error.status, error.code, { ...error.extra, problems })
  }
}

/** Does several things of which each may refuse something, and names all that is refused at once. */
export async function together<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  const problems: Problem[] = []
  const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VALIDATION_ERROR') throw error
      problems.push(...(error.extra.problems ?? []))
      return undefined as T
    }
  }
  const both: [A, B] = [await attempt(first), await attempt(second)]
  if (problems.length > 0) throw validationError(problems)
  return both
}
