import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAccount } from '../../support/accounts.ts'
import { picked } from '../../support/sample.ts'
import { type Lists, refusals, startLists } from './support.ts'

let lists: Lists
beforeAll(async () => {
  lists = await startLists()
  for (const nome of metacharacters) await insertAccount(lists, 'visualizador', { nome, cidade: nome })
})
afterAll(() => lists.close())

/** Each is the name of one person. None is part of another, so `like` finds exactly one, too. */
const metacharacters = [
  "O'Hara",
  'Zora "Zê"',
  "x'; drop table usuarios; --",
  "' or '1'='1",
  'cem%',
  'a_b',
  'back\\slash',
  '\\%',
  '$1',
  '$$q$$',
  '{x}',
  '[y]',
  '/* nada */',
  '?:=',
  'nul\\u0000',
  "E'\\x27'",
  '(select 1)',
  '`crase`',
  '\u202emarie\u200b'
]

interface Found {
  nome: string
}
const found = async (query: Record<string, string>): Promise<string[]> => {
  const { status, body } = await lists.get('/usuarios', { ...query, size: '100' })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.items.map(({ nome }: Found) => nome)
}
const searched = (json: unknown) => found({ search: JSON.stringify(json) })
const posted = async (campo: string, operador: string, valor: unknown): Promise<string[]> => {
  const { status, body } = await lists.search({ filtros: { campo, operador, valor }, paginacao: { tamanho: 100 } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.items.map(({ nome }: Found) => nome)
}

it.each(metacharacters)(
  'GET /api/v1/usuarios: eq, in, like, plain and search find a name of %j and nothing else',
  async (text) => {
    for (const name of ['nome[eq]', 'cidade[eq]', 'nome[in]', 'nome[like]', 'cidade[like]', 'nome', 'cidade'])
      expect([name, await found({ [name]: text })]).toEqual([name, [text]])
    if (!text.startsWith('{')) expect(await found({ search: text })).toEqual([text])
  }
)

describe.each(picked(metacharacters, 5))('a name of %j is data', (text) => {
  it('GET /api/v1/usuarios: ne finds everybody else; sorting works around it', async () => {
    const all = await found({})
    expect(await found({ 'nome[ne]': text })).toEqual(all.filter((nome) => nome !== text))
    const [from, before] = [await found({ 'nome[gte]': text }), await found({ 'nome[lt]': text })]
    expect(from).toContain(text)
    expect([...from, ...before].sort()).toEqual(all.toSorted())
    const [upTo, after] = [await found({ 'nome[lte]': text }), await found({ 'nome[gt]': text })]
    expect(upTo).toContain(text)
    expect([...upTo, ...after].sort()).toEqual(all.toSorted())
  })

  it('GET /api/v1/usuarios with JSON and POST /api/v1/usuarios/buscar: the same results', async () => {
    expect(await searched({ nome: text })).toEqual([text])
    expect(await searched({ nome: { eq: text } })).toEqual([text])
    expect(await searched({ or: [{ nome: { in: [text] } }, { cidade: { like: text } }] })).toEqual([text])
    for (const operador of ['eq', 'like']) expect(await posted('nome', operador, text)).toEqual([text])
    expect(await posted('cidade', 'in', [text, "'"])).toEqual([text])
    expect(await posted('nome', 'ne', text)).not.toContain(text)
  })

  it('GET /api/v1/auditoria and /api/v1/grupos: finds nothing, and answers', async () => {
    for (const path of ['/auditoria', '/grupos', '/grupos/1/usuarios']) {
      const field = path === '/auditoria' ? 'ip' : 'nome'
      for (const op of ['eq', 'in', 'like']) {
        const { status, body } = await lists.get(path, { [`${field}[${op}]`]: text })
        expect([status, body.total]).toEqual([200, 0])
      }
    }
  })
})

describe('wildcards of LIKE are ordinary characters', () => {
  it.each<[text: string, wanted: string[]]>([
    ['%', ['bruno 100%', 'cem%', '\\%']],
    ['_', ['a_b']],
    ['a%b', []],
    ['a_', ['a_b']],
    ['\\', ['back\\slash', '\\%', 'nul\\u0000', "E'\\x27'"]],
    ['%%', []],
    ['c_m', []]
  ])('GET /api/v1/usuarios: nome[like]=%s', async (text, wanted) => {
    expect(await found({ 'nome[like]': text })).toEqual(wanted)
    expect(await posted('nome', 'like', text)).toEqual(wanted)
  })
})

describe('names that are not a field', () => {
  const names = [
    'senha_hash[eq]',
    'senhaHash[eq]',
    'mfa_segredo[like]',
    'busca[like]',
    'usuarios.nome[eq]',
    '"nome"[eq]',
    'id;drop[eq]',
    'id);drop table usuarios;--[eq]',
    'nome[eq][x]',
    'nome[eq]x',
    'nome[[eq]]',
    '[eq]',
    '[]',
    'nome[',
    'nome]',
    'nome][eq',
    ' nome[eq]',
    'nome [eq]',
    'constructor[eq]',
    '__proto__[eq]',
    'toString[like]',
    'hasOwnProperty',
    'and[eq]',
    'search[eq]',
    'page[gt]',
    'campo[eq]',
    'nome\0[eq]'
  ]
  const operators = [
    'nome[]',
    'nome[=]',
    'nome[constructor]',
    'nome[__proto__]',
    "nome[eq']",
    'nome[eq;--]',
    'nome[or]'
  ]

  it.each(names)('GET /api/v1/usuarios: 422 at %j', async (name) => {
    for (const value of ['1', "' or 1=1 --"])
      expect(refusals(await lists.get('/usuarios', { [name]: value }))).toEqual([`${name} UNKNOWN_FIELD`])
  })

  it('GET /api/v1/usuarios: 422 at __proto__', async () => {
    const answer = await lists.call('GET', '/api/v1/usuarios?__proto__=x&nome=y', { token: lists.reader.token })
    expect(refusals(answer)).toEqual(['__proto__ UNKNOWN_FIELD'])
  })

  it.each(operators)('GET /api/v1/usuarios: 422 at %j', async (name) => {
    expect(refusals(await lists.get('/usuarios', { [name]: '1' }))).toEqual([`${name} INVALID_OPERATOR`])
  })

  it.each([
    ['NUL', 'nome[eq]', 'a\0b'],
    ['NUL', 'nome[like]', '\0'],
    ['NUL in a list', 'cidade[in]', 'a,\0'],
    ['NUL', 'ip[gt]', '\0']
  ])('422 for %s at %s', async (_, name, value) => {
    const answer = await lists.get(name.startsWith('ip') ? '/auditoria' : '/usuarios', { [name]: value })
    expect(refusals(answer)).toEqual([`${name} INVALID_FORMAT`])
  })

  it.each(names.filter((name) => !name.includes('\0') && !name.includes('__proto__')))(
    'POST /api/v1/usuarios/buscar: 422 at filtros.campo and ordenacao.0.campo for %j',
    async (campo) => {
      const answer = await lists.search({ filtros: { campo, operador: 'eq', valor: 'x' }, ordenacao: [{ campo }] })
      expect(refusals(answer)).toEqual(['filtros.campo UNKNOWN_FIELD', 'ordenacao.0.campo INVALID_VALUE'])
    }
  )
})
