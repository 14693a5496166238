import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permissoes } from '../../../src/modules/permissoes/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { detail, insertPermissao } from '../usuarios/support.ts'

const PERMISSOES = '/api/v1/permissoes/'
let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const post = (nome: string) => test.call('POST', PERMISSOES, { token: gestor.token, body: { nome } })
const put = (id: number, body: unknown) => test.call('PUT', `${PERMISSOES}${id}`, { token: gestor.token, body })
const duplicate = detail([['body', 'nome'], 'value_error.duplicate'])
const nomes = async () => (await test.db.select().from(permissoes)).map(({ nome }) => nome)
const nomeOf = async (id: number) => (await test.db.select().from(permissoes).where(eq(permissoes.id, id)))[0]?.nome

describe('names that differ only by case', () => {
  it.each(['ADMIN', 'Admin', 'Usuarios.Listar', 'ÁREA TÉCNICA'])(
    'POST /api/v1/permissoes/: 422 detail at nome for %s',
    async (nome) => {
      if (nome === 'ÁREA TÉCNICA') await insertPermissao(test, 'área técnica')
      const before = await nomes()
      expect(await post(nome)).toMatchObject(duplicate)
      expect(await nomes()).toEqual(before)
    }
  )

  it('POST /api/v1/permissoes/: 201 for a name that differs by an accent or a further letter', async () => {
    for (const nome of ['ádmin', 'admins']) expect((await post(nome)).status).toBe(201)
  })

  it('PUT /api/v1/permissoes/{permissao_id}: 422 detail at nome for the name of another in other case', async () => {
    const { id } = (await post('vetores.ler')).body
    expect(await put(id, { nome: 'ADMIN', descricao: 'x' })).toMatchObject(duplicate)
    expect(await nomeOf(id)).toBe('vetores.ler')
  })

  it('PUT /api/v1/permissoes/{permissao_id}: 200 for its own name in other case', async () => {
    const { id } = (await post('vetores.contar')).body
    expect(await put(id, { nome: 'Vetores.Contar' })).toMatchObject({ status: 200, body: { nome: 'Vetores.Contar' } })
  })

  it('PUT /api/v1/permissoes/{permissao_id}: permissions whose names were already alike keep them, and may be renamed apart', async () => {
    await insertPermissao(test, 'antiga')
    const id = await insertPermissao(test, 'ANTIGA')
    expect((await put(id, { nome: 'ANTIGA', descricao: 'x' })).status).toBe(200)
    expect(await put(id, { nome: 'Antiga' })).toMatchObject(duplicate)
    expect((await put(id, { nome: 'outra' })).status).toBe(200)
  })

  it('POST and PUT at once with the spellings of one name: one succeeds, the others are 422', async () => {
    const ids = [await insertPermissao(test, 'provisoria.1'), await insertPermissao(test, 'provisoria.2')]
    const spelled = Array.from(
      { length: 12 },
      (_, i) => `coleta${i % 2 ? 'X' : 'x'}${i % 3 ? 'Y' : 'y'}${i % 5 ? 'Z' : 'z'}`
    )
    const answers = await Promise.all([...spelled.map(post), ...ids.map((id) => put(id, { nome: 'COLETAxyz' }))])
    const taken = answers.filter(({ status }) => status === 201 || status === 200)
    expect(taken).toHaveLength(1)
    for (const answer of answers) if (!taken.includes(answer)) expect(answer).toMatchObject(duplicate)
    expect((await nomes()).filter((nome) => nome.toLowerCase() === 'coletaxyz')).toHaveLength(1)
  })
})

describe('names that look like another one', () => {
  const invalidFormat = detail([['body', 'nome'], 'value_error.invalid_format'])
  it.each([
    ['a Cyrillic letter', '\u0430dmin'],
    ['nothing but Cyrillic letters', '\u0430\u0441\u0435'],
    ['a Greek letter', 'usu\u03b1rios.listar'],
    ['a Latin letter of phonetics', '\u0251dmin'],
    ['wide letters', '\uff41\uff44\uff4d\uff49\uff4e'],
    ['a space of no width', 'ad\u200bmin'],
    ['a joiner of no width', 'admin\u200d'],
    ['a soft hyphen', 'ad\u00admin'],
    ['a mark of direction', '\u202enimda'],
    ['a control character', 'ad\u0007min'],
    ['an accent of its own', 'a\u0301dmin'],
    ['a dot of another script', 'usuarios\u2024listar']
  ])('POST and PUT: 422 detail at nome for %s', async (_, nome) => {
    const before = await nomes()
    expect(await post(nome)).toMatchObject(invalidFormat)
    const id = await insertPermissao(test, `vizinha.${before.length}`)
    expect(await put(id, { nome })).toMatchObject(invalidFormat)
    expect(await nomes()).toEqual([...before, `vizinha.${before.length}`])
  })

  it.each(['Coleta de campo (SUS) 7', 'ações.não_é-só', 'Área/Técnica:ler'])('POST: 201 for %s', async (nome) => {
    expect((await post(nome)).status).toBe(201)
  })

  it('PUT: 200 for a permission that had such a name before, and keeps it', async () => {
    const id = await insertPermissao(test, 've\u200btores')
    expect((await put(id, { nome: 've\u200btores', descricao: 'x' })).status).toBe(200)
  })
})
