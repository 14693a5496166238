import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bloqueios } from '../../../src/modules/auth/tables.ts'
import { account } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { expectInvalid, loginB, mfaAccount, post, STEP, totp, WRONG_SENHA, wrongCode } from './b-support.ts'
import { auditRows, dump, expectError, MINUTE } from './support.ts'

let test: TestApp

beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const code = (who: { secret: string }, steps = 0) => totp(who.secret, test.clock.moment, steps)
const wrong = (who: { secret: string }) => wrongCode(who.secret, test.clock.moment)

/** Makes an account that has begun the enrolment and not verified it. */
async function begun() {
  const who = await account(test, 'usuario')
  const { body } = await post(test, 'mfa/enable', who.token)
  return { ...who, secret: body.secret as string, backupCodes: body.backup_codes as string[] }
}

describe('POST /api/v1/auth/mfa/enable', () => {
  it('POST /api/v1/auth/mfa/enable: 200 with QR code, secret, ten backup codes and instructions, and nothing else', async () => {
    const { token } = await account(test, 'usuario')
    const { status, body } = await post(test, 'mfa/enable', token)
    expect(body).toEqual({
      qr_code: expect.stringMatching(/^data:image\/png;base64,[\w+/]+=*$/),
      // 160 bits, as RFC 4226 recommends.
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      backup_codes: Array(10).fill(expect.stringMatching(/^[2-9A-HJKMNP-Z]{7}(-[2-9A-HJKMNP-Z]{7}){3}$/)),
      instructions: expect.stringContaining('/api/v1/auth/mfa/verify')
    })
    expect(status).toBe(200)
    expect(new Set(body.backup_codes).size).toBe(10)
    const picture = await sharp(Buffer.from(body.qr_code.split(',')[1], 'base64')).metadata()
    expect([picture.format, picture.width === picture.height]).toEqual(['png', true])
  })

  it('POST /api/v1/auth/mfa/enable: changes nothing for logins until a code is verified', async () => {
    const who = await begun()
    expect((await loginB(test, who.email)).status).toBe(200)
    expect((await loginB(test, who.email, { mfa_code: wrong(who) })).status).toBe(200)
  })

  it('POST /api/v1/auth/mfa/enable: beginning again replaces secret and backup codes', async () => {
    const who = await begun()
    const { body } = await post(test, 'mfa/enable', who.token)
    expect(body.secret).not.toBe(who.secret)
    expectError(await post(test, 'mfa/verify', who.token, { code: code(who) }), 400, 'INVALID_MFA_CODE')
    expect((await post(test, 'mfa/verify', who.token, { code: code(body) })).status).toBe(200)
    expectError(await loginB(test, who.email, { mfa_code: who.backupCodes[0] }), 401, 'INVALID_CREDENTIALS')
    expect((await loginB(test, who.email, { mfa_code: body.backup_codes[0] })).status).toBe(200)
  })

  it('POST /api/v1/auth/mfa/enable: 422 once it is on, and the authenticator goes on working', async () => {
    const who = await mfaAccount(test)
    expectInvalid(await post(test, 'mfa/enable', who.token), ['body', 'MFA_ENABLED'])
    expect((await loginB(test, who.email, { mfa_code: code(who) })).status).toBe(200)
    expect((await loginB(test, who.email, { mfa_code: who.backupCodes[0] })).status).toBe(200)
  })

  it('POST /api/v1/auth/mfa/enable: secret and backup codes are not shown again, and the codes are stored as hashes', async () => {
    const who = await mfaAccount(test)
    const include = { include: 'grupos,permissoes,sessoes' }
    const answers = [
      await test.call('GET', '/api/v1/usuarios/me', { token: who.token, query: include }),
      await test.call('GET', `/api/v1/usuarios/${who.id}`, { token: who.token, query: { include: 'historico' } }),
      await test.call('GET', `/api/v1/usuarios/${who.id}`, { token: who.token }),
      await test.call('GET', '/api/v1/auth/security-metrics', { token: who.token }),
      await post(test, 'mfa/enable', who.token),
      await post(test, 'mfa/verify', who.token, { code: '123456' })
    ]
    const shown = JSON.stringify(answers)
    const stored = await dump(test)
    expect(shown).not.toContain(who.secret)
    for (const backup of who.backupCodes) {
      for (const text of [backup, backup.replace('-', '')]) {
        expect(shown).not.toContain(text)
        expect(stored).not.toContain(text)
      }
    }
  })

  it.each(['enable', 'verify', 'disable'])('POST /api/v1/auth/mfa/%s: 401 without a token', async (path) => {
    expectError(await test.call('POST', `/api/v1/auth/mfa/${path}`), 401, 'UNAUTHORIZED')
  })
})

