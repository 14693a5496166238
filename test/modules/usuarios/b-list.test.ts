import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grupos, usuariosGrupos } from '../../../src/modules/grupos/tables.ts'
import { permissoes } from '../../../src/modules/permissoes/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { emptyFields, grupoShown, permissaoShown, permissoesOfGrupo, USUARIOS } from './b-support.ts'
import { denied, errorOf, giveDirect, grupoId, NOW, unauthorized } from './support.ts'

let test: TestApp
let reader: Account
let ana: { id: number; email: string }

beforeAll(async () => {
  test = await startApp()
  reader = await account(test, 'visualizador', { nome: 'Leitora' })
  ana = await insertAccount(test, 'analista', {
    nome: 'Ana Souza',
    email: 'ana.souza@saude.example',
    cpf: '52998224725',
    telefone: '(81) 99999-1234',
    fotoChave: 'fotos/ana',
    cargo: 'Epidemiologista',
    departamento: 'Vigilância',
    cidade: 'Recife',
    estado: 'PE',
    funcao: 'Coordenação',
    instituicao: 'Secretaria',
    ativo: false,
    desativadoEm: new Date('2026-11-14T10:00:00.000Z'),
    emailVerificado: true,
    mfaHabilitado: true,
    plano: 'premium',
    createdAt: new Date('2026-11-01T08:00:00.000Z'),
    updatedAt: new Date('2026-11-02T08:00:00.000Z'),
    ultimoAcesso: new Date('2026-11-14T09:30:00.000Z')
  })
  // The group gives the first of these already, and not the second.
  await giveDirect(test, ana.id, 'agravos.listar', 'usuarios.exportar')
})
afterAll(() => test.close())

const listUsuarios = (query: Record<string, string> = {}, token: string | undefined = reader.token) =>
  test.call('GET', USUARIOS, { token, query })
const searchUsuarios = (body: unknown, token: string | undefined = reader.token) =>
  test.call('POST', `${USUARIOS}/buscar`, { token, body })

/** Ana as every answer of Description B shows her. */
const anaFields = () => ({
  id: ana.id,
  nome: 'Ana Souza',
  email: 'ana.souza@saude.example',
  cpf: '***.982.247-**',
  telefone: '(81) *****-1234',
  avatar_url: `/api/v1/usuarios/${ana.id}/foto-perfil`,
  cargo: 'Epidemiologista',
  departamento: 'Vigilância',
  cidade: 'Recife',
  estado: 'PE',
  admin: false,
  ativo: false,
  email_verificado: true,
  mfa_habilitado: true,
  criado_em: '2026-11-01T08:00:00.000Z',
  atualizado_em: '2026-11-02T08:00:00.000Z',
  ultimo_acesso: '2026-11-14T09:30:00.000Z',
  plano: 'premium',
  territorios: []
})
const anaTies = async () => ({
  grupos: [await grupoShown(test, 'analista')],
  permissoes_diretas: [await permissaoShown(test, 'usuarios.exportar'), await permissaoShown(test, 'agravos.listar')],
  effective: [...(await permissoesOfGrupo(test, 'analista')), 'usuarios.exportar']
})

