import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent as HttpAgent, request as plainRequest, type RequestListener } from 'node:http'
import { Agent, request as tlsRequest } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Certificate, developmentCertificate } from '../../../src/platform/tls/certificate.ts'
import { createListener } from '../../../src/platform/tls/listener.ts'
import { clientErrors } from '../../../src/platform/tls/refusals.ts'

let folder: string
let pair: Certificate
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'listener-'))
  pair = await developmentCertificate(folder, () => new Date())
})
afterAll(() => rm(folder, { recursive: true }))

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

const echo: RequestListener = async (req, res) => {
  const body = await text(req).catch(() => null)
  res.end(JSON.stringify({ encrypted: 'encrypted' in req.socket, url: req.url, body }))
}

async function listen(handler: RequestListener = echo, limits: Parameters<typeof createListener>[2] = {}) {
  const server = createListener(handler, pair, limits).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(() => {
    server.closeAllConnections()
    if (server.listening) server.close()
  })
  return { server, port: (server.address() as AddressInfo).port }
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  cleanups.push(() => socket.destroy())
  await once(socket, 'connect')
  return socket
}

async function openTls(port: number, options = {}): Promise<TLSSocket> {
  const socket = connectTls({ port, host: '127.0.0.1', ca: pair.cert, servername: 'localhost', ...options })
  cleanups.push(() => socket.destroy())
  await once(socket, 'secureConnect')
  return socket
}

/** Reads until the other side closes; a reset counts as closed. */
async function everything(socket: Duplex): Promise<string> {
  let all = ''
  socket.on('data', (chunk) => {
    all += chunk
  })
  socket.on('error', () => {})
  if (!socket.closed) await once(socket, 'close').catch(() => {})
  return all
}

async function until(socket: Duplex, part: string): Promise<string> {
  let all = ''
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    all += chunk
    if (all.includes(part)) break
  }
  return all
}

function send(make: typeof tlsRequest, port: number, agent: Agent | HttpAgent, path: string, body = '') {
  return new Promise<{ body: string; reused: boolean }>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, agent, method: 'POST', ca: pair.cert }
    const sent = make(options, async (response) => {
      resolve({ body: await text(response), reused: sent.reusedSocket })
    })
    sent.on('error', reject).end(body)
  })
}

const refused = (status: string) =>
  new RegExp(
    `^HTTP/1.1 ${status}\r\n(?=.*content-security-policy: )(?=.*strict-transport-security: )(?=.*nosniff\r\n).*X-Request-ID: ([\\w-]{36})\r\n.*Connection: close\r\n.*` +
      '{"error":{"code":"MALFORMED_REQUEST","message":".+","request_id":"\\1","timestamp":"[^"]+Z"}}$',
    's'
  )

const kinds = [
  ['TLS', openTls],
  ['plain', open]
] as const

