import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grupos } from '../../../src/modules/grupos/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { denied, grupoId, gruposOf, invalid, notFound, storedUsuario, unauthorized } from '../usuarios/support.ts'
import { addMembers, at, insertGrupo, membersOf, storedGrupo, trailOf } from './support.ts'

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

async function insertWithMembers(howMany: number) {
  const id = await insertGrupo(test, ['agravos.listar'])
  const members = await Promise.all(Array.from({ length: howMany }, () => insertAccount(test, null)))
  await addMembers(test, id, ...members)
  return { id, members }
}

describe('DELETE /api/v1/grupos/{id}', () => {
  it.each<[name: string, query: Record<string, string>]>([
    ['', {}],
    [' with force=false', { force: 'false' }],
    [' with force=true', { force: 'true' }]
  ])('204 without a body for a group that has no users%s; then it is gone', async (_name, query) => {
    const id = await insertGrupo(test, ['agravos.listar'])
    const { nome } = (await storedGrupo(test, id))!
    const answer = await remove(id, query)
    expect([answer.status, answer.body.length]).toEqual([204, 0])
    expect(await storedGrupo(test, id)).toBeNull()
    expect(await test.call('GET', at(id), { token: gestor.token })).toMatchObject(notFound)
    expect(await remove(id)).toMatchObject(notFound)
    expect(await trailOf(test, admin.token, id)).toEqual([
      { acao: 'grupo.removido', ator_id: gestor.id, detalhes: { nome, membros: { incluidos: [], retirados: [] } } }
    ])
  })

  it.each<[name: string, query: Record<string, string>]>([
    ['', {}],
    [' with force=false', { force: 'false' }]
  ])('422 at id while the group has users%s; nothing is changed', async (_name, query) => {
    const { id } = await insertWithMembers(1)
    const before = await storedGrupo(test, id)
    expect(await remove(id, query)).toMatchObject(invalid(['id', 'GROUP_HAS_USERS']))
    expect(await storedGrupo(test, id)).toEqual(before)
    expect(await trailOf(test, admin.token, id)).toEqual([])
  })

  it.each([
    ['pt-BR', 'O grupo ainda tem usuários; use transferir_usuarios ou force.'],
    ['en-US', 'The group still has users; use transferir_usuarios or force.'],
    ['es-ES', 'El grupo aún tiene usuarios; use transferir_usuarios o force.']
  ])('422 speaks %s', async (language, message) => {
    const { id } = await insertWithMembers(1)
    const answer = await remove(id, {}, { 'accept-language': language })
    expect(answer.body.error.details).toEqual([{ field: 'id', message, code: 'GROUP_HAS_USERS' }])
  })

  it('422 even when its only user is inactive; 204 once the last one has left', async () => {
    const id = await insertGrupo(test)
    const member = await insertAccount(test, null, { ativo: false })
    await addMembers(test, id, member)
    expect(await remove(id)).toMatchObject(invalid(['id', 'GROUP_HAS_USERS']))
    expect((await test.call('DELETE', at(id, `/usuarios/${member.id}`), { token: gestor.token })).status).toBe(204)
    expect((await remove(id)).status).toBe(204)
  })

  it('204 with force: its users stay, without the group', async () => {
    const { id, members } = await insertWithMembers(3)
    const { nome } = (await storedGrupo(test, id))!
    expect((await remove(id, { force: 'true' })).status).toBe(204)
    for (const member of members) expect((await storedUsuario(test, member.id))?.grupos).toEqual([])
    expect(await trailOf(test, admin.token, id)).toEqual([
      {
        acao: 'grupo.removido',
        ator_id: gestor.id,
        detalhes: { nome, membros: { incluidos: [], retirados: members.map((u) => u.id).sort((x, y) => x - y) } }
      }
    ])
  })

  it.each(['admin', 'gestor', 'analista', 'usuario', 'visualizador'])(
    'the default group %s stays, even empty and with force',
    async (nome) => {
      const id = await grupoId(test, nome)
      const heir = await insertGrupo(test)
      const queries: Record<string, string>[] = [{}, { force: 'true' }, { transferir_usuarios: String(heir) }]
      for (const query of queries) {
        const answer = await test.call('DELETE', at(id), { token: admin.token, query })
        expect(answer).toMatchObject(invalid(['id', 'IMMUTABLE_FIELD']))
      }
      expect((await storedGrupo(test, id))?.nome).toBe(nome)
    }
  )

  it('404 for a missing group; 401 without a token; 403 without grupos.deletar', async () => {
    for (const id of ['2147483647', '2147483648', '0'])
      expect(await remove(id, { force: 'true' })).toMatchObject(notFound)
    const id = await insertGrupo(test)
    const { token } = await account(test, 'visualizador')
    expect(await test.call('DELETE', at(id))).toMatchObject(unauthorized)
    expect(await test.call('DELETE', at(id), { token })).toMatchObject(denied('grupos.deletar'))
    expect(await storedGrupo(test, id)).not.toBeNull()
  })

  it('of ten at once one is 204 and the others are 404', async () => {
    const { id } = await insertWithMembers(3)
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(id, { force: 'true' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(404)])
    expect(await trailOf(test, admin.token, id)).toHaveLength(1)
  })
})

