import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  at,
  denied,
  directOf,
  giveDirect,
  grupoId,
  gruposOf,
  invalid,
  notFound,
  permissaoId,
  statusOf,
  storedUsuario,
  unauthorized
} from './support.ts'

let test: TestApp
let gestor: Account
let admin: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  admin = await account(test, null, { admin: true })
})
afterAll(() => test.close())

const put = (id: number | string, body: unknown, token: string | undefined = gestor.token) =>
  test.call('PUT', at(id), { token, body })
const insertPerson = (fields = {}) => insertAccount(test, 'usuario', fields)
const noAction = { email_verificacao: false, relogin: false }

describe('PUT /api/v1/usuarios/{id} (B): 200', () => {
  it('changes only what is sent, and says what', async () => {
    const target = await insertPerson({ nome: 'Ana', cidade: 'Recife', estado: 'PE' })
    const before = await storedUsuario(test, target.id)
    test.advance(1000)
    const answer = await put(target.id, { departamento: 'Vigilância', cargo: 'Chefe' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      id: target.id,
      message: 'Usuário atualizado.',
      campos_alterados: ['cargo', 'departamento'],
      requer_acao: noAction
    })
    const changed = {
      cargo: 'Chefe',
      departamento: 'Vigilância',
      updatedAt: test.clock.moment,
      atualizadoPorId: gestor.id
    }
    expect(await storedUsuario(test, target.id)).toEqual({ ...before, ...changed })
  })

  it.each<[field: string, value: unknown]>([
    ['nome', 'Eva'],
    ['telefone', '(11) 91111-1111'],
    ['cidade', 'Santos'],
    ['estado', 'SP'],
    ['cargo', 'Chefe'],
    ['departamento', 'Vigilância'],
    ['funcao', 'Médica'],
    ['instituicao', 'USP'],
    ['admin', true],
    ['plano', 'enterprise']
  ])('%s alone', async (field, value) => {
    const target = await insertPerson()
    expect((await put(target.id, { [field]: value }, admin.token)).body.campos_alterados).toEqual([field])
    expect(await storedUsuario(test, target.id)).toMatchObject({ [field]: value })
  })

  it.each(['telefone', 'cidade', 'estado', 'cargo', 'departamento', 'funcao', 'instituicao'])(
    'null clears %s',
    async (field) => {
      const target = await insertPerson({ [field]: field === 'estado' ? 'PE' : 'x' })
      expect((await put(target.id, { [field]: null })).body.campos_alterados).toEqual([field])
      expect(await storedUsuario(test, target.id)).toMatchObject({ [field]: null })
    }
  )

  it('with nothing new: no field is named, and the record stays', async () => {
    const target = await insertPerson({ nome: 'Ana', cidade: 'Recife' })
    const before = await storedUsuario(test, target.id)
    test.advance(1000)
    const same = { nome: 'Ana', cidade: 'Recife', email: target.email, ativo: true, admin: false, plano: 'basic' }
    const answer = await put(target.id, { ...same, grupos_ids: [await grupoId(test, 'usuario')], permissoes_ids: [] })
    expect(answer.body).toMatchObject({ campos_alterados: [], requer_acao: noAction })
    expect(await storedUsuario(test, target.id)).toEqual(before)
  })

  it('ativo false ends the sessions: relogin is true', async () => {
    const target = await account(test, 'usuario')
    const { body } = await put(target.id, { ativo: false })
    expect(body).toMatchObject({
      campos_alterados: ['ativo'],
      requer_acao: { email_verificacao: false, relogin: true }
    })
    expect(await statusOf(test, target.token)).toBe(401)
    expect((await put(target.id, { ativo: true })).body.requer_acao).toEqual(noAction)
    expect(await storedUsuario(test, target.id)).toMatchObject({ ativo: true, desativadoEm: null })
  })

  it('says its message in the language of the caller', async () => {
    const target = await insertPerson()
    const headers = { 'accept-language': 'en-US' }
    const answer = await test.call('PUT', at(target.id), { token: gestor.token, body: { cargo: 'x' }, headers })
    expect(answer.body.message).toBe('The user is updated.')
  })
})

