import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { denied, grupoId, invalid, notFound, unauthorized } from '../usuarios/support.ts'
import { addMembers, at, insertGrupo, nextNome, permissoesIds, storedGrupo, trailOf } from './support.ts'

let test: TestApp
let admin: Account
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const put = (id: number | string, body: unknown, headers: Record<string, string> = {}, token = gestor.token) =>
  test.call('PUT', at(id), { token, body, headers })
const given = ['agravos.listar', 'agravos.criar']
const insertOne = () => insertGrupo(test, given, { descricao: 'Antes' })

describe('PUT /api/v1/grupos/{id}: 200', () => {
  it('answers id, message and total_usuarios', async () => {
    const id = await insertOne()
    await addMembers(test, id, await insertAccount(test, null), await insertAccount(test, null))
    const answer = await put(id, { descricao: 'Depois' })
    expect([answer.status, answer.body]).toEqual([200, { id, message: 'Grupo atualizado.', total_usuarios: 2 }])
  })

  it.each<[field: string, body: object, change: object]>([
    ['nome', { nome: 'outro-nome' }, { nome: 'outro-nome' }],
    ['descricao', { descricao: 'Depois' }, { descricao: 'Depois' }],
    ['descricao', { descricao: null }, { descricao: null }],
    ['descricao', { descricao: '' }, { descricao: '' }],
    ['ativo', { ativo: false }, { ativo: false }]
  ])(
    'changes %s with %j and nothing else; the moment and the author of the change are kept',
    async (field, body, change) => {
      const id = await insertOne()
      const before = await storedGrupo(test, id)
      test.advance(60_000)
      expect((await put(id, body)).status).toBe(200)
      expect(await storedGrupo(test, id)).toEqual({ ...before, ...change, atualizadoEm: test.clock.moment })
      expect(await trailOf(test, admin.token, id)).toEqual([
        {
          acao: 'grupo.alterado',
          ator_id: gestor.id,
          detalhes: { campos: [field], ...(field === 'ativo' ? change : {}) }
        }
      ])
    }
  )

  it.each<[name: string, wanted: string[]]>([
    ['others', ['relatorios.gerar', 'noticias.listar']],
    ['some of its own', ['agravos.criar']],
    ['some of its own and others', ['agravos.criar', 'relatorios.gerar']],
    ['none', []]
  ])('permissoes_ids replaces all: %s', async (_name, wanted) => {
    const id = await insertOne()
    const before = await storedGrupo(test, id)
    const ids = await permissoesIds(test, ...wanted)
    test.advance(60_000)
    expect((await put(id, { permissoes_ids: [...ids, ...ids] })).status).toBe(200)
    const after = { ...before, permissoes: wanted.toSorted(), atualizadoEm: test.clock.moment }
    expect(await storedGrupo(test, id)).toEqual(after)
    const [entry] = await trailOf(test, admin.token, id)
    const idsOf = async (nomes: string[]) => (await permissoesIds(test, ...nomes)).sort((x, y) => x - y)
    const incluidos = await idsOf(wanted.filter((nome) => !given.includes(nome)))
    const retirados = await idsOf(given.filter((nome) => !wanted.includes(nome)))
    const { permissoes } = entry.detalhes
    for (const list of [permissoes.incluidos, permissoes.retirados]) list.sort((x: number, y: number) => x - y)
    expect(entry.detalhes).toEqual({ campos: ['permissoes'], permissoes: { incluidos, retirados } })
  })

  it('all fields at once are one change', async () => {
    const id = await insertOne()
    const fields = { nome: nextNome(), descricao: 'Tudo', ativo: false }
    expect((await put(id, { ...fields, permissoes_ids: [] })).status).toBe(200)
    expect(await storedGrupo(test, id)).toMatchObject({ ...fields, permissoes: [] })
    expect(await trailOf(test, admin.token, id)).toEqual([
      {
        acao: 'grupo.alterado',
        ator_id: gestor.id,
        detalhes: expect.objectContaining({ campos: ['nome', 'descricao', 'ativo', 'permissoes'], ativo: false })
      }
    ])
  })

  it('equal values change nothing, not even the moment, and are not on record', async () => {
    const id = await insertOne()
    const before = await storedGrupo(test, id)
    test.advance(60_000)
    const same = {
      nome: before?.nome,
      descricao: 'Antes',
      ativo: true,
      permissoes_ids: await permissoesIds(test, ...given)
    }
    expect((await put(id, same)).status).toBe(200)
    expect(await storedGrupo(test, id)).toEqual(before)
    expect(await trailOf(test, admin.token, id)).toEqual([])
  })

  it('members stay', async () => {
    const id = await insertOne()
    const member = await insertAccount(test, null)
    await addMembers(test, id, member)
    await put(id, { nome: nextNome(), permissoes_ids: [] })
    await put(id, { ativo: false })
    expect((await storedGrupo(test, id))?.members).toEqual([member.id])
  })

  it.each([
    ['pt-BR', 'Grupo atualizado.'],
    ['en-US', 'Group updated.'],
    ['es-ES', 'Grupo actualizado.']
  ])('says so in %s', async (language, message) => {
    expect((await put(await insertOne(), { descricao: language }, { 'accept-language': language })).body.message).toBe(
      message
    )
  })
})

