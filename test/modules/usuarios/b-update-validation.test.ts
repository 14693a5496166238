import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { at, invalid, storedUsuario } from './support.ts'

let test: TestApp
let admin: Account

beforeAll(async () => {
  test = await startApp()
  admin = await account(test, null, { admin: true })
})
afterAll(() => test.close())

const put = (id: number, body: unknown) => test.call('PUT', at(id), { token: admin.token, body })

describe('PUT /api/v1/usuarios/{id} (B): 422 VALIDATION_ERROR', () => {
  it.each<[field: string, value: unknown, code: string]>([
    ['cpf', '529.982.247-26', 'INVALID_CPF'],
    ['cpf', '', 'INVALID_CPF'],
    ['cpf', 52998224725, 'INVALID_TYPE'],
    ['senha', 'Zika!2025x', 'IMMUTABLE_FIELD'],
    ['senha', null, 'IMMUTABLE_FIELD'],
    ['nome', null, 'INVALID_TYPE'],
    ['nome', ' ', 'REQUIRED'],
    ['nome', 'Ana\0', 'INVALID_FORMAT'],
    ['email', 'x', 'INVALID_EMAIL'],
    ['email', ' a@saude.example', 'INVALID_EMAIL'],
    ['telefone', '99999-1234', 'INVALID_FORMAT'],
    ['estado', 'xx', 'INVALID_VALUE'],
    ['cargo', 'x'.repeat(201), 'TOO_LONG'],
    ['departamento', 7, 'INVALID_TYPE'],
    ['admin', 'true', 'INVALID_TYPE'],
    ['ativo', null, 'INVALID_TYPE'],
    ['plano', 'gold', 'INVALID_VALUE'],
    ['grupos_ids', 1, 'INVALID_TYPE'],
    ['grupos_ids', null, 'INVALID_TYPE'],
    ['permissoes_ids', {}, 'INVALID_TYPE'],
    ['id', 1, 'IMMUTABLE_FIELD'],
    ['email_verificado', true, 'IMMUTABLE_FIELD'],
    ['mfa_habilitado', true, 'IMMUTABLE_FIELD'],
    ['master_key', 'x', 'UNKNOWN_FIELD'],
    ['criado_em', '2020-01-01T00:00:00Z', 'IMMUTABLE_FIELD'],
    ['permissoes', [], 'UNKNOWN_FIELD']
  ])('at %s for %j', async (field, value, code) => {
    const target = await insertAccount(test, 'usuario')
    const before = await storedUsuario(test, target.id)
    expect(await put(target.id, { [field]: value, cidade: 'Olinda' })).toMatchObject(invalid([field, code]))
    expect(await storedUsuario(test, target.id)).toEqual(before)
  })
})

describe('PUT /api/v1/usuarios/{id} (B): cpf', () => {
  it('200 once where there is none; after that another one is 422, and so is one that somebody has', async () => {
    const { id } = await insertAccount(test, 'usuario')
    expect((await put(id, { cpf: '529.982.247-25' })).body.campos_alterados).toEqual(['cpf'])
    expect((await storedUsuario(test, id))?.cpf).toBe('52998224725')
    const again = await put(id, { cpf: '529.982.247-25' })
    expect([again.status, again.body.campos_alterados]).toEqual([200, []])
    expect((await storedUsuario(test, id))?.cpf).toBe('52998224725')
    expect(await put(id, { cpf: '111.444.777-35' })).toMatchObject(invalid(['cpf', 'IMMUTABLE_FIELD']))
    expect(await put(id, { cpf: null })).toMatchObject(invalid(['cpf', 'IMMUTABLE_FIELD']))
    const other = await insertAccount(test, 'usuario')
    expect(await put(other.id, { cpf: '52998224725' })).toMatchObject(invalid(['cpf', 'DUPLICATE']))
  })

  it('nobody gives it to themselves', async () => {
    const me = await account(test, 'usuario')
    const answer = await test.call('PUT', at(me.id), { token: me.token, body: { cpf: '111.444.777-35' } })
    expect(answer).toMatchObject(invalid(['cpf', 'IMMUTABLE_FIELD']))
    expect((await storedUsuario(test, me.id))?.cpf).toBeNull()
  })
})
