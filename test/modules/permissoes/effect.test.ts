import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gruposPermissoes } from '../../../src/modules/grupos/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { at, denied, directOf, giveDirect, grupoId, insertPermissao, permissaoId } from '../usuarios/support.ts'

// Permissions are read anew at each request: any change is felt at the next one, on every instance.
let test: TestApp
let other: TestApp
let gestor: Account
let admin: Account

beforeAll(async () => {
  test = await startApp()
  other = await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret } })
  gestor = await account(test, 'gestor')
  admin = await account(test, 'admin')
})
afterAll(async () => {
  await other.close()
  await test.close()
})

const effectiveOf = async (id: number): Promise<string[]> =>
  (await test.call('GET', at(id), { token: gestor.token, query: { include: 'permissoes' } })).body.permissoes_efetivas
const remove = (id: number, token = admin.token) => test.call('DELETE', `/api/v1/permissoes/${id}`, { token })

describe('DELETE /api/v1/permissoes/{permissao_id}: 204', () => {
  it('takes the permission from every account and every group', async () => {
    const id = await insertPermissao(test, 'coletas.listar')
    await insertPermissao(test, 'coletas.criar')
    const direct = await insertAccount(test, null)
    await giveDirect(test, direct.id, 'coletas.listar', 'coletas.criar')
    await test.db.insert(gruposPermissoes).values({ grupoId: await grupoId(test, 'analista'), permissaoId: id })
    const inGrupo = await insertAccount(test, 'analista')
    expect(await effectiveOf(direct.id)).toEqual(['coletas.criar', 'coletas.listar'])
    expect(await effectiveOf(inGrupo.id)).toContain('coletas.listar')

    expect((await remove(id)).status).toBe(204)
    expect(await directOf(test, direct.id)).toEqual(['coletas.criar'])
    expect(await effectiveOf(direct.id)).toEqual(['coletas.criar'])
    expect(await effectiveOf(inGrupo.id)).not.toContain('coletas.listar')
    expect((await effectiveOf(inGrupo.id)).length).toBeGreaterThan(0)
  })

  it('is felt at the next request: an account that held it no longer holds more than a manager does', async () => {
    const id = await insertPermissao(test, 'coletas.editar')
    const [who, target] = [await account(test, 'gestor'), await insertAccount(test, 'usuario', { nome: 'Ana' })]
    await giveDirect(test, target.id, 'coletas.editar')
    const takeOver = () =>
      test.call('PUT', at(target.id), { token: who.token, body: { email: 'tomada@saude.example' } })
    expect(await takeOver()).toMatchObject(denied('coletas.editar'))
    expect((await remove(id)).status).toBe(204)
    expect((await takeOver()).status).toBe(200)
  })

  it('a new permission of the same name gives nothing to holders of the old one', async () => {
    const id = await insertPermissao(test, 'coletas.apagar')
    const target = await insertAccount(test, null)
    await giveDirect(test, target.id, 'coletas.apagar')
    await remove(id)
    await test.call('POST', '/api/v1/permissoes/', { token: gestor.token, body: { nome: 'coletas.apagar' } })
    expect(await effectiveOf(target.id)).toEqual([])
  })
})

describe('PUT /api/v1/permissoes/{permissao_id}: 200', () => {
  it('a new name is what its holders hold from then on', async () => {
    const id = await insertPermissao(test, 'coletas.ver')
    const target = await insertAccount(test, null)
    await giveDirect(test, target.id, 'coletas.ver')
    await test.call('PUT', `/api/v1/permissoes/${id}`, { token: admin.token, body: { nome: 'coletas.consultar' } })
    expect(await effectiveOf(target.id)).toEqual(['coletas.consultar'])
  })
})

