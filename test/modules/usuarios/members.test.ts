import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { addMembers, at, insertGrupo, membersOf } from '../grupos/support.ts'
import { denied, invalid, NOW, notFound, storedUsuario, unauthorized } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const call = (
  method: 'POST' | 'DELETE',
  grupo: number | string,
  usuario: number | string,
  headers: Record<string, string> = {}
) => test.call(method, at(grupo, `/usuarios/${usuario}`), { token: gestor.token, headers })
const entriesOf = async (id: number) =>
  (await test.db.select().from(auditoria).where(eq(auditoria.alvoId, id)))
    .filter(({ alvoTipo }) => alvoTipo === 'usuario')
    .map(({ acao, atorId, detalhes }) => ({ acao, atorId, detalhes }))
const alteration = (incluidos: number[], retirados: number[] = []) => ({
  acao: 'usuario.alterado',
  atorId: gestor.id,
  detalhes: { campos: ['grupos'], grupos: { incluidos, retirados } }
})

describe('POST /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}', () => {
  it('200: the user is in the group, with the others; a second time nothing is changed', async () => {
    const grupo = await insertGrupo(test, ['agravos.listar'], { nome: 'equipe' })
    const target = await insertAccount(test, 'usuario')
    test.advance(1000)
    const answer = await call('POST', grupo, target.id)
    expect([answer.status, answer.body]).toEqual([200, { message: 'Usuário incluído no grupo.' }])
    const after = await storedUsuario(test, target.id)
    expect(after).toMatchObject({
      grupos: ['equipe', 'usuario'],
      atualizadoPorId: gestor.id,
      updatedAt: test.clock.moment
    })
    test.advance(1000)
    const again = await call('POST', grupo, target.id)
    expect([again.status, again.body]).toEqual([200, { message: 'Usuário incluído no grupo.' }])
    expect(await storedUsuario(test, target.id)).toEqual(after)
    expect(await entriesOf(target.id)).toEqual([alteration([grupo])])
  })

  it.each([
    ['pt-BR', 'Usuário incluído no grupo.'],
    ['en-US', 'User added to the group.'],
    ['es-ES', 'Usuario incluido en el grupo.']
  ])('200 speaks %s', async (language, message) => {
    const answer = await call('POST', await insertGrupo(test), gestor.id, { 'accept-language': language })
    expect(answer.body).toEqual({ message })
  })

  it('200 for an inactive group and an inactive user', async () => {
    const grupo = await insertGrupo(test, [], { ativo: false })
    const target = await insertAccount(test, null, { ativo: false })
    expect((await call('POST', grupo, target.id)).status).toBe(200)
    expect(await membersOf(test, grupo)).toEqual([target.id])
  })

  it('200 for ten at once, on record once', async () => {
    const grupo = await insertGrupo(test)
    const target = await insertAccount(test, null)
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', grupo, target.id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await membersOf(test, grupo)).toEqual([target.id])
    expect(await entriesOf(target.id)).toHaveLength(1)
  })
})

describe('DELETE /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}', () => {
  it('204: the user is only in the other groups; 404 the second time', async () => {
    const grupo = await insertGrupo(test)
    const target = await insertAccount(test, 'usuario')
    await addMembers(test, grupo, target)
    const answer = await call('DELETE', grupo, target.id)
    expect([answer.status, answer.body.length]).toEqual([204, 0])
    expect((await storedUsuario(test, target.id))?.grupos).toEqual(['usuario'])
    expect(await call('DELETE', grupo, target.id)).toMatchObject(notFound)
    expect(await entriesOf(target.id)).toEqual([alteration([], [grupo])])
  })

  it('404 for a user who is not in the group: others stay', async () => {
    const grupo = await insertGrupo(test)
    const [member, other] = [await insertAccount(test, null), await insertAccount(test, 'usuario')]
    await addMembers(test, grupo, member)
    expect(await call('DELETE', grupo, other.id)).toMatchObject(notFound)
    expect(await membersOf(test, grupo)).toEqual([member.id])
  })
})

