import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { grupoId, novo, at as usuario } from '../usuarios/support.ts'
import { at, GRUPOS, incluir, membrosDe, novoGrupo } from './support.ts'

// The number of members is kept, not counted: it must be right at the very next request after whatever changes it.
let test: TestApp
let admin: Account
let grupo: number
let membro: { id: number; email: string }

beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
})
afterAll(() => test.close())
beforeEach(async () => {
  grupo = await novoGrupo(test)
  membro = await insertAccount(test, null)
  await incluir(test, grupo, membro)
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = async (method: Method, path: string, given: { body?: unknown; query?: Record<string, string> } = {}) => {
  const answer = await test.call(method, path, { token: admin.token, ...given })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

/** Everywhere where the number is told. */
async function totais(id: number) {
  const { grupos } = await call('GET', GRUPOS, { query: { id: String(id) } })
  return {
    detalhe: (await call('GET', at(id))).total_usuarios,
    lista: grupos[0].total_usuarios,
    edicao: (await call('PUT', at(id), { body: { ativo: true } })).total_usuarios,
    permissoes: (await call('PUT', at(id, '/permissoes'), { body: { permissoes_ids: [] } })).total_usuarios,
    membros: (await call('GET', at(id, '/usuarios'))).total,
    guardados: (await membrosDe(test, id)).length
  }
}
const todos = (n: number) => ({ detalhe: n, lista: n, edicao: n, permissoes: n, membros: n, guardados: n })

/** What can happen to a group of one member, and how many it has then. */
const mudancas: [name: string, total: number, run: () => Promise<unknown>][] = [
  ['nothing', 1, async () => {}],
  [
    'POST /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}',
    2,
    async () => call('POST', at(grupo, `/usuarios/${(await insertAccount(test, null)).id}`))
  ],
  [
    'POST /api/v1/grupos/{grupo_id}/usuarios/{usuario_id} of a member',
    1,
    () => call('POST', at(grupo, `/usuarios/${membro.id}`))
  ],
  [
    'DELETE /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}',
    0,
    () => call('DELETE', at(grupo, `/usuarios/${membro.id}`))
  ],
  [
    'POST /api/v1/usuarios/{id}/grupos/{grupo_id}',
    2,
    async () => call('POST', usuario((await insertAccount(test, null)).id, `/grupos/${grupo}`))
  ],
  ['DELETE /api/v1/usuarios/{id}/grupos/{grupo_id}', 0, () => call('DELETE', usuario(membro.id, `/grupos/${grupo}`))],
  [
    'PUT /api/v1/usuarios/{id}/grupos with it',
    2,
    async () => call('PUT', usuario((await insertAccount(test, 'usuario')).id, '/grupos'), corpo([grupo]))
  ],
  ['PUT /api/v1/usuarios/{id}/grupos without it', 0, () => call('PUT', usuario(membro.id, '/grupos'), corpo([]))],
  [
    'PUT /api/v1/usuarios/{id}/grupos with another beside it',
    1,
    async () => call('PUT', usuario(membro.id, '/grupos'), corpo([grupo, await grupoId(test, 'usuario')]))
  ],
  [
    'PUT /api/v1/usuarios/{id} (B) grupos_ids',
    2,
    async () => call('PUT', usuario((await insertAccount(test, null)).id), corpo([grupo, grupo]))
  ],
  ['PUT /api/v1/usuarios/{id} (B) grupos_ids without it', 0, () => call('PUT', usuario(membro.id), corpo([]))],
  [
    'POST /api/v1/usuarios (B) with grupos_ids',
    2,
    () =>
      call('POST', '/api/v1/usuarios', {
        body: { nome: 'Ana', email: `criada${grupo}@saude.example`, senha: SENHA, grupos_ids: [grupo] }
      })
  ],
  ['DELETE /api/v1/usuarios/{id} (A), physical', 0, () => call('DELETE', usuario(membro.id))],
  [
    'DELETE /api/v1/usuarios/{id} (B), soft: the groups are left',
    0,
    () => call('DELETE', usuario(membro.id), { query: { motivo: 'x' } })
  ],
  [
    'POST /api/v1/usuarios/{id}/desativar: the groups are kept',
    1,
    () => call('POST', usuario(membro.id, '/desativar'))
  ],
  [
    'DELETE /api/v1/grupos/{id}?transferir_usuarios= into it',
    3,
    async () => {
      const outro = await novoGrupo(test)
      await incluir(test, outro, membro, await insertAccount(test, null), await insertAccount(test, null))
      await call('DELETE', at(outro), { query: { transferir_usuarios: String(grupo) } })
    }
  ],
  [
    'DELETE /api/v1/grupos/{id}?force=true of another one',
    1,
    async () => {
      const outro = await novoGrupo(test)
      await incluir(test, outro, membro)
      await call('DELETE', at(outro), { query: { force: 'true' } })
    }
  ],
  [
    'ten users at once',
    11,
    async () => {
      const novos = await Promise.all(Array.from({ length: 10 }, () => insertAccount(test, null)))
      await Promise.all(novos.map(({ id }) => call('POST', at(grupo, `/usuarios/${id}`))))
    }
  ]
]
const corpo = (grupos_ids: number[]) => ({ body: { grupos_ids } })

describe('GET /api/v1/grupos/{id}: total_usuarios', () => {
  it.each(mudancas)('after %s: %i, wherever it is told', async (_name, total, run) => {
    await run()
    expect(await totais(grupo)).toEqual(todos(total))
  })

  it('after a refused change: as before', async () => {
    const answer = await test.call('DELETE', at(grupo), { token: admin.token })
    expect(answer.status).toBe(422)
    expect(await totais(grupo)).toEqual(todos(1))
  })

  it('of the initial group, after a sign-up and a creation without groups', async () => {
    const id = await grupoId(test, 'usuario')
    const { total_usuarios } = await call('GET', at(id))
    expect((await test.call('POST', '/api/v1/usuarios/signup', { body: { usuario: novo() } })).status).toBeLessThan(300)
    expect((await call('GET', at(id))).total_usuarios).toBe(total_usuarios + 1)
    await call('POST', '/api/v1/usuarios', { body: { nome: 'Ana', email: 'inicial@saude.example', senha: SENHA } })
    expect((await call('GET', at(id))).total_usuarios).toBe(total_usuarios + 2)
  })

  it('of a group whose id follows a deleted one: 0', async () => {
    await call('DELETE', at(grupo), { query: { force: 'true' } })
    const { id, total_usuarios } = await call('POST', GRUPOS, { body: { nome: `depois-de-${grupo}` } })
    expect([id > grupo, total_usuarios]).toEqual([true, 0])
  })
})