describe('POST /api/v1/auth/mfa/verify', () => {
  it('POST /api/v1/auth/mfa/verify: 200 with the exact body; from then on logins need a code, other sessions live', async () => {
    const who = await begun()
    const answer = await post(test, 'mfa/verify', who.token, { code: code(who) })
    expect(answer.body).toEqual({ message: 'Autenticação multifator habilitada.', mfa_habilitado: true })
    expect(answer.status).toBe(200)
    const me = await test.call('GET', '/api/v1/usuarios/me', { token: who.token })
    expect([me.status, me.body.mfa_habilitado]).toEqual([200, true])
    expectError(await loginB(test, who.email), 428, 'MFA_REQUIRED')
  })

  it('POST /api/v1/auth/mfa/verify: 422 before enable, and once it is on', async () => {
    const { token } = await account(test, 'usuario')
    expectInvalid(await post(test, 'mfa/verify', token, { code: '123456' }), ['body', 'MFA_NOT_BEGUN'])
    const on = await mfaAccount(test)
    expectInvalid(await post(test, 'mfa/verify', on.token, { code: code(on) }), ['body', 'MFA_ENABLED'])
  })

  it('POST /api/v1/auth/mfa/verify: 400 for a wrong code and a backup code; after five of them 429 for a while, and logins go on', async () => {
    const who = await begun()
    for (const given of [wrong(who), who.backupCodes[0], '12345', code(who, 2)]) {
      expectError(await post(test, 'mfa/verify', who.token, { code: given }), 400, 'INVALID_MFA_CODE')
    }
    expect((await test.call('GET', '/api/v1/usuarios/me', { token: who.token })).body.mfa_habilitado).toBe(false)
    expectError(await post(test, 'mfa/verify', who.token, { code: code(who, -2) }), 400, 'INVALID_MFA_CODE')
    const bounded = await post(test, 'mfa/verify', who.token, { code: code(who) })
    expectError(bounded, 429, 'RATE_LIMIT_EXCEEDED', {
      message: 'Muitos códigos errados. Aguarde antes de tentar de novo; os logins não são afetados.'
    })
    expect(bounded.headers['retry-after']).toBe('900')
    expect((await loginB(test, who.email)).status).toBe(200)
    const { token } = await account(test, 'admin')
    const { body } = await test.call('GET', '/api/v1/usuarios/estatisticas', { token })
    expect(body.seguranca.contas_bloqueadas).toBe(0)
    const acoes = (await auditRows(test, 'mfa.codigo_recusado')).filter(({ alvoId }) => alvoId === who.id)
    expect(acoes).toHaveLength(5)
    expect((await auditRows(test, 'login.falha')).filter(({ alvoId }) => alvoId === who.id)).toEqual([])
    test.advance(15 * MINUTE)
    expect((await post(test, 'mfa/verify', who.token, { code: code(who) })).status).toBe(200)
  })

  it('POST /api/v1/auth/mfa/verify: a locked login does not prevent enrolling, and a success clears the wrong codes', async () => {
    const who = await begun()
    for (let i = 0; i < 5; i++) await loginB(test, who.email, { password: WRONG_SENHA })
    expect((await loginB(test, who.email)).status).toBe(423)
    for (let i = 0; i < 4; i++) await post(test, 'mfa/verify', who.token, { code: wrong(who) })
    expect((await post(test, 'mfa/verify', who.token, { code: code(who) })).status).toBe(200)
    expect(await test.db.$count(bloqueios, eq(bloqueios.de, 'mfa'))).toBe(0)
    test.advance(15 * MINUTE)
  })

  it('POST /api/v1/auth/mfa/verify: the verified code is used up for the login', async () => {
    const who = await begun()
    const once = code(who)
    await post(test, 'mfa/verify', who.token, { code: once })
    expectError(await loginB(test, who.email, { mfa_code: once }), 401, 'INVALID_CREDENTIALS')
    test.advance(STEP)
    expect((await loginB(test, who.email, { mfa_code: code(who) })).status).toBe(200)
  })

  it.each<[string, unknown, string, string]>([
    ['is missing', {}, 'code', 'REQUIRED'],
    ['is a number', { code: 123456 }, 'code', 'INVALID_TYPE'],
    ['is empty', { code: '' }, 'code', 'TOO_SHORT']
  ])('POST /api/v1/auth/mfa/verify: 422 when the code %s', async (_, body, field, expected) => {
    const { token } = await account(test, 'usuario')
    expectInvalid(await post(test, 'mfa/verify', token, body), [field, expected])
  })
})

