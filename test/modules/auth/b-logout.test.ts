import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, login } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { expectInvalid } from './b-support.ts'
import { auditRows, expectError, readMe } from './support.ts'

/** Sessions end on one instance and are looked at on the other. */
let test: TestApp
let second: TestApp

beforeAll(async () => {
  test = await startApp()
  second = await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret } })
})
afterAll(async () => {
  await second.close()
  await test.close()
})

const logout = (token: string, body?: unknown) => test.call('POST', '/api/v1/auth/logout', { token, body })

async function again(who: Account) {
  const { body } = await login(test, who.email)
  return { token: body.access_token as string, refreshToken: body.refresh_token as string }
}

/** Whether the two tokens of a session are good, or both bad. This uses up the refresh token. */
async function alive({ token, refreshToken }: { token: string; refreshToken: string }): Promise<boolean> {
  const access = await readMe(second, token)
  const renewed = await second.call('POST', '/api/v1/auth/refresh', { body: { refresh_token: refreshToken } })
  expect([access.status, renewed.status]).toEqual(access.status === 200 ? [200, 200] : [401, 401])
  return access.status === 200
}

describe('POST /api/v1/auth/logout', () => {
  it.each([
    ['no body', undefined],
    ['an empty body', {}],
    ['everywhere false', { everywhere: false }]
  ])("POST /api/v1/auth/logout: 200 for %s; the caller's session ends, the others live", async (_, body) => {
    const who = await account(test, 'usuario')
    const other = await again(who)
    const answer = await logout(who.token, body)
    expect(answer.body).toEqual({ message: 'Sessão encerrada.' })
    expect(answer.status).toBe(200)
    expect(await alive(who)).toBe(false)
    expect(await alive(other)).toBe(true)
  })

  it("POST /api/v1/auth/logout: the caller's refresh token ends its session", async () => {
    const who = await account(test, 'usuario')
    const other = await again(who)
    expect((await logout(who.token, { refresh_token: who.refreshToken })).status).toBe(200)
    expect([await alive(who), await alive(other)]).toEqual([false, true])
  })

  it('POST /api/v1/auth/logout: the refresh token of another session of the account ends that one too, and no third', async () => {
    const who = await account(test, 'usuario')
    const [other, third] = [await again(who), await again(who)]
    expect((await logout(who.token, { refresh_token: other.refreshToken })).status).toBe(200)
    expect([await alive(who), await alive(other), await alive(third)]).toEqual([false, false, true])
  })

  it("POST /api/v1/auth/logout: somebody else's refresh token ends only the caller's session, and the answer does not show it", async () => {
    const [who, stranger] = [await account(test, 'usuario'), await account(test, 'usuario')]
    const answer = await logout(who.token, { refresh_token: stranger.refreshToken })
    expect([answer.status, answer.body]).toEqual([200, { message: 'Sessão encerrada.' }])
    expect([await alive(who), await alive(stranger)]).toEqual([false, true])
  })

  it('POST /api/v1/auth/logout: an unknown refresh token does not keep the session open', async () => {
    const who = await account(test, 'usuario')
    expect((await logout(who.token, { refresh_token: 'x' })).status).toBe(200)
    expect(await alive(who)).toBe(false)
  })

  it('POST /api/v1/auth/logout: everywhere ends every session of the account and none of others', async () => {
    const [who, stranger] = [await account(test, 'usuario'), await account(test, 'usuario')]
    const [other, third] = [await again(who), await again(who)]
    const answer = await logout(who.token, { everywhere: true })
    expect([answer.status, answer.body]).toEqual([200, { message: 'Todas as sessões foram encerradas.' }])
    for (const session of [who, other, third]) expect(await alive(session)).toBe(false)
    expect(await alive(stranger)).toBe(true)
    expect((await login(test, who.email)).status).toBe(200)
  })

  it('POST /api/v1/auth/logout: speaks the language of the caller', async () => {
    const { token } = await account(test, 'usuario')
    const headers = { 'accept-language': 'en-US' }
    const answer = await test.call('POST', '/api/v1/auth/logout', { token, headers })
    expect(answer.body).toEqual({ message: 'The session has ended.' })
  })

  it('POST /api/v1/auth/logout: each leaves an entry in the audit trail', async () => {
    const who = await account(test, 'usuario')
    const other = await again(who)
    await logout(who.token)
    await logout(other.token, { everywhere: true })
    const rows = (await auditRows(test, 'logout')).filter(({ atorId }) => atorId === who.id)
    expect(rows.map(({ alvoId, detalhes }) => [alvoId, detalhes])).toEqual([
      [who.id, { todas: false }],
      [who.id, { todas: true }]
    ])
  })
})

describe('POST /api/v1/auth/logout: refusals', () => {
  it('POST /api/v1/auth/logout: 401 without a token, even with a good refresh token, and after the logout', async () => {
    const who = await account(test, 'usuario')
    const body = { refresh_token: who.refreshToken }
    expectError(await test.call('POST', '/api/v1/auth/logout', { body }), 401, 'UNAUTHORIZED')
    expectError(await logout(who.refreshToken, body), 401, 'UNAUTHORIZED')
    expect((await readMe(test, who.token)).status).toBe(200)
    await logout(who.token)
    expectError(await logout(who.token), 401, 'UNAUTHORIZED')
  })

  it.each<[string, unknown, string, string]>([
    ['refresh_token is a number', { refresh_token: 1 }, 'refresh_token', 'INVALID_TYPE'],
    ['refresh_token is empty', { refresh_token: '' }, 'refresh_token', 'TOO_SHORT'],
    ['everywhere is text', { everywhere: 'true' }, 'everywhere', 'INVALID_TYPE'],
    ['a field is unknown', { todas: true }, 'todas', 'UNKNOWN_FIELD'],
    ['the body is a list', [], 'body', 'INVALID_TYPE']
  ])('POST /api/v1/auth/logout: 422 when %s, and the session lives', async (_, body, field, code) => {
    const who = await account(test, 'usuario')
    expectInvalid(await logout(who.token, body), [field, code])
    expect(await alive(who)).toBe(true)
  })
})
