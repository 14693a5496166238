import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { readMails } from '../auth/mail.ts'
import { auditRows, expectError } from '../auth/support.ts'

const PATH = '/api/v1/administracao/carta-teste'

let test: TestApp
/** A further instance, whose mail server is not there. */
let lost: TestApp
let admin: Account

beforeAll(async () => {
  test = await startApp()
  const config = { jwtSecret: test.config.jwtSecret, smtpUrl: 'smtp://127.0.0.1:1' }
  lost = (await openApp({ url: test.url, config })) as TestApp
  admin = await account(test, 'admin')
})
afterAll(async () => {
  await lost.close()
  await test.close()
})

describe('POST /api/v1/administracao/carta-teste', () => {
  it('200: the letter goes to the own address, and the answer says that it is only a file', async () => {
    const { status, body } = await test.call('POST', PATH, { token: admin.token })
    expect([status, body.data]).toEqual([200, { enviada: true, meio: 'arquivo', para: admin.email, problema: null }])
    const [mail] = await readMails(test, 1)
    expect(mail).toMatchObject({ to: admin.email, text: expect.stringContaining('Carta de teste') })
    expect(await auditRows(test, 'servico.carta_teste')).toMatchObject([
      { atorId: admin.id, detalhes: { enviada: true, meio: 'arquivo' } }
    ])
  })

  it('200 with what the mail server said', async () => {
    const { status, body } = await lost.call('POST', PATH, { token: admin.token })
    expect([status, body.data]).toEqual([
      200,
      { enviada: false, meio: 'smtp', para: admin.email, problema: expect.stringContaining('ECONNREFUSED') }
    ])
  })

  it('403 for everybody else', async () => {
    const { token } = await account(test, 'gestor')
    expectError(await test.call('POST', PATH, { token }), 403, 'PERMISSION_DENIED', { required_permission: 'admin' })
  })
})