describe('both kinds on one port', () => {
  test.each([
    ['TLS', tlsRequest, Agent, true],
    ['plain', plainRequest, HttpAgent, false]
  ] as const)('%s: several requests on one connection', async (_, make, AgentOf, encrypted) => {
    const { port } = await listen()
    const agent = new AgentOf({ keepAlive: true, maxSockets: 1 })
    cleanups.push(() => agent.destroy())
    for (const [index, body] of ['', 'small', 'x'.repeat(300_000)].entries()) {
      const answer = await send(make as typeof tlsRequest, port, agent, `/${index}`, body)
      expect(JSON.parse(answer.body)).toEqual({ encrypted, url: `/${index}`, body })
      expect(answer.reused).toBe(index > 0)
    }
  })

  test('many of both at once', async () => {
    const { port } = await listen()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const make = index % 2 ? tlsRequest : (plainRequest as typeof tlsRequest)
        return send(make, port, index % 2 ? new Agent() : new HttpAgent(), `/${index}`, 'x'.repeat(index * 1000))
      })
    )
    for (const [index, { body }] of answers.entries()) {
      expect(JSON.parse(body)).toMatchObject({ encrypted: index % 2 === 1, url: `/${index}` })
    }
  })

  test('the first bytes in two packets', async () => {
    const { port } = await listen()
    const socket = await open(port)
    socket.write('G')
    await new Promise((resolve) => setImmediate(resolve))
    socket.write('ET /two HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(await everything(socket)).toContain('"url":"/two"')
  })

  test('a TLS hello whose first byte comes alone', async () => {
    const { port } = await listen()
    const inner = await open(port)
    const wire = new Duplex({
      read() {},
      write(chunk: Buffer, _, done) {
        inner.write(chunk.subarray(0, 1))
        setImmediate(() => inner.write(chunk.subarray(1), done))
      }
    })
    inner.on('data', (chunk) => wire.push(chunk))
    const socket = connectTls({ socket: wire, ca: pair.cert, servername: 'localhost' })
    await once(socket, 'secureConnect')
    socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(await until(socket, '}')).toContain('"encrypted":true,"url":"/slow"')
  })

  test('TLS 1.2 and 1.3 with http/1.1, nothing older', async () => {
    const { port } = await listen()
    const modern = await openTls(port, { ALPNProtocols: ['h2', 'http/1.1'] })
    expect([modern.getProtocol(), modern.alpnProtocol]).toEqual(['TLSv1.3', 'http/1.1'])
    expect((await openTls(port, { maxVersion: 'TLSv1.2' })).getProtocol()).toBe('TLSv1.2')
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }
    await expect(openTls(port, old)).rejects.toThrow()
  })

  test.each(['AES128-GCM-SHA256', 'ECDHE-ECDSA-AES128-SHA', 'ECDHE-ECDSA-AES128-CCM8'])(
    'refuses the cipher %s',
    async (ciphers) => {
      const { port } = await listen()
      await expect(openTls(port, { maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` })).rejects.toThrow()
    }
  )
})

describe('time limits', () => {
  test('silence is dropped', async () => {
    const { port } = await listen(echo, { arrival: 30 })
    expect(await everything(await open(port))).toBe('')
  })

  test('an endless handshake, byte after byte, is dropped', async () => {
    const { port } = await listen(echo, { arrival: 60 })
    const socket = await open(port)
    const hello = Buffer.concat([Buffer.from([0x16, 3, 1, 0x40, 0]), Buffer.alloc(0x4000)])
    let sent = 0
    const drip = setInterval(() => socket.write(hello.subarray(sent, ++sent)), 5)
    cleanups.push(() => clearInterval(drip))
    await everything(socket)
    expect(sent).toBeLessThan(hello.length)
  })

  test.each(kinds)('%s: the limit on arriving ends with the arrival', async (_, openOne) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    cleanups.push(() => vi.useRealTimers())
    const { port } = await listen()
    const socket = await openOne(port)
    socket.write('GET /first HTTP/1.1\r\nHost: x\r\n\r\n')
    await until(socket, '/first')
    vi.advanceTimersByTime(60_000)
    socket.write('GET /second HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(await everything(socket)).toContain('/second')
  })

  test.each(kinds)('%s: endless headers get 408', async (_, openOne) => {
    const { port } = await listen(echo, { headers: 30, request: 60, check: 10 })
    const socket = await openOne(port)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
    expect(await everything(socket)).toMatch(refused('408 Request Timeout'))
  })

  test.each(kinds)('%s: an endless body gets 408', async (_, openOne) => {
    const { port } = await listen(echo, { headers: 30, request: 60, check: 10 })
    const socket = await openOne(port)
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc')
    expect(await everything(socket)).toMatch(refused('408 Request Timeout'))
  })

  describe('a large file', () => {
    const limits = { headers: 30, request: 60, check: 10, isLarge: ({ url }: { url?: string }) => url === '/large' }
    const begin = 'POST /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 10\r\n\r\n'

    test.each(kinds)('%s: may take longer than other bodies, as long as something comes', async (_, openOne) => {
      const { port } = await listen(echo, limits)
      const socket = await openOne(port)
      const answer = everything(socket)
      socket.write(begin)
      for (const sign of '0123456789') {
        await pause(20)
        socket.write(sign)
      }
      expect(await answer).toContain('"url":"/large"')
    })

    test.each(kinds)('%s: is given up when nothing more comes', async (_, openOne) => {
      const { port } = await listen(echo, { ...limits, idle: 100 })
      const socket = await openOne(port)
      socket.write(`${begin}abc`)
      expect(await everything(socket)).not.toContain('"url"')
    })
  })

  test.each(kinds)('%s: an idle connection is closed', async (_, openOne) => {
    const { port } = await listen(echo, { keepAlive: 30 })
    const socket = await openOne(port)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(await everything(socket)).toContain('"url":"/"')
  })

  test('the defaults', () => {
    const server = createListener(echo, pair)
    const { headersTimeout, requestTimeout, keepAliveTimeout } = server
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 15_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 65_000
    })
  })
})

describe('what is not HTTP', () => {
  const broken: [string, string][] = [
    ['garbage', '\x00\x01\x02 nothing of yours\r\n\r\n'],
    ['a lone line', 'hello\r\n\r\n'],
    ['HTTP/2 with prior knowledge', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['two Content-Length', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    ['two equal Content-Length', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\na'],
    ['both lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a bad chunk', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
    ['a header with a NUL', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n'],
    ['a folded header name', 'GET / HTTP/1.1\r\nHost : x\r\n\r\n'],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: x\r\nhOST: y\r\n\r\n'],
    ['two equal Hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n'],
    ['two Hosts in HTTP/1.0', 'GET / HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n']
  ]
  describe.each(kinds)('%s', (_, openOne) => {
    test.each(broken)('%s: 400', async (_name, bytes) => {
      const { port } = await listen()
      const socket = await openOne(port)
      socket.write(bytes, 'latin1')
      const answer = await everything(socket)
      expect(answer).toMatch(refused('400 Bad Request'))
      expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
    })

    test('no Host: the id that the client gave is kept when it is a valid one', async () => {
      const { port } = await listen()
      const id = '0'.repeat(36)
      for (const [given, kept] of [
        [id, true],
        [`${id}!`, false]
      ] as const) {
        const socket = await openOne(port)
        socket.write(`GET / HTTP/1.1\r\nX-Request-ID: ${given}\r\n\r\n`)
        const answer = await everything(socket)
        expect(answer).toMatch(refused('400 Bad Request'))
        expect(answer.includes(`"request_id":"${id}"`)).toBe(kept)
      }
    })

    test('too many headers: 431, and the answer arrives although more was being sent', async () => {
      const { port } = await listen()
      const socket = await openOne(port)
      socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${`X-Filler: ${'x'.repeat(1000)}\r\n`.repeat(1000)}\r\n`)
      expect(await everything(socket)).toMatch(refused('431 Request Header Fields Too Large'))
    })

    test('never inside an answer that has already begun', async () => {
      const { port } = await listen((_req, res) => {
        res.write('begun')
      })
      const socket = await openOne(port)
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
      const begun = await until(socket, 'begun')
      socket.write('garbage\r\n\r\n')
      expect(begun + (await everything(socket))).not.toContain('MALFORMED')
    })

    test('an expectation of something else is ignored', async () => {
      const { port } = await listen()
      const socket = await openOne(port)
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n')
      expect(await everything(socket)).toMatch(/^HTTP\/1.1 200 OK/)
    })
  })

  test('an invalid TLS record, a client that resets, one that says nothing and ends: the server lives on', async () => {
    const { server, port } = await listen()
    const garbled = await open(port)
    garbled.write(Buffer.concat([Buffer.from([0x16]), Buffer.from('GET / HTTP/1.1\r\n\r\n')]))
    expect(await everything(garbled)).not.toContain('HTTP/1.1')
    const silent = await open(port)
    silent.end()
    expect(await everything(silent)).toBe('')
    for (const start of ['', 'G', '\x16\x03\x01']) {
      const accepted = once(server, 'connection')
      const gone = await open(port)
      const [peer] = await accepted
      gone.write(start, 'latin1')
      gone.resetAndDestroy()
      await new Promise((resolve) => peer.once('close', resolve))
    }
    const untrusting = connectTls({ port, host: '127.0.0.1' })
    await expect(once(untrusting, 'secureConnect')).rejects.toThrow()
    expect((await send(tlsRequest, port, new Agent(), '/alive')).body).toContain('/alive')
  })
})

