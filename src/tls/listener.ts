import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { requestId } from '../contract/request-id.ts'
import type { Certificate } from './certificate.ts'

/** Milliseconds. */
const LIMITS = {
  /** From the accepted connection to the end of its handshake, or to its first plain byte. */
  arrival: 10_000,
  headers: 15_000,
  request: 120_000,
  /** Longer than the 60 s of the usual proxies, so that they close first and never write into a closing connection. */
  keepAlive: 65_000,
  /** How often the two limits on requests are looked at. */
  check: 5_000,
  /** What is still under way so long after close() is cut off. */
  drain: 30_000
}

const TLS_HANDSHAKE = 0x16

/** The responses that a connection still owes. Shared by all listeners, since Fastify hands onClientError a socket only. */
const owed = new WeakMap<Duplex, Set<ServerResponse>>()

/**
 * One port for TLS and plain HTTP: the first byte decides. Both kinds end up as connections of the one https server, so that
 * its limits hold for both; a plain request is known by `socket.encrypted` being unset. TCP only: connections are told
 * apart by the addresses of their ends.
 */
export function createListener(
  handler: RequestListener,
  { cert, key }: Certificate,
  limits: Partial<typeof LIMITS> = {}
): Server {
  const { arrival, headers, request, keepAlive, check, drain } = { ...LIMITS, ...limits }
  const arriving = new Map<string, { socket: Socket; deadline: NodeJS.Timeout }>()
  const speaking = new Set<Socket>()
  let closing = false

  const server = createServer({
    cert,
    key,
    minVersion: 'TLSv1.2',
    ALPNProtocols: ['http/1.1'],
    handshakeTimeout: arrival,
    headersTimeout: headers,
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: check,
    noDelay: true,
    insecureHTTPParser: false,
    // Node's own refusal has no body; ours is below.
    requireHostHeader: false
  })

  const handshakes = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const ends = endsOf(socket)
    const deadline = setTimeout(() => socket.destroy(), arrival)
    arriving.set(ends, { socket, deadline })
    socket.once('close', () => {
      clearTimeout(deadline)
      if (arriving.get(ends)?.socket === socket) arriving.delete(ends)
    })
    // Whoever takes the socket over listens too; until then an unheard error would end the process.
    socket.on('error', () => socket.destroy())
    socket.once('readable', () => {
      const first: Buffer | null = socket.read()
      if (first === null) return socket.destroy()
      socket.unshift(first)
      if (first[0] !== TLS_HANDSHAKE) return server.emit('secureConnection', socket)
      for (const handshake of handshakes) handshake.call(server, socket)
    })
  })

  // Comes for a finished handshake with the encrypted socket, and from above with a plain one.
  server.on('secureConnection', (socket: Socket) => {
    const ends = endsOf(socket)
    clearTimeout(arriving.get(ends)?.deadline)
    arriving.delete(ends)
    speaking.add(socket)
    owed.set(socket, new Set())
    socket.once('close', () => speaking.delete(socket))
  })

  const serve: RequestListener = (req, res) => {
    const { socket } = req
    const responses = owed.get(socket)
    responses?.add(res)
    if (closing) res.shouldKeepAlive = false
    res.once('close', () => {
      responses?.delete(res)
      if (closing && responses?.size === 0) socket.destroySoon()
    })
    if (req.httpVersion === '1.1' && req.headers.host === undefined) refuse(req, res)
    else handler(req, res)
  }
  server.on('request', serve)
  // An expectation other than 100-continue may be ignored (RFC 9110, 10.1.1); Node's own 417 has no body.
  server.on('checkExpectation', serve)
  server.on('clientError', onClientError)

  const stop = server.close.bind(server)
  server.closeAllConnections = () => {
    for (const { socket } of arriving.values()) socket.destroy()
    for (const socket of speaking) socket.destroy()
  }
  // Node's own keeps connections that have not sent a request yet, and would wait for them without end.
  server.closeIdleConnections = () => {
    for (const { socket } of arriving.values()) socket.destroy()
    for (const socket of speaking) if (owed.get(socket)?.size === 0) socket.destroy()
  }
  server.close = (done) => {
    closing = true
    for (const socket of speaking) {
      const last = [...(owed.get(socket) ?? [])].at(-1)
      if (last) last.shouldKeepAlive = false
    }
    const cut = setTimeout(() => server.closeAllConnections(), drain).unref()
    server.once('close', () => clearTimeout(cut))
    server.closeIdleConnections()
    return stop(done)
  }
  return server
}

function endsOf({ remoteAddress, remotePort, localAddress }: Socket): string {
  return `${remoteAddress} ${remotePort} ${localAddress}`
}

/** Said in the default language: a request that can not be read has no other. */
const REFUSALS: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'Os cabeçalhos da requisição são grandes demais.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'A requisição demorou demais para chegar.' }
}
const MALFORMED = { status: 400, message: 'A requisição HTTP está malformada.' }

function refusal(message: string, id: string): { headers: Record<string, string>; body: string } {
  const error = { code: 'MALFORMED_REQUEST', message, request_id: id, timestamp: new Date().toISOString() }
  const body = JSON.stringify({ error })
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Language': 'pt-BR',
    'X-Request-ID': id,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close'
  }
  return { headers, body }
}

function refuse(req: IncomingMessage, res: ServerResponse): void {
  const { headers, body } = refusal(MALFORMED.message, requestId(req))
  res.writeHead(MALFORMED.status, headers).end(body)
}

/**
 * Answers what the HTTP parser refused, and drops what failed below HTTP. Give it to Fastify as `clientErrorHandler` too:
 * Fastify adds that to the server's own, and its default would cut the answer short.
 */
export function onClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (socket.destroyed || socket.writableEnded) return
  const code = error.code ?? ''
  const isHttp = code.startsWith('HPE_') || code in REFUSALS
  const isAnswering = [...(owed.get(socket) ?? [])].some((response) => response.headersSent)
  if (!isHttp || isAnswering || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, message } = REFUSALS[code] ?? MALFORMED
  // What the client may have called it was not read.
  const { headers, body } = refusal(message, randomUUID())
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  // Closed at once, bytes that are still arriving would make the kernel reset the connection and the answer be lost.
  const linger = setTimeout(() => socket.destroy(), 1_000).unref()
  socket.once('close', () => clearTimeout(linger))
}
