import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { loginB, mfaAccount, mfaInserted, STEP, totp, WRONG_SENHA, wrongCode } from './b-support.ts'
import { expectError, fail, MINUTE, tokenBody, warm } from './support.ts'

let test: TestApp
let second: TestApp

beforeAll(async () => {
  test = await startApp()
  second = await openApp({ url: test.url })
  await warm(test, second)
})
afterAll(async () => {
  await second.close()
  await test.close()
})

const code = (who: { secret: string }, steps = 0) => totp(who.secret, test.clock.moment, steps)

describe('POST /api/v1/auth/login: RFC 6238', () => {
  // Appendix B of the RFC: the secret is the ASCII text 12345678901234567890; the codes are the last six of its eight
  // digits.
  const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130']
  ])('POST /api/v1/auth/login: 200 at second %i with the SHA-1 vector %s', async (seconds, vector) => {
    const before = test.clock.moment
    test.clock.moment = new Date(seconds * 1000)
    try {
      const { email } = await mfaInserted(test, RFC_SECRET)
      expect(totp(RFC_SECRET, test.clock.moment)).toBe(vector.slice(-6))
      expect((await loginB(test, email, { mfa_code: vector.slice(-6) })).status).toBe(200)
      expectError(await loginB(test, email, { mfa_code: vector }), 401, 'INVALID_CREDENTIALS')
    } finally {
      test.clock.moment = before
    }
  })
})

