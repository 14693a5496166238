import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { type Answer, startApp, type TestApp } from '../../support/app.ts'
import {
  at,
  denied,
  giveDirect,
  insertPermissao,
  multipart,
  permissaoId,
  storedUsuario,
  unauthorized
} from './support.ts'

// With DESCRIPTION_A_ACCESS=token any account may call the routes of A, as their table literally says. Those of B need
// their permission as before.
let literal: TestApp
let strict: TestApp
let ordinary: Account
let ordinaryStrict: Account

beforeAll(async () => {
  literal = await startApp({ config: { descriptionAAccess: 'token' } })
  strict = await startApp()
  ordinary = await account(literal, null)
  ordinaryStrict = await account(strict, null)
})
afterAll(async () => {
  await literal.close()
  await strict.close()
})

type Target = { id: number; email: string }
const a = (target: Target, fields: object) => ({ usuario: { nome: 'Ana', email: target.email, ...fields } })

let serial = 0
const nextNome = () => `nova.permissao${++serial}`
type Row = [
  name: string,
  needed: string,
  status: number,
  run: (test: TestApp, token: string | undefined, target: Target) => Promise<Answer>
]
const rows: Row[] = [
  ['GET /api/v1/usuarios/', 'usuarios.listar', 200, (test, token) => test.call('GET', '/api/v1/usuarios/', { token })],
  [
    'GET /api/v1/usuarios/{usuario_id}',
    'usuarios.listar',
    200,
    (test, token, target) => test.call('GET', at(target.id), { token })
  ],
  [
    'PUT /api/v1/usuarios/{usuario_id}',
    'usuarios.editar',
    200,
    (test, token, target) =>
      test.call('PUT', at(target.id), { token, body: a(target, { cidade: 'Olinda', senha: 'Zika!2025x' }) })
  ],
  [
    'POST /api/v1/usuarios/{usuario_id}/desativar',
    'usuarios.deletar',
    200,
    (test, token, target) => test.call('POST', at(target.id, '/desativar'), { token })
  ],
  [
    'POST /api/v1/usuarios/{usuario_id}/reativar',
    'usuarios.editar',
    200,
    (test, token, target) => test.call('POST', at(target.id, '/reativar'), { token })
  ],
  [
    'DELETE /api/v1/usuarios/{usuario_id}',
    'usuarios.deletar',
    200,
    (test, token, target) => test.call('DELETE', at(target.id), { token })
  ],
  [
    'POST /api/v1/usuarios/{usuario_id}/foto-perfil',
    'usuarios.editar',
    422,
    (test, token, target) => test.call('POST', at(target.id, '/foto-perfil'), { token, ...multipart([]) })
  ],
  [
    'GET /api/v1/usuarios/{usuario_id}/foto-perfil',
    'usuarios.listar',
    404,
    (test, token, target) => test.call('GET', at(target.id, '/foto-perfil'), { token })
  ],
  [
    'POST /api/v1/permissoes/',
    'usuarios.gerenciar_permissoes',
    201,
    (test, token) => test.call('POST', '/api/v1/permissoes/', { token, body: { nome: nextNome() } })
  ],
  [
    'PUT /api/v1/permissoes/{permissao_id}',
    'usuarios.gerenciar_permissoes',
    200,
    async (test, token) =>
      test.call('PUT', `/api/v1/permissoes/${await insertPermissao(test, nextNome())}`, {
        token,
        body: { nome: nextNome() }
      })
  ],
  [
    'DELETE /api/v1/permissoes/{permissao_id}',
    'usuarios.gerenciar_permissoes',
    204,
    async (test, token) =>
      test.call('DELETE', `/api/v1/permissoes/${await insertPermissao(test, nextNome())}`, { token })
  ]
]

describe('DESCRIPTION_A_ACCESS', () => {
  it.each(rows)(
    '%s: 403 without %s by default, %i for any account with token, 401 without one',
    async (_name, needed, status, run) => {
      expect(await run(strict, ordinaryStrict.token, await insertAccount(strict, null))).toMatchObject(denied(needed))
      expect((await run(literal, ordinary.token, await insertAccount(literal, null))).status).toBe(status)
      expect(await run(literal, undefined, await insertAccount(literal, null))).toMatchObject(unauthorized)
    }
  )
})

describe('DESCRIPTION_A_ACCESS=token: B is as strict as before', () => {
  it.each<[name: string, needed: string, run: (target: Target) => Promise<Answer>]>([
    [
      'GET /api/v1/usuarios/{id}?include=',
      'usuarios.listar',
      (target) => literal.call('GET', at(target.id), { token: ordinary.token, query: { include: 'grupos' } })
    ],
    [
      'PUT /api/v1/usuarios/{id}',
      'usuarios.editar',
      (target) => literal.call('PUT', at(target.id), { token: ordinary.token, body: { cidade: 'Olinda' } })
    ],
    [
      'DELETE /api/v1/usuarios/{id}?motivo=',
      'usuarios.deletar',
      (target) => literal.call('DELETE', at(target.id), { token: ordinary.token, query: { motivo: 'x' } })
    ]
  ])('%s: 403', async (_name, needed, run) => {
    const target = await insertAccount(literal, null)
    const before = await storedUsuario(literal, target.id)
    expect(await run(target)).toMatchObject(denied(needed))
    expect(await storedUsuario(literal, target.id)).toEqual(before)
  })
})

describe('DESCRIPTION_A_ACCESS=token: an account still gains nothing that it does not hold', () => {
  const put = (id: number, body: object) => literal.call('PUT', at(id), { token: ordinary.token, body })

  it.each(['itself', 'another'])('an ordinary account gives %s neither the flag nor a permission', async (who) => {
    const target = who === 'itself' ? ordinary : await insertAccount(literal, null)
    const before = await storedUsuario(literal, target.id)
    expect(await put(target.id, a(target, { admin: true }))).toMatchObject(denied('admin'))
    for (const permissao of ['admin', 'usuarios.listar']) {
      const body = { ...a(target, {}), permissoes: [await permissaoId(literal, permissao)] }
      expect(await put(target.id, body)).toMatchObject(denied('usuarios.gerenciar_permissoes'))
    }
    expect(await storedUsuario(literal, target.id)).toEqual(before)
  })

  it('an ordinary account does not take over one that holds more', async () => {
    const target = await insertAccount(literal, null, { nome: 'Ana' })
    await giveDirect(literal, target.id, 'relatorios.gerar')
    expect(await put(target.id, a(target, { senha: 'Zika!2025x' }))).toMatchObject(denied('relatorios.gerar'))
    expect(await put(target.id, a({ ...target, email: 'tomada@saude.example' }, {}))).toMatchObject(
      denied('relatorios.gerar')
    )
  })

  it('an ordinary account does not touch an administrator', async () => {
    const target = await insertAccount(literal, 'admin', { nome: 'Ana' })
    await insertAccount(literal, 'admin')
    const before = await storedUsuario(literal, target.id)
    const { token } = ordinary
    expect(await put(target.id, a(target, { cidade: 'x' }))).toMatchObject(denied('admin'))
    expect(await literal.call('POST', at(target.id, '/desativar'), { token })).toMatchObject(denied('admin'))
    expect(await literal.call('DELETE', at(target.id), { token })).toMatchObject(denied('admin'))
    expect(await storedUsuario(literal, target.id)).toEqual(before)
  })
})
