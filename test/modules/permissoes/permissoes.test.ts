import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemPermissoes } from '../../../src/modules/permissoes/seed.ts'
import { permissoes } from '../../../src/modules/permissoes/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { type Answer, startApp, type TestApp } from '../../support/app.ts'
import { denied, detail, errorOf, giveDirect, notFound, permissaoId, unauthorized } from '../usuarios/support.ts'

const PERMISSOES = '/api/v1/permissoes/'
let test: TestApp
let gestor: Account
let ordinary: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  ordinary = await account(test, null)
})
afterAll(() => test.close())

let serial = 0
const nextNome = () => `vetores.acao${++serial}`
const at = (id: number | string) => `${PERMISSOES}${id}`
const listPermissoes = async (): Promise<{ id: number; nome: string }[]> =>
  (await test.call('GET', PERMISSOES, { token: gestor.token })).body
const post = (body: unknown, token: string | undefined = gestor.token) => test.call('POST', PERMISSOES, { token, body })
const put = (id: number | string, body: unknown, token: string | undefined = gestor.token) =>
  test.call('PUT', at(id), { token, body })
const remove = (id: number | string, token: string | undefined = gestor.token) => test.call('DELETE', at(id), { token })
const created = async (descricao?: string): Promise<{ id: number; nome: string }> =>
  (await post({ nome: nextNome(), descricao })).body
const storedRow = async (id: number) => (await test.db.select().from(permissoes).where(eq(permissoes.id, id)))[0]

describe('GET /api/v1/permissoes/', () => {
  it('200 for any account with the permissions of the service, in the order of ids', async () => {
    const wanted = Object.entries(systemPermissoes).map(([nextNome, descricao]) => ({
      id: expect.any(Number),
      nome: nextNome,
      descricao
    }))
    for (const { token } of [ordinary, gestor]) {
      const answer = await test.call('GET', PERMISSOES, { token })
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual(wanted)
      const ids = answer.body.map(({ id }: { id: number }) => id)
      expect(ids).toEqual(ids.toSorted((x: number, y: number) => x - y))
    }
  })

  it('401 without a token; 422 detail for a parameter', async () => {
    expect(await test.call('GET', PERMISSOES)).toMatchObject(unauthorized)
    const answer = await test.call('GET', PERMISSOES, { token: ordinary.token, query: { limit: '1' } })
    expect(answer).toMatchObject(detail([['query', 'limit'], 'extra_forbidden']))
  })
})

