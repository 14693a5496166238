import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permissoes, usuariosPermissoes } from '../../src/modules/permissoes/tables.ts'
import { type Account, account } from '../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../support/app.ts'
import { addQuery, expectEnvelope, NOBODY, named, refusedFields, samples, titled } from './support.ts'

let test: TestApp
let nobody: Account
const holders = new Map<string, Account>()
const secured = samples.filter(({ operation }) => !operation.public)
const open = samples.filter(({ operation }) => operation.public)
const guarded = samples.filter(({ operation }) => operation.permission !== null)

beforeAll(async () => {
  test = await startApp({ config: { rateLimit: false } })
  nobody = await account(test, null)
  for (const nome of new Set(guarded.map(({ operation }) => operation.permission!))) {
    const holder = await account(test, null)
    const [found] = await test.db.select().from(permissoes).where(eq(permissoes.nome, nome))
    await test.db.insert(usuariosPermissoes).values({ usuarioId: holder.id, permissaoId: found!.id })
    holders.set(nome, holder)
  }
})
afterAll(() => test.close())

describe('token', () => {
  it.each(titled(secured))('%s: 401 without a token, before anything else is looked at', async (_, { method, url }) => {
    const answer = await test.call(method, addQuery(url, 'zz=1'), {
      raw: '{',
      headers: { 'content-type': 'text/plain' }
    })
    expectEnvelope(answer, 401, 'UNAUTHORIZED')
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  it.each(titled(secured))('%s: 401 with a token that is not ours', async (_, { method, url }) => {
    expectEnvelope(await test.call(method, url, { token: 'a.b.c' }), 401, 'UNAUTHORIZED')
  })

  it.each(titled(open))('%s: needs no token, and a bad one does not matter', async (_, { method, url, operation }) => {
    for (const token of [undefined, 'a.b.c']) {
      const answer = await test.call(method, addQuery(url, 'zz=1'), { token })
      expect(refusedFields(answer, operation)).toContain(named(operation, 'query', 'zz'))
    }
  })

  it('Description A: login, login_sw, refresh-token, signup and reset-password need no token, everything else does', () => {
    const found = open.filter(({ operation }) => operation.description === 'a').map(({ operation }) => operation.path)
    const expected = ['login', 'login_sw', 'refresh-token', 'reset-password', 'signup']
    expect(found.sort()).toEqual(expected.map((name) => `/api/v1/usuarios/${name}`))
  })

  it('Description B: only health, images of published news and what a person without a session needs go without a token', () => {
    const allowed = [
      'GET /api/v1/health',
      'GET /api/v1/health/detailed',
      // Shows images of published news only.
      'GET /api/v1/noticias/{id}/imagem',
      'POST /api/v1/auth/confirm-email',
      'POST /api/v1/auth/forgot-password',
      'POST /api/v1/auth/login',
      'POST /api/v1/auth/refresh',
      'POST /api/v1/auth/reset-password',
      'POST /api/v1/auth/unlock',
      // The cookie of the panel's session is their token.
      'DELETE /api/v1/auth/painel',
      'POST /api/v1/auth/convite',
      'POST /api/v1/inicio',
      'POST /api/v1/auth/painel',
      'PUT /api/v1/auth/painel'
    ]
    const found = open.filter(({ operation }) => operation.description === 'b')
    expect(allowed).toEqual(
      expect.arrayContaining(found.map(({ operation }) => `${operation.method} ${operation.path}`))
    )
    expect(found.map(({ operation }) => operation.path)).toContain('/api/v1/health')
  })
})

describe('permission', () => {
  it.each(titled(guarded))(
    '%s: 403 to an account without the permission, before its data is looked at',
    async (_, sample) => {
      const answer = await test.call(sample.method, addQuery(sample.url, 'zz=1'), {
        token: nobody.token,
        body: sample.body
      })
      expectEnvelope(answer, 403, 'PERMISSION_DENIED')
      expect(answer.body.error.required_permission).toBe(sample.operation.permission)
    }
  )

  it.each(titled(guarded))(
    '%s: goes on to the data with just that permission',
    async (_, { method, url, body, operation }) => {
      const answer = await test.call(method, addQuery(url, 'zz=1'), {
        token: holders.get(operation.permission!)?.token,
        body
      })
      expect(refusedFields(answer, operation)).toContain(named(operation, 'query', 'zz'))
    }
  )

  const free = secured.filter(({ operation }) => operation.permission === null)
  it.each(titled(free))('%s: any account goes on to the data', async (_, { method, url, body, operation }) => {
    const answer = await test.call(method, addQuery(url, 'zz=1'), { token: nobody.token, body })
    expect(refusedFields(answer, operation)).toContain(named(operation, 'query', 'zz'))
  })

  const own = guarded.filter(({ operation }) => operation.self !== null)
  it.each(titled(own))(
    "%s: the caller's own record needs no permission",
    async (_, { method, url, body, operation }) => {
      const mine = addQuery(url.replace(NOBODY, String(nobody.id)), 'zz=1')
      expect(refusedFields(await test.call(method, mine, { token: nobody.token, body }), operation)).toContain(
        named(operation, 'query', 'zz')
      )
    }
  )

  const others = guarded.filter(
    ({ operation }) => operation.self === null && Object.keys(operation.params.properties).length > 0
  )
  it.each(titled(others))("%s: 403 for the caller's own id too", async (_, { method, url, body }) => {
    const mine = url.replace(NOBODY, String(nobody.id))
    expectEnvelope(await test.call(method, mine, { token: nobody.token, body }), 403, 'PERMISSION_DENIED')
  })
})

describe('DESCRIPTION_A_ACCESS=token', () => {
  let literal: TestApp
  beforeAll(async () => {
    const { jwtSecret } = test.config
    literal = await openApp({ url: test.url, config: { jwtSecret, rateLimit: false, descriptionAAccess: 'token' } })
  })
  afterAll(() => literal.close())

  it.each(titled(guarded))(
    '%s: any token will do in A, B keeps its permission',
    async (_, { method, url, body, operation }) => {
      const answer = await literal.call(method, addQuery(url, 'zz=1'), { token: nobody.token, body })
      if (operation.description === 'b') expectEnvelope(answer, 403, 'PERMISSION_DENIED')
      else expect(refusedFields(answer, operation)).toContain('query.zz')
    }
  )

  it.each(titled(secured))('%s: 401 without a token all the same', async (_, { method, url }) => {
    expectEnvelope(await literal.call(method, url), 401, 'UNAUTHORIZED')
  })
})
