import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grupos } from '../../../src/modules/grupos/tables.ts'
import { permissoes } from '../../../src/modules/permissoes/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { permissoesDoGrupo, registroDe, resumo } from './b-support.ts'
import { at, darDiretas, naoEncontrado, negado, permissaoId, semToken } from './support.ts'

const NINGUEM = 2_147_483_647
let test: TestApp
let gestora: Account
let chefe: Account
let exportarId: number

beforeAll(async () => {
  test = await startApp()
  gestora = await account(test, 'gestor')
  chefe = await account(test, 'admin')
  exportarId = await permissaoId(test, 'usuarios.exportar')
})
afterAll(() => test.close())

const call = (method: 'GET' | 'POST', path: string, token = gestora.token) => test.call(method, path, { token })
const efetivas = async (id: number): Promise<string[]> =>
  (await call('GET', at(id, '/permissoes'))).body.permissoes_efetivas

describe('GET /api/v1/usuarios/{id}/permissoes', () => {
  it('GET /api/v1/usuarios/{id}/permissoes: 200 with groups, direct and effective ones; an inactive group gives nothing', async () => {
    const [parado] = await test.db
      .insert(grupos)
      .values({ nome: 'parado', descricao: 'Em pausa', ativo: false })
      .returning()
    await test.call('PUT', `/api/v1/grupos/${parado!.id}/permissoes`, {
      token: chefe.token,
      body: { permissoes_ids: [exportarId] }
    })
    const who = await insertAccount(test, 'usuario')
    await call('POST', at(who.id, `/grupos/${parado!.id}`))
    await darDiretas(test, who.id, 'relatorios.gerar')
    const doGrupo = await permissoesDoGrupo(test, 'usuario')
    const registros = await Promise.all(doGrupo.map((nome) => registroDe(test, nome)))
    registros.sort((a, b) => a.id - b.id)
    const answer = await call('GET', at(who.id, '/permissoes'))
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        grupos: [
          {
            ...(await resumo(test, 'usuario')),
            ativo: true,
            permissoes: registros
          },
          {
            id: parado!.id,
            nome: 'parado',
            descricao: 'Em pausa',
            ativo: false,
            permissoes: [await registroDe(test, 'usuarios.exportar')]
          }
        ],
        permissoes_diretas: [await registroDe(test, 'relatorios.gerar')],
        permissoes_efetivas: [...doGrupo, 'relatorios.gerar'].sort(),
        tem_permissao_admin: false
      }
    ])
    await test.db.update(grupos).set({ ativo: true }).where(eq(grupos.id, parado!.id))
    expect(await efetivas(who.id)).toContain('usuarios.exportar')
  })

  it.each<[string, 'admin' | null, { admin?: true }]>([
    ['by the flag', null, { admin: true }],
    ['by the group', 'admin', {}],
    ['by both', 'admin', { admin: true }]
  ])('an administrator %s holds every permission there is, wherever that is shown', async (_, grupo, campos) => {
    const { id, token } = await account(test, grupo, campos)
    await test.call('POST', '/api/v1/permissoes/', { token, body: { nome: `propria.${id}` } })
    const todas = (await test.db.select().from(permissoes)).map(({ nome }) => nome).sort()
    expect(todas).toContain(`propria.${id}`)
    expect((await call('GET', at(id, '/permissoes'))).body).toMatchObject({
      permissoes_efetivas: todas,
      tem_permissao_admin: true
    })
    const include = { include: 'permissoes' }
    const detalhe = await test.call('GET', at(id), { token, query: include })
    const perfil = await test.call('GET', '/api/v1/usuarios/me', { token, query: include })
    const lista = await test.call('GET', '/api/v1/usuarios', { token, query: { id: String(id) } })
    const filtros = { campo: 'id', operador: 'eq', valor: id }
    const body = { filtros, incluir: ['permissoes_efetivas'] }
    const busca = await test.call('POST', '/api/v1/usuarios/buscar', { token, body })
    for (const { permissoes_efetivas } of [detalhe.body, perfil.body, busca.body.items[0]])
      expect(permissoes_efetivas).toEqual(todas)
    expect(lista.body.items[0].total_permissoes).toBe(todas.length)
  })

  it('GET /api/v1/usuarios/{id}/permissoes: 200 for oneself, 403 for another without usuarios.listar, 401, 404', async () => {
    const [who, other] = [await account(test, 'usuario'), await insertAccount(test, 'usuario')]
    expect((await call('GET', at(who.id, '/permissoes'), who.token)).body.permissoes_efetivas).toHaveLength(4)
    expect(await call('GET', at(other.id, '/permissoes'), who.token)).toMatchObject(negado('usuarios.listar'))
    expect(await test.call('GET', at(who.id, '/permissoes'))).toMatchObject(semToken)
    expect(await call('GET', at(NINGUEM, '/permissoes'))).toMatchObject(naoEncontrado)
  })
})