describe('POST /api/v1/permissoes/', () => {
  it('201 with the permission, and it is in the list', async () => {
    const answer = await post({ nome: 'coletas.listar', descricao: 'Listar coletas' })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({ id: expect.any(Number), nome: 'coletas.listar', descricao: 'Listar coletas' })
    expect(await listPermissoes()).toContainEqual(answer.body)
    expect(await storedRow(answer.body.id)).toMatchObject({ sistema: false })
  })

  it.each([{}, { descricao: null }])('201 with descricao null for %j', async (fields) => {
    const wanted = nextNome()
    expect((await post({ nome: wanted, ...fields })).body).toEqual({
      id: expect.any(Number),
      nome: wanted,
      descricao: null
    })
  })

  it.each([
    ['a nome of 120 characters', { nome: 'n'.repeat(120) }],
    ['a nome of several words', { nome: 'Coordenação de área técnica' }],
    ['a descricao of 500 characters', { nome: 'd.longa', descricao: 'd'.repeat(500) }],
    ['an empty descricao', { nome: 'd.vazia', descricao: '' }]
  ])('201 with %s', async (_name, body) => {
    expect(await post(body)).toMatchObject({ status: 201, body })
  })

  it.each(['usuarios.listar', 'admin'])('422 detail at nome for %s, which the service has', async (nextNome) => {
    const before = (await listPermissoes()).length
    const answer = await post({ nome: nextNome, descricao: 'x' })
    expect(answer.status).toBe(422)
    const msg = 'Já existe um registro com este valor.'
    expect(answer.body).toEqual({ detail: [{ loc: ['body', 'nome'], msg, type: 'value_error.duplicate' }] })
    expect(await listPermissoes()).toHaveLength(before)
  })

  it('of 100 at once with one name, one is 201 and 99 are 422', async () => {
    const wanted = nextNome()
    const answers = await Promise.all(Array.from({ length: 100 }, () => post({ nome: wanted })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 201)
    for (const answer of refused) expect(answer).toMatchObject(detail([['body', 'nome'], 'value_error.duplicate']))
    expect((await listPermissoes()).filter(({ nome: nextNome }) => nextNome === wanted)).toHaveLength(1)
  })
})

describe('PUT /api/v1/permissoes/{permissao_id}', () => {
  it('200 changes name and description', async () => {
    const { id } = await created('antes')
    const wanted = { nome: nextNome(), descricao: 'depois' }
    const answer = await put(id, wanted)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ id, ...wanted })
    expect(await listPermissoes()).toContainEqual({ id, ...wanted })
  })

  it('200 keeps a description that is left out, and null clears it', async () => {
    const { id, nome: nextNome } = await created('fica')
    expect((await put(id, { nome: nextNome })).body).toEqual({ id, nome: nextNome, descricao: 'fica' })
    expect((await put(id, { nome: nextNome, descricao: null })).body).toEqual({ id, nome: nextNome, descricao: null })
  })

  it('200 for the description of a permission of the service, under its own name', async () => {
    const id = await permissaoId(test, 'noticias.listar')
    const wanted = { nome: 'noticias.listar', descricao: 'Ler as notícias' }
    expect(await put(id, wanted)).toMatchObject({ status: 200, body: { id, ...wanted } })
    await put(id, { nome: wanted.nome, descricao: systemPermissoes[wanted.nome] })
  })

  it.each(['admin', 'usuarios.listar', 'usuarios.gerenciar_permissoes'])(
    '422 detail at nome for another name of %s',
    async (current) => {
      const id = await permissaoId(test, current)
      const before = await storedRow(id)
      const answer = await put(id, { nome: `${current}2`, descricao: 'x' })
      expect(answer.status).toBe(422)
      const msg = 'Esta permissão é usada pelo próprio serviço: o nome não pode mudar e ela não pode ser removida.'
      expect(answer.body).toEqual({ detail: [{ loc: ['body', 'nome'], msg, type: 'value_error.immutable_field' }] })
      expect(await storedRow(id)).toEqual(before)
    }
  )

  it.each(['admin', 'usuarios.deletar'])('422 detail at nome for the name %s, which another has', async (nextNome) => {
    const { id } = await created()
    const before = await storedRow(id)
    expect(await put(id, { nome: nextNome, descricao: 'x' })).toMatchObject(
      detail([['body', 'nome'], 'value_error.duplicate'])
    )
    expect(await storedRow(id)).toEqual(before)
  })
})

describe('DELETE /api/v1/permissoes/{permissao_id}', () => {
  it('204 without a body, and the permission is gone; 404 the second time', async () => {
    const { id } = await created()
    const answer = await remove(id)
    expect(answer.status).toBe(204)
    expect(answer.body).toHaveLength(0)
    expect(answer.headers['content-type']).toBeUndefined()
    expect(await storedRow(id)).toBeUndefined()
    expect(await remove(id)).toMatchObject(notFound)
  })

  it.each(Object.keys(systemPermissoes))('422 detail at the path for %s, which the service needs', async (nextNome) => {
    const id = await permissaoId(test, nextNome)
    expect(await remove(id)).toMatchObject(detail([['path', 'permissao_id'], 'value_error.immutable_field']))
    expect(await storedRow(id)).toMatchObject({ nome: nextNome })
  })

  it('422 detail for an administrator too, as when renaming', async () => {
    const { token } = await account(test, 'admin')
    const id = await permissaoId(test, 'usuarios.listar')
    expect(await remove(id, token)).toMatchObject(detail([['path', 'permissao_id'], 'value_error.immutable_field']))
    expect(await put(id, { nome: 'x' }, token)).toMatchObject(detail([['body', 'nome'], 'value_error.immutable_field']))
  })

  it('422 detail for a body', async () => {
    const { id } = await created()
    const answer = await test.call('DELETE', at(id), { token: gestor.token, body: { nome: 'x' } })
    expect(answer).toMatchObject(detail([['body'], 'extra_forbidden']))
  })
})

