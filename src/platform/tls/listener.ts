/**
 * Listens on one port for TLS and plain HTTP. It is hard because Node's https server expects only TLS. So each
 * connection is held until its first byte, and then passed to the handshake or, as plain HTTP, to the same server.
 * Timeouts, refusals and an orderly close have to work for both kinds. connections.ts knows the state of each
 * connection, patience.ts exempts large uploads from the request limit, and refusals.ts answers what the HTTP parser
 * refuses.
 */
import type { IncomingMessage, RequestListener } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { Socket } from 'node:net'
import type { CorsSettings } from '../../engine/contract/edge/cors.ts'
import type { Certificate } from './certificate.ts'
import { type Connections, trackConnections } from './connections.ts'
import { bePatient } from './patience.ts'
import { clientErrors, refuseHost } from './refusals.ts'

/** All in milliseconds. */
const LIMITS = {
  /** From the accepted connection to the end of its handshake, or to its first plain byte. */
  arrival: 10_000,
  headers: 15_000,
  /** A large file is exempt and may take its time while bytes arrive. */
  request: 120_000,
  /** Longer than the 60 s of the usual proxies, so that they close first and never write into a closing connection. */
  keepAlive: 65_000,
  /** How often the two limits on requests are checked. */
  check: 5_000,
  /** Connections still open this long after close() are cut off. */
  drain: 30_000,
  /** How long a large file may pause. */
  idle: 60_000
}

const TLS_HANDSHAKE = 0x16
const NO_ORIGIN: CorsSettings = { corsOrigins: [] }

/** Ciphers with forward secrecy and authenticated encryption: all of TLS 1.3, and the few of TLS 1.2 that have both. */
const CIPHERS = [
  ...['TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256', 'TLS_AES_128_GCM_SHA256'],
  ...['ECDHE-ECDSA-AES256-GCM-SHA384', 'ECDHE-RSA-AES256-GCM-SHA384', 'ECDHE-ECDSA-CHACHA20-POLY1305'],
  ...['ECDHE-RSA-CHACHA20-POLY1305', 'ECDHE-ECDSA-AES128-GCM-SHA256', 'ECDHE-RSA-AES128-GCM-SHA256']
].join(':')

/** Whether a request may bring a file of gigabytes. */
export type IsLarge = (request: IncomingMessage) => boolean

/**
 * Creates the server for TLS and plain HTTP; the first byte decides. Both kinds become connections of the one https
 * server, so that its limits hold for both. On a plain request `socket.encrypted` is unset.
 */
export function createListener(
  handler: RequestListener,
  certificate: Certificate,
  given: Partial<typeof LIMITS> & { isLarge?: IsLarge; cors?: CorsSettings } = {}
): Server {
  const { isLarge = () => false, cors = NO_ORIGIN, ...others } = given
  const limits = { ...LIMITS, ...others }
  const server = createHttpsServer(certificate, limits)
  const connections = trackConnections(limits.arrival)
  decideByFirstByte(server, connections)
  const serve = serveWith(handler, connections, (request) => isLarge(request) && limits.idle, cors)
  server.on('request', serve)
  // An expectation other than 100-continue may be ignored (RFC 9110, 10.1.1). Node's own 417 has no body.
  server.on('checkExpectation', serve)
  server.on('clientError', clientErrors(cors))
  closeInOrder(server, connections, limits.drain)
  return server
}

const secured = ({ cert, key }: Certificate) => ({ cert, key, minVersion: 'TLSv1.2', ciphers: CIPHERS }) as const

/** Has new connections use another certificate. Those that are there go on with the one that they know. */
export const useCertificate = (server: Server, certificate: Certificate): void =>
  server.setSecureContext(secured(certificate))

function createHttpsServer(certificate: Certificate, limits: typeof LIMITS): Server {
  return createServer({
    ...secured(certificate),
    ALPNProtocols: ['http/1.1'],
    handshakeTimeout: limits.arrival,
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    connectionsCheckingInterval: limits.check,
    noDelay: true,
    insecureHTTPParser: false,
    // A request without a Host is refused below, with a body.
    requireHostHeader: false
  })
}

function decideByFirstByte(server: Server, connections: Connections): void {
  const handshakes = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    connections.arrive(socket)
    // The next owner of the socket listens too. Until then, an error without a listener would end the process.
    socket.on('error', () => socket.destroy())
    socket.once('readable', () => {
      const first: Buffer | null = socket.read()
      if (first === null) return socket.destroy()
      socket.unshift(first)
      if (first[0] !== TLS_HANDSHAKE) return server.emit('secureConnection', socket)
      for (const handshake of handshakes) handshake.call(server, socket)
    })
  })
  // Node emits this event after a handshake with the encrypted socket, and the code above with a plain one.
  server.on('secureConnection', connections.speak)
}

function serveWith(
  handler: RequestListener,
  connections: Connections,
  patienceFor: (request: IncomingMessage) => number | false,
  cors: CorsSettings
): RequestListener {
  return (request, response) => {
    connections.owe(request.socket, response)
    const idle = patienceFor(request)
    if (idle !== false) bePatient(request, response, idle)
    if (hasBadHost(request)) refuseHost(cors, request, response)
    else handler(request, response)
  }
}

/** Whether Host is missing in HTTP/1.1, or given more than once. A proxy before us might have read the other of two. */
function hasBadHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1 || (hosts === 0 && httpVersion === '1.1')
}

/**
 * Replaces close(). Node's own keeps connections that have not sent a request yet, and would wait for them without end.
 */
function closeInOrder(server: Server, connections: Connections, drain: number): void {
  const stop = server.close.bind(server)
  server.closeAllConnections = connections.destroyAll
  server.closeIdleConnections = connections.destroyIdle
  server.close = (done) => {
    const cut = setTimeout(connections.destroyAll, drain).unref()
    server.once('close', () => clearTimeout(cut))
    connections.drain()
    return stop(done)
  }
}
