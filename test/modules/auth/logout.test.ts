import { afterAll, beforeAll, expect, it } from 'vitest'
import { account, login } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { expectDetail, expectError, readMe, refresh, warm } from './support.ts'

const path = '/api/v1/usuarios/logout'
let test: TestApp

beforeAll(async () => {
  test = await startApp()
  await warm(test)
})
afterAll(() => test.close())

const logout = (token: string | undefined, refreshToken: string) =>
  test.call('POST', path, { token, query: { refresh_token: refreshToken } })

it('POST /api/v1/usuarios/logout: 200 with a message, and both tokens of the session are refused from then on', async () => {
  const { token, refreshToken } = await account(test, 'usuario')
  const answer = await logout(token, refreshToken)
  expect([answer.status, answer.body]).toEqual([200, { message: 'Sessão encerrada.' }])
  expectError(await readMe(test, token), 401, 'UNAUTHORIZED')
  expectError(await refresh(test, refreshToken), 401, 'INVALID_REFRESH_TOKEN')
  expectError(await logout(token, refreshToken), 401, 'UNAUTHORIZED')
})

it('POST /api/v1/usuarios/logout: the account may log in again, and its other sessions live', async () => {
  const { email, token, refreshToken } = await account(test, 'usuario')
  const other = (await login(test, email)).body
  await logout(token, refreshToken)
  expect((await readMe(test, other.access_token)).status).toBe(200)
  expect((await login(test, email)).status).toBe(200)
})

it('POST /api/v1/usuarios/logout: ends the session of the refresh token, even when it is another one of the caller', async () => {
  const { email, token } = await account(test, 'usuario')
  const other = (await login(test, email)).body
  expect((await logout(token, other.refresh_token)).status).toBe(200)
  expectError(await readMe(test, other.access_token), 401, 'UNAUTHORIZED')
  expect((await readMe(test, token)).status).toBe(200)
  expectError(await logout(token, other.refresh_token), 401, 'INVALID_REFRESH_TOKEN')
})

it('POST /api/v1/usuarios/logout: a refresh token of a descendant ends the session too', async () => {
  const { token, refreshToken } = await account(test, 'usuario')
  const { body } = await refresh(test, refreshToken)
  expect((await logout(token, body.refresh_token)).status).toBe(200)
  expectError(await readMe(test, body.access_token), 401, 'UNAUTHORIZED')
})

it('POST /api/v1/usuarios/logout: 401 for the refresh token of someone else, whose session lives', async () => {
  const [own, other] = [await account(test, 'admin'), await account(test, 'usuario')]
  expectError(await logout(own.token, other.refreshToken), 401, 'INVALID_REFRESH_TOKEN')
  expect((await readMe(test, other.token)).status).toBe(200)
  expect((await readMe(test, own.token)).status).toBe(200)
  expect((await refresh(test, other.refreshToken)).status).toBe(200)
})

it.each([
  ['an unknown token', 'x'],
  ['an access token', null]
])('POST /api/v1/usuarios/logout: 401 for %s, and the session lives', async (_, given) => {
  const { token } = await account(test, 'usuario')
  expectError(await logout(token, given ?? token), 401, 'INVALID_REFRESH_TOKEN')
  expect((await readMe(test, token)).status).toBe(200)
})

it('POST /api/v1/usuarios/logout: 401 without an access token, even with a good refresh token', async () => {
  const { refreshToken } = await account(test, 'usuario')
  expectError(await logout(undefined, refreshToken), 401, 'UNAUTHORIZED')
  expectError(await logout(refreshToken, refreshToken), 401, 'UNAUTHORIZED')
  expect((await refresh(test, refreshToken)).status).toBe(200)
})

it('POST /api/v1/usuarios/logout: 401 before 422, 422 detail when refresh_token is missing, empty or repeated', async () => {
  expectError(await test.call('POST', path), 401, 'UNAUTHORIZED')
  const { token } = await account(test, 'usuario')
  for (const query of ['', '?refresh_token=', '?refresh_token=a&refresh_token=b']) {
    expectDetail(await test.call('POST', `${path}${query}`, { token }), ['query', 'refresh_token'])
  }
})

it('POST /api/v1/usuarios/logout: of 20 at once none fails with anything but 401', async () => {
  const { token, refreshToken } = await account(test, 'usuario')
  const answers = await Promise.all(Array.from({ length: 20 }, () => logout(token, refreshToken)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(19)
})
