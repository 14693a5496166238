import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { message } from '../../../src/engine/messages/messages.ts'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { mailAfter, readMails } from '../auth/mail.ts'
import { at, detail, erro, grupoId, invalido, permissaoId, registro, statusDe } from './support.ts'

const NOVA = 'Zika!2025x'
let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp({ worker: true })
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const muda = (alvo: { id: number; email: string }, campos: object, token: string) =>
  test.call('PUT', at(alvo.id), { token, body: { usuario: { nome: 'Ana', email: alvo.email, ...campos } } })

describe('PUT /api/v1/usuarios/{usuario_id} (A): senha', () => {
  it.each([
    ['null', { senha: null }],
    ['left out', {}]
  ])('%s: 200, the password and every session stay', async (_name, campos) => {
    const eu = await account(test, 'usuario')
    const { senhaHash } = (await registro(test, eu.id))!
    expect((await muda(eu, campos, eu.token)).status).toBe(200)
    expect((await registro(test, eu.id))?.senhaHash).toBe(senhaHash)
    expect(await statusDe(test, eu.token)).toBe(200)
  })

  it('new, by oneself: the other sessions end, the one that asked goes on', async () => {
    const eu = await account(test, 'usuario')
    const outra = (await login(test, eu.email)).body
    test.advance(1000)
    expect((await muda(eu, { senha: NOVA }, eu.token)).status).toBe(200)
    expect(await statusDe(test, eu.token)).toBe(200)
    expect(await statusDe(test, outra.access_token)).toBe(401)
    const renovar = (token: string) =>
      test.call('POST', '/api/v1/usuarios/refresh-token', { query: { refresh_token: token } })
    expect((await renovar(eu.refreshToken)).status).toBe(200)
    expect(await renovar(outra.refresh_token)).toMatchObject(erro(401, 'INVALID_REFRESH_TOKEN'))
    expect((await registro(test, eu.id))?.senhaAlteradaEm).toEqual(test.clock.moment)
    expect((await login(test, eu.email, SENHA)).status).toBe(401)
    expect((await login(test, eu.email, NOVA)).status).toBe(200)
  })

  it.each([['by oneself'], ['by another']])(
    'the present one, %s: 422 at usuario.senha, and nothing changes',
    async (who) => {
      const eu = await account(test, 'usuario')
      const { senhaHash } = (await registro(test, eu.id))!
      const answer = await muda(eu, { senha: SENHA, cidade: 'Olinda' }, who === 'by oneself' ? eu.token : gestor.token)
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
      expect(await registro(test, eu.id)).toMatchObject({ senhaHash, cidade: null })
      expect(await statusDe(test, eu.token)).toBe(200)
    }
  )

  it('the present one, by who may not change it: 403, so that a guess tells nothing', async () => {
    const chefe = await insertAccount(test, 'admin')
    for (const senha of [SENHA, NOVA])
      expect(await muda(chefe, { senha }, gestor.token)).toMatchObject(erro(403, 'PERMISSION_DENIED'))
  })

  it('new, by another: every session ends, and that one keeps its own', async () => {
    const alvo = await account(test, 'usuario')
    expect((await muda(alvo, { senha: NOVA }, gestor.token)).status).toBe(200)
    expect(await statusDe(test, alvo.token)).toBe(401)
    expect(await statusDe(test, gestor.token)).toBe(200)
    expect((await login(test, alvo.email, NOVA)).status).toBe(200)
  })

  it('new: never in the answer, and told of by mail', async () => {
    const alvo = await insertAccount(test, 'usuario')
    const mail = await mailAfter(test, alvo.email, async () => {
      const { body } = await muda(alvo, { senha: NOVA }, gestor.token)
      expect(JSON.stringify(body)).not.toContain('senha')
    })
    expect(mail.text).not.toContain(NOVA)
  })

  it('weak: 422 detail with every broken rule, and nothing else is changed', async () => {
    const eu = await account(test, 'usuario')
    const before = await registro(test, eu.id)
    const answer = await muda(eu, { nome: 'Eva', senha: 'abcdefgh' }, eu.token)
    expect(answer.status).toBe(422)
    const loc = ['body', 'usuario', 'senha']
    const broken = (['password.upper', 'password.digit', 'password.special'] as const).map((key) =>
      message('pt-BR', key)
    )
    expect(answer.body).toEqual({ detail: broken.map((msg) => ({ loc, msg, type: 'value_error.password' })) })
    expect(await registro(test, eu.id)).toEqual(before)
  })
})

