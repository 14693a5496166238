import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemPermissoes } from '../../../src/modules/permissoes/seed.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  at,
  darDiretas,
  detail,
  diretasDe,
  naoEncontrado,
  negado,
  permissaoId,
  registro,
  semToken,
  statusDe
} from './support.ts'

let test: TestApp
let gestor: Account
let admin: Account
const cheios = {
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
/** Update with what A requires, and more. */
const muda = (alvo: { id: number; email: string }, campos: object, permissoes?: unknown, token = gestor.token) =>
  put(alvo.id, { usuario: { nome: 'Ana', email: alvo.email, ...campos }, permissoes }, token)
const pessoa = (campos = {}) => insertAccount(test, 'usuario', { nome: 'Ana', ...cheios, ...campos })

describe('PUT /api/v1/usuarios/{usuario_id} (A): 200', () => {
  it('gives the account as it is now; what is left out is unchanged', async () => {
    const alvo = await pessoa({ cargo: 'Chefe', departamento: 'Vigilância' })
    await darDiretas(test, alvo.id, 'agravos.criar')
    const before = await registro(test, alvo.id)
    test.advance(1000)
    const answer = await put(alvo.id, { usuario: { nome: 'Ana Lima', email: alvo.email, cidade: 'Olinda' } })
    expect(answer.status).toBe(200)
    const nome = 'agravos.criar'
    const permissoes = [{ id: await permissaoId(test, nome), nome, descricao: systemPermissoes[nome] }]
    const novos = { nome: 'Ana Lima', cidade: 'Olinda' }
    expect(answer.body).toEqual({ ...cheios, ...novos, email: alvo.email, admin: false, ativo: true, permissoes })
    const updated = {
      updatedAt: test.clock.moment,
      atualizadoPorId: gestor.id,
      busca: expect.stringContaining('olinda')
    }
    expect(await registro(test, alvo.id)).toEqual({ ...before, ...novos, ...updated })
  })

  it.each(['telefone', 'estado', 'cidade', 'funcao', 'instituicao'])('null clears %s', async (campo) => {
    const alvo = await pessoa()
    const { status, body } = await muda(alvo, { [campo]: null })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...cheios, [campo]: null })
  })

  it('changes every field at once', async () => {
    const alvo = await pessoa()
    const novos = {
      nome: 'Eva',
      telefone: '(11) 91111-1111',
      estado: 'SP',
      cidade: 'Santos',
      funcao: 'Médica',
      instituicao: 'USP'
    }
    const { body } = await muda(alvo, { ...novos, admin: true, ativo: false }, undefined, admin.token)
    expect(body).toEqual({ ...novos, email: alvo.email, admin: true, ativo: false, permissoes: [] })
  })

  it('without a change leaves updated_at and atualizado_por_id, and writes no history', async () => {
    const alvo = await pessoa()
    const before = await registro(test, alvo.id)
    test.advance(1000)
    expect((await muda(alvo, { ...cheios, admin: false, ativo: true, senha: null })).status).toBe(200)
    expect(await registro(test, alvo.id)).toEqual(before)
    const { body } = await test.call('GET', at(alvo.id), { token: gestor.token, query: { include: 'historico' } })
    expect(body.historico).toEqual([])
  })

  it('ativo false ends the sessions and sets desativado_em; ativo true takes that back, but not the sessions', async () => {
    const alvo = await account(test, 'usuario')
    expect(await muda(alvo, { ativo: false })).toMatchObject({ status: 200, body: { ativo: false } })
    expect((await registro(test, alvo.id))?.desativadoEm).toEqual(test.clock.moment)
    expect(await statusDe(test, alvo.token)).toBe(401)
    expect(await muda(alvo, { ativo: true })).toMatchObject({ status: 200, body: { ativo: true } })
    expect(await registro(test, alvo.id)).toMatchObject({ ativo: true, desativadoEm: null })
    expect(await statusDe(test, alvo.token)).toBe(401)
  })
})