describe('PUT and DELETE /api/v1/permissoes/{permissao_id}: a caller who does not hold a name cannot free it from others', () => {
  const rename = (id: number, nome: string) =>
    test.call('PUT', `/api/v1/permissoes/${id}`, { token: gestor.token, body: { nome } })

  it('403 to rename or remove it while an account or a group has it, and the description may change', async () => {
    const [conta, grupo] = [await insertPermissao(test, 'coletas.abrir'), await insertPermissao(test, 'coletas.fechar')]
    const target = await insertAccount(test, null)
    await giveDirect(test, target.id, 'coletas.abrir')
    await test.db.insert(gruposPermissoes).values({ grupoId: await grupoId(test, 'usuario'), permissaoId: grupo })
    for (const [id, nome] of [
      [conta, 'coletas.abrir'],
      [grupo, 'coletas.fechar']
    ] as const) {
      expect(await rename(id, 'coletas.outra')).toMatchObject(denied(nome))
      expect(await remove(id, gestor.token)).toMatchObject(denied(nome))
      const body = { nome, descricao: 'Nova' }
      const { status } = await test.call('PUT', `/api/v1/permissoes/${id}`, { token: gestor.token, body })
      expect(status).toBe(200)
    }
    expect(await effectiveOf(target.id)).toEqual(['coletas.abrir'])
  })

  it('200 and 204 when nobody has it, or the caller has it too', async () => {
    const [free, held] = [await insertPermissao(test, 'coletas.livre'), await insertPermissao(test, 'coletas.propria')]
    await giveDirect(test, gestor.id, 'coletas.propria')
    expect((await rename(free, 'coletas.solta')).status).toBe(200)
    expect((await remove(free, gestor.token)).status).toBe(204)
    expect((await rename(held, 'coletas.minha')).status).toBe(200)
    expect((await remove(held, gestor.token)).status).toBe(204)
  })
})

describe('POST /api/v1/permissoes/: 201', () => {
  it('does not give the new permission to its creator', async () => {
    const { body } = await test.call('POST', '/api/v1/permissoes/', {
      token: gestor.token,
      body: { nome: 'coletas.exportar' }
    })
    expect(await effectiveOf(gestor.id)).not.toContain('coletas.exportar')
    const takeOver = await test.call('PUT', at(gestor.id), { token: gestor.token, body: { permissoes_ids: [body.id] } })
    expect(takeOver).toMatchObject(denied('coletas.exportar'))
  })
})

describe('a change of rights is felt at the next request, on every instance:', () => {
  it('a permission given and taken', async () => {
    const who = await account(test, null)
    const listUsuarios = () => other.call('GET', '/api/v1/usuarios/', { token: who.token })
    const give = async (...nomes: string[]) => {
      const permissoes_ids = await Promise.all(nomes.map((nome) => permissaoId(test, nome)))
      await test.call('PUT', at(who.id), { token: admin.token, body: { permissoes_ids } })
    }
    expect(await listUsuarios()).toMatchObject(denied('usuarios.listar'))
    await give('usuarios.listar')
    expect((await listUsuarios()).status).toBe(200)
    await give()
    expect(await listUsuarios()).toMatchObject(denied('usuarios.listar'))
    await give('admin')
    expect((await listUsuarios()).status).toBe(200)
  })

  it('an administrator demoted', async () => {
    const who = await account(test, null, { admin: true })
    expect((await other.call('GET', '/api/v1/usuarios/', { token: who.token })).status).toBe(200)
    await test.call('PUT', at(who.id), { token: admin.token, body: { admin: false } })
    expect((await other.call('GET', '/api/v1/usuarios/', { token: who.token })).status).toBe(403)
  })

  it('an account deactivated', async () => {
    const who = await account(test, 'gestor')
    expect((await other.call('GET', '/api/v1/usuarios/', { token: who.token })).status).toBe(200)
    await test.call('POST', at(who.id, '/desativar'), { token: admin.token })
    expect((await other.call('GET', '/api/v1/usuarios/', { token: who.token })).status).toBe(401)
  })
})
