import argon2 from 'argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sessoes } from '../../../src/core/contas/tables.ts'
import { account, insertAccount, login } from '../../support/accounts.ts'
import { openApp, SENHA, startApp, type TestApp } from '../../support/app.ts'
import { expectInvalid, loginB, mfaInserted, WRONG_SENHA } from './b-support.ts'
import { comparable, DAY, decodeJwt, expectError, fail, MINUTE, readMe, tokenBody } from './support.ts'

let test: TestApp

beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const send = (body: unknown) => test.call('POST', '/api/v1/auth/login', { body })
const renew = (token: string) => test.call('POST', '/api/v1/auth/refresh', { body: { refresh_token: token } })

describe('POST /api/v1/auth/login: the two pairs', () => {
  it.each([
    ['username and password', (email: string) => ({ username: email, password: SENHA })],
    ['email and senha', (email: string) => ({ email, senha: SENHA })],
    ['another case of the email', (email: string) => ({ username: email.toUpperCase(), password: SENHA })],
    ['a code that the account does not need', (email: string) => ({ email, senha: SENHA, mfa_code: '123456' })]
  ])('POST /api/v1/auth/login: 200 with the exact token body for %s, and the token works', async (_, bodyOf) => {
    const { id, email } = await insertAccount(test, 'usuario', { nome: 'Ana Souza' })
    const answer = await send(bodyOf(email))
    expect(answer.body).toEqual(tokenBody({ id, nome: 'Ana Souza', email }))
    expect(answer.status).toBe(200)
    expect((await readMe(test, answer.body.access_token)).body.id).toBe(id)
  })

  const missing: [string, object, ...[string, string][]][] = [
    ['nothing', {}, ['username', 'REQUIRED'], ['password', 'REQUIRED']],
    ['username alone', { username: 'a@b.example' }, ['password', 'REQUIRED']],
    ['password alone', { password: SENHA }, ['username', 'REQUIRED']],
    ['email alone', { email: 'a@b.example' }, ['senha', 'REQUIRED']],
    ['senha alone', { senha: SENHA }, ['email', 'REQUIRED']],
    ['username with senha', { username: 'a@b.example', senha: SENHA }, ['password', 'REQUIRED'], ['email', 'REQUIRED']],
    ['email with password', { email: 'a@b.example', password: SENHA }, ['username', 'REQUIRED'], ['senha', 'REQUIRED']],
    ['only the options', { remember_me: true, mfa_code: '1' }, ['username', 'REQUIRED'], ['password', 'REQUIRED']],
    ['one option', { remember_me: true }, ['username', 'REQUIRED'], ['password', 'REQUIRED']],
    [
      'both pairs',
      { username: 'a@b.example', password: SENHA, email: 'a@b.example', senha: SENHA },
      ['email', 'UNKNOWN_FIELD'],
      ['senha', 'UNKNOWN_FIELD']
    ]
  ]
  it.each(missing)('POST /api/v1/auth/login: 422 for %s, naming the fields', async (_, body, ...fields) => {
    const answer = await send(body)
    const byField = (a: { field: string }, b: { field: string }) => a.field.localeCompare(b.field)
    answer.body.error.details?.sort(byField)
    expectInvalid(answer, ...fields.toSorted(([a], [b]) => a.localeCompare(b)))
  })

  const good = { username: 'a@b.example', password: SENHA }
  const wrong: [string, object, string, string][] = [
    ['a number as password', { ...good, password: 1 }, 'password', 'INVALID_TYPE'],
    ['an empty password', { ...good, password: '' }, 'password', 'TOO_SHORT'],
    ['a name that is no email', { ...good, username: 'ana' }, 'username', 'INVALID_EMAIL'],
    ['a space before the email', { ...good, username: ' a@b.example' }, 'username', 'INVALID_EMAIL'],
    ['remember_me as text', { ...good, remember_me: 'true' }, 'remember_me', 'INVALID_TYPE'],
    ['mfa_code as a number', { ...good, mfa_code: 123456 }, 'mfa_code', 'INVALID_TYPE'],
    ['an empty mfa_code', { ...good, mfa_code: '' }, 'mfa_code', 'TOO_SHORT'],
    ['a mfa_code of 41', { ...good, mfa_code: '1'.repeat(41) }, 'mfa_code', 'TOO_LONG'],
    ['an unknown field', { ...good, admin: true }, 'admin', 'UNKNOWN_FIELD']
  ]
  it.each(wrong)('POST /api/v1/auth/login: 422 for %s', async (_, body, field, code) => {
    expectInvalid(await send(body), [field, code])
  })

  it('POST /api/v1/auth/login: 422 for a password of 10 KB, 413 for one of 1 MB, and no hash is computed', async () => {
    const verify = vi.spyOn(argon2, 'verify')
    expectInvalid(await send({ ...good, password: 'a'.repeat(10_000) }), ['password', 'TOO_LONG'])
    expectError(await send({ ...good, password: 'a'.repeat(1_000_000) }), 413, 'PAYLOAD_TOO_LARGE')
    expect(verify).not.toHaveBeenCalled()
    verify.mockRestore()
  })

  it('POST /api/v1/auth/login: 400 for a body that is not JSON, 415 for a form', async () => {
    const raw = (text: string, type: string) =>
      test.call('POST', '/api/v1/auth/login', { raw: text, headers: { 'content-type': type } })
    expectError(await raw('{"username":', 'application/json'), 400, 'MALFORMED_REQUEST')
    const form = await raw('username=a@b.example&password=x', 'application/x-www-form-urlencoded')
    expectError(form, 415, 'UNSUPPORTED_MEDIA_TYPE')
  })
})

