import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  certificateFor,
  closeAll,
  closed,
  failed,
  receive,
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

describe('send: the request and its outcome', () => {
  it('posts the body with the headers as given', async () => {
    const receiver = await receive((_, res) => res.writeHead(202).end('aceito'))
    const body = '{"nome":"São José ✓"}'
    const headers = { 'content-type': 'application/json', 'X-Chave': 'é', 'webhook-id': 'evt_1' }
    const result = await testSender().send(request(`${receiver.url}/a%20b/?x=1&y=é`, { body, headers }))
    expect(result).toEqual({ ok: true, status: 202, error: null, answer: 'aceito', retryAfter: null, ms: result.ms })
    expect(Number.isInteger(result.ms) && result.ms >= 0).toBe(true)
    expect(receiver.requests).toEqual([
      {
        method: 'POST',
        path: '/a%20b/?x=1&y=%C3%A9',
        headers: expect.anything(),
        raw: [
          ...['host', `127.0.0.1:${receiver.port}`, 'connection', 'keep-alive'],
          ...['content-type', 'application/json', 'X-Chave', 'é', 'webhook-id', 'evt_1'],
          ...['content-length', String(Buffer.byteLength(body))]
        ],
        body
      }
    ])
  })

  it('asks over TLS for the name, at the address that was resolved', async () => {
    const receiver = await receiveSecurely(certificate)
    const { lookup, asked } = resolver(['127.0.0.1'])
    const url = `https://hook.example.org:${receiver.port}/x`
    expect(await testSender({ lookup, ca: certificate.cert }).send(request(url))).toMatchObject({ ok: true })
    expect(asked).toEqual(['hook.example.org'])
    expect(receiver.requests[0]!.headers.host).toBe(`hook.example.org:${receiver.port}`)
  })

  it('goes on to the next address of a name when the first does not answer', async () => {
    const receiver = await receive()
    const { lookup } = resolver(['::1', '127.0.0.1'])
    const result = await testSender({ lookup }).send(request(`http://hook.example.org:${receiver.port}`))
    expect(result).toMatchObject({ ok: true })
  })

  it.each([200, 201, 204, 226, 299])('%i is ok', async (status) => {
    const receiver = await receive((_, res) => res.writeHead(status, { 'retry-after': '5' }).end())
    expect(await testSender().send(request(receiver.url))).toMatchObject({
      ...{ ok: true, status, error: null, answer: null, retryAfter: null }
    })
  })

  it.each([400, 401, 404, 410, 429, 500, 503, 599, 799])('%i is a failure of status', async (status) => {
    const receiver = await receive((_, res) => res.writeHead(status).end('não'))
    expect(await testSender().send(request(receiver.url))).toMatchObject({
      ...failed('status', status),
      answer: 'não'
    })
  })

  it.each([300, 301, 302, 303, 304, 307, 308])('%i is a failure, and is not followed', async (status) => {
    const canary = await receive()
    const receiver = await receive((_, res) => res.writeHead(status, { location: canary.url, refresh: '0' }).end())
    expect(await testSender().send(request(receiver.url))).toMatchObject(failed('redirecionamento', status))
    expect(receiver.requests).toHaveLength(1)
    expect(canary.connections).toEqual([])
  })

  it('waits for the answer after a 103', async () => {
    const receiver = await receive((_, res) => {
      res.writeEarlyHints({ link: '</x>; rel=preload' })
      res.writeHead(201).end('depois')
    })
    expect(await testSender().send(request(receiver.url))).toMatchObject({ ok: true, status: 201, answer: 'depois' })
  })

  it.each([
    ['0', 0],
    ['120', 120],
    ['999999999', 999_999_999],
    ['Sun, 01 Mar 2026 12:00:30 GMT', 30],
    ['Sun, 01 Mar 2026 12:00:00 GMT', 0],
    ['Sun, 01 Mar 2026 11:59:00 GMT', null],
    ['Sun, 99 Mar 2026 12:00:00 GMT', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['9999999999', null],
    ['2026-03-01', null],
    ['amanhã', null],
    ['', null]
  ])('reads Retry-After %j as %j', async (value, seconds) => {
    const receiver = await receive((_, res) => res.writeHead(503, { 'retry-after': value }).end())
    const sender = testSender({ now: () => new Date('2026-03-01T12:00:00Z') })
    expect(await sender.send(request(receiver.url))).toMatchObject({ ...failed('status', 503), retryAfter: seconds })
  })
})

describe('send: the answer', () => {
  const answerTo = async (body: string | Buffer, secrets: string[] = []) => {
    const receiver = await receive((_, res) => res.end(body))
    return (await testSender().send(request(receiver.url, { secrets }))).answer
  }

  it.each([
    ['a\r\n\tb\0\x1b[31m c\u0085\u2028d\u00a0\ufeff', 'a b [31m c d'],
    [' \r\n\0 ', null],
    ['', null],
    ['x'.repeat(501), 'x'.repeat(500)],
    [' x'.repeat(2000), `${'x '.repeat(249)}x x`.slice(0, 499)],
    [`${'x'.repeat(499)}😀`, 'x'.repeat(499)],
    [`${'x'.repeat(498)}😀y`, `${'x'.repeat(498)}😀`],
    [Buffer.from([0x61, 0xff, 0xc3, 0x28]), 'a\ufffd\ufffd(']
  ])('case %#: is one line of at most 500 characters', async (body, expected) => {
    expect(await answerTo(body)).toBe(expected)
  })

  const secret = 'whsec_aa/bb+cc=='
  it.each([
    [`<${secret}> ${secret}`, [secret], '<***> ***'],
    [JSON.stringify({ s: 'aspas"aqui' }), ['aspas"aqui'], '{"s":"***"}'],
    [`{"s":"${secret.replaceAll('/', '\\/')}"}`, [secret], '{"s":"***"}'],
    [`?s=${encodeURIComponent(secret)}`, [secret], '?s=***'],
    ['dois  espaços\tseguidos', ['  espaços\tseg'], 'dois***uidos'],
    ['Bearer abcdef', ['abcd', 'Bearer abcdef'], '***'],
    ['abc abcd', ['abc', 'abcd'], 'abc ***'],
    ['a$&b', ['a$&b'], '***'],
    // If the text were cut in the middle of the secret, half of it would be left.
    [`${'x'.repeat(490)}${secret}`, [secret], `${'x'.repeat(490)}***`],
    ['nada', [secret, ''], 'nada']
  ])('case %#: hides secrets', async (body, secrets, expected) => {
    expect(await answerTo(body, secrets)).toBe(expected)
  })

  it('reads 64 KiB and keeps the connection', async () => {
    const receiver = await receive((_, res) => res.end(Buffer.alloc(64 * 1024, 'x')))
    const sender = testSender({ maxSockets: 1 })
    for (let i = 0; i < 2; i++) expect(await sender.send(request(receiver.url))).toMatchObject({ ok: true })
    expect(receiver.connections).toHaveLength(1)
  })

  it.each([
    [200, null],
    [500, 'status']
  ])('breaks off an endless answer: %i counts', async (status, error) => {
    const receiver = await receive((req, res) => {
      res.writeHead(status)
      const pour = () => {
        while (!req.socket.destroyed && res.write(Buffer.alloc(16 * 1024, 'x')));
      }
      res.on('drain', pour)
      pour()
    })
    const result = await testSender().send(request(receiver.url))
    expect(result).toMatchObject({ ok: error === null, status, error, answer: 'x'.repeat(500) })
    await closed(receiver.connections[0]!)
  })
})
