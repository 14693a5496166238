import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokensConta, usuarios } from '../../../src/core/contas/tables.ts'
import { tasks } from '../../../src/handlers.ts'
import { makeConfirmationMail, makeResetMail } from '../../../src/modules/auth/mails.ts'
import type { Mailer } from '../../../src/platform/mail/mailer.ts'
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

it.each([true, false])(
  'a mail that the server did not take is tried until it is sent (confirmed address: %s)',
  async (emailVerificado) => {
    const emailPendente = `longe-${emailVerificado}@saude.example`
    const { id, email } = await insertAccount(test, 'usuario', { emailVerificado, emailPendente })
    // More often than an account is sent such mails within an hour.
    const tries = Array.from({ length: 8 }, (_, i) => ({ attempt: i + 1, lastAttempt: false }))
    const sent: string[] = []
    const mailing = (send: Mailer['send']) => ({ ...test.services, mailer: { ...test.services.mailer, send } })
    const away = mailing(() => Promise.reject(new Error('the mail server is away')))
    const there = mailing(async ({ to }) => void sent.push(to))
    const kinds = {
      'redefinir-senha': { email, idioma: 'pt-BR' },
      'confirmar-email': { usuarioId: id, emailNovo: emailPendente, idioma: 'pt-BR' }
    }
    for (const [kind, payload] of Object.entries(kinds) as [keyof typeof kinds, never][]) {
      for (const info of tries) await expect(tasks(away)[kind](payload, info)).rejects.toThrow('away')
      await tasks(there)[kind](payload, { attempt: tries.length + 1, lastAttempt: false })
    }
    expect(sent).toEqual([email, emailPendente])
    // The next request is a new one, and the limits apply to it.
    await tasks(there)['redefinir-senha'](kinds['redefinir-senha'], { attempt: 1, lastAttempt: false })
    expect(sent).toHaveLength(2)
  }
)