describe('POST /api/v1/auth/mfa/disable', () => {
  it.each(['a code', 'a backup code'])(
    'POST /api/v1/auth/mfa/disable: 200 with password and %s; logins no longer need a code',
    async (which) => {
      const who = await mfaAccount(test)
      const given = which === 'a code' ? code(who) : who.backupCodes[3]
      const answer = await post(test, 'mfa/disable', who.token, { senha: SENHA, code: given })
      expect(answer.body).toEqual({ message: 'Autenticação multifator desabilitada.' })
      expect(answer.status).toBe(200)
      expect((await loginB(test, who.email)).status).toBe(200)
      expect((await test.call('GET', '/api/v1/usuarios/me', { token: who.token })).body.mfa_habilitado).toBe(false)
      expectInvalid(await post(test, 'mfa/verify', who.token, { code: code(who) }), ['body', 'MFA_NOT_BEGUN'])
    }
  )

  it('POST /api/v1/auth/mfa/disable: after enabling again, neither the old secret nor the old backup codes work', async () => {
    const who = await mfaAccount(test)
    await post(test, 'mfa/disable', who.token, { senha: SENHA, code: code(who) })
    const { body } = await post(test, 'mfa/enable', who.token)
    expect((await post(test, 'mfa/verify', who.token, { code: code(body) })).status).toBe(200)
    test.advance(STEP)
    for (const mfa_code of [code(who), who.backupCodes[0]]) {
      expectError(await loginB(test, who.email, { mfa_code }), 401, 'INVALID_CREDENTIALS')
    }
    expect((await loginB(test, who.email, { mfa_code: code(body) })).status).toBe(200)
  })

  it('POST /api/v1/auth/mfa/disable: 401 for a wrong password, 400 for a wrong or used code; five in all lock the session out', async () => {
    const who = await mfaAccount(test)
    const disable = (senha: string, given: string) => post(test, 'mfa/disable', who.token, { senha, code: given })
    expectError(await disable(WRONG_SENHA, code(who)), 401, 'INVALID_CURRENT_PASSWORD')
    expectError(await disable(SENHA, wrong(who)), 400, 'INVALID_MFA_CODE')
    expectError(await disable(SENHA, code(who, -1)), 400, 'INVALID_MFA_CODE')
    expectError(await disable(WRONG_SENHA, wrong(who)), 401, 'INVALID_CURRENT_PASSWORD')
    expectError(await disable(SENHA, wrong(who)), 400, 'INVALID_MFA_CODE')
    const locked_until = new Date(test.clock.moment.getTime() + 15 * MINUTE).toISOString()
    expectError(await disable(SENHA, code(who)), 423, 'ACCOUNT_LOCKED', { locked_until })
    expectError(await loginB(test, who.email), 428, 'MFA_REQUIRED')
  })

  it('POST /api/v1/auth/mfa/disable: 422 when it is not on, begun or not', async () => {
    const never = await account(test, 'usuario')
    const who = await begun()
    const answers = [
      await post(test, 'mfa/disable', never.token, { senha: SENHA, code: '123456' }),
      await post(test, 'mfa/disable', who.token, { senha: SENHA, code: code(who) })
    ]
    for (const answer of answers) expectInvalid(answer, ['body', 'MFA_DISABLED'])
  })

  it('POST /api/v1/auth/mfa/disable: 422 at each missing field', async () => {
    const who = await mfaAccount(test)
    expectInvalid(await post(test, 'mfa/disable', who.token, {}), ['senha', 'REQUIRED'], ['code', 'REQUIRED'])
    expectInvalid(await post(test, 'mfa/disable', who.token, { senha: SENHA }), ['code', 'REQUIRED'])
  })
})

it('POST /api/v1/auth/mfa/*: each step is in the audit trail', async () => {
  const who = await mfaAccount(test)
  await post(test, 'mfa/disable', who.token, { senha: SENHA, code: code(who) })
  const rows = await auditRows(test, 'mfa.iniciada', 'mfa.habilitada', 'mfa.desabilitada')
  const own = rows.filter(({ alvoId }) => alvoId === who.id)
  expect(own.map(({ acao, atorId }) => [acao, atorId])).toEqual([
    ['mfa.iniciada', who.id],
    ['mfa.habilitada', who.id],
    ['mfa.desabilitada', who.id]
  ])
})
