import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { loginB } from '../auth/b-support.ts'
import { mailAfter } from '../auth/mail.ts'
import { expectError, OTHER_SENHA, readMe, refresh } from '../auth/support.ts'
import { body422, lastEntry } from './b-support.ts'
import { at, denied, errorOf, notFound, storedUsuario, unauthorized } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp({ worker: true })
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const changeSenha = (id: number, fields: object = {}, token = gestor.token, headers: Record<string, string> = {}) =>
  test.call('POST', at(id, '/alterar-senha'), { token, body: { nova_senha: OTHER_SENHA, ...fields }, headers })

describe('POST /api/v1/usuarios/{id}/alterar-senha: allowed', () => {
  it('POST /api/v1/usuarios/{id}/alterar-senha: 200, every session ends, only the new password works, and it is on record', async () => {
    const [who, stranger] = [await account(test, 'usuario'), await account(test, 'usuario')]
    const other = (await loginB(test, who.email)).body
    const answer = await changeSenha(who.id, { forcar_troca: true, notificar_usuario: true })
    expect(answer.body).toEqual({
      message: 'Senha alterada.',
      forcar_troca: true,
      email_enviado: true,
      sessoes_invalidadas: 2
    })
    expect(answer.status).toBe(200)
    for (const [access, renewal] of [
      [who.token, who.refreshToken],
      [other.access_token, other.refresh_token]
    ]) {
      expectError(await readMe(test, access), 401, 'UNAUTHORIZED')
      expectError(await refresh(test, renewal), 401, 'INVALID_REFRESH_TOKEN')
    }
    expect([(await readMe(test, stranger.token)).status, (await readMe(test, gestor.token)).status]).toEqual([200, 200])
    expectError(await login(test, who.email, SENHA), 401, 'INVALID_CREDENTIALS')
    expect((await login(test, who.email, OTHER_SENHA)).status).toBe(200)
    const entries = await test.call('GET', '/api/v1/auditoria', {
      token: (await account(test, 'admin')).token,
      query: { acao: 'senha.alterada', alvo_id: String(who.id) }
    })
    expect(entries.body.items).toMatchObject([
      { ator_id: gestor.id, detalhes: { sessoes_encerradas: 2, forcar_troca: true } }
    ])
  })

  it('POST /api/v1/usuarios/{id}/alterar-senha: 400 WEAK_PASSWORD for the present password, and nothing changes', async () => {
    const who = await account(test, 'usuario')
    const details = ['Escolha uma senha diferente da atual.']
    expectError(await changeSenha(who.id, { nova_senha: SENHA }), 400, 'WEAK_PASSWORD', { details })
    expect((await readMe(test, who.token)).status).toBe(200)
    expect((await storedUsuario(test, who.id))!.trocarSenha).toBe(false)
  })

  it.each([
    ['neither is said', {}, false, true],
    ['forcar_troca is true', { forcar_troca: true }, true, true],
    ['notificar_usuario is false', { notificar_usuario: false }, false, true],
    ['both are false', { forcar_troca: false, notificar_usuario: false }, false, true]
  ])('POST /api/v1/usuarios/{id}/alterar-senha: when %s', async (_, fields, forcar_troca, email_enviado) => {
    const { id } = await insertAccount(test, 'usuario')
    const answer = await changeSenha(id, fields)
    const expected = { message: 'Senha alterada.', forcar_troca, email_enviado, sessoes_invalidadas: 0 }
    expect([answer.status, answer.body]).toEqual([200, expected])
    expect(await storedUsuario(test, id)).toMatchObject({
      trocarSenha: forcar_troca,
      senhaAlteradaEm: test.clock.moment
    })
    expect(await lastEntry(test, id)).toMatchObject({ detalhes: { sessoes_encerradas: 0, forcar_troca } })
  })

  it('POST /api/v1/usuarios/{id}/alterar-senha: the owner gets a mail in the language of the request, whatever notificar_usuario says', async () => {
    const who = await insertAccount(test, 'usuario', { nome: 'Ana Souza', emailVerificado: true })
    const headers = { 'accept-language': 'en-US' }
    const mail = await mailAfter(test, who.email, async () => {
      const { body } = await changeSenha(who.id, { notificar_usuario: false }, gestor.token, headers)
      expect(body.message).toBe('The password is changed.')
    })
    expect(mail.text).toContain('Hello, Ana Souza')
    expect(mail.text).not.toContain(OTHER_SENHA)
  })

  it("POST /api/v1/usuarios/{id}/alterar-senha: 200 for a gestor's password, set by an administrator, who holds more", async () => {
    const [target, admin] = [await insertAccount(test, 'gestor'), await account(test, 'admin')]
    expect((await changeSenha(target.id, {}, admin.token)).status).toBe(200)
  })

  it('POST /api/v1/usuarios/{id}/alterar-senha: a pending address is dropped', async () => {
    const fields = { emailPendente: 'outro@saude.example', emailPendentePorId: gestor.id }
    const { id } = await insertAccount(test, 'usuario', fields)
    expect((await changeSenha(id)).status).toBe(200)
    expect(await storedUsuario(test, id)).toMatchObject({ emailPendente: null, emailPendentePorId: null })
  })
})

