import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { mailAfter } from '../auth/mail.ts'
import { expectError } from '../auth/support.ts'
import { at, grupoId, permissaoId } from './support.ts'

let test: TestApp
let admin: Account
let serial = 0

beforeAll(async () => {
  test = await startApp({ worker: true })
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

const address = () => `pendente${++serial}@saude.example`
const confirm = (token: string) => test.call('POST', '/api/v1/auth/confirm-email', { body: { token } })

async function storedEmails(id: number) {
  const [row] = await test.db.select().from(usuarios).where(eq(usuarios.id, id))
  const { email, emailPendente, emailPendentePorId, emailVerificado } = row!
  return { email, emailPendente, emailPendentePorId, emailVerificado }
}

/** Asks for a new address and reads the token from the mail to it. */
async function requestChange(who: Account, id: number, email: string, body: unknown = { email }): Promise<string> {
  const mail = await mailAfter(test, email, async () => {
    expect((await test.call('PUT', at(id), { token: who.token, body })).status).toBe(200)
  })
  return mail.token!
}

describe('POST /api/v1/auth/confirm-email: who asked for the address', () => {
  it.each([
    ['the owner, by Description B', 'usuario', null],
    ['the owner, by Description A', 'usuario', (email: string) => ({ usuario: { nome: 'Ana', email } })]
  ])('POST /api/v1/auth/confirm-email: 200 when it was %s', async (_, grupo, bodyFor) => {
    const who = await account(test, grupo as 'usuario')
    const email = address()
    const token = await requestChange(who, who.id, email, bodyFor?.(email))
    const pending = { email: who.email, emailPendente: email, emailPendentePorId: who.id, emailVerificado: false }
    expect(await storedEmails(who.id)).toEqual(pending)
    expect((await confirm(token)).status).toBe(200)
    expect(await storedEmails(who.id)).toEqual({
      email,
      emailPendente: null,
      emailPendentePorId: null,
      emailVerificado: true
    })
    expect((await login(test, email)).body.user.id).toBe(who.id)
  })

  it.each([
    ['a gestor, of a member of usuario', 'gestor', 'usuario'],
    ['a gestor, of another gestor', 'gestor', 'gestor'],
    ['an administrator, of a gestor', 'admin', 'gestor'],
    ['an administrator, of another', 'admin', 'admin']
  ] as const)('POST /api/v1/auth/confirm-email: 200 when it was %s', async (_, who, grupo) => {
    const [asker, target] = [await account(test, who), await insertAccount(test, grupo)]
    const email = address()
    const token = await requestChange(asker, target.id, email)
    expect(await storedEmails(target.id)).toMatchObject({ emailPendente: email, emailPendentePorId: asker.id })
    expect((await confirm(token)).status).toBe(200)
    expect(await storedEmails(target.id)).toEqual({
      email,
      emailPendente: null,
      emailPendentePorId: null,
      emailVerificado: true
    })
    expect((await login(test, email)).status).toBe(200)
  })

  it('PUT /api/v1/usuarios/{id}: the owner’s own request replaces another’s', async () => {
    const [asker, who] = [await account(test, 'gestor'), await account(test, 'usuario')]
    const older = await requestChange(asker, who.id, address())
    const email = address()
    const newer = await requestChange(who, who.id, email)
    expect(await storedEmails(who.id)).toMatchObject({ emailPendente: email, emailPendentePorId: who.id })
    expectError(await confirm(older), 400, 'INVALID_CONFIRMATION_TOKEN')
    expect((await confirm(newer)).status).toBe(200)
    expect(await storedEmails(who.id)).toMatchObject({ email, emailPendentePorId: null })
  })
})

describe('POST /api/v1/auth/confirm-email: 400 when something changed in between', () => {
  it.each<[string, (target: number, asker: Account) => Promise<unknown>]>([
    ['who asked was deactivated', (_, asker) => test.call('POST', at(asker.id, '/desativar'), { token: admin.token })],
    ['who asked was removed', (_, asker) => test.call('DELETE', at(asker.id), { token: admin.token })],
    [
      'who asked left the group',
      async (_, asker) =>
        test.call('DELETE', at(asker.id, `/grupos/${await grupoId(test, 'gestor')}`), { token: admin.token })
    ],
    [
      'the account joined a group',
      async (target) => test.call('POST', at(target, `/grupos/${await grupoId(test, 'admin')}`), { token: admin.token })
    ],
    [
      'the groups of the account were replaced',
      async (target) =>
        test.call('PUT', at(target, '/grupos'), {
          token: admin.token,
          body: { grupos_ids: [await grupoId(test, 'analista')] }
        })
    ],
    [
      'the account was given a permission',
      async (target) =>
        test.call('POST', at(target, `/permissoes/${await permissaoId(test, 'agravos.deletar')}`), {
          token: admin.token
        })
    ],
    [
      'the account’s password was set by someone else',
      (target) =>
        test.call('POST', at(target, '/alterar-senha'), { token: admin.token, body: { nova_senha: 'Zika#2025' } })
    ]
  ])('POST /api/v1/auth/confirm-email: 400 when %s', async (_, change) => {
    const [asker, target] = [await account(test, 'gestor'), await insertAccount(test, 'usuario')]
    const token = await requestChange(asker, target.id, address())
    const { status } = (await change(target.id, asker)) as { status: number }
    expect([200, 204]).toContain(status)
    expectError(await confirm(token), 400, 'INVALID_CONFIRMATION_TOKEN')
    expect(await storedEmails(target.id)).toMatchObject({ email: target.email, emailVerificado: false })
  })
})
