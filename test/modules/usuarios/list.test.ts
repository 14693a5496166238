import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemPermissoes } from '../../../src/modules/permissoes/seed.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { denied, detail, giveDirect, NOW, permissaoId, unauthorized } from './support.ts'

const USUARIOS = '/api/v1/usuarios/'
let test: TestApp
let reader: Account
const ids: number[] = []

beforeAll(async () => {
  test = await startApp()
  reader = await account(test, 'visualizador', { nome: 'Leitora' })
  ids.push(reader.id)
  for (let i = 0; i < 104; i++) ids.push((await insertAccount(test, null)).id)
})
afterAll(() => test.close())

const listUsuarios = (query: Record<string, string | string[]> = {}, token: string | undefined = reader.token) =>
  test.call('GET', USUARIOS, { token, query })
const idsOf = (body: { usuarios: { id: number }[] }) => body.usuarios.map(({ id }) => id)

describe('GET /api/v1/usuarios/', () => {
  it('200 with whole items', async () => {
    const fields = {
      nome: 'Ana Souza',
      email: 'ana.souza@saude.example',
      admin: true,
      ativo: false,
      telefone: '(81) 99999-1234',
      estado: 'PE',
      cidade: 'Recife',
      funcao: 'Epidemiologista',
      instituicao: 'Secretaria de Saúde'
    }
    const ana = await insertAccount(test, 'usuario', { ...fields, desativadoEm: new Date(NOW) })
    ids.push(ana.id)
    await giveDirect(test, ana.id, 'relatorios.gerar', 'usuarios.listar')
    const permissoes = []
    for (const nome of ['usuarios.listar', 'relatorios.gerar']) {
      permissoes.push({ id: await permissaoId(test, nome), nome, descricao: systemPermissoes[nome] })
    }
    const answer = await listUsuarios({ email: 'ana.souza' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      total: 1,
      limit: 50,
      offset: 0,
      usuarios: [{ id: ana.id, ...fields, permissoes, desativado_em: NOW }]
    })
  })

  it('200 with null and empty where nothing is known', async () => {
    const { body } = await listUsuarios({ nome: 'leitora' })
    const empty = {
      telefone: null,
      estado: null,
      cidade: null,
      funcao: null,
      instituicao: null,
      desativado_em: null,
      permissoes: []
    }
    expect(body.usuarios).toEqual([
      { id: reader.id, nome: 'Leitora', email: reader.email, admin: false, ativo: true, ...empty }
    ])
  })

  it('200 with the first 50 by default', async () => {
    const { body } = await listUsuarios()
    expect(body).toMatchObject({ total: ids.length, limit: 50, offset: 0 })
    expect(idsOf(body)).toEqual(ids.slice(0, 50))
  })

  it.each([
    [1, 0],
    [100, 0],
    [100, 100],
    [7, 3],
    [50, 105],
    [50, 106],
    [1, 2147483647]
  ])('200 with limit %i and offset %i: that page, and the total of all', async (limit, offset) => {
    const { status, body } = await listUsuarios({ limit: String(limit), offset: String(offset) })
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: ids.length, limit, offset })
    expect(idsOf(body)).toEqual(ids.slice(offset, offset + limit))
  })

  it('200: the pages together have every account once', async () => {
    const seen: number[] = []
    for (let offset = 0; offset < ids.length; offset += 30) {
      seen.push(...idsOf((await listUsuarios({ limit: '30', offset: String(offset) })).body))
    }
    expect(seen).toEqual(ids)
  })

  it('200 with total 0 and no items when nothing matches', async () => {
    expect((await listUsuarios({ nome: 'ninguém assim' })).body).toEqual({
      total: 0,
      limit: 50,
      offset: 0,
      usuarios: []
    })
  })

  it.each<[name: string, value: string, type: string]>([
    ['limit', '0', 'greater_than_equal'],
    ['limit', '-1', 'greater_than_equal'],
    ['limit', '101', 'less_than_equal'],
    ['limit', '99999999999999999999', 'less_than_equal'],
    ['limit', '', 'type_error'],
    ['limit', 'dez', 'type_error'],
    ['limit', '1.5', 'type_error'],
    ['limit', '1e1', 'type_error'],
    ['limit', ' 1', 'type_error'],
    ['limit', '0x10', 'type_error'],
    ['limit', 'NaN', 'type_error'],
    ['offset', '-1', 'greater_than_equal'],
    ['offset', '2147483648', 'less_than_equal'],
    ['offset', '9'.repeat(20), 'less_than_equal'],
    ['offset', '9'.repeat(400), 'type_error'],
    ['offset', '', 'type_error'],
    ['offset', '1;drop', 'type_error'],
    ['admin', '2', 'type_error'],
    ['admin', 'TRUE', 'type_error'],
    ['admin', '', 'type_error'],
    ['ativo', 'sim', 'type_error'],
    ['ativo', 'null', 'type_error'],
    ['nome', 'x'.repeat(201), 'string_too_long'],
    ['email', 'x'.repeat(255), 'string_too_long'],
    ['cidade', 'x'.repeat(201), 'string_too_long'],
    ['estado', 'x'.repeat(201), 'string_too_long'],
    ['search', 'x'.repeat(201), 'string_too_long'],
    ['nome', 'a\0', 'value_error.text'],
    ['search', '\0', 'value_error.text'],
    ['page', '1', 'extra_forbidden'],
    ['funcao', 'x', 'extra_forbidden'],
    ['nome[like]', 'x', 'extra_forbidden']
  ])('422 detail at %s for "%s"', async (name, value, type) => {
    expect(await listUsuarios({ [name]: value })).toMatchObject(detail([['query', name], type]))
  })

  it.each(['limit', 'offset', 'nome', 'email', 'admin', 'ativo', 'cidade', 'estado', 'search'])(
    '422 detail at %s when it is sent twice',
    async (name) => {
      const answer = await listUsuarios({ [name]: ['1', '1'] })
      expect(answer.status).toBe(422)
      const msg = 'O parâmetro foi enviado mais de uma vez.'
      expect(answer.body).toEqual({ detail: [{ loc: ['query', name], msg, type: 'value_error.repeated' }] })
    }
  )

  it('422 detail names every wrong parameter at once', async () => {
    const { status, body } = await listUsuarios({ limit: '101', offset: '-1', admin: ['true', 'true'], x: '1' })
    expect(status).toBe(422)
    const locs = body.detail.map(({ loc }: { loc: string[] }) => loc.join('.')).sort()
    expect(locs).toEqual(['query.admin', 'query.limit', 'query.offset', 'query.x'])
  })

  it.each(['gestor', 'visualizador', 'admin'] as const)('200 for %s', async (grupo) => {
    const conta = await account(test, grupo)
    ids.push(conta.id)
    expect((await listUsuarios({}, conta.token)).status).toBe(200)
  })

  it.each(['analista', 'usuario', null] as const)('403 for %s, before anything is validated', async (grupo) => {
    const conta = await account(test, grupo)
    ids.push(conta.id)
    expect(await listUsuarios({}, conta.token)).toMatchObject(denied('usuarios.listar'))
    expect(await listUsuarios({ limit: '0' }, conta.token)).toMatchObject(denied('usuarios.listar'))
  })

  it('401 without a token', async () => {
    expect(await test.call('GET', USUARIOS)).toMatchObject(unauthorized)
  })
})
