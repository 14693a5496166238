import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removals } from '../../../src/handlers.ts'
import { convites, tokensConvite } from '../../../src/modules/convites/tables.ts'
import { cleanUp } from '../../../src/platform/time/cleanup.ts'
import { type Account, account } from '../../support/accounts.ts'
import { openApp, SENHA, startApp, type TestApp } from '../../support/app.ts'
import { expectInvalid, loginB } from '../auth/b-support.ts'
import { readMails, workOff } from '../auth/mail.ts'
import { auditRows, DAY, dump, expectError, sha256, warm } from '../auth/support.ts'
import { directOf, grupoId, gruposOf, permissaoId } from '../usuarios/support.ts'
import { acceptWith, CONVITES, inviteBy, invited, nextEmail, tokenIn } from './support.ts'

const PE = { tipo: 'uf', codigo: 'PE' }

let test: TestApp
/** A further instance, with a mail server. */
let mailing: TestApp
let admin: Account

beforeAll(async () => {
  test = await startApp()
  const config = {
    jwtSecret: test.config.jwtSecret,
    smtpUrl: 'smtp://localhost:1',
    publicUrl: 'https://saude.example/'
  }
  mailing = (await openApp({ url: test.url, config })) as TestApp
  admin = await account(test, 'admin')
})
afterAll(async () => {
  await mailing.close()
  await test.close()
})

const list = (query: Record<string, string> = {}) => test.call('GET', CONVITES, { token: admin.token, query })
const withdraw = (id: number) => test.call('DELETE', `${CONVITES}/${id}`, { token: admin.token })

describe('POST /api/v1/usuarios/convites', () => {
  it('201 with the link where there is no mail server; accepted, it is an account with just that', async () => {
    const grupos = [await grupoId(test, 'analista')]
    const permissoes = [await permissaoId(test, 'noticias.criar')]
    const body = { email: 'bruno@saude.example', nome: 'Bruno Lima', grupos, permissoes, territorios: [PE] }
    const answer = await inviteBy(test, admin.token, body)
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        message: 'Convite criado. Entregue o link à pessoa.',
        link: expect.stringMatching(/^https?:\/\/[^#]+\/painel#convite=[\w-]{43}$/),
        convite: {
          id: expect.any(Number),
          email: 'bruno@saude.example',
          nome: 'Bruno Lima',
          situacao: 'pendente',
          grupos: [{ id: grupos[0], nome: 'analista', descricao: 'Cria e analisa dados' }],
          permissoes: [expect.objectContaining({ id: permissoes[0], nome: 'noticias.criar' })],
          territorios: [PE],
          convidado_por: { id: admin.id, nome: admin.nome },
          usuario_id: null,
          criado_em: '2026-11-15T12:00:00.000Z',
          expira_em: '2026-11-22T12:00:00.000Z',
          enviado_em: null,
          aceito_em: null
        }
      }
    ])
    const token = tokenIn(answer.body.link)
    expect(await dump(test)).not.toContain(token)
    const [kept] = await test.db
      .select()
      .from(tokensConvite)
      .where(eq(tokensConvite.hash, sha256(token)))
    expect(kept?.conviteId).toBe(answer.body.convite.id)
    const accepted = await acceptWith(test, token)
    const { id } = accepted.body
    expect([accepted.status, accepted.body]).toEqual([201, { id, nome: 'Bruno Lima', email: 'bruno@saude.example' }])
    expect(await gruposOf(test, id)).toEqual(['analista'])
    expect(await directOf(test, id)).toEqual(['noticias.criar'])
    const { body: tokens } = await loginB(test, 'bruno@saude.example')
    const me = await test.call('GET', '/api/v1/usuarios/me', { token: tokens.access_token })
    // A link that was handed over proves nothing about the address.
    expect(me.body).toMatchObject({ admin: false, email_verificado: false, territorios: [PE] })
    expect((await list({ email: 'bruno@saude.example' })).body.items).toMatchObject([
      { situacao: 'aceito', usuario_id: id, aceito_em: '2026-11-15T12:00:00.000Z' }
    ])
    const told = (await auditRows(test, 'convite.criado', 'convite.aceito', 'usuario.criado')).map(
      ({ acao, atorId, detalhes }) => [acao, atorId, (detalhes as { convite_id?: number }).convite_id]
    )
    expect(told.sort()).toEqual([
      ['convite.aceito', null, answer.body.convite.id],
      ['convite.criado', admin.id, answer.body.convite.id],
      ['usuario.criado', null, undefined]
    ])
  })

  it.each([
    ['pt-BR', 'Convite enviado.', 'Convite para o'],
    ['en-US', 'Invitation sent.', 'Invitation to'],
    ['es-ES', 'Invitación enviada.', 'Invitación a']
  ])('mailed in the language of the inviter: %s', async (language, message, subject) => {
    const email = nextEmail()
    const answer = await inviteBy(mailing, admin.token, { email }, language)
    expect([answer.status, answer.body]).toMatchObject([201, { message, link: null }])
    const before = (await test.mails(0)).length
    await workOff(test)
    const mail = (await readMails(test, before + 1)).find(({ to }) => to === email)!
    expect(mail.text).toContain(subject)
    // Nothing that the inviter has typed goes to an address that may be a stranger's.
    expect(mail.text).not.toContain('Bruno')
    const token = /\/painel#convite=([\w-]{43})/.exec(mail.text)![1]!
    expect((await list({ email })).body.items).toMatchObject([{ enviado_em: '2026-11-15T12:00:00.000Z' }])
    const { body } = await acceptWith(test, token)
    const query = { include: 'historico' }
    const user = await test.call('GET', `/api/v1/usuarios/${body.id}`, { token: admin.token, query })
    expect(user.body).toMatchObject({ email, email_verificado: true })
    expect(await gruposOf(test, body.id)).toEqual(['usuario'])
  })

  it('no letter for an invitation that was withdrawn meanwhile', async () => {
    const email = nextEmail()
    const { body } = await inviteBy(mailing, admin.token, { email })
    expect((await withdraw(body.convite.id)).status).toBe(204)
    await workOff(test)
    expect((await readMails(test, 0)).filter(({ to }) => to === email)).toEqual([])
  })

  it('409 for the address of an account, in any case; 422 for what does not exist', async () => {
    const { email } = await account(test, 'usuario')
    expectError(await inviteBy(test, admin.token, { email: email.toUpperCase() }), 409, 'EMAIL_IN_USE')
    const body = { grupos: [999_999], permissoes: [999_998], territorios: [{ tipo: 'uf', codigo: 'XX' }] }
    expectInvalid(
      await inviteBy(test, admin.token, body),
      ['grupos.0', 'NOT_FOUND'],
      ['permissoes.0', 'NOT_FOUND'],
      ['territorios.0.codigo', 'NOT_FOUND']
    )
    expectInvalid(await inviteBy(test, admin.token, { email: 'x' }), ['email', 'INVALID_EMAIL'])
  })

  it('a second one of the same address replaces the first', async () => {
    const email = nextEmail()
    const first = await invited(test, admin.token, { email })
    const second = await invited(test, admin.token, { email: email.toUpperCase() })
    expectError(await acceptWith(test, first.token), 400, 'INVALID_INVITATION')
    expect((await acceptWith(test, second.token)).status).toBe(201)
    await warm(test)
    const other = nextEmail()
    const answers = await Promise.all([1, 2, 3].map(() => inviteBy(test, admin.token, { email: other })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await list({ email: other })).body.total).toBe(1)
  })
})

