import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokensConta } from '../../../src/core/contas/tables.ts'
import { account, insertAccount, login } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { readMail, readMails, resetToken } from './mail.ts'
import {
  askReset,
  comparable,
  dump,
  expectDetail,
  OTHER_SENHA,
  opaque,
  readMe,
  setPassword,
  sha256
} from './support.ts'

let test: TestApp

beforeAll(async () => {
  test = await startApp({ worker: true, config: { publicUrl: 'https://saude.example/api' } })
})
afterAll(() => test.close())

const message = 'Se houver uma conta ativa com este e-mail, as instruções de redefinição foram enviadas.'

/** Returns the mails that the work causes. Jobs are worked in order, so a reset for a known account marks the end. */
async function mailsOf(work: () => Promise<unknown>) {
  const before = (await test.mails(0)).length
  await work()
  const marker = await insertAccount(test, 'usuario')
  await askReset(test, marker.email)
  for (let count = before + 1; ; count++) {
    const mails = (await readMails(test, count)).slice(before)
    if (mails.at(-1)?.to === marker.email) return mails.slice(0, -1)
  }
}

describe('POST /api/v1/usuarios/reset-password: what is sent to whom', () => {
  it('POST /api/v1/usuarios/reset-password: 200 with a message; one mail with a token goes to the stored address', async () => {
    const { email } = await insertAccount(test, 'usuario', {
      email: 'Ana.Souza@saude.example',
      nome: 'Ana Souza',
      emailVerificado: true
    })
    const mails = await mailsOf(async () => {
      const answer = await askReset(test, 'ana.souza@SAUDE.example')
      expect([answer.status, answer.body]).toEqual([200, { message }])
    })
    expect(mails.map(({ to }) => to)).toEqual([email])
    expect(mails[0]?.token).toMatch(opaque)
    expect(mails[0]?.text).toContain('Olá, Ana Souza!')
    expect(mails[0]?.text).toContain('60 minutos')
    expect(mails[0]?.text).toContain('https://saude.example/api/api/v1/auth/reset-password')
  })

  it('POST /api/v1/usuarios/reset-password: the same answer for a known, an unknown and a deactivated account; mail only for the first', async () => {
    const known = await insertAccount(test, 'usuario')
    const inactive = await insertAccount(test, 'usuario', { ativo: false, desativadoEm: test.clock.moment })
    const mails = await mailsOf(async () => {
      const expected = comparable(await askReset(test, known.email))
      expect(expected).toMatchObject({ status: 200, body: { message } })
      expect(comparable(await askReset(test, 'ninguem@saude.example'))).toEqual(expected)
      expect(comparable(await askReset(test, inactive.email))).toEqual(expected)
    })
    expect(mails.map(({ to }) => to)).toEqual([known.email])
    expect(await test.db.select().from(tokensConta).where(eq(tokensConta.usuarioId, inactive.id))).toEqual([])
  })

  it('POST /api/v1/usuarios/reset-password: asking changes nothing yet; a bearer token is neither needed nor looked at', async () => {
    const { email, token } = await account(test, 'usuario')
    await test.call('POST', '/api/v1/usuarios/reset-password', { token: 'x', query: { email } })
    await mailsOf(async () => {})
    expect((await readMe(test, token)).status).toBe(200)
    expect((await login(test, email)).status).toBe(200)
  })

  it.each([
    ['en-US', 'Hello, Ana!', 'en-US'],
    ['es-ES, en;q=0.5', 'Hola, Ana:', 'es-ES'],
    ['de, en;q=0.8, pt;q=0.9', 'Olá, Ana!', 'pt-BR'],
    ['fr', 'Olá, Ana!', 'pt-BR']
  ])(
    'POST /api/v1/usuarios/reset-password: the mail for Accept-Language %s greets with %s',
    async (header, greeting, language) => {
      const { email } = await insertAccount(test, 'usuario', { nome: 'Ana', emailVerificado: true })
      const [mail] = await mailsOf(async () => {
        expect((await askReset(test, email, header)).headers['content-language']).toBe(language)
      })
      expect(mail?.text).toContain(greeting)
      expect(mail?.text).toContain(`<html lang="${language}">`)
    }
  )

  it.each([
    ['missing', ''],
    ['empty', '?email='],
    ['no address', '?email=ana'],
    ['surrounded by spaces', '?email=%20ana@saude.example%20'],
    ['followed by a line break', '?email=ana@saude.example%0d%0aBcc:x@y.example'],
    ['two addresses', '?email=ana@saude.example,x@y.example'],
    ['repeated', '?email=ana@saude.example&email=x@y.example'],
    ['too long', `?email=${'a'.repeat(250)}@saude.example`]
  ])('POST /api/v1/usuarios/reset-password: 422 detail when email is %s', async (_, query) => {
    expectDetail(await test.call('POST', `/api/v1/usuarios/reset-password${query}`), ['query', 'email'])
  })
})

describe('POST /api/v1/usuarios/reset-password: where the token is', () => {
  it('POST /api/v1/usuarios/reset-password: the database has only the hash of the token', async () => {
    const { email } = await insertAccount(test, 'usuario')
    const token = await resetToken(test, email)
    const stored = await dump(test)
    expect(stored).toContain(sha256(token).toString('hex'))
    for (const trace of [token, Buffer.from(token).toString('hex'), Buffer.from(token, 'base64url').toString('hex')]) {
      expect(stored).not.toContain(trace)
    }
  })

  it('POST /api/v1/usuarios/reset-password: a mail that could not be sent leaves no token in the queue', async () => {
    const unreachable = await startApp({ worker: true, config: { smtpUrl: 'smtp://127.0.0.1:1' } })
    try {
      const { email } = await insertAccount(unreachable, 'usuario')
      await askReset(unreachable, email)
      await expect
        .poll(() => unreachable.db.execute(sql`select 1 from graphile_worker.jobs where last_error is not null`))
        .toHaveLength(1)
      const hashes = (await unreachable.db.select().from(tokensConta)).map(({ hash }) => hash.toString('hex'))
      expect(hashes).toHaveLength(1)
      const stored = await dump(unreachable)
      expect(stored).toContain(email)
      for (const [text] of stored.matchAll(/[\w-]{43}/g)) expect(hashes).not.toContain(sha256(text).toString('hex'))
    } finally {
      await unreachable.close()
    }
  })
})

it('POST /api/v1/usuarios/reset-password: a mail server at SMTP_URL receives the mail, and its token works', async () => {
  const received: { to: string[]; source: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString()
        })
        done()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const sending = await startApp({ worker: true, config: { smtpUrl: `smtp://127.0.0.1:${port}` } })
  try {
    const { email } = await insertAccount(sending, 'usuario')
    await askReset(sending, email, 'en-US')
    await expect.poll(() => received).toHaveLength(1)
    expect(received[0]?.to).toEqual([email])
    const { to, text, token } = readMail(received[0]!.source)
    expect(to).toBe(email)
    expect(text).toContain('Hello!')
    expect(await sending.mails(0)).toEqual([])
    expect((await setPassword(sending, token!)).status).toBe(200)
    expect((await login(sending, email, OTHER_SENHA)).status).toBe(200)
  } finally {
    await sending.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
})