describe('GET /api/v1/usuarios', () => {
  it('GET /api/v1/usuarios: 200 with whole items in the envelope of lists', async () => {
    const { grupos, permissoes_diretas, effective } = await anaTies()
    const answer = await listUsuarios({ nome: 'ana souza' })
    const link = '/api/v1/usuarios?nome=ana+souza&page=1&size=50'
    expect(answer.body).toEqual({
      total: 1,
      page: 1,
      size: 50,
      pages: 1,
      items: [{ ...anaFields(), grupos, permissoes_diretas, total_permissoes: effective.length }],
      links: { first: link, prev: null, next: null, last: link },
      meta: { timestamp: NOW }
    })
    expect(answer.status).toBe(200)
  })

  it('GET /api/v1/usuarios: 200 with null, empty and zero where nothing is known', async () => {
    const { id, email } = await insertAccount(test, null, { nome: 'Sem Nada' })
    const { body } = await listUsuarios({ nome: 'sem nada' })
    const datas = { criado_em: NOW, atualizado_em: NOW }
    const none = { grupos: [], permissoes_diretas: [], total_permissoes: 0 }
    expect(body.items).toEqual([{ ...emptyFields, id, nome: 'Sem Nada', email, ...datas, ...none }])
  })

  it('GET /api/v1/usuarios: total_permissoes is the number of permissoes_efetivas that the detail shows', async () => {
    await account(test, 'gestor', { nome: 'Contada Gestora' })
    await insertAccount(test, 'admin', { nome: 'Contada Pelo Grupo' })
    await insertAccount(test, 'usuario', { nome: 'Contada Pela Marca', admin: true })
    const two = await insertAccount(test, 'visualizador', { nome: 'Contada Duas' })
    await test.db.insert(usuariosGrupos).values({ usuarioId: two.id, grupoId: await grupoId(test, 'analista') })
    const { body } = await listUsuarios({ nome: 'contada' })
    expect(body.total).toBe(4)
    const counts: number[] = []
    for (const { id, total_permissoes } of body.items) {
      const detail = await test.call('GET', `${USUARIOS}/${id}`, { token: reader.token, query: { include: 'grupos' } })
      expect(total_permissoes, detail.body.nome).toBe(detail.body.permissoes_efetivas.length)
      counts.push(total_permissoes)
    }
    const union = new Set([
      ...(await permissoesOfGrupo(test, 'visualizador')),
      ...(await permissoesOfGrupo(test, 'analista'))
    ])
    // An administrator holds every permission there is.
    const every = await test.db.$count(permissoes)
    expect(counts).toEqual([(await permissoesOfGrupo(test, 'gestor')).length, every, every, union.size])
  })

  it('GET /api/v1/usuarios: an inactive group is shown and adds nothing', async () => {
    const [grupo] = await test.db.insert(grupos).values({ nome: 'parado', ativo: false }).returning()
    const { id } = await insertAccount(test, 'parado', { nome: 'Parada' })
    const { body } = await listUsuarios({ nome: 'parada' })
    expect(body.items[0]).toMatchObject({
      id,
      grupos: [{ id: grupo!.id, nome: 'parado', descricao: null }],
      total_permissoes: 0
    })
    await test.db.update(grupos).set({ ativo: true }).where(eq(grupos.id, grupo!.id))
  })

  it('GET /api/v1/usuarios/: with the slash it is the list of Description A', async () => {
    const { status, body } = await test.call('GET', `${USUARIOS}/`, {
      token: reader.token,
      query: { email: 'ana.souza' }
    })
    expect([status, Object.keys(body).sort()]).toEqual([200, ['limit', 'offset', 'total', 'usuarios']])
    expect(body.usuarios).toEqual([expect.objectContaining({ id: ana.id, funcao: 'Coordenação' })])
    expect(body.usuarios[0]).not.toHaveProperty('cpf')
    const refused = await test.call('GET', `${USUARIOS}/`, { token: reader.token, query: { size: '10' } })
    expect([refused.status, refused.body.detail[0].loc]).toEqual([422, ['query', 'size']])
    expect(await listUsuarios({ limit: '10' })).toMatchObject(errorOf(422, 'VALIDATION_ERROR'))
  })

  it('GET /api/v1/usuarios: 401 without a token, 403 without usuarios.listar, 200 for an administrator', async () => {
    const powerless = await account(test, 'usuario')
    expect(await test.call('GET', USUARIOS)).toMatchObject(unauthorized)
    expect(await listUsuarios({}, powerless.token)).toMatchObject(denied('usuarios.listar'))
    expect((await listUsuarios({}, (await account(test, null, { admin: true })).token)).status).toBe(200)
  })
})

