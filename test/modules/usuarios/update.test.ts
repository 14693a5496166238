import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemPermissoes } from '../../../src/modules/permissoes/seed.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  at,
  denied,
  detail,
  directOf,
  giveDirect,
  notFound,
  permissaoId,
  statusOf,
  storedUsuario,
  unauthorized
} from './support.ts'

let test: TestApp
let gestor: Account
let admin: Account
const filled = {
  telefone: '(81) 99999-1234',
  estado: 'PE',
  cidade: 'Recife',
  funcao: 'Epidemiologista',
  instituicao: 'Secretaria de Saúde'
}

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  admin = await account(test, null, { admin: true })
})
afterAll(() => test.close())

const put = (id: number | string, body: unknown, token: string | undefined = gestor.token) =>
  test.call('PUT', at(id), { token, body })
/** Updates with what A requires, and more. */
const update = (target: { id: number; email: string }, fields: object, permissoes?: unknown, token = gestor.token) =>
  put(target.id, { usuario: { nome: 'Ana', email: target.email, ...fields }, permissoes }, token)
const insertPerson = (fields = {}) => insertAccount(test, 'usuario', { nome: 'Ana', ...filled, ...fields })

describe('PUT /api/v1/usuarios/{usuario_id} (A): 200', () => {
  it('answers the account as it is now; omitted fields are unchanged', async () => {
    const target = await insertPerson({ cargo: 'Chefe', departamento: 'Vigilância' })
    await giveDirect(test, target.id, 'agravos.criar')
    const before = await storedUsuario(test, target.id)
    test.advance(1000)
    const answer = await put(target.id, { usuario: { nome: 'Ana Lima', email: target.email, cidade: 'Olinda' } })
    expect(answer.status).toBe(200)
    const nome = 'agravos.criar'
    const permissoes = [{ id: await permissaoId(test, nome), nome, descricao: systemPermissoes[nome] }]
    const changed = { nome: 'Ana Lima', cidade: 'Olinda' }
    expect(answer.body).toEqual({ ...filled, ...changed, email: target.email, admin: false, ativo: true, permissoes })
    const updated = {
      updatedAt: test.clock.moment,
      atualizadoPorId: gestor.id,
      busca: expect.stringContaining('olinda')
    }
    expect(await storedUsuario(test, target.id)).toEqual({ ...before, ...changed, ...updated })
  })

  it.each(['telefone', 'estado', 'cidade', 'funcao', 'instituicao'])('null clears %s', async (field) => {
    const target = await insertPerson()
    const { status, body } = await update(target, { [field]: null })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...filled, [field]: null })
  })

  it('changes every field at once', async () => {
    const target = await insertPerson()
    const changed = {
      nome: 'Eva',
      telefone: '(11) 91111-1111',
      estado: 'SP',
      cidade: 'Santos',
      funcao: 'Médica',
      instituicao: 'USP'
    }
    const { body } = await update(target, { ...changed, admin: true, ativo: false }, undefined, admin.token)
    expect(body).toEqual({ ...changed, email: target.email, admin: true, ativo: false, permissoes: [] })
  })

  it('without a change leaves updated_at and atualizado_por_id, and writes no history', async () => {
    const target = await insertPerson()
    const before = await storedUsuario(test, target.id)
    test.advance(1000)
    expect((await update(target, { ...filled, admin: false, ativo: true, senha: null })).status).toBe(200)
    expect(await storedUsuario(test, target.id)).toEqual(before)
    const { body } = await test.call('GET', at(target.id), { token: gestor.token, query: { include: 'historico' } })
    expect(body.historico).toEqual([])
  })

  it('ativo false ends the sessions and sets desativado_em; ativo true undoes that, but not the end of the sessions', async () => {
    const target = await account(test, 'usuario')
    expect(await update(target, { ativo: false })).toMatchObject({ status: 200, body: { ativo: false } })
    expect((await storedUsuario(test, target.id))?.desativadoEm).toEqual(test.clock.moment)
    expect(await statusOf(test, target.token)).toBe(401)
    expect(await update(target, { ativo: true })).toMatchObject({ status: 200, body: { ativo: true } })
    expect(await storedUsuario(test, target.id)).toMatchObject({ ativo: true, desativadoEm: null })
    expect(await statusOf(test, target.token)).toBe(401)
  })
})

