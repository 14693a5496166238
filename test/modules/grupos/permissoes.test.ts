import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { denied, invalid, notFound, permissaoId, unauthorized } from '../usuarios/support.ts'
import { addMembers, at, insertGrupo, permissoesIds, storedGrupo, trailOf } from './support.ts'

let test: TestApp
let admin: Account
let gestor: Account
let grupo: number
let listarId: number
let criarId: number

beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
  gestor = await account(test, 'gestor')
  listarId = await permissaoId(test, 'agravos.listar')
  criarId = await permissaoId(test, 'agravos.criar')
})
afterAll(() => test.close())

async function insertWithOne() {
  grupo = await insertGrupo(test, ['agravos.listar'])
  await addMembers(test, grupo, await insertAccount(test, null))
  return grupo
}
const call = (method: 'POST' | 'DELETE', id: number | string, permissao: number | string, token = gestor.token) =>
  test.call(method, at(id, `/permissoes/${permissao}`), { token })
const put = (id: number | string, body: unknown, headers: Record<string, string> = {}) =>
  test.call('PUT', at(id, '/permissoes'), { token: gestor.token, body, headers })
const record = (nome: string, id: number, descricao: string) => ({ id, nome, descricao })
const both = () => [
  record('agravos.listar', listarId, 'Listar e consultar casos'),
  record('agravos.criar', criarId, 'Registrar casos')
]
const alteration = (incluidos: number[], retirados: number[] = []) => ({
  acao: 'grupo.alterado',
  ator_id: gestor.id,
  detalhes: { campos: ['permissoes'], permissoes: { incluidos, retirados } }
})

describe('PUT /api/v1/grupos/{id}/permissoes', () => {
  it('200 with the permissions that the group now has: exactly these', async () => {
    const id = await insertWithOne()
    test.advance(1000)
    const answer = await put(id, { permissoes_ids: [criarId, listarId, criarId] })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      id,
      message: 'Permissões do grupo atualizadas.',
      total_usuarios: 1,
      permissoes: both()
    })
    expect((await storedGrupo(test, id))?.atualizadoEm).toEqual(test.clock.moment)
    expect((await put(id, { permissoes_ids: [criarId] })).body.permissoes).toEqual([both()[1]])
    expect((await put(id, { permissoes_ids: [] })).body.permissoes).toEqual([])
    expect(await trailOf(test, admin.token, id)).toEqual([
      alteration([criarId]),
      alteration([], [listarId]),
      alteration([], [criarId])
    ])
  })

  it('200 for permissions that it already has: nothing is changed', async () => {
    const id = await insertWithOne()
    const before = await storedGrupo(test, id)
    test.advance(1000)
    expect((await put(id, { permissoes_ids: [listarId] })).status).toBe(200)
    expect(await storedGrupo(test, id)).toEqual(before)
    expect(await trailOf(test, admin.token, id)).toEqual([])
  })

  it.each([
    ['pt-BR', 'Permissões do grupo atualizadas.'],
    ['en-US', 'Permissions of the group updated.'],
    ['es-ES', 'Permisos del grupo actualizados.']
  ])('200 speaks %s', async (language, message) => {
    const id = await insertWithOne()
    expect((await put(id, { permissoes_ids: [] }, { 'accept-language': language })).body.message).toBe(message)
  })

  it.each<[field: string, body: unknown, code: string]>([
    ['permissoes_ids', {}, 'REQUIRED'],
    ['permissoes_ids', { permissoes_ids: null }, 'INVALID_TYPE'],
    ['permissoes_ids.0', { permissoes_ids: ['1'] }, 'INVALID_TYPE'],
    ['permissoes_ids.1', { permissoes_ids: [1, 2147483647] }, 'NOT_FOUND'],
    ['nome', { permissoes_ids: [], nome: 'x' }, 'UNKNOWN_FIELD']
  ])('422 at %s for %j; nothing is changed', async (field, body, code) => {
    const id = await insertWithOne()
    const before = await storedGrupo(test, id)
    expect(await put(id, body)).toMatchObject(invalid([field, code]))
    expect(await storedGrupo(test, id)).toEqual(before)
  })
})

