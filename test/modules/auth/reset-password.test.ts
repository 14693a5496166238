import argon2 from 'argon2'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { tokensConta, usuarios } from '../../../src/core/contas/tables.ts'
import { gate } from '../../platform/queue/support.ts'
import { account, insertAccount, login } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { mailAfter, resetToken } from './mail.ts'
import { blocked, expectError, fail, HOUR, OTHER_SENHA, readMe, refresh, setPassword, warm } from './support.ts'

const path = '/api/v1/auth/reset-password'
let test: TestApp

beforeAll(async () => {
  test = await startApp({ worker: true })
  await warm(test)
})
afterAll(() => test.close())
afterEach(() => vi.restoreAllMocks())

const refusedToken = async (token: string) => expectError(await setPassword(test, token), 400, 'INVALID_RESET_TOKEN')

describe('POST /api/v1/auth/reset-password: a good token', () => {
  it('POST /api/v1/auth/reset-password: 200 with a message; the new password works, the old one no longer', async () => {
    const { id, email } = await insertAccount(test, 'usuario', { trocarSenha: true })
    test.advance(1000)
    const answer = await setPassword(test, await resetToken(test, email))
    expect([answer.status, answer.body]).toEqual([200, { message: 'Senha redefinida. Entre novamente.' }])
    expectError(await login(test, email, SENHA), 401, 'INVALID_CREDENTIALS')
    expect((await login(test, email, OTHER_SENHA)).status).toBe(200)
    const [row] = await test.db.select().from(usuarios).where(eq(usuarios.id, id))
    expect(row).toMatchObject({ senhaAlteradaEm: test.clock.moment, trocarSenha: false })
    expect(row?.senhaHash).toMatch(/^\$argon2id\$/)
  })

  it('POST /api/v1/auth/reset-password: every session of the account ends, those of others live', async () => {
    const [own, other] = [await account(test, 'usuario'), await account(test, 'usuario')]
    const further = (await login(test, own.email)).body
    await setPassword(test, await resetToken(test, own.email))
    for (const token of [own.token, further.access_token]) expectError(await readMe(test, token), 401, 'UNAUTHORIZED')
    for (const token of [own.refreshToken, further.refresh_token]) {
      expectError(await refresh(test, token), 401, 'INVALID_REFRESH_TOKEN')
    }
    expect((await readMe(test, other.token)).status).toBe(200)
  })

  it('POST /api/v1/auth/reset-password: 400 WEAK_PASSWORD for the present password; the token still works for another', async () => {
    const { email } = await insertAccount(test, 'usuario')
    const token = await resetToken(test, email)
    const details = ['Escolha uma senha diferente da atual.']
    expectError(await setPassword(test, token, SENHA), 400, 'WEAK_PASSWORD', { details })
    expect((await login(test, email, SENHA)).status).toBe(200)
    expect((await setPassword(test, token, OTHER_SENHA)).status).toBe(200)
  })

  it('POST /api/v1/auth/reset-password: the lock ends', async () => {
    const { email } = await insertAccount(test, 'usuario')
    await fail(test, email, 5)
    expect((await login(test, email)).status).toBe(423)
    const token = await resetToken(test, email)
    expect((await login(test, email)).status).toBe(423)
    await setPassword(test, token)
    expect((await login(test, email, OTHER_SENHA)).status).toBe(200)
  })

  it('POST /api/v1/auth/reset-password: MFA stays as it is', async () => {
    const { email } = await insertAccount(test, 'usuario', { mfaHabilitado: true })
    expect((await setPassword(test, await resetToken(test, email))).status).toBe(200)
    expectError(await login(test, email, OTHER_SENHA), 428, 'MFA_REQUIRED')
  })

  it('POST /api/v1/auth/reset-password: the owner gets a mail, in the language of the request', async () => {
    const { email } = await insertAccount(test, 'usuario', { nome: 'Ana' })
    const token = await resetToken(test, email)
    const body = { token, senha_nova: OTHER_SENHA, confirmar_senha: OTHER_SENHA }
    const headers = { 'accept-language': 'en-US' }
    const notice = await mailAfter(test, email, () => test.call('POST', path, { body, headers }))
    expect(notice.text).toContain('Hello, Ana!')
    expect(notice.token).toBeNull()
    expect(notice.text).not.toContain(OTHER_SENHA)
  })

  it('POST /api/v1/auth/reset-password: a login with the old password at the same time leaves no living session', async () => {
    for (let round = 0; round < 5; round++) {
      const { email } = await insertAccount(test, 'usuario')
      await fail(test, email, 1)
      const token = await resetToken(test, email)
      const [reset, ...logins] = await Promise.all([
        setPassword(test, token),
        ...[1, 2, 3].map(() => login(test, email))
      ])
      expect(reset.status).toBe(200)
      for (const { status, body } of logins) {
        expect([200, 401]).toContain(status)
        if (status === 200) expectError(await readMe(test, body.access_token), 401, 'UNAUTHORIZED')
      }
    }
  })

  it('POST /api/v1/auth/reset-password: a login that waits for the same account is 401 afterwards, and neither gives a 5xx', async () => {
    const { id, email } = await insertAccount(test, 'usuario')
    const token = await resetToken(test, email)
    const [held, released] = [gate(), gate()]
    const holding = test.db.transaction(async (tx) => {
      await tx.select().from(usuarios).where(eq(usuarios.id, id)).for('update')
      held.open()
      await released.opened
    })
    await held.opened
    const reset = setPassword(test, token)
    await blocked(test, 1)
    const entering = login(test, email)
    await blocked(test, 2)
    released.open()
    await holding
    expect((await reset).status).toBe(200)
    expectError(await entering, 401, 'INVALID_CREDENTIALS')
  })
})