describe('PUT /api/v1/usuarios/{usuario_id} (A): permissions', () => {
  it('given by record and by top-level ids replace the direct ones; left out they stay; an empty list clears', async () => {
    const target = await insertPerson()
    await giveDirect(test, target.id, 'agravos.criar')
    const gerarId = await permissaoId(test, 'relatorios.gerar')
    await update(target, { permissoes: [{ nome: 'agravos.editar' }, { id: gerarId }] }, [
      gerarId,
      await permissaoId(test, 'grupos.listar')
    ])
    expect(await directOf(test, target.id)).toEqual(['agravos.editar', 'grupos.listar', 'relatorios.gerar'])
    await update(target, { cidade: 'Olinda' })
    expect(await directOf(test, target.id)).toEqual(['agravos.editar', 'grupos.listar', 'relatorios.gerar'])
    expect((await update(target, {}, [gerarId])).body.permissoes).toHaveLength(1)
    expect((await update(target, { permissoes: [] })).body.permissoes).toEqual([])
    await update(target, {}, [gerarId])
    expect((await update(target, {}, [])).body.permissoes).toEqual([])
  })

  it('are felt at the next request of the user who got or lost them', async () => {
    const target = await account(test, 'usuario')
    const listUsuarios = () => test.call('GET', '/api/v1/usuarios/', { token: target.token })
    expect((await listUsuarios()).status).toBe(403)
    await update(target, { permissoes: [{ nome: 'usuarios.listar' }] })
    expect((await listUsuarios()).status).toBe(200)
    await update(target, {}, [])
    expect(await listUsuarios()).toMatchObject(denied('usuarios.listar'))
  })

  it('that are unknown are 422 at their place, and nothing is changed', async () => {
    const target = await insertPerson()
    const before = await storedUsuario(test, target.id)
    const known = await permissaoId(test, 'agravos.criar')
    const answer = await update(target, { nome: 'Eva', permissoes: [{ nome: 'nao.existe' }] }, [known, 888_888])
    const type = 'value_error.not_found'
    expect(answer).toMatchObject(
      detail([['body', 'permissoes', 1], type], [['body', 'usuario', 'permissoes', 0], type])
    )
    expect(await storedUsuario(test, target.id)).toEqual(before)
  })
})

describe('PUT /api/v1/usuarios/{usuario_id} (A): who may update', () => {
  it('an account may change its own nome, telefone, estado, cidade, funcao and instituicao', async () => {
    const me = await account(test, 'usuario')
    const changed = {
      nome: 'Eu',
      telefone: '(11) 91111-1111',
      estado: 'SP',
      cidade: 'Santos',
      funcao: 'Médica',
      instituicao: 'USP'
    }
    expect(await update(me, changed, undefined, me.token)).toMatchObject({ status: 200, body: changed })
    expect((await storedUsuario(test, me.id))?.atualizadoPorId).toBe(me.id)
  })

  it.each<[name: string, fields: object, permissao: string]>([
    ['admin', { admin: true }, 'admin'],
    ['ativo', { ativo: false }, 'usuarios.editar'],
    ['permissoes', { permissoes: [{ nome: 'agravos.listar' }] }, 'usuarios.gerenciar_permissoes']
  ])('an account may not change its own %s: 403, and nothing is changed', async (_name, fields, permissao) => {
    const me = await account(test, 'usuario', { nome: 'Ana' })
    const before = await storedUsuario(test, me.id)
    expect(await update(me, { nome: 'Eva', ...fields }, undefined, me.token)).toMatchObject(denied(permissao))
    expect(await storedUsuario(test, me.id)).toEqual(before)
  })

  it('an account may send its present values', async () => {
    const me = await account(test, 'usuario', { nome: 'Ana' })
    await giveDirect(test, me.id, 'agravos.criar')
    const same = { admin: false, ativo: true, permissoes: [{ nome: 'agravos.criar' }] }
    expect((await update(me, same, undefined, me.token)).status).toBe(200)
  })

  it('changing another account needs usuarios.editar; 403 comes before 404 and 422', async () => {
    const other = await account(test, 'analista')
    const target = await insertPerson()
    expect(await update(target, {}, undefined, other.token)).toMatchObject(denied('usuarios.editar'))
    expect(await put(999_999, { usuario: {} }, other.token)).toMatchObject(denied('usuarios.editar'))
    expect(await put('abc', { usuario: {} }, other.token)).toMatchObject(denied('usuarios.editar'))
  })

  it('ativo false needs usuarios.deletar besides usuarios.editar', async () => {
    const editor = await account(test, null)
    await giveDirect(test, editor.id, 'usuarios.editar')
    const target = await insertAccount(test, null, { nome: 'Ana' })
    expect(await update(target, { ativo: false }, undefined, editor.token)).toMatchObject(denied('usuarios.deletar'))
    await giveDirect(test, editor.id, 'usuarios.deletar')
    expect((await update(target, { ativo: false }, undefined, editor.token)).status).toBe(200)
  })

  it('401 without a token, 404 for an unknown user', async () => {
    expect(await test.call('PUT', at(gestor.id), { body: { usuario: {} } })).toMatchObject(unauthorized)
    for (const id of [999_999, 0, 2147483648]) {
      expect(await put(id, { usuario: { nome: 'Ana', email: 'a@saude.example' } })).toMatchObject(notFound)
    }
  })
})
