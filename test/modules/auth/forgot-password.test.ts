import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokensConta } from '../../../src/core/contas/tables.ts'
import { account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { expectInvalid, loginB, WRONG_SENHA } from './b-support.ts'
import { mailAfter } from './mail.ts'
import { comparable, expectError, HOUR, OTHER_SENHA, readMe, setPassword, sha256 } from './support.ts'

let test: TestApp

beforeAll(async () => {
  test = await startApp({ worker: true })
})
afterAll(() => test.close())

const forgot = (email: unknown, headers: Record<string, string> = {}) =>
  test.call('POST', '/api/v1/auth/forgot-password', { body: { email }, headers })

it('POST /api/v1/auth/forgot-password: the same answer for a known, an unknown and a deactivated account; mail only for the first', async () => {
  const known = await insertAccount(test, 'usuario')
  const inactive = await insertAccount(test, 'usuario', { ativo: false, desativadoEm: test.clock.moment })
  const answers = [await forgot('ninguem@saude.example'), await forgot(inactive.email)]
  const mail = await mailAfter(test, known.email, async () => answers.push(await forgot(known.email)))
  expect(answers[2]!.body).toEqual({
    message: 'Se houver uma conta ativa com este e-mail, as instruções de redefinição foram enviadas.',
    expires_in: 3600
  })
  expect(answers[2]!.status).toBe(200)
  for (const answer of answers) expect(comparable(answer)).toEqual(comparable(answers[2]!))
  expect(mail.token).not.toBeNull()
  // The jobs ran in the order of the requests, so no mail went to the others before.
  expect(await test.mails(1)).toHaveLength(1)
})

it('POST /api/v1/auth/forgot-password: the mailed token works once at reset-password, and clears lock and sessions', async () => {
  const who = await account(test, 'usuario')
  const { token } = await mailAfter(test, who.email, () => forgot(who.email.toUpperCase()))
  for (let i = 0; i < 5; i++) await loginB(test, who.email, { password: WRONG_SENHA })
  expect((await loginB(test, who.email)).status).toBe(423)
  const answer = await setPassword(test, token!)
  expect([answer.status, answer.body]).toEqual([200, { message: 'Senha redefinida. Entre novamente.' }])
  expect((await readMe(test, who.token)).status).toBe(401)
  expect((await loginB(test, who.email)).status).toBe(401)
  expect((await loginB(test, who.email, { password: OTHER_SENHA })).status).toBe(200)
  expectError(await setPassword(test, token!), 400, 'INVALID_RESET_TOKEN')
})

it('POST /api/v1/auth/forgot-password: expires_in is kept: 400 after 3600 s; the database has only the hash', async () => {
  const { id, email } = await insertAccount(test, 'usuario')
  const { token } = await mailAfter(test, email, () => forgot(email))
  const rows = await test.db.select().from(tokensConta).where(eq(tokensConta.usuarioId, id))
  expect(rows.map(({ hash }) => hash)).toEqual([sha256(token!)])
  test.advance(HOUR)
  expectError(await setPassword(test, token!), 400, 'INVALID_RESET_TOKEN')
})

it('POST /api/v1/auth/forgot-password: answer and mail speak the language of the caller', async () => {
  const { email } = await insertAccount(test, 'usuario')
  const answers: Awaited<ReturnType<typeof forgot>>[] = []
  const ask = async () => answers.push(await forgot(email, { 'accept-language': 'en-US' }))
  const mail = await mailAfter(test, email, ask)
  expect(answers[0]!.body.message).toMatch(/^If an active account/)
  expect(mail.text).toContain('Hello')
})

it.each<[string, unknown, string]>([
  ['is no email', 'ana', 'INVALID_EMAIL'],
  ['has a space around it', 'ana@saude.example ', 'INVALID_EMAIL'],
  ['is a list', ['ana@saude.example'], 'INVALID_TYPE'],
  ['is missing', undefined, 'REQUIRED']
])('POST /api/v1/auth/forgot-password: 422 when email %s', async (_, email, code) => {
  expectInvalid(await forgot(email), ['email', code])
})

it('POST /api/v1/auth/forgot-password: 400 for a body that is not JSON', async () => {
  const headers = { 'content-type': 'application/json' }
  const answer = await test.call('POST', '/api/v1/auth/forgot-password', { raw: 'email=x', headers })
  expectError(answer, 400, 'MALFORMED_REQUEST')
})
