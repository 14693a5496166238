import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samples, titled } from '../../contract/support.ts'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { resetToken } from '../auth/mail.ts'
import { expectError, OTHER_SENHA, readMe, refresh, setPassword } from '../auth/support.ts'
import { USUARIOS } from './b-support.ts'
import { at, storedUsuario } from './support.ts'

const THIRD_SENHA = 'Chikungunya#2026'
const secured = samples.filter(({ operation }) => !operation.public)
const closed = secured.filter(({ operation }) => !operation.duringPasswordChange)
let test: TestApp
let admin: Account
let forced: Account

/** Makes an administrator whose password someone else has set, and who must change it first. */
async function insertForced(): Promise<Account> {
  const { id, nome, email } = await insertAccount(test, 'usuario', { admin: true })
  const answer = await test.call('POST', at(id, '/alterar-senha'), {
    token: admin.token,
    body: { nova_senha: OTHER_SENHA, forcar_troca: true }
  })
  expect(answer.status).toBe(200)
  const { body } = await login(test, email, OTHER_SENHA)
  return { id, nome, email, token: body.access_token, refreshToken: body.refresh_token }
}

beforeAll(async () => {
  test = await startApp({ worker: true })
  admin = await account(test, 'admin')
  forced = await insertForced()
})
afterAll(() => test.close())

const listUsuarios = (token: string) => test.call('GET', USUARIOS, { token })
const change = (token: string, next: string, current = OTHER_SENHA) =>
  test.call('POST', '/api/v1/auth/change-password', {
    token,
    body: { senha_atual: current, senha_nova: next, confirmar_senha: next }
  })

describe('forcar_troca: everything is blocked', () => {
  it.each(titled(closed))(
    '%s: 403 PASSWORD_CHANGE_REQUIRED until the password is changed',
    async (_, { method, url, body }) => {
      const answer = await test.call(method, url, { token: forced.token, body })
      expectError(answer, 403, 'PASSWORD_CHANGE_REQUIRED')
      expect((await storedUsuario(test, forced.id))!.trocarSenha).toBe(true)
    }
  )

  it("forcar_troca: the caller's own record and password are blocked too, whatever the request looks like", async () => {
    const usuario = { nome: 'Ana', email: forced.email, senha: THIRD_SENHA }
    for (const body of [{ usuario }, { nome: 'Ana' }, {}]) {
      expectError(await test.call('PUT', at(forced.id), { token: forced.token, body }), 403, 'PASSWORD_CHANGE_REQUIRED')
    }
    expectError(await test.call('GET', at(forced.id), { token: forced.token }), 403, 'PASSWORD_CHANGE_REQUIRED')
    expect((await login(test, forced.email, OTHER_SENHA)).status).toBe(200)
  })

  it('forcar_troca: a renewed session is blocked as well', async () => {
    const who = await insertForced()
    const renewed = await refresh(test, who.refreshToken)
    expect(renewed.status).toBe(200)
    expectError(await listUsuarios(renewed.body.access_token), 403, 'PASSWORD_CHANGE_REQUIRED')
  })
})

describe('forcar_troca: what is allowed', () => {
  it("forcar_troca: only the caller's profile, both logouts and the change of password", () => {
    const open = secured.filter((sample) => !closed.includes(sample)).map(({ title }) => title)
    expect(open.sort()).toEqual([
      'GET /api/v1/usuarios/logado (A)',
      'GET /api/v1/usuarios/me (B)',
      'POST /api/v1/auth/change-password (B)',
      'POST /api/v1/auth/logout (B)',
      'POST /api/v1/usuarios/logout (A)'
    ])
  })

  it('GET /api/v1/usuarios/logado and /me: 200 while the change is pending', async () => {
    expect((await readMe(test, forced.token)).body.id).toBe(forced.id)
    const me = await test.call('GET', `${USUARIOS}/me`, { token: forced.token })
    expect([me.status, me.body.id]).toEqual([200, forced.id])
  })

  it('POST /api/v1/usuarios/logout and /api/v1/auth/logout: 200 while the change is pending, and the session ends', async () => {
    const [a, b] = [await insertForced(), await insertForced()]
    const out = await test.call('POST', `${USUARIOS}/logout`, {
      token: a.token,
      query: { refresh_token: a.refreshToken }
    })
    const outB = await test.call('POST', '/api/v1/auth/logout', {
      token: b.token,
      body: { refresh_token: b.refreshToken }
    })
    expect([out.status, outB.status]).toEqual([200, 200])
    for (const { token } of [a, b]) expectError(await readMe(test, token), 401, 'UNAUTHORIZED')
  })

  it('POST /api/v1/auth/change-password: 200 frees the account, this session included', async () => {
    const who = await insertForced()
    const answer = await change(who.token, THIRD_SENHA)
    expect([answer.status, answer.body]).toEqual([200, { message: 'Senha alterada.', sessions_invalidated: 0 }])
    expect((await listUsuarios(who.token)).status).toBe(200)
    expect((await listUsuarios((await login(test, who.email, THIRD_SENHA)).body.access_token)).status).toBe(200)
    expect((await storedUsuario(test, who.id))!.trocarSenha).toBe(false)
  })

  it.each([
    ['the same password', OTHER_SENHA],
    ['the same password in other letters', OTHER_SENHA.replace('Z', 'Ｚ').replace('2025', '２０２５')]
  ])('POST /api/v1/auth/change-password: 400 with %s, and the account stays blocked', async (_, next) => {
    const details = ['Escolha uma senha diferente da atual.']
    expectError(await change(forced.token, next), 400, 'WEAK_PASSWORD', { details })
    expectError(await listUsuarios(forced.token), 403, 'PASSWORD_CHANGE_REQUIRED')
  })

  it('POST /api/v1/auth/change-password: with a wrong or a weak one the account stays blocked', async () => {
    expectError(await change(forced.token, THIRD_SENHA, SENHA), 401, 'INVALID_CURRENT_PASSWORD')
    expect((await change(forced.token, 'fraca')).body.error.code).toBe('WEAK_PASSWORD')
    expectError(await listUsuarios(forced.token), 403, 'PASSWORD_CHANGE_REQUIRED')
  })

  it('POST /api/v1/auth/reset-password: a reset by mail frees the account', async () => {
    const who = await insertForced()
    expect((await setPassword(test, await resetToken(test, who.email), THIRD_SENHA)).status).toBe(200)
    const { body } = await login(test, who.email, THIRD_SENHA)
    expect((await listUsuarios(body.access_token)).status).toBe(200)
  })

  it('POST /api/v1/usuarios/{id}/alterar-senha: forcar_troca false demands no change, and withdraws an earlier demand', async () => {
    const who = await insertForced()
    const body = { nova_senha: THIRD_SENHA, forcar_troca: false }
    expect((await test.call('POST', at(who.id, '/alterar-senha'), { token: admin.token, body })).status).toBe(200)
    const { access_token } = (await login(test, who.email, THIRD_SENHA)).body
    expect((await listUsuarios(access_token)).status).toBe(200)
    expect((await change(access_token, OTHER_SENHA, THIRD_SENHA)).status).toBe(200)
  })
})
