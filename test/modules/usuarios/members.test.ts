import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { at, incluir, membrosDe, novoGrupo } from '../grupos/support.ts'
import { invalido, NOW, naoEncontrado, negado, registro, semToken } from './support.ts'

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
const entradas = async (id: number) =>
  (await test.db.select().from(auditoria).where(eq(auditoria.alvoId, id)))
    .filter(({ alvoTipo }) => alvoTipo === 'usuario')
    .map(({ acao, atorId, detalhes }) => ({ acao, atorId, detalhes }))
const alterado = (incluidos: number[], retirados: number[] = []) => ({
  acao: 'usuario.alterado',
  atorId: gestor.id,
  detalhes: { campos: ['grupos'], grupos: { incluidos, retirados } }
})

describe('POST /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}', () => {
  it('200: the user is in the group, beside the others; a second time nothing is changed', async () => {
    const grupo = await novoGrupo(test, ['agravos.listar'], { nome: 'equipe' })
    const alvo = await insertAccount(test, 'usuario')
    test.advance(1000)
    const answer = await call('POST', grupo, alvo.id)
    expect([answer.status, answer.body]).toEqual([200, { message: 'Usuário incluído no grupo.' }])
    const after = await registro(test, alvo.id)
    expect(after).toMatchObject({
      grupos: ['equipe', 'usuario'],
      atualizadoPorId: gestor.id,
      updatedAt: test.clock.moment
    })
    test.advance(1000)
    const again = await call('POST', grupo, alvo.id)
    expect([again.status, again.body]).toEqual([200, { message: 'Usuário incluído no grupo.' }])
    expect(await registro(test, alvo.id)).toEqual(after)
    expect(await entradas(alvo.id)).toEqual([alterado([grupo])])
  })

  it.each([
    ['pt-BR', 'Usuário incluído no grupo.'],
    ['en-US', 'User added to the group.'],
    ['es-ES', 'Usuario incluido en el grupo.']
  ])('200 speaks %s', async (language, message) => {
    const answer = await call('POST', await novoGrupo(test), gestor.id, { 'accept-language': language })
    expect(answer.body).toEqual({ message })
  })

  it('200 for an inactive group and an inactive user', async () => {
    const grupo = await novoGrupo(test, [], { ativo: false })
    const alvo = await insertAccount(test, null, { ativo: false })
    expect((await call('POST', grupo, alvo.id)).status).toBe(200)
    expect(await membrosDe(test, grupo)).toEqual([alvo.id])
  })

  it('200 for ten at once, on record once', async () => {
    const grupo = await novoGrupo(test)
    const alvo = await insertAccount(test, null)
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', grupo, alvo.id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await membrosDe(test, grupo)).toEqual([alvo.id])
    expect(await entradas(alvo.id)).toHaveLength(1)
  })
})

describe('DELETE /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}', () => {
  it('204: the user is in the other groups only; 404 the second time', async () => {
    const grupo = await novoGrupo(test)
    const alvo = await insertAccount(test, 'usuario')
    await incluir(test, grupo, alvo)
    const answer = await call('DELETE', grupo, alvo.id)
    expect([answer.status, answer.body.length]).toEqual([204, 0])
    expect((await registro(test, alvo.id))?.grupos).toEqual(['usuario'])
    expect(await call('DELETE', grupo, alvo.id)).toMatchObject(naoEncontrado)
    expect(await entradas(alvo.id)).toEqual([alterado([], [grupo])])
  })

  it('404 for a user who is not in the group: others stay', async () => {
    const grupo = await novoGrupo(test)
    const [membro, outro] = [await insertAccount(test, null), await insertAccount(test, 'usuario')]
    await incluir(test, grupo, membro)
    expect(await call('DELETE', grupo, outro.id)).toMatchObject(naoEncontrado)
    expect(await membrosDe(test, grupo)).toEqual([membro.id])
  })
})

describe.each(['POST', 'DELETE'] as const)('%s /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}: refused', (method) => {
  it('404 for an unknown group and an unknown user', async () => {
    const grupo = await novoGrupo(test)
    const alvo = await insertAccount(test, 'usuario')
    const before = await registro(test, alvo.id)
    for (const unknown of ['2147483647', '2147483648', '0']) {
      expect(await call(method, unknown, alvo.id)).toMatchObject(naoEncontrado)
      expect(await call(method, grupo, unknown)).toMatchObject(naoEncontrado)
    }
    expect(await registro(test, alvo.id)).toEqual(before)
  })

  it('422 at the id that is no number', async () => {
    expect(await call(method, 'x', 1)).toMatchObject(invalido(['grupo_id', 'INVALID_TYPE']))
    expect(await call(method, 1, 'x')).toMatchObject(invalido(['usuario_id', 'INVALID_TYPE']))
  })

  it('401 without a token, 403 without usuarios.gerenciar_permissoes', async () => {
    const { token } = await account(test, 'visualizador')
    const path = at(await novoGrupo(test), `/usuarios/${gestor.id}`)
    expect(await test.call(method, path)).toMatchObject(semToken)
    expect(await test.call(method, path, { token })).toMatchObject(negado('usuarios.gerenciar_permissoes'))
  })
})

describe('GET /api/v1/grupos/{grupo_id}/usuarios', () => {
  const get = async (id: number, query: Record<string, string> = {}) => {
    const { token } = gestor
    return (await test.call('GET', at(id, '/usuarios'), { token, query })).body
  }

  it('200 gives one page of members, and nothing of them but what is meant', async () => {
    test.clock.moment = new Date(NOW)
    const grupo = await novoGrupo(test)
    const ana = await insertAccount(test, 'usuario', { nome: 'Ana', cargo: 'Médica', departamento: 'Vigilância' })
    const bia = await insertAccount(test, null, { nome: 'Bia', ativo: false })
    await incluir(test, grupo, bia, ana)
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
    const grupo = await novoGrupo(test)
    const membros = []
    for (const nome of ['Caio', 'Ágata', 'Bento', 'Dora', 'Elis'])
      membros.push(await insertAccount(test, null, { nome, ativo: nome !== 'Dora' }))
    await incluir(test, grupo, ...membros)
    const nomes = async (query: Record<string, string>) => {
      const { total, items } = await get(grupo, query)
      return [total, items.map(({ nome }: { nome: string }) => nome)]
    }
    expect(await nomes({ sort: 'nome' })).toEqual([5, ['Ágata', 'Bento', 'Caio', 'Dora', 'Elis']])
    expect(await nomes({ sort: 'nome', order: 'desc', size: '2', page: '2' })).toEqual([5, ['Caio', 'Bento']])
    expect(await nomes({ size: '2', page: '3' })).toEqual([5, ['Elis']])
    expect(await nomes({ size: '2', page: '4' })).toEqual([5, []])
    expect(await nomes({ ativo: 'false' })).toEqual([1, ['Dora']])
    expect(await nomes({ search: 'agata' })).toEqual([1, ['Ágata']])
    expect(await nomes({ nome: 'E', sort: 'nome' })).toEqual([2, ['Bento', 'Elis']])
  })

  it('200 with no members', async () => {
    expect(await get(await novoGrupo(test))).toMatchObject({ total: 0, pages: 0, items: [] })
  })
})
