import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account, insertAccount, login } from '../../support/accounts.ts'
import { MASTER_KEY, SENHA, startApp, type TestApp } from '../../support/app.ts'
import { recordLog } from '../../support/log.ts'
import { mailAfter, resetToken } from './mail.ts'
import { fail, OTHER_SENHA, refresh, setPassword, sha256 } from './support.ts'

const { log, lines } = recordLog()
const written = () => lines.join('')

let test: TestApp

beforeAll(async () => {
  test = await startApp({ worker: true, log })
})
afterAll(() => test.close())

function expectSilence(secrets: Record<string, string>): void {
  const text = written()
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(3)
    for (const form of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]) {
      expect(text.includes(form), `${name} is in the log`).toBe(false)
    }
  }
}

it('requests are logged with method, path, status and request id', async () => {
  const { email } = await insertAccount(test, 'usuario')
  await test.call('POST', '/api/v1/usuarios/reset-password', {
    query: { email },
    headers: { 'x-request-id': 'pedido-7' }
  })
  const row = lines.map((line) => JSON.parse(line)).find((each) => each.request_id === 'pedido-7')
  expect(row).toMatchObject({ req: { method: 'POST', path: '/api/v1/usuarios/reset-password' }, res: { status: 200 } })
})

it('a refusal for a missing permission is logged with the account', async () => {
  const { id, token } = await account(test, 'usuario')
  const headers = { 'x-request-id': 'pedido-8' }
  expect((await test.call('GET', '/api/v1/usuarios/', { token, headers })).status).toBe(403)
  const row = lines.map((line) => JSON.parse(line)).find((each) => each.request_id === 'pedido-8')
  expect(row).toMatchObject({ req: { path: '/api/v1/usuarios/' }, res: { status: 403 }, usuario_id: id })
})

it('no password, token, key, email or query is logged by any of the account routes', async () => {
  const who = await account(test, 'usuario', { nome: 'Nome Sigiloso' })
  const wrong = 'SenhaErrada#77'
  await login(test, who.email, wrong)
  await login(test, who.email, 'x'.repeat(200))
  await test.call('POST', '/api/v1/usuarios/login', {
    raw: `{"email":"${who.email}","password":"${wrong}`,
    headers: { 'content-type': 'application/json' }
  })
  const form = new URLSearchParams({ username: who.email, password: SENHA }).toString()
  await test.call('POST', '/api/v1/usuarios/login_sw', {
    raw: form,
    headers: { 'content-type': 'application/x-www-form-urlencoded' }
  })
  const basic = Buffer.from(`${who.email}:${SENHA}`).toString('base64')
  await test.call('GET', '/api/v1/usuarios/logado', {
    headers: { authorization: `Basic ${basic}`, cookie: 'sessao=cookie-secreto' }
  })
  const renewed = (await refresh(test, who.refreshToken)).body
  await refresh(test, who.refreshToken)
  await test.call('GET', `/api/v1/nada/x?token=${who.refreshToken}`)
  const signup = { nome: 'Nome Sigiloso', email: 'nova@sigilo.example', senha: OTHER_SENHA, master_key: MASTER_KEY }
  expect((await test.call('POST', '/api/v1/usuarios/signup', { body: { usuario: signup } })).status).toBe(201)
  await test.call('POST', '/api/v1/usuarios/signup', {
    body: { usuario: { ...signup, master_key: 'chave-mestra-errada' } }
  })
  await fail(test, who.email, 6)
  const reset = await resetToken(test, who.email)
  await setPassword(test, reset, 'fraca-demais')
  expect((await setPassword(test, reset)).status).toBe(200)
  const again = (await login(test, who.email, OTHER_SENHA)).body
  const otherEmail = 'outro@sigilo.example'
  const put = () =>
    test.call('PUT', `/api/v1/usuarios/${who.id}`, { token: again.access_token, body: { email: otherEmail } })
  const mail = await mailAfter(test, otherEmail, put)
  expect((await test.call('POST', '/api/v1/auth/confirm-email', { body: { token: mail.token } })).status).toBe(200)
  await test.call('POST', '/api/v1/usuarios/logout', {
    token: again.access_token,
    query: { refresh_token: again.refresh_token }
  })
  expect(lines.length).toBeGreaterThan(20)
  expectSilence({
    senha: SENHA,
    'senha nova': OTHER_SENHA,
    'senha errada': wrong,
    'senha fraca': 'fraca-demais',
    'chave mestra': MASTER_KEY,
    'chave mestra errada': 'chave-mestra-errada',
    'access token': who.token,
    'assinatura do access token': who.token.split('.')[2]!,
    'refresh token': who.refreshToken,
    'hash do refresh token': sha256(who.refreshToken).toString('hex'),
    'access token renovado': renewed.access_token,
    'refresh token renovado': renewed.refresh_token,
    'refresh token do logout': again.refresh_token,
    'token de redefinição': reset,
    'token de confirmação': mail.token!,
    'credenciais Basic': basic,
    cookie: 'cookie-secreto',
    'segredo dos tokens': test.config.jwtSecret,
    email: who.email,
    'email novo': otherEmail,
    'email do cadastro': signup.email,
    nome: 'Nome Sigiloso',
    'hash de senha': '$argon2',
    parâmetro: 'refresh_token='
  })
})

it('an error of the database is logged without the values of the query', async () => {
  const { email } = await insertAccount(test, 'usuario')
  const before = lines.length
  await test.db.execute(sql`alter table bloqueios rename to bloqueios_fora`)
  try {
    const answer = await login(test, email)
    expect(answer.status).toBe(500)
    expect(JSON.stringify(answer.body)).not.toMatch(/bloqueios|select|insert/)
  } finally {
    await test.db.execute(sql`alter table bloqueios_fora rename to bloqueios`)
  }
  await test.db.execute(sql`alter table sessoes add constraint failure check (ip = 'nunca') not valid`)
  try {
    expect((await login(test, email)).status).toBe(422)
  } finally {
    await test.db.execute(sql`alter table sessoes drop constraint failure`)
  }
  const logged = lines.slice(before).join('')
  expect(logged).toContain('42P01')
  expectSilence({ email, senha: SENHA, 'chave do bloqueio': sha256(`bloqueio:${email}`).toString('hex') })
})
