import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { mailAfter } from '../auth/mail.ts'
import { at as grupo, incluir, novoGrupo } from '../grupos/support.ts'
import { at, darDiretas, erro, invalido, negado, novaPermissao, permissaoId, registro, statusDe } from './support.ts'

// Whoever takes over an account has all that it may do: by its password, or by an address that is confirmed later.
const SEGREDO = 'vetores.apagar'
const NOVA = 'Zika!2025x'
let test: TestApp
let admin: Account
let gestor: Account
let segredoId: number

beforeAll(async () => {
  test = await startApp({ worker: true })
  segredoId = await novaPermissao(test, SEGREDO)
  admin = await account(test, null, { admin: true })
})
beforeEach(async () => {
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

describe('POST /api/v1/usuarios/{id}/alterar-senha', () => {
  const alterar = (id: number, token: string) =>
    test.call('POST', at(id, '/alterar-senha'), { token, body: { nova_senha: NOVA, forcar_troca: false } })

  it.each<[how: string, give: (id: number) => Promise<unknown>]>([
    ['directly', (id) => darDiretas(test, id, SEGREDO)],
    ['by a group', async (id) => incluir(test, await novoGrupo(test, [SEGREDO]), { id })]
  ])(
    '403 for an account that holds more %s: its password and sessions stay; 200 once the caller holds as much',
    async (_how, give) => {
      const alvo = await account(test, 'usuario')
      await give(alvo.id)
      const before = await registro(test, alvo.id)
      expect(await alterar(alvo.id, gestor.token)).toMatchObject(negado(SEGREDO))
      expect(await registro(test, alvo.id)).toEqual(before)
      expect(await statusDe(test, alvo.token)).toBe(200)
      expect((await login(test, alvo.email)).status).toBe(200)
      await darDiretas(test, gestor.id, SEGREDO)
      expect((await alterar(alvo.id, gestor.token)).status).toBe(200)
      expect(await statusDe(test, alvo.token)).toBe(401)
      expect((await login(test, alvo.email, NOVA)).status).toBe(200)
    }
  )

  it('422 at id for the own account, of an administrator too: that one needs the present password', async () => {
    for (const { id, email, token } of [gestor, admin]) {
      const before = await registro(test, id)
      expect(await alterar(id, token)).toMatchObject(invalido(['id', 'OWN_ACCOUNT']))
      expect(await registro(test, id)).toEqual(before)
      expect((await login(test, email)).status).toBe(200)
    }
  })

  it('403 for the own account without usuarios.editar', async () => {
    const eu = await account(test, 'usuario')
    expect(await alterar(eu.id, eu.token)).toMatchObject(negado('usuarios.editar'))
  })
})

describe('POST /api/v1/auth/confirm-email: an address that a manager asked for another account', () => {
  let serial = 0
  let fracos: number
  let alvo: { id: number; email: string }
  let novo: string
  let token: string

  const confirm = () => test.call('POST', '/api/v1/auth/confirm-email', { body: { token } })
  const recusado = async () => {
    const before = await registro(test, alvo.id)
    expect(await confirm()).toMatchObject(erro(400, 'INVALID_CONFIRMATION_TOKEN'))
    expect(await registro(test, alvo.id)).toEqual(before)
    expect(before?.email).toBe(alvo.email)
  }
  const put = (path: string, body: object) => test.call('PUT', path, { token: admin.token, body })
  async function pedido(quem: 'gestor' | 'titular' = 'gestor') {
    fracos = await novoGrupo(test, ['agravos.listar'])
    const conta = await account(test, null)
    alvo = conta
    await incluir(test, fracos, alvo)
    novo = `tomada${++serial}@saude.example`
    const { token: by } = quem === 'gestor' ? gestor : conta
    const ask = () => test.call('PUT', at(alvo.id), { token: by, body: { email: novo } })
    token = (await mailAfter(test, novo, async () => expect((await ask()).status).toBe(200))).token ?? ''
  }

  it('200 when nothing changed, or what changed is within the reach of who asked', async () => {
    await pedido()
    await put(grupo(fracos), { descricao: 'x', permissoes_ids: [await permissaoId(test, 'agravos.criar')] })
    expect((await confirm()).status).toBe(200)
    expect((await registro(test, alvo.id))?.email).toBe(novo)
  })

  it.each<[name: string, change: () => Promise<unknown>]>([
    ['its group has gained more: PUT /api/v1/grupos/{id}', () => put(grupo(fracos), { permissoes_ids: [segredoId] })],
    [
      'its group has gained more: PUT /api/v1/grupos/{id}/permissoes',
      () => put(grupo(fracos, '/permissoes'), { permissoes_ids: [segredoId] })
    ],
    [
      'its group has gained more: POST /api/v1/grupos/{id}/permissoes/{permissao_id}',
      () => test.call('POST', grupo(fracos, `/permissoes/${segredoId}`), { token: admin.token })
    ],
    [
      'its group makes administrators',
      async () => put(grupo(fracos), { permissoes_ids: [await permissaoId(test, 'admin')] })
    ],
    [
      'its group was deleted and its members moved to a stronger one',
      async () => {
        const query = { transferir_usuarios: String(await novoGrupo(test, [SEGREDO])) }
        return await test.call('DELETE', grupo(fracos), { token: admin.token, query })
      }
    ],
    [
      'it was put into a stronger group: POST /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}',
      async () =>
        test.call('POST', grupo(await novoGrupo(test, [SEGREDO]), `/usuarios/${alvo.id}`), { token: admin.token })
    ],
    [
      'it was put into a stronger group: PUT /api/v1/usuarios/{id}/grupos',
      async () => put(at(alvo.id, '/grupos'), { grupos_ids: [await novoGrupo(test, [SEGREDO])] })
    ],
    [
      'it was given a permission: POST /api/v1/usuarios/{id}/permissoes/{permissao_id}',
      () => test.call('POST', at(alvo.id, `/permissoes/${segredoId}`), { token: admin.token })
    ],
    ['it was made an administrator', () => put(at(alvo.id), { admin: true })],
    [
      'the manager has lost a permission that the account holds',
      () => put(at(gestor.id, '/grupos'), { grupos_ids: [] })
    ],
    ['the manager was deactivated', () => test.call('POST', at(gestor.id, '/desativar'), { token: admin.token })],
    ['the manager was removed', () => test.call('DELETE', at(gestor.id), { token: admin.token })]
  ])('400 INVALID_CONFIRMATION_TOKEN after %s', async (_name, change) => {
    await pedido()
    const { status } = (await change()) as { status: number }
    expect(status).toBeLessThan(300)
    await recusado()
  })

  it('400 after its inactive group, which gives more, was switched on', async () => {
    await pedido()
    const dormente = await novoGrupo(test, [SEGREDO], { ativo: false })
    await incluir(test, dormente, alvo)
    await put(grupo(dormente), { ativo: true })
    await recusado()
  })

  it('200 for who asked for the own account, whatever its groups have gained', async () => {
    await pedido('titular')
    await put(grupo(fracos), { permissoes_ids: [segredoId] })
    expect((await confirm()).status).toBe(200)
  })
})

describe('DESCRIPTION_A_ACCESS=token does not open what is of B', () => {
  let literal: TestApp
  beforeAll(async () => {
    const { jwtSecret } = test.config
    literal = await openApp({ url: test.url, config: { jwtSecret, descriptionAAccess: 'token' } })
  })
  afterAll(() => literal.close())

  it.each<[method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, needed: string, body?: object]>([
    ['POST', '/alterar-senha', 'usuarios.editar', { nova_senha: NOVA }],
    ['PUT', '/grupos', 'usuarios.gerenciar_grupos', { grupos_ids: [] }],
    ['POST', '/grupos/1', 'usuarios.gerenciar_grupos'],
    ['DELETE', '/grupos/1', 'usuarios.gerenciar_grupos'],
    ['GET', '/permissoes', 'usuarios.listar'],
    ['POST', '/permissoes/1', 'usuarios.gerenciar_permissoes'],
    ['DELETE', '/permissoes/1', 'usuarios.gerenciar_permissoes'],
    ['DELETE', '/bloqueio', 'admin']
  ])('%s /api/v1/usuarios/{id}%s: 403 without %s, nothing is changed', async (method, rest, needed, body) => {
    const eu = await account(test, null)
    const outro = await insertAccount(test, 'usuario')
    const before = await registro(test, outro.id)
    expect(await literal.call(method, at(outro.id, rest), { token: eu.token, body })).toMatchObject(negado(needed))
    expect(await registro(test, outro.id)).toEqual(before)
    expect((await literal.call('GET', at(outro.id), { token: eu.token })).status).toBe(200)
  })

  it.each<[method: 'GET' | 'POST', path: string, needed: string, body?: object]>([
    ['GET', '/api/v1/usuarios', 'usuarios.listar'],
    ['POST', '/api/v1/usuarios', 'usuarios.criar', { nome: 'Ana', email: 'ana.b@saude.example', senha: NOVA }],
    ['POST', '/api/v1/usuarios/buscar', 'usuarios.listar', {}],
    ['GET', '/api/v1/usuarios/estatisticas', 'usuarios.listar'],
    ['GET', '/api/v1/grupos', 'grupos.listar'],
    ['POST', '/api/v1/grupos', 'grupos.criar', { nome: 'aberto' }],
    ['GET', '/api/v1/auditoria', 'admin']
  ])('%s %s: 403 without %s', async (method, path, needed, body) => {
    const eu = await account(test, null)
    const answer = await literal.call(method, path, { token: eu.token, body })
    expect(answer).toMatchObject(negado(needed))
  })
})
