import { request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { exchange, listenApp } from './listening.ts'

type Listening = Awaited<ReturnType<typeof listenApp>>
type Fields = Record<string, string>

const codeOf = async (answer: Response) => ((await answer.json()) as { error: Fields }).error.code

describe('the TLS port', () => {
  let service: Listening
  beforeAll(async () => {
    service = await listenApp({ trustProxy: [] })
  })
  afterAll(() => service.close())

  const plain = (path: string, headers: Fields = {}, method = 'GET') =>
    exchange(plainRequest, `http://localhost:${service.port}${path}`, { headers, method })

  it('GET /api/v1/health over HTTPS: 200', async () => {
    const answer = await exchange(tlsRequest, `${service.url}/api/v1/health`, { ca: service.ca })
    expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'ok' }])
  })

  it('GET /api/v1/health over HTTPS: what a client says about its protocol does not matter', async () => {
    const headers = { 'x-forwarded-proto': 'http' }
    expect((await exchange(tlsRequest, `${service.url}/api/v1/health`, { ca: service.ca, headers })).status).toBe(200)
  })

  it.each(['/api/v1/health', '/api/v1/usuarios/1', '/docs', '/openapi/description-a.json', '/nothing'])(
    'GET %s over plain HTTP: 400 HTTPS_REQUIRED in the envelope, and the connection closes',
    async (path) => {
      const answer = await plain(path, { 'x-request-id': 'mine', 'accept-language': 'en' })
      const { error } = (await answer.json()) as { error: Fields }
      expect([answer.status, error.code, error.request_id]).toEqual([400, 'HTTPS_REQUIRED', 'mine'])
      expect(error.message).toBe('This service speaks HTTPS only.')
      expect(answer.headers.get('connection')).toBe('close')
      expect(answer.headers.get('x-request-id')).toBe('mine')
    }
  )

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s over plain HTTP: 400 HTTPS_REQUIRED too', async (method) => {
    const answer = await plain('/api/v1/usuarios/login', { 'content-type': 'application/json' }, method)
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'HTTPS_REQUIRED'])
  })

  const spoofed: Fields[] = [
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'proto=https;for=127.0.0.1' },
    { 'x-forwarded-ssl': 'on', 'front-end-https': 'on' }
  ]
  it.each(spoofed)('GET /api/v1/health over plain HTTP with %j: 400 without TRUST_PROXY', async (headers) => {
    expect((await plain('/api/v1/health', headers)).status).toBe(400)
  })
})

describe('TRUST_PROXY', () => {
  let service: Listening
  beforeAll(async () => {
    service = await listenApp({ trustProxy: ['127.0.0.1'] })
  })
  afterAll(() => service.close())

  const plain = (headers: Fields) =>
    exchange(plainRequest, `http://127.0.0.1:${service.port}/api/v1/health`, { headers })

  it('GET /api/v1/health from the proxy, which says https: 200', async () => {
    expect((await plain({ 'x-forwarded-proto': 'https' })).status).toBe(200)
  })

  it.each([
    [{}],
    [{ 'x-forwarded-proto': 'http' }],
    [{ 'x-forwarded-proto': '' }],
    [{ 'x-forwarded-proto': 'https, http' }]
  ])('GET /api/v1/health from the proxy with %j: 400 HTTPS_REQUIRED', async (headers) => {
    const answer = await plain(headers as Fields)
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'HTTPS_REQUIRED'])
  })
})

describe('TRUST_PROXY, by the address a request comes from', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startApp({ config: { rateLimit: false, trustProxy: ['10.0.0.0/8', 'fd00::1'] } })
  })
  afterAll(() => test.close())

  const from = (remoteAddress: string, headers: Fields) =>
    test.app.inject({ method: 'GET', url: '/api/v1/health', remoteAddress, headers })

  it.each(['10.0.0.1', '10.255.255.254', 'fd00::1'])('%s is believed', async (address) => {
    expect((await from(address, { 'x-forwarded-proto': 'https' })).statusCode).toBe(200)
  })

  it.each(['127.0.0.1', '11.0.0.1', '203.0.113.9', '::1', 'fd00::2'])('%s is not', async (address) => {
    for (const headers of [
      { 'x-forwarded-proto': 'https' },
      { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.0.0.1' },
      { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.0.0.1, 10.0.0.2', 'x-real-ip': '10.0.0.1' }
    ] as Fields[]) {
      const answer = await from(address, headers)
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'HTTPS_REQUIRED'])
    }
  })
})
