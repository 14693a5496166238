import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anyAdmin } from '../../../src/core/contas/rights/effective.ts'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { gruposPermissoes, usuariosGrupos } from '../../../src/modules/grupos/tables.ts'
import { usuariosPermissoes } from '../../../src/modules/permissoes/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { type Answer, openApp, startApp, type TestApp } from '../../support/app.ts'
import { darDiretas, grupoId, invalido, permissaoId, registro, at as usuario } from '../usuarios/support.ts'
import { at, guardado, incluir, novoGrupo } from './support.ts'

let test: TestApp
let adminId: number
beforeAll(async () => {
  test = await startApp()
  adminId = await permissaoId(test, 'admin')
})
afterAll(() => test.close())
beforeEach(() => semAdministradores())

/** Each test knows every administrator. */
async function semAdministradores() {
  await test.db.update(usuarios).set({ admin: false })
  await test.db.delete(usuariosGrupos)
  await test.db.delete(usuariosPermissoes)
  await test.db.delete(gruposPermissoes).where(sql`permissao_id = ${adminId}`)
}

/** An administrator by a group of its own. */
async function chefe() {
  const eu = await account(test, null)
  const grupo = await novoGrupo(test, ['admin', 'agravos.listar'])
  await incluir(test, grupo, eu)
  return { ...eu, grupo }
}
type Chefe = Account & { grupo: number }
const resta = async () => await anyAdmin(test.db)

type Way = [name: string, field: string, run: (alvo: Chefe, token: string, on?: TestApp) => Promise<Answer>]
const ways: Way[] = [
  [
    'DELETE /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}',
    'grupo_id',
    (u, token, on = test) => on.call('DELETE', at(u.grupo, `/usuarios/${u.id}`), { token })
  ],
  [
    'DELETE /api/v1/usuarios/{id}/grupos/{grupo_id}',
    'grupo_id',
    (u, token, on = test) => on.call('DELETE', usuario(u.id, `/grupos/${u.grupo}`), { token })
  ],
  [
    'PUT /api/v1/usuarios/{id}/grupos',
    'grupos_ids',
    (u, token, on = test) => on.call('PUT', usuario(u.id, '/grupos'), { token, body: { grupos_ids: [] } })
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
    const eu = await chefe()
    await incluir(test, eu.grupo, await insertAccount(test, null, { ativo: false }))
    await insertAccount(test, 'gestor')
    await incluir(test, await novoGrupo(test, ['admin'], { ativo: false }), await insertAccount(test, null))
    const before = [await registro(test, eu.id), await guardado(test, eu.grupo)]
    expect(await run(eu, eu.token)).toMatchObject(invalido([field, 'LAST_ADMIN']))
    expect([await registro(test, eu.id), await guardado(test, eu.grupo)]).toEqual(before)
    expect((await test.call('GET', '/api/v1/auditoria', { token: eu.token })).status).toBe(200)
  })

  it.each(ways)('may go when another is there: %s', async (_name, _field, run) => {
    const [eu, outro] = [await chefe(), await chefe()]
    expect((await run(eu, outro.token)).status).toBeLessThan(300)
    expect((await test.call('GET', '/api/v1/auditoria', { token: eu.token })).status).toBe(403)
  })

  it('DELETE /api/v1/usuarios/{id}/permissoes/{permissao_id}: 422 for the last one by the permission, who keeps it', async () => {
    const eu = await account(test, null)
    await darDiretas(test, eu.id, 'admin')
    const before = await registro(test, eu.id)
    const answer = await test.call('DELETE', usuario(eu.id, `/permissoes/${adminId}`), { token: eu.token })
    expect(answer).toMatchObject(invalido(['permissao_id', 'LAST_ADMIN']))
    expect(await registro(test, eu.id)).toEqual(before)
  })

  it('DELETE /api/v1/grupos/{id}?transferir_usuarios=: 204 into a group that makes administrators', async () => {
    const eu = await chefe()
    const query = { transferir_usuarios: String(await novoGrupo(test, ['admin'])) }
    expect((await test.call('DELETE', at(eu.grupo), { token: eu.token, query })).status).toBe(204)
    expect(await resta()).toBe(true)
  })

  it('PUT /api/v1/grupos/{id}: all that does not end it may be changed', async () => {
    const eu = await chefe()
    const body = { nome: `chefia-${eu.grupo}`, descricao: 'x', permissoes_ids: [adminId] }
    expect((await test.call('PUT', at(eu.grupo), { token: eu.token, body })).status).toBe(200)
  })
})

describe('administrators who end at the same moment, on two instances', () => {
  let outra: TestApp
  beforeAll(async () => {
    outra = await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret } })
  })
  afterAll(() => outra.close())

  it.each(ways)('%s, each oneself: one goes, one stays', async (_name, field, run) => {
    for (let round = 0; round < 3; round++) {
      await semAdministradores()
      const [um, dois] = [await chefe(), await chefe()]
      const answers = await Promise.all([run(um, um.token, test), run(dois, dois.token, outra)])
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
      expect(answers.find(({ status }) => status >= 300)).toMatchObject(invalido([field, 'LAST_ADMIN']))
      expect(await resta()).toBe(true)
    }
  })

  it.each(ways)(
    '%s, of the one, and the flag taken from the other: one goes, one stays',
    async (_name, _field, run) => {
      const um = await chefe()
      const dois = await account(test, null, { admin: true })
      const flag = outra.call('PUT', usuario(dois.id), { token: dois.token, body: { admin: false } })
      const answers = await Promise.all([run(um, um.token), flag])
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(1)
      expect(await resta()).toBe(true)
    }
  )

  it('two members leave one group: one goes, one stays', async () => {
    for (let round = 0; round < 5; round++) {
      await semAdministradores()
      const um = await chefe()
      const dois = { ...(await account(test, null)), grupo: um.grupo }
      await incluir(test, um.grupo, dois)
      const [, , run] = ways[0]!
      const answers = await Promise.all([run(um, um.token, test), run(dois, dois.token, outra)])
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
      expect(await resta()).toBe(true)
    }
  })

  it('the group is changed while an administrator joins it: both get 200, and nobody waits for a deadlock', async () => {
    const [um, dois] = [await chefe(), await chefe()]
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all([
        test.call('PUT', at(um.grupo), { token: um.token, body: { descricao: `d${round}` } }),
        outra.call('POST', at(um.grupo, `/usuarios/${dois.id}`), { token: dois.token }),
        outra.call('PUT', usuario(um.id, '/grupos'), {
          token: dois.token,
          body: { grupos_ids: [um.grupo, dois.grupo] }
        })
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      await test.call('DELETE', at(um.grupo, `/usuarios/${dois.id}`), { token: um.token })
      await test.call('DELETE', at(dois.grupo, `/usuarios/${um.id}`), { token: um.token })
    }
  })
})
