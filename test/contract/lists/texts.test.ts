import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CASOS } from '../../modules/agravos/support.ts'
import { type Lists, refusals, startLists } from './support.ts'

let lists: Lists
beforeAll(async () => {
  lists = await startLists()
})
afterAll(() => lists.close())

const texts = (count: number, condition: unknown = { nome: { like: 'a' } }) => Array(count).fill(condition)
const json = (tree: unknown) => ({ search: JSON.stringify(tree) })

/** Operators on ten texts, in the notation of parameters. */
const ten = Object.fromEntries(
  ['nome', 'email', 'cidade', 'cargo', 'departamento'].flatMap((field) => [
    [`${field}[like]`, 'a'],
    [`${field}[gte]`, 'a']
  ])
)

describe('a request searches in texts at most ten times', () => {
  it.each<[what: string, query: Record<string, string>]>([
    ['ten', json({ and: texts(10) })],
    ['ten by their order', json({ or: texts(10, { nome: { gt: 'a' } }) })],
    ['ten beside fifty that compare whole texts', json({ and: [...texts(10), ...texts(50, { nome: { ne: 'x' } })] })],
    ['ten beside an order of moments', json({ and: [...texts(10), { criado_em: { gt: '2020-01-01' } }] })],
    ['ten operators', ten]
  ])('GET /api/v1/usuarios: 200 for %s', async (_, query) => {
    expect((await lists.get('/usuarios', query)).status).toBe(200)
  })

  it.each<[what: string, query: Record<string, string>, refused: string]>([
    ['eleven', json({ and: texts(11) }), 'search.and.10.nome.like TOO_MANY'],
    ['twenty', json({ and: texts(20) }), 'search.and.10.nome.like TOO_MANY'],
    ['eleven by order', json({ or: texts(11, { nome: { lt: 'a' } }) }), 'search.or.10.nome.lt TOO_MANY'],
    ['eleven plain ones', json({ or: texts(11, { nome: 'a' }) }), 'search.or.10.nome TOO_MANY'],
    ['ten operators and a plain one', { ...ten, instituicao: 'a' }, 'instituicao TOO_MANY'],
    ['ten operators and a search', { ...ten, search: 'a' }, 'search TOO_MANY'],
    ['ten operators and JSON', { ...ten, ...json({ nome: 'a' }) }, 'search.nome TOO_MANY'],
    ['eleven operators', { ...ten, 'instituicao[lt]': 'a' }, 'instituicao[lt] TOO_MANY']
  ])('GET /api/v1/usuarios: 422 for %s', async (_, query, refused) => {
    expect(refusals(await lists.get('/usuarios', query))).toEqual([refused])
  })

  it('POST /api/v1/usuarios/buscar and .../exportar: the same', async () => {
    const condition = { campo: 'nome', operador: 'like', valor: 'a' }
    const asked = (count: number) => ({ filtros: { or: texts(count, condition) } })
    expect((await lists.search(asked(10))).status).toBe(200)
    expect(refusals(await lists.search(asked(11)))).toEqual(['filtros.or.10.valor TOO_MANY'])
    const exported = await lists.call('POST', '/api/v1/usuarios/exportar', {
      token: lists.reader.token,
      body: { formato: 'csv', ...asked(11) }
    })
    expect(refusals(exported)).toEqual(['filtros.or.10.valor TOO_MANY'])
  })

  it('GET /api/v1/agravos/casos: names the field and says in words what is allowed', async () => {
    const { status, body } = await lists.call('GET', CASOS, {
      token: lists.reader.token,
      query: json({ or: texts(95, { bairro: { like: 'a' } }) }),
      headers: { 'accept-language': 'en-US' }
    })
    expect([status, body.error.code]).toEqual([422, 'VALIDATION_ERROR'])
    expect(body.error.details).toEqual([
      {
        field: 'search.or.10.bairro.like',
        code: 'TOO_MANY',
        message:
          'Too many searches in texts. A request may have at most 10: `like`, `gt`, `gte`, `lt` and `lte` on a text, and a plain `search`.'
      }
    ])
  })
})
