import type { Socket } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  certificateFor,
  closeAll,
  closed,
  closedPort,
  drip,
  failed,
  receive,
  receiveRaw,
  receiveSecurely,
  request,
  resolver,
  testSender
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

describe('send: receivers that are slow, broken or unreachable', () => {
  const slow: [string, (socket: Socket) => unknown][] = [
    ['says nothing', () => undefined],
    ['drips its headers', (socket) => drip(socket, 'HTTP/1.1 200 OK\r\nx-a: ', 'x')],
    ['sends 103 after 103', (socket) => drip(socket, '', 'HTTP/1.1 103 Early Hints\r\n\r\n')]
  ]

  it.each(slow)('cuts off a receiver that %s', async (_, answer) => {
    const receiver = await receiveRaw((socket) => socket.once('data', () => answer(socket)))
    // None of this is a body, so the body's own limit does not begin.
    const sender = testSender({ timeoutMs: SHORT, bodyMs: 1 })
    expect(await sender.send(request(receiver.url))).toMatchObject(failed('tempo_esgotado'))
    await closed(receiver.connections[0]!)
  })

  it('cuts off a handshake, a resolver and a connection that hang', async () => {
    const receiver = await receiveRaw(() => undefined)
    const senders = [
      testSender({ timeoutMs: SHORT }),
      testSender({ timeoutMs: SHORT, lookup: () => undefined }),
      testSender({ timeoutMs: SHORT, build: () => () => undefined })
    ]
    const urls = [`https://127.0.0.1:${receiver.port}`, 'https://hook.example.org', 'https://127.0.0.1:1']
    const results = await Promise.all(senders.map((sender, i) => sender.send(request(urls[i]!))))
    expect(results).toMatchObject(urls.map(() => failed('tempo_esgotado')))
  })

  it('does not connect for requests whose time ran out while they waited', async () => {
    const receiver = await receiveRaw(() => undefined)
    const sender = testSender({ timeoutMs: SHORT, maxSockets: 1 })
    const results = await Promise.all(Array.from({ length: 10 }, () => sender.send(request(receiver.url))))
    expect(results).toMatchObject(results.map(() => failed('tempo_esgotado')))
    // One more request waits behind them. Without the rule, each of the ten would have a connection by now.
    await sender.send(request(receiver.url))
    expect(receiver.connections.length).toBeLessThan(8)
  })

  it('serves the same receiver again once it has recovered', async () => {
    const receiver = await receiveRaw((socket, number) => {
      if (number > 2) socket.on('data', () => socket.write('HTTP/1.1 204 No Content\r\n\r\n'))
    })
    const sender = testSender({ timeoutMs: SHORT })
    const first = await Promise.all([1, 2].map(() => sender.send(request(receiver.url))))
    expect(first).toMatchObject(first.map(() => failed('tempo_esgotado')))
    expect(await sender.send(request(receiver.url))).toMatchObject({ ok: true, status: 204 })
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
  ])('a receiver that %s: conexao', async (_, answer, status) => {
    const receiver = await receiveRaw((socket) => socket.once('data', () => answer(socket)))
    const result = await testSender({ timeoutMs: 10_000 }).send(request(receiver.url))
    expect(result).toMatchObject({ ...failed('conexao', status), answer: status && 'meio' })
    expect(receiver.connections).toHaveLength(1)
  })

  it('accepts an answer that ends with its connection', async () => {
    const receiver = await receiveRaw((socket) =>
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\n\r\ninteiro'))
    )
    expect(await testSender().send(request(receiver.url))).toMatchObject({ ok: true, answer: 'inteiro' })
  })

  it('nobody listens: conexao', async () => {
    expect(await testSender().send(request(`http://127.0.0.1:${await closedPort()}`))).toMatchObject(failed('conexao'))
  })

  it.each([
    ['an error', Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })],
    ['nothing', []]
  ])('the resolver gives %s: dns', async (_, answer) => {
    const { lookup } = resolver(answer)
    for (const allowPrivate of [true, false]) {
      const sender = testSender({ lookup, allowPrivate })
      expect(await sender.send(request('https://hook.example.org'))).toMatchObject(failed('dns'))
    }
  })

  it('an untrusted certificate, one of another name, or no TLS at all: tls', async () => {
    const [trusted, wrong, plain] = [await receiveSecurely(certificate), await receiveSecurely(other), await receive()]
    const { lookup } = resolver(['127.0.0.1'])
    const at = ({ port }: { port: number }) => request(`https://hook.example.org:${port}`)
    expect(await testSender({ lookup }).send(at(trusted))).toMatchObject(failed('tls'))
    const sender = testSender({ lookup, ca: `${certificate.cert}\n${other.cert}` })
    expect(await sender.send(at(wrong))).toMatchObject(failed('tls'))
    expect(await sender.send(at(wrong))).toMatchObject(failed('tls'))
    expect(await sender.send(at(plain))).toMatchObject(failed('tls'))
    expect(await sender.send(at(trusted))).toMatchObject({ ok: true })
    expect([...trusted.requests, ...wrong.requests, ...plain.requests]).toHaveLength(1)
  })

  it('never rejects, whatever it is given', async () => {
    const receiver = await receive()
    const sender = testSender()
    const strange = [
      request('nada'),
      request('ftp://127.0.0.1'),
      request(receiver.url, { headers: { 'x-a': 'a\r\nx-b: b' } }),
      request(receiver.url, { headers: { 'x a': 'a' } }),
      request(receiver.url, { headers: { 'transfer-encoding': 'chunked' } }),
      request(receiver.url, { headers: { 'content-length': '1' } })
    ]
    for (const one of strange) expect(await sender.send(one)).toMatchObject({ ok: false, status: null })
    const results = await Promise.all([...strange, ...strange].map((one) => sender.send(one)))
    expect(results.some(({ error }) => error === 'tempo_esgotado')).toBe(false)
    expect(receiver.requests).toEqual([])
    // Requests that follow do not suffer from it.
    expect(await sender.send(request(receiver.url, { body: '' }))).toMatchObject({ ok: true })
  })
})
