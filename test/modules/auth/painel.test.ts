import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, insertAccount } from '../../support/accounts.ts'
import { type Answer, SENHA, startApp, type TestApp } from '../../support/app.ts'
import { expectInvalid, mfaAccount, totp, WRONG_SENHA } from './b-support.ts'
import { auditRows, DAY, decodeJwt, expectError, readMe, warm } from './support.ts'

const PATH = '/api/v1/auth/painel'
const COOKIE = '__Host-painel'
const ORIGIN = 'https://painel.example'
const GUARDS = 'Path=/; Secure; HttpOnly; SameSite=Strict'

let test: TestApp

beforeAll(async () => {
  test = await startApp({ config: { publicUrl: 'https://saude.example/base' } })
})
afterAll(() => test.close())

const page = { origin: ORIGIN, host: 'painel.example' }

const enter = (email: string, more: object = {}, headers: Record<string, string> = page) =>
  test.call('POST', PATH, { body: { email, senha: SENHA, ...more }, headers })

const withCookie = (method: 'PUT' | 'DELETE', token: string | null, headers: Record<string, string> = page) =>
  test.call(method, PATH, {
    headers: { ...headers, ...(token === null ? {} : { cookie: `a=1; ${COOKIE}=${token}; b=2` }) }
  })

const renew = (token: string | null, headers?: Record<string, string>) => withCookie('PUT', token, headers)

/** Returns the token of the cookie that an answer sets. */
function tokenOf({ headers }: Answer): string {
  const found = /^__Host-painel=(p\.[\w-]{43}); /.exec(headers['set-cookie'] ?? '')
  if (!found) throw new Error(`no cookie is set: ${headers['set-cookie']}`)
  return found[1] as string
}

const bodyOf = (user: object) => ({
  access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  token_type: 'bearer',
  expires_in: 3600,
  expira_em: new Date(test.clock.moment.getTime() + 7 * DAY).toISOString(),
  user
})

describe('POST /api/v1/auth/painel', () => {
  it('200: the access token in the body, the refresh token in a guarded cookie and nowhere else', async () => {
    const who = await insertAccount(test, 'usuario', { nome: 'Ana Souza' })
    const answer = await enter(who.email)
    expect(answer.body).toEqual(bodyOf({ id: who.id, nome: 'Ana Souza', email: who.email }))
    expect(answer.status).toBe(200)
    expect(answer.headers['set-cookie']).toBe(`${COOKIE}=${tokenOf(answer)}; ${GUARDS}`)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await readMe(test, answer.body.access_token)).status).toBe(200)
  })

  it('with remember_me the cookie and the session last longer', async () => {
    const who = await insertAccount(test, 'usuario')
    const answer = await enter(who.email, { remember_me: true })
    const month = new Date(test.clock.moment.getTime() + 30 * DAY).toISOString()
    expect([answer.status, answer.body.expira_em]).toEqual([200, month])
    expect(answer.headers['set-cookie']).toMatch(/; Max-Age=2592000$/)
    const renewed = await renew(tokenOf(answer))
    expect(renewed.headers['set-cookie']).toMatch(/; Max-Age=2592000$/)
  })

  it('the same refusals as a login, and no cookie', async () => {
    const who = await insertAccount(test, 'usuario')
    const wrong = await enter(who.email, { senha: WRONG_SENHA })
    expectError(wrong, 401, 'INVALID_CREDENTIALS')
    expect(wrong.headers['set-cookie']).toBeUndefined()
    for (let i = 0; i < 4; i++) await enter(who.email, { senha: WRONG_SENHA })
    expect((await enter(who.email)).body.error.code).toBe('ACCOUNT_LOCKED')
    expectInvalid(await test.call('POST', PATH, { body: { email: who.email }, headers: page }), ['senha', 'REQUIRED'])
  })

  it('asks for the second factor', async () => {
    const who = await mfaAccount(test)
    expectError(await enter(who.email), 428, 'MFA_REQUIRED')
    const answer = await enter(who.email, { mfa_code: totp(who.secret, test.clock.moment) })
    expect(answer.status).toBe(200)
  })
})

describe('the Origin', () => {
  it.each<[string, Record<string, string>]>([
    ['is missing', { host: 'painel.example' }],
    ['is another site', { ...page, origin: 'https://evil.example' }],
    ['is a neighbour on the same site', { ...page, origin: 'https://outro.painel.example' }],
    ['is another port', { ...page, origin: 'https://painel.example:8444' }],
    ['came without TLS', { ...page, origin: 'http://painel.example' }],
    ['is opaque', { ...page, origin: 'null' }]
  ])('%s: 403 for each method, and nothing is done', async (_, headers) => {
    const who = await insertAccount(test, 'usuario')
    const token = tokenOf(await enter(who.email))
    const refusals = [
      await enter(who.email, {}, headers),
      await renew(token, headers),
      await withCookie('DELETE', token, headers)
    ]
    for (const refused of refusals) {
      expectError(refused, 403, 'ORIGIN_REFUSED')
      expect(refused.headers['set-cookie']).toBeUndefined()
    }
    expect((await renew(token)).status).toBe(200)
  })

  it('is the published address, where a proxy calls the service by another name: taken', async () => {
    const who = await insertAccount(test, 'usuario')
    const answer = await enter(who.email, {}, { origin: 'https://saude.example', host: 'inner:8443' })
    expect(answer.status).toBe(200)
  })
})

