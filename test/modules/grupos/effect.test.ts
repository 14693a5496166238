import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { denied, permissaoId, at as usuarioAt } from '../usuarios/support.ts'
import { addMembers, at, insertGrupo } from './support.ts'

// The permissions of a group are read at each request: a change is felt at the very next one, on every instance.
let test: TestApp
let other: TestApp
let admin: Account
let me: Account
let grupo: number

beforeAll(async () => {
  test = await startApp()
  other = await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret } })
  admin = await account(test, 'admin')
})
afterAll(async () => {
  await other.close()
  await test.close()
})

const put = (body: object) => test.call('PUT', at(grupo), { token: admin.token, body })
const listUsuarios = (on: TestApp) => on.call('GET', '/api/v1/usuarios', { token: me.token })
async function expectAllowed() {
  for (const on of [other, test]) expect((await listUsuarios(on)).status).toBe(200)
}
async function expectDenied() {
  for (const on of [other, test]) expect(await listUsuarios(on)).toMatchObject(denied('usuarios.listar'))
}
async function joinGrupo(ativo: boolean) {
  me = await account(test, null)
  grupo = await insertGrupo(test, ['usuarios.listar'], { ativo })
  await addMembers(test, grupo, me)
}

describe('a group gives its permissions at the next request', () => {
  it('PUT /api/v1/grupos/{id} ativo: none while it is inactive, all again once it is switched on', async () => {
    await joinGrupo(true)
    await expectAllowed()
    for (let round = 0; round < 3; round++) {
      expect((await put({ ativo: false })).status).toBe(200)
      await expectDenied()
      expect((await put({ ativo: true })).status).toBe(200)
      await expectAllowed()
    }
  })

  it('GET /api/v1/usuarios/{id}/permissoes shows an inactive group, and none of its permissions as effective', async () => {
    await joinGrupo(false)
    const { body } = await test.call('GET', usuarioAt(me.id, '/permissoes'), { token: me.token })
    expect(body).toMatchObject({ grupos: [{ id: grupo, ativo: false }], permissoes_efetivas: [] })
    await put({ ativo: true })
    const after = await test.call('GET', usuarioAt(me.id, '/permissoes'), { token: me.token })
    expect(after.body).toMatchObject({ grupos: [{ id: grupo, ativo: true }], permissoes_efetivas: ['usuarios.listar'] })
  })

  it('permissions from another active group, or given directly, stay while one group is inactive', async () => {
    await joinGrupo(true)
    await addMembers(test, await insertGrupo(test, ['usuarios.listar']), me)
    await put({ ativo: false })
    await expectAllowed()
  })

  it('PUT, POST and DELETE of its permissions', async () => {
    await joinGrupo(true)
    const id = await permissaoId(test, 'usuarios.listar')
    const tie = at(grupo, `/permissoes/${id}`)
    await test.call('DELETE', tie, { token: admin.token })
    await expectDenied()
    await test.call('POST', tie, { token: admin.token })
    await expectAllowed()
    await put({ permissoes_ids: [] })
    await expectDenied()
    await put({ permissoes_ids: [id] })
    await expectAllowed()
  })

  it('POST and DELETE of a member', async () => {
    await joinGrupo(true)
    const membership = at(grupo, `/usuarios/${me.id}`)
    await test.call('DELETE', membership, { token: admin.token })
    await expectDenied()
    await test.call('POST', membership, { token: admin.token })
    await expectAllowed()
  })

  it('DELETE /api/v1/grupos/{id}: with force gone, with transferir_usuarios what the other group gives', async () => {
    await joinGrupo(true)
    await test.call('DELETE', at(grupo), { token: admin.token, query: { force: 'true' } })
    await expectDenied()
    await joinGrupo(true)
    const heir = await insertGrupo(test, ['grupos.listar'])
    await test.call('DELETE', at(grupo), { token: admin.token, query: { transferir_usuarios: String(heir) } })
    await expectDenied()
    expect((await other.call('GET', at(heir), { token: me.token })).status).toBe(200)
  })

  it('an administrator by the group is not one while the group is inactive', async () => {
    me = await account(test, null)
    grupo = await insertGrupo(test, ['admin'])
    await addMembers(test, grupo, me)
    await expectAllowed()
    await put({ ativo: false })
    await expectDenied()
    await put({ ativo: true })
    await expectAllowed()
  })
})