describe('POST /api/v1/auth/login: refusals', () => {
  it('POST /api/v1/auth/login: 401 alike for a wrong password, an unknown email and a deactivated account', async () => {
    const known = await insertAccount(test, 'usuario')
    const inactive = await insertAccount(test, 'usuario', { ativo: false, desativadoEm: test.clock.moment })
    const answers = [
      await loginB(test, known.email, { password: WRONG_SENHA }),
      await loginB(test, 'ninguem@saude.example'),
      await loginB(test, inactive.email)
    ]
    for (const answer of answers) {
      expectError(answer, 401, 'INVALID_CREDENTIALS')
      expect(comparable(answer)).toEqual(comparable(answers[0]!))
    }
  })

  it('POST /api/v1/auth/login: 428 without a code for an account with MFA; with a wrong password 401', async () => {
    const { email } = await mfaInserted(test, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expectError(await loginB(test, email), 428, 'MFA_REQUIRED')
    expectError(await loginB(test, email, { password: WRONG_SENHA }), 401, 'INVALID_CREDENTIALS')
  })

  it('POST /api/v1/auth/login: failures by A and by B lock together, on another instance too, for 15 minutes', async () => {
    const second = await openApp({ url: test.url })
    try {
      second.clock.moment = test.clock.moment
      const { email } = await insertAccount(test, 'usuario')
      await fail(test, email, 2)
      await loginB(test, email, { password: WRONG_SENHA })
      await loginB(second, email, { password: WRONG_SENHA })
      expectError(await loginB(second, email.toUpperCase(), { password: WRONG_SENHA }), 401, 'INVALID_CREDENTIALS')
      const locked_until = new Date(test.clock.moment.getTime() + 15 * MINUTE).toISOString()
      for (const answer of [await loginB(test, email), await login(test, email), await loginB(second, email)]) {
        expectError(answer, 423, 'ACCOUNT_LOCKED', { locked_until })
      }
      test.advance(15 * MINUTE - 1)
      expect((await loginB(test, email)).status).toBe(423)
      test.advance(1)
      expect((await loginB(test, email)).status).toBe(200)
    } finally {
      await second.close()
    }
  })

  it('POST /api/v1/auth/login: a success clears the failures of A', async () => {
    const { email } = await insertAccount(test, 'usuario')
    for (let round = 0; round < 2; round++) {
      await fail(test, email, 4)
      expect((await loginB(test, email)).status).toBe(200)
    }
  })
})

describe('POST /api/v1/auth/login: the session', () => {
  it('POST /api/v1/auth/login: opens a session beside that of A; both work on both descriptions', async () => {
    const who = await account(test, 'usuario')
    const { body } = await loginB(test, who.email)
    const rows = await test.db.select().from(sessoes).where(eq(sessoes.usuarioId, who.id))
    const ids = [who.token, body.access_token].map((token) => decodeJwt(token).payload.sid)
    expect(rows.map(({ id }) => id).sort()).toEqual(ids.sort())
    for (const token of [who.token, body.access_token]) {
      expect((await readMe(test, token)).status).toBe(200)
      expect((await test.call('GET', '/api/v1/usuarios/me', { token })).status).toBe(200)
    }
  })

  it.each([
    ['remember_me true', { remember_me: true }, 30],
    ['remember_me false', { remember_me: false }, 7],
    ['no remember_me', {}, 7]
  ])(
    'POST /api/v1/auth/login: with %s the refresh token lives %i days, and so does each that follows',
    async (_, more, days) => {
      const { email } = await insertAccount(test, 'usuario')
      const [kept, late] = [await loginB(test, email, more), await loginB(test, email, more)]
      expect(kept.body.expires_in).toBe(3600)
      test.advance(days * DAY - 1)
      const next = await renew(kept.body.refresh_token)
      expect(next.status).toBe(200)
      test.advance(1)
      expectError(await renew(late.body.refresh_token), 401, 'INVALID_REFRESH_TOKEN')
      test.advance(days * DAY - 2)
      expect((await renew(next.body.refresh_token)).status).toBe(200)
    }
  )
})
