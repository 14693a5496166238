import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { grupos } from '../../../src/modules/grupos/tables.ts'
import { permissoes, usuariosPermissoes } from '../../../src/modules/permissoes/tables.ts'
import { type Account, account, login } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { expectError, OTHER_SENHA, readMe, refresh, warm } from './support.ts'

/** Changes are made on one instance and felt on the other, which has just served the same tokens. */
let test: TestApp
let second: TestApp
let admin: Account

beforeAll(async () => {
  test = await startApp()
  second = await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret } })
  admin = await account(test, 'admin')
  await warm(test, second)
})
afterAll(async () => {
  await second.close()
  await test.close()
})

const endings: [string, (who: Account) => Promise<{ status: number }>][] = [
  [
    'POST /api/v1/usuarios/logout',
    (who) =>
      test.call('POST', '/api/v1/usuarios/logout', { token: who.token, query: { refresh_token: who.refreshToken } })
  ],
  [
    'POST /api/v1/usuarios/{id}/desativar',
    (who) => test.call('POST', `/api/v1/usuarios/${who.id}/desativar`, { token: admin.token })
  ],
  ['PUT /api/v1/usuarios/{id} (A, ativo false)', (who) => updateA(who, { ativo: false })],
  ['PUT /api/v1/usuarios/{id} (B, ativo false)', (who) => updateB(who, { ativo: false })],
  [
    'DELETE /api/v1/usuarios/{id} (B, motivo)',
    (who) => test.call('DELETE', `/api/v1/usuarios/${who.id}`, { token: admin.token, query: { motivo: 'saiu' } })
  ],
  [
    'DELETE /api/v1/usuarios/{id} (A, removal)',
    (who) => test.call('DELETE', `/api/v1/usuarios/${who.id}`, { token: admin.token })
  ],
  ['PUT /api/v1/usuarios/{id} (A, senha by an administrator)', (who) => updateA(who, { senha: OTHER_SENHA })]
]

const updateA = (who: Account, fields: object) =>
  test.call('PUT', `/api/v1/usuarios/${who.id}`, {
    token: admin.token,
    body: { usuario: { nome: 'Pessoa', email: who.email, ...fields } }
  })
const updateB = (who: Account, fields: object, token = admin.token) =>
  test.call('PUT', `/api/v1/usuarios/${who.id}`, { token, body: fields })

it.each(endings)('%s: its tokens are 401 at the next request on another instance', async (_, end) => {
  const who = await account(test, 'usuario')
  expect((await readMe(second, who.token)).status).toBe(200)
  expect((await end(who)).status).toBe(200)
  expectError(await readMe(second, who.token), 401, 'UNAUTHORIZED')
  expectError(await refresh(second, who.refreshToken), 401, 'INVALID_REFRESH_TOKEN')
  expectError(await readMe(test, who.token), 401, 'UNAUTHORIZED')
})

it('POST /api/v1/usuarios/{id}/reativar: sessions that ended with the deactivation stay ended, a new login works', async () => {
  const who = await account(test, 'usuario')
  await test.call('POST', `/api/v1/usuarios/${who.id}/desativar`, { token: admin.token })
  expectError(await login(second, who.email), 401, 'INVALID_CREDENTIALS')
  await test.call('POST', `/api/v1/usuarios/${who.id}/reativar`, { token: admin.token })
  expectError(await readMe(second, who.token), 401, 'UNAUTHORIZED')
  expectError(await refresh(second, who.refreshToken), 401, 'INVALID_REFRESH_TOKEN')
  expect((await login(second, who.email)).status).toBe(200)
})

it('GET /api/v1/usuarios/logado: 401 for a deactivated account, although its session was left open', async () => {
  const who = await account(test, 'usuario')
  await test.db.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, who.id))
  expectError(await readMe(second, who.token), 401, 'UNAUTHORIZED')
})