describe('PUT /api/v1/usuarios/{usuario_id} (A): permissions', () => {
  it('given by record and by top-level ids replace the direct ones; left out they stay; an empty list clears', async () => {
    const alvo = await pessoa()
    await darDiretas(test, alvo.id, 'agravos.criar')
    const gerar = await permissaoId(test, 'relatorios.gerar')
    await muda(alvo, { permissoes: [{ nome: 'agravos.editar' }, { id: gerar }] }, [
      gerar,
      await permissaoId(test, 'grupos.listar')
    ])
    expect(await diretasDe(test, alvo.id)).toEqual(['agravos.editar', 'grupos.listar', 'relatorios.gerar'])
    await muda(alvo, { cidade: 'Olinda' })
    expect(await diretasDe(test, alvo.id)).toEqual(['agravos.editar', 'grupos.listar', 'relatorios.gerar'])
    expect((await muda(alvo, {}, [gerar])).body.permissoes).toHaveLength(1)
    expect((await muda(alvo, { permissoes: [] })).body.permissoes).toEqual([])
    await muda(alvo, {}, [gerar])
    expect((await muda(alvo, {}, [])).body.permissoes).toEqual([])
  })

  it('are felt at the next request of who got them, and of who lost them', async () => {
    const alvo = await account(test, 'usuario')
    const lista = () => test.call('GET', '/api/v1/usuarios/', { token: alvo.token })
    expect((await lista()).status).toBe(403)
    await muda(alvo, { permissoes: [{ nome: 'usuarios.listar' }] })
    expect((await lista()).status).toBe(200)
    await muda(alvo, {}, [])
    expect(await lista()).toMatchObject(negado('usuarios.listar'))
  })

  it('that are unknown are 422 at their place, and nothing is changed', async () => {
    const alvo = await pessoa()
    const before = await registro(test, alvo.id)
    const known = await permissaoId(test, 'agravos.criar')
    const answer = await muda(alvo, { nome: 'Eva', permissoes: [{ nome: 'nao.existe' }] }, [known, 888_888])
    const type = 'value_error.not_found'
    expect(answer).toMatchObject(
      detail([['body', 'permissoes', 1], type], [['body', 'usuario', 'permissoes', 0], type])
    )
    expect(await registro(test, alvo.id)).toEqual(before)
  })
})

describe('PUT /api/v1/usuarios/{usuario_id} (A): who may', () => {
  it('oneself may change nome, telefone, estado, cidade, funcao and instituicao', async () => {
    const eu = await account(test, 'usuario')
    const novos = {
      nome: 'Eu',
      telefone: '(11) 91111-1111',
      estado: 'SP',
      cidade: 'Santos',
      funcao: 'Médica',
      instituicao: 'USP'
    }
    expect(await muda(eu, novos, undefined, eu.token)).toMatchObject({ status: 200, body: novos })
    expect((await registro(test, eu.id))?.atualizadoPorId).toBe(eu.id)
  })

  it.each<[name: string, campos: object, permissao: string]>([
    ['admin', { admin: true }, 'admin'],
    ['ativo', { ativo: false }, 'usuarios.editar'],
    ['permissoes', { permissoes: [{ nome: 'agravos.listar' }] }, 'usuarios.gerenciar_permissoes']
  ])('oneself may not change %s: 403, and nothing is changed', async (_name, campos, permissao) => {
    const eu = await account(test, 'usuario', { nome: 'Ana' })
    const before = await registro(test, eu.id)
    expect(await muda(eu, { nome: 'Eva', ...campos }, undefined, eu.token)).toMatchObject(negado(permissao))
    expect(await registro(test, eu.id)).toEqual(before)
  })

  it('oneself may send the values that are there already', async () => {
    const eu = await account(test, 'usuario', { nome: 'Ana' })
    await darDiretas(test, eu.id, 'agravos.criar')
    const same = { admin: false, ativo: true, permissoes: [{ nome: 'agravos.criar' }] }
    expect((await muda(eu, same, undefined, eu.token)).status).toBe(200)
  })

  it('another needs usuarios.editar; 403 comes before 404 and 422', async () => {
    const outro = await account(test, 'analista')
    const alvo = await pessoa()
    expect(await muda(alvo, {}, undefined, outro.token)).toMatchObject(negado('usuarios.editar'))
    expect(await put(999_999, { usuario: {} }, outro.token)).toMatchObject(negado('usuarios.editar'))
    expect(await put('abc', { usuario: {} }, outro.token)).toMatchObject(negado('usuarios.editar'))
  })

  it('ativo false needs usuarios.deletar beside usuarios.editar', async () => {
    const editora = await account(test, null)
    await darDiretas(test, editora.id, 'usuarios.editar')
    const alvo = await insertAccount(test, null, { nome: 'Ana' })
    expect(await muda(alvo, { ativo: false }, undefined, editora.token)).toMatchObject(negado('usuarios.deletar'))
    await darDiretas(test, editora.id, 'usuarios.deletar')
    expect((await muda(alvo, { ativo: false }, undefined, editora.token)).status).toBe(200)
  })

  it('401 without a token, 404 for nobody', async () => {
    expect(await test.call('PUT', at(gestor.id), { body: { usuario: {} } })).toMatchObject(semToken)
    for (const id of [999_999, 0, 2147483648]) {
      expect(await put(id, { usuario: { nome: 'Ana', email: 'a@saude.example' } })).toMatchObject(naoEncontrado)
    }
  })
})
