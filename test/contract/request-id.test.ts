import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { samples, titled } from './support.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ config: { rateLimit: false } })
})
afterAll(() => test.close())

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const get = (path: string, id?: string) =>
  test.call('GET', path, { headers: id === undefined ? {} : { 'x-request-id': id } })

describe('X-Request-ID', () => {
  it.each(['a', '5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01', 'A.b_c-9', 'x'.repeat(128)])(
    'GET /api/v1/health: %s is echoed',
    async (id) => {
      expect((await get('/api/v1/health', id)).headers['x-request-id']).toBe(id)
    }
  )

  it.each(['', 'x'.repeat(129), 'a b', 'a,b', 'á', '<script>', 'a/b', 'a\tb', '{}', 'a:b'])(
    'GET /api/v1/health: "%s" is replaced',
    async (id) => {
      expect((await get('/api/v1/health', id)).headers['x-request-id']).toMatch(uuid)
    }
  )

  it('GET /api/v1/health: each request without one gets its own', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await get('/api/v1/health')).headers['x-request-id'])
    )
    expect(new Set(ids).size).toBe(20)
  })

  it.each([
    ['an unknown path', '/nothing', 404],
    ['a missing token', '/api/v1/usuarios/1', 401],
    ['a path that cannot be decoded', '/%ZZ', 400],
    ['a path that is too long', `/api/v1/usuarios/${'9'.repeat(300)}`, 404]
  ])('%s: in the header and in error.request_id, echoed or made', async (_, path, status) => {
    for (const id of ['mine', undefined]) {
      const { headers, body, status: given } = await get(path, id)
      expect(given).toBe(status)
      expect(headers['x-request-id']).toMatch(id ? /^mine$/ : uuid)
      expect(body.error.request_id).toBe(headers['x-request-id'])
    }
  })

  it.each(titled(samples))('%s: in every answer', async (_, { method, url }) => {
    const { headers } = await test.call(method, `${url}${url.includes('?') ? '&' : '?'}zz=1`, {
      headers: { 'x-request-id': 'mine' }
    })
    expect(headers['x-request-id']).toBe('mine')
  })

  it.each(['/docs', '/openapi/description-a.json'])('GET %s: has one too', async (path) => {
    expect((await get(path, 'mine')).headers['x-request-id']).toBe('mine')
  })
})
