import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grupos, usuariosGrupos } from '../../../src/modules/grupos/tables.ts'
import { permissoes } from '../../../src/modules/permissoes/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { permissoesDoGrupo, registroDe, resumo, USUARIOS, vazios } from './b-support.ts'
import { darDiretas, erro, grupoId, NOW, negado, semToken } from './support.ts'

let test: TestApp
let leitora: Account
let ana: { id: number; email: string }

beforeAll(async () => {
  test = await startApp()
  leitora = await account(test, 'visualizador', { nome: 'Leitora' })
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
  // One that the group gives already, and one that it does not.
  await darDiretas(test, ana.id, 'agravos.listar', 'usuarios.exportar')
})
afterAll(() => test.close())

const listar = (query: Record<string, string> = {}, token: string | undefined = leitora.token) =>
  test.call('GET', USUARIOS, { token, query })
const buscar = (body: unknown, token: string | undefined = leitora.token) =>
  test.call('POST', `${USUARIOS}/buscar`, { token, body })

/** Ana as every output of Description B shows her. */
const campos = () => ({
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
  plano: 'premium'
})
const dela = async () => ({
  grupos: [await resumo(test, 'analista')],
  permissoes_diretas: [await registroDe(test, 'usuarios.exportar'), await registroDe(test, 'agravos.listar')],
  efetivas: [...(await permissoesDoGrupo(test, 'analista')), 'usuarios.exportar']
})

describe('GET /api/v1/usuarios', () => {
  it('GET /api/v1/usuarios: 200 with whole items in the envelope of lists', async () => {
    const { grupos, permissoes_diretas, efetivas } = await dela()
    const answer = await listar({ nome: 'ana souza' })
    const link = '/api/v1/usuarios?nome=ana+souza&page=1&size=50'
    expect(answer.body).toEqual({
      total: 1,
      page: 1,
      size: 50,
      pages: 1,
      items: [{ ...campos(), grupos, permissoes_diretas, total_permissoes: efetivas.length }],
      links: { first: link, prev: null, next: null, last: link },
      meta: { timestamp: NOW }
    })
    expect(answer.status).toBe(200)
  })

  it('GET /api/v1/usuarios: 200 with null, empty and zero where nothing is known', async () => {
    const { id, email } = await insertAccount(test, null, { nome: 'Sem Nada' })
    const { body } = await listar({ nome: 'sem nada' })
    const datas = { criado_em: NOW, atualizado_em: NOW }
    const nada = { grupos: [], permissoes_diretas: [], total_permissoes: 0 }
    expect(body.items).toEqual([{ ...vazios, id, nome: 'Sem Nada', email, ...datas, ...nada }])
  })

  it('GET /api/v1/usuarios: total_permissoes is the number of permissoes_efetivas that the detail shows', async () => {
    await account(test, 'gestor', { nome: 'Contada Gestora' })
    await insertAccount(test, 'admin', { nome: 'Contada Pelo Grupo' })
    await insertAccount(test, 'usuario', { nome: 'Contada Pela Marca', admin: true })
    const two = await insertAccount(test, 'visualizador', { nome: 'Contada Duas' })
    await test.db.insert(usuariosGrupos).values({ usuarioId: two.id, grupoId: await grupoId(test, 'analista') })
    const { body } = await listar({ nome: 'contada' })
    expect(body.total).toBe(4)
    const counts: number[] = []
    for (const { id, total_permissoes } of body.items) {
      const detail = await test.call('GET', `${USUARIOS}/${id}`, { token: leitora.token, query: { include: 'grupos' } })
      expect(total_permissoes, detail.body.nome).toBe(detail.body.permissoes_efetivas.length)
      counts.push(total_permissoes)
    }
    const uniao = new Set([
      ...(await permissoesDoGrupo(test, 'visualizador')),
      ...(await permissoesDoGrupo(test, 'analista'))
    ])
    // An administrator holds all there are.
    const todas = await test.db.$count(permissoes)
    expect(counts).toEqual([(await permissoesDoGrupo(test, 'gestor')).length, todas, todas, uniao.size])
  })

  it('GET /api/v1/usuarios: an inactive group is shown and counts nothing', async () => {
    const [grupo] = await test.db.insert(grupos).values({ nome: 'parado', ativo: false }).returning()
    const { id } = await insertAccount(test, 'parado', { nome: 'Parada' })
    const { body } = await listar({ nome: 'parada' })
    expect(body.items[0]).toMatchObject({
      id,
      grupos: [{ id: grupo!.id, nome: 'parado', descricao: null }],
      total_permissoes: 0
    })
    await test.db.update(grupos).set({ ativo: true }).where(eq(grupos.id, grupo!.id))
  })

  it('GET /api/v1/usuarios/: with the slash it is Description A’s list', async () => {
    const { status, body } = await test.call('GET', `${USUARIOS}/`, {
      token: leitora.token,
      query: { email: 'ana.souza' }
    })
    expect([status, Object.keys(body).sort()]).toEqual([200, ['limit', 'offset', 'total', 'usuarios']])
    expect(body.usuarios).toEqual([expect.objectContaining({ id: ana.id, funcao: 'Coordenação' })])
    expect(body.usuarios[0]).not.toHaveProperty('cpf')
    const refused = await test.call('GET', `${USUARIOS}/`, { token: leitora.token, query: { size: '10' } })
    expect([refused.status, refused.body.detail[0].loc]).toEqual([422, ['query', 'size']])
    expect(await listar({ limit: '10' })).toMatchObject(erro(422, 'VALIDATION_ERROR'))
  })

  it('GET /api/v1/usuarios: 401 without a token, 403 without usuarios.listar, 200 for an administrator', async () => {
    const sem = await account(test, 'usuario')
    expect(await test.call('GET', USUARIOS)).toMatchObject(semToken)
    expect(await listar({}, sem.token)).toMatchObject(negado('usuarios.listar'))
    expect((await listar({}, (await account(test, null, { admin: true })).token)).status).toBe(200)
  })
})

