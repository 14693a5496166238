import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  at,
  darDiretas,
  diretasDe,
  grupoId,
  gruposDe,
  invalido,
  naoEncontrado,
  negado,
  permissaoId,
  registro,
  semToken,
  statusDe
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
const pessoa = (campos = {}) => insertAccount(test, 'usuario', campos)
const nada = { email_verificacao: false, relogin: false }

describe('PUT /api/v1/usuarios/{id} (B): 200', () => {
  it('changes only what is sent, and says what', async () => {
    const alvo = await pessoa({ nome: 'Ana', cidade: 'Recife', estado: 'PE' })
    const before = await registro(test, alvo.id)
    test.advance(1000)
    const answer = await put(alvo.id, { departamento: 'Vigilância', cargo: 'Chefe' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      id: alvo.id,
      message: 'Usuário atualizado.',
      campos_alterados: ['cargo', 'departamento'],
      requer_acao: nada
    })
    const novos = {
      cargo: 'Chefe',
      departamento: 'Vigilância',
      updatedAt: test.clock.moment,
      atualizadoPorId: gestor.id
    }
    expect(await registro(test, alvo.id)).toEqual({ ...before, ...novos })
  })

  it.each<[campo: string, value: unknown]>([
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
  ])('%s alone', async (campo, value) => {
    const alvo = await pessoa()
    expect((await put(alvo.id, { [campo]: value }, admin.token)).body.campos_alterados).toEqual([campo])
    expect(await registro(test, alvo.id)).toMatchObject({ [campo]: value })
  })

  it.each(['telefone', 'cidade', 'estado', 'cargo', 'departamento', 'funcao', 'instituicao'])(
    'null clears %s',
    async (campo) => {
      const alvo = await pessoa({ [campo]: campo === 'estado' ? 'PE' : 'x' })
      expect((await put(alvo.id, { [campo]: null })).body.campos_alterados).toEqual([campo])
      expect(await registro(test, alvo.id)).toMatchObject({ [campo]: null })
    }
  )

  it('with nothing new: no field, and the record as it was', async () => {
    const alvo = await pessoa({ nome: 'Ana', cidade: 'Recife' })
    const before = await registro(test, alvo.id)
    test.advance(1000)
    const same = { nome: 'Ana', cidade: 'Recife', email: alvo.email, ativo: true, admin: false, plano: 'basic' }
    const answer = await put(alvo.id, { ...same, grupos_ids: [await grupoId(test, 'usuario')], permissoes_ids: [] })
    expect(answer.body).toMatchObject({ campos_alterados: [], requer_acao: nada })
    expect(await registro(test, alvo.id)).toEqual(before)
  })

  it('ativo false ends the sessions: relogin is true', async () => {
    const alvo = await account(test, 'usuario')
    const { body } = await put(alvo.id, { ativo: false })
    expect(body).toMatchObject({
      campos_alterados: ['ativo'],
      requer_acao: { email_verificacao: false, relogin: true }
    })
    expect(await statusDe(test, alvo.token)).toBe(401)
    expect((await put(alvo.id, { ativo: true })).body.requer_acao).toEqual(nada)
    expect(await registro(test, alvo.id)).toMatchObject({ ativo: true, desativadoEm: null })
  })

  it('says its message in the language of the caller', async () => {
    const alvo = await pessoa()
    const headers = { 'accept-language': 'en-US' }
    const answer = await test.call('PUT', at(alvo.id), { token: gestor.token, body: { cargo: 'x' }, headers })
    expect(answer.body.message).toBe('The user is updated.')
  })
})

describe('PUT /api/v1/usuarios/{id} (B): groups and permissions', () => {
  it('grupos_ids replaces the groups, and is felt at the next request', async () => {
    const alvo = await account(test, 'usuario')
    const lista = () => test.call('GET', '/api/v1/usuarios/', { token: alvo.token })
    const ids = [await grupoId(test, 'visualizador'), await grupoId(test, 'analista')]
    const { body } = await put(alvo.id, { grupos_ids: [...ids, ids[0]] })
    expect(body.campos_alterados).toEqual(['grupos'])
    expect(await gruposDe(test, alvo.id)).toEqual(['analista', 'visualizador'])
    expect((await lista()).status).toBe(200)
    await put(alvo.id, { grupos_ids: [] })
    expect(await gruposDe(test, alvo.id)).toEqual([])
    expect((await lista()).status).toBe(403)
  })

  it('permissoes_ids replaces the direct permissions, and leaves the groups', async () => {
    const alvo = await pessoa()
    await darDiretas(test, alvo.id, 'agravos.criar')
    const gerar = await permissaoId(test, 'relatorios.gerar')
    const { body } = await put(alvo.id, { permissoes_ids: [gerar, gerar] })
    expect(body.campos_alterados).toEqual(['permissoes'])
    expect(await diretasDe(test, alvo.id)).toEqual(['relatorios.gerar'])
    expect(await gruposDe(test, alvo.id)).toEqual(['usuario'])
    await put(alvo.id, { permissoes_ids: [] })
    expect(await diretasDe(test, alvo.id)).toEqual([])
  })

  it('unknown ids are 422 at their place, and nothing is changed', async () => {
    const alvo = await pessoa()
    const before = await registro(test, alvo.id)
    const known = await grupoId(test, 'usuario')
    expect(await put(alvo.id, { cargo: 'x', grupos_ids: [known, 999_999] })).toMatchObject(
      invalido(['grupos_ids.1', 'NOT_FOUND'])
    )
    const answer = await put(alvo.id, { cargo: 'x', permissoes_ids: [999_999, known, 999_998] })
    expect(answer).toMatchObject(invalido(['permissoes_ids.0', 'NOT_FOUND'], ['permissoes_ids.2', 'NOT_FOUND']))
    expect(await registro(test, alvo.id)).toEqual(before)
  })
})

