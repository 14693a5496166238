import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { signUpBody } from '../usuarios/support.ts'
import { CHROME, FIREFOX, loginB, post, STEP, totp } from './b-support.ts'
import { readMails, workOff } from './mail.ts'
import { askReset, dump, expectError, fail, HOUR, MINUTE, OTHER_SENHA, sha256 } from './support.ts'

let test: TestApp
let admin: Account

beforeAll(async () => {
  test = await startApp({ config: { publicUrl: 'https://saude.example/api' } })
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

const confirmed = { nome: 'Ana', emailVerificado: true }
let serial = 0
const address = () => `estranha${++serial}@longe.example`
const change = (who: Account, email: string) =>
  test.call('PUT', `/api/v1/usuarios/${who.id}`, { token: who.token, body: { email } })

/** Returns all mails to an address, once everything queued before has been sent. */
async function mailsTo(email: string) {
  await workOff(test)
  return (await readMails(test, 0)).filter(({ to }) => to === email)
}

describe('the owner gets a mail', () => {
  it('about multi-factor authentication on and off, by the owner and by an administrator, and about ended sessions', async () => {
    const who = await account(test, 'usuario', confirmed)
    const enrol = async () => {
      const { secret } = (await post(test, 'mfa/enable', who.token)).body
      await post(test, 'mfa/verify', who.token, { code: totp(secret, test.clock.moment) })
      test.advance(STEP)
      return secret
    }
    const secret = await enrol()
    const code = totp(secret, test.clock.moment)
    await post(test, 'mfa/disable', who.token, { senha: SENHA, code })
    await enrol()
    await test.call('DELETE', `/api/v1/usuarios/${who.id}/mfa`, { token: admin.token })
    await test.call('DELETE', `/api/v1/usuarios/${who.id}/sessoes`, { token: admin.token })
    const mails = await mailsTo(who.email)
    const said = ['foi habilitada', 'foi desabilitada', 'foi habilitada', 'administrador desabilitou', 'encerrou todas']
    expect(mails).toHaveLength(said.length)
    for (const [i, words] of said.entries()) {
      expect(mails[i]!.text).toContain(words)
      expect(mails[i]!.text).toContain('Olá, Ana!')
      expect(mails[i]!.text).not.toContain(secret)
    }
  })

  it('about a new email, at once at the present address, and at both when it is confirmed', async () => {
    const who = await account(test, 'usuario', confirmed)
    const email = address()
    await change(who, email)
    const token = (await mailsTo(email))[0]?.token
    const [asked, ...more] = await mailsTo(who.email)
    expect(more).toEqual([])
    expect(asked!.text).toContain('Foi pedida a troca do e-mail')
    expect(asked!.text).toContain(email)
    await test.call('POST', '/api/v1/auth/confirm-email', { body: { token } })
    expect((await mailsTo(who.email)).map(({ text }) => /foi alterado/.test(text))).toEqual([false, true])
    expect((await mailsTo(email)).map(({ text }) => /agora é o e-mail da sua conta/.test(text))).toEqual([false, true])
  })

  it('about an account that was made with the master key', async () => {
    const usuario = signUpBody()
    await test.call('POST', '/api/v1/usuarios/signup', { body: { usuario } })
    const [mail] = await mailsTo(usuario.email)
    expect(mail!.text).toContain('Sua conta no')
    expect(mail!.text).not.toContain(usuario.nome)
  })
})

describe('a lock', () => {
  const unlock = (token: string) => test.call('POST', '/api/v1/auth/unlock', { body: { token } })
  const lockMails = async (email: string) => (await mailsTo(email)).filter(({ text }) => text.includes('/auth/unlock'))

  it('POST /api/v1/auth/unlock: the mail about a lock holds a token that releases it, once, and only its hash is stored', async () => {
    const who = await insertAccount(test, 'usuario', confirmed)
    await fail(test, who.email, 7)
    expect((await login(test, who.email)).status).toBe(423)
    const [mail, ...more] = await lockMails(who.email)
    expect(more).toEqual([])
    expect(mail!.text).toContain('https://saude.example/api/api/v1/auth/unlock')
    const text = await dump(test)
    expect(text).toContain(sha256(mail!.token!).toString('hex'))
    expect(text).not.toContain(mail!.token!)
    const answer = await unlock(mail!.token!)
    expect([answer.status, answer.body]).toEqual([200, { message: 'Conta liberada. Entre novamente.' }])
    expect((await login(test, who.email)).status).toBe(200)
    await fail(test, who.email, 5)
    expectError(await unlock(mail!.token!), 400, 'INVALID_UNLOCK_TOKEN')
    expect((await login(test, who.email)).status).toBe(423)
    expect(await lockMails(who.email)).toHaveLength(2)
  })

  it('POST /api/v1/auth/unlock: 400 for a token of an hour ago, of a reset, and for garbage; a lock of an unknown email sends nothing', async () => {
    const who = await insertAccount(test, 'usuario', confirmed)
    await fail(test, who.email, 5)
    const [mail] = await lockMails(who.email)
    await askReset(test, who.email)
    const reset = (await mailsTo(who.email)).at(-1)!
    test.advance(HOUR)
    for (const token of [mail!.token!, reset.token!, 'x']) expectError(await unlock(token), 400, 'INVALID_UNLOCK_TOKEN')
    await fail(test, 'ninguem@saude.example', 6)
    expect(await mailsTo('ninguem@saude.example')).toEqual([])
    admin = await account(test, 'admin')
  })
})

describe('an address that nobody has confirmed', () => {
  const text = 'Pague em golpe.example'

  it('gets at most five mails an hour from one account that claims it, without any text of the caller', async () => {
    const who = await account(test, 'usuario', { nome: text })
    const victim = address()
    for (let i = 0; i < 15; i++) {
      await change(who, victim)
      await change(who, who.email)
    }
    await change(who, victim)
    const mails = await mailsTo(victim)
    expect(mails).toHaveLength(5)
    for (const mail of mails) expect(mail.text).not.toContain('golpe')
    test.advance(HOUR - MINUTE)
    const { access_token: token } = (await login(test, who.email)).body
    await change({ ...who, token }, victim)
    expect(await mailsTo(victim)).toHaveLength(5)
    test.advance(MINUTE)
    await change({ ...who, token }, victim)
    expect(await mailsTo(victim)).toHaveLength(6)
    admin = await account(test, 'admin')
  })

  it('gets no more from several accounts, and an account sends no more to several addresses', async () => {
    const victim = address()
    for (let i = 0; i < 7; i++) await change(await account(test, 'usuario'), victim)
    expect(await mailsTo(victim)).toHaveLength(5)
    const who = await account(test, 'usuario')
    const others = Array.from({ length: 7 }, address)
    for (const email of others) {
      await change(who, email)
      await workOff(test)
    }
    const got = (await readMails(test, 0)).filter(({ to }) => others.includes(to)).map(({ to }) => to)
    expect(got).toEqual(others.slice(0, 5))
  })

  it('gets no more from an account that is made and removed again and again, and no name', async () => {
    const email = address()
    for (let i = 0; i < 7; i++) {
      await test.call('POST', '/api/v1/usuarios/signup', { body: { usuario: signUpBody({ email, nome: text }) } })
      const { id } = (await login(test, email)).body.user
      await test.call('DELETE', `/api/v1/usuarios/${id}`, { token: admin.token })
    }
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(5)
    for (const mail of mails) expect(mail.text).not.toContain('golpe')
  })

  it('gets notices without the name, the device and the new address; a confirmed one gets all of that, however many', async () => {
    const cruel = { 'user-agent': 'golpe.example' }
    for (const emailVerificado of [false, true]) {
      const who = await account(test, 'usuario', { nome: text, emailVerificado })
      await loginB(test, who.email, {}, { 'user-agent': emailVerificado ? CHROME : FIREFOX })
      await loginB(test, who.email, {}, cruel)
      await change(who, `golpe.${address()}`)
      let [senha, next] = [SENHA, OTHER_SENHA]
      for (let i = 0; i < 5; i++) {
        await post(test, 'change-password', who.token, { senha_atual: senha, senha_nova: next, confirmar_senha: next })
        ;[senha, next] = [next, senha]
      }
      const mails = await mailsTo(who.email)
      expect(mails).toHaveLength(emailVerificado ? 8 : 5)
      for (const mail of mails) expect(mail.text.includes('golpe')).toBe(emailVerificado)
      if (!emailVerificado) expect(mails[1]!.text).toContain('Dispositivo: ***')
    }
  })

  it('notices have an allowance of their own: resets that a stranger asks for do not use it up', async () => {
    const who = await account(test, 'usuario')
    for (let i = 0; i < 7; i++) await askReset(test, who.email)
    await fail(test, who.email, 5)
    await post(test, 'change-password', who.token, {
      senha_atual: SENHA,
      senha_nova: OTHER_SENHA,
      confirmar_senha: OTHER_SENHA
    })
    const mails = await mailsTo(who.email)
    expect(mails).toHaveLength(7)
    expect(mails.filter(({ token }) => token)).toHaveLength(6)
    expect(mails.at(-1)!.text).toContain('foi alterada')
  })
})
