import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anyAdmin } from '../../../src/core/contas/rights/effective.ts'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { gruposPermissoes, usuariosGrupos } from '../../../src/modules/grupos/tables.ts'
import { usuariosPermissoes } from '../../../src/modules/permissoes/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { type Answer, openApp, startApp, type TestApp } from '../../support/app.ts'
import { giveDirect, grupoId, invalid, permissaoId, storedUsuario, at as usuarioAt } from '../usuarios/support.ts'
import { addMembers, at, insertGrupo, storedGrupo } from './support.ts'

let test: TestApp
let adminId: number
beforeAll(async () => {
  test = await startApp()
  adminId = await permissaoId(test, 'admin')
})
afterAll(() => test.close())
beforeEach(() => removeAdministrators())

/** Removes all administrators, so that a test knows every one it then makes. */
async function removeAdministrators() {
  await test.db.update(usuarios).set({ admin: false })
  await test.db.delete(usuariosGrupos)
  await test.db.delete(usuariosPermissoes)
  await test.db.delete(gruposPermissoes).where(sql`permissao_id = ${adminId}`)
}

/** Makes an administrator by a group of its own. */
async function insertAdministrator() {
  const me = await account(test, null)
  const grupo = await insertGrupo(test, ['admin', 'agravos.listar'])
  await addMembers(test, grupo, me)
  return { ...me, grupo }
}
type Administrator = Account & { grupo: number }
const anyLeft = async () => await anyAdmin(test.db)

type Way = [name: string, field: string, run: (target: Administrator, token: string, on?: TestApp) => Promise<Answer>]
const ways: Way[] = [
  [
    'DELETE /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}',
    'grupo_id',
    (u, token, on = test) => on.call('DELETE', at(u.grupo, `/usuarios/${u.id}`), { token })
  ],
  [
    'DELETE /api/v1/usuarios/{id}/grupos/{grupo_id}',
    'grupo_id',
    (u, token, on = test) => on.call('DELETE', usuarioAt(u.id, `/grupos/${u.grupo}`), { token })
  ],
  [
    'PUT /api/v1/usuarios/{id}/grupos',
    'grupos_ids',
    (u, token, on = test) => on.call('PUT', usuarioAt(u.id, '/grupos'), { token, body: { grupos_ids: [] } })
  ],
  [
    'PUT /api/v1/grupos/{id} permissoes_ids',
    'permissoes_ids',
    (u, token, on = test) => on.call('PUT', at(u.grupo), { token, body: { descricao: 'x', permissoes_ids: [] } })
  ],
  [
    'PUT /api/v1/grupos/{id} ativo',
    'ativo',
    (u, token, on = test) => on.call('PUT', at(u.grupo), { token, body: { ativo: false } })
  ],
  [
    'PUT /api/v1/grupos/{id}/permissoes',
    'permissoes_ids',
    (u, token, on = test) => on.call('PUT', at(u.grupo, '/permissoes'), { token, body: { permissoes_ids: [] } })
  ],
  [
    'DELETE /api/v1/grupos/{id}/permissoes/{permissao_id}',
    'permissao_id',
    (u, token, on = test) => on.call('DELETE', at(u.grupo, `/permissoes/${adminId}`), { token })
  ],
  [
    'DELETE /api/v1/grupos/{id}?force=true',
    'id',
    (u, token, on = test) => on.call('DELETE', at(u.grupo), { token, query: { force: 'true' } })
  ],
  [
    'DELETE /api/v1/grupos/{id}?transferir_usuarios=',
    'id',
    async (u, token, on = test) => {
      const query = { transferir_usuarios: String(await grupoId(test, 'usuario')) }
      return await on.call('DELETE', at(u.grupo), { token, query })
    }
  ]
]

