import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { mailAfter, resetToken } from './mail.ts'
import { dump, expectError, HOUR, OTHER_SENHA, opaque, readMe, setPassword, sha256, warm } from './support.ts'

const path = '/api/v1/auth/confirm-email'
let test: TestApp
let serial = 0

beforeAll(async () => {
  test = await startApp({ worker: true })
  await warm(test)
})
afterAll(() => test.close())

const address = () => `novo${++serial}@saude.example`
const change = (who: Account, email: string, headers: Record<string, string> = {}) =>
  test.call('PUT', `/api/v1/usuarios/${who.id}`, { token: who.token, body: { email }, headers })
const confirm = (token: string) => test.call('POST', path, { body: { token } })
const refused = async (token: string) => expectError(await confirm(token), 400, 'INVALID_CONFIRMATION_TOKEN')

/** Asks for a new address and returns the token mailed to it. */
async function pending(who: Account, email: string): Promise<string> {
  const { token } = await mailAfter(test, email, () => change(who, email))
  return token ?? ''
}

async function stored(id: number) {
  const [row] = await test.db.select().from(usuarios).where(eq(usuarios.id, id))
  return { email: row?.email, emailPendente: row?.emailPendente, emailVerificado: row?.emailVerificado }
}

describe('POST /api/v1/auth/confirm-email: a good token', () => {
  it('POST /api/v1/auth/confirm-email: the new address is pending until it is confirmed, and then the only one', async () => {
    const who = await account(test, 'usuario')
    const wanted = address()
    let answer = await change(who, wanted)
    expect(answer.body).toMatchObject({ campos_alterados: ['email'], requer_acao: { email_verificacao: true } })
    expect(await stored(who.id)).toEqual({ email: who.email, emailPendente: wanted, emailVerificado: false })
    expect((await login(test, who.email)).status).toBe(200)
    expectError(await login(test, wanted), 401, 'INVALID_CREDENTIALS')

    const token = await pending(who, wanted)
    expect(token).toMatch(opaque)
    answer = await confirm(token)
    expect([answer.status, answer.body]).toEqual([200, { message: 'E-mail confirmado.' }])
    expect(await stored(who.id)).toEqual({ email: wanted, emailPendente: null, emailVerificado: true })
    expect((await login(test, wanted)).body.user.email).toBe(wanted)
    expectError(await login(test, who.email), 401, 'INVALID_CREDENTIALS')
    expect((await readMe(test, who.token)).body.email).toBe(wanted)
  })

  it('PUT /api/v1/usuarios/{id}: by Description A a new address is pending, too', async () => {
    const who = await account(test, 'usuario')
    const wanted = address()
    const body = { usuario: { nome: 'Ana', email: wanted } }
    const put = () => test.call('PUT', `/api/v1/usuarios/${who.id}`, { token: who.token, body })
    const { token } = await mailAfter(test, wanted, async () => expect((await put()).body.email).toBe(who.email))
    expect((await confirm(token!)).status).toBe(200)
    expect((await stored(who.id)).email).toBe(wanted)
  })

  it('POST /api/v1/auth/confirm-email: the former address gets a mail, in the language of the request', async () => {
    const who = await account(test, 'usuario', { nome: 'Ana', emailVerificado: true })
    const wanted = address()
    const token = await pending(who, wanted)
    const call = { body: { token }, headers: { 'accept-language': 'es-ES' } }
    const notice = await mailAfter(test, who.email, () => test.call('POST', path, call))
    expect(notice.text).toContain('Hola, Ana:')
    expect(notice.text).toContain(wanted)
    expect(notice.token).toBeNull()
  })

  it('POST /api/v1/auth/confirm-email: the mail speaks the language of the change, and only the hash of its token is stored', async () => {
    const who = await account(test, 'usuario', { nome: 'Ana' })
    const wanted = address()
    const mail = await mailAfter(test, wanted, () => change(who, wanted, { 'accept-language': 'en-US' }))
    expect(mail.text).toContain('Hello!')
    expect(mail.text).not.toContain('Ana')
    const text = await dump(test)
    expect(text).toContain(sha256(mail.token!).toString('hex'))
    expect(text).not.toContain(mail.token)
    expect(text).not.toContain(Buffer.from(mail.token!).toString('hex'))
  })

  it('POST /api/v1/auth/confirm-email: a login under the former address is open to others afterwards', async () => {
    const who = await account(test, 'usuario')
    expect((await confirm(await pending(who, address()))).status).toBe(200)
    const heir = await insertAccount(test, 'usuario', { email: who.email })
    expect((await login(test, who.email)).body.user.id).toBe(heir.id)
  })
})

