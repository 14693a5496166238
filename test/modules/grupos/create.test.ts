import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { denied, errorOf, invalid, NOW, unauthorized } from '../usuarios/support.ts'
import { at, GRUPOS, insertGrupo, nextNome, permissoesIds, storedGrupo, trailOf } from './support.ts'

let test: TestApp
let admin: Account
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const post = (body: unknown, headers: Record<string, string> = {}, token = gestor.token) =>
  test.call('POST', GRUPOS, { token, body, headers })
const countGrupos = async () => (await test.call('GET', GRUPOS, { token: gestor.token })).body.total

describe('POST /api/v1/grupos: 201', () => {
  it('answers the whole group with its permissions, as reading it does, and is on record', async () => {
    const ids = await permissoesIds(test, 'agravos.listar', 'agravos.criar')
    const answer = await post({ nome: 'vigilancia', descricao: 'Vigilância', permissoes_ids: [ids[1], ids[0], ids[1]] })
    expect(answer.status).toBe(201)
    const { id } = answer.body
    const grupo = {
      id: expect.any(Number),
      nome: 'vigilancia',
      descricao: 'Vigilância',
      ativo: true,
      criado_em: NOW,
      atualizado_em: NOW,
      total_usuarios: 0,
      permissoes: [
        { id: ids[0], nome: 'agravos.listar', descricao: 'Listar e consultar casos' },
        { id: ids[1], nome: 'agravos.criar', descricao: 'Registrar casos' }
      ],
      territorios: []
    }
    expect(answer.body).toEqual({ ...grupo, mensagem: 'Grupo criado.' })
    expect((await test.call('GET', at(id), { token: gestor.token })).body).toEqual(grupo)
    expect(await trailOf(test, admin.token, id)).toEqual([
      {
        acao: 'grupo.criado',
        ator_id: gestor.id,
        detalhes: { nome: 'vigilancia', permissoes: { incluidos: ids.toSorted((x, y) => x - y), retirados: [] } }
      }
    ])
  })

  it('needs no more than a name', async () => {
    const { status, body } = await post({ nome: 'so-nome' })
    expect([status, body.descricao, body.ativo, body.permissoes]).toEqual([201, null, true, []])
  })

  it('may be inactive, and without a description', async () => {
    const { status, body } = await post({ nome: nextNome(), ativo: false, descricao: null })
    expect([status, body.ativo, body.descricao]).toEqual([201, false, null])
  })

  it.each([
    ['pt-BR', 'Grupo criado.'],
    ['en-US', 'Group created.'],
    ['es-ES', 'Grupo creado.']
  ])('says so in %s', async (language, mensagem) => {
    expect((await post({ nome: nextNome() }, { 'accept-language': language })).body.mensagem).toBe(mensagem)
  })

  it.each(['a', '7', 'vigilância', 'ação.2-b_c', 'x'.repeat(50)])('accepts the name %s', async (given) => {
    expect((await post({ nome: given })).body.nome).toBe(given)
  })
})

