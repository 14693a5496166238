import type { Dispatcher } from 'undici'
import { answerText, retryAfterSeconds } from './answer.ts'
import { errorOfFailure, errorOfStatus, isStale, type SendError } from './failures.ts'
import type { Origin, Origins } from './origins.ts'

export interface OutgoingRequest {
  url: string
  /** Sent unchanged; the sender adds only host, connection and content-length. */
  headers: Record<string, string>
  body: string
  /** Texts that must not appear in `answer`. A function is called only when there is an answer. */
  secrets: string[] | (() => string[])
}

export interface SendResult {
  ok: boolean
  /** Also set when the answer broke off after its status. */
  status: number | null
  error: SendError | null
  /** The beginning of the answer, as one line. */
  answer: string | null
  /** In seconds. */
  retryAfter: number | null
  ms: number
}

/**
 * The states of an exchange, which carries one request to a receiver:
 *
 * queued     waits for one of the few connections of its origin
 * sent       undici has it and nothing has come back; from here on it holds one of the origin's places
 * answering  the answer has begun
 * ended      the result is known; whatever still comes is ignored
 *
 * It moves down this list and may skip any state but the last. A request that met a dead connection is `sent` twice. It
 * is hard because timers, undici's callbacks and the queue of the origin may all end an exchange, in any order, and its
 * place must be given back exactly once.
 */
export type ExchangeState = 'queued' | 'sent' | 'answering' | 'ended'

export interface ExchangeLimits {
  /** The limit for the whole exchange. */
  timeoutMs: number
  /** The limit for the body, from the headers of the answer on. */
  bodyMs: number
  now: () => Date
}

interface ExchangeGiven {
  origins: Origins
  origin: Origin
  path: string
  request: OutgoingRequest
  limits: ExchangeLimits
}

interface Exchange extends ExchangeGiven {
  state: ExchangeState
  begun: number
  resolve(result: SendResult): void
  timer: NodeJS.Timeout | null
  bodyTimer: NodeJS.Timeout | null
  controller: Dispatcher.DispatchController | null
  /** How many connections the origin had made when the request was handed over. */
  connectionsBefore: number
  isOnOldConnection: boolean
  isSecondTry: boolean
  status: number | null
  retryAfter: number | null
  parts: Buffer[]
  bytes: number
}

const MAX_BODY = 64 * 1024
const brokenOff = new Error('the request was broken off')

/** Sends one request and reads its answer. Never rejects. */
export function startExchange({ origins, origin, path, request, limits }: ExchangeGiven): Promise<SendResult> {
  return new Promise((resolve) => {
    // Written key by key: V8 makes a slow object when some of this many keys are spread, which took 40 microseconds of
    // each delivery.
    const exchange: Exchange = {
      origins,
      origin,
      path,
      request,
      limits,
      state: 'queued',
      begun: performance.now(),
      resolve,
      timer: null,
      bodyTimer: null,
      controller: null,
      connectionsBefore: 0,
      isOnOldConnection: false,
      isSecondTry: false,
      status: null,
      retryAfter: null,
      parts: [],
      bytes: 0
    }
    exchange.timer = setTimeout(cutOff, limits.timeoutMs, exchange)
    const handler = handlerOf(exchange)
    origins.enter(origin, () => {
      // The time ran out while the request waited, so its place goes to the next one.
      if (hasEnded(exchange)) origins.leave(origin)
      else dispatch(exchange, handler)
    })
  })
}

// A function, since TypeScript would otherwise assume that the state cannot change after the first look.
const hasEnded = ({ state }: Exchange): boolean => state === 'ended'

function dispatch(exchange: Exchange, handler: Dispatcher.DispatchHandler): void {
  if (hasEnded(exchange)) return
  const { origins, origin, path, request } = exchange
  exchange.state = 'sent'
  exchange.connectionsBefore = origin.connections
  origin.pool.dispatch({ method: 'POST', path, headers: request.headers, body: request.body }, handler)
  // Nothing ends this early over a network: undici has refused the request.
  if (hasEnded(exchange) && !origins.isClosed) origins.renew(origin)
}

function end(exchange: Exchange, error: SendError | null, leave = leaveNow): void {
  if (hasEnded(exchange)) return
  const { state, origins, origin, request, status, retryAfter, parts, begun } = exchange
  exchange.state = 'ended'
  if (exchange.timer) clearTimeout(exchange.timer)
  if (exchange.bodyTimer) clearTimeout(exchange.bodyTimer)
  if (state !== 'queued') leave(origins, origin)
  const secrets = () => (typeof request.secrets === 'function' ? request.secrets() : request.secrets)
  const answer = parts.length === 0 ? null : answerText(parts, secrets())
  const ms = Math.round(performance.now() - begun)
  exchange.resolve({ ok: error === null, status, error, answer, retryAfter, ms })
}

const leaveNow = (origins: Origins, origin: Origin): void => origins.leave(origin)

/**
 * Gives the place back after the timers that are due at the same moment, so that it does not go to a request whose time
 * is over too.
 */
const leaveSoon = (origins: Origins, origin: Origin): void => void setImmediate(leaveNow, origins, origin)

function cutOff(exchange: Exchange): void {
  end(exchange, exchange.status === null ? 'tempo_esgotado' : errorOfStatus(exchange.status), leaveSoon)
  exchange.controller?.abort(brokenOff)
}

function limitBody(exchange: Exchange): void {
  if (!hasEnded(exchange)) exchange.bodyTimer = setTimeout(cutOff, exchange.limits.bodyMs, exchange)
}

function handlerOf(exchange: Exchange): Dispatcher.DispatchHandler {
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(controller) {
      exchange.controller = controller
      // The time ran out while it was connecting. Nothing has been written yet.
      if (hasEnded(exchange)) controller.abort(brokenOff)
      exchange.isOnOldConnection = exchange.origin.connections === exchange.connectionsBefore
    },
    onResponseStarted() {
      if (!hasEnded(exchange)) exchange.state = 'answering'
    },
    onResponseStart(_, status, headers) {
      if (status < 200) return
      exchange.status = status
      // Most bodies come with their headers and are read before this runs. They need no timer of their own.
      queueMicrotask(() => limitBody(exchange))
      if (status >= 300) exchange.retryAfter = retryAfterSeconds(headers['retry-after'], exchange.limits.now())
    },
    onResponseData(controller, chunk) {
      if (hasEnded(exchange)) return
      exchange.parts.push(chunk.subarray(0, MAX_BODY - exchange.bytes))
      exchange.bytes += chunk.length
      if (exchange.bytes <= MAX_BODY) return
      end(exchange, errorOfStatus(exchange.status!))
      controller.abort(brokenOff)
    },
    onResponseEnd() {
      end(exchange, errorOfStatus(exchange.status!))
    },
    onResponseError(_, error) {
      if (!mayTryAgain(exchange, error)) return end(exchange, errorOfFailure(error))
      exchange.isSecondTry = true
      setImmediate(dispatch, exchange, handler)
    }
  }
  return handler
}

/**
 * Whether to send the request again. A receiver may close a kept connection at the very moment we use it again. The
 * request is repeated once, and only if the answer had not begun; a receiver that did read the first one recognises the
 * second by its id.
 */
function mayTryAgain({ state, isSecondTry, isOnOldConnection }: Exchange, error: Error): boolean {
  return state === 'sent' && !isSecondTry && isOnOldConnection && isStale(error)
}
