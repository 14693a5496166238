import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAllPermissaoNames } from '../../../src/modules/permissoes/queries.ts'
import { samples, titled } from '../../contract/support.ts'
import { type Account, account } from '../../support/accounts.ts'
import { type Answer, startApp, type TestApp } from '../../support/app.ts'
import { caso } from '../../support/caso.ts'
import { insertedKey } from './support.ts'

/*
 * What each operation answers to each kind of key. The rows are those of the contract, so that a new operation is in
 * here without a line of its own.
 */

const secured = samples.filter(({ operation }) => !operation.public)
const PE = [{ tipo: 'uf' as const, codigo: 'PE' }]
const AC = [{ tipo: 'uf' as const, codigo: 'AC' }]

let test: TestApp
let owner: Account
let poor: Account
/** Everything that a key can be given. */
let permissions: string[]
let keys: Record<'with' | 'lost' | 'expired' | 'revoked' | 'address' | 'territory', string>
/** Keys that have everything but one permission, by that permission. */
const without = new Map<string, string>()
let casoId: number

beforeAll(async () => {
  test = await startApp()
  owner = await account(test, 'gestor')
  poor = await account(test, null)
  permissions = (await readAllPermissaoNames(test.db)).filter((name) => name !== 'admin')
  const past = new Date(test.clock.moment.getTime() - 1)
  keys = {
    with: await insertedKey(test, owner.id, permissions),
    lost: await insertedKey(test, poor.id, permissions),
    expired: await insertedKey(test, owner.id, permissions, { expiraEm: past }),
    revoked: await insertedKey(test, owner.id, permissions, { revogadoEm: past }),
    address: await insertedKey(test, owner.id, permissions, { ips: ['192.0.2.0/24'] }),
    territory: await insertedKey(test, owner.id, permissions, { territorios: AC })
  }
  for (const name of permissions) {
    const rest = permissions.filter((other) => other !== name)
    without.set(name, await insertedKey(test, owner.id, rest))
  }
  const inside = await insertedKey(test, owner.id, permissions, { territorios: PE })
  const made = await test.call('POST', '/api/v1/agravos/casos', { token: inside, body: caso('chave-1') })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  casoId = made.body.id
})
afterAll(() => test.close())

/** What stands between a key and the work; null where nothing did. */
function refusalOf({ status, body }: Answer): string | null {
  expect(status, JSON.stringify(body)).toBeLessThan(500)
  const code = body?.error?.code as string | undefined
  const isRefusal =
    status === 401 || ['PERMISSION_DENIED', 'SESSION_REQUIRED', 'KEY_ADDRESS_REFUSED'].includes(code ?? '')
  return isRefusal ? (code ?? null) : null
}

describe.each(titled(secured))('%s', (_, { operation, method, url, body }) => {
  const answer = (token: string) => test.call(method, url, { token, body })
  const refusal = async (token: string) => refusalOf(await answer(token))
  const { permission, needsSession } = operation
  const isUpload = 'multipart/form-data' in (operation.body?.content ?? {})

  it('with the permission', async () => {
    const expected = needsSession ? 'SESSION_REQUIRED' : permission === 'admin' ? 'PERMISSION_DENIED' : null
    expect(await refusal(keys.with)).toBe(expected)
  })

  it('without the permission, and when its owner has lost it', async () => {
    if (permission === null || permission === 'admin') return
    const expected = needsSession ? 'SESSION_REQUIRED' : 'PERMISSION_DENIED'
    expect(await refusal(without.get(permission)!)).toBe(expected)
    expect(await refusal(keys.lost)).toBe(expected)
  })

  it('expired, revoked, from another address', async () => {
    expect(await refusal(keys.expired)).toBe('UNAUTHORIZED')
    expect(await refusal(keys.revoked)).toBe('UNAUTHORIZED')
    expect(await refusal(keys.address)).toBe('KEY_ADDRESS_REFUSED')
  })

  it('of another territory: there is no such case', async () => {
    if (!operation.path.startsWith('/api/v1/agravos/casos/{id}') || isUpload) return
    const own = { token: keys.territory, body }
    const at = operation.path.replace('{id}', String(casoId)).replace('{anexo_id}', '1')
    const query = 'motivo' in operation.query.properties ? { motivo: 'Teste' } : undefined
    const answered = await test.call(method, at, { ...own, query })
    expect(answered.status, JSON.stringify(answered.body)).toBe(404)
  })
})

it('lists, searches and exports of another territory have no such case', async () => {
  const seen = await test.call('GET', '/api/v1/agravos/casos', { token: keys.territory })
  expect(seen.body.total).toBe(0)
  expect((await test.call('GET', '/api/v1/agravos/casos', { token: keys.with })).body.total).toBeGreaterThan(0)
})