describe('POST /api/v1/usuarios/{id}/alterar-senha: refused', () => {
  /** Checks that the work leaves the account as it was: same record, same password, same session. */
  async function expectUnchanged(who: Account, work: () => Promise<unknown>): Promise<void> {
    const before = await storedUsuario(test, who.id)
    await work()
    expect(await storedUsuario(test, who.id)).toEqual(before)
    expect((await readMe(test, who.token)).status).toBe(200)
  }

  it('POST /api/v1/usuarios/{id}/alterar-senha: 401 without a token, 403 without usuarios.editar', async () => {
    const who = await account(test, 'usuario')
    await expectUnchanged(who, async () => {
      const body = { nova_senha: OTHER_SENHA }
      expect(await test.call('POST', at(who.id, '/alterar-senha'), { body })).toMatchObject(unauthorized)
      const reader = await account(test, 'visualizador')
      expect(await changeSenha(who.id, {}, reader.token)).toMatchObject(denied('usuarios.editar'))
    })
  })

  it("POST /api/v1/usuarios/{id}/alterar-senha: 403 for an administrator's password, set by a gestor", async () => {
    const admin = await account(test, 'admin')
    await expectUnchanged(admin, async () => expect(await changeSenha(admin.id)).toMatchObject(denied('admin')))
  })

  it('POST /api/v1/usuarios/{id}/alterar-senha: 422 at id for one’s own, even for an administrator', async () => {
    for (const who of [gestor, await account(test, 'admin')]) {
      await expectUnchanged(who, async () => {
        const answer = await changeSenha(who.id, {}, who.token)
        expect([answer.status, answer.body]).toEqual([422, body422(['id', 'OWN_ACCOUNT'])])
      })
    }
  })

  it('POST /api/v1/usuarios/{id}/alterar-senha: 404 for an unknown user', async () => {
    expect(await changeSenha(2_147_483_647)).toMatchObject(notFound)
    expect(await changeSenha(0)).toMatchObject(notFound)
  })

  it('POST /api/v1/usuarios/{id}/alterar-senha: 400 WEAK_PASSWORD with sentences', async () => {
    const who = await account(test, 'usuario')
    await expectUnchanged(who, async () => {
      const answer = await changeSenha(who.id, { nova_senha: 'dengue' })
      expect(answer).toMatchObject(errorOf(400, 'WEAK_PASSWORD'))
      expect(answer.body.error.details).toEqual([
        'A senha precisa ter de 8 a 128 caracteres.',
        'A senha precisa de ao menos uma letra maiúscula.',
        'A senha precisa de ao menos um dígito.',
        'A senha precisa de ao menos um caractere especial.'
      ])
    })
  })

  it.each<[string, object, string, string]>([
    ['no password', { nova_senha: undefined }, 'nova_senha', 'REQUIRED'],
    ['a number', { nova_senha: 12345678 }, 'nova_senha', 'INVALID_TYPE'],
    ['129 characters', { nova_senha: `${OTHER_SENHA}${'a'.repeat(120)}` }, 'nova_senha', 'TOO_LONG'],
    ['forcar_troca as text', { forcar_troca: 'false' }, 'forcar_troca', 'INVALID_TYPE'],
    ['forcar_troca null', { forcar_troca: null }, 'forcar_troca', 'INVALID_TYPE'],
    ['another key', { admin: true }, 'admin', 'UNKNOWN_FIELD']
  ])('POST /api/v1/usuarios/{id}/alterar-senha: 422 with %s', async (_, fields, field, code) => {
    const who = await account(test, 'usuario')
    await expectUnchanged(who, async () => {
      const answer = await changeSenha(who.id, fields)
      expect([answer.status, answer.body]).toEqual([422, body422([field, code])])
    })
  })
})
