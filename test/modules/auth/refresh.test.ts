import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessoes, tokensRenovacao, usuarios } from '../../../src/core/contas/tables.ts'
import { account, insertAccount } from '../../support/accounts.ts'
import { openApp, SENHA, startApp, type TestApp } from '../../support/app.ts'
import { DAY, decodeJwt, dump, expectDetail, expectError, readMe, refresh, sha256, tokenBody, warm } from './support.ts'

const path = '/api/v1/usuarios/refresh-token'
let test: TestApp

beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

describe('POST /api/v1/usuarios/refresh-token: a valid token', () => {
  it('POST /api/v1/usuarios/refresh-token: 200 with the exact token body, without a bearer token', async () => {
    const { id, email, refreshToken } = await account(test, 'usuario', { nome: 'Ana Souza' })
    const answer = await refresh(test, refreshToken)
    expect(answer.body).toEqual(tokenBody({ id, nome: 'Ana Souza', email }))
    expect(answer.status).toBe(200)
    expect(answer.body.refresh_token).not.toBe(refreshToken)
  })

  it('POST /api/v1/usuarios/refresh-token: the new access token belongs to the same session and lives an hour from now', async () => {
    const { token, refreshToken } = await account(test, 'usuario')
    test.advance(30 * 60_000)
    const { body } = await refresh(test, refreshToken)
    const [before, after] = [decodeJwt(token).payload, decodeJwt(body.access_token).payload]
    expect(after).toEqual({ ...before, jti: after.jti, iat: before.iat + 1800, exp: before.exp + 1800 })
    expect(after.jti).not.toBe(before.jti)
    expect((await readMe(test, token)).status).toBe(200)
    expect((await readMe(test, body.access_token)).status).toBe(200)
  })

  it('POST /api/v1/usuarios/refresh-token: the answer shows the account as it is now', async () => {
    const { id, refreshToken } = await account(test, 'usuario')
    await test.db.update(usuarios).set({ nome: 'Outro Nome' }).where(eq(usuarios.id, id))
    expect((await refresh(test, refreshToken)).body.user.nome).toBe('Outro Nome')
  })

  it('POST /api/v1/usuarios/refresh-token: only hashes of refresh tokens are in the database', async () => {
    const { refreshToken } = await account(test, 'usuario')
    const { body } = await refresh(test, refreshToken)
    const stored = await dump(test)
    for (const token of [refreshToken, body.refresh_token]) {
      expect(stored).toContain(sha256(token).toString('hex'))
      expect(stored).not.toContain(token)
      expect(stored).not.toContain(Buffer.from(token).toString('hex'))
      expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
    }
  })
})

describe('POST /api/v1/usuarios/refresh-token: replay', () => {
  it('POST /api/v1/usuarios/refresh-token: a replaced token within 10 s is 401, and the session lives', async () => {
    const { token, refreshToken } = await account(test, 'usuario')
    const { body } = await refresh(test, refreshToken)
    for (const ms of [0, 5_000, 5_000]) {
      test.advance(ms)
      expectError(await refresh(test, refreshToken), 401, 'INVALID_REFRESH_TOKEN')
    }
    expect((await readMe(test, token)).status).toBe(200)
    expect((await refresh(test, body.refresh_token)).status).toBe(200)
  })

  it('POST /api/v1/usuarios/refresh-token: a replaced token after 10 s is 401 and ends the session with every descendant', async () => {
    const { email, token, refreshToken } = await account(test, 'usuario')
    const other = await test.call('POST', '/api/v1/usuarios/login', { body: { email, password: 'Dengue#2024' } })
    const second = (await refresh(test, refreshToken)).body
    const third = (await refresh(test, second.refresh_token)).body
    test.advance(10_001)
    expectError(await refresh(test, refreshToken), 401, 'INVALID_REFRESH_TOKEN')
    for (const access of [token, second.access_token, third.access_token]) {
      expectError(await readMe(test, access), 401, 'UNAUTHORIZED')
    }
    for (const each of [refreshToken, second.refresh_token, third.refresh_token]) {
      expectError(await refresh(test, each), 401, 'INVALID_REFRESH_TOKEN')
    }
    // The account's other session is not affected.
    expect((await readMe(test, other.body.access_token)).status).toBe(200)
    expect((await refresh(test, other.body.refresh_token)).status).toBe(200)
  })

  it('POST /api/v1/usuarios/refresh-token: a replay is noticed although the token has expired meanwhile', async () => {
    const { refreshToken } = await account(test, 'usuario')
    test.advance(6 * DAY)
    const { body } = await refresh(test, refreshToken)
    test.advance(2 * DAY)
    expectError(await refresh(test, refreshToken), 401, 'INVALID_REFRESH_TOKEN')
    expectError(await refresh(test, body.refresh_token), 401, 'INVALID_REFRESH_TOKEN')
  })

  it('POST /api/v1/usuarios/refresh-token: 50 at once on two instances leave one lineage alive', async () => {
    const second = await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret } })
    try {
      second.clock.moment = test.clock.moment
      const { id, token, refreshToken } = await account(test, 'usuario')
      await warm(test, second)
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) => refresh(i % 2 ? test : second, refreshToken))
      )
      const winners = answers.filter(({ status }) => status === 200)
      expect(winners).toHaveLength(1)
      for (const answer of answers) if (answer.status !== 200) expectError(answer, 401, 'INVALID_REFRESH_TOKEN')
      const rows = await test.db
        .select({ substituidoEm: tokensRenovacao.substituidoEm })
        .from(tokensRenovacao)
        .innerJoin(sessoes, eq(sessoes.id, tokensRenovacao.sessaoId))
        .where(eq(sessoes.usuarioId, id))
      expect(rows.filter(({ substituidoEm }) => substituidoEm === null)).toHaveLength(1)
      expect((await readMe(second, token)).status).toBe(200)
      expect((await refresh(second, winners[0]!.body.refresh_token)).status).toBe(200)
    } finally {
      await second.close()
    }
  })
})

