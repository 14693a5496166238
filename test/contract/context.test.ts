import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import type { Services } from '../../src/engine/contract/handler.ts'
import { contexts } from '../../src/engine/contract/request/context.ts'

const services = { db: { is: 'db' }, config: { is: 'config' }, now: () => new Date(0) } as unknown as Services
const make = contexts(services)

const request = (given: Record<string, unknown> = {}) =>
  ({
    id: 'pedido-1',
    url: '/api/v1/x/7?token=segredo',
    ip: '203.0.113.7',
    ips: undefined,
    language: 'pt-BR',
    grantedBy: 'self',
    caller: { id: 7 },
    log: { is: 'log' },
    ...given,
    headers: { 'user-agent': 'Firefox', ...(given.headers as object) }
  }) as unknown as FastifyRequest

it('holds what the request says', () => {
  const from = request()
  const { grantedBy, language, requestId, path, ip, userAgent, location, log, caller } = make(from)
  expect({ grantedBy, language, requestId, path, ip, userAgent, location }).toEqual({
    grantedBy: 'self',
    language: 'pt-BR',
    requestId: 'pedido-1',
    path: '/api/v1/x/7',
    ip: '203.0.113.7',
    userAgent: 'Firefox',
    location: null
  })
  expect(log).toBe(from.log)
  expect(caller).toBe(from.caller)
})

it('holds the very same services', () => {
  const { db, config, now } = make(request())
  expect(db).toBe(services.db)
  expect(config).toBe(services.config)
  expect(now()).toEqual(new Date(0))
})

it('two simultaneous requests have one each', () => {
  const [a, b] = [make(request({ id: 'a', caller: { id: 1 } })), make(request({ id: 'b', caller: { id: 2 } }))]
  expect([a.requestId, a.caller?.id, b.requestId, b.caller?.id]).toEqual(['a', 1, 'b', 2])
})

it('speaks the language of its request, even when its methods are detached from it', () => {
  const said = (['pt-BR', 'en-US', 'es-ES'] as const).map((language) => {
    const { say } = make(request({ language }))
    return say('error.UNAUTHORIZED')
  })
  expect(new Set(said).size).toBe(3)
  for (const text of said) expect(text).toMatch(/\S/)
})

it.each([
  ['a path without a query', { url: '/a/b' }, 'path', '/a/b'],
  ['a path with two question marks', { url: '/a?b?c' }, 'path', '/a'],
  ['no user agent', { headers: { 'user-agent': undefined } }, 'userAgent', ''],
  ['a long user agent', { headers: { 'user-agent': 'x'.repeat(301) } }, 'userAgent', 'x'.repeat(300)]
] as const)('%s', (_, given, name, expected) => {
  expect(make(request(given))[name]).toBe(expected)
})

it.each([
  ['of a trusted proxy', ['203.0.113.7', '10.0.0.1'], 'Recife, BR', 'Recife, BR'],
  ['of a trusted proxy, as long as it may be', ['a', 'b'], 'x'.repeat(100), 'x'.repeat(100)],
  ['of a trusted proxy, too long', ['a', 'b'], 'x'.repeat(101), null],
  ['of a trusted proxy, twice', ['a', 'b'], ['x', 'y'], null],
  ['of a trusted proxy that has none', ['a', 'b'], undefined, null],
  ['of a client, behind no proxy', ['203.0.113.7'], 'Recife, BR', null],
  ['of a client, without proxies', undefined, 'Recife, BR', null]
])('a place %s', (_, ips, given, expected) => {
  expect(make(request({ ips, headers: { 'x-client-location': given } })).location).toBe(expected)
})
