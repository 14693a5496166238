import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ParameterSchema } from '../../src/engine/contract/schema/operation.ts'
import { notFound } from '../../src/errors.ts'
import { operation, startOwn } from './own-contract.ts'

const marked = { since: '2026-06-01', sunset: '2027-01-15', successor: null }
const expected = { deprecation: '@1780272000', sunset: 'Fri, 15 Jan 2027 00:00:00 GMT', link: undefined }
const nothing = { deprecation: undefined, sunset: undefined, link: undefined }

const ok = async () => ({ status: 200, body: { ok: true } })
const erro = { 'application/json': { $ref: 'b#/$defs/Erro' } }
const one = (name: string): ParameterSchema => ({
  type: 'object',
  additionalProperties: false,
  required: [name],
  properties: { [name]: { type: 'string' } }
})
const query: ParameterSchema = { ...one('include'), required: [] }
const body = {
  required: true,
  content: { 'application/json': { type: 'object', additionalProperties: false, properties: {} } },
  files: {}
}

/** Puts A and B on one route; either may be deprecated. */
const shared = (path: string, a: typeof marked | null, b: typeof marked | null) => {
  const both = { path: `/api/v1/prova/${path}/{id}`, public: false }
  const rule = { with: `${path}A`, when: { query: ['include'] } }
  return [
    operation(`${path}A`, { ...both, description: 'a', params: one('id'), deprecation: a, responses: { 401: erro } }),
    operation(`${path}B`, {
      ...both,
      params: one('coisa'),
      query,
      shared: rule,
      deprecation: b,
      responses: { 401: erro }
    })
  ]
}

let test: Awaited<ReturnType<typeof startOwn>>
beforeAll(async () => {
  const successor = '/api/v2/prova/{tipo}/{id}'
  const params: ParameterSchema = {
    ...one('id'),
    required: ['id', 'tipo'],
    properties: { id: { type: 'string' }, tipo: { type: 'string' } }
  }
  test = await startOwn([
    [operation('atual'), ok],
    [operation('velha', { deprecation: marked }), ok],
    [operation('fechada', { deprecation: marked, public: false, responses: { 401: erro } }), ok],
    [
      operation('perdida', { deprecation: marked, responses: { 404: erro } }),
      async () => {
        throw notFound()
      }
    ],
    [
      operation('quebrada', { deprecation: marked }),
      async () => {
        throw new Error('no')
      }
    ],
    [
      operation('corpo', {
        deprecation: marked,
        method: 'POST',
        body,
        responses: { 400: erro, 413: erro, 415: erro, 204: {} }
      }),
      async () => ({ status: 204, body: undefined })
    ],
    [
      operation('seguida', {
        path: '/api/v1/prova/seguida/{id}/{tipo}',
        params,
        deprecation: { ...marked, successor }
      }),
      ok
    ],
    ...shared('soA', marked, null).map((row) => [{ ...row, public: true }, ok] as [typeof row, typeof ok]),
    ...shared('soB', null, marked).map((row) => [{ ...row, public: true }, ok] as [typeof row, typeof ok]),
    ...shared('ambas', marked, marked).map((row) => [row, ok] as [typeof row, typeof ok])
  ])
})
afterAll(() => test.close())

async function headersOf(...[method, path, given]: Parameters<typeof test.call>) {
  const { status, headers } = await test.call(method, `/api/v1/prova/${path}`, given)
  return [status, { deprecation: headers.deprecation, sunset: headers.sunset, link: headers.link }]
}

const json = { 'content-type': 'application/json' }

describe('a deprecated operation', () => {
  it.each<[number, ...Parameters<typeof test.call>]>([
    [200, 'GET', 'velha'],
    [422, 'GET', 'velha?nada=1'],
    [401, 'GET', 'fechada'],
    [404, 'GET', 'perdida'],
    [500, 'GET', 'quebrada'],
    [204, 'POST', 'corpo', { body: {} }],
    [422, 'POST', 'corpo', { body: { a: 1 } }],
    [400, 'POST', 'corpo', { raw: '{', headers: json }],
    [413, 'POST', 'corpo', { raw: `{"a":"${'x'.repeat(2 ** 21)}"}`, headers: json }],
    [415, 'POST', 'corpo', { raw: 'x', headers: { 'content-type': 'text/csv' } }]
  ])('%i of %s /api/v1/prova/%s: Deprecation and Sunset', async (status, ...call) => {
    expect(await headersOf(...call)).toEqual([status, expected])
  })

  it('200 of HEAD /api/v1/prova/velha: the same', async () => {
    const url = '/api/v1/prova/velha'
    const { statusCode, headers } = await test.app.inject({
      method: 'HEAD',
      url,
      headers: { 'x-forwarded-proto': 'https' }
    })
    expect([statusCode, headers.deprecation, headers.sunset]).toEqual([200, expected.deprecation, expected.sunset])
  })

  it('names its successor with the parameters of the request, encoded', async () => {
    expect(await headersOf('GET', 'seguida/a%3E%0D%0A%C3%A7/b%2Fc')).toEqual([
      200,
      { ...expected, link: '</api/v2/prova/b%2Fc/a%3E%0D%0A%C3%A7>; rel="successor-version"' }
    ])
  })
})

describe('an operation that is not', () => {
  it.each<[number, ...Parameters<typeof test.call>]>([
    [200, 'GET', 'atual'],
    [422, 'GET', 'atual?nada=1'],
    [404, 'GET', 'velha/nada'],
    [405, 'DELETE', 'velha']
  ])('%i of %s /api/v1/prova/%s: neither', async (status, ...call) => {
    expect(await headersOf(...call)).toEqual([status, nothing])
  })
})

describe('a shared route: only the operation that was chosen counts', () => {
  it.each([
    [200, 'soA/7', expected],
    [422, 'soA/7?nada=1', expected],
    [200, 'soA/7?include=x', nothing],
    [422, 'soA/7?include=x&nada=1', nothing],
    [200, 'soB/7', nothing],
    [200, 'soB/7?include=x', expected],
    [422, 'soB/7?include=x&nada=1', expected],
    [401, 'ambas/7?include=x', nothing]
  ] as const)('%i of GET /api/v1/prova/%s', async (status, path, headers) => {
    expect(await headersOf('GET', path)).toEqual([status, headers])
  })
})
