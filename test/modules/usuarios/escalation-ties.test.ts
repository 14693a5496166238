import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { type Answer, SENHA, startApp, type TestApp } from '../../support/app.ts'
import { addMembers, at as grupoAt, insertGrupo, permissoesIds } from '../grupos/support.ts'
import { at, denied, errorOf, giveDirect, grupoId, insertPermissao, permissaoId, storedUsuario } from './support.ts'

// No path lets an account gain, or give, what it does not hold. Each test names the path tried.
const UNHELD = 'vetores.apagar'
let test: TestApp
let gestor: Account
let admin: Account
const ids: Record<string, number> = {}

beforeAll(async () => {
  test = await startApp()
  ids[UNHELD] = await insertPermissao(test, UNHELD)
  for (const nome of ['admin', 'agravos.criar']) ids[nome] = await permissaoId(test, nome)
  gestor = await account(test, 'gestor')
  admin = await account(test, null, { admin: true })
})
afterAll(() => test.close())

type Target = { id: number; email: string }
type Path = [name: string, run: (target: Target, id: number, token: string) => Promise<Answer>]

const byGrupos: Path[] = [
  [
    'POST /api/v1/usuarios/{id}/grupos/{grupo_id}',
    (u, g, token) => test.call('POST', at(u.id, `/grupos/${g}`), { token })
  ],
  [
    'POST /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}',
    (u, g, token) => test.call('POST', grupoAt(g, `/usuarios/${u.id}`), { token })
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
const byPermissoes: Path[] = [
  [
    'POST /api/v1/usuarios/{id}/permissoes/{permissao_id}',
    (u, p, token) => test.call('POST', at(u.id, `/permissoes/${p}`), { token })
  ],
  [
    'PUT /api/v1/usuarios/{id} permissoes_ids',
    (u, p, token) => test.call('PUT', at(u.id), { token, body: { permissoes_ids: [p] } })
  ]
]
const targets: [who: string, make: () => Promise<Target>][] = [
  ['itself', async () => gestor],
  ['another', () => insertAccount(test, 'usuario')]
]

describe.each(targets)('a manager cannot give %s', (_who, make) => {
  describe.each([
    [UNHELD, true],
    [UNHELD, false],
    ['admin', true],
    ['admin', false]
  ])('a group with %s (active: %s)', (permissao, ativo) => {
    it.each(byGrupos)('%s: 403, nothing is changed; an administrator can', async (_name, run) => {
      const id = await insertGrupo(test, ['agravos.listar', permissao], { ativo })
      const target = await make()
      const before = await storedUsuario(test, target.id)
      expect(await run(target, id, gestor.token)).toMatchObject(denied(permissao))
      expect(await storedUsuario(test, target.id)).toEqual(before)
      expect((await run(await insertAccount(test, null), id, admin.token)).status).toBe(200)
    })
  })

  it.each(byPermissoes.flatMap(([name, run]) => [UNHELD, 'admin'].map((p) => [name, p, run] as const)))(
    '%s with %s: 403, nothing is changed; an administrator can',
    async (_name, permissao, run) => {
      const target = await make()
      const before = await storedUsuario(test, target.id)
      expect(await run(target, ids[permissao]!, gestor.token)).toMatchObject(denied(permissao))
      expect(await storedUsuario(test, target.id)).toEqual(before)
      expect((await run(await insertAccount(test, null), ids[permissao]!, admin.token)).status).toBe(200)
    }
  )
})

describe('a manager can give what it holds', () => {
  it.each(byGrupos)('%s', async (_name, run) => {
    const id = await insertGrupo(test, ['agravos.listar', 'usuarios.editar'])
    expect((await run(await insertAccount(test, null), id, gestor.token)).status).toBe(200)
  })

  it.each(byPermissoes)('%s', async (_name, run) => {
    const id = await permissaoId(test, 'agravos.deletar')
    expect((await run(await insertAccount(test, null), id, gestor.token)).status).toBe(200)
  })
})

describe('POST /api/v1/usuarios: an account that could do more than its creator is not created', () => {
  let serial = 0
  const post = (token: string, fields: object) =>
    test.call('POST', '/api/v1/usuarios', {
      token,
      body: { nome: 'Ana', email: `feita${++serial}@saude.example`, senha: SENHA, ...fields }
    })
  const countUsuarios = async () =>
    Number((await test.db.execute<{ n: number }>(sql`select count(*)::int as n from usuarios`))[0]?.n)
  const oneGrupo = async (permissao: string, ativo = true) => [
    await insertGrupo(test, ['agravos.listar', permissao], { ativo })
  ]

  it.each<[name: string, needed: string, fields: () => object | Promise<object>]>([
    ['admin', 'admin', () => ({ admin: true })],
    ['the admin permission', 'admin', () => ({ permissoes_ids: [ids.admin] })],
    ['a permission that the caller lacks', UNHELD, () => ({ permissoes_ids: [ids[UNHELD]] })],
    ['the group admin', 'admin', async () => ({ grupos_ids: [await grupoId(test, 'admin')] })],
    ['a group that gives more', UNHELD, async () => ({ grupos_ids: await oneGrupo(UNHELD) })],
    ['an inactive group that would give more', UNHELD, async () => ({ grupos_ids: await oneGrupo(UNHELD, false) })],
    ['an inactive group of administrators', 'admin', async () => ({ grupos_ids: await oneGrupo('admin', false) })]
  ])('with %s: 403 naming %s; an administrator can', async (_name, needed, fields) => {
    const given = await fields()
    const before = await countUsuarios()
    expect(await post(gestor.token, given)).toMatchObject(denied(needed))
    expect(await countUsuarios()).toBe(before)
    expect((await post(admin.token, given)).status).toBe(201)
  })

  it('with only usuarios.criar: 403, since the first group gives more; 201 once the caller holds all that it gives', async () => {
    const me = await account(test, null)
    await giveDirect(test, me.id, 'usuarios.criar')
    const before = await countUsuarios()
    const answer = await post(me.token, {})
    expect(answer).toMatchObject(errorOf(403, 'PERMISSION_DENIED'))
    const initial = ['agravos.listar', 'agravos.estatisticas', 'noticias.listar', 'dashboard.visualizar']
    expect(initial).toContain(answer.body.error.required_permission)
    expect(await post(me.token, { grupos_ids: [] })).toMatchObject(errorOf(403, 'PERMISSION_DENIED'))
    expect(await countUsuarios()).toBe(before)
    await giveDirect(test, me.id, ...initial)
    expect((await post(me.token, {})).status).toBe(201)
  })

  it('with groups or permissions: 403 without the permission to manage them, even for what the caller holds', async () => {
    const me = await account(test, 'usuario')
    await giveDirect(test, me.id, 'usuarios.criar')
    const before = await countUsuarios()
    const grupos_ids = [await grupoId(test, 'usuario')]
    const permissoes_ids = await permissoesIds(test, 'agravos.listar')
    expect(await post(me.token, { grupos_ids })).toMatchObject(denied('usuarios.gerenciar_grupos'))
    expect(await post(me.token, { permissoes_ids })).toMatchObject(denied('usuarios.gerenciar_permissoes'))
    expect(await countUsuarios()).toBe(before)
    expect((await post(me.token, {})).status).toBe(201)
  })
})

describe('an administrator is out of reach of a manager', () => {
  const kinds: [how: string, make: () => Promise<Target>][] = [
    ['by the flag', () => insertAccount(test, 'usuario', { admin: true })],
    ['by the group', () => insertAccount(test, 'admin')],
    [
      'by the permission',
      async () => {
        const target = await insertAccount(test, 'usuario')
        await giveDirect(test, target.id, 'admin')
        return target
      }
    ]
  ]
  // A harmless group, in which the account is when it is to be taken out, and a harmless permission.
  const attacks: [name: string, run: (target: Target, g: number, p: number, token: string) => Promise<Answer>][] = [
    ...byGrupos.map(([name, run]): (typeof attacks)[number] => [name, (u, g, _p, token) => run(u, g, token)]),
    ...byPermissoes.map(([name, run]): (typeof attacks)[number] => [name, (u, _g, p, token) => run(u, p, token)]),
    [
      'DELETE /api/v1/usuarios/{id}/grupos/{grupo_id}',
      (u, g, _p, token) => test.call('DELETE', at(u.id, `/grupos/${g}`), { token })
    ],
    [
      'DELETE /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}',
      (u, g, _p, token) => test.call('DELETE', grupoAt(g, `/usuarios/${u.id}`), { token })
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
      const target = await make()
      const id = await insertGrupo(test, ['agravos.listar'])
      if (name.startsWith('DELETE')) await addMembers(test, id, target)
      await giveDirect(test, target.id, 'agravos.criar')
      const p = await permissaoId(test, 'agravos.listar')
      const before = await storedUsuario(test, target.id)
      expect(await run(target, id, p, gestor.token)).toMatchObject(denied('admin'))
      expect(await storedUsuario(test, target.id)).toEqual(before)
      expect((await run(target, id, p, admin.token)).status).toBeLessThan(300)
      expect(await storedUsuario(test, target.id)).not.toEqual(before)
    })
  })
})