describe('PUT /api/v1/usuarios/{id} (B): groups and permissions', () => {
  it('grupos_ids replaces the groups, and is felt at the next request', async () => {
    const target = await account(test, 'usuario')
    const listUsuarios = () => test.call('GET', '/api/v1/usuarios/', { token: target.token })
    const ids = [await grupoId(test, 'visualizador'), await grupoId(test, 'analista')]
    const { body } = await put(target.id, { grupos_ids: [...ids, ids[0]] })
    expect(body.campos_alterados).toEqual(['grupos'])
    expect(await gruposOf(test, target.id)).toEqual(['analista', 'visualizador'])
    expect((await listUsuarios()).status).toBe(200)
    await put(target.id, { grupos_ids: [] })
    expect(await gruposOf(test, target.id)).toEqual([])
    expect((await listUsuarios()).status).toBe(403)
  })

  it('permissoes_ids replaces the direct permissions, and leaves the groups', async () => {
    const target = await insertPerson()
    await giveDirect(test, target.id, 'agravos.criar')
    const gerarId = await permissaoId(test, 'relatorios.gerar')
    const { body } = await put(target.id, { permissoes_ids: [gerarId, gerarId] })
    expect(body.campos_alterados).toEqual(['permissoes'])
    expect(await directOf(test, target.id)).toEqual(['relatorios.gerar'])
    expect(await gruposOf(test, target.id)).toEqual(['usuario'])
    await put(target.id, { permissoes_ids: [] })
    expect(await directOf(test, target.id)).toEqual([])
  })

  it('unknown ids: 422 at their place, and nothing is changed', async () => {
    const target = await insertPerson()
    const before = await storedUsuario(test, target.id)
    const known = await grupoId(test, 'usuario')
    expect(await put(target.id, { cargo: 'x', grupos_ids: [known, 999_999] })).toMatchObject(
      invalid(['grupos_ids.1', 'NOT_FOUND'])
    )
    const answer = await put(target.id, { cargo: 'x', permissoes_ids: [999_999, known, 999_998] })
    expect(answer).toMatchObject(invalid(['permissoes_ids.0', 'NOT_FOUND'], ['permissoes_ids.2', 'NOT_FOUND']))
    expect(await storedUsuario(test, target.id)).toEqual(before)
  })
})

describe('PUT /api/v1/usuarios/{id} (B): who may update', () => {
  it('an account may change its own nome, telefone, cidade, estado, cargo, departamento, funcao and instituicao', async () => {
    const me = await account(test, 'usuario')
    const fields = {
      nome: 'Eu',
      telefone: '(11) 91111-1111',
      cidade: 'Santos',
      estado: 'SP',
      cargo: 'Chefe',
      departamento: 'Vigilância',
      funcao: 'Médica',
      instituicao: 'USP'
    }
    expect((await put(me.id, fields, me.token)).status).toBe(200)
    expect(await storedUsuario(test, me.id)).toMatchObject(fields)
  })

  it.each<[permissao: string, fields: () => object | Promise<object>]>([
    ['admin', () => ({ admin: true })],
    ['admin', () => ({ plano: 'premium' })],
    ['usuarios.editar', () => ({ ativo: false })],
    ['usuarios.gerenciar_grupos', () => ({ grupos_ids: [] })],
    ['usuarios.gerenciar_grupos', () => ({ grupos_ids: [999_999] })],
    ['usuarios.gerenciar_permissoes', async () => ({ permissoes_ids: [await permissaoId(test, 'agravos.listar')] })]
  ])(
    'an account without %s may not change its own fields that need it: 403, and nothing is changed',
    async (permissao, fields) => {
      const me = await account(test, 'usuario')
      const before = await storedUsuario(test, me.id)
      const answer = await put(me.id, { cargo: 'x', ...(await fields()) }, me.token)
      expect(answer).toMatchObject(denied(permissao))
      expect(await storedUsuario(test, me.id)).toEqual(before)
    }
  )

  it.each<[permissao: string, fields: object]>([
    ['usuarios.gerenciar_grupos', { grupos_ids: [] }],
    ['usuarios.gerenciar_permissoes', { permissoes_ids: [] }]
  ])('%s without usuarios.editar does not open one’s own record: 403', async (permissao, fields) => {
    const me = await account(test, 'usuario')
    await giveDirect(test, me.id, permissao)
    const before = await storedUsuario(test, me.id)
    expect(await put(me.id, fields, me.token)).toMatchObject(denied('usuarios.editar'))
    expect(await storedUsuario(test, me.id)).toEqual(before)
  })

  it.each<[permissao: string, fields: object]>([
    ['usuarios.gerenciar_grupos', { grupos_ids: [] }],
    ['usuarios.gerenciar_permissoes', { permissoes_ids: [] }],
    ['usuarios.deletar', { ativo: false }]
  ])('on another account it also needs %s, besides usuarios.editar', async (permissao, fields) => {
    const editor = await account(test, null)
    await giveDirect(test, editor.id, 'usuarios.editar')
    const target = await insertPerson()
    await giveDirect(test, target.id, 'agravos.criar')
    expect((await put(target.id, { cargo: 'x' }, editor.token)).status).toBe(200)
    expect(await put(target.id, fields, editor.token)).toMatchObject(denied(permissao))
    await giveDirect(test, editor.id, permissao)
    expect((await put(target.id, fields, editor.token)).status).toBe(200)
  })

  it('401 without a token, 403 before 404 and 422, 404 for an unknown user', async () => {
    const other = await account(test, 'analista')
    expect(await test.call('PUT', at(gestor.id), { body: { cargo: 'x' } })).toMatchObject(unauthorized)
    expect(await put(999_999, { cargo: 7 }, other.token)).toMatchObject(denied('usuarios.editar'))
    for (const id of [999_999, 0, 2147483648]) expect(await put(id, { cargo: 'x' })).toMatchObject(notFound)
  })
})
