import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { type Account, account, insertAccount } from '../support/accounts.ts'
import { type Call, startApp, type TestApp } from '../support/app.ts'
import { expectEnvelope, json, refusedFields } from './support.ts'

let test: TestApp
let admin: Account
let id: number
beforeAll(async () => {
  test = await startApp({ config: { rateLimit: false } })
  admin = await account(test, 'admin')
  id = (await insertAccount(test, 'usuario', { email: 'bia@saude.example', nome: 'Bia' })).id
})
afterAll(() => test.close())

const at = (query = '') => `/api/v1/usuarios/${id}${query}`
const call = (method: 'GET' | 'PUT' | 'DELETE', query: string, given: Call = {}) =>
  test.call(method, at(query), { token: admin.token, ...given })

it('three routes are shared, and no other', () => {
  const shared = operations
    .filter((operation) => operation.shared !== null)
    .map(({ method, path }) => `${method} ${path}`)
  expect(shared.sort()).toEqual(['DELETE', 'GET', 'PUT'].map((method) => `${method} /api/v1/usuarios/{id}`))
})

describe('GET /api/v1/usuarios/{id}', () => {
  it('without include: Detail of A', async () => {
    const { status, body } = await call('GET', '')
    expect([status, 'created_at' in body, 'criado_em' in body]).toEqual([200, true, false])
  })

  it.each(['?include=grupos', '?include=grupos,permissoes,historico', '?include=grupos&include=permissoes'])(
    '%s: detail of B',
    async (query) => {
      const { status, body } = await call('GET', query)
      expect([status, 'created_at' in body, 'criado_em' in body]).toEqual([200, false, true])
    }
  )

  it.each(['?include', '?include=', '?include=senha', '?include=grupos,grupos', '?include=grupos&zz=1'])(
    '%s: 422 of B',
    async (query) => {
      refusedFields(await call('GET', query), { description: 'b' })
    }
  )

  it.each(['?zz=1', '?Include=grupos', '?include%00=grupos', '?motivo=x'])('%s: 422 of A', async (query) => {
    refusedFields(await call('GET', query), { description: 'a' })
  })
})

describe('PUT /api/v1/usuarios/{id}', () => {
  const usuario = { nome: 'Bia', email: 'bia@saude.example' }

  it('with the key usuario: Base of A', async () => {
    const { status, body } = await call('PUT', '', { body: { usuario } })
    expect([status, body.nome, 'campos_alterados' in body]).toEqual([200, 'Bia', false])
  })

  it('without the key usuario: what has changed, by B', async () => {
    const { status, body } = await call('PUT', '', { body: { cargo: 'Chefe' } })
    expect([status, body.campos_alterados]).toEqual([200, ['cargo']])
  })

  it.each([
    ['an empty object', '{}'],
    ['an empty body', ''],
    ['a list', '[{"cargo":"Chefe"}]'],
    ['null', 'null'],
    ['a number', '5'],
    ['a text', '"cargo"'],
    ['bad JSON', '{"cargo":'],
    ['usuario and a field of B', JSON.stringify({ usuario, cargo: 'Chefe' })],
    ['usuario as null', '{"usuario":null,"cargo":"Chefe"}'],
    ['usuario alone, and wrong', '{"usuario":{}}']
  ])('%s: 422 detail of A', async (_, raw) => {
    refusedFields(await call('PUT', '', json(raw)), { description: 'a' })
  })

  it.each([
    ['an unknown field', '{"zz":1}'],
    ['a wrong value', '{"cargo":5}'],
    ['the key of A in another case', '{"Usuario":{}}'],
    ['cpf and senha', '{"cpf":"1","senha":"x"}']
  ])('%s: 422 VALIDATION_ERROR of B', async (_, raw) => {
    refusedFields(await call('PUT', '', json(raw)), { description: 'b' })
  })

  it('keys that reach for prototypes: 400', async () => {
    expectEnvelope(await call('PUT', '', json('{"__proto__":{"usuario":1}}')), 400, 'MALFORMED_REQUEST')
  })

  it('a query does not decide: 422 of the description that the body chose', async () => {
    refusedFields(await call('PUT', '?include=grupos', { body: { usuario } }), { description: 'a' })
    refusedFields(await call('PUT', '?include=grupos', { body: { cargo: 'Chefe' } }), { description: 'b' })
  })

  it('a form: 415 in either description', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expectEnvelope(await call('PUT', '', { raw: 'usuario=1', headers }), 415, 'UNSUPPORTED_MEDIA_TYPE')
    expectEnvelope(await call('PUT', '', { raw: 'cargo=Chefe', headers }), 415, 'UNSUPPORTED_MEDIA_TYPE')
  })
})

describe('DELETE /api/v1/usuarios/{id}', () => {
  it.each([
    '?transferir_para=1',
    '?force=true',
    '?force',
    '?motivo=',
    '?motivo=%20',
    '?motivo=x&force=2',
    '?force=true&zz=1'
  ])('%s: 422 of B', async (query) => {
    refusedFields(await call('DELETE', query), { description: 'b' })
  })

  it.each(['?zz=1', '?include=grupos', '?Motivo=x'])('%s: 422 of A, and nothing is removed', async (query) => {
    refusedFields(await call('DELETE', query), { description: 'a' })
    expect((await call('GET', '')).status).toBe(200)
  })

  it('with motivo: soft delete of B; without: physical removal of A', async () => {
    const soft = await call('DELETE', '?motivo=Desligamento')
    expect([soft.status, soft.body.acoes_realizadas.usuario_desativado]).toEqual([200, true])
    expect((await call('GET', '')).body.ativo).toBe(false)
    const hard = await call('DELETE', '')
    expect([hard.status, hard.body]).toEqual([
      200,
      { message: expect.stringMatching(/^Usuário removido definitivamente/) }
    ])
    expectEnvelope(await call('GET', ''), 404, 'NOT_FOUND')
  })

  it('unknown record: 404 in the envelope, in A and in B', async () => {
    expectEnvelope(await call('DELETE', ''), 404, 'NOT_FOUND')
    expectEnvelope(await call('DELETE', '?motivo=x'), 404, 'NOT_FOUND')
  })
})