describe.each(['POST', 'DELETE'] as const)('%s /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}: refused', (method) => {
  it('404 for an unknown group and an unknown user', async () => {
    const grupo = await insertGrupo(test)
    const target = await insertAccount(test, 'usuario')
    const before = await storedUsuario(test, target.id)
    for (const unknown of ['2147483647', '2147483648', '0']) {
      expect(await call(method, unknown, target.id)).toMatchObject(notFound)
      expect(await call(method, grupo, unknown)).toMatchObject(notFound)
    }
    expect(await storedUsuario(test, target.id)).toEqual(before)
  })

  it('422 at an id that is not a number', async () => {
    expect(await call(method, 'x', 1)).toMatchObject(invalid(['grupo_id', 'INVALID_TYPE']))
    expect(await call(method, 1, 'x')).toMatchObject(invalid(['usuario_id', 'INVALID_TYPE']))
  })

  it('401 without a token, 403 without usuarios.gerenciar_permissoes', async () => {
    const { token } = await account(test, 'visualizador')
    const path = at(await insertGrupo(test), `/usuarios/${gestor.id}`)
    expect(await test.call(method, path)).toMatchObject(unauthorized)
    expect(await test.call(method, path, { token })).toMatchObject(denied('usuarios.gerenciar_permissoes'))
  })
})

describe('GET /api/v1/grupos/{grupo_id}/usuarios', () => {
  const get = async (id: number, query: Record<string, string> = {}) => {
    const { token } = gestor
    return (await test.call('GET', at(id, '/usuarios'), { token, query })).body
  }

  it('200 with one page of members, and only the intended fields', async () => {
    test.clock.moment = new Date(NOW)
    const grupo = await insertGrupo(test)
    const ana = await insertAccount(test, 'usuario', { nome: 'Ana', cargo: 'Médica', departamento: 'Vigilância' })
    const bia = await insertAccount(test, null, { nome: 'Bia', ativo: false })
    await addMembers(test, grupo, bia, ana)
    await insertAccount(test, 'usuario')
    const link = `${at(grupo)}/usuarios?page=1&size=50`
    expect(await get(grupo)).toEqual({
      total: 2,
      page: 1,
      size: 50,
      pages: 1,
      items: [
        { id: ana.id, nome: 'Ana', email: ana.email, cargo: 'Médica', departamento: 'Vigilância', ativo: true },
        { id: bia.id, nome: 'Bia', email: bia.email, cargo: null, departamento: null, ativo: false }
      ],
      links: { first: link, prev: null, next: null, last: link },
      meta: { timestamp: NOW }
    })
  })

  it('200 with filters, order and pages', async () => {
    const grupo = await insertGrupo(test)
    const members = []
    for (const nome of ['Caio', 'Ágata', 'Bento', 'Dora', 'Elis'])
      members.push(await insertAccount(test, null, { nome, ativo: nome !== 'Dora' }))
    await addMembers(test, grupo, ...members)
    const nomesOf = async (query: Record<string, string>) => {
      const { total, items } = await get(grupo, query)
      return [total, items.map(({ nome }: { nome: string }) => nome)]
    }
    expect(await nomesOf({ sort: 'nome' })).toEqual([5, ['Ágata', 'Bento', 'Caio', 'Dora', 'Elis']])
    expect(await nomesOf({ sort: 'nome', order: 'desc', size: '2', page: '2' })).toEqual([5, ['Caio', 'Bento']])
    expect(await nomesOf({ size: '2', page: '3' })).toEqual([5, ['Elis']])
    expect(await nomesOf({ size: '2', page: '4' })).toEqual([5, []])
    expect(await nomesOf({ ativo: 'false' })).toEqual([1, ['Dora']])
    expect(await nomesOf({ search: 'agata' })).toEqual([1, ['Ágata']])
    expect(await nomesOf({ nome: 'E', sort: 'nome' })).toEqual([2, ['Bento', 'Elis']])
  })

  it('200 with no members', async () => {
    expect(await get(await insertGrupo(test))).toMatchObject({ total: 0, pages: 0, items: [] })
  })
})
