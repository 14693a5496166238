import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grupos } from '../../../src/modules/grupos/tables.ts'
import { permissoes } from '../../../src/modules/permissoes/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { grupoShown, permissaoShown, permissoesOfGrupo } from './b-support.ts'
import { at, denied, giveDirect, notFound, permissaoId, unauthorized } from './support.ts'

const NOBODY = 2_147_483_647
let test: TestApp
let gestor: Account
let admin: Account
let exportarId: number

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  admin = await account(test, 'admin')
  exportarId = await permissaoId(test, 'usuarios.exportar')
})
afterAll(() => test.close())

const call = (method: 'GET' | 'POST', path: string, token = gestor.token) => test.call(method, path, { token })
const effectiveOf = async (id: number): Promise<string[]> =>
  (await call('GET', at(id, '/permissoes'))).body.permissoes_efetivas

describe('GET /api/v1/usuarios/{id}/permissoes', () => {
  it('GET /api/v1/usuarios/{id}/permissoes: 200 with groups, direct and effective ones; an inactive group gives nothing', async () => {
    const [paused] = await test.db
      .insert(grupos)
      .values({ nome: 'parado', descricao: 'Em pausa', ativo: false })
      .returning()
    await test.call('PUT', `/api/v1/grupos/${paused!.id}/permissoes`, {
      token: admin.token,
      body: { permissoes_ids: [exportarId] }
    })
    const who = await insertAccount(test, 'usuario')
    await call('POST', at(who.id, `/grupos/${paused!.id}`))
    await giveDirect(test, who.id, 'relatorios.gerar')
    const ofGrupo = await permissoesOfGrupo(test, 'usuario')
    const records = await Promise.all(ofGrupo.map((nome) => permissaoShown(test, nome)))
    records.sort((a, b) => a.id - b.id)
    const answer = await call('GET', at(who.id, '/permissoes'))
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        grupos: [
          {
            ...(await grupoShown(test, 'usuario')),
            ativo: true,
            permissoes: records
          },
          {
            id: paused!.id,
            nome: 'parado',
            descricao: 'Em pausa',
            ativo: false,
            permissoes: [await permissaoShown(test, 'usuarios.exportar')]
          }
        ],
        permissoes_diretas: [await permissaoShown(test, 'relatorios.gerar')],
        permissoes_efetivas: [...ofGrupo, 'relatorios.gerar'].sort(),
        tem_permissao_admin: false
      }
    ])
    await test.db.update(grupos).set({ ativo: true }).where(eq(grupos.id, paused!.id))
    expect(await effectiveOf(who.id)).toContain('usuarios.exportar')
  })

  it.each<[string, 'admin' | null, { admin?: true }]>([
    ['by the flag', null, { admin: true }],
    ['by the group', 'admin', {}],
    ['by both', 'admin', { admin: true }]
  ])('an administrator %s holds every permission there is, wherever that is shown', async (_, grupo, fields) => {
    const { id, token } = await account(test, grupo, fields)
    await test.call('POST', '/api/v1/permissoes/', { token, body: { nome: `propria.${id}` } })
    const every = (await test.db.select().from(permissoes)).map(({ nome }) => nome).sort()
    expect(every).toContain(`propria.${id}`)
    expect((await call('GET', at(id, '/permissoes'))).body).toMatchObject({
      permissoes_efetivas: every,
      tem_permissao_admin: true
    })
    const include = { include: 'permissoes' }
    const detail = await test.call('GET', at(id), { token, query: include })
    const profile = await test.call('GET', '/api/v1/usuarios/me', { token, query: include })
    const list = await test.call('GET', '/api/v1/usuarios', { token, query: { id: String(id) } })
    const filtros = { campo: 'id', operador: 'eq', valor: id }
    const body = { filtros, incluir: ['permissoes_efetivas'] }
    const searched = await test.call('POST', '/api/v1/usuarios/buscar', { token, body })
    for (const { permissoes_efetivas } of [detail.body, profile.body, searched.body.items[0]])
      expect(permissoes_efetivas).toEqual(every)
    expect(list.body.items[0].total_permissoes).toBe(every.length)
  })

  it('GET /api/v1/usuarios/{id}/permissoes: 200 for oneself, 403 for another without usuarios.listar, 401, 404', async () => {
    const [who, other] = [await account(test, 'usuario'), await insertAccount(test, 'usuario')]
    expect((await call('GET', at(who.id, '/permissoes'), who.token)).body.permissoes_efetivas).toHaveLength(4)
    expect(await call('GET', at(other.id, '/permissoes'), who.token)).toMatchObject(denied('usuarios.listar'))
    expect(await test.call('GET', at(who.id, '/permissoes'))).toMatchObject(unauthorized)
    expect(await call('GET', at(NOBODY, '/permissoes'))).toMatchObject(notFound)
  })
})
