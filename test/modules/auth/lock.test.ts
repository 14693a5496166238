import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bloqueios } from '../../../src/modules/auth/tables.ts'
import { insertAccount, login } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { auditRows, comparable, expectError, fail, MINUTE, sha256 } from './support.ts'

let test: TestApp

beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const later = (ms: number) => new Date(test.clock.moment.getTime() + ms).toISOString()

describe('POST /api/v1/usuarios/login: five failures', () => {
  it('POST /api/v1/usuarios/login: five times 401, then 423 with locked_until 15 minutes after the fifth', async () => {
    const { email } = await insertAccount(test, 'usuario')
    for (let i = 0; i < 5; i++) {
      test.advance(MINUTE)
      expectError((await fail(test, email, 1))[0]!, 401, 'INVALID_CREDENTIALS')
    }
    const locked_until = later(15 * MINUTE)
    test.advance(MINUTE)
    expectError((await fail(test, email, 1))[0]!, 423, 'ACCOUNT_LOCKED', { locked_until })
  })

  it('POST /api/v1/usuarios/login: 423 alike for the right password, a wrong one and any spelling of the email', async () => {
    const { email } = await insertAccount(test, 'usuario')
    await fail(test, email, 2)
    await fail(test, email.toUpperCase(), 3)
    const answers = [await login(test, email), (await fail(test, email, 1))[0]!, await login(test, email.toUpperCase())]
    for (const answer of answers) {
      expectError(answer, 423, 'ACCOUNT_LOCKED', { locked_until: later(15 * MINUTE) })
      expect(comparable(answer)).toEqual(comparable(answers[0]!))
    }
  })

  it('POST /api/v1/usuarios/login: an unknown and a deactivated account lock just like a known one', async () => {
    const known = await insertAccount(test, 'usuario')
    const inactive = await insertAccount(test, 'usuario', { ativo: false, desativadoEm: test.clock.moment })
    const answersOf = async (email: string) =>
      [...(await fail(test, email, 6)), await login(test, email)].map(comparable)
    const expected = await answersOf(known.email)
    expect(expected.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 423, 423])
    expect(await answersOf('ninguem@saude.example')).toEqual(expected)
    expect(await answersOf(inactive.email)).toEqual(expected)
  })

  it('POST /api/v1/usuarios/login: other emails are not locked with it', async () => {
    const [one, other] = [await insertAccount(test, 'usuario'), await insertAccount(test, 'usuario')]
    await fail(test, one.email, 5)
    expect((await login(test, one.email)).status).toBe(423)
    expect((await login(test, other.email)).status).toBe(200)
  })

  it('POST /api/v1/usuarios/login: failures are counted over all instances, and the lock holds on each', async () => {
    const second = await openApp({ url: test.url })
    try {
      second.clock.moment = test.clock.moment
      const { email } = await insertAccount(test, 'usuario')
      for (let i = 0; i < 5; i++) await fail(i % 2 ? test : second, email, 1)
      expect((await login(test, email)).status).toBe(423)
      expect((await login(second, email)).status).toBe(423)
    } finally {
      await second.close()
    }
  })

  it('POST /api/v1/usuarios/login: 423 says so in the language of the caller', async () => {
    await fail(test, 'idioma@saude.example', 5)
    const body = { email: 'idioma@saude.example', password: 'x' }
    const answer = await test.call('POST', '/api/v1/usuarios/login', { body, headers: { 'accept-language': 'en-US' } })
    expect(answer.body.error.message).toMatch(/^The account is locked/)
  })

  it('POST /api/v1/usuarios/login: the table of locks holds no email', async () => {
    await fail(test, 'segredo@saude.example', 1)
    const rows = await test.db.select().from(bloqueios)
    expect(rows.length).toBeGreaterThan(0)
    for (const { chave } of rows) expect(chave).toHaveLength(32)
    expect(rows.map(({ chave }) => chave.toString('hex'))).not.toContain(
      sha256('segredo@saude.example').toString('hex')
    )
  })
})

