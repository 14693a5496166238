import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { type Answer, openApp, startApp, type TestApp } from '../../support/app.ts'
import { denied, giveDirect, insertPermissao, permissaoId, storedUsuario } from '../usuarios/support.ts'
import { addMembers, at, GRUPOS, insertGrupo, nextNome, permissoesIds, storedGrupo } from './support.ts'

// Through groups an account never gains what it does not hold, nor gives it to another. Each test names the path tried.
const UNHELD = 'vetores.apagar'
let test: TestApp
let gestor: Account
let admin: Account
let unheldId: number
let adminId: number

beforeAll(async () => {
  test = await startApp()
  unheldId = await insertPermissao(test, UNHELD)
  adminId = await permissaoId(test, 'admin')
  admin = await account(test, 'admin')
})
beforeEach(async () => {
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const countGrupos = async () =>
  Number((await test.db.execute<{ n: number }>(sql`select count(*)::int as n from grupos`))[0]?.n)
const missing = (permissao: string) => (permissao === 'admin' ? adminId : unheldId)

describe.each([UNHELD, 'admin'])('a manager who does not hold %s cannot give it', (permissao) => {
  it('POST /api/v1/grupos: 403, and no group is created; an administrator can', async () => {
    const before = await countGrupos()
    const body = {
      nome: nextNome(),
      permissoes_ids: [...(await permissoesIds(test, 'agravos.listar')), missing(permissao)]
    }
    const post = (token: string, ativo: boolean) => test.call('POST', GRUPOS, { token, body: { ...body, ativo } })
    expect(await post(gestor.token, true)).toMatchObject(denied(permissao))
    expect(await post(gestor.token, false)).toMatchObject(denied(permissao))
    expect(await countGrupos()).toBe(before)
    expect((await post(admin.token, true)).status).toBe(201)
  })

  const ways: [name: string, run: (grupo: number, token: string) => Promise<Answer>][] = [
    [
      'PUT /api/v1/grupos/{id} permissoes_ids',
      (grupo, token) => test.call('PUT', at(grupo), { token, body: { permissoes_ids: [missing(permissao)] } })
    ],
    [
      'PUT /api/v1/grupos/{id} permissoes_ids among those that it holds',
      async (grupo, token) => {
        const held = await permissoesIds(test, 'agravos.listar', 'usuarios.listar')
        const body = { descricao: 'x', permissoes_ids: [...held, missing(permissao)] }
        return await test.call('PUT', at(grupo), { token, body })
      }
    ],
    [
      'PUT /api/v1/grupos/{id}/permissoes',
      (grupo, token) =>
        test.call('PUT', at(grupo, '/permissoes'), { token, body: { permissoes_ids: [missing(permissao)] } })
    ],
    [
      'POST /api/v1/grupos/{id}/permissoes/{permissao_id}',
      (grupo, token) => test.call('POST', at(grupo, `/permissoes/${missing(permissao)}`), { token })
    ]
  ]
  const targets: [name: string, make: () => Promise<number>][] = [
    [
      'its own group',
      async () => {
        const grupo = await insertGrupo(test, ['agravos.listar'])
        await addMembers(test, grupo, gestor)
        return grupo
      }
    ],
    ['another group', () => insertGrupo(test, ['agravos.listar'])],
    ['an inactive group', () => insertGrupo(test, [], { ativo: false })]
  ]
  describe.each(targets)('to %s', (_target, make) => {
    it.each(ways)('%s: 403, nothing is changed; an administrator can', async (_name, run) => {
      const grupo = await make()
      const before = [await storedGrupo(test, grupo), await storedUsuario(test, gestor.id)]
      expect(await run(grupo, gestor.token)).toMatchObject(denied(permissao))
      expect([await storedGrupo(test, grupo), await storedUsuario(test, gestor.id)]).toEqual(before)
      expect((await run(grupo, admin.token)).status).toBe(200)
      expect((await storedGrupo(test, grupo))?.permissoes).toContain(permissao)
    })
  })

  it('PUT /api/v1/grupos/{id} ativo: 403 to switch on a group that has it, alone or beside another change', async () => {
    const grupo = await insertGrupo(test, ['agravos.listar', permissao], { ativo: false })
    await addMembers(test, grupo, gestor)
    const before = await storedGrupo(test, grupo)
    const permissoes_ids = await permissoesIds(test, 'agravos.listar', 'agravos.criar', permissao)
    for (const body of [{ ativo: true }, { ativo: true, descricao: 'x' }, { ativo: true, permissoes_ids }])
      expect(await test.call('PUT', at(grupo), { token: gestor.token, body })).toMatchObject(denied(permissao))
    expect(await storedGrupo(test, grupo)).toEqual(before)
    expect((await test.call('PUT', at(grupo), { token: admin.token, body: { ativo: true } })).status).toBe(200)
  })

  it('DELETE /api/v1/grupos/{id}?transferir_usuarios=: 403 to move members, itself among them, into a group that has it', async () => {
    const [from, to] = [await insertGrupo(test, ['agravos.listar']), await insertGrupo(test, [permissao])]
    const member = await insertAccount(test, null)
    await addMembers(test, from, gestor, member)
    const all = async () => [
      await storedGrupo(test, from),
      await storedGrupo(test, to),
      await storedUsuario(test, member.id)
    ]
    const before = await all()
    const move = (token: string, query = {}) =>
      test.call('DELETE', at(from), { token, query: { transferir_usuarios: String(to), ...query } })
    expect(await move(gestor.token)).toMatchObject(denied(permissao))
    expect(await move(gestor.token, { force: 'true' })).toMatchObject(denied(permissao))
    expect(await all()).toEqual(before)
    expect((await move(admin.token)).status).toBe(204)
  })
})

describe('a manager and a group with a permission that the manager does not hold', () => {
  it('PUT /api/v1/grupos/{id}: may keep that permission while adding others, and take it away, but not give it back', async () => {
    const grupo = await insertGrupo(test, [UNHELD])
    const put = (body: object) => test.call('PUT', at(grupo), { token: gestor.token, body })
    const permissoes_ids = await permissoesIds(test, UNHELD, 'agravos.listar')
    expect((await put({ permissoes_ids })).status).toBe(200)
    expect((await storedGrupo(test, grupo))?.permissoes).toEqual(['agravos.listar', UNHELD])
    expect((await put({ ativo: false })).status).toBe(200)
    expect((await put({ permissoes_ids: [] })).status).toBe(200)
    expect(await put({ permissoes_ids })).toMatchObject(denied(UNHELD))
  })

  it('PUT /api/v1/grupos/{id} ativo: may switch on a group that gives what the manager holds', async () => {
    const grupo = await insertGrupo(test, ['agravos.listar', 'usuarios.editar'], { ativo: false })
    expect((await test.call('PUT', at(grupo), { token: gestor.token, body: { ativo: true } })).status).toBe(200)
  })

  it('POST /api/v1/grupos/{id}/permissoes/{permissao_id}: may give it while holding it, and no longer once it is lost', async () => {
    const other = await account(test, null)
    await giveDirect(test, other.id, 'grupos.editar', 'usuarios.gerenciar_permissoes', UNHELD)
    const post = async () =>
      test.call('POST', at(await insertGrupo(test), `/permissoes/${unheldId}`), { token: other.token })
    expect((await post()).status).toBe(200)
    const own = `/api/v1/usuarios/${other.id}/permissoes/${unheldId}`
    expect((await test.call('DELETE', own, { token: admin.token })).status).toBe(204)
    expect(await post()).toMatchObject(denied(UNHELD))
  })
})

type Attack = [name: string, run: (grupo: number, member: number, token: string) => Promise<Answer>]
const attacks: Attack[] = [
  ['PUT descricao', (g, _u, token) => test.call('PUT', at(g), { token, body: { descricao: 'x' } })],
  ['PUT nome', (g, _u, token) => test.call('PUT', at(g), { token, body: { nome: nextNome() } })],
  ['PUT ativo', (g, _u, token) => test.call('PUT', at(g), { token, body: { ativo: false } })],
  ['PUT permissoes_ids', (g, _u, token) => test.call('PUT', at(g), { token, body: { permissoes_ids: [] } })],
  ['PUT permissoes', (g, _u, token) => test.call('PUT', at(g, '/permissoes'), { token, body: { permissoes_ids: [] } })],
  [
    'POST permissoes/{permissao_id}',
    async (g, _u, token) => {
      const id = await permissaoId(test, 'agravos.criar')
      return await test.call('POST', at(g, `/permissoes/${id}`), { token })
    }
  ],
  [
    'DELETE permissoes/{permissao_id}',
    async (g, _u, token) => {
      const id = await permissaoId(test, 'agravos.listar')
      return await test.call('DELETE', at(g, `/permissoes/${id}`), { token })
    }
  ],
  ['DELETE force', (g, _u, token) => test.call('DELETE', at(g), { token, query: { force: 'true' } })],
  [
    'DELETE transferir_usuarios',
    async (g, _u, token) =>
      test.call('DELETE', at(g), { token, query: { transferir_usuarios: String(await insertGrupo(test)) } })
  ],
  ['DELETE usuarios/{usuario_id}', (g, u, token) => test.call('DELETE', at(g, `/usuarios/${u}`), { token })],
  [
    'POST usuarios/{usuario_id}',
    async (g, _u, token) => {
      const newcomer = await insertAccount(test, 'usuario')
      return await test.call('POST', at(g, `/usuarios/${newcomer.id}`), { token })
    }
  ],
  [
    'POST usuarios/{usuario_id}, itself',
    (g, _u, token) => test.call('POST', at(g, `/usuarios/${gestor.id}`), { token })
  ]
]

describe('/api/v1/grupos/{id}: a group that makes its members administrators', () => {
  it.each(attacks)('%s: 403 for a manager, nothing is changed; an administrator can', async (_name, run) => {
    const grupo = await insertGrupo(test, ['admin', 'agravos.listar'])
    const member = await insertAccount(test, null)
    await addMembers(test, grupo, member)
    const all = async () => [
      await storedGrupo(test, grupo),
      await storedUsuario(test, member.id),
      await storedUsuario(test, gestor.id)
    ]
    const before = await all()
    expect(await run(grupo, member.id, gestor.token)).toMatchObject(denied('admin'))
    expect(await all()).toEqual(before)
    expect((await run(grupo, member.id, admin.token)).status).toBeLessThan(300)
    expect(await all()).not.toEqual(before)
  })

  it.each(attacks.filter(([name]) => !/ativo|DELETE usuarios/.test(name)))(
    '%s: 403 for a manager even while the group is inactive and empty',
    async (_name, run) => {
      const grupo = await insertGrupo(test, ['admin', 'agravos.listar'], { ativo: false })
      const before = await storedGrupo(test, grupo)
      expect(await run(grupo, 0, gestor.token)).toMatchObject(denied('admin'))
      expect(await storedGrupo(test, grupo)).toEqual(before)
    }
  )
})

describe('DESCRIPTION_A_ACCESS=token does not open groups', () => {
  let literal: TestApp
  beforeAll(async () => {
    const { jwtSecret } = test.config
    literal = await openApp({ url: test.url, config: { jwtSecret, descriptionAAccess: 'token' } })
  })
  afterAll(() => literal.close())

  it.each<[method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, needed: string, body?: object]>([
    ['GET', '', 'grupos.listar'],
    ['PUT', '', 'grupos.editar', { descricao: 'x' }],
    ['DELETE', '', 'grupos.deletar'],
    ['PUT', '/permissoes', 'grupos.editar', { permissoes_ids: [] }],
    ['POST', '/permissoes/1', 'grupos.editar'],
    ['DELETE', '/permissoes/1', 'grupos.editar'],
    ['GET', '/usuarios', 'grupos.listar'],
    ['POST', '/usuarios/1', 'usuarios.gerenciar_permissoes'],
    ['DELETE', '/usuarios/1', 'usuarios.gerenciar_permissoes']
  ])('%s /api/v1/grupos/{id}%s: 403 without %s, nothing is changed', async (method, rest, needed, body) => {
    const me = await account(test, null)
    const grupo = await insertGrupo(test, ['usuarios.listar'])
    const before = await storedGrupo(test, grupo)
    expect(await literal.call(method, at(grupo, rest), { token: me.token, body })).toMatchObject(denied(needed))
    expect(await storedGrupo(test, grupo)).toEqual(before)
  })
})
