import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mfaAccount, post, totp } from '../auth/b-support.ts'
import { resetToken } from '../auth/mail.ts'
import { fail, OUTRA_SENHA, setPassword } from '../auth/support.ts'
import { type Account, account, insertAccount, login } from '../support/accounts.ts'
import { MASTER_KEY, SENHA, startApp, type TestApp } from '../support/app.ts'
import { permissaoId } from '../usuarios/support.ts'

let test: TestApp
let admin: Account

beforeAll(async () => {
  test = await startApp({ worker: true })
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

const read = (query: Record<string, string> = {}) =>
  test.call('GET', '/api/v1/auditoria', { token: admin.token, query })
const actions = async (query: Record<string, string>): Promise<string[]> =>
  (await read(query)).body.items.map(({ acao }: { acao: string }) => acao)
const put = (id: number, body: object) => test.call('PUT', `/api/v1/usuarios/${id}`, { token: admin.token, body })

it('GET /api/v1/auditoria: login, failure, lock, unlock, reset, permissions, deactivation and removal, in this order', async () => {
  const { id, email } = await insertAccount(test, 'usuario')
  await login(test, email)
  await fail(test, email, 5)
  await test.call('DELETE', `/api/v1/usuarios/${id}/bloqueio`, { token: admin.token })
  await setPassword(test, await resetToken(test, email))
  await put(id, { permissoes_ids: [await permissaoId(test, 'agravos.criar')] })
  await put(id, { grupos_ids: [] })
  await put(id, { admin: true })
  await put(id, { admin: false })
  await test.call('POST', `/api/v1/usuarios/${id}/desativar`, { token: admin.token })
  await test.call('POST', `/api/v1/usuarios/${id}/reativar`, { token: admin.token })
  expect((await test.call('DELETE', `/api/v1/usuarios/${id}`, { token: admin.token })).status).toBe(200)
  const { items } = (await read({ alvo_id: String(id), alvo_tipo: 'usuario' })).body
  expect(items.toReversed().map((row: Record<string, unknown>) => [row.acao, row.ator_id, row.detalhes])).toEqual([
    ['login.sucesso', null, { mfa: false, novo_dispositivo: false }],
    ...Array(5).fill(['login.falha', null, {}]),
    ['login.bloqueio', null, {}],
    ['login.desbloqueio', admin.id, {}],
    ['senha.redefinida', null, { sessoes_encerradas: 1 }],
    ['usuario.alterado', admin.id, { campos: ['permissoes'] }],
    ['usuario.alterado', admin.id, { campos: ['grupos'] }],
    ['usuario.alterado', admin.id, { campos: ['admin'] }],
    ['usuario.alterado', admin.id, { campos: ['admin'] }],
    ['usuario.desativado', admin.id, {}],
    ['usuario.reativado', admin.id, {}],
    ['usuario.removido', admin.id, {}]
  ])
})

it('GET /api/v1/auditoria: changes of MFA and of the password by their owner', async () => {
  const who = await mfaAccount(test)
  const nova = { senha_atual: SENHA, senha_nova: OUTRA_SENHA, confirmar_senha: OUTRA_SENHA }
  await post(test, 'change-password', who.token, nova)
  const code = totp(who.secret, test.clock.moment)
  await post(test, 'mfa/disable', who.token, { senha: OUTRA_SENHA, code })
  expect(await actions({ ator_id: String(who.id) })).toEqual([
    'mfa.desabilitada',
    'senha.alterada',
    'mfa.habilitada',
    'mfa.iniciada'
  ])
})

it('GET /api/v1/auditoria: permissions made, renamed and removed', async () => {
  const body = (nome: string) => ({ token: admin.token, body: { nome } })
  const { id } = (await test.call('POST', '/api/v1/permissoes/', body('mapas.ver'))).body
  await test.call('PUT', `/api/v1/permissoes/${id}`, body('mapas.abrir'))
  await test.call('DELETE', `/api/v1/permissoes/${id}`, { token: admin.token })
  const query = { alvo_tipo: 'permissao', alvo_id: String(id) }
  expect(await actions(query)).toEqual(['permissao.removida', 'permissao.alterada', 'permissao.criada'])
})

it('GET /api/v1/auditoria: a refused change leaves none', async () => {
  const gestor = await account(test, 'gestor')
  const before = (await read()).body.total
  await test.call('PUT', `/api/v1/usuarios/${gestor.id}`, { token: gestor.token, body: { admin: true } })
  await test.call('DELETE', `/api/v1/usuarios/${admin.id}`, { token: gestor.token })
  await put(gestor.id, { cpf: '529.982.247-25' })
  expect((await read()).body.total).toBe(before)
})

it('auditoria: no row holds a name, email, cpf, phone, password, code, token or device of anybody', async () => {
  const usuario = {
    nome: 'Joaquina Pirapora',
    email: 'joaquina.pirapora@saude.example',
    senha: SENHA,
    master_key: MASTER_KEY,
    telefone: '(81) 98888-7777',
    cidade: 'Itamaracá'
  }
  expect((await test.call('POST', '/api/v1/usuarios/signup', { body: { usuario } })).status).toBe(201)
  const { body } = await login(test, usuario.email)
  const change = { nome: 'Joaquina Petrolina', telefone: '(87) 97777-6666', email: 'petrolina@saude.example' }
  await test.call('PUT', `/api/v1/usuarios/${body.user.id}`, { token: body.access_token, body: change })
  const mfa = (await post(test, 'mfa/enable', body.access_token)).body
  await post(test, 'mfa/verify', body.access_token, { code: totp(mfa.secret, test.clock.moment) })
  await fail(test, usuario.email, 2)
  const rows = await test.db.execute<{ line: string }>(sql`select a::text as line from auditoria a`)
  const text = rows.map(({ line }) => line).join('\n')
  expect(text).toContain('mfa.habilitada')
  const secrets = [body.access_token, body.refresh_token, mfa.secret, ...mfa.backup_codes, SENHA, MASTER_KEY]
  const personal = [
    'Joaquina',
    'Petrolina',
    'petrolina',
    '98888',
    '97777',
    'Itamarac',
    'lightMyRequest',
    '@',
    '$argon2'
  ]
  for (const hidden of [...secrets, ...personal]) expect(text).not.toContain(hidden)
})