describe('POST /api/v1/usuarios/login: the end of a lock or a count', () => {
  it('POST /api/v1/usuarios/login: 423 until locked_until, 200 from then on', async () => {
    const { email } = await insertAccount(test, 'usuario')
    await fail(test, email, 5)
    test.advance(15 * MINUTE - 1)
    expect((await login(test, email)).status).toBe(423)
    test.advance(1)
    expect((await login(test, email)).status).toBe(200)
  })

  it('POST /api/v1/usuarios/login: attempts during the lock do not make it longer', async () => {
    const { email } = await insertAccount(test, 'usuario')
    await fail(test, email, 5)
    const locked_until = later(15 * MINUTE)
    for (let i = 0; i < 14; i++) {
      test.advance(MINUTE)
      expectError((await fail(test, email, 1))[0]!, 423, 'ACCOUNT_LOCKED', { locked_until })
    }
    test.advance(MINUTE)
    expect((await login(test, email)).status).toBe(200)
  })

  it('POST /api/v1/usuarios/login: after a lock the count begins again, and the fifth failure locks again', async () => {
    const { email } = await insertAccount(test, 'usuario')
    await fail(test, email, 5)
    test.advance(15 * MINUTE)
    const answers = await fail(test, email, 6)
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 423])
  })

  it('POST /api/v1/usuarios/login: a fifth failure 15 minutes after the first does not lock; a millisecond earlier it does', async () => {
    const [late, early] = [await insertAccount(test, 'usuario'), await insertAccount(test, 'usuario')]
    for (const { email } of [late, early]) await fail(test, email, 4)
    test.advance(15 * MINUTE - 1)
    await fail(test, early.email, 1)
    expect((await login(test, early.email)).status).toBe(423)
    test.advance(1)
    await fail(test, late.email, 1)
    expect((await login(test, late.email)).status).toBe(200)
  })

  it('POST /api/v1/usuarios/login: any five failures within 15 minutes lock, wherever the first of all was', async () => {
    const { email } = await insertAccount(test, 'usuario')
    await fail(test, email, 1)
    test.advance(14 * MINUTE)
    await fail(test, email, 3)
    test.advance(2 * MINUTE)
    await fail(test, email, 2)
    expect((await login(test, email)).status).toBe(423)
  })

  it('POST /api/v1/usuarios/login: a success clears the count', async () => {
    const { email } = await insertAccount(test, 'usuario')
    for (let round = 0; round < 3; round++) {
      await fail(test, email, 4)
      expect((await login(test, email)).status).toBe(200)
    }
  })

  it('POST /api/v1/usuarios/login: 428 neither counts as a failure nor clears the count', async () => {
    const { email } = await insertAccount(test, 'usuario', { mfaHabilitado: true })
    for (let i = 0; i < 8; i++) expect((await login(test, email)).status).toBe(428)
    await fail(test, email, 4)
    expect((await login(test, email)).status).toBe(428)
    await fail(test, email, 1)
    expect((await login(test, email)).status).toBe(423)
  })

  it('POST /api/v1/usuarios/login: refused bodies do not count', async () => {
    const { email } = await insertAccount(test, 'usuario')
    for (let i = 0; i < 8; i++) expect((await login(test, email, '')).status).toBe(422)
    expect((await login(test, email)).status).toBe(200)
  })
})

it('POST /api/v1/usuarios/login: each failure and each lock is in the audit trail, at its moment', async () => {
  const { id, email } = await insertAccount(test, 'usuario')
  await fail(test, email, 7)
  const own = (rows: Awaited<ReturnType<typeof auditRows>>) => rows.filter(({ alvoId }) => alvoId === id)
  expect(own(await auditRows(test, 'login.falha'))).toHaveLength(5)
  const locks = own(await auditRows(test, 'login.bloqueio'))
  expect(locks.map(({ em }) => em)).toEqual([test.clock.moment])
})