describe('POST /api/v1/auth/login: codes of the authenticator', () => {
  it.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401]
  ])('POST /api/v1/auth/login: a code %i steps away is %i', async (steps, status) => {
    const who = await mfaAccount(test)
    // The verification used the step before this one.
    test.advance(3 * STEP)
    expect((await loginB(test, who.email, { mfa_code: code(who, steps) })).status).toBe(status)
  })

  it('POST /api/v1/auth/login: 200 to the last millisecond of the step of drift', async () => {
    const who = await mfaAccount(test)
    test.advance(STEP)
    test.clock.moment = new Date(Math.ceil(test.clock.moment.getTime() / STEP) * STEP)
    const given = code(who)
    test.advance(2 * STEP)
    expect((await loginB(test, who.email, { mfa_code: given })).status).toBe(401)
    test.advance(-1)
    expect((await loginB(test, who.email, { mfa_code: given })).status).toBe(200)
    test.advance(1)
  })

  it('POST /api/v1/auth/login: 200 with the exact token body; no code works twice, and no earlier one', async () => {
    const who = await mfaAccount(test)
    test.advance(2 * STEP)
    const given = code(who)
    const answer = await loginB(test, who.email, { mfa_code: given })
    expect(answer.body).toEqual(tokenBody({ id: who.id, nome: expect.any(String), email: who.email }))
    expect(answer.status).toBe(200)
    expectError(await loginB(test, who.email, { mfa_code: given }), 401, 'INVALID_CREDENTIALS')
    expectError(await loginB(test, who.email, { mfa_code: code(who, -1) }), 401, 'INVALID_CREDENTIALS')
    test.advance(STEP)
    expectError(await loginB(test, who.email, { mfa_code: given }), 401, 'INVALID_CREDENTIALS')
    expect((await loginB(test, who.email, { mfa_code: code(who) })).status).toBe(200)
  })

  it('POST /api/v1/auth/login: of four at once on two instances with one code one succeeds', async () => {
    const who = await mfaAccount(test)
    second.clock.moment = test.clock.moment
    const mfa_code = code(who)
    const answers = await Promise.all([test, second, test, second].map((at) => loginB(at, who.email, { mfa_code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  it('POST /api/v1/auth/login: the code of another account does not work, nor a right code with a wrong password', async () => {
    const [who, other] = [await mfaAccount(test), await mfaAccount(test)]
    expectError(await loginB(test, who.email, { mfa_code: code(other) }), 401, 'INVALID_CREDENTIALS')
    const wrong = await loginB(test, who.email, { password: WRONG_SENHA, mfa_code: code(who) })
    expectError(wrong, 401, 'INVALID_CREDENTIALS')
    expect((await loginB(test, who.email, { mfa_code: code(who) })).status).toBe(200)
  })

  it.each(['000 000', '１２３４５６', 'abcdef', '-1', '0x1234', "' or 1=1"])(
    'POST /api/v1/auth/login: 401 for the code %j',
    async (mfa_code) => {
      const { email } = await mfaInserted(test, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
      expectError(await loginB(test, email, { mfa_code }), 401, 'INVALID_CREDENTIALS')
    }
  )

  it.each([
    ['pt-BR', 'Código inválido ou já usado.', 'E-mail ou senha incorretos.'],
    ['en-US', 'The code is wrong or was used before.', 'Wrong email or password.'],
    ['es-ES', 'El código no es válido o ya se usó.', 'Correo o contraseña incorrectos.']
  ])(
    'POST /api/v1/auth/login: in %s a wrong or used code is named, but only with the right password',
    async (language, code_, pair) => {
      const who = await mfaAccount(test)
      const headers = { 'accept-language': language }
      const said = async (email: string, body: object) => {
        const answer = await loginB(test, email, body, headers)
        expectError(answer, 401, 'INVALID_CREDENTIALS')
        return answer.body.error.message
      }
      const mfa_code = wrongCode(who.secret, test.clock.moment)
      expect(await said(who.email, { mfa_code })).toBe(code_)
      expect(await said(who.email, { mfa_code, password: WRONG_SENHA })).toBe(pair)
      expect(await said(who.email, { mfa_code: code(who), password: WRONG_SENHA })).toBe(pair)
      expect(await said('ninguem@saude.example', { mfa_code })).toBe(pair)
      test.advance(15 * MINUTE)
      const given = code(who)
      expect((await loginB(test, who.email, { mfa_code: given })).status).toBe(200)
      expect(await said(who.email, { mfa_code: given })).toBe(code_)
    }
  )

  it('POST /api/v1/auth/login: wrong codes count towards the lock together with wrong passwords; 428 does not', async () => {
    const who = await mfaAccount(test)
    const mfa_code = wrongCode(who.secret, test.clock.moment)
    await fail(test, who.email, 2)
    for (let i = 0; i < 3; i++) {
      expectError(await loginB(test, who.email), 428, 'MFA_REQUIRED')
      expectError(await loginB(test, who.email, { mfa_code }), 401, 'INVALID_CREDENTIALS')
    }
    const locked_until = new Date(test.clock.moment.getTime() + 15 * MINUTE).toISOString()
    expectError(await loginB(test, who.email, { mfa_code: code(who) }), 423, 'ACCOUNT_LOCKED', { locked_until })
    test.advance(15 * MINUTE)
    expect((await loginB(test, who.email, { mfa_code: code(who) })).status).toBe(200)
  })

  it('POST /api/v1/auth/login: A keeps asking for the code: 428, with the right password', async () => {
    const who = await mfaAccount(test)
    expectError(await login(test, who.email), 428, 'MFA_REQUIRED')
  })
})

describe('POST /api/v1/auth/login: backup codes', () => {
  it('POST /api/v1/auth/login: each of the ten works once, in any case, with or without its hyphen', async () => {
    const who = await mfaAccount(test)
    const spellings = [
      (text: string) => text,
      (text: string) => text.toLowerCase(),
      (text: string) => text.replace('-', '')
    ]
    for (const [i, backup] of who.backupCodes.entries()) {
      const mfa_code = spellings[i % 3]!(backup)
      expect((await loginB(test, who.email, { mfa_code })).status).toBe(200)
      expectError(await loginB(test, who.email, { mfa_code: backup }), 401, 'INVALID_CREDENTIALS')
    }
    expect((await loginB(test, who.email, { mfa_code: code(who) })).status).toBe(200)
  })

  it('POST /api/v1/auth/login: of four at once on two instances with one backup code one succeeds', async () => {
    const who = await mfaAccount(test)
    second.clock.moment = test.clock.moment
    const mfa_code = who.backupCodes[0]
    const answers = await Promise.all([test, second, test, second].map((at) => loginB(at, who.email, { mfa_code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  it('POST /api/v1/auth/login: 401 for the backup code of another account, which stays good', async () => {
    const [who, other] = [await mfaAccount(test), await mfaAccount(test)]
    const mfa_code = other.backupCodes[0]
    expectError(await loginB(test, who.email, { mfa_code }), 401, 'INVALID_CREDENTIALS')
    expect((await loginB(test, other.email, { mfa_code })).status).toBe(200)
  })
})
