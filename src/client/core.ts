import createFetchClient from 'openapi-fetch'
import type { Clock } from './clock.ts'
import { creatingOperations, formOperations, publicOperations } from './contract.ts'
import { apiErrorOf, isApiError, NetworkError } from './errors.ts'
import { type Fetch, Outgoing, sender } from './outgoing.ts'
import { delayAfter, type RetrySettings } from './retry.ts'
import type { Session } from './session.ts'
import type { Answer, CallSettings } from './types.ts'

export interface CoreOptions {
  baseUrl: string
  fetch: Fetch
  headers: Record<string, string>
  retry: RetrySettings
  timeoutMs: number | null
  clock: Clock
  session(): Session
}

export type MethodName = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The options of a call, once its types have been checked. */
export interface Init extends CallSettings {
  params?: { query?: Record<string, unknown>; path?: Record<string, unknown>; header?: Record<string, unknown> }
  body?: unknown
}

/** `parseAs`: a file is handed on as a stream. */
export type Call = (
  method: MethodName,
  path: string,
  init?: Init,
  parseAs?: 'json' | 'stream'
) => Promise<Answer<unknown>>

const KEY = 'Idempotency-Key'
const MULTIPART = 'multipart/form-data'
const isPublic = new Set<string>(publicOperations)
const isCreating = new Set<string>(creatingOperations)
const formOf: ReadonlyMap<string, string> = new Map(Object.entries(formOperations))

/** One call from end to end: token, tries, errors. */
export function createCore(options: CoreOptions): Call {
  const client = createFetchClient<Record<string, Record<string, object>>>({
    baseUrl: options.baseUrl,
    headers: options.headers,
    // The types of openapi-fetch know nothing smaller than a Request.
    Request: Outgoing as unknown as typeof Request,
    fetch: sender(options.fetch) as unknown as (request: Request) => Promise<Response>,
    // As the documents have them: an object's fields are parameters of their own, an array is one with commas. The defaults of openapi-fetch are others.
    querySerializer: { object: { style: 'form', explode: true }, array: { style: 'form', explode: false } }
  }) as unknown as Record<MethodName, UntypedMethod>

  return async (method, path, init = {}, parseAs = 'json') => {
    const plan = planOf(method, path, init, options)
    let renewed = false
    for (let tries = 1; ; tries++) {
      const token = plan.isSecured ? await options.session().access() : null
      try {
        const given = { ...plan.init, ...limited(init, options), parseAs, token }
        return await attempt(client[method](path, given), init.signal)
      } catch (error) {
        if (token !== null && !renewed && isApiError(error, 'UNAUTHORIZED')) {
          renewed = true
          if ((await options.session().renew(token)) !== null) continue
        }
        const delay = plan.isRepeatable ? delayAfter(error, tries, plan.retry) : null
        if (delay === null) throw error
        await options.clock.sleep(delay, init.signal)
      }
    }
  }
}

interface Untyped {
  data?: unknown
  error?: unknown
  response: Response
}
type UntypedMethod = (path: string, init: object) => Promise<Untyped>

interface Plan {
  isSecured: boolean
  /** May it be sent again without doing twice what should be done once? */
  isRepeatable: boolean
  retry: RetrySettings
  init: object
}

/** What stays the same however often the call is sent. */
function planOf(method: MethodName, path: string, init: Init, options: CoreOptions): Plan {
  const name = `${method} ${path}`
  const { retry, timeoutMs: _, signal: __, ...given } = init
  const headers = { ...(isCreating.has(name) ? withKey(init) : init.headers), ...contentType(formOf.get(name)) }
  return {
    isSecured: !isPublic.has(name),
    isRepeatable: retry !== false && (method !== 'POST' || hasKey(init, headers)),
    retry: retry ? { ...options.retry, ...retry } : options.retry,
    init: { ...given, headers, ...(formOf.get(name) === MULTIPART ? { bodySerializer: formDataOf } : {}) }
  }
}

/** That of a multipart body is fetch's own, since it names the boundary. */
const contentType = (form: string | undefined): Record<string, string> =>
  form === undefined || form === MULTIPART ? {} : { 'Content-Type': form }

/** A key of the caller's own is kept. */
const withKey = (init: Init): Record<string, string> | undefined =>
  hasKey(init, init.headers) ? init.headers : { ...init.headers, [KEY]: randomKey() }

const hasKey = (init: Init, headers: Record<string, string> | undefined): boolean =>
  init.params?.header?.[KEY] != null ||
  Object.keys(headers ?? {}).some((name) => name.toLowerCase() === KEY.toLowerCase())

/** Not randomUUID, which browsers keep from pages that came without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function formDataOf(body: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    if (value !== undefined && value !== null) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** The signal of one try. */
function limited({ signal, timeoutMs }: Init, options: CoreOptions): { signal?: AbortSignal } {
  const ms = timeoutMs ?? options.timeoutMs
  const signals = [signal, ms ? AbortSignal.timeout(ms) : null].filter((each) => each != null)
  return signals.length === 0 ? {} : { signal: signals.length === 1 ? signals[0] : AbortSignal.any(signals) }
}

async function attempt(sent: Promise<Untyped>, signal: AbortSignal | null | undefined): Promise<Answer<unknown>> {
  let answer: Untyped
  try {
    answer = await sent
  } catch (error) {
    // The caller's own reason, as fetch itself would throw it.
    if (signal?.aborted) throw signal.reason
    throw new NetworkError(`No answer: ${reasonOf(error)}`, { cause: error })
  }
  const { data, error, response } = answer
  if (!response.ok) throw apiErrorOf(response, error)
  return { data, response }
}

/** fetch itself says nothing but that it failed. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { message?: string; code?: string } }
  return cause?.message || cause?.code || message || String(error)
}
