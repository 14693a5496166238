import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { at, detail, errorOf, storedUsuario } from './support.ts'

let test: TestApp
let gestor: Account
let admin: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  admin = await account(test, null, { admin: true })
})
afterAll(() => test.close())

const put = (id: number | string, body: unknown, token = gestor.token) => test.call('PUT', at(id), { token, body })

describe('PUT /api/v1/usuarios/{usuario_id} (A): 422 detail', () => {
  it.each<[field: string, value: unknown, type: string]>([
    ['nome', undefined, 'missing'],
    ['nome', null, 'type_error'],
    ['nome', '  ', 'value_error.blank'],
    ['nome', 'Ana\0', 'value_error.text'],
    ['email', undefined, 'missing'],
    ['email', null, 'type_error'],
    ['email', ' a@saude.example', 'value_error.email'],
    ['senha', 7, 'type_error'],
    ['senha', 'Curta1!', 'string_too_short'],
    ['senha', '', 'string_too_short'],
    ['admin', null, 'type_error'],
    ['admin', 'true', 'type_error'],
    ['ativo', null, 'type_error'],
    ['telefone', '81 99999-1234', 'string_pattern_mismatch'],
    ['estado', 'Pernambuco', 'enum'],
    ['cidade', 'x'.repeat(201), 'string_too_long'],
    ['permissoes', null, 'type_error'],
    ['cargo', 'Chefe', 'extra_forbidden'],
    ['cpf', '52998224725', 'extra_forbidden'],
    ['plano', 'enterprise', 'extra_forbidden'],
    ['id', 1, 'extra_forbidden'],
    ['master_key', 'x', 'extra_forbidden'],
    ['criado_por_id', 1, 'extra_forbidden']
  ])('at usuario.%s for %j', async (field, value, type) => {
    const target = await insertAccount(test, 'usuario')
    const before = await storedUsuario(test, target.id)
    const usuario = { nome: 'Ana', email: target.email, cidade: 'Olinda', [field]: value }
    expect(await put(target.id, { usuario }, admin.token)).toMatchObject(detail([['body', 'usuario', field], type]))
    expect(await storedUsuario(test, target.id)).toEqual(before)
  })

  it('at the query for a parameter, at the path for an id that is not a number', async () => {
    const usuario = { nome: 'Ana', email: gestor.email }
    const answer = await test.call('PUT', at(gestor.id), { token: gestor.token, body: { usuario }, query: { x: '1' } })
    expect(answer).toMatchObject(detail([['query', 'x'], 'extra_forbidden']))
    expect(await put('abc', { usuario })).toMatchObject(detail([['path', 'usuario_id'], 'type_error']))
  })

  it('415 for another content type', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await test.call('PUT', at(gestor.id), { token: gestor.token, raw: 'usuario=x', headers })
    expect(answer).toMatchObject(errorOf(415, 'UNSUPPORTED_MEDIA_TYPE'))
  })
})
