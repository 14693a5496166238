import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { grupos, gruposPermissoes } from '../../../src/modules/grupos/tables.ts'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { at, denied, detail, giveDirect, grupoId, insertPermissao, permissaoId, storedUsuario } from './support.ts'

// An account never gains what it does not hold: not by itself, not through another, not through a name or a group.
const UNHELD = 'vetores.apagar'
let test: TestApp
let gestor: Account
let unheldId: number

beforeAll(async () => {
  test = await startApp()
  unheldId = await insertPermissao(test, UNHELD)
})
beforeEach(async () => {
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const put = (id: number, body: unknown, token = gestor.token) => test.call('PUT', at(id), { token, body })
const a = (target: { email: string }, fields: object, permissoes?: number[]) => ({
  usuario: { nome: 'Ana', email: target.email, ...fields },
  permissoes
})

async function insertGrupo(nome: string, ativo: boolean, ...permissoes: string[]): Promise<number> {
  const [created] = await test.db.insert(grupos).values({ nome, ativo }).returning()
  for (const permissao of permissoes) {
    await test.db
      .insert(gruposPermissoes)
      .values({ grupoId: created!.id, permissaoId: await permissaoId(test, permissao) })
  }
  return created!.id
}

/** What a manager, who holds every permission over users, tries to give to itself or to a helper. */
const gifts: [name: string, needed: string, body: (target: { email: string }) => object | Promise<object>][] = [
  ['the admin flag (A)', 'admin', (target) => a(target, { admin: true })],
  ['the admin flag (B)', 'admin', () => ({ admin: true })],
  ['the admin permission by name (A)', 'admin', (target) => a(target, { permissoes: [{ nome: 'admin' }] })],
  [
    'the admin permission by record id (A)',
    'admin',
    async (target) => a(target, { permissoes: [{ id: await permissaoId(test, 'admin') }] })
  ],
  ['the admin permission by id (A)', 'admin', async (target) => a(target, {}, [await permissaoId(test, 'admin')])],
  [
    'the admin permission by id and name (A)',
    'admin',
    async (target) => a(target, { permissoes: [{ id: await permissaoId(test, 'admin'), nome: 'admin' }] })
  ],
  ['the admin permission (B)', 'admin', async () => ({ permissoes_ids: [await permissaoId(test, 'admin')] })],
  [
    'the admin permission among harmless ones (B)',
    'admin',
    async () => ({
      permissoes_ids: [await permissaoId(test, 'agravos.listar'), await permissaoId(test, 'admin')]
    })
  ],
  ['the group admin (B)', 'admin', async () => ({ grupos_ids: [await grupoId(test, 'admin')] })],
  [
    'the group admin beside its own (B)',
    'admin',
    async () => ({
      grupos_ids: [await grupoId(test, 'gestor'), await grupoId(test, 'usuario'), await grupoId(test, 'admin')]
    })
  ],
  ['a permission that it does not hold (A)', UNHELD, (target) => a(target, { permissoes: [{ nome: UNHELD }] })],
  ['a permission that it does not hold (B)', UNHELD, () => ({ permissoes_ids: [unheldId] })],
  [
    'a group with a permission that it does not hold (B)',
    UNHELD,
    async () => ({
      grupos_ids: [await insertGrupo(`g${Math.random()}`, true, 'agravos.listar', UNHELD)]
    })
  ],
  [
    'an inactive group with the admin permission (B)',
    'admin',
    async () => ({
      grupos_ids: [await insertGrupo(`g${Math.random()}`, false, 'admin')]
    })
  ],
  ['another plan (B)', 'admin', () => ({ plano: 'enterprise' })]
]

describe.each(['itself', 'another'])('PUT /api/v1/usuarios/{id}: a manager cannot give %s', (who) => {
  it.each(gifts)('%s: 403 naming %s, and nothing is changed', async (_name, needed, body) => {
    const target = who === 'itself' ? gestor : await insertAccount(test, 'usuario')
    const before = await storedUsuario(test, target.id)
    expect(await put(target.id, await body(target))).toMatchObject(denied(needed))
    expect(await storedUsuario(test, target.id)).toEqual(before)
  })
})

describe('PUT /api/v1/usuarios/{id}: an administrator can', () => {
  it.each(gifts)('give %s', async (_name, _needed, body) => {
    const admin = await account(test, 'admin')
    const target = await insertAccount(test, 'usuario')
    expect((await put(target.id, await body(target), admin.token)).status).toBe(200)
  })
})

describe('PUT /api/v1/usuarios/{id}: a manager can', () => {
  it('give what it holds, and take what it does not hold from users who are not administrators', async () => {
    const target = await insertAccount(test, 'usuario')
    expect((await put(target.id, { grupos_ids: [await grupoId(test, 'gestor')] })).status).toBe(200)
    await giveDirect(test, target.id, UNHELD, 'agravos.criar')
    expect((await put(target.id, { permissoes_ids: [unheldId] })).status).toBe(200)
    expect((await put(target.id, { permissoes_ids: [] })).status).toBe(200)
  })

  it('no longer give what it has just lost', async () => {
    await giveDirect(test, gestor.id, UNHELD)
    const target = await insertAccount(test, 'usuario')
    expect((await put(target.id, { permissoes_ids: [unheldId] })).status).toBe(200)
    await put(target.id, { permissoes_ids: [] })
    await put(gestor.id, { permissoes_ids: [] })
    expect(await put(target.id, { permissoes_ids: [unheldId] })).toMatchObject(denied(UNHELD))
  })

  it('not give what only its inactive group holds', async () => {
    const id = await insertGrupo('vetores', true, UNHELD)
    const admin = await account(test, 'admin')
    await put(gestor.id, { grupos_ids: [id, await grupoId(test, 'gestor')] }, admin.token)
    const target = await insertAccount(test, 'usuario')
    expect((await put(target.id, { permissoes_ids: [unheldId] })).status).toBe(200)
    await put(target.id, { permissoes_ids: [] })
    await test.db.update(grupos).set({ ativo: false }).where(eq(grupos.id, id))
    expect(await put(target.id, { permissoes_ids: [unheldId] })).toMatchObject(denied(UNHELD))
  })
})

describe('PUT /api/v1/usuarios/{id}: an account that holds more is not taken over', () => {
  it.each<[name: string, body: (target: { email: string }) => object]>([
    ['a new password (A)', (target) => a(target, { senha: 'Zika!2025x' })],
    ['a new email (A)', () => a({ email: 'tomada@saude.example' }, {})],
    ['a new email (B)', () => ({ email: 'tomada@saude.example' })],
    ['another spelling of the email (B)', (target) => ({ email: target.email.toUpperCase() })]
  ])('%s: 403 naming what the caller lacks; 200 once the caller holds as much', async (_name, body) => {
    const target = await account(test, 'usuario', { nome: 'Ana' })
    await giveDirect(test, target.id, UNHELD)
    const before = await storedUsuario(test, target.id)
    expect(await put(target.id, body(target))).toMatchObject(denied(UNHELD))
    expect(await storedUsuario(test, target.id)).toEqual(before)
    expect((await login(test, target.email)).status).toBe(200)
    await giveDirect(test, gestor.id, UNHELD)
    expect((await put(target.id, body(target))).status).toBe(200)
  })

  it('but its other fields may be changed', async () => {
    const target = await insertAccount(test, 'usuario', { nome: 'Ana' })
    await giveDirect(test, target.id, UNHELD)
    expect((await put(target.id, a(target, { cidade: 'Olinda', senha: null }))).status).toBe(200)
  })
})

describe('PUT /api/v1/usuarios/{id}: an ordinary account', () => {
  it('reaches nothing of another, in either shape', async () => {
    const me = await account(test, 'usuario')
    const target = await insertAccount(test, 'usuario', { nome: 'Ana' })
    const before = await storedUsuario(test, target.id)
    for (const body of [
      a(target, { cidade: 'x' }),
      { cidade: 'x' },
      a(target, { senha: 'Zika!2025x' }),
      { email: 'x@saude.example' }
    ]) {
      expect(await put(target.id, body, me.token)).toMatchObject(denied('usuarios.editar'))
    }
    expect(await storedUsuario(test, target.id)).toEqual(before)
  })

  it.each([`0%d`, '+%d', '%d.0', '%d%20', '%20%d', '-%d', '%d%00'])(
    'is not mistaken for another under the id %s',
    async (form) => {
      const me = await account(test, 'usuario')
      const path = at(form.replace('%d', String(gestor.id)))
      const { status } = await test.call('PUT', path, { token: me.token, body: { cidade: 'x' } })
      expect([400, 403, 404]).toContain(status)
      expect((await storedUsuario(test, gestor.id))?.cidade).toBeNull()
    }
  )

  it('cannot smuggle anything in: keys outside the contract are refused', async () => {
    const me = await account(test, 'usuario', { nome: 'Ana' })
    const before = await storedUsuario(test, me.id)
    for (const key of [
      'id',
      'criado_por_id',
      'atualizado_por_id',
      'email_verificado',
      'senhaHash',
      'master_key',
      'grupos_ids'
    ]) {
      expect(await put(me.id, a(me, { [key]: 1 }), me.token)).toMatchObject(
        detail([['body', 'usuario', key], 'extra_forbidden'])
      )
    }
    expect(await storedUsuario(test, me.id)).toEqual(before)
  })
})
