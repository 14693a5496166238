import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { mailAfter, readMail } from '../auth/mail.ts'
import { askReset, expectError } from '../auth/support.ts'
import { countEntries, lastEntry } from './b-support.ts'
import { at } from './support.ts'

let test: TestApp
let serial = 0

beforeAll(async () => {
  test = await startApp({ worker: true })
})
afterAll(() => test.close())

const address = () => `engano${++serial}@saude.example`
const put = (who: Account, id: number, body: unknown) => test.call('PUT', at(id), { token: who.token, body })
const confirm = (token: string) => test.call('POST', '/api/v1/auth/confirm-email', { body: { token } })

async function storedEmails(id: number) {
  const [row] = await test.db.select().from(usuarios).where(eq(usuarios.id, id))
  const { email, emailPendente, emailPendentePorId } = row!
  return { email, emailPendente, emailPendentePorId }
}

/** Asks for an address and reads the code that is mailed to it. */
async function requestChange(who: Account, id: number, email: string): Promise<string> {
  const mail = await mailAfter(test, email, async () => expect((await put(who, id, { email })).status).toBe(200))
  return mail.token!
}

const edited = (id: number, fields: string[]) => ({
  id,
  message: 'Usuário atualizado.',
  campos_alterados: fields,
  requer_acao: { email_verificacao: false, relogin: false }
})

describe('PUT /api/v1/usuarios/{id}: the present email withdraws a pending one', () => {
  it.each<[string, (email: string) => string]>([
    ['as it is', (email) => email],
    ['in another case', (email) => email.toUpperCase()]
  ])('PUT /api/v1/usuarios/{id}: by Description B, %s; the mailed code is dead', async (_, spelled) => {
    const who = await account(test, 'usuario')
    const token = await requestChange(who, who.id, address())
    const answer = await put(who, who.id, { email: spelled(who.email) })
    expect([answer.status, answer.body]).toEqual([200, edited(who.id, ['email'])])
    const kept = { email: spelled(who.email), emailPendente: null, emailPendentePorId: null }
    expect(await storedEmails(who.id)).toEqual(kept)
    expect(await lastEntry(test, who.id)).toMatchObject({
      acao: 'usuario.alterado',
      ator_id: who.id,
      detalhes: { campos: ['email'] }
    })
    expectError(await confirm(token), 400, 'INVALID_CONFIRMATION_TOKEN')
    expect(await storedEmails(who.id)).toEqual(kept)
  })

  it.each<[string, (email: string) => string]>([
    ['as it is', (email) => email],
    ['in another case', (email) => email.toUpperCase()]
  ])('PUT /api/v1/usuarios/{id}: by Description A, %s; the mailed code is dead', async (_, spelled) => {
    const who = await account(test, 'usuario', { nome: 'Ana' })
    const token = await requestChange(who, who.id, address())
    const answer = await put(who, who.id, { usuario: { nome: 'Ana', email: spelled(who.email) } })
    expect([answer.status, answer.body.email]).toEqual([200, spelled(who.email)])
    expect(await storedEmails(who.id)).toEqual({
      email: spelled(who.email),
      emailPendente: null,
      emailPendentePorId: null
    })
    expectError(await confirm(token), 400, 'INVALID_CONFIRMATION_TOKEN')
  })

  it('PUT /api/v1/usuarios/{id}: the owner withdraws what another asked for, and the other way round', async () => {
    const [asker, who] = [await account(test, 'gestor'), await account(test, 'usuario')]
    for (const [first, second] of [
      [asker, who],
      [who, asker]
    ] as const) {
      const token = await requestChange(first, who.id, address())
      expect((await put(second, who.id, { email: who.email })).body.campos_alterados).toEqual(['email'])
      expect(await storedEmails(who.id)).toEqual({ email: who.email, emailPendente: null, emailPendentePorId: null })
      expectError(await confirm(token), 400, 'INVALID_CONFIRMATION_TOKEN')
    }
  })

  it('PUT /api/v1/usuarios/{id}: asking for the same address again makes a new code valid, and not the old one', async () => {
    const who = await account(test, 'usuario')
    const email = address()
    const older = await requestChange(who, who.id, email)
    await put(who, who.id, { email: who.email })
    const newer = await requestChange(who, who.id, email)
    expectError(await confirm(older), 400, 'INVALID_CONFIRMATION_TOKEN')
    expect((await confirm(newer)).status).toBe(200)
    expect((await storedEmails(who.id)).email).toBe(email)
  })

  it('PUT /api/v1/usuarios/{id}: together with another field, both are named', async () => {
    const who = await account(test, 'usuario')
    await put(who, who.id, { email: address() })
    const { body } = await put(who, who.id, { cargo: 'Médica', email: who.email })
    expect(body).toEqual(edited(who.id, ['cargo', 'email']))
    expect((await storedEmails(who.id)).emailPendente).toBeNull()
  })

  it('PUT /api/v1/usuarios/{id}: 403 for callers who may not change the account, and the address stays pending', async () => {
    const [stranger, who] = [await account(test, 'usuario'), await account(test, 'usuario')]
    const email = address()
    const token = await requestChange(who, who.id, email)
    expectError(await put(stranger, who.id, { email: who.email }), 403, 'PERMISSION_DENIED', {
      required_permission: 'usuarios.editar'
    })
    expect((await storedEmails(who.id)).emailPendente).toBe(email)
    expect((await confirm(token)).status).toBe(200)
  })
})

describe('PUT /api/v1/usuarios/{id}: requests that leave a pending email alone', () => {
  it('PUT /api/v1/usuarios/{id}: a body without email by Description B; the code still works', async () => {
    const who = await account(test, 'usuario')
    const email = address()
    const token = await requestChange(who, who.id, email)
    expect((await put(who, who.id, { cargo: 'Médica' })).body).toEqual(edited(who.id, ['cargo']))
    expect((await put(who, who.id, { cargo: 'Médica' })).body).toEqual(edited(who.id, []))
    expect(await storedEmails(who.id)).toEqual({ email: who.email, emailPendente: email, emailPendentePorId: who.id })
    expect((await confirm(token)).status).toBe(200)
  })

  it('PUT /api/v1/usuarios/{id}: the present, unverified email with nothing pending changes, records and mails nothing', async () => {
    const [who, other] = [await account(test, 'usuario'), await insertAccount(test, 'usuario')]
    const [entries, before] = [await countEntries(test, who.id), await storedEmails(who.id)]
    expect((await put(who, who.id, { email: who.email })).body).toEqual(edited(who.id, []))
    expect([await countEntries(test, who.id), await storedEmails(who.id)]).toEqual([entries, before])
    // A mail that was asked for later has come, and none to this address.
    await mailAfter(test, other.email, () => askReset(test, other.email))
    expect((await test.mails(0)).map(readMail).filter(({ to }) => to === who.email)).toEqual([])
  })

  it('PUT /api/v1/usuarios/{id}: a password together with the present email is on record as both when something was pending', async () => {
    const who = await account(test, 'usuario', { nome: 'Ana' })
    const token = await requestChange(who, who.id, address())
    const usuario = { nome: 'Ana', email: who.email, senha: `${SENHA}x` }
    expect((await put(who, who.id, { usuario })).status).toBe(200)
    expect((await lastEntry(test, who.id))?.detalhes).toEqual({ campos: ['email'] })
    expectError(await confirm(token), 400, 'INVALID_CONFIRMATION_TOKEN')
  })
})
