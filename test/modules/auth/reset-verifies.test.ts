import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { account, login } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { resetToken } from './mail.ts'
import { expectError, OTHER_SENHA, setPassword } from './support.ts'

let test: TestApp

beforeAll(async () => {
  test = await startApp({ worker: true })
})
afterAll(() => test.close())

it('POST /api/v1/auth/reset-password: the email counts as verified, since the token was mailed to it', async () => {
  const who = await account(test, 'usuario')
  const advice = async (token: string) => {
    const call = { token, headers: { 'accept-language': 'en-US' } }
    const { body } = await test.call('GET', '/api/v1/auth/security-metrics', call)
    return body.recommendations.filter((text: string) => text.startsWith('Confirm your email'))
  }
  expect(await advice(who.token)).toHaveLength(1)
  const token = await resetToken(test, who.email)
  const verified = async () =>
    (await test.db.select().from(usuarios).where(eq(usuarios.id, who.id)))[0]?.emailVerificado
  expectError(await setPassword(test, 'x'), 400, 'INVALID_RESET_TOKEN')
  expect(await verified()).toBe(false)
  expect((await setPassword(test, token)).status).toBe(200)
  expect(await verified()).toBe(true)
  expect(await advice((await login(test, who.email, OTHER_SENHA)).body.access_token)).toEqual([])
})

it('POST /api/v1/auth/change-password: a password changed without a mail does not verify the email', async () => {
  const who = await account(test, 'usuario')
  const body = { senha_atual: SENHA, senha_nova: OTHER_SENHA, confirmar_senha: OTHER_SENHA }
  const answer = await test.call('POST', '/api/v1/auth/change-password', { token: who.token, body })
  expect(answer.status).toBe(200)
  const [row] = await test.db.select().from(usuarios).where(eq(usuarios.id, who.id))
  expect(row?.emailVerificado).toBe(false)
})
