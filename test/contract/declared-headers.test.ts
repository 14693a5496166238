import { request as plainRequest } from 'node:http'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApp, startApp, type TestApp } from '../support/app.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { headerProblems, outsideProblems, type Plain, unknownDetails } from '../support/declared.ts'
import { exchange, listenApp } from './listening.ts'

const HEALTH = '/api/v1/health'
const common = { 'x-request-id': 'mine-1', 'content-language': 'pt-BR', 'content-type': 'application/json' }

/** Tests the check that every answer of the suite goes through (test/support/declared.ts). */
describe('headers of an answer', () => {
  const of = (id: string, statusCode: number, given: Plain['headers']) => {
    const headers = Object.fromEntries(
      Object.entries({ ...common, ...given }).filter(([, value]) => value !== undefined)
    )
    return headerProblems(id, { statusCode, headers })
  }

  it('as declared', () => {
    expect(of('verificarSaude', 200, { 'x-ratelimit-limit': '50' })).toEqual([])
    expect(of('verificarSaude', 503, { 'retry-after': '5' })).toEqual([])
  })

  it.each<[string, string, number, Plain['headers']]>([
    ['a status that is not declared', 'verificarSaude', 418, {}],
    ['a header that is not declared', 'verificarSaude', 200, { 'x-senha': '1' }],
    ['a header that only another status declares', 'verificarSaude', 200, { 'retry-after': '5' }],
    ['a number that is none', 'verificarSaude', 200, { 'x-ratelimit-limit': 'many' }],
    ['a number below zero', 'verificarSaude', 200, { 'x-ratelimit-remaining': '-1' }],
    ['a language that is not offered', 'verificarSaude', 200, { 'content-language': 'fr' }],
    ['an id of the request that is no decent one', 'verificarSaude', 200, { 'x-request-id': 'a b' }],
    ['no id of the request', 'verificarSaude', 200, { 'x-request-id': undefined }]
  ])('%s: refused', (_, id, status, headers) => {
    expect(of(id, status, headers)).toHaveLength(1)
  })
})

describe('an answer outside operations', () => {
  it('not in the envelope of the contract: refused', () => {
    const plain = { statusCode: 404, headers: common }
    expect(outsideProblems({ ...plain, payload: '{"message":"Not Found"}' })).not.toEqual([])
    expect(outsideProblems({ ...plain, headers: {}, payload: '' })).toHaveLength(2)
  })

  let database: TestDatabase
  let full: TestApp
  let test: TestApp
  let service: Awaited<ReturnType<typeof listenApp>>
  beforeAll(async () => {
    database = await createTestDatabase()
    full = await openApp({ url: database.url, pressure: { inFlight: 0 } })
    test = await startApp({ config: { rateLimit: false } })
    service = await listenApp({ trustProxy: [] })
  })
  afterAll(async () => {
    await service?.close()
    await test?.close()
    await full?.close()
    await database?.drop()
  })

  const https = { 'x-forwarded-proto': 'https' }
  const injected: [string, number, () => Promise<Plain>][] = [
    ['a path that nobody serves', 404, () => test.app.inject({ url: '/nada', headers: https })],
    ['a method that a path has not', 405, () => test.app.inject({ method: 'PATCH', url: HEALTH, headers: https })],
    ['a path that cannot be decoded', 400, () => test.app.inject({ url: '/%ZZ', headers: https })],
    ['plain HTTP', 400, () => test.app.inject({ url: '/nada' })],
    ['overload, on a path that nobody serves', 503, () => full.app.inject({ url: '/nada', headers: https })],
    ['overload, on a page', 503, () => full.app.inject({ url: '/docs', headers: https })]
  ]
  it.each(injected)('%s: %i in the envelope', async (_, status, ask) => {
    const answer = await ask()
    expect([answer.statusCode, outsideProblems(answer)]).toEqual([status, []])
  })

  it('plain HTTP on the TLS port: 400 in the envelope', async () => {
    const answer = await exchange(plainRequest, `http://localhost:${service.port}${HEALTH}`, {})
    const headers = Object.fromEntries(answer.headers)
    expect(outsideProblems({ statusCode: answer.status, headers, payload: await answer.text() })).toEqual([])
    expect(answer.status).toBe(400)
  })

  it.each([
    [400, 'no HTTP at all', 'nonsense\r\n\r\n'],
    [400, 'HTTP/1.1 without a host', `GET ${HEALTH} HTTP/1.1\r\n\r\n`],
    [431, 'headers that are too large', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`]
  ])('%i for %s: in the envelope', async (status, _, text) => {
    const answer = await written(service.port, service.ca, text)
    expect([answer.statusCode, outsideProblems(answer)]).toEqual([status, []])
  })
})

/** Writes a text into a TLS connection and reads the answer until the server closes it. */
async function written(port: number, ca: string, text: string): Promise<Plain> {
  const socket = connectTls({ port, host: 'localhost', ca })
  socket.write(text)
  let answer = ''
  for await (const chunk of socket.setEncoding('utf8')) answer += chunk
  const [head = '', payload = ''] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.split(': ')[1]]))
  return { statusCode: Number(first.split(' ')[1]), headers, payload }
}

describe('unknownDetails', () => {
  const answer = (...codes: string[]) => JSON.stringify({ error: { details: codes.map((code) => ({ code })) } })

  it.each<[string, number, string, string[]]>([
    ['codes of the catalogue', 422, answer('REQUIRED', 'INVALID_TYPE'), []],
    ['another one, told once', 422, answer('NOVO', 'REQUIRED', 'NOVO'), ['NOVO']],
    ['no details', 422, '{"error":{}}', []],
    ["Description A's shape", 422, '{"detail":[]}', []],
    ['another status', 400, answer('NOVO'), []]
  ])('%s', (_, statusCode, payload, codes) => {
    expect(unknownDetails({ statusCode, payload })).toEqual(
      codes.map((code) => `openapi/engine.yaml does not list the detail code ${code}`)
    )
  })
})
