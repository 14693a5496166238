import { setTimeout as pause } from 'node:timers/promises'
import argon2 from 'argon2'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { insertAccount, login } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { auditRows, expectError, fail, MINUTE, readMe, warm } from './support.ts'

let test: TestApp
let second: TestApp

beforeAll(async () => {
  test = await startApp()
  second = await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret } })
  await warm(test, second)
})
afterAll(async () => {
  await second.close()
  await test.close()
})
afterEach(() => vi.restoreAllMocks())

const both = (i: number) => (i % 2 ? test : second)
const atOnce = <T>(times: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, i) => work(i)))
const statuses = (answers: { status: number }[]) => {
  const counted: Record<number, number> = {}
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1
  return counted
}

it('POST /api/v1/usuarios/login: of 200 wrong ones at once on two instances five are evaluated; the others are 423', async () => {
  const { id, email } = await insertAccount(test, 'usuario')
  const verify = vi.spyOn(argon2, 'verify')
  const answers = await atOnce(200, (i) => login(both(i), email, `Errada#${i}`))
  expect(statuses(answers)).toEqual({ 401: 5, 423: 195 })
  expect(verify).toHaveBeenCalledTimes(5)
  expect((await auditRows(test, 'login.falha')).filter(({ alvoId }) => alvoId === id)).toHaveLength(5)
  expect((await auditRows(test, 'login.bloqueio')).filter(({ alvoId }) => alvoId === id)).toHaveLength(1)
  const locked_until = new Date(test.clock.moment.getTime() + 15 * MINUTE).toISOString()
  for (const answer of answers) if (answer.status === 423) expectError(answer, 423, 'ACCOUNT_LOCKED', { locked_until })
})

it('POST /api/v1/usuarios/login: of 200 wrong ones at once for an unknown email five are evaluated', async () => {
  const verify = vi.spyOn(argon2, 'verify')
  const answers = await atOnce(200, (i) => login(both(i), 'ninguem@saude.example', `Errada#${i}`))
  expect(statuses(answers)).toEqual({ 401: 5, 423: 195 })
  expect(verify).toHaveBeenCalledTimes(5)
})

it('POST /api/v1/usuarios/login: after four failures one of 50 at once is evaluated', async () => {
  const { email } = await insertAccount(test, 'usuario')
  await fail(test, email, 4)
  expect(statuses(await atOnce(50, (i) => login(both(i), email, `Errada#${i}`)))).toEqual({ 401: 1, 423: 49 })
})

it('POST /api/v1/usuarios/login: 10 right ones at once all succeed, each with a session of its own', async () => {
  const { email } = await insertAccount(test, 'usuario')
  const answers = await atOnce(10, (i) => login(both(i), email))
  expect(statuses(answers)).toEqual({ 200: 10 })
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(10)
  for (const { body } of answers) expect((await readMe(second, body.access_token)).status).toBe(200)
})

it('POST /api/v1/usuarios/login: 10 right ones at once all succeed after four failures', async () => {
  const { email } = await insertAccount(test, 'usuario')
  await fail(test, email, 4)
  expect(statuses(await atOnce(10, (i) => login(both(i), email)))).toEqual({ 200: 10 })
})

it('POST /api/v1/usuarios/login: 12 right ones at once all succeed at the moment a lock ends', async () => {
  for (let round = 0; round < 3; round++) {
    const { email } = await insertAccount(test, 'usuario')
    await fail(test, email, 5)
    test.advance(15 * MINUTE)
    second.clock.moment = test.clock.moment
    expect(statuses(await atOnce(12, (i) => login(both(i), email)))).toEqual({ 200: 12 })
  }
})

it('POST /api/v1/usuarios/login: 20 at once with the right password of an MFA account are all 428, and none counts', async () => {
  const { email } = await insertAccount(test, 'usuario', { mfaHabilitado: true })
  expect(statuses(await atOnce(20, (i) => login(both(i), email)))).toEqual({ 428: 20 })
  expect(statuses(await fail(test, email, 6))).toEqual({ 401: 5, 423: 1 })
})

it('POST /api/v1/usuarios/login: one failure while four right ones of an MFA account are under way does not lock it', async () => {
  const { email } = await insertAccount(test, 'usuario', { mfaHabilitado: true })
  const verify = argon2.verify
  let begun = () => {}
  const evaluating = new Promise<void>((resolve) => {
    begun = resolve
  })
  let wrong: ReturnType<typeof login> | undefined
  // The wrong attempt is under way when the right ones are let in, and is answered before them.
  vi.spyOn(argon2, 'verify').mockImplementation(async (hash, password) => {
    if (password === 'Errada#2024') {
      begun()
      await pause(250)
    } else await wrong
    return await verify(hash, password)
  })
  wrong = login(test, email, 'Errada#2024')
  await evaluating
  const answers = await Promise.all([wrong, ...[1, 2, 3, 4].map(() => login(second, email))])
  expect(statuses(answers)).toEqual({ 401: 1, 428: 4 })
  expect((await login(test, email)).status).toBe(428)
})
