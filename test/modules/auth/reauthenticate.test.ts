import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { codigosReserva } from '../../../src/modules/auth/tables.ts'
import { type Account, account, login } from '../../support/accounts.ts'
import { openApp, SENHA, startApp, type TestApp } from '../../support/app.ts'
import { errorOf, invalid, notFound } from '../usuarios/support.ts'
import { loginB, mfaAccount, post, STEP, totp, WRONG_SENHA, wrongCode } from './b-support.ts'
import { auditRows, expectError, fail, MINUTE, OTHER_SENHA, readMe, refresh } from './support.ts'

let test: TestApp
let admin: Account

beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

const FRESH = 15 * MINUTE
const reauthentication = errorOf(403, 'REAUTHENTICATION_REQUIRED')
const confirm = (token: string, body: object = { senha: SENHA }) => post(test, 'reauthenticate', token, body)
const stored = async (id: number) => (await test.db.select().from(usuarios).where(eq(usuarios.id, id)))[0]!
const acts = async (id: number, ...acoes: string[]) =>
  (await auditRows(test, ...acoes)).filter(({ alvoId }) => alvoId === id).map(({ acao }) => acao)

type Act = (who: Account) => Promise<{ status: number; body: unknown }>
const put = (who: Account, body: object, id = who.id) =>
  test.call('PUT', `/api/v1/usuarios/${id}`, { token: who.token, body })

/** Acts for which a stolen token must not be enough, each as the owner would do it. */
const guarded: [string, Act][] = [
  ['the own password by A', (who) => put(who, { usuario: { nome: who.nome, email: who.email, senha: OTHER_SENHA } })],
  ['a new email by A', (who) => put(who, { usuario: { nome: who.nome, email: `a-${who.email}` } })],
  ['a new email by B', (who) => put(who, { email: `b-${who.email}` })],
  ["another's email", (who) => put(who, { email: `c-${who.email}` }, admin.id)],
  ['mfa/enable', (who) => post(test, 'mfa/enable', who.token)],
  ['an export of users', (who) => post(test, '../usuarios/exportar', who.token, { formato: 'csv' })]
]

describe('acts that need a fresh login', () => {
  it.each(guarded)('%s: 403 once the login is older than 15 minutes, and nothing changes', async (_, act) => {
    const who = await account(test, 'admin')
    const before = [await stored(who.id), await stored(admin.id)]
    test.advance(FRESH + 1)
    expect(await act(who)).toMatchObject(reauthentication)
    const after = [await stored(who.id), await stored(admin.id)]
    expect(after.map((u) => ({ ...u, ultimoAcesso: null }))).toEqual(before.map((u) => ({ ...u, ultimoAcesso: null })))
  })

  it.each(guarded)(
    '%s: done within 15 minutes of the login, and again after the password is confirmed',
    async (_, act) => {
      const who = await account(test, 'admin')
      test.advance(FRESH)
      expect((await act(who)).status).toBeLessThan(300)
      const later = await account(test, 'admin')
      test.advance(FRESH + 1)
      expect((await confirm(later.token)).status).toBe(200)
      test.advance(FRESH)
      expect((await act(later)).status).toBeLessThan(300)
      test.advance(1)
      expect(await post(test, 'mfa/enable', later.token)).toMatchObject(reauthentication)
    }
  )

  it('mfa/verify and mfa/disable: 403 when the login is old, although password and code are right', async () => {
    const who = await account(test, 'usuario')
    const { secret } = (await post(test, 'mfa/enable', who.token)).body
    test.advance(FRESH + 1)
    const code = () => totp(secret, test.clock.moment)
    expect(await post(test, 'mfa/verify', who.token, { code: code() })).toMatchObject(reauthentication)
    await confirm(who.token)
    expect((await post(test, 'mfa/verify', who.token, { code: code() })).status).toBe(200)
    test.advance(FRESH + 1)
    expect(await post(test, 'mfa/disable', who.token, { senha: SENHA, code: code() })).toMatchObject(reauthentication)
  })

  it('a renewed session is as old as its login, and the rest of the profile can still be changed', async () => {
    const who = await account(test, 'usuario')
    test.advance(FRESH + 1)
    const { access_token: token } = (await refresh(test, who.refreshToken)).body
    expect(await post(test, 'mfa/enable', token)).toMatchObject(reauthentication)
    const same = { usuario: { nome: 'Outro nome', email: who.email.toUpperCase() } }
    expect((await put({ ...who, token }, same)).status).toBe(200)
  })
})

