import type { LookupAddress } from 'node:dns'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import {
  type AddressInfo,
  createServer as createTcpServer,
  isIP,
  type Socket,
  type Server as TcpServer
} from 'node:net'
import { generate } from 'selfsigned'
import type { OutgoingRequest, SendResult } from '../../../src/modules/webhooks/sending/exchange.ts'
import type { Lookup } from '../../../src/modules/webhooks/sending/resolver.ts'
import { createSender, type Sender, type SenderOptions } from '../../../src/modules/webhooks/sending/sender.ts'

const closing: (() => unknown)[] = []
export async function closeAll(): Promise<void> {
  await Promise.all(closing.splice(0).map((close) => close()))
}

export function testSender(options: Partial<SenderOptions> = {}): Sender {
  const made = createSender({ allowPrivate: true, ...options })
  closing.push(() => made.close())
  return made
}

export const request = (url: string, change: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
  url,
  headers: { 'content-type': 'application/json' },
  body: '{"a":1}',
  secrets: [],
  ...change
})
export const failed = (error: SendResult['error'], status: number | null = null) => ({ ok: false, status, error })

export interface Receiver {
  port: number
  url: string
  connections: Socket[]
  requests: { method: string; path: string; headers: Record<string, unknown>; raw: string[]; body: string }[]
}

type Answer = (...args: Parameters<RequestListener>) => unknown
const ok: Answer = (_, res) => res.end('{"ok":true}')

/** Starts a real receiver on loopback, which keeps what it was sent. */
export function receive(answer: Answer = ok, host = '127.0.0.1'): Promise<Receiver> {
  return listen((listener) => createServer({ keepAliveTimeout: 60_000 }, listener), answer, 'http', host)
}

export function receiveSecurely(
  certificate: { cert: string; key: string },
  answer: Answer = ok,
  host = '127.0.0.1'
): Promise<Receiver> {
  return listen((listener) => createSecureServer(certificate, listener), answer, 'https', host)
}

async function listen(
  create: (listener: RequestListener) => Server,
  answer: Answer,
  scheme: string,
  host: string
): Promise<Receiver> {
  const receiver: Receiver = { port: 0, url: '', connections: [], requests: [] }
  const server = create(async (req, res) => {
    let body = ''
    for await (const chunk of req.setEncoding('utf8')) body += chunk
    const { method = '', url = '', headers, rawHeaders } = req
    receiver.requests.push({ method, path: url, headers, raw: rawHeaders, body })
    await answer(req, res)
  })
  // Counted before TLS: a canary must not even see a connection.
  server.on('connection', (socket: Socket) => receiver.connections.push(socket))
  await bind(server, receiver, host)
  receiver.url = `${scheme}://${host.includes(':') ? `[${host}]` : host}:${receiver.port}`
  return receiver
}

/** Starts a receiver that speaks in bytes. */
export async function receiveRaw(connected: (socket: Socket, number: number) => void): Promise<Receiver> {
  const receiver: Receiver = { port: 0, url: '', connections: [], requests: [] }
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined)
    connected(socket, receiver.connections.push(socket))
  })
  await bind(server, receiver, '127.0.0.1')
  receiver.url = `http://127.0.0.1:${receiver.port}`
  return receiver
}

async function bind(server: TcpServer, receiver: Receiver, host: string) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, host, () => resolve())
  })
  receiver.port = (server.address() as AddressInfo).port
  closing.push(() => {
    for (const socket of receiver.connections) socket.destroy()
    server.close()
  })
}

/** Returns a port of loopback on which nobody listens. */
export async function closedPort(): Promise<number> {
  const server = createTcpServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * Makes a resolver that gives one answer after the other, the last one again and again, and notes the names it was
 * asked for.
 */
export function resolver(...answers: (string[] | Error)[]): { lookup: Lookup; asked: string[] } {
  const asked: string[] = []
  const lookup: Lookup = (hostname, _, callback) => {
    const answer = answers[Math.min(asked.push(hostname), answers.length) - 1]!
    if (answer instanceof Error) setImmediate(callback, answer, [])
    else setImmediate(callback, null, answer.map(addressOf))
  }
  return { lookup, asked }
}

const addressOf = (address: string): LookupAddress => ({ address, family: isIP(address) })

export async function certificateFor(name: string): Promise<{ cert: string; key: string }> {
  const made = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - 60_000),
    notAfterDate: new Date(Date.now() + 86_400_000),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: name }] }
    ]
  })
  return { cert: made.cert, key: made.private }
}

/** Waits until a socket is closed, however it ends. */
export async function closed(socket: Socket): Promise<void> {
  if (!socket.destroyed) await new Promise((resolve) => socket.once('close', resolve).on('error', () => undefined))
}

/** Sends without ever coming to an end. */
export function drip(socket: Socket, start: string, again: string): void {
  socket.write(start)
  const timer = setInterval(() => socket.write(again), 10)
  socket.on('close', () => clearInterval(timer))
}
