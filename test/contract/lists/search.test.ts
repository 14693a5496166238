import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { denied, giveDirect, grupoId, NOW, permissaoId, unauthorized } from '../../modules/usuarios/support.ts'
import { account } from '../../support/accounts.ts'
import { type Lists, refusals, startLists } from './support.ts'

let lists: Lists
beforeAll(async () => {
  lists = await startLists()
})
afterAll(() => lists.close())

const c = (campo: string, operador: string, valor: unknown) => ({ campo, operador, valor })
const nested = (levels: number, leaf: unknown): unknown => (levels === 0 ? leaf : { and: [nested(levels - 1, leaf)] })
const many = (count: number) => Array.from({ length: count }, () => c('id', 'gt', 1))
const initialsOf = async (body: unknown): Promise<string> => {
  const answer = await lists.search(body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.items.map(({ nome }: { nome: string }) => nome.charAt(0)).join('')
}

describe('POST /api/v1/usuarios/buscar: filtros', () => {
  it.each<[what: string, filtros: unknown, wanted: string]>([
    ['eq', c('nome', 'eq', 'Dora'), 'D'],
    ['eq of an email, other case', c('email', 'eq', 'DORA@saude.example'), 'D'],
    ['eq null', c('cidade', 'eq', null), 'CL'],
    ['ne', c('estado', 'ne', 'PE'), 'ADL'],
    ['ne null', c('cidade', 'ne', null), 'ABD'],
    ['gt', c('criado_em', 'gt', '2026-11-14'), 'DL'],
    ['gte', c('nome', 'gte', 'DORA'), 'DL'],
    ['lt', c('criado_em', 'lt', '2026-11-14T00:00:00-03:00'), 'A'],
    ['lte', c('criado_em', 'lte', '2026-11-14T03:00:00Z'), 'AB'],
    ['in', c('estado', 'in', ['PE', null]), 'BCDL'],
    ['like', c('nome', 'like', 'soúza'), 'AC'],
    ['a boolean', c('ativo', 'eq', false), 'B'],
    ['in as one text', c('estado', 'in', 'SP,PE'), 'ABC'],
    ['an enumeration', c('plano', 'in', ['premium', 'enterprise']), 'AC'],
    ['plain fields', { estado: 'PE', ativo: true }, 'C'],
    ['a plain null', { cidade: null }, 'CL'],
    ['a condition beside a plain field', { ...c('estado', 'eq', 'PE'), ativo: true }, 'C'],
    [
      'a condition beside or',
      { ...c('ativo', 'eq', true), or: [c('estado', 'eq', 'PE'), c('nome', 'eq', 'Dora')] },
      'CD'
    ],
    ['and', { and: [c('estado', 'eq', 'PE'), c('ativo', 'eq', true)] }, 'C'],
    ['or', { or: [c('estado', 'eq', 'SP'), { nome: 'dora' }] }, 'AD'],
    [
      'three levels',
      {
        or: [
          { and: [c('estado', 'eq', 'PE'), { or: [c('ativo', 'eq', false), c('id', 'lt', 1_000)] }] },
          { nome: 'dora' }
        ]
      },
      'BCD'
    ],
    ['eight levels', nested(7, c('nome', 'eq', 'Dora')), 'D'],
    ['a hundred conditions', { and: many(100) }, 'ABCD']
  ])('%s', async (_, filtros, wanted) => {
    expect(await lists.searched(filtros)).toBe(wanted)
  })

  it.each<[what: string, filtros: unknown, ...refused: string[]]>([
    ['an unknown field', c('senha_hash', 'eq', 'x'), 'filtros.campo UNKNOWN_FIELD'],
    ['an unknown field inside', { and: [c('senha', 'eq', 'x')] }, 'filtros.and.0.campo UNKNOWN_FIELD'],
    ['a name of Object', { or: [c('constructor', 'eq', 'x')] }, 'filtros.or.0.campo UNKNOWN_FIELD'],
    ['an unknown key', { and: [{ senha: 'x' }] }, 'filtros.and.0.senha UNKNOWN_FIELD'],
    ['an unknown operator', { and: [c('nome', 'regex', 'x')] }, 'filtros.and.0.operador INVALID_VALUE'],
    ['an operator of other types', { and: [c('id', 'like', '1')] }, 'filtros.and.0.operador INVALID_OPERATOR'],
    ['a text for a number', { and: [c('id', 'eq', '1')] }, 'filtros.and.0.valor INVALID_TYPE'],
    ['a number for a text', c('nome', 'like', 1), 'filtros.valor INVALID_TYPE'],
    ['an object', c('nome', 'eq', { x: 1 }), 'filtros.valor INVALID_TYPE'],
    ['a list for eq', c('nome', 'eq', ['x']), 'filtros.valor INVALID_TYPE'],
    ['in without a list', c('id', 'in', 1), 'filtros.valor INVALID_TYPE'],
    ['in as a text with a wrong part', c('id', 'in', '1,x'), 'filtros.valor INVALID_TYPE'],
    ['in with nothing', { or: [c('id', 'in', [])] }, 'filtros.or.0.valor TOO_FEW'],
    ['in with 101', c('id', 'in', Array(101).fill(1)), 'filtros.valor TOO_MANY'],
    ['a list in a list', c('id', 'in', [[1]]), 'filtros.valor.0 INVALID_TYPE'],
    ['null in an order', c('cidade', 'lt', null), 'filtros.valor INVALID_TYPE'],
    ['null where nothing is empty', c('nome', 'eq', null), 'filtros.valor INVALID_TYPE'],
    ['a day that is none', c('criado_em', 'gt', '2026-13-01'), 'filtros.valor INVALID_DATE'],
    ['NUL', { and: [c('nome', 'eq', '\0')] }, 'filtros.and.0.valor INVALID_FORMAT'],
    ['a lone surrogate', { and: [c('nome', 'in', ['a', '\ud800'])] }, 'filtros.and.0.valor.1 INVALID_FORMAT'],
    ['no condition', {}, 'filtros REQUIRED'],
    ['no condition inside', { and: [{}] }, 'filtros.and.0 REQUIRED'],
    ['an empty and', { and: [] }, 'filtros.and TOO_FEW'],
    ['an empty or', { and: [{ or: [] }] }, 'filtros.and.0.or TOO_FEW'],
    ['campo alone', { campo: 'nome' }, 'filtros.operador REQUIRED', 'filtros.valor REQUIRED'],
    ['no campo', { operador: 'eq', valor: 1 }, 'filtros.campo REQUIRED'],
    ['nine levels', nested(8, c('id', 'eq', 1)), 'filtros TOO_DEEP'],
    ['101 conditions in one list', { and: many(101) }, 'filtros.and TOO_MANY'],
    ['101 conditions in all', { or: [{ and: many(60) }, { and: many(41) }] }, 'filtros TOO_MANY'],
    ['a list', [], 'filtros INVALID_TYPE']
  ])('422 for %s', async (_, filtros, ...refused) => {
    expect(refusals(await lists.search({ filtros }))).toEqual(refused)
  })

  it('400 for __proto__ and for endless nesting', async () => {
    const raw = (raw: string) =>
      lists.call('POST', '/api/v1/usuarios/buscar', {
        token: lists.reader.token,
        headers: { 'content-type': 'application/json' },
        raw
      })
    expect((await raw('{"filtros":{"__proto__":{"campo":"nome"}}}')).status).toBe(400)
    const deep = await raw(`{"filtros":${'{"and":['.repeat(50_000)}{"ativo":true}${']}'.repeat(50_000)}}`)
    expect(deep.status).toBe(400)
  })
})

describe('POST /api/v1/usuarios/buscar: ordenacao, paginacao, incluir', () => {
  const by = (...keys: [field: string, direcao?: 'asc' | 'desc'][]) => ({
    ordenacao: keys.map(([campo, direcao]) => (direcao ? { campo, direcao } : { campo }))
  })

  // Empty values come last, and first when descending.
  it.each<[body: object, wanted: string]>([
    [{}, 'LÁbCD'],
    [{ ordenacao: [] }, 'LÁbCD'],
    [by(['nome']), 'ÁbCDL'],
    [by(['nome', 'desc']), 'LDCbÁ'],
    [by(['estado'], ['nome']), 'bCÁDL'],
    [by(['estado'], ['nome', 'desc']), 'CbÁLD'],
    [by(['estado', 'desc'], ['nome']), 'ÁbCDL'],
    [by(['estado', 'desc'], ['criado_em', 'desc']), 'ÁCbLD'],
    [by(['estado']), 'bCÁLD'],
    [by(['estado', 'desc']), 'ÁCbDL'],
    [by(['estado'], ['cidade'], ['nome'], ['email'], ['id']), 'bCÁDL']
  ])('%j: "%s"', async (body, wanted) => {
    expect(await initialsOf(body)).toBe(wanted)
  })

  it.each<[body: object, refused: string]>([
    [by(['nome'], ['senha']), 'ordenacao.1.campo INVALID_VALUE'],
    [by(['cpf']), 'ordenacao.0.campo INVALID_VALUE'],
    [{ ordenacao: [{ campo: 'nome', direcao: 'up' }] }, 'ordenacao.0.direcao INVALID_VALUE'],
    [{ ordenacao: [{ direcao: 'asc' }] }, 'ordenacao.0.campo REQUIRED'],
    [{ ordenacao: Array(6).fill({ campo: 'id' }) }, 'ordenacao TOO_MANY'],
    [{ ordenacao: 'nome' }, 'ordenacao INVALID_TYPE'],
    [{ paginacao: { pagina: 0 } }, 'paginacao.pagina OUT_OF_RANGE'],
    [{ paginacao: { pagina: '1' } }, 'paginacao.pagina INVALID_TYPE'],
    [{ paginacao: { tamanho: 0 } }, 'paginacao.tamanho OUT_OF_RANGE'],
    [{ paginacao: { tamanho: 101 } }, 'paginacao.tamanho OUT_OF_RANGE'],
    [{ paginacao: { page: 1 } }, 'paginacao.page UNKNOWN_FIELD'],
    [{ incluir: ['senha'] }, 'incluir.0 INVALID_VALUE'],
    [{ incluir: ['grupos', 'grupos'] }, 'incluir REPEATED'],
    [{ search: 'x' }, 'search UNKNOWN_FIELD']
  ])('422 for %j', async (body, refused) => {
    expect(refusals(await lists.search(body))).toEqual([refused])
  })

  it('every page in turn, and one past the last', async () => {
    const page = async (pagina: number, more: object = {}) =>
      (await lists.search({ ...by(['nome']), paginacao: { pagina, tamanho: 2 }, ...more })).body
    const counters = { total: 5, size: 2, pages: 3, meta: { timestamp: NOW } }
    const found = [await page(1), await page(2), await page(3), await page(4)]
    expect(found.map(({ items: _, ...rest }) => rest)).toEqual([1, 2, 3, 4].map((page) => ({ ...counters, page })))
    expect(found.map(({ items }) => items.map(({ nome }: { nome: string }) => nome.charAt(0)).join(''))).toEqual([
      'Áb',
      'CD',
      'L',
      ''
    ])
    expect(await page(1, { filtros: c('id', 'eq', 2147483647) })).toEqual({
      ...counters,
      total: 0,
      page: 1,
      pages: 0,
      items: []
    })
  })

  it('the exact record, with only what incluir asks for', async () => {
    const analista = { id: await grupoId(lists, 'analista'), nome: 'analista', descricao: expect.any(String) }
    await giveDirect(lists, lists.ids.A as number, 'usuarios.listar')
    const base = {
      id: lists.ids.A,
      nome: 'Ána Souza',
      email: 'Ana.Souza@saude.example',
      cpf: '529.982.247-25',
      telefone: null,
      avatar_url: null,
      cargo: 'Médica',
      departamento: 'Vigilância',
      cidade: 'São Paulo',
      estado: 'SP',
      admin: false,
      ativo: true,
      email_verificado: true,
      mfa_habilitado: true,
      criado_em: '2026-11-14T02:59:59.999Z',
      atualizado_em: '2026-11-14T03:00:00.000Z',
      ultimo_acesso: '2026-11-14T03:00:00.000Z',
      plano: 'premium',
      territorios: [],
      email_pendente: null
    }
    const direct = [
      { id: await permissaoId(lists, 'usuarios.listar'), nome: 'usuarios.listar', descricao: expect.any(String) }
    ]
    const one = async (incluir?: string[]) =>
      (await lists.search({ filtros: { nome: 'Ána' }, ...(incluir ? { incluir } : {}) })).body.items
    const effective: string[] = (await one(['permissoes_efetivas']))[0].permissoes_efetivas
    expect(effective).toEqual(expect.arrayContaining(['usuarios.listar', 'agravos.listar']))
    const permissoes = { permissoes_diretas: direct, total_permissoes: effective.length }
    expect(await one()).toEqual([base])
    expect(await one([])).toEqual([base])
    expect(await one(['grupos'])).toEqual([{ ...base, grupos: [analista] }])
    expect(await one(['permissoes'])).toEqual([{ ...base, ...permissoes }])
    expect(await one(['permissoes_efetivas'])).toEqual([{ ...base, permissoes_efetivas: effective }])
    expect(await one(['permissoes_efetivas', 'permissoes', 'grupos'])).toEqual([
      { ...base, ...permissoes, permissoes_efetivas: effective, grupos: [analista] }
    ])
  })

  it('401 without a token, 403 without usuarios.listar, 200 with it', async () => {
    const ask = (token?: string) => lists.call('POST', '/api/v1/usuarios/buscar', { token, body: {} })
    expect(await ask()).toMatchObject(unauthorized)
    expect(await ask((await account(lists, 'usuario')).token)).toMatchObject(denied('usuarios.listar'))
    expect((await ask((await account(lists, 'visualizador')).token)).status).toBe(200)
  })
})
