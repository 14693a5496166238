import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessoes, usuarios } from '../../../src/core/contas/tables.ts'
import { type Account, account, login } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { decodeJwt, expectError, forgeJwt, MINUTE, readMe, refresh } from './support.ts'

let test: TestApp
let own: Account
let other: Account

beforeAll(async () => {
  test = await startApp()
  own = await account(test, 'usuario')
  other = await account(test, 'usuario')
})
afterAll(() => test.close())

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Changes the last character by bits that decoding drops: 256 bits take 43 characters, which have room for 258. */
function withOtherUnusedBits(token: string): string {
  const last = ALPHABET.indexOf(token.at(-1) ?? '')
  expect(last % 4).toBe(0)
  return `${token.slice(0, -1)}${ALPHABET[last + 1]}`
}

const HS256 = { alg: 'HS256', typ: 'JWT' }
const claims = () => decodeJwt(own.token).payload
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(claims()).filter(([name]) => !names.includes(name)))
const signed = (payload: object, header: object = HS256) => forgeJwt(header, payload, 'sha256', test.config.jwtSecret)

it('GET /api/v1/usuarios/logado: 200 with a token made by hand from the same claims and secret', async () => {
  // This proves that the forgeries below are refused for their one difference, and not for how they are made.
  expect((await readMe(test, signed(claims()))).body.id).toBe(own.id)
})

