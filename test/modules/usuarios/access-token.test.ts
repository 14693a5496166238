import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { type Answer, startApp, type TestApp } from '../../support/app.ts'
import { at, darDiretas, multipart, negado, novaPermissao, permissaoId, registro, semToken } from './support.ts'

// DESCRIPTION_A_ACCESS=token: any account may call A's routes, as their table literally says. B's need their permission as before.
let literal: TestApp
let strict: TestApp
let comum: Account
let comumStrict: Account

beforeAll(async () => {
  literal = await startApp({ config: { descriptionAAccess: 'token' } })
  strict = await startApp()
  comum = await account(literal, null)
  comumStrict = await account(strict, null)
})
afterAll(async () => {
  await literal.close()
  await strict.close()
})

type Alvo = { id: number; email: string }
const a = (alvo: Alvo, campos: object) => ({ usuario: { nome: 'Ana', email: alvo.email, ...campos } })

let serial = 0
const nome = () => `nova.permissao${++serial}`
type Row = [
  name: string,
  needed: string,
  status: number,
  run: (test: TestApp, token: string | undefined, alvo: Alvo) => Promise<Answer>
]
const rows: Row[] = [
  ['GET /api/v1/usuarios/', 'usuarios.listar', 200, (test, token) => test.call('GET', '/api/v1/usuarios/', { token })],
  [
    'GET /api/v1/usuarios/{usuario_id}',
    'usuarios.listar',
    200,
    (test, token, alvo) => test.call('GET', at(alvo.id), { token })
  ],
  [
    'PUT /api/v1/usuarios/{usuario_id}',
    'usuarios.editar',
    200,
    (test, token, alvo) =>
      test.call('PUT', at(alvo.id), { token, body: a(alvo, { cidade: 'Olinda', senha: 'Zika!2025x' }) })
  ],
  [
    'POST /api/v1/usuarios/{usuario_id}/desativar',
    'usuarios.deletar',
    200,
    (test, token, alvo) => test.call('POST', at(alvo.id, '/desativar'), { token })
  ],
  [
    'POST /api/v1/usuarios/{usuario_id}/reativar',
    'usuarios.editar',
    200,
    (test, token, alvo) => test.call('POST', at(alvo.id, '/reativar'), { token })
  ],
  [
    'DELETE /api/v1/usuarios/{usuario_id}',
    'usuarios.deletar',
    200,
    (test, token, alvo) => test.call('DELETE', at(alvo.id), { token })
  ],
  [
    'POST /api/v1/usuarios/{usuario_id}/foto-perfil',
    'usuarios.editar',
    422,
    (test, token, alvo) => test.call('POST', at(alvo.id, '/foto-perfil'), { token, ...multipart([]) })
  ],
  [
    'GET /api/v1/usuarios/{usuario_id}/foto-perfil',
    'usuarios.listar',
    404,
    (test, token, alvo) => test.call('GET', at(alvo.id, '/foto-perfil'), { token })
  ],
  [
    'POST /api/v1/permissoes/',
    'usuarios.gerenciar_permissoes',
    201,
    (test, token) => test.call('POST', '/api/v1/permissoes/', { token, body: { nome: nome() } })
  ],
  [
    'PUT /api/v1/permissoes/{permissao_id}',
    'usuarios.gerenciar_permissoes',
    200,
    async (test, token) =>
      test.call('PUT', `/api/v1/permissoes/${await novaPermissao(test, nome())}`, { token, body: { nome: nome() } })
  ],
  [
    'DELETE /api/v1/permissoes/{permissao_id}',
    'usuarios.gerenciar_permissoes',
    204,
    async (test, token) => test.call('DELETE', `/api/v1/permissoes/${await novaPermissao(test, nome())}`, { token })
  ]
]

describe('DESCRIPTION_A_ACCESS', () => {
  it.each(rows)(
    '%s: 403 without %s by default, %i for any account with token, 401 without one',
    async (_name, needed, status, run) => {
      expect(await run(strict, comumStrict.token, await insertAccount(strict, null))).toMatchObject(negado(needed))
      expect((await run(literal, comum.token, await insertAccount(literal, null))).status).toBe(status)
      expect(await run(literal, undefined, await insertAccount(literal, null))).toMatchObject(semToken)
    }
  )
})

describe('DESCRIPTION_A_ACCESS=token: B is as strict as before', () => {
  it.each<[name: string, needed: string, run: (alvo: Alvo) => Promise<Answer>]>([
    [
      'GET /api/v1/usuarios/{id}?include=',
      'usuarios.listar',
      (alvo) => literal.call('GET', at(alvo.id), { token: comum.token, query: { include: 'grupos' } })
    ],
    [
      'PUT /api/v1/usuarios/{id}',
      'usuarios.editar',
      (alvo) => literal.call('PUT', at(alvo.id), { token: comum.token, body: { cidade: 'Olinda' } })
    ],
    [
      'DELETE /api/v1/usuarios/{id}?motivo=',
      'usuarios.deletar',
      (alvo) => literal.call('DELETE', at(alvo.id), { token: comum.token, query: { motivo: 'x' } })
    ]
  ])('%s: 403', async (_name, needed, run) => {
    const alvo = await insertAccount(literal, null)
    const before = await registro(literal, alvo.id)
    expect(await run(alvo)).toMatchObject(negado(needed))
    expect(await registro(literal, alvo.id)).toEqual(before)
  })
})

describe('DESCRIPTION_A_ACCESS=token: still no one gains what they do not hold', () => {
  const put = (id: number, body: object) => literal.call('PUT', at(id), { token: comum.token, body })

  it.each(['itself', 'another'])('an ordinary account gives %s neither the flag nor a permission', async (quem) => {
    const alvo = quem === 'itself' ? comum : await insertAccount(literal, null)
    const before = await registro(literal, alvo.id)
    expect(await put(alvo.id, a(alvo, { admin: true }))).toMatchObject(negado('admin'))
    for (const permissao of ['admin', 'usuarios.listar']) {
      const body = { ...a(alvo, {}), permissoes: [await permissaoId(literal, permissao)] }
      expect(await put(alvo.id, body)).toMatchObject(negado('usuarios.gerenciar_permissoes'))
    }
    expect(await registro(literal, alvo.id)).toEqual(before)
  })

  it('an ordinary account does not take over one that holds more', async () => {
    const alvo = await insertAccount(literal, null, { nome: 'Ana' })
    await darDiretas(literal, alvo.id, 'relatorios.gerar')
    expect(await put(alvo.id, a(alvo, { senha: 'Zika!2025x' }))).toMatchObject(negado('relatorios.gerar'))
    expect(await put(alvo.id, a({ ...alvo, email: 'tomada@saude.example' }, {}))).toMatchObject(
      negado('relatorios.gerar')
    )
  })

  it('an ordinary account does not touch an administrator', async () => {
    const alvo = await insertAccount(literal, 'admin', { nome: 'Ana' })
    await insertAccount(literal, 'admin')
    const before = await registro(literal, alvo.id)
    const { token } = comum
    expect(await put(alvo.id, a(alvo, { cidade: 'x' }))).toMatchObject(negado('admin'))
    expect(await literal.call('POST', at(alvo.id, '/desativar'), { token })).toMatchObject(negado('admin'))
    expect(await literal.call('DELETE', at(alvo.id), { token })).toMatchObject(negado('admin'))
    expect(await registro(literal, alvo.id)).toEqual(before)
  })
})