const writes: [name: string, run: (body: unknown, token?: string, id?: number | string) => Promise<Answer>][] = [
  ['POST /api/v1/permissoes/', (body, token) => post(body, token)],
  ['PUT /api/v1/permissoes/{permissao_id}', async (body, token, id) => put(id ?? (await created()).id, body, token)]
]
describe.each(writes)('%s', (_name, run) => {
  it.each<[field: string, value: unknown, type: string]>([
    ['nome', undefined, 'missing'],
    ['nome', null, 'type_error'],
    ['nome', 7, 'type_error'],
    ['nome', '', 'string_too_short'],
    ['nome', 'a  b', 'string_pattern_mismatch'],
    ['nome', ' a', 'string_pattern_mismatch'],
    ['nome', 'a\n', 'string_pattern_mismatch'],
    ['nome', 'a\u00a0b', 'string_pattern_mismatch'],
    ['nome', 'n'.repeat(121), 'string_too_long'],
    ['nome', 'a\0', 'value_error.text'],
    ['nome', 'a\udc00', 'value_error.text'],
    ['descricao', 7, 'type_error'],
    ['descricao', 'd'.repeat(501), 'string_too_long'],
    ['descricao', 'a\0', 'value_error.text'],
    ['id', 7, 'extra_forbidden'],
    ['sistema', true, 'extra_forbidden']
  ])('422 detail at %s for %j', async (field, value, type) => {
    expect(await run({ nome: nextNome(), [field]: value })).toMatchObject(detail([['body', field], type]))
  })

  it('422 detail without a body, and for one of another kind', async () => {
    expect(await run(undefined)).toMatchObject(detail([['body'], 'missing']))
    expect(await run([])).toMatchObject(detail([['body'], 'type_error']))
  })
})

describe('/api/v1/permissoes/{permissao_id}', () => {
  it.each(['999999', '0', '2147483648'])('404 for %s', async (id) => {
    expect(await put(id, { nome: nextNome() })).toMatchObject(notFound)
    expect(await remove(id)).toMatchObject(notFound)
  })

  it('422 detail for an id that is not a number', async () => {
    expect(await put('abc', { nome: nextNome() })).toMatchObject(detail([['path', 'permissao_id'], 'type_error']))
    expect(await remove('1.5')).toMatchObject(detail([['path', 'permissao_id'], 'type_error']))
  })

  it('401 without a token, 403 without usuarios.gerenciar_permissoes, before anything is validated', async () => {
    const { id } = await created()
    const who = await account(test, 'analista')
    const tries = (token?: string) => [
      test.call('POST', PERMISSOES, { token, body: { nome: 7 } }),
      test.call('PUT', at(id), { token, body: { nome: 7 } }),
      test.call('DELETE', at(id), { token }),
      test.call('DELETE', at('abc'), { token })
    ]
    for (const answer of await Promise.all(tries())) expect(answer).toMatchObject(unauthorized)
    for (const answer of await Promise.all(tries(who.token)))
      expect(answer).toMatchObject(denied('usuarios.gerenciar_permissoes'))
    await giveDirect(test, who.id, 'usuarios.gerenciar_permissoes')
    expect((await remove(id, who.token)).status).toBe(204)
  })

  it('415 for another content type', async () => {
    const answer = await test.call('POST', PERMISSOES, {
      token: gestor.token,
      raw: 'nome=x',
      headers: { 'content-type': 'text/plain' }
    })
    expect(answer).toMatchObject(errorOf(415, 'UNSUPPORTED_MEDIA_TYPE'))
  })
})
