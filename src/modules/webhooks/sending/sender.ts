import { parseUrl } from '../../../platform/settings/parse-address.ts'
import { urlProblem } from './address.ts'
import { type ConnectorOptions, createConnector } from './connector.ts'
import { type ExchangeLimits, type OutgoingRequest, type SendResult, startExchange } from './exchange.ts'
import type { SendError } from './failures.ts'
import { createOrigins } from './origins.ts'

export interface Sender {
  /** Never rejects. */
  send(request: OutgoingRequest): Promise<SendResult>
  /** Breaks off everything under way. */
  close(): Promise<void>
}

export interface SenderOptions extends Omit<ConnectorOptions, 'timeoutMs'> {
  /** The limit for everything: waiting for a connection, DNS, connecting, headers, body. */
  timeoutMs?: number
  /** How much of that time the body may take after the headers. */
  bodyMs?: number
  /** The most connections per origin. */
  maxSockets?: number
  /** The most origins whose connections are kept. */
  maxOrigins?: number
  now?: () => Date
}

/** Short, since the status decides; the body is only for people to read. */
const BODY_MS = 1_000

/**
 * Creates the sender of webhooks: one pool of connections for the whole process, which never reaches an inner address.
 */
export function createSender(options: SenderOptions): Sender {
  const { allowPrivate, timeoutMs = 15_000, bodyMs = BODY_MS, maxSockets = 2, maxOrigins = 500 } = options
  const limits: ExchangeLimits = { timeoutMs, bodyMs, now: options.now ?? (() => new Date()) }
  const origins = createOrigins(createConnector({ ...options, timeoutMs }), { maxSockets, maxOrigins })

  return {
    send(request) {
      const endpoint = endpointOf(request.url)
      if (!endpoint || origins.isClosed) return refuse('conexao')
      const known = origins.find(endpoint.origin)
      // The rules may have changed since the URL was registered.
      if (!known && urlProblem(endpoint.origin, allowPrivate)) return refuse('endereco_interno')
      const origin = known ?? origins.add(endpoint.origin)
      return startExchange({ origins, origin, path: endpoint.path, request, limits })
    },
    close: () => origins.close()
  }
}

function refuse(error: SendError): Promise<SendResult> {
  return Promise.resolve({ ok: false, status: null, error, answer: null, retryAfter: null, ms: 0 })
}

interface Endpoint {
  origin: string
  path: string
}

const MOST_ENDPOINTS = 1000
const endpoints = new Map<string, Endpoint>()

/** Parses a URL once: requests go to the same few addresses again and again. */
function endpointOf(url: string): Endpoint | null {
  const known = endpoints.get(url)
  if (known) return known
  const parsed = parseUrl(url)
  if (!parsed) return null
  const { origin, pathname, search } = parsed
  if (endpoints.size >= MOST_ENDPOINTS) endpoints.clear()
  const endpoint = { origin, path: pathname + search }
  endpoints.set(url, endpoint)
  return endpoint
}