describe('POST /api/v1/grupos/{id}/permissoes/{permissao_id}', () => {
  it('200 adds one to the group; a second time nothing changes', async () => {
    const id = await insertWithOne()
    const wanted = { id, message: 'Permissões do grupo atualizadas.', total_usuarios: 1, permissoes: both() }
    test.advance(1000)
    const answer = await call('POST', id, criarId)
    expect([answer.status, answer.body]).toEqual([200, wanted])
    const after = await storedGrupo(test, id)
    expect(after?.atualizadoEm).toEqual(test.clock.moment)
    test.advance(1000)
    const again = await call('POST', id, criarId)
    expect([again.status, again.body]).toEqual([200, wanted])
    expect(await storedGrupo(test, id)).toEqual(after)
    expect(await trailOf(test, admin.token, id)).toEqual([alteration([criarId])])
  })

  it('200 for ten at once, on record once', async () => {
    const id = await insertWithOne()
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', id, criarId)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await storedGrupo(test, id))?.permissoes).toEqual(['agravos.criar', 'agravos.listar'])
    expect(await trailOf(test, admin.token, id)).toHaveLength(1)
  })

  it('200 for different ones at once: the group has them all', async () => {
    const id = await insertWithOne()
    const ids = await permissoesIds(test, 'agravos.criar', 'agravos.editar', 'grupos.listar', 'noticias.listar')
    const answers = await Promise.all(ids.map((permissao) => call('POST', id, permissao)))
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200))
    expect((await storedGrupo(test, id))?.permissoes).toHaveLength(5)
  })
})

describe('DELETE /api/v1/grupos/{id}/permissoes/{permissao_id}', () => {
  it('204 removes it, 404 the second time', async () => {
    const id = await insertWithOne()
    test.advance(1000)
    const answer = await call('DELETE', id, listarId)
    expect([answer.status, answer.body.length]).toEqual([204, 0])
    expect(await storedGrupo(test, id)).toMatchObject({ permissoes: [], atualizadoEm: test.clock.moment })
    expect(await call('DELETE', id, listarId)).toMatchObject(notFound)
    expect(await trailOf(test, admin.token, id)).toEqual([alteration([], [listarId])])
  })

  it('404 for one that the group does not have: the others stay', async () => {
    const id = await insertWithOne()
    const before = await storedGrupo(test, id)
    expect(await call('DELETE', id, criarId)).toMatchObject(notFound)
    expect(await storedGrupo(test, id)).toEqual(before)
  })
})

describe.each(['POST', 'DELETE'] as const)('%s /api/v1/grupos/{id}/permissoes/{permissao_id}: refused', (method) => {
  it('404 for an unknown group and an unknown permission', async () => {
    const id = await insertWithOne()
    for (const unknown of ['2147483647', '2147483648', '0']) {
      expect(await call(method, unknown, listarId)).toMatchObject(notFound)
      expect(await call(method, id, unknown)).toMatchObject(notFound)
    }
  })

  it('422 at an id that is not a number', async () => {
    expect(await call(method, 'x', listarId)).toMatchObject(invalid(['id', 'INVALID_TYPE']))
    expect(await call(method, 1, 'x')).toMatchObject(invalid(['permissao_id', 'INVALID_TYPE']))
  })

  it('401 without a token, 403 without grupos.editar', async () => {
    const id = await insertWithOne()
    const before = await storedGrupo(test, id)
    const { token } = await account(test, 'visualizador')
    expect(await test.call(method, at(id, `/permissoes/${listarId}`))).toMatchObject(unauthorized)
    expect(await call(method, id, listarId, token)).toMatchObject(denied('grupos.editar'))
    expect(await storedGrupo(test, id)).toEqual(before)
  })
})

it('PUT /api/v1/grupos/{id}/permissoes: 404 for an unknown group, 401 without a token, 403 without grupos.editar', async () => {
  expect(await put(2147483647, { permissoes_ids: [] })).toMatchObject(notFound)
  const path = at(await insertWithOne(), '/permissoes')
  const body = { permissoes_ids: [] }
  expect(await test.call('PUT', path, { body })).toMatchObject(unauthorized)
  const { token } = await account(test, 'visualizador')
  expect(await test.call('PUT', path, { token, body })).toMatchObject(denied('grupos.editar'))
})
