import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileTokens } from '../../src/client/node/index.ts'
import { fakeService, json, refusal, type Sent } from './support.ts'

/** A service whose tokens are numbers: it accepts only the newest one, and gives the next. */
function createTokens() {
  const state = { valid: 1, refreshes: 0 }
  const pair = () => ({ access_token: `a${state.valid}`, refresh_token: `r${state.valid}`, expires_in: 3600 })
  const reply = async ({ url, headers, body }: Sent) => {
    await new Promise((resolve) => setImmediate(resolve))
    if (url.pathname === '/api/v1/auth/login') return json(200, { ...pair(), user: { id: 1, nome: 'Ana', email: '' } })
    if (url.pathname === '/api/v1/auth/refresh') {
      state.refreshes += 1
      if (JSON.parse(String(body)).refresh_token !== `r${state.valid}`) return refusal(401, 'INVALID_REFRESH_TOKEN')
      state.valid += 1
      return json(200, pair())
    }
    return headers.get('authorization') === `Bearer a${state.valid}`
      ? json(200, { ok: true })
      : refusal(401, 'UNAUTHORIZED')
  }
  return { state, reply }
}

function tokenService(options: Parameters<typeof fakeService>[1] = {}) {
  const { state, reply } = createTokens()
  return { state, ...fakeService(reply, options) }
}

const me = '/api/v1/usuarios/me'
const credentials = { email: 'ana@saude.example', senha: 'Dengue#2024' }

describe('tokens', () => {
  it('20 calls at once with an expired token: one refresh, and all are answered', async () => {
    const { client, state, sent } = tokenService({ tokens: { access_token: 'a0', refresh_token: 'r1' } })
    await Promise.all(Array.from({ length: 20 }, () => client.GET(me)))
    expect([state.refreshes, sent.length]).toEqual([1, 41])
    expect(client.tokens()).toMatchObject({ access_token: 'a2', refresh_token: 'r2' })
  })

  it('a token that is about to expire is renewed before it is sent', async () => {
    const { client, state, sent, advance } = tokenService()
    await client.login(credentials)
    advance(3_595_000)
    await Promise.all([client.GET(me), client.GET(me), client.a.GET('/api/v1/usuarios/logado')])
    expect([state.refreshes, sent.filter(({ url }) => url.pathname === me).length]).toEqual([1, 2])
  })

  it('a key is sent as it is, is never renewed, and excludes tokens', async () => {
    const key = 'sik_7Qm2VbN8sT0kYc5LrWd1XhJ6pGf9ZaEuRo3PNoQV'
    const { client, sent } = fakeService(
      ({ headers }) =>
        headers.get('authorization') === `Bearer ${key}` ? json(200, {}) : refusal(401, 'UNAUTHORIZED'),
      { key }
    )
    await client.GET(me)
    expect(sent).toHaveLength(1)
    const revoked = fakeService(() => refusal(401, 'UNAUTHORIZED'), { key })
    await expect(revoked.client.GET(me)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(revoked.sent).toHaveLength(1)
    expect(() => fakeService(() => json(200, {}), { key, tokens: 'a1' })).toThrow(TypeError)
  })

  it('what renews in another way than by a refresh token is asked once, and null ends the session', async () => {
    let renewals = 0
    const renew = async () => (renewals++ === 0 ? { access_token: 'a1', expires_in: 3600 } : null)
    const { client, state, sent } = tokenService({ tokens: { access_token: 'a0' }, renew })
    await Promise.all(Array.from({ length: 20 }, () => client.GET(me)))
    expect([renewals, state.refreshes, sent.length]).toEqual([1, 0, 40])
    state.valid += 1
    await expect(client.GET(me)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect([renewals, client.tokens()]).toEqual([2, null])
  })

  it('a session that has ended: every call fails, the tokens are forgotten, and nothing is tried again', async () => {
    const { client, state } = tokenService({ tokens: { access_token: 'a0', refresh_token: 'r0' } })
    const calls = await Promise.allSettled([client.GET(me), client.GET(me)])
    expect(calls.map((each) => each.status === 'rejected' && each.reason.code)).toEqual(
      Array(2).fill('INVALID_REFRESH_TOKEN')
    )
    expect([state.refreshes, client.tokens()]).toEqual([1, null])
    await expect(client.GET(me)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(state.refreshes).toBe(1)
  })

  it('an access token alone: its refusal reaches the caller', async () => {
    const { client, sent } = tokenService({ tokens: 'a0' })
    await expect(client.GET(me)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(sent).toHaveLength(1)
  })

  it('calls without need of a token send none; a wrong password at login does not cause a refresh', async () => {
    const { client, sent } = fakeService(() => refusal(401, 'INVALID_CREDENTIALS'), {
      tokens: { access_token: 'a1', refresh_token: 'r1' }
    })
    await expect(client.login(credentials)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(sent.map(({ headers }) => headers.has('authorization'))).toEqual([false])
  })

  it('logout forgets the tokens, even when the session has already ended', async () => {
    const { client } = tokenService({ tokens: 'a0' })
    await client.logout()
    expect(client.tokens()).toBeNull()
  })
})

describe('fileTokens', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sdk-tokens-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('only the owner can read the file; it goes away with the session', async () => {
    const path = join(folder, 'one', 'tokens.json')
    const { client } = tokenService({ tokens: fileTokens(path) })
    await client.login(credentials)
    const modes = await Promise.all([stat(path), stat(join(folder, 'one'))])
    expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['600', '700'])
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ access_token: 'a1' })
    await client.logout()
    expect(await readdir(join(folder, 'one'))).toEqual([])
  })

  it('two programs with one file: one of them renews, and the other uses the result', async () => {
    const path = join(folder, 'two.json')
    await fileTokens(path).save({ access_token: 'a0', refresh_token: 'r1' })
    const { state, reply } = createTokens()
    const programs = [1, 2].map(() => fakeService(reply, { tokens: fileTokens(path) }))
    await Promise.all(programs.map(({ client }) => client.GET(me)))
    expect([state.refreshes, programs.map(({ client }) => client.tokens()?.access_token)]).toEqual([1, ['a2', 'a2']])
    expect(await readdir(folder)).not.toContain('two.json.lock')
  })
})