describe('PUT /api/v1/grupos/{id}: 422, and nothing is changed', () => {
  it.each<[field: string, body: unknown, code: string]>([
    ['nome', { nome: 'gestor' }, 'DUPLICATE'],
    ['nome', { nome: 'gestor', descricao: 'x', ativo: false, permissoes_ids: [] }, 'DUPLICATE'],
    ['nome', { nome: 'Com Espaço' }, 'INVALID_FORMAT'],
    ['nome', { nome: '' }, 'TOO_SHORT'],
    ['nome', { nome: 'x'.repeat(51) }, 'TOO_LONG'],
    ['nome', { nome: null }, 'INVALID_TYPE'],
    ['descricao', { descricao: 'x'.repeat(501) }, 'TOO_LONG'],
    ['ativo', { ativo: 'false' }, 'INVALID_TYPE'],
    ['permissoes_ids', { permissoes_ids: null }, 'INVALID_TYPE'],
    ['permissoes_ids.0', { descricao: 'x', permissoes_ids: [2147483647] }, 'NOT_FOUND'],
    ['id', { id: 1 }, 'IMMUTABLE_FIELD'],
    ['total_usuarios', { total_usuarios: 'x' }, 'INVALID_TYPE'],
    ['outro', { outro: 0 }, 'UNKNOWN_FIELD'],
    ['body', {}, 'REQUIRED'],
    ['body', [], 'INVALID_TYPE']
  ])('at %s for %j: %s', async (field, body, code) => {
    const id = await insertOne()
    const before = await storedGrupo(test, id)
    expect(await put(id, body)).toMatchObject(invalid([field, code]))
    expect(await storedGrupo(test, id)).toEqual(before)
    expect(await trailOf(test, admin.token, id)).toEqual([])
  })

  it('of two groups that take one name at the same moment one gets it', async () => {
    const [one, two] = [await insertOne(), await insertOne()]
    const free = nextNome()
    const answers = await Promise.all([put(one, { nome: free }), put(two, { nome: free })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)).toMatchObject(invalid(['nome', 'DUPLICATE']))
  })

  it.each(['admin', 'gestor', 'analista', 'usuario', 'visualizador'])(
    'the default group %s keeps its name, and may change description and permissions',
    async (nome) => {
      const id = await grupoId(test, nome)
      const asAdmin = (body: unknown) => put(id, body, {}, admin.token)
      const before = await storedGrupo(test, id)
      for (const body of [{ nome: 'outro' }, { nome: 'outro', descricao: 'Outra' }])
        expect(await asAdmin(body)).toMatchObject(invalid(['nome', 'IMMUTABLE_FIELD']))
      expect(await storedGrupo(test, id)).toEqual(before)
      const kept = before!.permissoes.slice(0, 1)
      const permissoes_ids = await permissoesIds(test, ...kept)
      expect((await asAdmin({ nome, descricao: 'Outra', permissoes_ids })).status).toBe(200)
      expect(await storedGrupo(test, id)).toMatchObject({ nome, descricao: 'Outra', permissoes: kept })
      // The other tests need these permissions.
      await asAdmin({ permissoes_ids: await permissoesIds(test, ...before!.permissoes) })
    }
  )
})

describe('PUT /api/v1/grupos/{id}: other refusals', () => {
  it('404 for a missing group; 401 without a token; 403 without grupos.editar', async () => {
    for (const id of ['2147483647', '2147483648', '0'])
      expect(await put(id, { descricao: 'x' })).toMatchObject(notFound)
    const id = await insertOne()
    const { token } = await account(test, 'visualizador')
    expect(await test.call('PUT', at(id), { body: { nome: 7 } })).toMatchObject(unauthorized)
    expect(await put(id, { nome: 7 }, {}, token)).toMatchObject(denied('grupos.editar'))
  })
})
