import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { message } from '../../../src/engine/messages/messages.ts'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { mailAfter, readMails } from '../auth/mail.ts'
import { at, detail, errorOf, grupoId, invalid, permissaoId, statusOf, storedUsuario } from './support.ts'

const NEW_SENHA = 'Zika!2025x'
let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp({ worker: true })
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const update = (target: { id: number; email: string }, fields: object, token: string) =>
  test.call('PUT', at(target.id), { token, body: { usuario: { nome: 'Ana', email: target.email, ...fields } } })

describe('PUT /api/v1/usuarios/{usuario_id} (A): senha', () => {
  it.each([
    ['null', { senha: null }],
    ['left out', {}]
  ])('%s: 200, the password and every session stay', async (_name, fields) => {
    const me = await account(test, 'usuario')
    const { senhaHash } = (await storedUsuario(test, me.id))!
    expect((await update(me, fields, me.token)).status).toBe(200)
    expect((await storedUsuario(test, me.id))?.senhaHash).toBe(senhaHash)
    expect(await statusOf(test, me.token)).toBe(200)
  })

  it('new, by oneself: the other sessions end, the one that asked goes on', async () => {
    const me = await account(test, 'usuario')
    const other = (await login(test, me.email)).body
    test.advance(1000)
    expect((await update(me, { senha: NEW_SENHA }, me.token)).status).toBe(200)
    expect(await statusOf(test, me.token)).toBe(200)
    expect(await statusOf(test, other.access_token)).toBe(401)
    const refreshWith = (token: string) =>
      test.call('POST', '/api/v1/usuarios/refresh-token', { query: { refresh_token: token } })
    expect((await refreshWith(me.refreshToken)).status).toBe(200)
    expect(await refreshWith(other.refresh_token)).toMatchObject(errorOf(401, 'INVALID_REFRESH_TOKEN'))
    expect((await storedUsuario(test, me.id))?.senhaAlteradaEm).toEqual(test.clock.moment)
    expect((await login(test, me.email, SENHA)).status).toBe(401)
    expect((await login(test, me.email, NEW_SENHA)).status).toBe(200)
  })

  it.each([['by oneself'], ['by another']])(
    'the present one, %s: 422 at usuario.senha, and nothing changes',
    async (who) => {
      const me = await account(test, 'usuario')
      const { senhaHash } = (await storedUsuario(test, me.id))!
      const answer = await update(
        me,
        { senha: SENHA, cidade: 'Olinda' },
        who === 'by oneself' ? me.token : gestor.token
      )
      expect([answer.status, answer.body]).toEqual([
        422,
        {
          detail: [
            {
              loc: ['body', 'usuario', 'senha'],
              msg: 'Escolha uma senha diferente da atual.',
              type: 'value_error.password'
            }
          ]
        }
      ])
      expect(await storedUsuario(test, me.id)).toMatchObject({ senhaHash, cidade: null })
      expect(await statusOf(test, me.token)).toBe(200)
    }
  )

  it('the present one, by a caller who may not change it: 403, so that a guess reveals nothing', async () => {
    const admin = await insertAccount(test, 'admin')
    for (const senha of [SENHA, NEW_SENHA])
      expect(await update(admin, { senha }, gestor.token)).toMatchObject(errorOf(403, 'PERMISSION_DENIED'))
  })

  it('new, by another: every session ends, and the caller keeps its own', async () => {
    const target = await account(test, 'usuario')
    expect((await update(target, { senha: NEW_SENHA }, gestor.token)).status).toBe(200)
    expect(await statusOf(test, target.token)).toBe(401)
    expect(await statusOf(test, gestor.token)).toBe(200)
    expect((await login(test, target.email, NEW_SENHA)).status).toBe(200)
  })

  it('new: never in the answer, and announced by mail', async () => {
    const target = await insertAccount(test, 'usuario')
    const mail = await mailAfter(test, target.email, async () => {
      const { body } = await update(target, { senha: NEW_SENHA }, gestor.token)
      expect(JSON.stringify(body)).not.toContain('senha')
    })
    expect(mail.text).not.toContain(NEW_SENHA)
  })

  it('weak: 422 detail with every broken rule, and nothing else is changed', async () => {
    const me = await account(test, 'usuario')
    const before = await storedUsuario(test, me.id)
    const answer = await update(me, { nome: 'Eva', senha: 'abcdefgh' }, me.token)
    expect(answer.status).toBe(422)
    const loc = ['body', 'usuario', 'senha']
    const broken = (['password.upper', 'password.digit', 'password.special'] as const).map((key) =>
      message('pt-BR', key)
    )
    expect(answer.body).toEqual({ detail: broken.map((msg) => ({ loc, msg, type: 'value_error.password' })) })
    expect(await storedUsuario(test, me.id)).toEqual(before)
  })
})