describe('POST /api/v1/auth/convite', () => {
  it('two at once: one account', async () => {
    await warm(test)
    const { token, email } = await invited(test, admin.token)
    const answers = await Promise.all([1, 2, 3].map(() => acceptWith(test, token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400])
    const [{ n } = { n: 0 }] = await test.db.execute<{ n: number }>(
      sql`select count(*)::int as n from usuarios where email = ${email}`
    )
    expect(n).toBe(1)
  })

  it('one same answer for a token that is unknown, used, withdrawn or of seven days ago, and for a taken address', async () => {
    const used = await invited(test, admin.token)
    await acceptWith(test, used.token)
    const withdrawn = await invited(test, admin.token)
    await withdraw(withdrawn.id)
    const taken = await invited(test, admin.token)
    await account(test, 'usuario', { email: taken.email })
    const old = await invited(test, admin.token)
    const tokens = ['x', used.token, withdrawn.token, taken.token]
    const answers = []
    for (const token of tokens) answers.push(await acceptWith(test, token))
    test.advance(7 * DAY)
    answers.push(await acceptWith(test, old.token))
    for (const answer of answers) expectError(answer, 400, 'INVALID_INVITATION')
    expect(new Set(answers.map(({ body }) => body.error.message)).size).toBe(1)
    test.clock.moment = new Date('2026-11-15T12:00:00.000Z')
  })

  it('a weak password leaves the invitation good', async () => {
    const { token } = await invited(test, admin.token)
    expectError(await acceptWith(test, token, 'curta'), 400, 'WEAK_PASSWORD', { details: expect.any(Array) })
    expect((await acceptWith(test, token, SENHA)).status).toBe(201)
  })
})

describe('GET and DELETE /api/v1/usuarios/convites', () => {
  it('lists by state and inviter; withdraws once, and nothing that was accepted', async () => {
    const gestor = await account(test, 'gestor')
    const mine = await invited(test, gestor.token)
    const accepted = await invited(test, gestor.token)
    await acceptWith(test, accepted.token)
    const by = { convidado_por_id: String(gestor.id) }
    const ids = async (query: object) =>
      (await list({ ...by, ...query })).body.items.map(({ id }: { id: number }) => id)
    expect(await ids({})).toEqual([accepted.id, mine.id])
    expect(await ids({ situacao: 'pendente' })).toEqual([mine.id])
    expect(await ids({ situacao: 'aceito' })).toEqual([accepted.id])
    expect(await ids({ situacao: 'expirado' })).toEqual([])
    expect(JSON.stringify((await list(by)).body)).not.toContain(mine.token)
    expectError(await withdraw(accepted.id), 404, 'NOT_FOUND')
    expect((await withdraw(mine.id)).status).toBe(204)
    expectError(await withdraw(mine.id), 404, 'NOT_FOUND')
    expect(await auditRows(test, 'convite.retirado')).toContainEqual(
      expect.objectContaining({ detalhes: { convite_id: mine.id } })
    )
  })

  it('forgotten 30 days after the end, and with the account that was made of it or that has invited', async () => {
    const gestor = await account(test, 'gestor')
    const gone = await invited(test, gestor.token)
    const kept = async (id: number) => (await test.db.select().from(convites).where(eq(convites.id, id))).length
    await test.db.execute(sql`delete from usuarios where id = ${gestor.id}`)
    expect(await kept(gone.id)).toBe(0)
    const open = await invited(test, admin.token)
    const at = (days: number) => new Date(test.clock.moment.getTime() + days * DAY)
    await cleanUp(test.db, at(36), removals)
    expect(await kept(open.id)).toBe(1)
    await cleanUp(test.db, at(38), removals)
    expect(await kept(open.id)).toBe(0)
  })
})