describe('GET /api/v1/usuarios/logado: tokens that are not ours', () => {
  const forgeries: [string, () => string][] = [
    ['alg none, unsigned', () => forgeJwt({ alg: 'none', typ: 'JWT' }, claims(), null, '')],
    ['alg NONE, unsigned', () => forgeJwt({ alg: 'NONE' }, claims(), null, '')],
    ['alg none, signed by the secret', () => signed(claims(), { alg: 'none' })],
    ['HS256 without a signature', () => forgeJwt(HS256, claims(), null, '')],
    [
      'HS512 by the same secret',
      () => forgeJwt({ alg: 'HS512', typ: 'JWT' }, claims(), 'sha512', test.config.jwtSecret)
    ],
    [
      'HS384 by the same secret',
      () => forgeJwt({ alg: 'HS384', typ: 'JWT' }, claims(), 'sha384', test.config.jwtSecret)
    ],
    ['a header of RS256', () => signed(claims(), { alg: 'RS256' })],
    ['no alg', () => signed(claims(), { typ: 'JWT' })],
    ['a critical extension', () => signed(claims(), { ...HS256, crit: ['x'], x: 1 })],
    [
      'a key of its own in the header',
      () => {
        const k = randomBytes(32).toString('base64url')
        const header = { ...HS256, kid: 'x', jku: 'https://evil.example/keys', jwk: { kty: 'oct', k } }
        return forgeJwt(header, claims(), 'sha256', k)
      }
    ],
    ['another secret', () => forgeJwt(HS256, claims(), 'sha256', randomBytes(32).toString('hex'))],
    ['an empty secret', () => forgeJwt(HS256, claims(), 'sha256', '')],
    ['another iss', () => signed({ ...claims(), iss: 'outro' })],
    ['another aud', () => signed({ ...claims(), aud: 'outra-api' })],
    ['a list of other aud', () => signed({ ...claims(), aud: ['outra-api', 'mais-uma'] })],
    ['no iss', () => signed(without('iss'))],
    ['no aud', () => signed(without('aud'))],
    ['no iss and no aud', () => signed(without('iss', 'aud'))],
    ['no sub', () => signed(without('sub'))],
    ['no sid', () => signed(without('sid'))],
    ['no jti', () => signed(without('jti'))],
    ['no exp', () => signed(without('exp'))],
    ['no iat', () => signed(without('iat'))],
    ['exp as text', () => signed({ ...claims(), exp: String(claims().exp) })],
    ['sub as a number', () => signed({ ...claims(), sub: own.id })],
    ['sub of SQL', () => signed({ ...claims(), sub: `${own.id} or 1=1` })],
    ['the sub of another account', () => signed({ ...claims(), sub: String(other.id) })],
    ['an unknown session', () => signed({ ...claims(), sid: randomUUID() })],
    ['the session of another account', () => signed({ ...claims(), sid: decodeJwt(other.token).payload.sid })],
    ['a sid that is no UUID', () => signed({ ...claims(), sid: "' or 1=1" })],
    ['a payload that is a list', () => signed([claims()])],
    ['a changed payload', () => `${own.token.split('.')[0]}.${other.token.split('.')[1]}.${own.token.split('.')[2]}`],
    ['a cut signature', () => own.token.slice(0, -2)],
    ['other unused bits in its signature', () => withOtherUnusedBits(own.token)],
    ['the refresh token', () => own.refreshToken],
    ['garbage', () => 'x.y.z'],
    ['dots', () => '..'],
    ['one letter', () => 'x'],
    ['a token of 4 kB', () => signed({ ...claims(), x: 'a'.repeat(4096) })],
    ['a token of 1 MB', () => `${own.token}${'a'.repeat(1024 * 1024)}`],
    ['a header of nested JSON', () => `${Buffer.from('['.repeat(2000)).toString('base64url')}.e30.x`]
  ]

  it.each(forgeries)('GET /api/v1/usuarios/logado: 401 for %s', async (_, token) => {
    const answer = await readMe(test, token())
    expectError(answer, 401, 'UNAUTHORIZED')
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  it.each([
    ['no header', undefined],
    ['another scheme', () => `Basic ${Buffer.from(`${own.email}:x`).toString('base64')}`],
    ['the token alone', () => own.token],
    ['no token', () => 'Bearer '],
    ['two tokens', () => `Bearer ${own.token} ${own.token}`],
    ['a list of tokens', () => `Bearer ${own.token}, Bearer ${own.token}`]
  ])('GET /api/v1/usuarios/logado: 401 for %s', async (_, header) => {
    const headers = header ? { authorization: header() } : undefined
    expectError(await test.call('GET', '/api/v1/usuarios/logado', { headers }), 401, 'UNAUTHORIZED')
  })

  it('GET /api/v1/usuarios/logado: 401 for a token in the query', async () => {
    expectError(
      await test.call('GET', '/api/v1/usuarios/logado', { query: { access_token: own.token } }),
      401,
      'UNAUTHORIZED'
    )
  })

  it('GET /api/v1/usuarios/logado: 200 whatever the case of the scheme', async () => {
    const headers = { authorization: `bearer ${own.token}` }
    expect((await test.call('GET', '/api/v1/usuarios/logado', { headers })).status).toBe(200)
  })
})

it('POST /api/v1/usuarios/refresh-token: 401 for an access token, and the session lives', async () => {
  expectError(await refresh(test, own.token), 401, 'INVALID_REFRESH_TOKEN')
  expect((await readMe(test, own.token)).status).toBe(200)
})

it('GET /api/v1/usuarios/logado: 401 once the clock reaches exp, 200 a second before', async () => {
  const { email } = await account(test, 'usuario')
  const { body } = await login(test, email)
  test.advance(3599_000)
  expect((await readMe(test, body.access_token)).status).toBe(200)
  test.advance(1000)
  expectError(await readMe(test, body.access_token), 401, 'UNAUTHORIZED')
  // A longer life cannot be claimed, and the session itself still exists.
  expect((await refresh(test, body.refresh_token)).status).toBe(200)
})

it('GET /api/v1/usuarios/logado: activity is noted at most once a minute', async () => {
  const { id, token } = await account(test, 'usuario')
  const seen = async () => {
    const [row] = await test.db
      .select({ sessao: sessoes.ultimaAtividade, usuario: usuarios.ultimoAcesso })
      .from(sessoes)
      .innerJoin(usuarios, eq(usuarios.id, sessoes.usuarioId))
      .where(eq(sessoes.usuarioId, id))
    return row
  }
  const start = test.clock.moment
  test.advance(MINUTE)
  await readMe(test, token)
  expect(await seen()).toEqual({ sessao: start, usuario: start })
  test.advance(1)
  await readMe(test, token)
  expect(await seen()).toEqual({ sessao: test.clock.moment, usuario: test.clock.moment })
})

describe('a change of the secret', () => {
  it('GET /api/v1/usuarios/logado: JWT_SECRET_PREVIOUS verifies, new tokens are signed by JWT_SECRET', async () => {
    const { email, token } = await account(test, 'usuario')
    const jwtSecret = randomBytes(32).toString('hex')
    const renewed = await openApp({ url: test.url, config: { jwtSecret, jwtSecretPrevious: test.config.jwtSecret } })
    const strict = await openApp({ url: test.url, config: { jwtSecret } })
    try {
      for (const instance of [renewed, strict]) instance.clock.moment = test.clock.moment
      expect((await readMe(renewed, token)).status).toBe(200)
      expectError(await readMe(strict, token), 401, 'UNAUTHORIZED')
      const { body } = await login(renewed, email)
      expect((await readMe(renewed, body.access_token)).status).toBe(200)
      expect((await readMe(strict, body.access_token)).status).toBe(200)
      expectError(await readMe(test, body.access_token), 401, 'UNAUTHORIZED')
      // The previous secret, too, covers only a whole and fresh token of HS256.
      const { payload } = decodeJwt(token)
      const previous = test.config.jwtSecret
      expectError(await readMe(renewed, forgeJwt({ alg: 'HS512' }, payload, 'sha512', previous)), 401, 'UNAUTHORIZED')
      expectError(
        await readMe(renewed, forgeJwt(HS256, { ...payload, aud: 'outra' }, 'sha256', previous)),
        401,
        'UNAUTHORIZED'
      )
      renewed.advance(3600_000)
      expectError(await readMe(renewed, token), 401, 'UNAUTHORIZED')
    } finally {
      await Promise.all([renewed.close(), strict.close()])
    }
  })
})
