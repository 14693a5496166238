import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { type Answer, SENHA, startApp, type TestApp } from '../../support/app.ts'
import { at as grupo, incluir, novoGrupo, permissoesIds } from '../grupos/support.ts'
import { at, darDiretas, erro, grupoId, negado, novaPermissao, permissaoId, registro } from './support.ts'

// No path lets an account gain, or give, what it does not hold. Each test names the path tried.
const SEGREDO = 'vetores.apagar'
let test: TestApp
let gestor: Account
let admin: Account
const ids: Record<string, number> = {}

beforeAll(async () => {
  test = await startApp()
  ids[SEGREDO] = await novaPermissao(test, SEGREDO)
  for (const nome of ['admin', 'agravos.criar']) ids[nome] = await permissaoId(test, nome)
  gestor = await account(test, 'gestor')
  admin = await account(test, null, { admin: true })
})
afterAll(() => test.close())

type Alvo = { id: number; email: string }
type Path = [name: string, run: (alvo: Alvo, id: number, token: string) => Promise<Answer>]

const pelosGrupos: Path[] = [
  [
    'POST /api/v1/usuarios/{id}/grupos/{grupo_id}',
    (u, g, token) => test.call('POST', at(u.id, `/grupos/${g}`), { token })
  ],
  [
    'POST /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}',
    (u, g, token) => test.call('POST', grupo(g, `/usuarios/${u.id}`), { token })
  ],
  [
    'PUT /api/v1/usuarios/{id}/grupos',
    (u, g, token) => test.call('PUT', at(u.id, '/grupos'), { token, body: { grupos_ids: [g] } })
  ],
  [
    'PUT /api/v1/usuarios/{id}/grupos beside a harmless one',
    async (u, g, token) => {
      const body = { grupos_ids: [await grupoId(test, 'usuario'), g] }
      return await test.call('PUT', at(u.id, '/grupos'), { token, body })
    }
  ],
  [
    'PUT /api/v1/usuarios/{id} grupos_ids',
    (u, g, token) => test.call('PUT', at(u.id), { token, body: { grupos_ids: [g] } })
  ]
]
const pelasPermissoes: Path[] = [
  [
    'POST /api/v1/usuarios/{id}/permissoes/{permissao_id}',
    (u, p, token) => test.call('POST', at(u.id, `/permissoes/${p}`), { token })
  ],
  [
    'PUT /api/v1/usuarios/{id} permissoes_ids',
    (u, p, token) => test.call('PUT', at(u.id), { token, body: { permissoes_ids: [p] } })
  ]
]
const alvos: [quem: string, make: () => Promise<Alvo>][] = [
  ['itself', async () => gestor],
  ['another', () => insertAccount(test, 'usuario')]
]

describe.each(alvos)('a manager can not give %s', (_quem, make) => {
  describe.each([
    [SEGREDO, true],
    [SEGREDO, false],
    ['admin', true],
    ['admin', false]
  ])('a group with %s (active: %s)', (permissao, ativo) => {
    it.each(pelosGrupos)('%s: 403, nothing is changed; an administrator can', async (_name, run) => {
      const id = await novoGrupo(test, ['agravos.listar', permissao], { ativo })
      const alvo = await make()
      const before = await registro(test, alvo.id)
      expect(await run(alvo, id, gestor.token)).toMatchObject(negado(permissao))
      expect(await registro(test, alvo.id)).toEqual(before)
      expect((await run(await insertAccount(test, null), id, admin.token)).status).toBe(200)
    })
  })

  it.each(pelasPermissoes.flatMap(([name, run]) => [SEGREDO, 'admin'].map((p) => [name, p, run] as const)))(
    '%s with %s: 403, nothing is changed; an administrator can',
    async (_name, permissao, run) => {
      const alvo = await make()
      const before = await registro(test, alvo.id)
      expect(await run(alvo, ids[permissao]!, gestor.token)).toMatchObject(negado(permissao))
      expect(await registro(test, alvo.id)).toEqual(before)
      expect((await run(await insertAccount(test, null), ids[permissao]!, admin.token)).status).toBe(200)
    }
  )
})

describe('a manager can give what it holds', () => {
  it.each(pelosGrupos)('%s', async (_name, run) => {
    const id = await novoGrupo(test, ['agravos.listar', 'usuarios.editar'])
    expect((await run(await insertAccount(test, null), id, gestor.token)).status).toBe(200)
  })

  it.each(pelasPermissoes)('%s', async (_name, run) => {
    const id = await permissaoId(test, 'agravos.deletar')
    expect((await run(await insertAccount(test, null), id, gestor.token)).status).toBe(200)
  })
})