describe('POST /api/v1/grupos: 422', () => {
  it.each([
    ['missing', undefined, 'REQUIRED'],
    ['null', null, 'INVALID_TYPE'],
    ['a number', 7, 'INVALID_TYPE'],
    ['empty', '', 'TOO_SHORT'],
    ['51 characters long', 'x'.repeat(51), 'TOO_LONG'],
    ['with a capital', 'Vigilancia2', 'INVALID_FORMAT'],
    ['with a capital in another script', 'Éxito', 'INVALID_FORMAT'],
    ['with a space', 'duas palavras', 'INVALID_FORMAT'],
    ['with a space after it', 'vigia ', 'INVALID_FORMAT'],
    ['with a line break', 'vigia\n', 'INVALID_FORMAT'],
    ['with a zero-width space', 'vi\u200bgia', 'INVALID_FORMAT'],
    ['with a Cyrillic letter', '\u0430dmin', 'INVALID_FORMAT'],
    ['in wide letters', '\uff41\uff44\uff4d\uff49\uff4e', 'INVALID_FORMAT'],
    ['with a slash', 'a/b', 'INVALID_FORMAT']
  ])('at nome when it is %s, and no group is created', async (_name, given, code) => {
    const before = await countGrupos()
    expect(await post({ nome: given, descricao: 'x' })).toMatchObject(invalid(['nome', code]))
    expect(await countGrupos()).toBe(before)
  })

  it.each([
    ['descricao', 'x'.repeat(501), 'TOO_LONG'],
    ['descricao', 7, 'INVALID_TYPE'],
    ['ativo', 'true', 'INVALID_TYPE'],
    ['ativo', null, 'INVALID_TYPE'],
    ['permissoes_ids', 1, 'INVALID_TYPE'],
    ['permissoes_ids', null, 'INVALID_TYPE'],
    ['permissoes_ids', Array(1001).fill(1), 'TOO_MANY'],
    ['id', 7, 'UNKNOWN_FIELD'],
    ['total_usuarios', 7, 'UNKNOWN_FIELD'],
    ['criado_em', NOW, 'UNKNOWN_FIELD']
  ])('at %s for %j', async (field, value, code) => {
    expect(await post({ nome: nextNome(), [field]: value })).toMatchObject(invalid([field, code]))
  })

  it('names each item of permissoes_ids that is not an id', async () => {
    const answer = await post({ nome: nextNome(), permissoes_ids: [1, 'x', 0, 2147483648] })
    expect(answer).toMatchObject(
      invalid(
        ['permissoes_ids.1', 'INVALID_TYPE'],
        ['permissoes_ids.2', 'OUT_OF_RANGE'],
        ['permissoes_ids.3', 'OUT_OF_RANGE']
      )
    )
  })

  it('names each unknown permission at its index, and creates no group', async () => {
    const [known] = await permissoesIds(test, 'agravos.listar')
    const before = await countGrupos()
    const answer = await post({ nome: nextNome(), permissoes_ids: [2147483646, known, 2147483647] })
    expect(answer).toMatchObject(invalid(['permissoes_ids.0', 'NOT_FOUND'], ['permissoes_ids.2', 'NOT_FOUND']))
    expect(answer.body.error.details[1].message).toBe('Não existe: 2147483647.')
    expect(await countGrupos()).toBe(before)
  })

  it('at nome when it is taken, by an inactive group too, and that group stays as it was', async () => {
    const id = await insertGrupo(test, ['agravos.listar'], { nome: 'tomado', ativo: false })
    const before = await storedGrupo(test, id)
    expect(await post({ nome: 'tomado', permissoes_ids: [] })).toMatchObject(invalid(['nome', 'DUPLICATE']))
    expect(await storedGrupo(test, id)).toEqual(before)
  })

  it.each([
    ['pt-BR', 'Já existe um registro com este valor.'],
    ['en-US', 'There is already a record with this value.'],
    ['es-ES', 'Ya existe un registro con este valor.']
  ])('speaks %s', async (language, message) => {
    const answer = await post({ nome: 'gestor' }, { 'accept-language': language })
    expect(answer.body.error.details).toEqual([{ field: 'nome', message, code: 'DUPLICATE' }])
  })
})

describe('POST /api/v1/grupos: other refusals', () => {
  it('of 100 equal names at once one is 201 and 99 are 422 at nome', async () => {
    const permissoes_ids = await permissoesIds(test, 'agravos.listar')
    const answers = await Promise.all(Array.from({ length: 100 }, () => post({ nome: 'corrida', permissoes_ids })))
    const made = answers.filter(({ status }) => status === 201)
    expect(made).toHaveLength(1)
    for (const answer of answers)
      if (answer.status !== 201) expect(answer).toMatchObject(invalid(['nome', 'DUPLICATE']))
    expect((await storedGrupo(test, made[0]!.body.id))?.permissoes).toEqual(['agravos.listar'])
    expect(await trailOf(test, admin.token, made[0]!.body.id)).toHaveLength(1)
  })

  it('401 without a token, 403 without grupos.criar, before the body is checked', async () => {
    const { token } = await account(test, 'visualizador')
    expect(await test.call('POST', GRUPOS, { body: { nome: 7 } })).toMatchObject(unauthorized)
    expect(await post({ nome: 7 }, {}, token)).toMatchObject(denied('grupos.criar'))
  })

  it('400 for broken JSON, 415 for another content type', async () => {
    const send = (type: string, raw: string) =>
      test.call('POST', GRUPOS, { token: gestor.token, raw, headers: { 'content-type': type } })
    expect(await send('application/json', '{"nome":')).toMatchObject(errorOf(400, 'MALFORMED_REQUEST'))
    expect(await send('text/plain', 'nome=x')).toMatchObject(errorOf(415, 'UNSUPPORTED_MEDIA_TYPE'))
  })
})
