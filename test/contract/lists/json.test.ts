import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grupoId } from '../../modules/usuarios/support.ts'
import { type Lists, refusals, startLists } from './support.ts'

let lists: Lists
let analista: number
beforeAll(async () => {
  lists = await startLists()
  analista = await grupoId(lists, 'analista')
})
afterAll(() => lists.close())

const search = (json: unknown) => lists.letters({ search: JSON.stringify(json) })
const refusal = async (search: string) => refusals(await lists.get('/usuarios', { search }))
/** Puts a value inside this many levels of `and`. */
const nested = (levels: number, leaf: unknown): unknown => (levels === 0 ? leaf : { and: [nested(levels - 1, leaf)] })
const many = (count: number) => Array.from({ length: count }, () => ({ id: { gt: 1 } }))

describe('GET /api/v1/usuarios: search as JSON', () => {
  it.each<[what: string, json: unknown, wanted: string]>([
    ['a plain value contains', { nome: 'SOUZA' }, 'AC'],
    ['a plain value equals', { estado: 'PE' }, 'BC'],
    ['a code in the other case', { estado: ['sp', null] }, 'ADL'],
    ['a boolean', { ativo: false }, 'B'],
    ['an enumeration', { plano: 'premium' }, 'A'],
    ['a day', { criado_em: '2026-11-14' }, 'BC'],
    ['eq', { nome: { eq: 'Dora' } }, 'D'],
    ['ne', { estado: { ne: 'PE' } }, 'ADL'],
    ['gt', { criado_em: { gt: '2026-11-14' } }, 'DL'],
    ['gte', { nome: { gte: 'dora' } }, 'DL'],
    ['lt', { criado_em: { lt: '2026-11-14T03:00:00Z' } }, 'A'],
    ['lte', { criado_em: { lte: '2026-11-14T03:00:00Z' } }, 'AB'],
    ['in', { estado: { in: ['SP', 'PE'] } }, 'ABC'],
    ['in as one text', { estado: { in: 'SP, PE' } }, 'ABC'],
    ['in as a text of one', { estado: { in: 'SP' } }, 'A'],
    ['in as a text of booleans', { ativo: { in: 'false' } }, 'B'],
    ['in with one', { nome: { in: ['Dora'] } }, 'D'],
    ['like', { email: { like: 'CLINICA' } }, 'C'],
    ['a list is in', { estado: ['SP'] }, 'A'],
    ['a list of exact texts', { nome: ['Dora', 'caio'] }, 'D'],
    ['a list with null', { cidade: ['Recife', null] }, 'BCL'],
    ['null', { cidade: null }, 'CL'],
    ['eq null', { cidade: { eq: null } }, 'CL'],
    ['ne null', { ultimo_acesso: { ne: null } }, 'ACL'],
    ['in null', { cpf: { in: [null] } }, 'CDL'],
    ['two operators of a field', { criado_em: { gte: '2026-11-14', lt: '2026-11-15' } }, 'BC'],
    ['several keys', { estado: 'PE', ativo: true }, 'C'],
    ['and', { and: [{ estado: 'PE' }, { ativo: true }] }, 'C'],
    ['or', { or: [{ estado: 'SP' }, { nome: 'dora' }] }, 'AD'],
    ['or of one', { or: [{ estado: 'SP' }] }, 'A'],
    ['several keys inside or', { or: [{ estado: 'PE', ativo: false }, { nome: 'dora' }] }, 'BD'],
    ['and beside or', { and: [{ ativo: true }], or: [{ estado: 'PE' }, { estado: 'SP' }] }, 'AC'],
    ['a field beside or', { nome: 'souza', or: [{ estado: 'PE' }, { nome: 'dora' }] }, 'C'],
    [
      'three levels',
      { or: [{ and: [{ estado: 'PE' }, { or: [{ ativo: false }, { email: 'x' }] }] }, { nome: 'dora' }] },
      'BCD'
    ],
    [
      'three levels, the other way about',
      { and: [{ or: [{ nome: 'souza' }, { and: [{ estado: null }, { cidade: null }] }] }, { admin: false }] },
      'AL'
    ],
    ['the same field twice', { or: [{ nome: 'ana' }, { nome: 'dora' }] }, 'AD'],
    ['the notation of bodies', { campo: 'nome', operador: 'eq', valor: 'Dora' }, 'D'],
    ['eight levels', nested(7, { nome: 'dora' }), 'D'],
    ['a hundred conditions', { and: many(100) }, 'ABCD']
  ])('%s', async (_, json, wanted) => {
    expect(await search(json)).toBe(wanted)
  })

  it('of members of a group', async () => {
    expect(await search({ grupo_id: analista })).toBe('AC')
    expect(await search({ grupo_id: { ne: analista } })).toBe('BDL')
    expect(await search({ grupo_id: [analista], estado: 'PE' })).toBe('C')
  })

  it('spaces before the brace; of two equal keys the last', async () => {
    expect(await lists.letters({ search: '  \n{"nome":"dora"}' })).toBe('D')
    expect(await lists.letters({ search: '{"nome":"dora","nome":"caio"}' })).toBe('C')
  })

  it('a search that does not begin with a brace is a text', async () => {
    expect(await lists.letters({ search: '["nome"]' })).toBe('')
    expect(await lists.letters({ search: 'dora{' })).toBe('')
    expect(await lists.letters({ search: '100%' })).toBe('B')
  })

  it('spaces around a text do not count, and alone they are no search', async () => {
    expect(await lists.letters({ search: '  dora ' })).toBe('D')
    expect(await refusal('   ')).toEqual(['search TOO_SHORT'])
  })

  it.each([
    ['pt-BR', 'Aqui só se aceita JSON, como {"campo": "valor"}.'],
    ['en-US', 'Only JSON is taken here, like {"field": "value"}.'],
    ['es-ES', 'Aquí solo se acepta JSON, como {"campo": "valor"}.']
  ])('GET /api/v1/jobs in %s: 422 says that this search accepts only JSON', async (language, message) => {
    const { token } = lists.reader
    const headers = { 'accept-language': language }
    const answer = await lists.call('GET', '/api/v1/jobs', { token, headers, query: { search: 'export' } })
    expect([answer.status, answer.body.error.details]).toEqual([
      422,
      [{ field: 'search', message, code: 'INVALID_FORMAT' }]
    ])
    const query = { search: '{"status":"failed"}' }
    expect((await lists.call('GET', '/api/v1/jobs', { token, headers, query })).status).toBe(200)
  })

  it.each<[what: string, search: string, ...refused: string[]]>([
    ['an open brace', '{', 'search INVALID_FORMAT'],
    ['single quotes', "{'nome':'x'}", 'search INVALID_FORMAT'],
    ['something after the end', '{"nome":"x"} or', 'search INVALID_FORMAT'],
    ['no condition', '{}', 'search REQUIRED'],
    ['an unknown field', '{"senha_hash":"x"}', 'search.senha_hash UNKNOWN_FIELD'],
    ['an unknown field inside', '{"and":[{"nome":"x"},{"senha":1}]}', 'search.and.1.senha UNKNOWN_FIELD'],
    ['an unknown operator', '{"nome":{"regex":"x"}}', 'search.nome.regex INVALID_OPERATOR'],
    ['an operator of other types', '{"ativo":{"gt":true}}', 'search.ativo.gt INVALID_OPERATOR'],
    ['like of a number', '{"id":{"like":"1"}}', 'search.id.like INVALID_OPERATOR'],
    ['no operator', '{"and":[{"nome":{}}]}', 'search.and.0.nome REQUIRED'],
    ['a number for a text', '{"and":[{"nome":5}]}', 'search.and.0.nome INVALID_TYPE'],
    ['a text for a number', '{"id":"5"}', 'search.id INVALID_TYPE'],
    ['a text for a boolean', '{"ativo":{"eq":"true"}}', 'search.ativo.eq INVALID_TYPE'],
    ['a fraction', '{"id":1.5}', 'search.id INVALID_TYPE'],
    ['more than a number', '{"id":1e400}', 'search.id INVALID_TYPE'],
    ['a number out of range', '{"id":{"gt":2147483648}}', 'search.id.gt OUT_OF_RANGE'],
    ['a day that is none', '{"criado_em":{"gt":"2026-02-30"}}', 'search.criado_em.gt INVALID_DATE'],
    ['an unknown code', '{"plano":["basic","x"]}', 'search.plano INVALID_VALUE'],
    ['null where nothing is empty', '{"nome":null}', 'search.nome INVALID_TYPE'],
    ['null in an order', '{"cidade":{"gt":null}}', 'search.cidade.gt INVALID_TYPE'],
    ['null to look for', '{"cidade":{"like":null}}', 'search.cidade.like INVALID_TYPE'],
    ['in without a list', '{"id":{"in":1}}', 'search.id.in INVALID_TYPE'],
    ['in as a text with a wrong part', '{"id":{"in":"1,x"}}', 'search.id.in INVALID_TYPE'],
    ['in as a text with an empty part', '{"nome":{"in":"Dora,"}}', 'search.nome.in TOO_SHORT'],
    ['in as an empty text', '{"id":{"in":""}}', 'search.id.in INVALID_TYPE'],
    ['in with nothing', '{"id":{"in":[]}}', 'search.id.in TOO_FEW'],
    ['an empty list', '{"id":[]}', 'search.id TOO_FEW'],
    ['a list in a list', '{"nome":[["x"]]}', 'search.nome INVALID_TYPE'],
    ['an object for a value', '{"nome":{"eq":{"eq":"x"}}}', 'search.nome.eq INVALID_TYPE'],
    ['a list for eq', '{"nome":{"eq":["x"]}}', 'search.nome.eq INVALID_TYPE'],
    ['an empty text', '{"nome":{"like":""}}', 'search.nome.like TOO_SHORT'],
    ['an empty and', '{"and":[]}', 'search.and TOO_FEW'],
    ['an empty or inside', '{"and":[{"or":[]}]}', 'search.and.0.or TOO_FEW'],
    ['and of an object', '{"and":{"nome":"x"}}', 'search.and TOO_FEW'],
    ['and of texts', '{"and":["nome"]}', 'search.and.0 INVALID_TYPE'],
    ['or of null', '{"or":[null]}', 'search.or.0 INVALID_TYPE'],
    ['and of an empty object', '{"and":[{"nome":"x"},{}]}', 'search.and.1 REQUIRED'],
    ['__proto__ for a field', '{"__proto__":{"eq":1}}', 'search.__proto__ UNKNOWN_FIELD'],
    ['__proto__ for an operator', '{"nome":{"__proto__":"x"}}', 'search.nome.__proto__ INVALID_OPERATOR'],
    ['constructor', '{"or":[{"constructor":"x"}]}', 'search.or.0.constructor UNKNOWN_FIELD'],
    ['NUL', '{"nome":"a\\u0000b"}', 'search.nome INVALID_FORMAT'],
    ['NUL in a list', '{"nome":{"in":["a","\\u0000"]}}', 'search.nome.in.1 INVALID_FORMAT'],
    ['a lone surrogate', '{"and":[{"nome":{"like":"\\ud800"}}]}', 'search.and.0.nome.like INVALID_FORMAT'],
    ['a lone surrogate in a key', '{"\\udc00":"x"}', 'search INVALID_FORMAT'],
    ['nine levels', JSON.stringify(nested(8, { id: 1 })), 'search TOO_DEEP'],
    ['nine levels, twice', JSON.stringify(nested(7, { or: [{ id: 1 }, { id: 2 }] })), 'search TOO_DEEP'],
    ['hundreds of levels', JSON.stringify(nested(700, { id: 1 })), 'search TOO_DEEP'],
    ['101 conditions in one list', JSON.stringify({ and: many(101) }), 'search.and TOO_MANY'],
    ['101 conditions in all', JSON.stringify({ or: [{ and: many(60) }, { and: many(41) }] }), 'search TOO_MANY'],
    ['all of campo but its kind', '{"campo":{"toString":1},"operador":"eq","valor":1}', 'search.campo INVALID_TYPE'],
    ['a list for operador', '{"campo":"nome","operador":["eq"],"valor":"x"}', 'search.operador INVALID_TYPE'],
    ['campo alone', '{"campo":"nome"}', 'search.operador REQUIRED', 'search.valor REQUIRED'],
    ['operador alone', '{"or":[{"operador":"eq"}]}', 'search.or.0.campo REQUIRED', 'search.or.0.valor REQUIRED'],
    ['a text of 201', 'x'.repeat(201), 'search TOO_LONG'],
    ['JSON of 8001', `{"nome":"${'x'.repeat(7990)}"}`, 'search TOO_LONG'],
    ['depth beyond all', '{"a":'.repeat(50_000), 'search TOO_LONG'],
    ['two faults', '{"id":"x","or":[{"x":1}]}', 'search.id INVALID_TYPE', 'search.or.0.x UNKNOWN_FIELD']
  ])('422 for %s', async (_, search, ...refused) => {
    expect(await refusal(search)).toEqual(refused)
  })

  it.each(['/grupos', '/auditoria', '/grupos/1/usuarios'])('GET /api/v1%s: reads the same JSON', async (path) => {
    const { status, body } = await lists.get(path, { search: '{"or":[{"id":{"lte":1}},{"id":[1,2147483647]}]}' })
    expect([status, (body.items ?? body.grupos).map(({ id }: { id: number }) => id)]).toEqual([200, [1]])
    expect(refusals(await lists.get(path, { search: '{"and":[{"senha":1},{"id":{"eq":"1"}}]}' }))).toEqual([
      'search.and.0.senha UNKNOWN_FIELD',
      'search.and.1.id.eq INVALID_TYPE'
    ])
  })
})
