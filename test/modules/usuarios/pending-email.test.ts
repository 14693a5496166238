import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { at } from './support.ts'

let test: TestApp
let gestor: Account
let reader: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  reader = await account(test, 'visualizador')
})
afterAll(() => test.close())

/** Returns what each operation of Description B shows of an account to a caller. */
async function shown(id: number, token: string): Promise<unknown[]> {
  const detail = await test.call('GET', at(id), { token, query: { include: 'grupos' } })
  const list = await test.call('GET', '/api/v1/usuarios', { token, query: { id: String(id) } })
  const body = { filtros: { campo: 'id', operador: 'eq', valor: id } }
  const search = await test.call('POST', '/api/v1/usuarios/buscar', { token, body })
  return [detail.body, list.body.items?.[0], search.body.items?.[0]]
}

describe('email_pendente', () => {
  it('null without one; the new address while it waits; null again once it is withdrawn', async () => {
    const who = await account(test, 'gestor')
    const pending = async () =>
      (await test.call('GET', '/api/v1/usuarios/me', { token: who.token })).body.email_pendente
    expect(await pending()).toBeNull()
    await test.call('PUT', at(who.id), { token: who.token, body: { email: 'nova@saude.example' } })
    expect(await pending()).toBe('nova@saude.example')
    for (const each of await shown(who.id, who.token))
      expect(each).toMatchObject({ email_pendente: 'nova@saude.example' })
    await test.call('PUT', at(who.id), { token: who.token, body: { email: who.email } })
    expect(await pending()).toBeNull()
  })

  it('callers who may edit users see it; callers who may only list them do not', async () => {
    const target = await insertAccount(test, 'usuario', { emailPendente: 'espera@saude.example' })
    for (const each of await shown(target.id, gestor.token))
      expect(each).toMatchObject({ email_pendente: 'espera@saude.example' })
    for (const each of await shown(target.id, reader.token)) {
      expect(each).toMatchObject({ id: target.id })
      expect(each).not.toHaveProperty('email_pendente')
    }
  })

  it('an account without permissions sees its own', async () => {
    const who = await account(test, null, { emailPendente: 'minha@saude.example' })
    const { body } = await test.call('GET', at(who.id), { token: who.token, query: { include: 'grupos' } })
    expect(body.email_pendente).toBe('minha@saude.example')
  })
})