describe('POST /api/v1/auth/reset-password: refused tokens', () => {
  it('POST /api/v1/auth/reset-password: 400 at the second use, and the password of the first stays', async () => {
    const { email } = await insertAccount(test, 'usuario')
    const token = await resetToken(test, email)
    await setPassword(test, token)
    expectError(await setPassword(test, token, 'Terceira#3'), 400, 'INVALID_RESET_TOKEN')
    expect((await login(test, email, OTHER_SENHA)).status).toBe(200)
  })

  it('POST /api/v1/auth/reset-password: of 10 at once with one token one succeeds', async () => {
    const { email } = await insertAccount(test, 'usuario')
    const token = await resetToken(test, email)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => setPassword(test, token, `Senha#000${i}`)))
    const won = answers.findIndex(({ status }) => status === 200)
    for (const [i, answer] of answers.entries()) if (i !== won) expectError(answer, 400, 'INVALID_RESET_TOKEN')
    expect((await login(test, email, `Senha#000${won}`)).status).toBe(200)
  })

  it('POST /api/v1/auth/reset-password: of several tokens at once one succeeds, and none gives a 5xx', async () => {
    for (let round = 0; round < 3; round++) {
      const { email } = await insertAccount(test, 'usuario')
      const tokens = [await resetToken(test, email), await resetToken(test, email), await resetToken(test, email)]
      const answers = await Promise.all(tokens.map((token) => setPassword(test, token)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    }
  })

  it('POST /api/v1/auth/reset-password: 400 for an older token once a newer one was used', async () => {
    const { email } = await insertAccount(test, 'usuario')
    const older = await resetToken(test, email)
    const newer = await resetToken(test, email)
    expect((await setPassword(test, newer)).status).toBe(200)
    await refusedToken(older)
  })

  it('POST /api/v1/auth/reset-password: 200 within 3600 s, 400 from then on', async () => {
    const [early, late] = [await insertAccount(test, 'usuario'), await insertAccount(test, 'usuario')]
    const tokens = [await resetToken(test, early.email), await resetToken(test, late.email)] as const
    test.advance(HOUR - 1)
    expect((await setPassword(test, tokens[0])).status).toBe(200)
    test.advance(1)
    await refusedToken(tokens[1])
    expect((await login(test, late.email)).status).toBe(200)
  })

  it('POST /api/v1/auth/reset-password: 400 when the account was deactivated or removed meanwhile', async () => {
    const [inactive, removed] = [await insertAccount(test, 'usuario'), await insertAccount(test, 'usuario')]
    const tokens = [await resetToken(test, inactive.email), await resetToken(test, removed.email)] as const
    await test.db.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, inactive.id))
    await test.db.delete(usuarios).where(eq(usuarios.id, removed.id))
    for (const token of tokens) await refusedToken(token)
  })

  it('POST /api/v1/auth/reset-password: 400 after the password was changed in another way', async () => {
    const { id, email, token: bearer } = await account(test, 'usuario')
    const token = await resetToken(test, email)
    const body = { usuario: { nome: 'Ana', email, senha: 'Minha#Senha1' } }
    expect((await test.call('PUT', `/api/v1/usuarios/${id}`, { token: bearer, body })).status).toBe(200)
    await refusedToken(token)
    expect((await login(test, email, 'Minha#Senha1')).status).toBe(200)
  })

  it('POST /api/v1/auth/reset-password: 400 for garbage, a session token and the stored hash; no hash is computed', async () => {
    const { email, token, refreshToken } = await account(test, 'usuario')
    await resetToken(test, email)
    const [row] = await test.db.select().from(tokensConta).orderBy(tokensConta.criadoEm).limit(1)
    const hash = vi.spyOn(argon2, 'hash')
    for (const given of ['x', "' or 1=1 --", token, refreshToken, row!.hash.toString('hex'), 'a'.repeat(512)])
      await refusedToken(given)
    expect(hash).not.toHaveBeenCalled()
  })
})

