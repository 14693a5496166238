import type { Dispatcher } from 'undici'
import { answerText, retryAfterSeconds } from './answer.ts'
import { errorOfFailure, errorOfStatus, isStale, type SendError } from './failures.ts'
import type { Origin, Origins } from './origins.ts'

export interface OutgoingRequest {
  url: string
  /** Sent as they are; the sender adds only host, connection and content-length. */
  headers: Record<string, string>
  body: string
  /** Texts that must not come back in `answer`; asked for when there is one. */
  secrets: string[] | (() => string[])
}

export interface SendResult {
  ok: boolean
  /** Also there when the answer broke off after it. */
  status: number | null
  error: SendError | null
  /** The beginning of the answer, as one line. */
  answer: string | null
  /** Seconds. */
  retryAfter: number | null
  ms: number
}

/**
 * queued     waits for one of the few connections of its origin
 * sent       undici has it; nothing has come back yet. From here on it holds one of the origin's places
 * answering  the answer has begun
 * ended      the result is known; whatever still comes is not listened to
 *
 * It goes down this list and may leave out any but the last. A request that found a dead connection is `sent` twice.
 */
export type ExchangeState = 'queued' | 'sent' | 'answering' | 'ended'

export interface ExchangeLimits {
  /** Over everything. */
  timeoutMs: number
  /** From the headers of the answer on. */
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
  /** Connections that the origin had made when the request was handed over. */
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

/** One request and its answer. Never rejects. */
export function startExchange({ origins, origin, path, request, limits }: ExchangeGiven): Promise<SendResult> {
  return new Promise((resolve) => {
    // Key by key: of so many keys V8 makes a slow object when some of them are spread, which took 40 microseconds of each delivery.
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
      // Its time ran out while it waited: the place is for the next one.
      if (hasEnded(exchange)) origins.leave(origin)
      else dispatch(exchange, handler)
    })
  })
}

// A function, since TypeScript would take it for settled after the first look.
const hasEnded = ({ state }: Exchange): boolean => state === 'ended'

function dispatch(exchange: Exchange, handler: Dispatcher.DispatchHandler): void {
  if (hasEnded(exchange)) return
  const { origins, origin, path, request } = exchange
  exchange.state = 'sent'
  exchange.connectionsBefore = origin.connections
  origin.pool.dispatch({ method: 'POST', path, headers: request.headers, body: request.body }, handler)
  // Nothing of a network ends at once: undici has refused it.
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

/** After the timers that are due at the same moment: the place must not go to one whose time is over as well. */
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
      // Its time ran out while it was connecting; nothing has been written yet.
      if (hasEnded(exchange)) controller.abort(brokenOff)
      exchange.isOnOldConnection = exchange.origin.connections === exchange.connectionsBefore
    },
    onResponseStarted() {
      if (!hasEnded(exchange)) exchange.state = 'answering'
    },
    onResponseStart(_, status, headers) {
      if (status < 200) return
      exchange.status = status
      // Most bodies come with their headers and are read before this runs: they need no clock of their own.
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
 * A receiver may close a kept connection just when we use it again. Once, and only if it had not begun to answer; should it have read
 * the request after all, it knows the second one by its id.
 */
function mayTryAgain({ state, isSecondTry, isOnOldConnection }: Exchange, error: Error): boolean {
  return state === 'sent' && !isSecondTry && isOnOldConnection && isStale(error)
}