describe('PUT /api/v1/auth/painel', () => {
  it('200: the same session with a new cookie; 204 without a cookie', async () => {
    const who = await insertAccount(test, 'usuario', { nome: 'Ana Souza' })
    const first = await enter(who.email)
    test.advance(DAY)
    const answer = await renew(tokenOf(first))
    expect(answer.body).toEqual(bodyOf({ id: who.id, nome: 'Ana Souza', email: who.email }))
    expect(tokenOf(answer)).not.toBe(tokenOf(first))
    const sid = ({ body }: Answer) => decodeJwt(body.access_token).payload.sid
    expect(sid(answer)).toBe(sid(first))
    const none = await renew(null)
    expect([none.status, none.headers['set-cookie']]).toEqual([204, undefined])
  })

  it('tabs that renew with one cookie at once, and a reload before the answer came, all go on', async () => {
    const who = await insertAccount(test, 'usuario')
    const token = tokenOf(await enter(who.email))
    await warm(test)
    const answers = await Promise.all([1, 2, 3, 4].map(() => renew(token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    test.advance(10_000)
    const late = await renew(token)
    expect(late.status).toBe(200)
    for (const each of [...answers, late]) expect((await renew(tokenOf(each))).status).toBe(200)
  })

  it('a cookie that was replaced more than 10 s ago is a stolen one: 401, and the session ends', async () => {
    const who = await insertAccount(test, 'usuario')
    const first = await enter(who.email)
    const next = await renew(tokenOf(first))
    test.advance(10_001)
    const refused = await renew(tokenOf(first))
    expectError(refused, 401, 'INVALID_PANEL_SESSION')
    expect(refused.headers['set-cookie']).toBe(`${COOKIE}=; ${GUARDS}; Max-Age=0`)
    expectError(await renew(tokenOf(next)), 401, 'INVALID_PANEL_SESSION')
    expectError(await readMe(test, next.body.access_token), 401, 'UNAUTHORIZED')
    expect((await auditRows(test, 'sessao.repeticao')).at(-1)).toMatchObject({ alvoId: who.id })
  })

  it('only here: the cookie is no refresh token elsewhere, and a refresh token is no cookie', async () => {
    const who = await account(test, 'usuario')
    const token = tokenOf(await enter(who.email))
    const elsewhere = await test.call('POST', '/api/v1/auth/refresh', { body: { refresh_token: token } })
    expectError(elsewhere, 401, 'INVALID_REFRESH_TOKEN')
    expectError(await renew(who.refreshToken), 401, 'INVALID_PANEL_SESSION')
    expect((await test.call('GET', '/api/v1/usuarios/me', { headers: { cookie: `${COOKIE}=${token}` } })).status).toBe(
      401
    )
    expect((await renew(token)).status).toBe(200)
    expect(
      (await test.call('POST', '/api/v1/auth/refresh', { body: { refresh_token: who.refreshToken } })).status
    ).toBe(200)
  })

  it.each(['', 'x', 'p.x', `p.${'A'.repeat(43)}`])('401 for the cookie %j', async (token) => {
    expectError(await renew(token), 401, 'INVALID_PANEL_SESSION')
  })

  it('ends 30 days after the sign-in, however often it was renewed', async () => {
    const who = await insertAccount(test, 'usuario')
    let answer = await enter(who.email)
    const end = new Date(test.clock.moment.getTime() + 30 * DAY).toISOString()
    for (let week = 0; week < 4; week++) {
      test.advance(7 * DAY - 1)
      answer = await renew(tokenOf(answer))
      expect(answer.status).toBe(200)
    }
    expect(answer.body.expira_em).toBe(end)
    test.advance(2 * DAY + 4)
    expectError(await renew(tokenOf(answer)), 401, 'INVALID_PANEL_SESSION')
  })
})

describe('DELETE /api/v1/auth/painel', () => {
  it('204: the session ends for every tab, and a copy of the cookie is refused', async () => {
    const who = await insertAccount(test, 'usuario')
    const first = await enter(who.email)
    const other = await renew(tokenOf(first))
    const answer = await withCookie('DELETE', tokenOf(other))
    expect([answer.status, answer.headers['set-cookie']]).toEqual([204, `${COOKIE}=; ${GUARDS}; Max-Age=0`])
    for (const { body } of [first, other]) expectError(await readMe(test, body.access_token), 401, 'UNAUTHORIZED')
    for (const stolen of [first, other]) expectError(await renew(tokenOf(stolen)), 401, 'INVALID_PANEL_SESSION')
    expect((await auditRows(test, 'logout')).at(-1)).toMatchObject({ alvoId: who.id, detalhes: { todas: false } })
  })

  it('204 without a session, and with a token that is not of the panel, which stays good', async () => {
    const who = await account(test, 'usuario')
    expect((await withCookie('DELETE', null)).status).toBe(204)
    expect((await withCookie('DELETE', who.refreshToken)).status).toBe(204)
    expect((await readMe(test, who.token)).status).toBe(200)
  })
})

it('the cookie is kept only as a digest', async () => {
  const who = await insertAccount(test, 'usuario')
  const token = tokenOf(await enter(who.email))
  const rows = await test.db.execute<{ line: string }>(sql`select t::text as line from tokens_renovacao t`)
  expect(rows.map(({ line }) => line).join('\n')).not.toContain(token)
})
