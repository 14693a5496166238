/**
 * One call from end to end: it adds the token, sends the request, reads the answer, and tries again where that is safe.
 * Two kinds of repetition meet here. A refused token is renewed once, and the call is sent again with the new one. A
 * passing failure is repeated after a pause, but only when the call cannot do its work twice: it is not a POST, or it
 * carries an Idempotency-Key.
 */
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

/** Sends a call. With `parseAs`, a file can be handed on as a stream. */
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

/** Makes the function that sends calls with token, retries and errors. */
export function createCore(options: CoreOptions): Call {
  const client = createFetchClient<Record<string, Record<string, object>>>({
    baseUrl: options.baseUrl,
    headers: options.headers,
    // The types of openapi-fetch accept nothing smaller than a Request.
    Request: Outgoing as unknown as typeof Request,
    fetch: sender(options.fetch) as unknown as (request: Request) => Promise<Response>,
    // Serialises like the documents: an object's fields are separate parameters, and an array is one parameter with
    // commas. The defaults of openapi-fetch differ.
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
  /** Whether the call may be sent again without doing its work twice. */
  isRepeatable: boolean
  retry: RetrySettings
  init: object
}

/** Works out what stays the same however often the call is sent. */
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

/** Returns the content type. For a multipart body fetch sets it, because it names the boundary. */
const contentType = (form: string | undefined): Record<string, string> =>
  form === undefined || form === MULTIPART ? {} : { 'Content-Type': form }

/** Adds a key, unless the caller has set one. */
const withKey = (init: Init): Record<string, string> | undefined =>
  hasKey(init, init.headers) ? init.headers : { ...init.headers, [KEY]: randomKey() }

const hasKey = (init: Init, headers: Record<string, string> | undefined): boolean =>
  init.params?.header?.[KEY] != null ||
  Object.keys(headers ?? {}).some((name) => name.toLowerCase() === KEY.toLowerCase())

/** Makes a random key. Browsers withhold randomUUID from pages that came without TLS. */
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

/** Returns the signal of one try. */
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
    // Throws the caller's own reason, as fetch would.
    if (signal?.aborted) throw signal.reason
    throw new NetworkError(`No answer: ${reasonOf(error)}`, { cause: error })
  }
  const { data, error, response } = answer
  if (!response.ok) throw apiErrorOf(response, error)
  return { data, response }
}

/** Returns the reason of a failure. fetch itself says only that it failed. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { message?: string; code?: string } }
  return cause?.message || cause?.code || message || String(error)
}