describe('POST /api/v1/usuarios/buscar', () => {
  const filtros = { email: 'ana.souza' }

  it('POST /api/v1/usuarios/buscar: 200 with the plain fields when nothing is included', async () => {
    const expected = { total: 1, page: 1, size: 50, pages: 1, items: [anaFields()], meta: { timestamp: NOW } }
    for (const body of [{ filtros }, { filtros, incluir: [] }]) {
      const answer = await searchUsuarios(body)
      expect([answer.status, answer.body]).toEqual([200, expected])
    }
  })

  it.each([
    ['grupos', ['grupos']],
    ['permissoes', ['permissoes_diretas', 'total_permissoes']],
    ['permissoes_efetivas', ['permissoes_efetivas']]
  ])('POST /api/v1/usuarios/buscar: incluir %s adds %s and nothing else', async (incluir, keys) => {
    const { grupos, permissoes_diretas, effective } = await anaTies()
    const all: Record<string, unknown> = {
      grupos,
      permissoes_diretas,
      total_permissoes: effective.length,
      permissoes_efetivas: effective
    }
    const extra = Object.fromEntries(keys.map((key) => [key, all[key]]))
    const { body } = await searchUsuarios({ filtros, incluir: [incluir] })
    expect(body.items).toEqual([{ ...anaFields(), ...extra }])
  })

  it('POST /api/v1/usuarios/buscar: incluir accepts all of them together', async () => {
    const { grupos, permissoes_diretas, effective } = await anaTies()
    const { body } = await searchUsuarios({ filtros, incluir: ['permissoes_efetivas', 'permissoes', 'grupos'] })
    const ties = { grupos, permissoes_diretas, total_permissoes: effective.length, permissoes_efetivas: effective }
    expect(body.items).toEqual([{ ...anaFields(), ...ties }])
  })

  it('POST /api/v1/usuarios/buscar: {} is the first 50 of all, by id', async () => {
    for (let i = 0; i < 50; i++) await insertAccount(test, null)
    const total = Number((await listUsuarios()).body.total)
    const { status, body } = await searchUsuarios({})
    expect([status, body.total, body.page, body.size, body.pages]).toEqual([200, total, 1, 50, Math.ceil(total / 50)])
    const ids = body.items.map(({ id }: { id: number }) => id)
    expect(ids).toHaveLength(50)
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => a - b))
    expect(body).not.toHaveProperty('links')
    const second = await searchUsuarios({ paginacao: { pagina: 2 } })
    expect(second.body).toMatchObject({ page: 2, size: 50 })
    expect(second.body.items[0].id).toBeGreaterThan(ids.at(-1))
    const small = await searchUsuarios({ paginacao: { tamanho: 3 }, ordenacao: [{ campo: 'id' }] })
    expect(small.body.items.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 3))
    expect((await searchUsuarios({ paginacao: {}, ordenacao: [] })).body).toEqual(body)
  })

  it('POST /api/v1/usuarios/buscar: pages past the last one are empty, and nothing is found without a match', async () => {
    expect((await searchUsuarios({ filtros, paginacao: { pagina: 2 } })).body).toMatchObject({
      total: 1,
      page: 2,
      items: []
    })
    const none = await searchUsuarios({ filtros: { nome: 'ninguém se chama assim' } })
    expect(none.body).toEqual({ total: 0, page: 1, size: 50, pages: 0, items: [], meta: { timestamp: NOW } })
  })

  it.each<[string, unknown, string]>([
    ['an unknown key', { x: 1 }, 'x'],
    ['an unknown incluir', { incluir: ['senha'] }, 'incluir.0'],
    ['incluir twice the same', { incluir: ['grupos', 'grupos'] }, 'incluir'],
    ['page 0', { paginacao: { pagina: 0 } }, 'paginacao.pagina'],
    ['101 a page', { paginacao: { tamanho: 101 } }, 'paginacao.tamanho'],
    ['a page as text', { paginacao: { pagina: '1' } }, 'paginacao.pagina'],
    ['a list as body', [], 'body']
  ])('POST /api/v1/usuarios/buscar: 422 with %s', async (_, body, field) => {
    const answer = await searchUsuarios(body)
    expect(answer.status).toBe(422)
    expect(answer.body.error.details.map((item: { field: string }) => item.field)).toEqual([field])
  })

  it('POST /api/v1/usuarios/buscar: 401 without a token, 403 without usuarios.listar', async () => {
    const powerless = await account(test, 'usuario')
    expect(await test.call('POST', `${USUARIOS}/buscar`, { body: {} })).toMatchObject(unauthorized)
    expect(await searchUsuarios({}, powerless.token)).toMatchObject(denied('usuarios.listar'))
  })
})
