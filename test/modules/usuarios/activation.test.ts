import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  at,
  denied,
  detail,
  errorOf,
  giveDirect,
  gruposOf,
  notFound,
  statusOf,
  storedUsuario,
  unauthorized
} from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const post = (id: number | string, acao: string, token: string | undefined = gestor.token) =>
  test.call('POST', at(id, `/${acao}`), { token })

describe('POST /api/v1/usuarios/{usuario_id}/desativar', () => {
  it('200, the record is kept, desativado_em is set', async () => {
    const target = await insertAccount(test, 'usuario', { cidade: 'Recife' })
    await giveDirect(test, target.id, 'agravos.criar')
    const before = await storedUsuario(test, target.id)
    test.advance(1000)
    const answer = await post(target.id, 'desativar')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ message: 'Usuário desativado.' })
    const moment = test.clock.moment
    const changed = { ativo: false, desativadoEm: moment, updatedAt: moment, atualizadoPorId: gestor.id }
    expect(await storedUsuario(test, target.id)).toEqual({ ...before, ...changed })
    const detail = await test.call('GET', at(target.id), { token: gestor.token })
    expect(detail.body).toMatchObject({ ativo: false, desativado_em: moment.toISOString() })
  })

  it('200 ends every session and prevents new logins', async () => {
    const target = await account(test, 'usuario')
    const other = (await login(test, target.email)).body
    await post(target.id, 'desativar')
    expect(await statusOf(test, target.token)).toBe(401)
    expect(await statusOf(test, other.access_token)).toBe(401)
    const refresh = { query: { refresh_token: target.refreshToken } }
    expect(await test.call('POST', '/api/v1/usuarios/refresh-token', refresh)).toMatchObject(
      errorOf(401, 'INVALID_REFRESH_TOKEN')
    )
    expect(await login(test, target.email)).toMatchObject(errorOf(401, 'INVALID_CREDENTIALS'))
    expect(await statusOf(test, gestor.token)).toBe(200)
  })

  it('200 a second time changes nothing', async () => {
    const target = await insertAccount(test, 'usuario')
    await post(target.id, 'desativar')
    const before = await storedUsuario(test, target.id)
    test.advance(1000)
    const answer = await post(target.id, 'desativar')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ message: 'Usuário desativado.' })
    expect(await storedUsuario(test, target.id)).toEqual(before)
  })

  it('200 ten times at once deactivate once', async () => {
    const target = await insertAccount(test, 'usuario')
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(target.id, 'desativar')))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const { body } = await test.call('GET', at(target.id), { token: gestor.token, query: { include: 'historico' } })
    expect(body.historico).toHaveLength(1)
  })

  it("200 for oneself, which ends the caller's session", async () => {
    const me = await account(test, 'gestor')
    expect((await post(me.id, 'desativar', me.token)).status).toBe(200)
    expect(await statusOf(test, me.token)).toBe(401)
  })
})

describe('POST /api/v1/usuarios/{usuario_id}/reativar', () => {
  it('200, the account may log in again; old sessions stay ended', async () => {
    const target = await account(test, 'usuario')
    await post(target.id, 'desativar')
    test.advance(1000)
    const answer = await post(target.id, 'reativar')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ message: 'Usuário reativado.' })
    const moment = test.clock.moment
    const changed = { ativo: true, desativadoEm: null, updatedAt: moment, atualizadoPorId: gestor.id }
    expect(await storedUsuario(test, target.id)).toMatchObject(changed)
    expect(await gruposOf(test, target.id)).toEqual(['usuario'])
    expect(await statusOf(test, target.token)).toBe(401)
    expect((await login(test, target.email)).status).toBe(200)
  })

  it('an account without a group: the answer says so', async () => {
    const target = await account(test, 'usuario')
    await test.db.execute(sql`delete from usuarios_grupos where usuario_id = ${target.id}`)
    await post(target.id, 'desativar')
    const answer = await post(target.id, 'reativar')
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: 'Usuário reativado, mas sem nenhum grupo; atribua um.' }
    ])
  })

  it('200 for an active account changes nothing', async () => {
    const target = await account(test, 'usuario')
    const before = await storedUsuario(test, target.id)
    test.advance(1000)
    expect((await post(target.id, 'reativar')).status).toBe(200)
    expect(await storedUsuario(test, target.id)).toEqual(before)
    expect(await statusOf(test, target.token)).toBe(200)
  })
})

describe.each([
  ['desativar', 'usuarios.deletar', 'usuarios.editar'],
  ['reativar', 'usuarios.editar', 'usuarios.deletar']
])('POST /api/v1/usuarios/{usuario_id}/%s', (acao, permissao, other) => {
  it(`needs ${permissao}, which ${other} does not replace, not even for oneself`, async () => {
    const who = await account(test, null)
    await giveDirect(test, who.id, other)
    const target = await insertAccount(test, null)
    expect(await post(target.id, acao, who.token)).toMatchObject(denied(permissao))
    expect(await post(who.id, acao, who.token)).toMatchObject(denied(permissao))
    expect(await post(999_999, acao, who.token)).toMatchObject(denied(permissao))
    await giveDirect(test, who.id, permissao)
    expect((await post(target.id, acao, who.token)).status).toBe(200)
  })

  it('401 without a token', async () => {
    expect(await test.call('POST', at(gestor.id, `/${acao}`))).toMatchObject(unauthorized)
  })

  it.each(['999999', '0', '2147483648'])('404 for %s', async (id) => {
    expect(await post(id, acao)).toMatchObject(notFound)
  })

  it('422 detail for an id that is not a number, a parameter, a body', async () => {
    const token = gestor.token
    expect(await post('abc', acao)).toMatchObject(detail([['path', 'usuario_id'], 'type_error']))
    const path = at(gestor.id, `/${acao}`)
    expect(await test.call('POST', path, { token, query: { motivo: 'x' } })).toMatchObject(
      detail([['query', 'motivo'], 'extra_forbidden'])
    )
    expect(await test.call('POST', path, { token, body: { motivo: 'x' } })).toMatchObject(
      detail([['body'], 'extra_forbidden'])
    )
    expect(await statusOf(test, token)).toBe(200)
  })

  it('200 with an empty JSON body, which some clients always send', async () => {
    const target = await insertAccount(test, 'usuario')
    expect((await test.call('POST', at(target.id, `/${acao}`), { token: gestor.token, body: {} })).status).toBe(200)
  })
})
