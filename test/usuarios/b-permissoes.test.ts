import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grupos } from '../../src/grupos/tables.ts'
import { type Account, account, insertAccount } from '../support/accounts.ts'
import { startApp, type TestApp } from '../support/app.ts'
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

  it.each([
    ['by the flag', null, { admin: true }, ['admin']],
    ['by the group', 'admin', {}, ['admin']],
    ['by both', 'admin', { admin: true }, ['admin']]
  ])('GET /api/v1/usuarios/{id}/permissoes: tem_permissao_admin %s', async (_, grupo, campos, nomes) => {
    const { id } = await insertAccount(test, grupo, campos)
    expect((await call('GET', at(id, '/permissoes'))).body).toMatchObject({
      permissoes_efetivas: nomes,
      tem_permissao_admin: true
    })
  })

  it('GET /api/v1/usuarios/{id}/permissoes: 200 for oneself, 403 for another without usuarios.listar, 401, 404', async () => {
    const [who, other] = [await account(test, 'usuario'), await insertAccount(test, 'usuario')]
    expect((await call('GET', at(who.id, '/permissoes'), who.token)).body.permissoes_efetivas).toHaveLength(4)
    expect(await call('GET', at(other.id, '/permissoes'), who.token)).toMatchObject(negado('usuarios.listar'))
    expect(await test.call('GET', at(who.id, '/permissoes'))).toMatchObject(semToken)
    expect(await call('GET', at(NINGUEM, '/permissoes'))).toMatchObject(naoEncontrado)
  })
})
