import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grupos } from '../../../src/modules/grupos/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { grupoId, gruposDe, invalido, naoEncontrado, negado, registro, semToken } from '../usuarios/support.ts'
import { at, guardado, incluir, membrosDe, novoGrupo, trilha } from './support.ts'

let test: TestApp
let admin: Account
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const remove = (id: number | string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  test.call('DELETE', at(id), { token: gestor.token, query, headers })
const total = async (id: number) => (await test.call('GET', at(id), { token: gestor.token })).body.total_usuarios

async function comMembros(quantos: number) {
  const id = await novoGrupo(test, ['agravos.listar'])
  const membros = await Promise.all(Array.from({ length: quantos }, () => insertAccount(test, null)))
  await incluir(test, id, ...membros)
  return { id, membros }
}

describe('DELETE /api/v1/grupos/{id}', () => {
  it.each<[name: string, query: Record<string, string>]>([
    ['', {}],
    [' with force=false', { force: 'false' }],
    [' with force=true', { force: 'true' }]
  ])('204 without a body for a group that has no users%s; then it is gone', async (_name, query) => {
    const id = await novoGrupo(test, ['agravos.listar'])
    const { nome } = (await guardado(test, id))!
    const answer = await remove(id, query)
    expect([answer.status, answer.body.length]).toEqual([204, 0])
    expect(await guardado(test, id)).toBeNull()
    expect(await test.call('GET', at(id), { token: gestor.token })).toMatchObject(naoEncontrado)
    expect(await remove(id)).toMatchObject(naoEncontrado)
    expect(await trilha(test, admin.token, id)).toEqual([
      { acao: 'grupo.removido', ator_id: gestor.id, detalhes: { nome, membros: { incluidos: [], retirados: [] } } }
    ])
  })

  it.each<[name: string, query: Record<string, string>]>([
    ['', {}],
    [' with force=false', { force: 'false' }]
  ])('422 at id while the group has users%s; nothing is changed', async (_name, query) => {
    const { id } = await comMembros(1)
    const before = await guardado(test, id)
    expect(await remove(id, query)).toMatchObject(invalido(['id', 'GROUP_HAS_USERS']))
    expect(await guardado(test, id)).toEqual(before)
    expect(await trilha(test, admin.token, id)).toEqual([])
  })

  it.each([
    ['pt-BR', 'O grupo ainda tem usuários; use transferir_usuarios ou force.'],
    ['en-US', 'The group still has users; use transferir_usuarios or force.'],
    ['es-ES', 'El grupo aún tiene usuarios; use transferir_usuarios o force.']
  ])('422 speaks %s', async (language, message) => {
    const { id } = await comMembros(1)
    const answer = await remove(id, {}, { 'accept-language': language })
    expect(answer.body.error.details).toEqual([{ field: 'id', message, code: 'GROUP_HAS_USERS' }])
  })

  it('422 also when its only user is inactive; 204 once the last one has left', async () => {
    const id = await novoGrupo(test)
    const membro = await insertAccount(test, null, { ativo: false })
    await incluir(test, id, membro)
    expect(await remove(id)).toMatchObject(invalido(['id', 'GROUP_HAS_USERS']))
    expect((await test.call('DELETE', at(id, `/usuarios/${membro.id}`), { token: gestor.token })).status).toBe(204)
    expect((await remove(id)).status).toBe(204)
  })

  it('204 with force: its users are there, without the group', async () => {
    const { id, membros } = await comMembros(3)
    const { nome } = (await guardado(test, id))!
    expect((await remove(id, { force: 'true' })).status).toBe(204)
    for (const membro of membros) expect((await registro(test, membro.id))?.grupos).toEqual([])
    expect(await trilha(test, admin.token, id)).toEqual([
      {
        acao: 'grupo.removido',
        ator_id: gestor.id,
        detalhes: { nome, membros: { incluidos: [], retirados: membros.map((u) => u.id).sort((x, y) => x - y) } }
      }
    ])
  })

  it.each(['admin', 'gestor', 'analista', 'usuario', 'visualizador'])(
    'the default group %s stays, even empty and with force',
    async (nome) => {
      const id = await grupoId(test, nome)
      const destino = await novoGrupo(test)
      const queries: Record<string, string>[] = [{}, { force: 'true' }, { transferir_usuarios: String(destino) }]
      for (const query of queries) {
        const answer = await test.call('DELETE', at(id), { token: admin.token, query })
        expect(answer).toMatchObject(invalido(['id', 'IMMUTABLE_FIELD']))
      }
      expect((await guardado(test, id))?.nome).toBe(nome)
    }
  )

  it('404 for a group that is not there; 401 without a token; 403 without grupos.deletar', async () => {
    for (const id of ['2147483647', '2147483648', '0'])
      expect(await remove(id, { force: 'true' })).toMatchObject(naoEncontrado)
    const id = await novoGrupo(test)
    const { token } = await account(test, 'visualizador')
    expect(await test.call('DELETE', at(id))).toMatchObject(semToken)
    expect(await test.call('DELETE', at(id), { token })).toMatchObject(negado('grupos.deletar'))
    expect(await guardado(test, id)).not.toBeNull()
  })

  it('of ten at once one is 204, the others 404', async () => {
    const { id } = await comMembros(3)
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(id, { force: 'true' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(404)])
    expect(await trilha(test, admin.token, id)).toHaveLength(1)
  })
})

describe('DELETE /api/v1/grupos/{id}?transferir_usuarios=', () => {
  it('204: the members are in the other group, who was in both is in it once', async () => {
    const { id, membros } = await comMembros(3)
    const { nome } = (await guardado(test, id))!
    const destino = await novoGrupo(test, ['agravos.criar'], { nome: 'destino' })
    const antigo = await insertAccount(test, null)
    await incluir(test, destino, antigo, membros[0]!)
    expect((await remove(id, { transferir_usuarios: String(destino) })).status).toBe(204)
    expect(await membrosDe(test, destino)).toEqual([...membros, antigo].map((u) => u.id).sort((x, y) => x - y))
    expect(await total(destino)).toBe(4)
    for (const membro of membros) expect(await gruposDe(test, membro.id)).toEqual(['destino'])
    expect(await guardado(test, id)).toBeNull()
    expect(await trilha(test, admin.token, id)).toEqual([
      {
        acao: 'grupo.removido',
        ator_id: gestor.id,
        detalhes: {
          nome,
          membros: { incluidos: [], retirados: membros.map((u) => u.id).sort((x, y) => x - y) },
          transferidos_para: destino
        }
      }
    ])
  })

  it('204 beside force=true just as well, and for a group without members', async () => {
    const { id, membros } = await comMembros(1)
    const destino = await novoGrupo(test)
    expect((await remove(id, { transferir_usuarios: String(destino), force: 'true' })).status).toBe(204)
    expect(await membrosDe(test, destino)).toEqual([membros[0]!.id])
    expect((await remove(destino, { transferir_usuarios: String(await novoGrupo(test)) })).status).toBe(204)
  })

  it.each<[name: string, destino: (id: number) => Promise<number> | number, code: string]>([
    ['unknown', () => 2147483647, 'NOT_FOUND'],
    ['inactive', () => novoGrupo(test, [], { ativo: false }), 'NOT_FOUND'],
    ['the same', (id) => id, 'NOT_FOUND'],
    ['0', () => 0, 'OUT_OF_RANGE']
  ])(
    '422 at transferir_usuarios when that group is %s, with force too; nothing is changed',
    async (_name, destino, code) => {
      const { id, membros } = await comMembros(2)
      const before = await guardado(test, id)
      const transferir_usuarios = String(await destino(id))
      const queries: Record<string, string>[] = [{ transferir_usuarios }, { transferir_usuarios, force: 'true' }]
      for (const query of queries)
        expect(await remove(id, query)).toMatchObject(invalido(['transferir_usuarios', code]))
      expect(await guardado(test, id)).toEqual(before)
      expect((await registro(test, membros[0]!.id))?.grupos).toEqual([before?.nome])
    }
  )

  it('two groups that are moved into each other at the same moment: one goes, one stays with all members', async () => {
    for (let round = 0; round < 10; round++) {
      const [um, dois] = [await comMembros(2), await comMembros(2)]
      const answers = await Promise.all([
        remove(um.id, { transferir_usuarios: String(dois.id) }),
        remove(dois.id, { transferir_usuarios: String(um.id) })
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
      const [resta] = answers[0]!.status === 204 ? [dois] : [um]
      expect(await total(resta.id)).toBe(4)
      expect(await membrosDe(test, resta.id)).toHaveLength(4)
      await test.db.delete(grupos).where(eq(grupos.id, resta.id))
    }
  })
})
