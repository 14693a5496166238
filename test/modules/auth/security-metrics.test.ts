import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { CHROME, FIREFOX, loginB, mfaAccount, post } from './b-support.ts'
import { DAY, expectError, fail, MINUTE, refresh } from './support.ts'

let test: TestApp

beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const metrics = async (token: string, language = 'en-US') =>
  await test.call('GET', '/api/v1/auth/security-metrics', { token, headers: { 'accept-language': language } })

const advice = {
  mfa: 'Switch multi-factor authentication on.',
  strength: 'Choose a longer and more varied password.',
  age: 'Change the password: it is more than a year old.',
  suspicious: 'There was suspicious activity: if it was not you, change the password.',
  sessions: 'Look through the open sessions and end those you do not know.',
  email: 'Confirm your email: a password reset through the mail to it does so.'
}

it('GET /api/v1/auth/security-metrics: 200 with the exact figures of a fresh account', async () => {
  const who = await account(test, 'usuario')
  const answer = await metrics(who.token)
  expect(answer.body).toEqual({
    login_attempts: { successful: 1, failed: 0, last_failed: null },
    password_strength: 'aceitavel',
    password_age_days: 0,
    mfa_enabled: false,
    active_sessions: 1,
    suspicious_activities: [],
    security_score: 50,
    recommendations: [advice.mfa, advice.strength, advice.email]
  })
  expect(answer.status).toBe(200)
  const spoken = (await metrics(who.token, 'pt-BR')).body.recommendations
  expect(spoken[0]).toBe('Habilite a autenticação multifator.')
})

it('GET /api/v1/auth/security-metrics: 100 and no advice for an account with nothing to improve', async () => {
  const who = await mfaAccount(test)
  const next = 'Chuva-de-Janeiro#1987'
  const body = { senha_atual: SENHA, senha_nova: next, confirmar_senha: next }
  expect((await post(test, 'change-password', who.token, body)).status).toBe(200)
  await verifyEmail(who)
  const { body: figures } = await metrics(who.token)
  expect(figures).toMatchObject({ password_strength: 'forte', mfa_enabled: true, security_score: 100 })
  expect(figures.recommendations).toEqual([])
})

async function verifyEmail(who: Account) {
  await test.db.update(usuarios).set({ emailVerificado: true }).where(eq(usuarios.id, who.id))
}

it('GET /api/v1/auth/security-metrics: counts logins by A and B, and failures with the moment of the last', async () => {
  const [who, other] = [await account(test, 'usuario'), await account(test, 'usuario')]
  await loginB(test, who.email)
  await fail(test, who.email, 2)
  test.advance(MINUTE)
  await loginB(test, who.email, { password: 'x' })
  const last_failed = test.clock.moment.toISOString()
  test.advance(MINUTE)
  await post(test, 'change-password', who.token, { senha_atual: SENHA, senha_nova: 'x', confirmar_senha: 'x' })
  const { login_attempts, active_sessions } = (await metrics(who.token)).body
  expect([login_attempts, active_sessions]).toEqual([{ successful: 2, failed: 3, last_failed }, 2])
  const others = (await metrics(other.token)).body.login_attempts
  expect(others).toEqual({ successful: 1, failed: 0, last_failed: null })
})

it('GET /api/v1/auth/security-metrics: new devices, locks and replayed tokens are suspicious, newest first', async () => {
  const { email } = await insertAccount(test, 'usuario')
  const from = (agent: string, ip: string) => loginB(test, email, {}, { 'user-agent': agent, 'x-forwarded-for': ip })
  const { body: first } = await from(FIREFOX, '203.0.113.1')
  await refresh(test, first.refresh_token)
  test.advance(MINUTE)
  const newDevice = test.clock.moment.toISOString()
  const { body: second } = await from(CHROME, '203.0.113.2')
  test.advance(MINUTE)
  const replayed = test.clock.moment.toISOString()
  await refresh(test, first.refresh_token)
  test.advance(MINUTE)
  const locked = test.clock.moment.toISOString()
  await fail(test, email, 6)
  const { body } = await metrics(second.access_token)
  expect(body.suspicious_activities).toEqual([
    { type: 'account_locked', timestamp: locked, ip_address: '127.0.0.1' },
    { type: 'token_replayed', timestamp: replayed, ip_address: '127.0.0.1' },
    { type: 'new_device', timestamp: newDevice, ip_address: '203.0.113.2' }
  ])
  expect(body).toMatchObject({ active_sessions: 1, security_score: 35 })
  expect(body.login_attempts).toEqual({ successful: 2, failed: 5, last_failed: locked })
  expect(body.recommendations).toContain(advice.suspicious)
})

it('GET /api/v1/auth/security-metrics: covers only the last 30 days', async () => {
  const { email } = await insertAccount(test, 'usuario')
  await fail(test, email, 5)
  test.advance(30 * DAY)
  const { body: kept } = await loginB(test, email)
  expect((await metrics(kept.access_token)).body.login_attempts).toMatchObject({ successful: 1, failed: 5 })
  test.advance(1)
  const { body } = await metrics(kept.access_token)
  expect(body.login_attempts).toEqual({ successful: 1, failed: 0, last_failed: null })
  expect(body.suspicious_activities).toEqual([])
})

it.each([
  ['Dengue#2025', 'aceitavel'],
  ['Dengue#2024-Recife', 'forte'],
  ['Dengue#2024xy', 'boa'],
  ['Aa1#Aa1#Aa1#Aa1#Aa1#', 'aceitavel']
])('GET /api/v1/auth/security-metrics: password %j is %s', async (next, strength) => {
  const who = await account(test, 'usuario')
  const body = { senha_atual: SENHA, senha_nova: next, confirmar_senha: next }
  expect((await post(test, 'change-password', who.token, body)).status).toBe(200)
  expect((await metrics(who.token)).body.password_strength).toBe(strength)
})

it('GET /api/v1/auth/security-metrics: the age of the password is in whole days, and old after 365', async () => {
  const ago = (ms: number) => ({ senhaAlteradaEm: new Date(test.clock.moment.getTime() - ms) })
  const ages: [number, number, boolean][] = [
    [DAY - 1, 0, false],
    [DAY, 1, false],
    [366 * DAY - 1, 365, false],
    [366 * DAY, 366, true]
  ]
  for (const [ms, days, old] of ages) {
    const { token } = await account(test, 'usuario', ago(ms))
    const { body } = await metrics(token)
    expect([body.password_age_days, body.recommendations.includes(advice.age)]).toEqual([days, old])
  }
})

it('GET /api/v1/auth/security-metrics: advises to look through more than five sessions', async () => {
  const who = await account(test, 'usuario')
  for (let i = 0; i < 4; i++) await login(test, who.email)
  const five = (await metrics(who.token)).body
  await login(test, who.email)
  const six = (await metrics(who.token)).body
  expect([five.active_sessions, five.security_score, six.active_sessions, six.security_score]).toEqual([5, 50, 6, 40])
  expect([five, six].map(({ recommendations }) => recommendations.includes(advice.sessions))).toEqual([false, true])
})

it('GET /api/v1/auth/security-metrics: 401 without a token', async () => {
  expectError(await test.call('GET', '/api/v1/auth/security-metrics'), 401, 'UNAUTHORIZED')
})
