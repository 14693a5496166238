import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, insertAccount, login } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { CHROME, FIREFOX, loginB } from './b-support.ts'
import { auditRows, DAY, decodeJwt, expectError, MINUTE, readMe, refresh } from './support.ts'

let test: TestApp
let second: TestApp

beforeAll(async () => {
  test = await startApp()
  second = await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret } })
})
afterAll(async () => {
  await second.close()
  await test.close()
})

const list = (token: string, at = test) => at.call('GET', '/api/v1/auth/sessions', { token })
const end = (token: string, id: string, at = test) => at.call('DELETE', `/api/v1/auth/sessions/${id}`, { token })
const sid = (token: string): string => decodeJwt(token).payload.sid

describe('GET /api/v1/auth/sessions', () => {
  it("GET /api/v1/auth/sessions: 200 with exactly the caller's open sessions of A and B, newest activity first", async () => {
    const { email } = await insertAccount(test, 'usuario')
    await account(test, 'usuario')
    const began = test.clock.moment.toISOString()
    const place = { 'x-forwarded-for': '203.0.113.7', 'x-client-location': 'Recife, BR' }
    const first = (await loginB(test, email, {}, { 'user-agent': FIREFOX, ...place })).body.access_token
    test.advance(MINUTE)
    const later = test.clock.moment.toISOString()
    const body = { email, password: 'Dengue#2024' }
    const answer = await test.call('POST', '/api/v1/usuarios/login', { body, headers: { 'user-agent': CHROME } })
    const listed = await list(answer.body.access_token)
    expect(listed.body).toEqual({
      total: 2,
      items: [
        {
          id: sid(answer.body.access_token),
          device: 'Chrome (Android)',
          ip_address: '127.0.0.1',
          location: null,
          created_at: later,
          last_activity: later,
          current: true
        },
        {
          id: sid(first),
          device: 'Firefox (Linux)',
          ip_address: '203.0.113.7',
          location: 'Recife, BR',
          created_at: began,
          last_activity: began,
          current: false
        }
      ]
    })
    expect(listed.status).toBe(200)
    const other = await list(first, second)
    expect(other.body.items.map(({ id, current }: { id: string; current: boolean }) => [id, current])).toEqual([
      [sid(answer.body.access_token), false],
      [sid(first), true]
    ])
  })

  it('GET /api/v1/auth/sessions: activity moves a session up', async () => {
    const who = await account(test, 'usuario')
    const { body } = await login(test, who.email)
    test.advance(2 * MINUTE)
    const items = (await list(who.token)).body.items
    expect(items.map(({ id }: { id: string }) => id)).toEqual([sid(who.token), sid(body.access_token)])
    expect(items[0].last_activity).toBe(test.clock.moment.toISOString())
  })

  it('GET /api/v1/auth/sessions: ended sessions and those whose refresh token has expired are not listed', async () => {
    const { email } = await insertAccount(test, 'usuario')
    const kept = (await loginB(test, email, { remember_me: true })).body
    const ended = (await loginB(test, email)).body
    await loginB(test, email)
    await test.call('POST', '/api/v1/auth/logout', { token: ended.access_token })
    expect((await list(kept.access_token)).body.total).toBe(2)
    test.advance(7 * DAY)
    const renewed = (await refresh(test, kept.refresh_token)).body
    const { total, items } = (await list(renewed.access_token)).body
    expect([total, items.map(({ id }: { id: string }) => id)]).toEqual([1, [sid(kept.access_token)]])
  })

  it('GET /api/v1/auth/sessions: an address that no trusted proxy reports has no location', async () => {
    const { email } = await insertAccount(test, 'usuario')
    const { body } = await loginB(test, email, {}, { 'x-client-location': 'Marte' })
    expect((await list(body.access_token)).body.items[0].location).toBeNull()
  })

  it('GET /api/v1/auth/sessions: 401 without a token', async () => {
    expectError(await test.call('GET', '/api/v1/auth/sessions'), 401, 'UNAUTHORIZED')
  })
})

describe('DELETE /api/v1/auth/sessions/{session_id}', () => {
  it('DELETE /api/v1/auth/sessions/{session_id}: 204 without a body; its tokens are refused at the next call on another instance', async () => {
    const who = await account(test, 'usuario')
    const { body } = await login(test, who.email)
    expect((await readMe(second, body.access_token)).status).toBe(200)
    const answer = await end(who.token, sid(body.access_token))
    expect([answer.status, answer.body.length]).toEqual([204, 0])
    expectError(await readMe(second, body.access_token), 401, 'UNAUTHORIZED')
    expectError(await refresh(second, body.refresh_token), 401, 'INVALID_REFRESH_TOKEN')
    expect((await list(who.token, second)).body.total).toBe(1)
  })

  it('DELETE /api/v1/auth/sessions/{session_id}: the session of the call itself may be ended', async () => {
    const who = await account(test, 'usuario')
    expect((await end(who.token, sid(who.token))).status).toBe(204)
    expectError(await readMe(test, who.token), 401, 'UNAUTHORIZED')
  })

  it("DELETE /api/v1/auth/sessions/{session_id}: 404 for someone else's, even for an administrator, and it lives", async () => {
    const [who, stranger, admin] = [
      await account(test, 'usuario'),
      await account(test, 'usuario'),
      await account(test, 'admin')
    ]
    for (const { token } of [stranger, admin]) expectError(await end(token, sid(who.token)), 404, 'SESSION_NOT_FOUND')
    expect((await readMe(test, who.token)).status).toBe(200)
  })

  it('DELETE /api/v1/auth/sessions/{session_id}: 404 the second time', async () => {
    const who = await account(test, 'usuario')
    const other = sid((await login(test, who.email)).body.access_token)
    expect((await end(who.token, other)).status).toBe(204)
    expectError(await end(who.token, other), 404, 'SESSION_NOT_FOUND')
  })

  it.each([randomUUID(), '1', 'x', '..%2F..%2Fx', '%00', 'null', 'a'.repeat(100), `${randomUUID()}'--`])(
    'DELETE /api/v1/auth/sessions/%s: 404 SESSION_NOT_FOUND',
    async (id) => {
      const who = await account(test, 'usuario')
      expectError(await end(who.token, id), 404, 'SESSION_NOT_FOUND')
    }
  )

  it('DELETE /api/v1/auth/sessions/{session_id}: 401 without a token', async () => {
    const who = await account(test, 'usuario')
    const answer = await test.call('DELETE', `/api/v1/auth/sessions/${sid(who.token)}`)
    expectError(answer, 401, 'UNAUTHORIZED')
  })

  it('DELETE /api/v1/auth/sessions/{session_id}: leaves an entry in the audit trail, a refusal none', async () => {
    const who = await account(test, 'usuario')
    const other = sid((await login(test, who.email)).body.access_token)
    await end(who.token, randomUUID())
    await end(who.token, other)
    await end(who.token, sid(who.token))
    const rows = (await auditRows(test, 'logout')).filter(({ atorId }) => atorId === who.id)
    expect(rows.map(({ detalhes }) => detalhes)).toEqual([{ outra: true }, { outra: false }])
  })
})
