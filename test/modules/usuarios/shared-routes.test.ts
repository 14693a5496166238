import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { at, detail, errorOf, invalid, storedUsuario } from './support.ts'

// Three routes are in both descriptions. The shape of the request decides, and A governs whenever it is unclear.
let test: TestApp
let gestor: Account
const json = { 'content-type': 'application/json' }

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const get = (query: Record<string, string>) => test.call('GET', at(gestor.id), { token: gestor.token, query })

describe('GET /api/v1/usuarios/{id}', () => {
  it('without include is A, with it B', async () => {
    const a = await get({})
    expect(a.body).toHaveProperty('created_at')
    expect(a.body).not.toHaveProperty('criado_em')
    const b = await get({ include: 'grupos' })
    expect(b.body).toHaveProperty('criado_em')
    expect(b.body).not.toHaveProperty('created_at')
  })

  it('refuses in the shape of the chosen one', async () => {
    expect(await get({ Include: 'grupos' })).toMatchObject(detail([['query', 'Include'], 'extra_forbidden']))
    expect(await get({ include: '' })).toMatchObject(invalid(['include', 'INVALID_VALUE']))
  })
})

describe('PUT /api/v1/usuarios/{id}', () => {
  const put = (body: unknown) => test.call('PUT', at(gestor.id), { token: gestor.token, body })
  const putRaw = (raw: string) => test.call('PUT', at(gestor.id), { token: gestor.token, raw, headers: json })

  it('with usuario is A, without it B', async () => {
    const a = await put({ usuario: { nome: 'Gestor', email: gestor.email } })
    expect(a).toMatchObject({ status: 200, body: { nome: 'Gestor', email: gestor.email } })
    const b = await put({ nome: 'Gestora' })
    expect(b).toMatchObject({ status: 200, body: { id: gestor.id, campos_alterados: ['nome'] } })
  })

  it.each<[name: string, body: unknown, loc: string[], type: string]>([
    ['an empty object', {}, ['body', 'usuario'], 'missing'],
    ['usuario null', { usuario: null }, ['body', 'usuario'], 'type_error'],
    [
      'usuario beside a field of B',
      { usuario: { nome: 'x', email: 'x@saude.example' }, cargo: 'x' },
      ['body', 'cargo'],
      'extra_forbidden'
    ],
    ['a list', [{ cargo: 'x' }], ['body'], 'type_error'],
    ['null', null, ['body'], 'type_error'],
    ['a string', 'cargo', ['body'], 'type_error'],
    ['a number', 7, ['body'], 'type_error']
  ])('with %s is A: 422 detail', async (_name, body, loc, type) => {
    expect(await put(body)).toMatchObject(detail([loc, type]))
  })

  it('with no body, and with a body that is not JSON, is A: 422 detail', async () => {
    expect(await test.call('PUT', at(gestor.id), { token: gestor.token })).toMatchObject(detail([['body'], 'missing']))
    expect(await putRaw('')).toMatchObject(detail([['body'], 'missing']))
    expect(await putRaw('{"cargo":')).toMatchObject(detail([['body'], 'json_invalid']))
  })

  it('with only unknown keys is B: 422 VALIDATION_ERROR', async () => {
    expect(await put({ Usuario: {} })).toMatchObject(invalid(['Usuario', 'UNKNOWN_FIELD']))
    expect(await put({ permissoes: [1] })).toMatchObject(invalid(['permissoes', 'UNKNOWN_FIELD']))
  })

  it('with a duplicate key the last one counts', async () => {
    expect((await putRaw('{"cargo":"um","cargo":"dois"}')).status).toBe(200)
    expect((await storedUsuario(test, gestor.id))?.cargo).toBe('dois')
  })

  it.each(['{"__proto__":{"admin":true}}', '{"cargo":"x","constructor":{}}', '{"usuario":{"__proto__":{}}}'])(
    '400 MALFORMED_REQUEST for %s',
    async (raw) => {
      expect(await putRaw(raw)).toMatchObject(errorOf(400, 'MALFORMED_REQUEST'))
    }
  )

  it('error bodies of B are the whole envelope', async () => {
    const headers = { 'x-request-id': 'r-b' }
    const answer = await test.call('PUT', at(gestor.id), {
      token: gestor.token,
      body: { senha: 'x', estado: 'XX' },
      headers
    })
    expect(answer.status).toBe(422)
    expect(answer.body).toEqual({
      error: {
        code: 'VALIDATION_ERROR',
        message: 'Há dados inválidos na requisição.',
        details: expect.any(Array),
        request_id: 'r-b',
        timestamp: test.clock.moment.toISOString()
      }
    })
    const details = answer.body.error.details as { field: string }[]
    expect(details.sort((x, y) => x.field.localeCompare(y.field))).toEqual([
      { field: 'estado', message: expect.stringContaining('AC, AL, AM'), code: 'INVALID_VALUE' },
      { field: 'senha', message: 'Este campo não pode ser alterado por esta operação.', code: 'IMMUTABLE_FIELD' }
    ])
  })
})

describe('DELETE /api/v1/usuarios/{id}', () => {
  it.each<[query: Record<string, string>, kept: boolean]>([
    [{}, false],
    [{ motivo: 'x' }, true],
    [{ motivo: 'x', force: 'true' }, true]
  ])('with %j keeps the record: %s', async (query, kept) => {
    const target = await insertAccount(test, 'usuario')
    expect((await test.call('DELETE', at(target.id), { token: gestor.token, query })).status).toBe(200)
    expect((await storedUsuario(test, target.id)) !== null).toBe(kept)
  })

  it.each<[query: Record<string, string>]>([[{ force: 'true' }], [{ transferir_para: '1' }], [{ motivo: '' }]])(
    'with %j is B, which needs a reason: 422, and nothing is removed',
    async (query) => {
      const target = await insertAccount(test, 'usuario')
      const answer = await test.call('DELETE', at(target.id), { token: gestor.token, query })
      expect(answer).toMatchObject(errorOf(422, 'VALIDATION_ERROR'))
      expect(answer.body.error.details[0].field).toBe('motivo')
      expect(await storedUsuario(test, target.id)).toMatchObject({ ativo: true })
    }
  )

  it.each(['Motivo', 'FORCE', 'motivo[]'])(
    'with the misspelt %s is A, which refuses it: nothing is removed',
    async (name) => {
      const target = await insertAccount(test, 'usuario')
      const answer = await test.call('DELETE', at(target.id), { token: gestor.token, query: { [name]: 'x' } })
      expect(answer).toMatchObject(detail([['query', name], 'extra_forbidden']))
      expect(await storedUsuario(test, target.id)).toMatchObject({ ativo: true })
    }
  )
})
