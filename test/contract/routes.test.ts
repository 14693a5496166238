import { describe, expect, it } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { routesOf } from '../../src/engine/contract/register.ts'
import { sampled } from '../support/sample.ts'
import {
  crossed,
  expectEnvelope,
  type Method,
  NOBODY,
  named,
  refusedFields,
  samples,
  serviceForAdmin,
  titled
} from './support.ts'

const service = serviceForAdmin()

/** Each path once, whatever its parameters are called, with the methods that the two documents give it. */
const paths = new Map<string, Set<string>>()
for (const { method, path } of operations) {
  const address = path.replaceAll(/\{\w+\}/g, NOBODY)
  paths.set(address, new Set([...(paths.get(address) ?? []), method, ...(method === 'GET' ? ['HEAD'] : [])]))
}

function inject(method: Method, url: string, headers: Record<string, string> = {}) {
  return service.app.inject({ method, url, headers: { 'x-forwarded-proto': 'https', ...headers } })
}

describe('method', () => {
  const wrong = [...paths].flatMap(([path, allowed]) =>
    (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)
      .filter((method) => !allowed.has(method))
      .map((method) => [method, path, allowed] as const)
  )
  const some = sampled(
    wrong,
    ([method]) => method,
    ([, path]) => path
  )
  it.each(some)('%s %s: 405 with Allow', async (method, path, allowed) => {
    const answer = await service.call(method, path, { token: service.token })
    expectEnvelope(answer, 405, 'METHOD_NOT_ALLOWED')
    expect(answer.headers.allow?.split(', ').sort()).toEqual([...allowed].sort())
  })

  const headless = [...paths].filter(([, allowed]) => !allowed.has('HEAD'))
  it.each(headless)('HEAD %s: 405 with Allow', async (path, allowed) => {
    const answer = await inject('HEAD', path)
    expect(answer.statusCode).toBe(405)
    expect(String(answer.headers.allow).split(', ').sort()).toEqual([...allowed].sort())
  })

  const gets = samples.filter(({ method }) => method === 'GET')
  it.each(titled(gets))('%s: HEAD answers as GET does, without a body', async (_, { url }) => {
    const headers = { authorization: `Bearer ${service.token}` }
    const [head, get] = [await inject('HEAD', url, headers), await inject('GET', url, headers)]
    expect(head.statusCode).toBe(get.statusCode)
    expect(head.headers['content-type']).toBe(get.headers['content-type'])
    expect(head.body).toBe('')
  })

  it.each(['PROPFIND', 'TRACE'])('%s /api/v1/health: 405 for a method that no route has', async (method) => {
    const answer = await inject(method as Method, '/api/v1/health')
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

describe('path', () => {
  it.each([
    '/api',
    '/api/v1',
    '/api/v1/',
    '/api/v2/health',
    '/api/v1/health/',
    '/api/v1/HEALTH',
    '/api/v1//health',
    '/api/v1/usuarios//desativar',
    `/api/v1/usuarios/${NOBODY}/`,
    `/api/v1/usuarios/${NOBODY}/desativar/agora`,
    '/api/v1/health;x=1',
    '/.env',
    '/api/v1/../../etc/passwd',
    '/openapi/description-c.json'
  ])('GET %s: 404 in the envelope', async (path) => {
    expectEnvelope(await service.call('GET', path, { token: service.token }), 404, 'NOT_FOUND')
  })

  it.each(['/api/v1/usuarios/%ZZ', '/api/v1/usuarios/%E0%A4%A', '/%', '/api/v1/%C0%AF'])(
    'GET %s: 400 MALFORMED_REQUEST, in the language asked for',
    async (path) => {
      const answer = await service.call('GET', path, { headers: { 'accept-language': 'en', 'x-request-id': 'mine-1' } })
      expectEnvelope(answer, 400, 'MALFORMED_REQUEST')
      expect(answer.body.error).toMatchObject({ message: 'The request is malformed.', request_id: 'mine-1' })
      expect(answer.headers).toMatchObject({ 'x-request-id': 'mine-1', 'content-language': 'en-US' })
    }
  )

  it('every route of the contract is served by one operation, or by one of A and one of B', () => {
    for (const group of routesOf(operations)) {
      expect(['a', 'b', 'a,b']).toContain(group.map(({ description }) => description).join())
    }
  })
})

describe('path id', () => {
  const numbered = samples.filter(({ operation }) =>
    Object.values(operation.params.properties).some(({ type }) => type === 'integer')
  )
  const table = (ids: string[]) =>
    crossed(
      numbered,
      ids.map((id) => ({ id, name: id.length > 30 ? `${id.length} digits` : id }))
    )
  const at = (url: string, id: string) => url.replace(NOBODY, id)

  it.each(table(['0', '-1', '-0', '2147483648', '9'.repeat(20), '9'.repeat(190), '9'.repeat(201)]))(
    '%s as its id: 404',
    async (_, { method, url, body, id }) => {
      expectEnvelope(await service.call(method, at(url, id), { token: service.token, body }), 404, 'NOT_FOUND')
    }
  )

  it.each(table(['abc', '1.5', '1e3', '0x1', '+1', '%201', 'null', '%00', '1,2']))(
    '%s as its id: 422 at the path',
    async (_, { method, url, body, id, operation }) => {
      const answer = await service.call(method, at(url, id), { token: service.token, body })
      const [name] = Object.entries(operation.params.properties).find(([, { type }]) => type === 'integer')!
      expect(refusedFields(answer, operation)).toContain(named(operation, 'path', name))
    }
  )
})
