import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertAccount } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { CHROME, FIREFOX, loginB, WRONG_SENHA } from './b-support.ts'
import { mailAfter, readMails } from './mail.ts'
import { askReset, auditRows } from './support.ts'

let test: TestApp

beforeAll(async () => {
  test = await startApp({ worker: true })
})
afterAll(() => test.close())

/**
 * Returns the mails of this account so far. The queue is worked in order, so everything queued before this reset mail
 * has been sent.
 */
async function mailsOf(email: string) {
  // Each reset goes to another address, since one address gets only so many an hour.
  const marker = await insertAccount(test, 'usuario')
  await mailAfter(test, marker.email, () => askReset(test, marker.email))
  return (await readMails(test, 0)).filter(({ to }) => to === email)
}

const from = (email: string, agent: string, more: Record<string, string> = {}) =>
  loginB(test, email, {}, { 'user-agent': agent, ...more })

it('POST /api/v1/auth/login: no mail for the first login, one for a second device, none for known ones', async () => {
  const { email } = await insertAccount(test, 'usuario', { nome: 'Ana Souza', emailVerificado: true })
  await from(email, FIREFOX)
  expect(await mailsOf(email)).toHaveLength(0)
  await from(email, CHROME, { 'x-forwarded-for': '203.0.113.7' })
  const [mail, ...others] = await mailsOf(email)
  expect(others).toHaveLength(0)
  for (const text of ['Olá, Ana Souza!', 'Chrome (Android)', '203.0.113.7', '15 de novembro de 2026', '09:00']) {
    expect(mail!.text).toContain(text)
  }
  await from(email, FIREFOX)
  await from(email, CHROME)
  await from(email, FIREFOX.replaceAll('140', '141'))
  expect(await mailsOf(email)).toHaveLength(1)
})

it('POST /api/v1/usuarios/login: a new device causes a mail there too; A and B share devices', async () => {
  const { email } = await insertAccount(test, 'usuario')
  const byA = (agent: string) =>
    test.call('POST', '/api/v1/usuarios/login', { body: { email, password: SENHA }, headers: { 'user-agent': agent } })
  await from(email, FIREFOX)
  await byA(FIREFOX)
  expect(await mailsOf(email)).toHaveLength(0)
  await byA(CHROME)
  await from(email, CHROME)
  expect(await mailsOf(email)).toHaveLength(1)
})

it.each([
  ['en-US', 'Hello,', 'November 15, 2026'],
  ['es-ES', 'Hola,', '15 de noviembre de 2026'],
  ['pt-BR', 'Olá,', '15 de novembro de 2026']
])('POST /api/v1/auth/login: the mail about a new device is in %s when the login is', async (language, ...texts) => {
  const { email } = await insertAccount(test, 'usuario', { emailVerificado: true })
  await from(email, FIREFOX)
  const mail = await mailAfter(test, email, () => from(email, CHROME, { 'accept-language': language }))
  for (const text of texts) expect(mail.text).toContain(text)
})

it('POST /api/v1/auth/login: a failed login from another device sends nothing and makes no device known', async () => {
  const { email } = await insertAccount(test, 'usuario')
  await from(email, FIREFOX)
  await loginB(test, email, { password: WRONG_SENHA }, { 'user-agent': CHROME })
  expect(await mailsOf(email)).toHaveLength(0)
  await from(email, CHROME)
  expect(await mailsOf(email)).toHaveLength(1)
})

it('POST /api/v1/auth/login: a device of one account is new to another', async () => {
  const [one, other] = [await insertAccount(test, 'usuario'), await insertAccount(test, 'usuario')]
  await from(one.email, CHROME)
  await from(other.email, FIREFOX)
  await from(other.email, CHROME)
  expect([(await mailsOf(one.email)).length, (await mailsOf(other.email)).length]).toEqual([0, 1])
})

it('POST /api/v1/auth/login: markup and line breaks of a user agent do not reach the mail', async () => {
  const { email } = await insertAccount(test, 'usuario')
  await from(email, FIREFOX)
  const mail = await mailAfter(test, email, () => from(email, '<script>alert(1)</script>'))
  expect(mail.text).not.toContain('<script')
  expect(mail.text).not.toContain('alert(1)')
})

it('POST /api/v1/auth/login: the audit trail says whether the device was new', async () => {
  const { id, email } = await insertAccount(test, 'usuario')
  for (const agent of [FIREFOX, CHROME, CHROME]) await from(email, agent)
  const rows = (await auditRows(test, 'login.sucesso')).filter(({ alvoId }) => alvoId === id)
  expect(rows.map(({ detalhes }) => detalhes)).toEqual([
    { mfa: false, novo_dispositivo: false },
    { mfa: false, novo_dispositivo: true },
    { mfa: false, novo_dispositivo: false }
  ])
})
