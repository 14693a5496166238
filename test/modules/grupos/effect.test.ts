import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { negado, permissaoId, at as usuario } from '../usuarios/support.ts'
import { at, incluir, novoGrupo } from './support.ts'

// What a group gives is read at each request: a change is felt at the very next one, on every instance.
let test: TestApp
let outra: TestApp
let admin: Account
let eu: Account
let grupo: number

beforeAll(async () => {
  test = await startApp()
  outra = await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret } })
  admin = await account(test, 'admin')
})
afterAll(async () => {
  await outra.close()
  await test.close()
})

const put = (body: object) => test.call('PUT', at(grupo), { token: admin.token, body })
const lista = (on: TestApp) => on.call('GET', '/api/v1/usuarios', { token: eu.token })
async function pode() {
  for (const on of [outra, test]) expect((await lista(on)).status).toBe(200)
}
async function naoPode() {
  for (const on of [outra, test]) expect(await lista(on)).toMatchObject(negado('usuarios.listar'))
}
async function membroDe(ativo: boolean) {
  eu = await account(test, null)
  grupo = await novoGrupo(test, ['usuarios.listar'], { ativo })
  await incluir(test, grupo, eu)
}

describe('a group gives its permissions at the next request', () => {
  it('PUT /api/v1/grupos/{id} ativo: none while it is inactive, all again once it is switched on', async () => {
    await membroDe(true)
    await pode()
    for (let round = 0; round < 3; round++) {
      expect((await put({ ativo: false })).status).toBe(200)
      await naoPode()
      expect((await put({ ativo: true })).status).toBe(200)
      await pode()
    }
  })

  it('GET /api/v1/usuarios/{id}/permissoes shows an inactive group, and none of its permissions as effective', async () => {
    await membroDe(false)
    const { body } = await test.call('GET', usuario(eu.id, '/permissoes'), { token: eu.token })
    expect(body).toMatchObject({ grupos: [{ id: grupo, ativo: false }], permissoes_efetivas: [] })
    await put({ ativo: true })
    const after = await test.call('GET', usuario(eu.id, '/permissoes'), { token: eu.token })
    expect(after.body).toMatchObject({ grupos: [{ id: grupo, ativo: true }], permissoes_efetivas: ['usuarios.listar'] })
  })

  it('what another active group gives, or is given directly, stays while one is inactive', async () => {
    await membroDe(true)
    await incluir(test, await novoGrupo(test, ['usuarios.listar']), eu)
    await put({ ativo: false })
    await pode()
  })

  it('PUT, POST and DELETE of its permissions', async () => {
    await membroDe(true)
    const id = await permissaoId(test, 'usuarios.listar')
    const unico = at(grupo, `/permissoes/${id}`)
    await test.call('DELETE', unico, { token: admin.token })
    await naoPode()
    await test.call('POST', unico, { token: admin.token })
    await pode()
    await put({ permissoes_ids: [] })
    await naoPode()
    await put({ permissoes_ids: [id] })
    await pode()
  })

  it('POST and DELETE of a member', async () => {
    await membroDe(true)
    const membro = at(grupo, `/usuarios/${eu.id}`)
    await test.call('DELETE', membro, { token: admin.token })
    await naoPode()
    await test.call('POST', membro, { token: admin.token })
    await pode()
  })

  it('DELETE /api/v1/grupos/{id}: with force gone, with transferir_usuarios what the other group gives', async () => {
    await membroDe(true)
    await test.call('DELETE', at(grupo), { token: admin.token, query: { force: 'true' } })
    await naoPode()
    await membroDe(true)
    const destino = await novoGrupo(test, ['grupos.listar'])
    await test.call('DELETE', at(grupo), { token: admin.token, query: { transferir_usuarios: String(destino) } })
    await naoPode()
    expect((await outra.call('GET', at(destino), { token: eu.token })).status).toBe(200)
  })

  it('an administrator by the group is none while it is inactive', async () => {
    eu = await account(test, null)
    grupo = await novoGrupo(test, ['admin'])
    await incluir(test, grupo, eu)
    await pode()
    await put({ ativo: false })
    await naoPode()
    await put({ ativo: true })
    await pode()
  })
})