describe('POST /api/v1/usuarios: an account that could do more than its maker is not made', () => {
  let serial = 0
  const post = (token: string, campos: object) =>
    test.call('POST', '/api/v1/usuarios', {
      token,
      body: { nome: 'Ana', email: `feita${++serial}@saude.example`, senha: SENHA, ...campos }
    })
  const quantos = async () =>
    Number((await test.db.execute<{ n: number }>(sql`select count(*)::int as n from usuarios`))[0]?.n)
  const um = async (permissao: string, ativo = true) => [
    await novoGrupo(test, ['agravos.listar', permissao], { ativo })
  ]

  it.each<[name: string, needed: string, campos: () => object | Promise<object>]>([
    ['admin', 'admin', () => ({ admin: true })],
    ['the admin permission', 'admin', () => ({ permissoes_ids: [ids.admin] })],
    ['a permission that the caller lacks', SEGREDO, () => ({ permissoes_ids: [ids[SEGREDO]] })],
    ['the group admin', 'admin', async () => ({ grupos_ids: [await grupoId(test, 'admin')] })],
    ['a group that gives more', SEGREDO, async () => ({ grupos_ids: await um(SEGREDO) })],
    ['an inactive group that would give more', SEGREDO, async () => ({ grupos_ids: await um(SEGREDO, false) })],
    ['an inactive group of administrators', 'admin', async () => ({ grupos_ids: await um('admin', false) })]
  ])('with %s: 403 for want of %s; an administrator can', async (_name, needed, campos) => {
    const given = await campos()
    const before = await quantos()
    expect(await post(gestor.token, given)).toMatchObject(negado(needed))
    expect(await quantos()).toBe(before)
    expect((await post(admin.token, given)).status).toBe(201)
  })

  it('with only usuarios.criar: 403, since the first group gives more; 201 once the caller holds all that it gives', async () => {
    const eu = await account(test, null)
    await darDiretas(test, eu.id, 'usuarios.criar')
    const before = await quantos()
    const answer = await post(eu.token, {})
    expect(answer).toMatchObject(erro(403, 'PERMISSION_DENIED'))
    const iniciais = ['agravos.listar', 'agravos.estatisticas', 'noticias.listar', 'dashboard.visualizar']
    expect(iniciais).toContain(answer.body.error.required_permission)
    expect(await post(eu.token, { grupos_ids: [] })).toMatchObject(erro(403, 'PERMISSION_DENIED'))
    expect(await quantos()).toBe(before)
    await darDiretas(test, eu.id, ...iniciais)
    expect((await post(eu.token, {})).status).toBe(201)
  })

  it('with groups or permissions: 403 without the permission to manage them, even for what the caller holds', async () => {
    const eu = await account(test, 'usuario')
    await darDiretas(test, eu.id, 'usuarios.criar')
    const before = await quantos()
    const grupos_ids = [await grupoId(test, 'usuario')]
    const permissoes_ids = await permissoesIds(test, 'agravos.listar')
    expect(await post(eu.token, { grupos_ids })).toMatchObject(negado('usuarios.gerenciar_grupos'))
    expect(await post(eu.token, { permissoes_ids })).toMatchObject(negado('usuarios.gerenciar_permissoes'))
    expect(await quantos()).toBe(before)
    expect((await post(eu.token, {})).status).toBe(201)
  })
})

describe('an administrator is out of reach of a manager', () => {
  const kinds: [how: string, make: () => Promise<Alvo>][] = [
    ['by the flag', () => insertAccount(test, 'usuario', { admin: true })],
    ['by the group', () => insertAccount(test, 'admin')],
    [
      'by the permission',
      async () => {
        const alvo = await insertAccount(test, 'usuario')
        await darDiretas(test, alvo.id, 'admin')
        return alvo
      }
    ]
  ]
  // A harmless group, in which the account is when it is to be taken out, and a harmless permission.
  const attacks: [name: string, run: (alvo: Alvo, g: number, p: number, token: string) => Promise<Answer>][] = [
    ...pelosGrupos.map(([name, run]): (typeof attacks)[number] => [name, (u, g, _p, token) => run(u, g, token)]),
    ...pelasPermissoes.map(([name, run]): (typeof attacks)[number] => [name, (u, _g, p, token) => run(u, p, token)]),
    [
      'DELETE /api/v1/usuarios/{id}/grupos/{grupo_id}',
      (u, g, _p, token) => test.call('DELETE', at(u.id, `/grupos/${g}`), { token })
    ],
    [
      'DELETE /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}',
      (u, g, _p, token) => test.call('DELETE', grupo(g, `/usuarios/${u.id}`), { token })
    ],
    [
      'DELETE /api/v1/usuarios/{id}/permissoes/{permissao_id}',
      (u, _g, _p, token) => test.call('DELETE', at(u.id, `/permissoes/${ids['agravos.criar']}`), { token })
    ],
    [
      'POST /api/v1/usuarios/{id}/alterar-senha',
      (u, _g, _p, token) => test.call('POST', at(u.id, '/alterar-senha'), { token, body: { nova_senha: 'Zika!2025x' } })
    ]
  ]
  describe.each(kinds)('%s', (_how, make) => {
    it.each(attacks)('%s: 403, nothing is changed; an administrator can', async (name, run) => {
      const alvo = await make()
      const id = await novoGrupo(test, ['agravos.listar'])
      if (name.startsWith('DELETE')) await incluir(test, id, alvo)
      await darDiretas(test, alvo.id, 'agravos.criar')
      const p = await permissaoId(test, 'agravos.listar')
      const before = await registro(test, alvo.id)
      expect(await run(alvo, id, p, gestor.token)).toMatchObject(negado('admin'))
      expect(await registro(test, alvo.id)).toEqual(before)
      expect((await run(alvo, id, p, admin.token)).status).toBeLessThan(300)
      expect(await registro(test, alvo.id)).not.toEqual(before)
    })
  })
})
