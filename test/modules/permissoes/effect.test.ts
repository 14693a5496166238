import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gruposPermissoes } from '../../../src/modules/grupos/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { at, darDiretas, diretasDe, grupoId, negado, novaPermissao, permissaoId } from '../usuarios/support.ts'

// What a permission gives is read anew at each request: any change is felt at the next one, on every instance.
let test: TestApp
let outra: TestApp
let gestor: Account
let admin: Account

beforeAll(async () => {
  test = await startApp()
  outra = await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret } })
  gestor = await account(test, 'gestor')
  admin = await account(test, 'admin')
})
afterAll(async () => {
  await outra.close()
  await test.close()
})

const efetivas = async (id: number): Promise<string[]> =>
  (await test.call('GET', at(id), { token: gestor.token, query: { include: 'permissoes' } })).body.permissoes_efetivas
const remove = (id: number, token = admin.token) => test.call('DELETE', `/api/v1/permissoes/${id}`, { token })

describe('DELETE /api/v1/permissoes/{permissao_id}: 204', () => {
  it('takes the permission from every account and every group', async () => {
    const id = await novaPermissao(test, 'coletas.listar')
    await novaPermissao(test, 'coletas.criar')
    const direta = await insertAccount(test, null)
    await darDiretas(test, direta.id, 'coletas.listar', 'coletas.criar')
    await test.db.insert(gruposPermissoes).values({ grupoId: await grupoId(test, 'analista'), permissaoId: id })
    const doGrupo = await insertAccount(test, 'analista')
    expect(await efetivas(direta.id)).toEqual(['coletas.criar', 'coletas.listar'])
    expect(await efetivas(doGrupo.id)).toContain('coletas.listar')

    expect((await remove(id)).status).toBe(204)
    expect(await diretasDe(test, direta.id)).toEqual(['coletas.criar'])
    expect(await efetivas(direta.id)).toEqual(['coletas.criar'])
    expect(await efetivas(doGrupo.id)).not.toContain('coletas.listar')
    expect((await efetivas(doGrupo.id)).length).toBeGreaterThan(0)
  })

  it('is felt at the next request: who held it no longer holds more than a manager does', async () => {
    const id = await novaPermissao(test, 'coletas.editar')
    const [quem, alvo] = [await account(test, 'gestor'), await insertAccount(test, 'usuario', { nome: 'Ana' })]
    await darDiretas(test, alvo.id, 'coletas.editar')
    const toma = () => test.call('PUT', at(alvo.id), { token: quem.token, body: { email: 'tomada@saude.example' } })
    expect(await toma()).toMatchObject(negado('coletas.editar'))
    expect((await remove(id)).status).toBe(204)
    expect((await toma()).status).toBe(200)
  })

  it('a new permission of the same name gives nothing to who held the old one', async () => {
    const id = await novaPermissao(test, 'coletas.apagar')
    const alvo = await insertAccount(test, null)
    await darDiretas(test, alvo.id, 'coletas.apagar')
    await remove(id)
    await test.call('POST', '/api/v1/permissoes/', { token: gestor.token, body: { nome: 'coletas.apagar' } })
    expect(await efetivas(alvo.id)).toEqual([])
  })
})

describe('PUT /api/v1/permissoes/{permissao_id}: 200', () => {
  it('a new name is what its holders hold from then on', async () => {
    const id = await novaPermissao(test, 'coletas.ver')
    const alvo = await insertAccount(test, null)
    await darDiretas(test, alvo.id, 'coletas.ver')
    await test.call('PUT', `/api/v1/permissoes/${id}`, { token: admin.token, body: { nome: 'coletas.consultar' } })
    expect(await efetivas(alvo.id)).toEqual(['coletas.consultar'])
  })
})

