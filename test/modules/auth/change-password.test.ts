import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, login } from '../../support/accounts.ts'
import { openApp, SENHA, startApp, type TestApp } from '../../support/app.ts'
import { expectInvalid, loginB, post, WRONG_SENHA } from './b-support.ts'
import { mailAfter, resetToken } from './mail.ts'
import { auditRows, expectError, MINUTE, OTHER_SENHA, readMe, refresh, setPassword } from './support.ts'

let test: TestApp
let second: TestApp

beforeAll(async () => {
  test = await startApp({ worker: true })
  second = await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret } })
})
afterAll(async () => {
  await second.close()
  await test.close()
})

const change = (token: string, current = SENHA, next = OTHER_SENHA, again = next) =>
  post(test, 'change-password', token, { senha_atual: current, senha_nova: next, confirmar_senha: again })

describe('POST /api/v1/auth/change-password', () => {
  it("POST /api/v1/auth/change-password: 200; the other sessions end on every instance, the caller's goes on", async () => {
    const [who, stranger] = [await account(test, 'usuario'), await account(test, 'usuario')]
    const others = [(await login(test, who.email)).body, (await loginB(test, who.email)).body]
    const answer = await change(who.token)
    expect(answer.body).toEqual({ message: 'Senha alterada.', sessions_invalidated: 2 })
    expect(answer.status).toBe(200)
    for (const other of others) {
      expectError(await readMe(second, other.access_token), 401, 'UNAUTHORIZED')
      expectError(await refresh(second, other.refresh_token), 401, 'INVALID_REFRESH_TOKEN')
    }
    expect((await readMe(second, who.token)).status).toBe(200)
    expect((await refresh(second, who.refreshToken)).status).toBe(200)
    expect((await readMe(second, stranger.token)).status).toBe(200)
    expectError(await loginB(second, who.email), 401, 'INVALID_CREDENTIALS')
    expect((await loginB(second, who.email, { password: OTHER_SENHA })).status).toBe(200)
  })

  it('POST /api/v1/auth/change-password: the owner gets a mail, in the language of the request', async () => {
    const who = await account(test, 'usuario', { nome: 'Ana Souza', emailVerificado: true })
    const body = { senha_atual: SENHA, senha_nova: OTHER_SENHA, confirmar_senha: OTHER_SENHA }
    const headers = { 'accept-language': 'en-US' }
    const mail = await mailAfter(test, who.email, async () => {
      const answer = await test.call('POST', '/api/v1/auth/change-password', { token: who.token, body, headers })
      expect(answer.body).toEqual({ message: 'The password is changed.', sessions_invalidated: 0 })
    })
    expect(mail.text).toContain('Hello, Ana Souza')
    expect(mail.text).toContain('November 15, 2026')
    expect(mail.text).not.toContain(OTHER_SENHA)
    expect(mail.token).toBeNull()
  })

  it('POST /api/v1/auth/change-password: a reset token mailed before becomes useless', async () => {
    const who = await account(test, 'usuario')
    const token = await resetToken(test, who.email)
    expect((await change(who.token)).status).toBe(200)
    expectError(await setPassword(test, token, 'Outra#Senha9'), 400, 'INVALID_RESET_TOKEN')
  })

  it('POST /api/v1/auth/change-password: a success leaves one entry in the audit trail, a refusal none of that name', async () => {
    const who = await account(test, 'usuario')
    await change(who.token, WRONG_SENHA)
    await change(who.token, SENHA, 'fraca')
    await change(who.token)
    const rows = (await auditRows(test, 'senha.alterada')).filter(({ alvoId }) => alvoId === who.id)
    expect(rows.map(({ atorId, detalhes }) => [atorId, detalhes])).toEqual([[who.id, { sessoes_encerradas: 0 }]])
  })
})

