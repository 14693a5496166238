import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  at,
  darDiretas,
  detail,
  erro,
  gruposDe,
  naoEncontrado,
  negado,
  registro,
  semToken,
  statusDe
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
    const alvo = await insertAccount(test, 'usuario', { cidade: 'Recife' })
    await darDiretas(test, alvo.id, 'agravos.criar')
    const before = await registro(test, alvo.id)
    test.advance(1000)
    const answer = await post(alvo.id, 'desativar')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ message: 'Usuário desativado.' })
    const moment = test.clock.moment
    const changed = { ativo: false, desativadoEm: moment, updatedAt: moment, atualizadoPorId: gestor.id }
    expect(await registro(test, alvo.id)).toEqual({ ...before, ...changed })
    const detalhe = await test.call('GET', at(alvo.id), { token: gestor.token })
    expect(detalhe.body).toMatchObject({ ativo: false, desativado_em: moment.toISOString() })
  })

  it('200 ends every session and keeps from logging in', async () => {
    const alvo = await account(test, 'usuario')
    const outra = (await login(test, alvo.email)).body
    await post(alvo.id, 'desativar')
    expect(await statusDe(test, alvo.token)).toBe(401)
    expect(await statusDe(test, outra.access_token)).toBe(401)
    const renovar = { query: { refresh_token: alvo.refreshToken } }
    expect(await test.call('POST', '/api/v1/usuarios/refresh-token', renovar)).toMatchObject(
      erro(401, 'INVALID_REFRESH_TOKEN')
    )
    expect(await login(test, alvo.email)).toMatchObject(erro(401, 'INVALID_CREDENTIALS'))
    expect(await statusDe(test, gestor.token)).toBe(200)
  })

  it('200 a second time changes nothing', async () => {
    const alvo = await insertAccount(test, 'usuario')
    await post(alvo.id, 'desativar')
    const before = await registro(test, alvo.id)
    test.advance(1000)
    const answer = await post(alvo.id, 'desativar')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ message: 'Usuário desativado.' })
    expect(await registro(test, alvo.id)).toEqual(before)
  })

  it('200 ten times at once deactivate once', async () => {
    const alvo = await insertAccount(test, 'usuario')
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(alvo.id, 'desativar')))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const { body } = await test.call('GET', at(alvo.id), { token: gestor.token, query: { include: 'historico' } })
    expect(body.historico).toHaveLength(1)
  })

  it('200 for oneself, who then is out', async () => {
    const eu = await account(test, 'gestor')
    expect((await post(eu.id, 'desativar', eu.token)).status).toBe(200)
    expect(await statusDe(test, eu.token)).toBe(401)
  })
})

describe('POST /api/v1/usuarios/{usuario_id}/reativar', () => {
  it('200, the account may log in again; old sessions stay ended', async () => {
    const alvo = await account(test, 'usuario')
    await post(alvo.id, 'desativar')
    test.advance(1000)
    const answer = await post(alvo.id, 'reativar')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ message: 'Usuário reativado.' })
    const moment = test.clock.moment
    const changed = { ativo: true, desativadoEm: null, updatedAt: moment, atualizadoPorId: gestor.id }
    expect(await registro(test, alvo.id)).toMatchObject(changed)
    expect(await gruposDe(test, alvo.id)).toEqual(['usuario'])
    expect(await statusDe(test, alvo.token)).toBe(401)
    expect((await login(test, alvo.email)).status).toBe(200)
  })

  it('200 for an active account changes nothing', async () => {
    const alvo = await account(test, 'usuario')
    const before = await registro(test, alvo.id)
    test.advance(1000)
    expect((await post(alvo.id, 'reativar')).status).toBe(200)
    expect(await registro(test, alvo.id)).toEqual(before)
    expect(await statusDe(test, alvo.token)).toBe(200)
  })
})

describe.each([
  ['desativar', 'usuarios.deletar', 'usuarios.editar'],
  ['reativar', 'usuarios.editar', 'usuarios.deletar']
])('POST /api/v1/usuarios/{usuario_id}/%s', (acao, permissao, outra) => {
  it(`needs ${permissao}, which ${outra} does not replace, not even for oneself`, async () => {
    const quem = await account(test, null)
    await darDiretas(test, quem.id, outra)
    const alvo = await insertAccount(test, null)
    expect(await post(alvo.id, acao, quem.token)).toMatchObject(negado(permissao))
    expect(await post(quem.id, acao, quem.token)).toMatchObject(negado(permissao))
    expect(await post(999_999, acao, quem.token)).toMatchObject(negado(permissao))
    await darDiretas(test, quem.id, permissao)
    expect((await post(alvo.id, acao, quem.token)).status).toBe(200)
  })

  it('401 without a token', async () => {
    expect(await test.call('POST', at(gestor.id, `/${acao}`))).toMatchObject(semToken)
  })

  it.each(['999999', '0', '2147483648'])('404 for %s', async (id) => {
    expect(await post(id, acao)).toMatchObject(naoEncontrado)
  })

  it('422 detail for an id that is no number, a parameter, a body', async () => {
    const token = gestor.token
    expect(await post('abc', acao)).toMatchObject(detail([['path', 'usuario_id'], 'type_error']))
    const path = at(gestor.id, `/${acao}`)
    expect(await test.call('POST', path, { token, query: { motivo: 'x' } })).toMatchObject(
      detail([['query', 'motivo'], 'extra_forbidden'])
    )
    expect(await test.call('POST', path, { token, body: { motivo: 'x' } })).toMatchObject(
      detail([['body'], 'extra_forbidden'])
    )
    expect(await statusDe(test, token)).toBe(200)
  })

  it('200 with an empty JSON body, which some clients always send', async () => {
    const alvo = await insertAccount(test, 'usuario')
    expect((await test.call('POST', at(alvo.id, `/${acao}`), { token: gestor.token, body: {} })).status).toBe(200)
  })
})
