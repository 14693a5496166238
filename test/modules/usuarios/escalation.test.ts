import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { grupos, gruposPermissoes } from '../../../src/modules/grupos/tables.ts'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { at, darDiretas, detail, grupoId, negado, novaPermissao, permissaoId, registro } from './support.ts'

// An account never gains what it does not hold: not by itself, not through another, not through a name or a group.
const SEGREDO = 'vetores.apagar'
let test: TestApp
let gestor: Account
let segredoId: number

beforeAll(async () => {
  test = await startApp()
  segredoId = await novaPermissao(test, SEGREDO)
})
beforeEach(async () => {
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const put = (id: number, body: unknown, token = gestor.token) => test.call('PUT', at(id), { token, body })
const a = (alvo: { email: string }, campos: object, permissoes?: number[]) => ({
  usuario: { nome: 'Ana', email: alvo.email, ...campos },
  permissoes
})

async function novoGrupo(nome: string, ativo: boolean, ...permissoes: string[]): Promise<number> {
  const [created] = await test.db.insert(grupos).values({ nome, ativo }).returning()
  for (const permissao of permissoes) {
    await test.db
      .insert(gruposPermissoes)
      .values({ grupoId: created!.id, permissaoId: await permissaoId(test, permissao) })
  }
  return created!.id
}

/** What a manager, who holds every permission over users, tries to give to itself or to a helper. */
const presentes: [name: string, needed: string, body: (alvo: { email: string }) => object | Promise<object>][] = [
  ['the admin flag (A)', 'admin', (alvo) => a(alvo, { admin: true })],
  ['the admin flag (B)', 'admin', () => ({ admin: true })],
  ['the admin permission by name (A)', 'admin', (alvo) => a(alvo, { permissoes: [{ nome: 'admin' }] })],
  [
    'the admin permission by record id (A)',
    'admin',
    async (alvo) => a(alvo, { permissoes: [{ id: await permissaoId(test, 'admin') }] })
  ],
  ['the admin permission by id (A)', 'admin', async (alvo) => a(alvo, {}, [await permissaoId(test, 'admin')])],
  [
    'the admin permission under another name (A)',
    'admin',
    async (alvo) => a(alvo, { permissoes: [{ id: await permissaoId(test, 'admin'), nome: 'agravos.listar' }] })
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
  ['a permission that it does not hold (A)', SEGREDO, (alvo) => a(alvo, { permissoes: [{ nome: SEGREDO }] })],
  ['a permission that it does not hold (B)', SEGREDO, () => ({ permissoes_ids: [segredoId] })],
  [
    'a group with a permission that it does not hold (B)',
    SEGREDO,
    async () => ({
      grupos_ids: [await novoGrupo(`g${Math.random()}`, true, 'agravos.listar', SEGREDO)]
    })
  ],
  [
    'an inactive group with the admin permission (B)',
    'admin',
    async () => ({
      grupos_ids: [await novoGrupo(`g${Math.random()}`, false, 'admin')]
    })
  ],
  ['another plan (B)', 'admin', () => ({ plano: 'enterprise' })]
]

describe.each(['itself', 'another'])('PUT /api/v1/usuarios/{id}: a manager can not give %s', (quem) => {
  it.each(presentes)('%s: 403 for want of %s, and nothing is changed', async (_name, needed, body) => {
    const alvo = quem === 'itself' ? gestor : await insertAccount(test, 'usuario')
    const before = await registro(test, alvo.id)
    expect(await put(alvo.id, await body(alvo))).toMatchObject(negado(needed))
    expect(await registro(test, alvo.id)).toEqual(before)
  })
})

describe('PUT /api/v1/usuarios/{id}: an administrator can', () => {
  it.each(presentes)('give %s', async (_name, _needed, body) => {
    const admin = await account(test, 'admin')
    const alvo = await insertAccount(test, 'usuario')
    expect((await put(alvo.id, await body(alvo), admin.token)).status).toBe(200)
  })
})

describe('PUT /api/v1/usuarios/{id}: a manager can', () => {
  it('give what it holds, and take what it does not hold from who is no administrator', async () => {
    const alvo = await insertAccount(test, 'usuario')
    expect((await put(alvo.id, { grupos_ids: [await grupoId(test, 'gestor')] })).status).toBe(200)
    await darDiretas(test, alvo.id, SEGREDO, 'agravos.criar')
    expect((await put(alvo.id, { permissoes_ids: [segredoId] })).status).toBe(200)
    expect((await put(alvo.id, { permissoes_ids: [] })).status).toBe(200)
  })

  it('no longer give what it has just lost', async () => {
    await darDiretas(test, gestor.id, SEGREDO)
    const alvo = await insertAccount(test, 'usuario')
    expect((await put(alvo.id, { permissoes_ids: [segredoId] })).status).toBe(200)
    await put(alvo.id, { permissoes_ids: [] })
    await put(gestor.id, { permissoes_ids: [] })
    expect(await put(alvo.id, { permissoes_ids: [segredoId] })).toMatchObject(negado(SEGREDO))
  })

  it('not give what only its inactive group holds', async () => {
    const id = await novoGrupo('vetores', true, SEGREDO)
    const admin = await account(test, 'admin')
    await put(gestor.id, { grupos_ids: [id, await grupoId(test, 'gestor')] }, admin.token)
    const alvo = await insertAccount(test, 'usuario')
    expect((await put(alvo.id, { permissoes_ids: [segredoId] })).status).toBe(200)
    await put(alvo.id, { permissoes_ids: [] })
    await test.db.update(grupos).set({ ativo: false }).where(eq(grupos.id, id))
    expect(await put(alvo.id, { permissoes_ids: [segredoId] })).toMatchObject(negado(SEGREDO))
  })
})

describe('PUT /api/v1/usuarios/{id}: an account that holds more is not taken over', () => {
  it.each<[name: string, body: (alvo: { email: string }) => object]>([
    ['a new password (A)', (alvo) => a(alvo, { senha: 'Zika!2025x' })],
    ['a new email (A)', () => a({ email: 'tomada@saude.example' }, {})],
    ['a new email (B)', () => ({ email: 'tomada@saude.example' })],
    ['another spelling of the email (B)', (alvo) => ({ email: alvo.email.toUpperCase() })]
  ])('%s: 403 naming what the caller lacks; 200 once the caller holds as much', async (_name, body) => {
    const alvo = await account(test, 'usuario', { nome: 'Ana' })
    await darDiretas(test, alvo.id, SEGREDO)
    const before = await registro(test, alvo.id)
    expect(await put(alvo.id, body(alvo))).toMatchObject(negado(SEGREDO))
    expect(await registro(test, alvo.id)).toEqual(before)
    expect((await login(test, alvo.email)).status).toBe(200)
    await darDiretas(test, gestor.id, SEGREDO)
    expect((await put(alvo.id, body(alvo))).status).toBe(200)
  })

  it('but its other fields may be changed', async () => {
    const alvo = await insertAccount(test, 'usuario', { nome: 'Ana' })
    await darDiretas(test, alvo.id, SEGREDO)
    expect((await put(alvo.id, a(alvo, { cidade: 'Olinda', senha: null }))).status).toBe(200)
  })
})

describe('PUT /api/v1/usuarios/{id}: an ordinary account', () => {
  it('reaches nothing of another, in either shape', async () => {
    const eu = await account(test, 'usuario')
    const alvo = await insertAccount(test, 'usuario', { nome: 'Ana' })
    const before = await registro(test, alvo.id)
    for (const body of [
      a(alvo, { cidade: 'x' }),
      { cidade: 'x' },
      a(alvo, { senha: 'Zika!2025x' }),
      { email: 'x@saude.example' }
    ]) {
      expect(await put(alvo.id, body, eu.token)).toMatchObject(negado('usuarios.editar'))
    }
    expect(await registro(test, alvo.id)).toEqual(before)
  })

  it.each([`0%d`, '+%d', '%d.0', '%d%20', '%20%d', '-%d', '%d%00'])(
    'is not mistaken for another under the id %s',
    async (form) => {
      const eu = await account(test, 'usuario')
      const path = at(form.replace('%d', String(gestor.id)))
      const { status } = await test.call('PUT', path, { token: eu.token, body: { cidade: 'x' } })
      expect([400, 403, 404]).toContain(status)
      expect((await registro(test, gestor.id))?.cidade).toBeNull()
    }
  )

  it('smuggles nothing in: keys that are not in the contract are refused', async () => {
    const eu = await account(test, 'usuario', { nome: 'Ana' })
    const before = await registro(test, eu.id)
    for (const key of [
      'id',
      'criado_por_id',
      'atualizado_por_id',
      'email_verificado',
      'senhaHash',
      'master_key',
      'grupos_ids'
    ]) {
      expect(await put(eu.id, a(eu, { [key]: 1 }), eu.token)).toMatchObject(
        detail([['body', 'usuario', key], 'extra_forbidden'])
      )
    }
    expect(await registro(test, eu.id)).toEqual(before)
  })
})