describe('DELETE /api/v1/grupos/{id}?transferir_usuarios=', () => {
  it('204: the members are in the other group; a member of both is in it once', async () => {
    const { id, members } = await insertWithMembers(3)
    const { nome } = (await storedGrupo(test, id))!
    const heir = await insertGrupo(test, ['agravos.criar'], { nome: 'destino' })
    const former = await insertAccount(test, null)
    await addMembers(test, heir, former, members[0]!)
    expect((await remove(id, { transferir_usuarios: String(heir) })).status).toBe(204)
    expect(await membersOf(test, heir)).toEqual([...members, former].map((u) => u.id).sort((x, y) => x - y))
    expect(await total(heir)).toBe(4)
    for (const member of members) expect(await gruposOf(test, member.id)).toEqual(['destino'])
    expect(await storedGrupo(test, id)).toBeNull()
    expect(await trailOf(test, admin.token, id)).toEqual([
      {
        acao: 'grupo.removido',
        ator_id: gestor.id,
        detalhes: {
          nome,
          membros: { incluidos: [], retirados: members.map((u) => u.id).sort((x, y) => x - y) },
          transferidos_para: heir
        }
      }
    ])
  })

  it('204 with force=true as well, and for a group without members', async () => {
    const { id, members } = await insertWithMembers(1)
    const heir = await insertGrupo(test)
    expect((await remove(id, { transferir_usuarios: String(heir), force: 'true' })).status).toBe(204)
    expect(await membersOf(test, heir)).toEqual([members[0]!.id])
    expect((await remove(heir, { transferir_usuarios: String(await insertGrupo(test)) })).status).toBe(204)
  })

  it.each<[name: string, heir: (id: number) => Promise<number> | number, code: string]>([
    ['unknown', () => 2147483647, 'NOT_FOUND'],
    ['inactive', () => insertGrupo(test, [], { ativo: false }), 'NOT_FOUND'],
    ['the same', (id) => id, 'NOT_FOUND'],
    ['0', () => 0, 'OUT_OF_RANGE']
  ])(
    '422 at transferir_usuarios when that group is %s, with force too; nothing is changed',
    async (_name, heir, code) => {
      const { id, members } = await insertWithMembers(2)
      const before = await storedGrupo(test, id)
      const transferir_usuarios = String(await heir(id))
      const queries: Record<string, string>[] = [{ transferir_usuarios }, { transferir_usuarios, force: 'true' }]
      for (const query of queries) expect(await remove(id, query)).toMatchObject(invalid(['transferir_usuarios', code]))
      expect(await storedGrupo(test, id)).toEqual(before)
      expect((await storedUsuario(test, members[0]!.id))?.grupos).toEqual([before?.nome])
    }
  )

  it('two groups that are moved into each other at the same moment: one goes, one stays with all members', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, two] = [await insertWithMembers(2), await insertWithMembers(2)]
      const answers = await Promise.all([
        remove(one.id, { transferir_usuarios: String(two.id) }),
        remove(two.id, { transferir_usuarios: String(one.id) })
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
      const [rest] = answers[0]!.status === 204 ? [two] : [one]
      expect(await total(rest.id)).toBe(4)
      expect(await membersOf(test, rest.id)).toHaveLength(4)
      await test.db.delete(grupos).where(eq(grupos.id, rest.id))
    }
  })
})