it('PUT /api/v1/usuarios/{id} (A, own senha): the other sessions end, the one that asked lives', async () => {
  const who = await account(test, 'usuario')
  const other = (await login(second, who.email)).body
  const body = { usuario: { nome: 'Pessoa', email: who.email, senha: OTHER_SENHA } }
  expect((await test.call('PUT', `/api/v1/usuarios/${who.id}`, { token: who.token, body })).status).toBe(200)
  expectError(await readMe(second, other.access_token), 401, 'UNAUTHORIZED')
  expectError(await refresh(second, other.refresh_token), 401, 'INVALID_REFRESH_TOKEN')
  expect((await readMe(second, who.token)).status).toBe(200)
  expectError(await login(second, who.email), 401, 'INVALID_CREDENTIALS')
  expect((await login(second, who.email, OTHER_SENHA)).status).toBe(200)
})

const list = (token: string) => second.call('GET', '/api/v1/usuarios/', { token })
const denied = { required_permission: 'usuarios.listar' }

it('PUT /api/v1/usuarios/{id} (grupos_ids): a removed group takes its permissions along at the next request', async () => {
  const who = await account(test, 'visualizador')
  expect((await list(who.token)).status).toBe(200)
  expect((await updateB(who, { grupos_ids: [] })).status).toBe(200)
  expectError(await list(who.token), 403, 'PERMISSION_DENIED', denied)
  expect((await readMe(second, who.token)).status).toBe(200)
})

it('PUT /api/v1/usuarios/{id} (permissoes_ids): a direct permission is felt at the next request, given and taken', async () => {
  const who = await account(test, null)
  const [permissao] = await test.db.select().from(permissoes).where(eq(permissoes.nome, 'usuarios.listar'))
  expectError(await list(who.token), 403, 'PERMISSION_DENIED', denied)
  expect((await updateB(who, { permissoes_ids: [permissao!.id] })).status).toBe(200)
  expect((await list(who.token)).status).toBe(200)
  await test.db.delete(usuariosPermissoes).where(eq(usuariosPermissoes.usuarioId, who.id))
  expectError(await list(who.token), 403, 'PERMISSION_DENIED', denied)
})

it('PUT /api/v1/usuarios/{id} (admin): the flag is felt at the next request, given and taken', async () => {
  const who = await account(test, null)
  expect((await updateB(who, { admin: true })).status).toBe(200)
  expect((await list(who.token)).status).toBe(200)
  expect((await updateB(who, { admin: false })).status).toBe(200)
  expectError(await list(who.token), 403, 'PERMISSION_DENIED', denied)
})

it('GET /api/v1/usuarios/: 403 at the next request after the group was made inactive, 200 when it is active again', async () => {
  const who = await account(test, 'gestor')
  expect((await list(who.token)).status).toBe(200)
  await test.db.update(grupos).set({ ativo: false }).where(eq(grupos.nome, 'gestor'))
  expectError(await list(who.token), 403, 'PERMISSION_DENIED', denied)
  await test.db.update(grupos).set({ ativo: true }).where(eq(grupos.nome, 'gestor'))
  expect((await list(who.token)).status).toBe(200)
})

it('POST /api/v1/usuarios/{id}/desativar: no simultaneous login leaves a living session', async () => {
  for (let round = 0; round < 5; round++) {
    const who = await account(test, 'usuario')
    const [, ...logins] = await Promise.all([
      test.call('POST', `/api/v1/usuarios/${who.id}/desativar`, { token: admin.token }),
      ...Array.from({ length: 4 }, (_, i) => login(i % 2 ? test : second, who.email))
    ])
    for (const { status, body } of logins) {
      expect([200, 401]).toContain(status)
      if (status !== 200) continue
      expectError(await readMe(second, body.access_token), 401, 'UNAUTHORIZED')
      expectError(await refresh(second, body.refresh_token), 401, 'INVALID_REFRESH_TOKEN')
    }
  }
})
