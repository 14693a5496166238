import type { Socket } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  certificateFor,
  closeAll,
  closed,
  closedPort,
  drip,
  failed,
  pedido,
  receive,
  receiveRaw,
  receiveSecurely,
  remetente,
  resolver
} from './support.ts'

/** Long enough for a busy machine to answer at once, short enough to wait for. */
const SHORT = 400

let certificate: { cert: string; key: string }
let other: { cert: string; key: string }
beforeAll(async () => {
  certificate = await certificateFor('hook.example.org')
  other = await certificateFor('other.example.org')
})
afterEach(closeAll)

describe('enviar: receivers that are slow, broken or away', () => {
  const slow: [string, (socket: Socket) => unknown][] = [
    ['says nothing', () => undefined],
    ['drips its headers', (socket) => drip(socket, 'HTTP/1.1 200 OK\r\nx-a: ', 'x')],
    ['sends 103 after 103', (socket) => drip(socket, '', 'HTTP/1.1 103 Early Hints\r\n\r\n')]
  ]

  it.each(slow)('cuts off a receiver that %s', async (_, answer) => {
    const receiver = await receiveRaw((socket) => socket.once('data', () => answer(socket)))
    // Nothing of this is a body: its own limit does not begin.
    const sender = remetente({ timeoutMs: SHORT, bodyMs: 1 })
    expect(await sender.enviar(pedido(receiver.url))).toMatchObject(failed('tempo_esgotado'))
    await closed(receiver.connections[0]!)
  })

  it('cuts off a handshake, a resolver and a connection that hang', async () => {
    const receiver = await receiveRaw(() => undefined)
    const senders = [
      remetente({ timeoutMs: SHORT }),
      remetente({ timeoutMs: SHORT, lookup: () => undefined }),
      remetente({ timeoutMs: SHORT, build: () => () => undefined })
    ]
    const urls = [`https://127.0.0.1:${receiver.port}`, 'https://hook.example.org', 'https://127.0.0.1:1']
    const results = await Promise.all(senders.map((sender, i) => sender.enviar(pedido(urls[i]!))))
    expect(results).toMatchObject(urls.map(() => failed('tempo_esgotado')))
  })

  it('does not connect for those whose time ran out while they waited', async () => {
    const receiver = await receiveRaw(() => undefined)
    const sender = remetente({ timeoutMs: SHORT, maxSockets: 1 })
    const results = await Promise.all(Array.from({ length: 10 }, () => sender.enviar(pedido(receiver.url))))
    expect(results).toMatchObject(results.map(() => failed('tempo_esgotado')))
    expect(receiver.connections).toHaveLength(1)
  })

  it('serves the same receiver again once it has recovered', async () => {
    const receiver = await receiveRaw((socket, number) => {
      if (number > 2) socket.on('data', () => socket.write('HTTP/1.1 204 No Content\r\n\r\n'))
    })
    const sender = remetente({ timeoutMs: SHORT })
    const first = await Promise.all([1, 2].map(() => sender.enviar(pedido(receiver.url))))
    expect(first).toMatchObject(first.map(() => failed('tempo_esgotado')))
    expect(await sender.enviar(pedido(receiver.url))).toMatchObject({ ok: true, status: 204 })
  })

  it.each([
    ['closes', (socket: Socket) => socket.end(), null],
    ['resets', (socket: Socket) => socket.resetAndDestroy(), null],
    ['speaks something else', (socket: Socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'), null],
    ['stops in its headers', (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-'), null],
    ['sends 100 unasked', (socket: Socket) => socket.end('HTTP/1.1 100 Continue\r\n\r\n'), null],
    [
      'switches protocols',
      (socket: Socket) => socket.write('HTTP/1.1 101 X\r\nupgrade: a\r\nconnection: upgrade\r\n\r\n'),
      null
    ],
    [
      'sends headers without end',
      (socket: Socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(17_000)}`),
      null
    ],
    ['stops in its body', (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nmeio'), 200],
    [
      'stops in a chunk',
      (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n9\r\nmeio'),
      200
    ]
  ])('a receiver that %s is a failure of conexao', async (_, answer, status) => {
    const receiver = await receiveRaw((socket) => socket.once('data', () => answer(socket)))
    const result = await remetente({ timeoutMs: 10_000 }).enviar(pedido(receiver.url))
    expect(result).toMatchObject({ ...failed('conexao', status), resposta: status && 'meio' })
    expect(receiver.connections).toHaveLength(1)
  })

  it('takes an answer that ends with its connection', async () => {
    const receiver = await receiveRaw((socket) =>
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\n\r\ninteiro'))
    )
    expect(await remetente().enviar(pedido(receiver.url))).toMatchObject({ ok: true, resposta: 'inteiro' })
  })

  it('nobody listens: conexao', async () => {
    expect(await remetente().enviar(pedido(`http://127.0.0.1:${await closedPort()}`))).toMatchObject(failed('conexao'))
  })

  it.each([
    ['an error', Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })],
    ['nothing', []]
  ])('the resolver gives %s: dns', async (_, answer) => {
    const { lookup } = resolver(answer)
    for (const allowPrivate of [true, false]) {
      const sender = remetente({ lookup, allowPrivate })
      expect(await sender.enviar(pedido('https://hook.example.org'))).toMatchObject(failed('dns'))
    }
  })

  it('a certificate that is not trusted, of another name, or no TLS at all: tls', async () => {
    const [trusted, wrong, plain] = [await receiveSecurely(certificate), await receiveSecurely(other), await receive()]
    const { lookup } = resolver(['127.0.0.1'])
    const at = ({ port }: { port: number }) => pedido(`https://hook.example.org:${port}`)
    expect(await remetente({ lookup }).enviar(at(trusted))).toMatchObject(failed('tls'))
    const sender = remetente({ lookup, ca: `${certificate.cert}\n${other.cert}` })
    expect(await sender.enviar(at(wrong))).toMatchObject(failed('tls'))
    expect(await sender.enviar(at(wrong))).toMatchObject(failed('tls'))
    expect(await sender.enviar(at(plain))).toMatchObject(failed('tls'))
    expect(await sender.enviar(at(trusted))).toMatchObject({ ok: true })
    expect([...trusted.requests, ...wrong.requests, ...plain.requests]).toHaveLength(1)
  })

  it('never rejects, whatever it is given', async () => {
    const receiver = await receive()
    const sender = remetente()
    const strange = [
      pedido('nada'),
      pedido('ftp://127.0.0.1'),
      pedido(receiver.url, { headers: { 'x-a': 'a\r\nx-b: b' } }),
      pedido(receiver.url, { headers: { 'x a': 'a' } }),
      pedido(receiver.url, { headers: { 'transfer-encoding': 'chunked' } }),
      pedido(receiver.url, { headers: { 'content-length': '1' } })
    ]
    for (const one of strange) expect(await sender.enviar(one)).toMatchObject({ ok: false, status: null })
    const results = await Promise.all([...strange, ...strange].map((one) => sender.enviar(one)))
    expect(results.some(({ erro }) => erro === 'tempo_esgotado')).toBe(false)
    expect(receiver.requests).toEqual([])
    // Those that follow do not suffer from it.
    expect(await sender.enviar(pedido(receiver.url, { corpo: '' }))).toMatchObject({ ok: true })
  })
})
