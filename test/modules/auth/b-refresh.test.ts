import { afterAll, beforeAll, expect, it } from 'vitest'
import { account } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { expectInvalid, loginB } from './b-support.ts'
import { decodeJwt, expectError, readMe, refresh, tokenBody } from './support.ts'

let test: TestApp

beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const renew = (body: unknown, instance = test) => instance.call('POST', '/api/v1/auth/refresh', { body })

it('POST /api/v1/auth/refresh: 200 with the exact token body, for the same session, without a bearer token', async () => {
  const who = await account(test, 'usuario', { nome: 'Ana Souza' })
  const { body } = await loginB(test, who.email)
  test.advance(5000)
  const answer = await renew({ refresh_token: body.refresh_token })
  expect(answer.body).toEqual(tokenBody({ id: who.id, nome: 'Ana Souza', email: who.email }))
  expect(answer.status).toBe(200)
  expect(answer.body.refresh_token).not.toBe(body.refresh_token)
  expect(decodeJwt(answer.body.access_token).payload.sid).toBe(decodeJwt(body.access_token).payload.sid)
  expect((await readMe(test, answer.body.access_token)).status).toBe(200)
})

it('POST /api/v1/auth/refresh: A and B share their tokens: a pair of one is renewed by the other', async () => {
  const who = await account(test, 'usuario')
  const byB = await renew({ refresh_token: who.refreshToken })
  expect(byB.status).toBe(200)
  const byA = await refresh(test, byB.body.refresh_token)
  expect(byA.status).toBe(200)
  expect((await renew({ refresh_token: byA.body.refresh_token })).status).toBe(200)
})

it('POST /api/v1/auth/refresh: a replaced token is 401 at once; after 10 s it ends the session on every instance', async () => {
  const second = await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret } })
  try {
    const who = await account(test, 'usuario')
    const next = await renew({ refresh_token: who.refreshToken })
    test.advance(10_000)
    expectError(await renew({ refresh_token: who.refreshToken }), 401, 'INVALID_REFRESH_TOKEN')
    second.clock.moment = test.clock.moment
    expect((await readMe(second, next.body.access_token)).status).toBe(200)
    test.advance(1)
    expectError(await renew({ refresh_token: who.refreshToken }), 401, 'INVALID_REFRESH_TOKEN')
    expectError(await readMe(second, next.body.access_token), 401, 'UNAUTHORIZED')
    expectError(await renew({ refresh_token: next.body.refresh_token }, second), 401, 'INVALID_REFRESH_TOKEN')
  } finally {
    await second.close()
  }
})

it('POST /api/v1/auth/refresh: 401 for an access token and for garbage', async () => {
  const who = await account(test, 'usuario')
  for (const refresh_token of [who.token, 'x', 'A'.repeat(43)]) {
    expectError(await renew({ refresh_token }), 401, 'INVALID_REFRESH_TOKEN')
  }
  expect((await readMe(test, who.token)).status).toBe(200)
})

it.each<[string, unknown, string, string]>([
  ['is missing', {}, 'refresh_token', 'REQUIRED'],
  ['is empty', { refresh_token: '' }, 'refresh_token', 'TOO_SHORT'],
  ['is a number', { refresh_token: 1 }, 'refresh_token', 'INVALID_TYPE'],
  ['is null', { refresh_token: null }, 'refresh_token', 'INVALID_TYPE'],
  ['has 513 characters', { refresh_token: 'a'.repeat(513) }, 'refresh_token', 'TOO_LONG'],
  ['has company', { refresh_token: 'a', everywhere: true }, 'everywhere', 'UNKNOWN_FIELD']
])('POST /api/v1/auth/refresh: 422 when the token %s', async (_, body, field, code) => {
  expectInvalid(await renew(body), [field, code])
})

it('POST /api/v1/auth/refresh: a token in the query is refused and not used up', async () => {
  const who = await account(test, 'usuario')
  const query = { refresh_token: who.refreshToken }
  expect((await test.call('POST', '/api/v1/auth/refresh', { query, body: {} })).status).toBe(422)
  expect((await renew(query)).status).toBe(200)
})