describe('POST /api/v1/auth/change-password: refusals', () => {
  const rules = {
    length: 'The password needs 8 to 128 characters.',
    upper: 'The password needs at least one uppercase letter.',
    lower: 'The password needs at least one lowercase letter.',
    digit: 'The password needs at least one digit.',
    special: 'The password needs at least one special character.',
    known: 'This password is widely known; choose another one.'
  }
  it.each([
    ['Ab1#xyz', [rules.length]],
    ['dengue#2024', [rules.upper]],
    ['DENGUE#2024', [rules.lower]],
    ['Dengue#dois', [rules.digit]],
    ['Dengue2024', [rules.special]],
    ['Password1!', [rules.known]],
    ['P@ssw0rd1!', [rules.known]],
    ['Mudar@123', [rules.known]],
    ['a', [rules.length, rules.upper, rules.digit, rules.special]],
    ['       8', [rules.upper, rules.lower, rules.special]]
  ])(
    'POST /api/v1/auth/change-password: 400 WEAK_PASSWORD for %j, with a sentence for each rule',
    async (next, details) => {
      const who = await account(test, 'usuario')
      const body = { senha_atual: SENHA, senha_nova: next, confirmar_senha: next }
      const headers = { 'accept-language': 'en-US' }
      const answer = await test.call('POST', '/api/v1/auth/change-password', { token: who.token, body, headers })
      expectError(answer, 400, 'WEAK_PASSWORD', { details })
      expect((await login(test, who.email)).status).toBe(200)
    }
  )

  it.each([
    ['pt-BR', 'Escolha uma senha diferente da atual.'],
    ['en-US', 'Choose a password that differs from the present one.'],
    ['es-ES', 'Elija una contraseña distinta de la actual.']
  ])(
    'POST /api/v1/auth/change-password: 400 WEAK_PASSWORD for the present password, in %s; nothing changes',
    async (language, sentence) => {
      const who = await account(test, 'usuario')
      const { body: other } = await login(test, who.email)
      const body = { senha_atual: SENHA, senha_nova: SENHA, confirmar_senha: SENHA }
      const headers = { 'accept-language': language }
      const answer = await test.call('POST', '/api/v1/auth/change-password', { token: who.token, body, headers })
      expectError(answer, 400, 'WEAK_PASSWORD', { details: [sentence] })
      expect((await readMe(test, other.access_token)).status).toBe(200)
    }
  )

  it.each(['Ab1#xyzw', `Ab1#${'x'.repeat(124)}`, 'Ééééééé1€'])(
    'POST /api/v1/auth/change-password: 200 for %j',
    async (next) => {
      const who = await account(test, 'usuario')
      expect((await change(who.token, SENHA, next)).status).toBe(200)
      expect((await login(test, who.email, next)).status).toBe(200)
    }
  )

  it('POST /api/v1/auth/change-password: 401 for a wrong current password, and nothing changes', async () => {
    const who = await account(test, 'usuario')
    const { body: other } = await login(test, who.email)
    expectError(await change(who.token, WRONG_SENHA), 401, 'INVALID_CURRENT_PASSWORD')
    expect((await readMe(test, other.access_token)).status).toBe(200)
    expect((await login(test, who.email, OTHER_SENHA)).status).toBe(401)
    expect((await login(test, who.email)).status).toBe(200)
  })

  it('POST /api/v1/auth/change-password: five wrong current passwords lock this session out, but no other session and no login; right ones neither count nor clear', async () => {
    const who = await account(test, 'usuario')
    const { body: other } = await login(test, who.email)
    for (let i = 0; i < 4; i++) {
      expectError(await change(who.token, WRONG_SENHA), 401, 'INVALID_CURRENT_PASSWORD')
      const details = ['Escolha uma senha diferente da atual.']
      expectError(await change(who.token, SENHA, SENHA), 400, 'WEAK_PASSWORD', { details })
    }
    expectError(await change(who.token, WRONG_SENHA), 401, 'INVALID_CURRENT_PASSWORD')
    const locked_until = new Date(test.clock.moment.getTime() + 15 * MINUTE).toISOString()
    expectError(await change(who.token), 423, 'ACCOUNT_LOCKED', { locked_until })
    expect((await login(test, who.email)).status).toBe(200)
    const rows = (await auditRows(test, 'senha.recusada', 'sessao.bloqueio', 'login.falha')).filter(
      ({ alvoId }) => alvoId === who.id
    )
    expect(rows.map(({ acao }) => acao)).toEqual([...Array(5).fill('senha.recusada'), 'sessao.bloqueio'])
    expect((await change(other.access_token, SENHA, 'Outra#Senha9')).status).toBe(200)
  })

  it('POST /api/v1/auth/change-password: 423 ends with time', async () => {
    const who = await account(test, 'usuario')
    for (let i = 0; i < 5; i++) await change(who.token, WRONG_SENHA)
    expect((await change(who.token)).status).toBe(423)
    test.advance(15 * MINUTE)
    expect((await change(who.token)).status).toBe(200)
  })

  it('POST /api/v1/auth/change-password: strangers who lock the login do not keep the owner from changing the password', async () => {
    const who = await account(test, 'usuario')
    for (let i = 0; i < 6; i++) await loginB(test, who.email, { password: WRONG_SENHA })
    expect((await loginB(test, who.email)).status).toBe(423)
    expect((await change(who.token)).status).toBe(200)
    expect((await loginB(test, who.email, { password: OTHER_SENHA })).status).toBe(423)
  })

  it('POST /api/v1/auth/change-password: 401 INVALID_CURRENT_PASSWORD before WEAK_PASSWORD', async () => {
    const who = await account(test, 'usuario')
    expectError(await change(who.token, WRONG_SENHA, 'fraca'), 401, 'INVALID_CURRENT_PASSWORD')
  })

  it('POST /api/v1/auth/change-password: 422 at confirmar_senha when the two differ, and no attempt is counted', async () => {
    const who = await account(test, 'usuario')
    for (let i = 0; i < 6; i++) {
      expectInvalid(await change(who.token, WRONG_SENHA, OTHER_SENHA, 'x'), ['confirmar_senha', 'MISMATCH'])
    }
    expect((await change(who.token)).status).toBe(200)
  })

  it.each<[string, object, ...[string, string][]]>([
    ['nothing', {}, ['senha_atual', 'REQUIRED'], ['senha_nova', 'REQUIRED'], ['confirmar_senha', 'REQUIRED']],
    ['no senha_atual', { senha_nova: OTHER_SENHA, confirmar_senha: OTHER_SENHA }, ['senha_atual', 'REQUIRED']],
    [
      'a number',
      { senha_atual: 1, senha_nova: OTHER_SENHA, confirmar_senha: OTHER_SENHA },
      ['senha_atual', 'INVALID_TYPE']
    ]
  ])('POST /api/v1/auth/change-password: 422 for %s', async (_, body, ...fields) => {
    const { token } = await account(test, 'usuario')
    expectInvalid(await post(test, 'change-password', token, body), ...fields)
  })

  it('POST /api/v1/auth/change-password: 401 UNAUTHORIZED without a token', async () => {
    const body = { senha_atual: SENHA, senha_nova: OTHER_SENHA, confirmar_senha: OTHER_SENHA }
    expectError(await test.call('POST', '/api/v1/auth/change-password', { body }), 401, 'UNAUTHORIZED')
  })
})
