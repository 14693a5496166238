import { afterEach, describe, expect, it } from 'vitest'
import { closeAll, closed, drip, failed, receiveRaw, request, testSender } from './support.ts'

/** Long enough for a busy machine to read what is there, short enough to wait for. */
const SHORT = 400
/** Longer than a test may take: a sender that waits for it fails the test. */
const NEVER = 60_000

afterEach(closeAll)

const head = (status: number, rest = '') => `HTTP/1.1 ${status} X\r\n${rest}content-length: 9999\r\n\r\n`
const endless = (start: string, again?: string) =>
  receiveRaw((socket) =>
    socket.once('data', () => (again === undefined ? socket.write(start) : drip(socket, start, again)))
  )

describe('send: a status has come, and its body does not end', () => {
  it.each([
    ['hangs after its headers', head(200), undefined, null],
    ['hangs in its body', `${head(201)}meio`, undefined, 'meio'],
    ['drips its body', head(200), 'x', expect.stringMatching(/^x+$/)],
    [
      'drips chunks',
      'HTTP/1.1 202 X\r\ntransfer-encoding: chunked\r\n\r\n',
      '1\r\nx\r\n',
      expect.stringMatching(/^x+$/)
    ]
  ])('a 2xx of a receiver that %s counts as delivered', async (_, start, again, answer) => {
    const receiver = await endless(start, again)
    const result = await testSender({ timeoutMs: NEVER, bodyMs: SHORT }).send(request(receiver.url))
    const status = Number(start.slice(9, 12))
    expect(result).toMatchObject({ ok: true, status, error: null, retryAfter: null, answer })
    await closed(receiver.connections[0]!)
  })

  it.each([
    [302, 'redirecionamento'],
    [410, 'status'],
    [503, 'status']
  ] as const)('%i is the same failure as with a complete body', async (status, error) => {
    const receiver = await endless(head(status, 'retry-after: 7\r\n'), 'x')
    const result = await testSender({ timeoutMs: NEVER, bodyMs: SHORT }).send(request(receiver.url))
    expect(result).toMatchObject({ ...failed(error, status), retryAfter: 7 })
    await closed(receiver.connections[0]!)
  })

  it.each([
    [200, { ok: true, status: 200, error: null }],
    [500, failed('status', 500)]
  ])('%i when the time of the whole request ends first', async (status, wanted) => {
    const receiver = await endless(head(status), 'x')
    const result = await testSender({ timeoutMs: SHORT, bodyMs: NEVER }).send(request(receiver.url))
    expect(result).toMatchObject(wanted)
    await closed(receiver.connections[0]!)
  })

  it('waits about a second by default', async () => {
    const receiver = await endless(head(200))
    expect(await testSender({ timeoutMs: NEVER }).send(request(receiver.url))).toMatchObject({ ok: true, status: 200 })
  })

  it('a body that comes later than its headers, but in time, is kept, and so is the connection', async () => {
    const receiver = await receiveRaw((socket) =>
      socket.on('data', () => {
        socket.write('HTTP/1.1 200 X\r\ncontent-length: 7\r\n\r\nint')
        setTimeout(() => socket.write('eiro'), 30)
      })
    )
    const sender = testSender({ timeoutMs: NEVER, bodyMs: 10_000, maxSockets: 1 })
    for (let n = 0; n < 2; n++)
      expect(await sender.send(request(receiver.url))).toMatchObject({ ok: true, answer: 'inteiro' })
    expect(receiver.connections).toHaveLength(1)
  })

  it('frees the place for waiting requests, each on a connection that was not broken off', async () => {
    const receiver = await endless(head(200))
    const sender = testSender({ timeoutMs: NEVER, bodyMs: 50, maxSockets: 1 })
    const results = await Promise.all([1, 2, 3].map(() => sender.send(request(receiver.url))))
    expect(results).toMatchObject(results.map(() => ({ ok: true, status: 200 })))
    expect(receiver.connections).toHaveLength(3)
  })
})
