import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemPermissoes } from '../../../src/modules/permissoes/seed.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  denied,
  grupoId,
  insertPermissao,
  invalid,
  NOW,
  notFound,
  permissaoId,
  unauthorized
} from '../usuarios/support.ts'
import { addMembers, at, GRUPOS, insertGrupo } from './support.ts'

let test: TestApp
let reader: Account
let grupo: number

beforeAll(async () => {
  test = await startApp()
  reader = await account(test, 'visualizador')
  grupo = await insertGrupo(test, ['agravos.listar'], {
    nome: 'vetores',
    descricao: 'Controle de Vetores',
    ativo: false
  })
  await addMembers(test, grupo, await insertAccount(test, null), await insertAccount(test, null, { ativo: false }))
})
afterAll(() => test.close())

const get = (path: string, query: Record<string, string> = {}) => test.call('GET', path, { token: reader.token, query })
const nomesOf = async (query: Record<string, string>): Promise<string[]> => {
  const { status, body } = await get(GRUPOS, query)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.grupos.map(({ nome }: { nome: string }) => nome)
}
const vetoresGrupo = async () => ({
  id: grupo,
  nome: 'vetores',
  descricao: 'Controle de Vetores',
  ativo: false,
  criado_em: NOW,
  atualizado_em: NOW,
  total_usuarios: 2,
  permissoes: [
    { id: await permissaoId(test, 'agravos.listar'), nome: 'agravos.listar', descricao: 'Listar e consultar casos' }
  ],
  territorios: []
})

describe('GET /api/v1/grupos', () => {
  it('200 with one page: total, page, size, pages, grupos, links, meta', async () => {
    const { status, body } = await get(GRUPOS, { nome: 'vetores' })
    expect(status).toBe(200)
    const link = `${GRUPOS}?nome=vetores&page=1&size=50`
    expect(body).toEqual({
      total: 1,
      page: 1,
      size: 50,
      pages: 1,
      grupos: [await vetoresGrupo()],
      links: { first: link, prev: null, next: null, last: link },
      meta: { timestamp: NOW }
    })
  })

  it.each<[query: Record<string, string>, wanted: string[]]>([
    [{}, ['admin', 'gestor', 'analista', 'usuario', 'visualizador', 'vetores']],
    [{ size: '2', page: '2' }, ['analista', 'usuario']],
    [{ sort: 'nome', order: 'desc', size: '2' }, ['visualizador', 'vetores']],
    [{ sort: 'total_usuarios', order: 'desc', size: '2' }, ['vetores', 'visualizador']],
    [{ search: 'CONTROLE DE' }, ['vetores']],
    [{ search: 'usuário' }, ['gestor', 'usuario']],
    [{ search: '%' }, []],
    [{ ativo: 'false' }, ['vetores']],
    [{ ativo: 'true', sort: 'nome' }, ['admin', 'analista', 'gestor', 'usuario', 'visualizador']],
    [{ search: '{"or":[{"nome":"admin"},{"total_usuarios":{"gte":2}}]}' }, ['admin', 'vetores']]
  ])('200 with %j: %j', async (query, wanted) => {
    expect(await nomesOf(query)).toEqual(wanted)
  })

  it('200 with permissao_id: the groups that give it', async () => {
    const id = await permissaoId(test, 'relatorios.gerar')
    expect(await nomesOf({ permissao_id: String(id) })).toEqual(['gestor', 'analista'])
  })

  it.each([
    [{ page: '0' }, 'page'],
    [{ size: '101' }, 'size'],
    [{ sort: 'permissoes' }, 'sort'],
    [{ order: 'up' }, 'order'],
    [{ ativo: 'sim' }, 'ativo'],
    [{ senha: 'x' }, 'senha'],
    [{ search: '{"senha":1}' }, 'search']
  ])('422 with %j at %s', async (query, field) => {
    const { status, body } = await get(GRUPOS, query)
    expect([status, body.error.details[0].field.split('.')[0]]).toEqual([422, field])
  })

  it('401 without a token, 403 without grupos.listar', async () => {
    const { token } = await account(test, 'analista')
    for (const path of [GRUPOS, at(grupo), at(grupo, '/usuarios'), at(2147483647)]) {
      expect(await test.call('GET', path)).toMatchObject(unauthorized)
      expect(await test.call('GET', path, { token })).toMatchObject(denied('grupos.listar'))
    }
  })
})

describe('GET /api/v1/grupos/{id}', () => {
  it('200 with the group', async () => {
    const answer = await get(at(grupo))
    expect([answer.status, answer.body]).toEqual([200, await vetoresGrupo()])
  })

  it('200 with the groups of the first start', async () => {
    const { body } = await get(at(await grupoId(test, 'admin')))
    expect(body).toMatchObject({ nome: 'admin', descricao: 'Acesso total', ativo: true, total_usuarios: 0 })
    expect(body.permissoes.map(({ nome }: { nome: string }) => nome)).toEqual(['admin'])
  })

  it.each(['2147483647', '2147483648', '0', '99999999999999999999'])('404 for %s', async (id) => {
    expect(await get(at(id))).toMatchObject(notFound)
    expect(await get(at(id, '/usuarios'))).toMatchObject(notFound)
  })

  it('422 for an id that is not a number', async () => {
    expect(await get(at('vetores'))).toMatchObject(invalid(['id', 'INVALID_TYPE']))
    expect(await get(at('vetores', '/usuarios'))).toMatchObject(invalid(['grupo_id', 'INVALID_TYPE']))
  })
})

describe('GET /api/v1/permissoes', () => {
  it('200 for any account with all permissions by category, in the order of names', async () => {
    const { token } = await account(test, null)
    await insertPermissao(test, 'auditar')
    const { status, body } = await test.call('GET', '/api/v1/permissoes', { token })
    expect(status).toBe(200)
    const categorias: Record<string, object[]> = {}
    const every: [string, string | null][] = [...Object.entries(systemPermissoes), ['auditar', null]]
    for (const [nome, descricao] of every.sort(([x], [y]) => (x < y ? -1 : 1))) {
      const categoria = nome.includes('.') ? nome.split('.')[0]! : 'geral'
      categorias[categoria] ??= []
      categorias[categoria].push({ id: await permissaoId(test, nome), nome, descricao, categoria })
    }
    expect(body).toEqual({ total: every.length, categorias })
    expect(Object.keys(body.categorias).sort()).toEqual([
      'agravos',
      'dashboard',
      'geral',
      'grupos',
      'noticias',
      'relatorios',
      'usuarios'
    ])
    expect(body.categorias.geral.map(({ nome }: { nome: string }) => nome)).toEqual(['admin', 'auditar'])
  })

  it('401 without a token; 422 for a parameter', async () => {
    expect(await test.call('GET', '/api/v1/permissoes')).toMatchObject(unauthorized)
    expect(await get('/api/v1/permissoes', { page: '1' })).toMatchObject(invalid(['page', 'UNKNOWN_FIELD']))
  })

  it.each(['constructor', 'toString', '__proto__'])('200 with a permission of the category %s', async (categoria) => {
    const id = await insertPermissao(test, `${categoria}.ver`)
    const { status, body } = await get('/api/v1/permissoes')
    expect(status).toBe(200)
    expect(Object.entries(body.categorias).find(([name]) => name === categoria)?.[1]).toEqual([
      { id, nome: `${categoria}.ver`, descricao: null, categoria }
    ])
  })
})