describe('close', () => {
  test('ends idle, undecided, half-arrived and silent connections of both kinds', async () => {
    const { server, port } = await listen()
    const used = [await open(port), await openTls(port)]
    for (const socket of used) {
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
      await until(socket, '}')
    }
    const undecided = await open(port)
    const shaking = await open(port)
    shaking.write(Buffer.from([0x16, 3, 1]))
    const unspoken = await openTls(port)
    const halfway = [await open(port), await openTls(port)]
    for (const socket of halfway) socket.write('GET / HTTP/1.1\r\nHo')
    const all = [...used, undecided, shaking, unspoken, ...halfway]
    const ended = Promise.all(all.map(everything))
    await new Promise((resolve) => server.close(resolve))
    await ended
  })

  test.each(kinds)('%s: a request under way finishes first, and says that it is the last', async (_, openOne) => {
    let finish = () => {}
    const { server, port } = await listen((_req, res) => {
      finish = () => res.end('finished')
    })
    const started = once(server, 'request')
    const socket = await openOne(port)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await started
    const order: string[] = []
    const closed = new Promise<void>((resolve) => server.close(() => resolve())).then(() => order.push('closed'))
    server.closeIdleConnections()
    const answer = everything(socket).then((text) => {
      order.push('answered')
      return text
    })
    await expect(open(port)).rejects.toThrow('ECONNREFUSED')
    expect(order).toEqual([])
    finish()
    expect(await answer).toMatch(/Connection: close\r\n.*finished$/s)
    await closed
  })

  test.each(kinds)('%s: an answer that has begun is sent to its end', async (_, openOne) => {
    let finish = () => {}
    const { server, port } = await listen((_req, res) => {
      res.write('begun ')
      finish = () => res.end('x'.repeat(2_000_000))
    })
    const socket = await openOne(port)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await until(socket, 'begun')
    const closed = new Promise((resolve) => server.close(resolve))
    const rest = everything(socket)
    finish()
    expect(await rest).toMatch(/x\r\n0\r\n\r\n$/)
    await closed
  })

  test.each(kinds)('%s: pipelined requests under way all finish', async (_, openOne) => {
    const finishes: (() => void)[] = []
    const { server, port } = await listen((req, res) => {
      finishes.push(() => res.end(`[${req.url}]`))
      if (finishes.length === 3) server.emit('all started')
    })
    const started = once(server, 'all started')
    const socket = await openOne(port)
    socket.write(['/a', '/b', '/c'].map((url) => `GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
    await started
    const closed = new Promise((resolve) => server.close(resolve))
    const answers = everything(socket)
    for (const finish of finishes.reverse()) finish()
    expect((await answers).match(/\[\/.\]/g)).toEqual(['[/a]', '[/b]', '[/c]'])
    await closed
  })

  test.each(kinds)('%s: a request that never finishes is cut off', async (_, openOne) => {
    const { server, port } = await listen(() => {}, { drain: 30 })
    const started = once(server, 'request')
    const socket = await openOne(port)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await started
    const ended = everything(socket)
    await new Promise((resolve) => server.close(resolve))
    expect(await ended).toBe('')
  })

  test.each(kinds)('%s: closeAllConnections ends everything at once', async (_, openOne) => {
    const { server, port } = await listen(() => {})
    const started = once(server, 'request')
    const all = [await openOne(port), await openOne(port), await open(port)]
    all[0]?.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await started
    const ended = Promise.all(all.map(everything))
    server.closeAllConnections()
    await ended
  })
})

test('Fastify serves and closes through it', async () => {
  const app = Fastify({
    serverFactory: (handler) => createListener(handler, pair),
    clientErrorHandler: clientErrors({ corsOrigins: [] })
  })
  cleanups.push(() => app.close())
  app.get('/', (request) => ({ protocol: request.protocol }))
  await app.listen({ port: 0, host: 'localhost' })
  const { port } = app.server.address() as AddressInfo
  for (const [openOne, protocol] of [[open, 'http'] as const, [openTls, 'https'] as const]) {
    const socket = await openOne(port)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(await until(socket, '}')).toContain(`{"protocol":"${protocol}"}`)
    const broken = await openOne(port)
    broken.write('nonsense\r\n\r\n')
    expect(await everything(broken)).toMatch(refused('400 Bad Request'))
  }
  const silent = await open(port)
  const ended = everything(silent)
  await app.close()
  await ended
})