describe('POST /api/v1/auth/reauthenticate', () => {
  it('200 with the exact body, for this session alone; on record', async () => {
    const who = await account(test, 'usuario')
    const other = (await login(test, who.email)).body.access_token
    test.advance(FRESH + 1)
    const answer = await confirm(who.token)
    expect([answer.status, answer.body]).toEqual([200, { message: 'Senha confirmada.', expires_in: 900 }])
    expect((await post(test, 'mfa/enable', who.token)).status).toBe(200)
    expect(await post(test, 'mfa/enable', other)).toMatchObject(reauthentication)
    expect(await acts(who.id, 'sessao.reautenticada')).toHaveLength(1)
  })

  it('with multi-factor authentication: 428 without a code, 400 for a wrong one, 200 with a code or a backup code', async () => {
    const who = await mfaAccount(test)
    test.advance(FRESH + 1)
    expectError(await confirm(who.token), 428, 'MFA_REQUIRED')
    const wrong = wrongCode(who.secret, test.clock.moment)
    expectError(await confirm(who.token, { senha: SENHA, mfa_code: wrong }), 400, 'INVALID_MFA_CODE')
    const mfa_code = totp(who.secret, test.clock.moment)
    expectError(await confirm(who.token, { senha: WRONG_SENHA, mfa_code }), 401, 'INVALID_CURRENT_PASSWORD')
    expect((await confirm(who.token, { senha: SENHA, mfa_code })).status).toBe(200)
    expectError(await confirm(who.token, { senha: SENHA, mfa_code }), 400, 'INVALID_MFA_CODE')
    test.advance(STEP)
    expect((await confirm(who.token, { senha: SENHA, mfa_code: who.backupCodes[0] })).status).toBe(200)
  })

  it('five wrong passwords: 423 for this session, while logins and other sessions go on', async () => {
    const who = await account(test, 'usuario')
    const other = (await login(test, who.email)).body.access_token
    for (let i = 0; i < 5; i++)
      expectError(await confirm(who.token, { senha: WRONG_SENHA }), 401, 'INVALID_CURRENT_PASSWORD')
    const locked_until = new Date(test.clock.moment.getTime() + FRESH).toISOString()
    const answer = await confirm(who.token)
    expectError(answer, 423, 'ACCOUNT_LOCKED', { locked_until })
    expect(answer.body.error.message).toMatch(/nesta sessão/)
    expect((await confirm(other)).status).toBe(200)
    expect((await loginB(test, who.email)).status).toBe(200)
    const { body } = await test.call('GET', '/api/v1/auth/security-metrics', { token: other })
    expect(body.suspicious_activities.map(({ type }: { type: string }) => type)).toEqual(['account_locked'])
  })

  it('failed logins of strangers do not count here', async () => {
    const who = await account(test, 'usuario')
    await fail(test, who.email, 6)
    expect((await login(test, who.email)).status).toBe(423)
    expect((await confirm(who.token)).status).toBe(200)
  })

  it.each([
    ['nothing', {}, 'senha', 'REQUIRED'],
    ['a number', { senha: 1 }, 'senha', 'INVALID_TYPE'],
    ['an empty code', { senha: SENHA, mfa_code: '' }, 'mfa_code', 'TOO_SHORT']
  ])('422 for %s', async (_, body, field, code) => {
    expect(await confirm((await account(test, 'usuario')).token, body)).toMatchObject(invalid([field, code]))
  })
})