describe('POST /api/v1/auth/confirm-email: refused tokens', () => {
  it('POST /api/v1/auth/confirm-email: 400 at the second use; of 10 at once one succeeds', async () => {
    const who = await account(test, 'usuario')
    const token = await pending(who, address())
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers) if (answer.status !== 200) expectError(answer, 400, 'INVALID_CONFIRMATION_TOKEN')
    await refused(token)
  })

  it('POST /api/v1/auth/confirm-email: 400 for the token of an address that was replaced by another, whose token works', async () => {
    const who = await account(test, 'usuario')
    const [first, second] = [address(), address()]
    const older = await pending(who, first)
    const newer = await pending(who, second)
    await refused(older)
    expect(await stored(who.id)).toMatchObject({ email: who.email, emailPendente: second })
    expect((await confirm(newer)).status).toBe(200)
    await refused(older)
    expect((await stored(who.id)).email).toBe(second)
  })

  it('POST /api/v1/auth/confirm-email: 400 when someone else has the address by now, in any spelling', async () => {
    const who = await account(test, 'usuario')
    const wanted = address()
    const token = await pending(who, wanted)
    const other = await insertAccount(test, 'usuario', { email: wanted.toUpperCase() })
    await refused(token)
    expect((await stored(who.id)).email).toBe(who.email)
    expect((await login(test, wanted)).body.user.id).toBe(other.id)
  })

  it('POST /api/v1/auth/confirm-email: of two accounts that wait for one address one gets it', async () => {
    const [one, two] = [await account(test, 'usuario'), await account(test, 'usuario')]
    const wanted = address()
    const tokens = [await pending(one, wanted), await pending(two, wanted)] as const
    const answers = await Promise.all(tokens.map(confirm))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('POST /api/v1/auth/confirm-email: 200 within 24 hours, 400 from then on', async () => {
    const [early, late] = [await account(test, 'usuario'), await account(test, 'usuario')]
    const tokens = [await pending(early, address()), await pending(late, address())] as const
    test.advance(24 * HOUR - 1)
    expect((await confirm(tokens[0])).status).toBe(200)
    test.advance(1)
    await refused(tokens[1])
  })

  it('POST /api/v1/auth/confirm-email: 400 when the account was deactivated or removed meanwhile', async () => {
    const [inactive, removed] = [await account(test, 'usuario'), await account(test, 'usuario')]
    const tokens = [await pending(inactive, address()), await pending(removed, address())] as const
    await test.db.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, inactive.id))
    await test.db.delete(usuarios).where(eq(usuarios.id, removed.id))
    for (const token of tokens) await refused(token)
  })

  it('POST /api/v1/auth/confirm-email: 400 for garbage, session tokens and a reset token; a reset refuses this token', async () => {
    const who = await account(test, 'usuario')
    const reset = await resetToken(test, who.email)
    for (const token of ['x', "' or 1=1 --", who.token, who.refreshToken, reset]) await refused(token)
    const token = await pending(who, address())
    expectError(await setPassword(test, token), 400, 'INVALID_RESET_TOKEN')
    expect((await setPassword(test, reset)).status).toBe(200)
  })

  it.each([
    ['missing', {}, 'token'],
    ['a number', { token: 1 }, 'token'],
    ['empty', { token: '' }, 'token'],
    ['too long', { token: 'a'.repeat(513) }, 'token'],
    ['beside an email', { token: 'x', email: 'a@b.example' }, 'email']
  ])('POST /api/v1/auth/confirm-email: 422 when the token is %s', async (_, body, field) => {
    const details = [{ field, message: expect.any(String), code: expect.any(String) }]
    expectError(await test.call('POST', path, { body }), 422, 'VALIDATION_ERROR', { details })
  })
})

describe('POST /api/v1/auth/confirm-email: an account that changed hands', () => {
  it('POST /api/v1/auth/confirm-email: 400 after a password reset, which also drops the pending address', async () => {
    const who = await account(test, 'usuario')
    const token = await pending(who, address())
    expect((await setPassword(test, await resetToken(test, who.email))).status).toBe(200)
    await refused(token)
    expect(await stored(who.id)).toMatchObject({ email: who.email, emailPendente: null })
  })

  it('POST /api/v1/auth/confirm-email: 400 after a change of the password, unless that named the address', async () => {
    const put = (who: Account, email: string) =>
      test.call('PUT', `/api/v1/usuarios/${who.id}`, {
        token: who.token,
        body: { usuario: { nome: 'Ana', email, senha: OTHER_SENHA } }
      })
    const victim = await account(test, 'usuario')
    const token = await pending(victim, address())
    expect((await put(victim, victim.email)).status).toBe(200)
    await refused(token)
    const owner = await account(test, 'usuario')
    const wanted = address()
    const mail = await mailAfter(test, wanted, () => put(owner, wanted))
    expect((await confirm(mail.token!)).status).toBe(200)
    expect((await login(test, wanted, OTHER_SENHA)).status).toBe(200)
  })

  it('POST /api/v1/auth/reset-password: 400 for a token that was mailed to the former address', async () => {
    const who = await account(test, 'usuario')
    const token = await pending(who, address())
    const reset = await resetToken(test, who.email)
    expect((await confirm(token)).status).toBe(200)
    expectError(await setPassword(test, reset), 400, 'INVALID_RESET_TOKEN')
  })
})