describe('PUT /api/v1/usuarios/{usuario_id}: email', () => {
  const confirm = (token: string) => test.call('POST', '/api/v1/auth/confirm-email', { body: { token } })
  /** Returns the token of the mail to this address. */
  async function tokenFor(email: string): Promise<string> {
    for (let count = 1; ; count++) {
      const token = (await readMails(test, count)).find(({ to }) => to.includes(email))?.token
      if (token) return token
    }
  }

  it('A: the new one waits; the answer, the record and the login keep the old one until it is confirmed', async () => {
    const me = await account(test, 'usuario', { nome: 'Ana' })
    const email = 'espera.a@saude.example'
    const answer = await update({ ...me, email }, {}, me.token)
    expect(answer).toMatchObject({ status: 200, body: { email: me.email } })
    expect(await storedUsuario(test, me.id)).toMatchObject({
      email: me.email,
      emailPendente: email,
      emailVerificado: false
    })
    expect((await login(test, email)).status).toBe(401)
    expect((await login(test, me.email)).status).toBe(200)

    expect((await confirm(await tokenFor(email))).status).toBe(200)
    expect(await storedUsuario(test, me.id)).toMatchObject({ email, emailPendente: null, emailVerificado: true })
    expect((await login(test, email)).status).toBe(200)
    expect((await login(test, me.email)).status).toBe(401)
  })

  it('A: a later update with the present email, which A requires, withdraws the new one', async () => {
    const me = await account(test, 'usuario', { nome: 'Ana' })
    await update({ ...me, email: 'espera.b@saude.example' }, {}, me.token)
    await update(me, { cidade: 'Olinda' }, me.token)
    expect(await storedUsuario(test, me.id)).toMatchObject({ cidade: 'Olinda', email: me.email, emailPendente: null })
  })

  it('B: the new one waits, and requer_acao says so', async () => {
    const target = await insertAccount(test, 'usuario')
    const email = 'espera.c@saude.example'
    const answer = await test.call('PUT', at(target.id), { token: gestor.token, body: { email } })
    expect(answer.body).toEqual({
      id: target.id,
      message: 'Usuário atualizado.',
      campos_alterados: ['email'],
      requer_acao: { email_verificacao: true, relogin: false }
    })
    expect(await storedUsuario(test, target.id)).toMatchObject({ email: target.email, emailPendente: email })
    expect((await confirm(await tokenFor(email))).status).toBe(200)
    expect((await login(test, email)).status).toBe(200)
  })

  it('another spelling of the same address counts at once', async () => {
    const target = await insertAccount(test, 'usuario', { email: 'caixa@saude.example' })
    const answer = await test.call('PUT', at(target.id), {
      token: gestor.token,
      body: { email: 'Caixa@Saude.example' }
    })
    expect(answer.body).toMatchObject({
      campos_alterados: ['email'],
      requer_acao: { email_verificacao: false, relogin: false }
    })
    expect(await storedUsuario(test, target.id)).toMatchObject({ email: 'Caixa@Saude.example', emailPendente: null })
  })

  it('of another account, in any case: 422 at email, in the shape of A and of B', async () => {
    const target = await insertAccount(test, 'usuario', { nome: 'Ana' })
    const email = gestor.email.toUpperCase()
    const a = await update({ ...target, email }, { cidade: 'Olinda' }, gestor.token)
    expect(a).toMatchObject(detail([['body', 'usuario', 'email'], 'value_error.duplicate']))
    const b = await test.call('PUT', at(target.id), { token: gestor.token, body: { email, cidade: 'Olinda' } })
    expect(b).toMatchObject(invalid(['email', 'DUPLICATE']))
    expect(await storedUsuario(test, target.id)).toMatchObject({
      email: target.email,
      emailPendente: null,
      cidade: null
    })
  })

  it.each<[name: string, body: () => object | Promise<object>]>([
    ['the admin flag', () => ({ admin: true })],
    ['a permission', async () => ({ permissoes_ids: [await permissaoId(test, 'admin')] })],
    ['a group', async () => ({ grupos_ids: [await grupoId(test, 'admin')] })]
  ])('requested by a manager does not take over the account once it has %s: 400', async (name, body) => {
    const admin = await account(test, 'admin')
    const target = await insertAccount(test, 'usuario')
    const email = `tomada.${name.replaceAll(' ', '.')}@saude.example`
    await test.call('PUT', at(target.id), { token: gestor.token, body: { email } })
    const token = await tokenFor(email)
    expect((await test.call('PUT', at(target.id), { token: admin.token, body: await body() })).status).toBe(200)
    expect(await confirm(token)).toMatchObject(errorOf(400, 'INVALID_CONFIRMATION_TOKEN'))
    expect(await storedUsuario(test, target.id)).toMatchObject({ email: target.email, emailPendente: null })
  })

  it('requested together with the admin flag, by an administrator, waits as usual', async () => {
    const admin = await account(test, 'admin')
    const target = await insertAccount(test, 'usuario')
    const email = 'promovida@saude.example'
    await test.call('PUT', at(target.id), { token: admin.token, body: { email, admin: true } })
    expect((await confirm(await tokenFor(email))).status).toBe(200)
    expect(await storedUsuario(test, target.id)).toMatchObject({ email, admin: true })
  })

  it('that two accounts wait for goes to the first one that confirms; the other keeps its own', async () => {
    const email = 'disputado@saude.example'
    const [one, two] = [await account(test, 'usuario'), await account(test, 'usuario')]
    await update({ ...one, email }, {}, one.token)
    const token = await tokenFor(email)
    expect((await update({ ...two, email }, {}, two.token)).status).toBe(200)
    expect((await confirm(token)).status).toBe(200)
    expect(await storedUsuario(test, one.id)).toMatchObject({ email })
    expect(await storedUsuario(test, two.id)).toMatchObject({ email: two.email })
  })
})
