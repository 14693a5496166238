import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { mailAfter } from '../auth/mail.ts'
import { addMembers, at as grupoAt, insertGrupo } from '../grupos/support.ts'
import {
  at,
  denied,
  errorOf,
  giveDirect,
  insertPermissao,
  invalid,
  permissaoId,
  statusOf,
  storedUsuario
} from './support.ts'

// Taking over an account gives all that it may do: by its password, or by an address that is confirmed later.
const UNHELD = 'vetores.apagar'
const NEW_SENHA = 'Zika!2025x'
let test: TestApp
let admin: Account
let gestor: Account
let unheldId: number

beforeAll(async () => {
  test = await startApp({ worker: true })
  unheldId = await insertPermissao(test, UNHELD)
  admin = await account(test, null, { admin: true })
})
beforeEach(async () => {
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

describe('POST /api/v1/usuarios/{id}/alterar-senha', () => {
  const changeSenha = (id: number, token: string) =>
    test.call('POST', at(id, '/alterar-senha'), { token, body: { nova_senha: NEW_SENHA, forcar_troca: false } })

  it.each<[how: string, give: (id: number) => Promise<unknown>]>([
    ['directly', (id) => giveDirect(test, id, UNHELD)],
    ['by a group', async (id) => addMembers(test, await insertGrupo(test, [UNHELD]), { id })]
  ])(
    '403 for an account that holds more %s: its password and sessions stay; 200 once the caller holds as much',
    async (_how, give) => {
      const target = await account(test, 'usuario')
      await give(target.id)
      const before = await storedUsuario(test, target.id)
      expect(await changeSenha(target.id, gestor.token)).toMatchObject(denied(UNHELD))
      expect(await storedUsuario(test, target.id)).toEqual(before)
      expect(await statusOf(test, target.token)).toBe(200)
      expect((await login(test, target.email)).status).toBe(200)
      await giveDirect(test, gestor.id, UNHELD)
      expect((await changeSenha(target.id, gestor.token)).status).toBe(200)
      expect(await statusOf(test, target.token)).toBe(401)
      expect((await login(test, target.email, NEW_SENHA)).status).toBe(200)
    }
  )

  it("422 at id for one's own account, even for an administrator: that needs the present password", async () => {
    for (const { id, email, token } of [gestor, admin]) {
      const before = await storedUsuario(test, id)
      expect(await changeSenha(id, token)).toMatchObject(invalid(['id', 'OWN_ACCOUNT']))
      expect(await storedUsuario(test, id)).toEqual(before)
      expect((await login(test, email)).status).toBe(200)
    }
  })

  it("403 for one's own account without usuarios.editar", async () => {
    const me = await account(test, 'usuario')
    expect(await changeSenha(me.id, me.token)).toMatchObject(denied('usuarios.editar'))
  })
})

describe('POST /api/v1/auth/confirm-email: an address that a manager requested for another account', () => {
  let serial = 0
  let weak: number
  let target: { id: number; email: string }
  let newEmail: string
  let token: string

  const confirm = () => test.call('POST', '/api/v1/auth/confirm-email', { body: { token } })
  const expectRefused = async () => {
    const before = await storedUsuario(test, target.id)
    expect(await confirm()).toMatchObject(errorOf(400, 'INVALID_CONFIRMATION_TOKEN'))
    expect(await storedUsuario(test, target.id)).toEqual(before)
    expect(before?.email).toBe(target.email)
  }
  const put = (path: string, body: object) => test.call('PUT', path, { token: admin.token, body })
  async function requestChange(who: 'gestor' | 'titular' = 'gestor') {
    weak = await insertGrupo(test, ['agravos.listar'])
    const conta = await account(test, null)
    target = conta
    await addMembers(test, weak, target)
    newEmail = `tomada${++serial}@saude.example`
    const { token: by } = who === 'gestor' ? gestor : conta
    const ask = () => test.call('PUT', at(target.id), { token: by, body: { email: newEmail } })
    token = (await mailAfter(test, newEmail, async () => expect((await ask()).status).toBe(200))).token ?? ''
  }

  it('200 when nothing changed, or only what the requester may give', async () => {
    await requestChange()
    await put(grupoAt(weak), { descricao: 'x', permissoes_ids: [await permissaoId(test, 'agravos.criar')] })
    expect((await confirm()).status).toBe(200)
    expect((await storedUsuario(test, target.id))?.email).toBe(newEmail)
  })

  it.each<[name: string, change: () => Promise<unknown>]>([
    ['its group has gained more: PUT /api/v1/grupos/{id}', () => put(grupoAt(weak), { permissoes_ids: [unheldId] })],
    [
      'its group has gained more: PUT /api/v1/grupos/{id}/permissoes',
      () => put(grupoAt(weak, '/permissoes'), { permissoes_ids: [unheldId] })
    ],
    [
      'its group has gained more: POST /api/v1/grupos/{id}/permissoes/{permissao_id}',
      () => test.call('POST', grupoAt(weak, `/permissoes/${unheldId}`), { token: admin.token })
    ],
    [
      'its group makes administrators',
      async () => put(grupoAt(weak), { permissoes_ids: [await permissaoId(test, 'admin')] })
    ],
    [
      'its group was deleted and its members moved to a stronger one',
      async () => {
        const query = { transferir_usuarios: String(await insertGrupo(test, [UNHELD])) }
        return await test.call('DELETE', grupoAt(weak), { token: admin.token, query })
      }
    ],
    [
      'it was put into a stronger group: POST /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}',
      async () =>
        test.call('POST', grupoAt(await insertGrupo(test, [UNHELD]), `/usuarios/${target.id}`), { token: admin.token })
    ],
    [
      'it was put into a stronger group: PUT /api/v1/usuarios/{id}/grupos',
      async () => put(at(target.id, '/grupos'), { grupos_ids: [await insertGrupo(test, [UNHELD])] })
    ],
    [
      'it was given a permission: POST /api/v1/usuarios/{id}/permissoes/{permissao_id}',
      () => test.call('POST', at(target.id, `/permissoes/${unheldId}`), { token: admin.token })
    ],
    ['it was made an administrator', () => put(at(target.id), { admin: true })],
    [
      'the manager has lost a permission that the account holds',
      () => put(at(gestor.id, '/grupos'), { grupos_ids: [] })
    ],
    ['the manager was deactivated', () => test.call('POST', at(gestor.id, '/desativar'), { token: admin.token })],
    ['the manager was removed', () => test.call('DELETE', at(gestor.id), { token: admin.token })]
  ])('400 INVALID_CONFIRMATION_TOKEN after %s', async (_name, change) => {
    await requestChange()
    const { status } = (await change()) as { status: number }
    expect(status).toBeLessThan(300)
    await expectRefused()
  })

  it('400 after its inactive group, which gives more, was switched on', async () => {
    await requestChange()
    const dormant = await insertGrupo(test, [UNHELD], { ativo: false })
    await addMembers(test, dormant, target)
    await put(grupoAt(dormant), { ativo: true })
    await expectRefused()
  })

  it('200 for an address requested by the account itself, whatever its groups have gained', async () => {
    await requestChange('titular')
    await put(grupoAt(weak), { permissoes_ids: [unheldId] })
    expect((await confirm()).status).toBe(200)
  })
})

describe('DESCRIPTION_A_ACCESS=token does not open Description B', () => {
  let literal: TestApp
  beforeAll(async () => {
    const { jwtSecret } = test.config
    literal = await openApp({ url: test.url, config: { jwtSecret, descriptionAAccess: 'token' } })
  })
  afterAll(() => literal.close())

  it.each<[method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, needed: string, body?: object]>([
    ['POST', '/alterar-senha', 'usuarios.editar', { nova_senha: NEW_SENHA }],
    ['PUT', '/grupos', 'usuarios.gerenciar_grupos', { grupos_ids: [] }],
    ['POST', '/grupos/1', 'usuarios.gerenciar_grupos'],
    ['DELETE', '/grupos/1', 'usuarios.gerenciar_grupos'],
    ['GET', '/permissoes', 'usuarios.listar'],
    ['POST', '/permissoes/1', 'usuarios.gerenciar_permissoes'],
    ['DELETE', '/permissoes/1', 'usuarios.gerenciar_permissoes'],
    ['DELETE', '/bloqueio', 'admin']
  ])('%s /api/v1/usuarios/{id}%s: 403 without %s, nothing is changed', async (method, rest, needed, body) => {
    const me = await account(test, null)
    const other = await insertAccount(test, 'usuario')
    const before = await storedUsuario(test, other.id)
    expect(await literal.call(method, at(other.id, rest), { token: me.token, body })).toMatchObject(denied(needed))
    expect(await storedUsuario(test, other.id)).toEqual(before)
    expect((await literal.call('GET', at(other.id), { token: me.token })).status).toBe(200)
  })

  it.each<[method: 'GET' | 'POST', path: string, needed: string, body?: object]>([
    ['GET', '/api/v1/usuarios', 'usuarios.listar'],
    ['POST', '/api/v1/usuarios', 'usuarios.criar', { nome: 'Ana', email: 'ana.b@saude.example', senha: NEW_SENHA }],
    ['POST', '/api/v1/usuarios/buscar', 'usuarios.listar', {}],
    ['GET', '/api/v1/usuarios/estatisticas', 'usuarios.listar'],
    ['GET', '/api/v1/grupos', 'grupos.listar'],
    ['POST', '/api/v1/grupos', 'grupos.criar', { nome: 'aberto' }],
    ['GET', '/api/v1/auditoria', 'admin']
  ])('%s %s: 403 without %s', async (method, path, needed, body) => {
    const me = await account(test, null)
    const answer = await literal.call(method, path, { token: me.token, body })
    expect(answer).toMatchObject(denied(needed))
  })
})