describe('the last active administrator, by a group', () => {
  it.each(ways)('stays: %s is 422 at %s, and nothing is changed', async (_name, field, run) => {
    const me = await insertAdministrator()
    await addMembers(test, me.grupo, await insertAccount(test, null, { ativo: false }))
    await insertAccount(test, 'gestor')
    await addMembers(test, await insertGrupo(test, ['admin'], { ativo: false }), await insertAccount(test, null))
    const before = [await storedUsuario(test, me.id), await storedGrupo(test, me.grupo)]
    expect(await run(me, me.token)).toMatchObject(invalid([field, 'LAST_ADMIN']))
    expect([await storedUsuario(test, me.id), await storedGrupo(test, me.grupo)]).toEqual(before)
    expect((await test.call('GET', '/api/v1/auditoria', { token: me.token })).status).toBe(200)
  })

  it.each(ways)('may go while there is another: %s', async (_name, _field, run) => {
    const [me, other] = [await insertAdministrator(), await insertAdministrator()]
    expect((await run(me, other.token)).status).toBeLessThan(300)
    expect((await test.call('GET', '/api/v1/auditoria', { token: me.token })).status).toBe(403)
  })

  it('DELETE /api/v1/usuarios/{id}/permissoes/{permissao_id}: 422 for the last one by the permission, who keeps it', async () => {
    const me = await account(test, null)
    await giveDirect(test, me.id, 'admin')
    const before = await storedUsuario(test, me.id)
    const answer = await test.call('DELETE', usuarioAt(me.id, `/permissoes/${adminId}`), { token: me.token })
    expect(answer).toMatchObject(invalid(['permissao_id', 'LAST_ADMIN']))
    expect(await storedUsuario(test, me.id)).toEqual(before)
  })

  it('DELETE /api/v1/grupos/{id}?transferir_usuarios=: 204 into a group that makes administrators', async () => {
    const me = await insertAdministrator()
    const query = { transferir_usuarios: String(await insertGrupo(test, ['admin'])) }
    expect((await test.call('DELETE', at(me.grupo), { token: me.token, query })).status).toBe(204)
    expect(await anyLeft()).toBe(true)
  })

  it('PUT /api/v1/grupos/{id}: other fields may be changed', async () => {
    const me = await insertAdministrator()
    const body = { nome: `chefia-${me.grupo}`, descricao: 'x', permissoes_ids: [adminId] }
    expect((await test.call('PUT', at(me.grupo), { token: me.token, body })).status).toBe(200)
  })
})

describe('administrators who are removed at the same moment, on two instances', () => {
  let other: TestApp
  beforeAll(async () => {
    other = await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret } })
  })
  afterAll(() => other.close())

  it.each(ways)('%s, each by itself: one goes, one stays', async (_name, field, run) => {
    for (let round = 0; round < 3; round++) {
      await removeAdministrators()
      const [one, two] = [await insertAdministrator(), await insertAdministrator()]
      const answers = await Promise.all([run(one, one.token, test), run(two, two.token, other)])
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
      expect(answers.find(({ status }) => status >= 300)).toMatchObject(invalid([field, 'LAST_ADMIN']))
      expect(await anyLeft()).toBe(true)
    }
  })

  it.each(ways)('%s for one, and the flag taken from the other: one goes, one stays', async (_name, _field, run) => {
    const one = await insertAdministrator()
    const two = await account(test, null, { admin: true })
    const flag = other.call('PUT', usuarioAt(two.id), { token: two.token, body: { admin: false } })
    const answers = await Promise.all([run(one, one.token), flag])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(1)
    expect(await anyLeft()).toBe(true)
  })

  it('two members leave one group: one goes, one stays', async () => {
    for (let round = 0; round < 5; round++) {
      await removeAdministrators()
      const one = await insertAdministrator()
      const two = { ...(await account(test, null)), grupo: one.grupo }
      await addMembers(test, one.grupo, two)
      const [, , run] = ways[0]!
      const answers = await Promise.all([run(one, one.token, test), run(two, two.token, other)])
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
      expect(await anyLeft()).toBe(true)
    }
  })

  it('the group is changed while an administrator joins it: both get 200, without a deadlock', async () => {
    const [one, two] = [await insertAdministrator(), await insertAdministrator()]
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all([
        test.call('PUT', at(one.grupo), { token: one.token, body: { descricao: `d${round}` } }),
        other.call('POST', at(one.grupo, `/usuarios/${two.id}`), { token: two.token }),
        other.call('PUT', usuarioAt(one.id, '/grupos'), {
          token: two.token,
          body: { grupos_ids: [one.grupo, two.grupo] }
        })
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      await test.call('DELETE', at(one.grupo, `/usuarios/${two.id}`), { token: one.token })
      await test.call('DELETE', at(two.grupo, `/usuarios/${one.id}`), { token: one.token })
    }
  })
})
