import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqlState } from '../../../src/platform/db/client.ts'
import { account, insertAccount, login } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { mailAfter, resetToken } from './mail.ts'
import { auditRows, fail, MINUTE, OTHER_SENHA, setPassword } from './support.ts'

let test: TestApp

beforeAll(async () => {
  test = await startApp({ worker: true })
})
afterAll(() => test.close())

const of = async (id: number | null, ...acoes: string[]) =>
  (await auditRows(test, ...acoes)).filter(({ alvoId }) => alvoId === id)

describe('entries of the audit trail', () => {
  it('POST /api/v1/usuarios/login: a success, with moment, address and request id', async () => {
    const { id, email } = await insertAccount(test, 'usuario')
    test.advance(MINUTE)
    const headers = { 'x-request-id': 'pedido-1', 'x-forwarded-for': '203.0.113.7' }
    await test.call('POST', '/api/v1/usuarios/login', { body: { email, password: SENHA }, headers })
    expect(await of(id, 'login.sucesso', 'login.falha', 'login.bloqueio')).toEqual([
      {
        id: expect.any(Number),
        em: test.clock.moment,
        acao: 'login.sucesso',
        atorId: null,
        alvoTipo: 'usuario',
        alvoId: id,
        detalhes: { mfa: false, novo_dispositivo: false },
        ip: '203.0.113.7',
        requisicao: 'pedido-1'
      }
    ])
  })

  it('POST /api/v1/usuarios/login: five failures and one lock', async () => {
    const { id, email } = await insertAccount(test, 'usuario')
    await fail(test, email, 8)
    const acoes = (await of(id, 'login.sucesso', 'login.falha', 'login.bloqueio')).map(({ acao }) => acao)
    expect(acoes).toEqual([...Array(5).fill('login.falha'), 'login.bloqueio'])
  })

  it('POST /api/v1/usuarios/login: failures for an unknown email too, without the email', async () => {
    const before = (await of(null, 'login.falha', 'login.bloqueio')).length
    await fail(test, 'ninguem@saude.example', 6)
    const rows = (await of(null, 'login.falha', 'login.bloqueio')).slice(before)
    expect(rows.map(({ acao }) => acao)).toEqual([...Array(5).fill('login.falha'), 'login.bloqueio'])
    expect(JSON.stringify(rows)).not.toContain('ninguem')
  })

  it('POST /api/v1/usuarios/login: a failure for a deactivated account', async () => {
    const { id, email } = await insertAccount(test, 'usuario', { ativo: false, desativadoEm: test.clock.moment })
    await login(test, email)
    expect((await of(id, 'login.sucesso', 'login.falha')).map(({ acao }) => acao)).toEqual(['login.falha'])
  })

  it('POST /api/v1/auth/reset-password: one row with the number of ended sessions; none for a refused token', async () => {
    const { id, email } = await account(test, 'usuario')
    await login(test, email)
    const token = await resetToken(test, email)
    await setPassword(test, token)
    await setPassword(test, token)
    const rows = await of(id, 'senha.redefinida')
    expect(rows.map(({ detalhes }) => detalhes)).toEqual([{ sessoes_encerradas: 2 }])
  })

  it('POST /api/v1/auth/confirm-email: the names of the changed fields, not their values', async () => {
    const who = await account(test, 'usuario')
    const address = 'auditado@saude.example'
    const body = { email: address }
    const put = () => test.call('PUT', `/api/v1/usuarios/${who.id}`, { token: who.token, body })
    const { token } = await mailAfter(test, address, put)
    expect((await test.call('POST', '/api/v1/auth/confirm-email', { body: { token } })).status).toBe(200)
    const rows = await of(who.id, 'usuario.alterado', 'usuario.email_confirmado')
    expect(rows.map(({ acao, detalhes }) => [acao, detalhes])).toEqual([
      ['usuario.alterado', { campos: ['email'] }],
      ['usuario.email_confirmado', { campos: ['email'] }]
    ])
  })

  it('the audit holds no password, token, hash or email', async () => {
    const { email } = await insertAccount(test, 'usuario')
    const { body } = await login(test, email)
    await fail(test, email, 1)
    const token = await resetToken(test, email)
    await setPassword(test, token)
    const rows = await test.db.execute<{ line: string }>(sql`select a::text as line from auditoria a`)
    const text = rows.map(({ line }) => line).join('\n')
    expect(rows.length).toBeGreaterThan(3)
    for (const secret of [SENHA, OTHER_SENHA, email, token, body.access_token, body.refresh_token, '$argon2', '@']) {
      expect(text).not.toContain(secret)
    }
  })
})

describe('the audit is append-only', () => {
  it.each([
    ['update', sql`update auditoria set acao = 'x'`],
    ['update of no row', sql`update auditoria set acao = 'x' where false`],
    ['delete', sql`delete from auditoria`],
    ['truncate', sql`truncate auditoria`],
    ['truncate as a replica would', sql`set session_replication_role = replica; truncate auditoria`],
    [
      'an upsert',
      sql`insert into auditoria overriding system value select * from auditoria limit 1 on conflict (id) do update set acao = 'x'`
    ]
  ])('auditoria: %s is refused, and every row stays', async (_, statement) => {
    const { email } = await insertAccount(test, 'usuario')
    await login(test, email)
    const read = () => test.db.execute(sql`select * from auditoria order by id`)
    const before = [...(await read())]
    expect(before.length).toBeGreaterThan(0)
    const error = await test.db.transaction((tx) => tx.execute(statement)).catch((thrown) => thrown)
    expect([sqlState(error), error.cause?.message]).toEqual(['42501', 'auditoria is append-only'])
    expect([...(await read())]).toEqual(before)
  })
})
