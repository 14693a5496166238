import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { grupoId, signUpBody, at as usuarioAt } from '../usuarios/support.ts'
import { addMembers, at, GRUPOS, insertGrupo, membersOf } from './support.ts'

// The number of members is kept, not counted. It must be right at the very next request after any change.
let test: TestApp
let admin: Account
let grupo: number
let member: { id: number; email: string }

beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
})
afterAll(() => test.close())
beforeEach(async () => {
  grupo = await insertGrupo(test)
  member = await insertAccount(test, null)
  await addMembers(test, grupo, member)
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = async (method: Method, path: string, given: { body?: unknown; query?: Record<string, string> } = {}) => {
  const answer = await test.call(method, path, { token: admin.token, ...given })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

/** Returns the number from every place that shows it. */
async function totalsOf(id: number) {
  const { grupos } = await call('GET', GRUPOS, { query: { id: String(id) } })
  return {
    detail: (await call('GET', at(id))).total_usuarios,
    list: grupos[0].total_usuarios,
    update: (await call('PUT', at(id), { body: { ativo: true } })).total_usuarios,
    permissoes: (await call('PUT', at(id, '/permissoes'), { body: { permissoes_ids: [] } })).total_usuarios,
    members: (await call('GET', at(id, '/usuarios'))).total,
    stored: (await membersOf(test, id)).length
  }
}
const each = (n: number) => ({ detail: n, list: n, update: n, permissoes: n, members: n, stored: n })

/** Changes to a group of one member, and how many members it has then. */
const changes: [name: string, total: number, run: () => Promise<unknown>][] = [
  ['nothing', 1, async () => {}],
  [
    'POST /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}',
    2,
    async () => call('POST', at(grupo, `/usuarios/${(await insertAccount(test, null)).id}`))
  ],
  [
    'POST /api/v1/grupos/{grupo_id}/usuarios/{usuario_id} of a member',
    1,
    () => call('POST', at(grupo, `/usuarios/${member.id}`))
  ],
  [
    'DELETE /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}',
    0,
    () => call('DELETE', at(grupo, `/usuarios/${member.id}`))
  ],
  [
    'POST /api/v1/usuarios/{id}/grupos/{grupo_id}',
    2,
    async () => call('POST', usuarioAt((await insertAccount(test, null)).id, `/grupos/${grupo}`))
  ],
  ['DELETE /api/v1/usuarios/{id}/grupos/{grupo_id}', 0, () => call('DELETE', usuarioAt(member.id, `/grupos/${grupo}`))],
  [
    'PUT /api/v1/usuarios/{id}/grupos with it',
    2,
    async () => call('PUT', usuarioAt((await insertAccount(test, 'usuario')).id, '/grupos'), tieBody([grupo]))
  ],
  ['PUT /api/v1/usuarios/{id}/grupos without it', 0, () => call('PUT', usuarioAt(member.id, '/grupos'), tieBody([]))],
  [
    'PUT /api/v1/usuarios/{id}/grupos with another beside it',
    1,
    async () => call('PUT', usuarioAt(member.id, '/grupos'), tieBody([grupo, await grupoId(test, 'usuario')]))
  ],
  [
    'PUT /api/v1/usuarios/{id} (B) grupos_ids',
    2,
    async () => call('PUT', usuarioAt((await insertAccount(test, null)).id), tieBody([grupo, grupo]))
  ],
  ['PUT /api/v1/usuarios/{id} (B) grupos_ids without it', 0, () => call('PUT', usuarioAt(member.id), tieBody([]))],
  [
    'POST /api/v1/usuarios (B) with grupos_ids',
    2,
    () =>
      call('POST', '/api/v1/usuarios', {
        body: { nome: 'Ana', email: `criada${grupo}@saude.example`, senha: SENHA, grupos_ids: [grupo] }
      })
  ],
  ['DELETE /api/v1/usuarios/{id} (A), physical', 0, () => call('DELETE', usuarioAt(member.id))],
  [
    'DELETE /api/v1/usuarios/{id} (B), soft: the groups are left',
    0,
    () => call('DELETE', usuarioAt(member.id), { query: { motivo: 'x' } })
  ],
  [
    'POST /api/v1/usuarios/{id}/desativar: the groups are kept',
    1,
    () => call('POST', usuarioAt(member.id, '/desativar'))
  ],
  [
    'DELETE /api/v1/grupos/{id}?transferir_usuarios= into it',
    3,
    async () => {
      const other = await insertGrupo(test)
      await addMembers(test, other, member, await insertAccount(test, null), await insertAccount(test, null))
      await call('DELETE', at(other), { query: { transferir_usuarios: String(grupo) } })
    }
  ],
  [
    'DELETE /api/v1/grupos/{id}?force=true of another one',
    1,
    async () => {
      const other = await insertGrupo(test)
      await addMembers(test, other, member)
      await call('DELETE', at(other), { query: { force: 'true' } })
    }
  ],
  [
    'ten users at once',
    11,
    async () => {
      const added = await Promise.all(Array.from({ length: 10 }, () => insertAccount(test, null)))
      await Promise.all(added.map(({ id }) => call('POST', at(grupo, `/usuarios/${id}`))))
    }
  ]
]
const tieBody = (grupos_ids: number[]) => ({ body: { grupos_ids } })

describe('GET /api/v1/grupos/{id}: total_usuarios', () => {
  it.each(changes)('after %s: %i, wherever it is shown', async (_name, total, run) => {
    await run()
    expect(await totalsOf(grupo)).toEqual(each(total))
  })

  it('after a refused change: as before', async () => {
    const answer = await test.call('DELETE', at(grupo), { token: admin.token })
    expect(answer.status).toBe(422)
    expect(await totalsOf(grupo)).toEqual(each(1))
  })

  it('of the initial group, after a sign-up and a creation without groups', async () => {
    const id = await grupoId(test, 'usuario')
    const { total_usuarios } = await call('GET', at(id))
    expect(
      (await test.call('POST', '/api/v1/usuarios/signup', { body: { usuario: signUpBody() } })).status
    ).toBeLessThan(300)
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