describe('PUT and DELETE /api/v1/permissoes/{permissao_id}: a name that others hold is not freed by who does not hold it', () => {
  const renomear = (id: number, nome: string) =>
    test.call('PUT', `/api/v1/permissoes/${id}`, { token: gestor.token, body: { nome } })

  it('403 to rename or remove it while an account or a group has it, and the description may change', async () => {
    const [conta, grupo] = [await novaPermissao(test, 'coletas.abrir'), await novaPermissao(test, 'coletas.fechar')]
    const alvo = await insertAccount(test, null)
    await darDiretas(test, alvo.id, 'coletas.abrir')
    await test.db.insert(gruposPermissoes).values({ grupoId: await grupoId(test, 'usuario'), permissaoId: grupo })
    for (const [id, nome] of [
      [conta, 'coletas.abrir'],
      [grupo, 'coletas.fechar']
    ] as const) {
      expect(await renomear(id, 'coletas.outra')).toMatchObject(negado(nome))
      expect(await remove(id, gestor.token)).toMatchObject(negado(nome))
      const body = { nome, descricao: 'Nova' }
      const { status } = await test.call('PUT', `/api/v1/permissoes/${id}`, { token: gestor.token, body })
      expect(status).toBe(200)
    }
    expect(await efetivas(alvo.id)).toEqual(['coletas.abrir'])
  })

  it('200 and 204 when nobody has it, or the caller has it too', async () => {
    const [livre, propria] = [await novaPermissao(test, 'coletas.livre'), await novaPermissao(test, 'coletas.propria')]
    await darDiretas(test, gestor.id, 'coletas.propria')
    expect((await renomear(livre, 'coletas.solta')).status).toBe(200)
    expect((await remove(livre, gestor.token)).status).toBe(204)
    expect((await renomear(propria, 'coletas.minha')).status).toBe(200)
    expect((await remove(propria, gestor.token)).status).toBe(204)
  })
})

describe('POST /api/v1/permissoes/: 201', () => {
  it('does not give the new permission to who made it', async () => {
    const { body } = await test.call('POST', '/api/v1/permissoes/', {
      token: gestor.token,
      body: { nome: 'coletas.exportar' }
    })
    expect(await efetivas(gestor.id)).not.toContain('coletas.exportar')
    const toma = await test.call('PUT', at(gestor.id), { token: gestor.token, body: { permissoes_ids: [body.id] } })
    expect(toma).toMatchObject(negado('coletas.exportar'))
  })
})

describe('a change of rights is felt at the next request, on every instance:', () => {
  it('a permission given and taken', async () => {
    const quem = await account(test, null)
    const lista = () => outra.call('GET', '/api/v1/usuarios/', { token: quem.token })
    const dar = async (...nomes: string[]) => {
      const permissoes_ids = await Promise.all(nomes.map((nome) => permissaoId(test, nome)))
      await test.call('PUT', at(quem.id), { token: admin.token, body: { permissoes_ids } })
    }
    expect(await lista()).toMatchObject(negado('usuarios.listar'))
    await dar('usuarios.listar')
    expect((await lista()).status).toBe(200)
    await dar()
    expect(await lista()).toMatchObject(negado('usuarios.listar'))
    await dar('admin')
    expect((await lista()).status).toBe(200)
  })

  it('an administrator demoted', async () => {
    const quem = await account(test, null, { admin: true })
    expect((await outra.call('GET', '/api/v1/usuarios/', { token: quem.token })).status).toBe(200)
    await test.call('PUT', at(quem.id), { token: admin.token, body: { admin: false } })
    expect((await outra.call('GET', '/api/v1/usuarios/', { token: quem.token })).status).toBe(403)
  })

  it('an account deactivated', async () => {
    const quem = await account(test, 'gestor')
    expect((await outra.call('GET', '/api/v1/usuarios/', { token: quem.token })).status).toBe(200)
    await test.call('POST', at(quem.id, '/desativar'), { token: admin.token })
    expect((await outra.call('GET', '/api/v1/usuarios/', { token: quem.token })).status).toBe(401)
  })
})