describe('POST /api/v1/usuarios/buscar', () => {
  const filtros = { email: 'ana.souza' }

  it('POST /api/v1/usuarios/buscar: 200 with the fields alone when nothing is included', async () => {
    const expected = { total: 1, page: 1, size: 50, pages: 1, items: [campos()], meta: { timestamp: NOW } }
    for (const body of [{ filtros }, { filtros, incluir: [] }]) {
      const answer = await buscar(body)
      expect([answer.status, answer.body]).toEqual([200, expected])
    }
  })

  it.each([
    ['grupos', ['grupos']],
    ['permissoes', ['permissoes_diretas', 'total_permissoes']],
    ['permissoes_efetivas', ['permissoes_efetivas']]
  ])('POST /api/v1/usuarios/buscar: incluir %s adds %s and nothing else', async (incluir, keys) => {
    const { grupos, permissoes_diretas, efetivas } = await dela()
    const all: Record<string, unknown> = {
      grupos,
      permissoes_diretas,
      total_permissoes: efetivas.length,
      permissoes_efetivas: efetivas
    }
    const extra = Object.fromEntries(keys.map((key) => [key, all[key]]))
    const { body } = await buscar({ filtros, incluir: [incluir] })
    expect(body.items).toEqual([{ ...campos(), ...extra }])
  })

  it('POST /api/v1/usuarios/buscar: incluir takes all of them together', async () => {
    const { grupos, permissoes_diretas, efetivas } = await dela()
    const { body } = await buscar({ filtros, incluir: ['permissoes_efetivas', 'permissoes', 'grupos'] })
    const mais = { grupos, permissoes_diretas, total_permissoes: efetivas.length, permissoes_efetivas: efetivas }
    expect(body.items).toEqual([{ ...campos(), ...mais }])
  })

  it('POST /api/v1/usuarios/buscar: {} is the first 50 of all, by id', async () => {
    for (let i = 0; i < 50; i++) await insertAccount(test, null)
    const total = Number((await listar()).body.total)
    const { status, body } = await buscar({})
    expect([status, body.total, body.page, body.size, body.pages]).toEqual([200, total, 1, 50, Math.ceil(total / 50)])
    const ids = body.items.map(({ id }: { id: number }) => id)
    expect(ids).toHaveLength(50)
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => a - b))
    expect(body).not.toHaveProperty('links')
    const second = await buscar({ paginacao: { pagina: 2 } })
    expect(second.body).toMatchObject({ page: 2, size: 50 })
    expect(second.body.items[0].id).toBeGreaterThan(ids.at(-1))
    const small = await buscar({ paginacao: { tamanho: 3 }, ordenacao: [{ campo: 'id' }] })
    expect(small.body.items.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 3))
    expect((await buscar({ paginacao: {}, ordenacao: [] })).body).toEqual(body)
  })

  it('POST /api/v1/usuarios/buscar: pages past the end are empty, and none is found without a match', async () => {
    expect((await buscar({ filtros, paginacao: { pagina: 2 } })).body).toMatchObject({ total: 1, page: 2, items: [] })
    const none = await buscar({ filtros: { nome: 'ninguém se chama assim' } })
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
    const answer = await buscar(body)
    expect(answer.status).toBe(422)
    expect(answer.body.error.details.map((item: { field: string }) => item.field)).toEqual([field])
  })

  it('POST /api/v1/usuarios/buscar: 401 without a token, 403 without usuarios.listar', async () => {
    const sem = await account(test, 'usuario')
    expect(await test.call('POST', `${USUARIOS}/buscar`, { body: {} })).toMatchObject(semToken)
    expect(await buscar({}, sem.token)).toMatchObject(negado('usuarios.listar'))
  })
})
