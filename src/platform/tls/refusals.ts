import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type CorsSettings, originHeaders } from '../../engine/contract/edge/cors.ts'
import { requestId } from '../../engine/contract/edge/request-id.ts'
import { ofData } from '../../engine/contract/edge/security-headers.ts'
import { isAnswering } from './connections.ts'
import { isPatient } from './patience.ts'

const LINGER_MS = 1_000

/** Messages are in Portuguese, the default, because a request that cannot be read asks for no other language. */
const REFUSALS: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'Os cabeçalhos da requisição são grandes demais.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'A requisição demorou demais para chegar.' }
}
const MALFORMED = { status: 400, message: 'A requisição HTTP está malformada.' }

/** Writes out the envelope of every other error, because these requests never reach the application. */
function refusal(
  message: string,
  id: string,
  cors: Record<string, string>
): { headers: Record<string, string>; body: string } {
  const error = { code: 'MALFORMED_REQUEST', message, request_id: id, timestamp: new Date().toISOString() }
  const body = JSON.stringify({ error })
  const headers = {
    ...ofData,
    ...cors,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Language': 'pt-BR',
    'X-Request-ID': id,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close'
  }
  return { headers, body }
}

/**
 * Refuses a request without exactly one Host. HTTP/1.1 demands one (RFC 9112, 3.2). Node's own refusal of a missing
 * Host has no body, and of two it takes the first.
 */
export function refuseHost(cors: CorsSettings, request: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = refusal(MALFORMED.message, requestId(request), originHeaders(cors, request.headers.origin))
  response.writeHead(MALFORMED.status, headers).end(body)
}

/**
 * Makes the function that answers what the HTTP parser refused, and drops what failed below HTTP. Give it to Fastify as
 * `clientErrorHandler` too: Fastify adds that one to the server's own, and its default would cut the answer short.
 */
export function clientErrors(cors: CorsSettings) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (socket.destroyed || socket.writableEnded) return
    const code = error.code ?? ''
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && isPatient(socket)) return
    const isHttp = code.startsWith('HPE_') || code in REFUSALS
    if (!isHttp || isAnswering(socket) || !socket.writable) {
      socket.destroy()
      return
    }
    refuse(socket, REFUSALS[code] ?? MALFORMED, cors)
  }
}

/** The client's own request id and its origin were not read, even if it sent them. */
function refuse(socket: Duplex, { status, message }: typeof MALFORMED, cors: CorsSettings): void {
  const { headers, body } = refusal(message, randomUUID(), originHeaders(cors, undefined))
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  // If the socket closed at once, bytes still arriving would make the kernel reset the connection and lose the answer.
  const linger = setTimeout(() => socket.destroy(), LINGER_MS).unref()
  socket.once('close', () => clearTimeout(linger))
}
