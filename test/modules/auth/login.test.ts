import { createHmac } from 'node:crypto'
import argon2 from 'argon2'
import { count, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sessoes, usuarios } from '../../../src/core/contas/tables.ts'
import { bloqueios } from '../../../src/modules/auth/tables.ts'
import { insertAccount, login } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import {
  auditRows,
  comparable,
  decodeJwt,
  expectDetail,
  expectError,
  fail,
  readMe,
  tokenBody,
  uuid
} from './support.ts'

const path = '/api/v1/usuarios/login'
let test: TestApp

beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
afterEach(() => vi.restoreAllMocks())

describe('POST /api/v1/usuarios/login: a right password', () => {
  it('POST /api/v1/usuarios/login: 200 with the exact token body', async () => {
    const { id, email } = await insertAccount(test, 'usuario', { nome: 'Ana Souza' })
    const answer = await login(test, email)
    expect(answer.body).toEqual(tokenBody({ id, nome: 'Ana Souza', email }))
    expect(answer.status).toBe(200)
    expect((await readMe(test, answer.body.access_token)).body.id).toBe(id)
  })

  it('POST /api/v1/usuarios/login: the access token is HS256 with exactly the claims of the decision', async () => {
    const { id, email } = await insertAccount(test, 'usuario')
    const { body } = await login(test, email)
    const { header, payload, signature, signed } = decodeJwt(body.access_token)
    expect(header).toEqual({ alg: 'HS256', typ: 'JWT' })
    const iat = Math.floor(test.clock.moment.getTime() / 1000)
    expect(payload).toEqual({
      iss: expect.stringMatching(/./),
      aud: expect.stringMatching(/./),
      sub: String(id),
      sid: expect.stringMatching(uuid),
      jti: expect.stringMatching(uuid),
      iat,
      exp: iat + 3600
    })
    expect(signature).toBe(createHmac('sha256', test.config.jwtSecret).update(signed).digest('base64url'))
    const open = await test.db.select().from(sessoes).where(eq(sessoes.usuarioId, id))
    expect(open.map((row) => row.id)).toEqual([payload.sid])
  })

  it('POST /api/v1/usuarios/login: each login is a session and a token pair of its own', async () => {
    const { id, email } = await insertAccount(test, 'usuario')
    const [one, two] = [(await login(test, email)).body, (await login(test, email)).body]
    const [first, second] = [decodeJwt(one.access_token).payload, decodeJwt(two.access_token).payload]
    expect(first.sid).not.toBe(second.sid)
    expect(first.jti).not.toBe(second.jti)
    expect(one.refresh_token).not.toBe(two.refresh_token)
    expect(await test.db.select().from(sessoes).where(eq(sessoes.usuarioId, id))).toHaveLength(2)
  })

  it('POST /api/v1/usuarios/login: 200 whatever the case of the email; the stored spelling comes back', async () => {
    const { email } = await insertAccount(test, 'usuario', { email: 'Maria.Silva@Saude.example' })
    for (const spelling of ['maria.silva@saude.example', 'MARIA.SILVA@SAUDE.EXAMPLE', email]) {
      const { status, body } = await login(test, spelling)
      expect([status, body.user?.email]).toEqual([200, email])
    }
  })

  it('POST /api/v1/usuarios/login: 401 when only the case of the password differs', async () => {
    const { email } = await insertAccount(test, 'usuario')
    expectError(await login(test, email, SENHA.toUpperCase()), 401, 'INVALID_CREDENTIALS')
  })

  it('POST /api/v1/usuarios/login: sets ultimo_login to the moment of the login', async () => {
    const { id, email } = await insertAccount(test, 'usuario')
    await login(test, email)
    const [row] = await test.db.select().from(usuarios).where(eq(usuarios.id, id))
    expect([row?.ultimoLogin, row?.ultimoAcesso]).toEqual([test.clock.moment, test.clock.moment])
  })
})

describe('POST /api/v1/usuarios/login: who gets no token', () => {
  it('POST /api/v1/usuarios/login: 401 alike for a wrong password, an unknown email and a deactivated account', async () => {
    const known = await insertAccount(test, 'usuario')
    const inactive = await insertAccount(test, 'usuario', { ativo: false, desativadoEm: test.clock.moment })
    const verify = vi.spyOn(argon2, 'verify')
    const answers = [
      await login(test, known.email, 'Errada#2024'),
      await login(test, 'ninguem@saude.example', 'Errada#2024'),
      await login(test, inactive.email, SENHA)
    ]
    for (const answer of answers) {
      expectError(answer, 401, 'INVALID_CREDENTIALS')
      expect(comparable(answer)).toEqual(comparable(answers[0]!))
    }
    // Each costs one verification of the same price; test/core/contas/password.test.ts checks which price.
    expect(verify).toHaveBeenCalledTimes(3)
    expect(new Set(verify.mock.calls.map(([hash]) => hash.split('$')[3])).size).toBe(1)
  })

  it('POST /api/v1/usuarios/login: 428 for an account with MFA and the right password, 401 with a wrong one or deactivated', async () => {
    const { id, email } = await insertAccount(test, 'usuario', { mfaHabilitado: true })
    expectError(await login(test, email), 428, 'MFA_REQUIRED')
    expectError(await login(test, email, 'Errada#2024'), 401, 'INVALID_CREDENTIALS')
    expect(await test.db.select().from(sessoes).where(eq(sessoes.usuarioId, id))).toEqual([])
    await test.db.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, id))
    expectError(await login(test, email), 401, 'INVALID_CREDENTIALS')
  })

  it('POST /api/v1/usuarios/login: 401 in the language of the caller', async () => {
    const said: Record<string, string> = {}
    for (const language of ['pt-BR', 'en-US', 'es-ES']) {
      const body = { email: 'ninguem2@saude.example', password: 'x' }
      const answer = await test.call('POST', path, { body, headers: { 'accept-language': language } })
      expect(answer.headers['content-language']).toBe(language)
      said[language] = answer.body.error.message
    }
    expect(said['en-US']).toBe('Wrong email or password.')
    expect(new Set(Object.values(said)).size).toBe(3)
  })
})