describe('PUT /api/v1/usuarios/{usuario_id}: email', () => {
  const confirmar = (token: string) => test.call('POST', '/api/v1/auth/confirm-email', { body: { token } })
  /** The token of the mail to this address. */
  async function tokenPara(email: string): Promise<string> {
    for (let count = 1; ; count++) {
      const token = (await readMails(test, count)).find(({ to }) => to.includes(email))?.token
      if (token) return token
    }
  }

  it('A: the new one waits; the answer, the record and the login keep the old one until it is confirmed', async () => {
    const eu = await account(test, 'usuario', { nome: 'Ana' })
    const email = 'espera.a@saude.example'
    const answer = await muda({ ...eu, email }, {}, eu.token)
    expect(answer).toMatchObject({ status: 200, body: { email: eu.email } })
    expect(await registro(test, eu.id)).toMatchObject({ email: eu.email, emailPendente: email, emailVerificado: false })
    expect((await login(test, email)).status).toBe(401)
    expect((await login(test, eu.email)).status).toBe(200)

    expect((await confirmar(await tokenPara(email))).status).toBe(200)
    expect(await registro(test, eu.id)).toMatchObject({ email, emailPendente: null, emailVerificado: true })
    expect((await login(test, email)).status).toBe(200)
    expect((await login(test, eu.email)).status).toBe(401)
  })

  it('A: a later update with the present email, which A requires, takes the new one back', async () => {
    const eu = await account(test, 'usuario', { nome: 'Ana' })
    await muda({ ...eu, email: 'espera.b@saude.example' }, {}, eu.token)
    await muda(eu, { cidade: 'Olinda' }, eu.token)
    expect(await registro(test, eu.id)).toMatchObject({ cidade: 'Olinda', email: eu.email, emailPendente: null })
  })

  it('B: the new one waits, and requer_acao says so', async () => {
    const alvo = await insertAccount(test, 'usuario')
    const email = 'espera.c@saude.example'
    const answer = await test.call('PUT', at(alvo.id), { token: gestor.token, body: { email } })
    expect(answer.body).toEqual({
      id: alvo.id,
      message: 'Usuário atualizado.',
      campos_alterados: ['email'],
      requer_acao: { email_verificacao: true, relogin: false }
    })
    expect(await registro(test, alvo.id)).toMatchObject({ email: alvo.email, emailPendente: email })
    expect((await confirmar(await tokenPara(email))).status).toBe(200)
    expect((await login(test, email)).status).toBe(200)
  })

  it('another spelling of the same address is taken at once', async () => {
    const alvo = await insertAccount(test, 'usuario', { email: 'caixa@saude.example' })
    const answer = await test.call('PUT', at(alvo.id), { token: gestor.token, body: { email: 'Caixa@Saude.example' } })
    expect(answer.body).toMatchObject({
      campos_alterados: ['email'],
      requer_acao: { email_verificacao: false, relogin: false }
    })
    expect(await registro(test, alvo.id)).toMatchObject({ email: 'Caixa@Saude.example', emailPendente: null })
  })

  it('of another account, in any case: 422 at email, in the shape of A and of B', async () => {
    const alvo = await insertAccount(test, 'usuario', { nome: 'Ana' })
    const email = gestor.email.toUpperCase()
    const a = await muda({ ...alvo, email }, { cidade: 'Olinda' }, gestor.token)
    expect(a).toMatchObject(detail([['body', 'usuario', 'email'], 'value_error.duplicate']))
    const b = await test.call('PUT', at(alvo.id), { token: gestor.token, body: { email, cidade: 'Olinda' } })
    expect(b).toMatchObject(invalido(['email', 'DUPLICATE']))
    expect(await registro(test, alvo.id)).toMatchObject({ email: alvo.email, emailPendente: null, cidade: null })
  })

  it.each<[name: string, body: () => object | Promise<object>]>([
    ['the admin flag', () => ({ admin: true })],
    ['a permission', async () => ({ permissoes_ids: [await permissaoId(test, 'admin')] })],
    ['a group', async () => ({ grupos_ids: [await grupoId(test, 'admin')] })]
  ])('that a manager asked for does not take over the account once it has %s: 400', async (name, body) => {
    const admin = await account(test, 'admin')
    const alvo = await insertAccount(test, 'usuario')
    const email = `tomada.${name.replaceAll(' ', '.')}@saude.example`
    await test.call('PUT', at(alvo.id), { token: gestor.token, body: { email } })
    const token = await tokenPara(email)
    expect((await test.call('PUT', at(alvo.id), { token: admin.token, body: await body() })).status).toBe(200)
    expect(await confirmar(token)).toMatchObject(erro(400, 'INVALID_CONFIRMATION_TOKEN'))
    expect(await registro(test, alvo.id)).toMatchObject({ email: alvo.email, emailPendente: null })
  })

  it('asked for together with the admin flag, by an administrator, waits as ever', async () => {
    const admin = await account(test, 'admin')
    const alvo = await insertAccount(test, 'usuario')
    const email = 'promovida@saude.example'
    await test.call('PUT', at(alvo.id), { token: admin.token, body: { email, admin: true } })
    expect((await confirmar(await tokenPara(email))).status).toBe(200)
    expect(await registro(test, alvo.id)).toMatchObject({ email, admin: true })
  })

  it('that two accounts wait for goes to the first who confirms; the other keeps its own', async () => {
    const email = 'disputado@saude.example'
    const [um, dois] = [await account(test, 'usuario'), await account(test, 'usuario')]
    await muda({ ...um, email }, {}, um.token)
    const token = await tokenPara(email)
    expect((await muda({ ...dois, email }, {}, dois.token)).status).toBe(200)
    expect((await confirmar(token)).status).toBe(200)
    expect(await registro(test, um.id)).toMatchObject({ email })
    expect(await registro(test, dois.id)).toMatchObject({ email: dois.email })
  })
})
