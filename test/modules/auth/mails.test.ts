import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokensConta, usuarios } from '../../../src/core/contas/tables.ts'
import { makeConfirmationMail, makeResetMail } from '../../../src/modules/auth/mails.ts'
import { insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { blocked } from './support.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

type Change = Partial<typeof usuarios.$inferInsert>

/** Makes a mail while another transaction changes the account and is not yet committed. */
async function whileChanging<T>(id: number, change: Change, mail: () => Promise<T>): Promise<T> {
  let made: Promise<T> | undefined
  await test.db.transaction(async (tx) => {
    await tx.update(usuarios).set(change).where(eq(usuarios.id, id))
    made = mail()
    await blocked(test, 1)
  })
  return (await made) as T
}

const tokensOf = (id: number) => test.db.select().from(tokensConta).where(eq(tokensConta.usuarioId, id))

it('a reset mail goes to no address that the account leaves at that moment', async () => {
  const { id, email } = await insertAccount(test, 'usuario')
  const mail = await whileChanging(id, { email: 'outro-reset@saude.example' }, () =>
    makeResetMail(test.services, email)
  )
  expect(mail).toBeNull()
  expect(await tokensOf(id)).toEqual([])
})

it('a confirmation mail goes to no address that is withdrawn at that moment', async () => {
  const emailPendente = 'errado@saude.example'
  const { id } = await insertAccount(test, 'usuario', { emailPendente })
  const mail = await whileChanging(id, { emailPendente: null }, () =>
    makeConfirmationMail(test.services, id, emailPendente)
  )
  expect(mail).toBeNull()
  expect(await tokensOf(id)).toEqual([])
})

it('both are sent when something else about the account changes', async () => {
  const emailPendente = 'certo@saude.example'
  const { id, email } = await insertAccount(test, 'usuario', { emailPendente })
  const reset = await whileChanging(id, { cargo: 'Analista' }, () => makeResetMail(test.services, email))
  expect(reset?.para).toBe(email)
  const confirmation = await whileChanging(id, { cargo: 'Gestora' }, () =>
    makeConfirmationMail(test.services, id, emailPendente)
  )
  expect(confirmation?.para).toBe(emailPendente)
  expect(await tokensOf(id)).toHaveLength(2)
})