describe('POST /api/v1/usuarios/refresh-token: expiry and ended sessions', () => {
  it('POST /api/v1/usuarios/refresh-token: 200 until 7 days are over, then 401', async () => {
    const [early, late] = [await account(test, 'usuario'), await account(test, 'usuario')]
    test.advance(7 * DAY - 1000)
    expect((await refresh(test, early.refreshToken)).status).toBe(200)
    test.advance(1000)
    expectError(await refresh(test, late.refreshToken), 401, 'INVALID_REFRESH_TOKEN')
  })

  it('POST /api/v1/usuarios/refresh-token: each use gives 7 days more', async () => {
    let { refreshToken } = await account(test, 'usuario')
    for (let week = 0; week < 3; week++) {
      test.advance(7 * DAY - 1000)
      const answer = await refresh(test, refreshToken)
      expect(answer.status).toBe(200)
      refreshToken = answer.body.refresh_token
    }
    test.advance(7 * DAY)
    expectError(await refresh(test, refreshToken), 401, 'INVALID_REFRESH_TOKEN')
  })

  it.each([
    ['30 days', 30, 6, {}],
    ['90 days with remember_me', 90, 29, { remember_me: true }]
  ])(
    'POST /api/v1/usuarios/refresh-token: however often it is used, the session ends after %s, and its access token too',
    async (_, days, step, more) => {
      const { email } = await insertAccount(test, 'usuario')
      const body = { username: email, password: SENHA, ...more }
      let tokens = (await test.call('POST', '/api/v1/auth/login', { body })).body
      const start = test.clock.moment.getTime()
      const until = (ms: number) => test.advance(start + ms - test.clock.moment.getTime())
      for (let day = step; day < days; day += step) {
        until(day * DAY)
        tokens = (await refresh(test, tokens.refresh_token)).body
      }
      until(days * DAY - 1000)
      const last = await refresh(test, tokens.refresh_token)
      expect(last.status).toBe(200)
      expect((await readMe(test, last.body.access_token)).status).toBe(200)
      test.advance(1000)
      expectError(await readMe(test, last.body.access_token), 401, 'UNAUTHORIZED')
      expectError(await refresh(test, last.body.refresh_token), 401, 'INVALID_REFRESH_TOKEN')
    }
  )

  it('POST /api/v1/usuarios/refresh-token: 401 for a deactivated account, although its session was left open', async () => {
    const { id, refreshToken } = await account(test, 'usuario')
    await test.db.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, id))
    expectError(await refresh(test, refreshToken), 401, 'INVALID_REFRESH_TOKEN')
    await test.db.update(usuarios).set({ ativo: true }).where(eq(usuarios.id, id))
    expect((await refresh(test, refreshToken)).status).toBe(200)
  })

  it('POST /api/v1/usuarios/refresh-token: 401 when the session has ended', async () => {
    const { id, refreshToken } = await account(test, 'usuario')
    await test.db.update(sessoes).set({ encerradaEm: test.clock.moment }).where(eq(sessoes.usuarioId, id))
    expectError(await refresh(test, refreshToken), 401, 'INVALID_REFRESH_TOKEN')
  })
})

describe('POST /api/v1/usuarios/refresh-token: bad input', () => {
  it.each([
    ['unknown', 'Zk1s0mX0cXvN2h0pQ7yq4t8cS1bYd6m9wKf3uLr5aEo'],
    ['of one letter', 'x'],
    ['of SQL', "' or 1=1 --"],
    ['of 512 characters', 'a'.repeat(512)]
  ])('POST /api/v1/usuarios/refresh-token: 401 for a token %s', async (_, token) => {
    expectError(await refresh(test, token), 401, 'INVALID_REFRESH_TOKEN')
  })

  it('POST /api/v1/usuarios/refresh-token: 401 for the hash of a token, and for the token in other case or with a space', async () => {
    const { refreshToken } = await account(test, 'usuario')
    for (const token of [sha256(refreshToken).toString('hex'), refreshToken.toLowerCase(), `${refreshToken} `]) {
      expectError(await refresh(test, token), 401, 'INVALID_REFRESH_TOKEN')
    }
    expect((await refresh(test, refreshToken)).status).toBe(200)
  })

  it.each([
    ['missing', '', ['query', 'refresh_token']],
    ['empty', '?refresh_token=', ['query', 'refresh_token']],
    ['repeated', '?refresh_token=a&refresh_token=b', ['query', 'refresh_token']],
    ['too long', `?refresh_token=${'a'.repeat(513)}`, ['query', 'refresh_token']],
    ['with a NUL', '?refresh_token=a%00b', ['query', 'refresh_token']]
  ])('POST /api/v1/usuarios/refresh-token: 422 detail when it is %s', async (_, query, loc) => {
    expectDetail(await test.call('POST', `${path}${query}`), loc)
  })

  it('POST /api/v1/usuarios/refresh-token: 422 when it comes in the body, and it is not used up', async () => {
    const { refreshToken } = await account(test, 'usuario')
    expect((await test.call('POST', path, { body: { refresh_token: refreshToken } })).status).toBe(422)
    expect((await refresh(test, refreshToken)).status).toBe(200)
  })
})
