import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'

let test: TestApp
let reader: Account

/** People known by `nome`, so that a test can say whom it expects. The reader of the list is one of them. */
const people = [
  {
    nome: 'José da Conceição',
    email: 'jose.c@saude.example',
    cidade: 'São Paulo',
    estado: 'SP',
    instituicao: 'Fundação Ácaro'
  },
  {
    nome: 'Maria 100% Silva',
    email: 'maria_silva@saude.example',
    cidade: 'Olinda',
    estado: 'PE',
    instituicao: 'Secretaria'
  },
  { nome: 'Mariana Xavier', email: 'mariaXsilva@clinica.example', cidade: 'Recife', estado: 'PE', admin: true },
  { nome: 'Back\\slash', email: 'barra@saude.example', cidade: 'Bom Jesus', estado: 'PI', ativo: false },
  { nome: 'Strauß Ørsted', email: 'strauss@saude.example', instituicao: 'Instituto Pasteur', admin: true, ativo: false }
]
const [jose, maria, mariana, backslash, strauss] = people.map(({ nome }) => nome) as [
  string,
  string,
  string,
  string,
  string
]

beforeAll(async () => {
  test = await startApp()
  for (const person of people) await insertAccount(test, null, person)
  reader = await account(test, 'visualizador', { nome: 'Leitora', email: 'leitora@saude.example' })
})
afterAll(() => test.close())

const nomesOf = async (query: Record<string, string>) => {
  const { status, body } = await test.call('GET', '/api/v1/usuarios/', { token: reader.token, query })
  expect(status).toBe(200)
  const found = body.usuarios.map(({ nome }: { nome: string }) => nome)
  expect(body.total).toBe(found.length)
  return found
}

describe('GET /api/v1/usuarios/: each filter', () => {
  it.each<[query: Record<string, string>, wanted: string[]]>([
    [{ nome: 'Mari' }, [maria, mariana]],
    [{ nome: 'silva' }, [maria]],
    [{ nome: 'saude.example' }, []],
    [{ email: '@saude.example' }, [jose, maria, backslash, strauss, 'Leitora']],
    [{ email: 'MARIAXSILVA' }, [mariana]],
    [{ email: 'xavier' }, []],
    [{ admin: 'true' }, [mariana, strauss]],
    [{ admin: 'false' }, [jose, maria, backslash, 'Leitora']],
    [{ ativo: 'true' }, [jose, maria, mariana, 'Leitora']],
    [{ ativo: 'false' }, [backslash, strauss]],
    [{ cidade: 'recife' }, [mariana]],
    [{ cidade: 'o' }, [jose, maria, backslash]],
    [{ estado: 'PE' }, [maria, mariana]],
    [{ estado: 'p' }, [jose, maria, mariana, backslash]],
    [{ estado: 'pi' }, [backslash]],
    [{ nome: '' }, [...people.map(({ nome }) => nome), 'Leitora']]
  ])('%j', async (query, wanted) => {
    expect(await nomesOf(query)).toEqual(wanted)
  })

  it('all filters together must hold', async () => {
    expect(await nomesOf({ nome: 'mari', email: 'silva', estado: 'PE', ativo: 'true' })).toEqual([maria, mariana])
    expect(await nomesOf({ nome: 'mari', email: 'silva', estado: 'PE', ativo: 'true', admin: 'true' })).toEqual([
      mariana
    ])
    expect(await nomesOf({ nome: 'mari', search: 'olinda' })).toEqual([maria])
    expect(await nomesOf({ nome: 'mari', ativo: 'false' })).toEqual([])
  })
})

describe('GET /api/v1/usuarios/: text is compared without case and accents', () => {
  it.each<[query: Record<string, string>, wanted: string[]]>([
    [{ nome: 'CONCEICAO' }, [jose]],
    [{ nome: 'conceição' }, [jose]],
    [{ nome: 'cônçéîcäo' }, [jose]],
    [{ nome: 'conceição'.normalize('NFD') }, [jose]],
    [{ nome: 'José'.normalize('NFD').toUpperCase() }, [jose]],
    [{ nome: 'Láritorá' }, []],
    [{ cidade: 'sao paulo' }, [jose]],
    [{ cidade: 'SÃO' }, [jose]],
    [{ nome: 'orsted' }, [strauss]],
    [{ nome: 'strauss' }, [strauss]],
    [{ search: 'fundacao acaro' }, [jose]]
  ])('%j', async (query, wanted) => {
    expect(await nomesOf(query)).toEqual(wanted)
  })
})

describe('GET /api/v1/usuarios/: nothing in a text is a pattern', () => {
  it.each<[query: Record<string, string>, wanted: string[]]>([
    [{ nome: '%' }, [maria]],
    [{ nome: '100%' }, [maria]],
    [{ nome: '1%0' }, []],
    [{ nome: '%%' }, []],
    [{ nome: '_' }, []],
    [{ email: '_' }, [maria]],
    [{ email: 'maria_silva' }, [maria]],
    [{ nome: '\\' }, [backslash]],
    [{ nome: 'k\\s' }, [backslash]],
    [{ nome: '\\%' }, []],
    [{ nome: '.*' }, []],
    [{ nome: "' or 1=1 --" }, []],
    [{ search: '%' }, [maria]],
    [{ search: '_' }, [maria]],
    [{ search: '\\' }, [backslash]],
    [{ search: "'; drop table usuarios; --" }, []]
  ])('%j', async (query, wanted) => {
    expect(await nomesOf(query)).toEqual(wanted)
  })
})

describe('GET /api/v1/usuarios/: search looks into five fields', () => {
  it.each<[field: string, search: string, wanted: string[]]>([
    ['nome', 'xavier', [mariana]],
    ['email', 'barra@saude', [backslash]],
    ['cidade', 'bom jesus', [backslash]],
    ['estado', 'sp', [jose]],
    ['instituicao', 'pasteur', [strauss]],
    ['several', 'sec', [maria]],
    ['none of them: a function is not searched', 'epidemiologista', []],
    ['none of them: not across two fields', 'OlindaPE', []],
    ['each: the union', 'pe', [maria, mariana]]
  ])('%s', async (_field, search, wanted) => {
    expect(await nomesOf({ search })).toEqual(wanted)
  })
})
