import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  certificateFor,
  closeAll,
  closed,
  failed,
  receive,
  receiveRaw,
  receiveSecurely,
  request,
  resolver,
  testSender
} from './support.ts'

let certificate: { cert: string; key: string }
beforeAll(async () => {
  certificate = await certificateFor('hook.example.org')
})
afterEach(closeAll)

describe('send: connections', () => {
  it('uses one connection for one request after the other', async () => {
    const receiver = await receive()
    const sender = testSender({ maxSockets: 1 })
    for (let i = 0; i < 5; i++) expect(await sender.send(request(receiver.url))).toMatchObject({ ok: true })
    expect(receiver.connections).toHaveLength(1)
  })

  it.each([1, 2, 5])('opens at most %i for many requests at once', async (maxSockets) => {
    const receiver = await receive()
    const sender = testSender({ maxSockets })
    const results = await Promise.all(Array.from({ length: 40 }, () => sender.send(request(receiver.url))))
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(receiver.requests).toHaveLength(40)
    expect(receiver.connections).toHaveLength(maxSockets)
  })

  it('speaks HTTP/1.1, even to a receiver that offers more', async () => {
    const protocols: unknown[] = []
    const receiver = await receiveSecurely(certificate, (req, res) => {
      protocols.push(req.httpVersion, (req.socket as TLSSocket).alpnProtocol)
      res.end()
    })
    const { lookup } = resolver(['127.0.0.1'])
    await testSender({ lookup, ca: certificate.cert }).send(request(`https://hook.example.org:${receiver.port}`))
    expect(protocols).toEqual(['1.1', 'http/1.1'])
  })

  it('keeps the connections of a limited number of receivers, and drops the least recently used one', async () => {
    const [a, b, c] = [await receive(), await receive(), await receive()]
    const sender = testSender({ maxSockets: 1, maxOrigins: 2 })
    for (const { url } of [a, b, a, c]) await sender.send(request(url))
    await closed(b.connections[0]!)
    for (const { url } of [a, c, b]) expect(await sender.send(request(url))).toMatchObject({ ok: true })
    expect([a, b, c].map(({ connections }) => connections.length)).toEqual([1, 2, 1])
  })

  it('goes on when the receiver closed the connection in between', async () => {
    const receiver = await receiveRaw((socket) => {
      socket.on('data', () => socket.end('HTTP/1.1 200 OK\r\nconnection: keep-alive\r\ncontent-length: 2\r\n\r\nok'))
    })
    const sender = testSender({ maxSockets: 1 })
    for (let i = 0; i < 4; i++) expect(await sender.send(request(receiver.url))).toMatchObject({ ok: true })
    expect(receiver.connections).toHaveLength(4)
  })

  /** Answers the first request on each connection that it likes. Later requests get what is given. */
  const moody = (likes: (connection: number) => boolean, later: (socket: Socket) => unknown) => {
    const seen: string[] = []
    const receiver = receiveRaw((socket, number) => {
      let requests = 0
      socket.on('data', () => {
        requests += 1
        seen.push(`${number}.${requests}`)
        if (requests === 1 && likes(number)) socket.write('HTTP/1.1 204 No Content\r\n\r\n')
        else later(socket)
      })
    })
    return receiver.then(({ url }) => ({ url, seen }))
  }

  it.each([
    ['closes', (socket: Socket) => socket.end()],
    ['resets', (socket: Socket) => socket.resetAndDestroy()]
  ])('a receiver that %s a kept connection on the next request gets it again, on a new one', async (_, later) => {
    const { url, seen } = await moody(() => true, later)
    const sender = testSender({ maxSockets: 1 })
    for (let i = 0; i < 2; i++) expect(await sender.send(request(url))).toMatchObject({ ok: true, status: 204 })
    expect(seen).toEqual(['1.1', '1.2', '2.1'])
  })

  it('a repeated request is not repeated again', async () => {
    const { url, seen } = await moody(
      (connection) => connection === 1,
      (socket) => socket.end()
    )
    const sender = testSender({ maxSockets: 1 })
    expect(await sender.send(request(url))).toMatchObject({ ok: true })
    expect(await sender.send(request(url))).toMatchObject(failed('conexao'))
    expect(seen).toEqual(['1.1', '1.2', '2.1'])
  })

  it('a request is not repeated when the receiver had begun to answer', async () => {
    const { url, seen } = await moody(
      () => true,
      (socket) => socket.end('HTT')
    )
    const sender = testSender({ maxSockets: 1 })
    expect(await sender.send(request(url))).toMatchObject({ ok: true })
    expect(await sender.send(request(url))).toMatchObject(failed('conexao'))
    expect(seen).toEqual(['1.1', '1.2'])
  })

  it('close() breaks off running and waiting requests, and nothing is sent afterwards', async () => {
    let arrived: () => void
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve
    })
    const receiver = await receiveRaw((socket) => socket.once('data', () => arrived()))
    const sender = testSender({ maxSockets: 1 })
    const sent = Array.from({ length: 2_000 }, () => sender.send(request(receiver.url)))
    await arrival
    await sender.close()
    expect((await Promise.all(sent)).every(({ error }) => error === 'conexao')).toBe(true)
    expect(await sender.send(request(receiver.url))).toMatchObject(failed('conexao'))
    expect(receiver.connections).toHaveLength(1)
  })
})