describe('administrators', () => {
  beforeAll(async () => {
    admin = await account(test, 'admin')
  })
  const remove = (id: number, what: 'sessoes' | 'mfa', token = admin.token) =>
    test.call('DELETE', `/api/v1/usuarios/${id}/${what}`, { token })

  it('DELETE /api/v1/usuarios/{id}/sessoes: 204, every session ends at the next request, once on record; others go on', async () => {
    const who = await account(test, 'gestor')
    const other = (await login(test, who.email)).body
    expect((await remove(who.id, 'sessoes')).status).toBe(204)
    expectError(await readMe(test, who.token), 401, 'UNAUTHORIZED')
    expectError(await refresh(test, other.refresh_token), 401, 'INVALID_REFRESH_TOKEN')
    expect((await readMe(test, admin.token)).status).toBe(200)
    expect((await remove(who.id, 'sessoes')).status).toBe(204)
    const rows = (await auditRows(test, 'sessao.encerradas')).filter(({ alvoId }) => alvoId === who.id)
    expect(rows.map(({ atorId, detalhes }) => [atorId, detalhes])).toEqual([[admin.id, { sessoes_encerradas: 2 }]])
  })

  it('DELETE /api/v1/usuarios/{id}/mfa: 204, the password alone logs in, nothing of the secret is left; once on record', async () => {
    const who = await mfaAccount(test)
    expect((await remove(who.id, 'mfa')).status).toBe(204)
    expect((await loginB(test, who.email)).status).toBe(200)
    expect(await stored(who.id)).toMatchObject({ mfaHabilitado: false, mfaSegredo: null })
    expect(await test.db.$count(codigosReserva, eq(codigosReserva.usuarioId, who.id))).toBe(0)
    expect((await remove(who.id, 'mfa')).status).toBe(204)
    expect(await acts(who.id, 'mfa.desabilitada')).toHaveLength(1)
  })

  it("DELETE /api/v1/usuarios/{id}/mfa: 422 for the caller's own, 403 when the login is old; it stays on", async () => {
    const who = await mfaAccount(test)
    await test.db.update(usuarios).set({ admin: true }).where(eq(usuarios.id, who.id))
    expect(await remove(who.id, 'mfa', who.token)).toMatchObject(invalid(['id', 'OWN_ACCOUNT']))
    test.advance(FRESH + 1)
    expect(await remove(who.id, 'mfa')).toMatchObject(reauthentication)
    expect((await stored(who.id)).mfaHabilitado).toBe(true)
    admin = await account(test, 'admin')
  })

  it.each(['sessoes', 'mfa'] as const)(
    'DELETE /api/v1/usuarios/{id}/%s: 404 for an unknown account, 403 for a gestor',
    async (what) => {
      const gestor = await account(test, 'gestor')
      expect(await remove(2147483647, what)).toMatchObject(notFound)
      expect(await remove(admin.id, what, gestor.token)).toMatchObject(errorOf(403, 'PERMISSION_DENIED'))
      expect((await readMe(test, admin.token)).status).toBe(200)
    }
  )
})

describe('MFA_REQUIRED_FOR', () => {
  const enrolment = errorOf(403, 'MFA_ENROLMENT_REQUIRED')
  const open = operations.filter(({ duringMfaEnrolment }) => duringMfaEnrolment).map(({ id }) => id)

  it("still allows enrolling, changing one's own password, logging out and reading oneself", () => {
    expect(open.sort()).toEqual(
      [
        ...['encerrarSessao', 'habilitarMfa', 'obterPerfil', 'obterUsuarioLogado'],
        ...['reautenticar', 'sairConta', 'trocarSenha', 'verificarMfa']
      ].sort()
    )
  })

  it.each([
    ['none', true, true],
    ['admin', false, true],
    ['all', false, false]
  ] as const)('%s: an administrator may go on: %s, another: %s', async (mfaRequiredFor, adminMay, otherMay) => {
    const asking = await openApp({ url: test.url, config: { mfaRequiredFor, jwtSecret: test.config.jwtSecret } })
    asking.clock.moment = test.clock.moment
    try {
      const read = (token: string) => asking.call('GET', '/api/v1/usuarios/', { token })
      // A member of the group holds the permission without the flag.
      const [chief, other] = [await account(test, 'admin'), await account(test, 'gestor')]
      for (const [who, may] of [[chief, adminMay] as const, [other, otherMay] as const]) {
        expect(await read(who.token)).toMatchObject(may ? { status: 200 } : enrolment)
        expect((await readMe(asking, who.token)).status).toBe(200)
        const { secret } = (await post(asking, 'mfa/enable', who.token)).body
        const code = totp(secret, asking.clock.moment)
        expect((await post(asking, 'mfa/verify', who.token, { code })).status).toBe(200)
        expect((await read(who.token)).status).toBe(200)
      }
    } finally {
      await asking.close()
    }
  })
})