describe('POST /api/v1/auth/reset-password: refused bodies leave the token good', () => {
  const weak: [string, number][] = [
    ['curta#A1', 0],
    ['Aa#1', 1],
    ['semdigito#A', 1],
    ['semmaiuscula#1', 1],
    ['SEMMINUSCULA#1', 1],
    ['SemEspecial1', 1],
    ['abc', 4],
    ['', 5],
    ['Com Espaco 1', 1],
    ['Emoji12\u{1f600}a', 0]
  ]
  it.each(weak)('POST /api/v1/auth/reset-password: password %j breaks %i rules', async (senha, broken) => {
    const { email } = await insertAccount(test, 'usuario')
    const token = await resetToken(test, email)
    const answer = await setPassword(test, token, senha)
    if (broken === 0) {
      expect(answer.status).toBe(200)
      return
    }
    expectError(answer, 400, 'WEAK_PASSWORD', {
      details: Array.from({ length: broken }, () => expect.stringMatching(/^A senha precisa/))
    })
    expect((await setPassword(test, token)).status).toBe(200)
  })

  it('POST /api/v1/auth/reset-password: 422 at confirmar_senha when the two differ', async () => {
    const { email } = await insertAccount(test, 'usuario')
    const token = await resetToken(test, email)
    const details = [{ field: 'confirmar_senha', message: expect.any(String), code: expect.any(String) }]
    expectError(await setPassword(test, token, OTHER_SENHA, `${OTHER_SENHA} `), 422, 'VALIDATION_ERROR', { details })
    expect((await login(test, email)).status).toBe(200)
    expect((await setPassword(test, token)).status).toBe(200)
  })

  const good = { token: 'x', senha_nova: OTHER_SENHA, confirmar_senha: OTHER_SENHA }
  it.each([
    ['token is missing', { ...good, token: undefined }, 'token'],
    ['token is a number', { ...good, token: 1 }, 'token'],
    ['token is empty', { ...good, token: '' }, 'token'],
    ['token has 513 characters', { ...good, token: 'a'.repeat(513) }, 'token'],
    ['senha_nova is null', { ...good, senha_nova: null }, 'senha_nova'],
    ['senha_nova has 10 KB', { ...good, senha_nova: 'a'.repeat(10_000) }, 'senha_nova'],
    ['confirmar_senha is missing', { ...good, confirmar_senha: undefined }, 'confirmar_senha'],
    ['a key is unknown', { ...good, admin: true }, 'admin']
  ])('POST /api/v1/auth/reset-password: 422 when %s, and no hash is computed', async (_, body, field) => {
    const hash = vi.spyOn(argon2, 'hash')
    const details = [{ field, message: expect.any(String), code: expect.any(String) }]
    expectError(await test.call('POST', path, { body }), 422, 'VALIDATION_ERROR', { details })
    expect(hash).not.toHaveBeenCalled()
  })

  it('POST /api/v1/auth/reset-password: 400 for a body that is not JSON, 415 for a form', async () => {
    const send = (type: string) => test.call('POST', path, { raw: '{"token":', headers: { 'content-type': type } })
    expectError(await send('application/json'), 400, 'MALFORMED_REQUEST')
    expectError(await send('application/x-www-form-urlencoded'), 415, 'UNSUPPORTED_MEDIA_TYPE')
  })
})