describe('PUT /api/v1/usuarios/{id} (B): who may', () => {
  it('oneself may change nome, telefone, cidade, estado, cargo, departamento, funcao and instituicao', async () => {
    const eu = await account(test, 'usuario')
    const campos = {
      nome: 'Eu',
      telefone: '(11) 91111-1111',
      cidade: 'Santos',
      estado: 'SP',
      cargo: 'Chefe',
      departamento: 'Vigilância',
      funcao: 'Médica',
      instituicao: 'USP'
    }
    expect((await put(eu.id, campos, eu.token)).status).toBe(200)
    expect(await registro(test, eu.id)).toMatchObject(campos)
  })

  it.each<[permissao: string, campos: () => object | Promise<object>]>([
    ['admin', () => ({ admin: true })],
    ['admin', () => ({ plano: 'premium' })],
    ['usuarios.editar', () => ({ ativo: false })],
    ['usuarios.gerenciar_grupos', () => ({ grupos_ids: [] })],
    ['usuarios.gerenciar_grupos', () => ({ grupos_ids: [999_999] })],
    ['usuarios.gerenciar_permissoes', async () => ({ permissoes_ids: [await permissaoId(test, 'agravos.listar')] })]
  ])('oneself without %s may not change what needs it: 403, and nothing is changed', async (permissao, campos) => {
    const eu = await account(test, 'usuario')
    const before = await registro(test, eu.id)
    const answer = await put(eu.id, { cargo: 'x', ...(await campos()) }, eu.token)
    expect(answer).toMatchObject(negado(permissao))
    expect(await registro(test, eu.id)).toEqual(before)
  })

  it.each<[permissao: string, campos: object]>([
    ['usuarios.gerenciar_grupos', { grupos_ids: [] }],
    ['usuarios.gerenciar_permissoes', { permissoes_ids: [] }]
  ])('%s without usuarios.editar does not open one’s own record: 403', async (permissao, campos) => {
    const eu = await account(test, 'usuario')
    await darDiretas(test, eu.id, permissao)
    const before = await registro(test, eu.id)
    expect(await put(eu.id, campos, eu.token)).toMatchObject(negado('usuarios.editar'))
    expect(await registro(test, eu.id)).toEqual(before)
  })

  it.each<[permissao: string, campos: object]>([
    ['usuarios.gerenciar_grupos', { grupos_ids: [] }],
    ['usuarios.gerenciar_permissoes', { permissoes_ids: [] }],
    ['usuarios.deletar', { ativo: false }]
  ])('of another, beside usuarios.editar, needs %s', async (permissao, campos) => {
    const editora = await account(test, null)
    await darDiretas(test, editora.id, 'usuarios.editar')
    const alvo = await pessoa()
    await darDiretas(test, alvo.id, 'agravos.criar')
    expect((await put(alvo.id, { cargo: 'x' }, editora.token)).status).toBe(200)
    expect(await put(alvo.id, campos, editora.token)).toMatchObject(negado(permissao))
    await darDiretas(test, editora.id, permissao)
    expect((await put(alvo.id, campos, editora.token)).status).toBe(200)
  })

  it('401 without a token, 403 before 404 and 422, 404 for nobody', async () => {
    const outro = await account(test, 'analista')
    expect(await test.call('PUT', at(gestor.id), { body: { cargo: 'x' } })).toMatchObject(semToken)
    expect(await put(999_999, { cargo: 7 }, outro.token)).toMatchObject(negado('usuarios.editar'))
    for (const id of [999_999, 0, 2147483648]) expect(await put(id, { cargo: 'x' })).toMatchObject(naoEncontrado)
  })
})