describe('POST /api/v1/usuarios/login: bodies that are refused before anything is evaluated', () => {
  const email = 'valida@saude.example'
  const refused: [string, unknown, (string | number)[][]][] = [
    ['password is a number', { email, password: 1 }, [['body', 'password']]],
    ['password is null', { email, password: null }, [['body', 'password']]],
    ['password is a list', { email, password: [SENHA] }, [['body', 'password']]],
    ['password is empty', { email, password: '' }, [['body', 'password']]],
    ['password has 129 characters', { email, password: 'a'.repeat(129) }, [['body', 'password']]],
    ['password has 10 KB', { email, password: 'a'.repeat(10_000) }, [['body', 'password']]],
    ['password has a NUL', { email, password: 'a\0b' }, [['body', 'password']]],
    ['email has spaces around it', { email: ` ${email} `, password: SENHA }, [['body', 'email']]],
    ['email ends in a space', { email: `${email} `, password: SENHA }, [['body', 'email']]],
    ['email is no address', { email: 'valida', password: SENHA }, [['body', 'email']]],
    ['email is an object', { email: { $ne: '' }, password: SENHA }, [['body', 'email']]],
    ['email has 300 characters', { email: `${'a'.repeat(290)}@b.example`, password: SENHA }, [['body', 'email']]],
    ['a key is unknown', { email, password: SENHA, admin: true }, [['body', 'admin']]],
    [
      'both are missing',
      {},
      [
        ['body', 'email'],
        ['body', 'password']
      ]
    ],
    ['the body is a list', [], [['body']]],
    ['the body is null', null, [['body']]]
  ]

  it.each(refused)(
    'POST /api/v1/usuarios/login: 422 detail when %s, and no hash is computed',
    async (_, body, locs) => {
      const verify = vi.spyOn(argon2, 'verify')
      const [before] = await test.db.select({ rows: count() }).from(bloqueios)
      expectDetail(await test.call('POST', path, { body }), ...locs)
      expect(verify).not.toHaveBeenCalled()
      expect((await test.db.select({ rows: count() }).from(bloqueios))[0]).toEqual(before)
    }
  )

  it('POST /api/v1/usuarios/login: 422 detail for a missing body or one that is not JSON, 415 for a form', async () => {
    const json = { 'content-type': 'application/json' }
    expectDetail(await test.call('POST', path, {}), ['body'])
    expectDetail(await test.call('POST', path, { raw: '{"email":', headers: json }), ['body'])
    const form = { raw: `email=${email}&password=x`, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expectError(await test.call('POST', path, form), 415, 'UNSUPPORTED_MEDIA_TYPE')
    expectError(
      await test.call('POST', path, { raw: 'x', headers: { 'content-type': 'text/plain' } }),
      415,
      'UNSUPPORTED_MEDIA_TYPE'
    )
  })

  it('POST /api/v1/usuarios/login: 400 for a __proto__ key, 413 for more than the body limit', async () => {
    const raw = `{"email":"${email}","password":"x","__proto__":{"admin":true}}`
    expectError(
      await test.call('POST', path, { raw, headers: { 'content-type': 'application/json' } }),
      400,
      'MALFORMED_REQUEST'
    )
    const huge = { email, password: 'a'.repeat(3 * 1024 * 1024) }
    expectError(await test.call('POST', path, { body: huge }), 413, 'PAYLOAD_TOO_LARGE')
  })

  it('POST /api/v1/usuarios/login: credentials in the query are refused, not used', async () => {
    const account = await insertAccount(test, 'usuario')
    const query = { email: account.email, password: SENHA }
    expect((await test.call('POST', path, { query })).status).toBe(422)
    expect(await auditRows(test, 'login.sucesso')).not.toContainEqual(expect.objectContaining({ alvoId: account.id }))
  })

  it('POST /api/v1/usuarios/login: of equal keys the last one wins', async () => {
    const account = await insertAccount(test, 'usuario')
    const raw = `{"email":"${account.email}","password":"Errada#2024","password":"${SENHA}"}`
    expect((await test.call('POST', path, { raw, headers: { 'content-type': 'application/json' } })).status).toBe(200)
    await fail(test, account.email, 1)
  })
})
