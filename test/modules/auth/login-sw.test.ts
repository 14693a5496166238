import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertAccount } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { auditRows, comparable, expectDetail, expectError, readMe, tokenBody } from './support.ts'

const path = '/api/v1/usuarios/login_sw'
let test: TestApp

beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const type = 'application/x-www-form-urlencoded'
const send = (raw: string, headers: Record<string, string> = {}) =>
  test.call('POST', path, { raw, headers: { 'content-type': type, ...headers } })
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

it('POST /api/v1/usuarios/login_sw: 200 with the exact token body, and the token works', async () => {
  const { id, email } = await insertAccount(test, 'usuario', { nome: 'Ana Souza' })
  const answer = await send(form({ grant_type: 'password', username: email, password: SENHA }))
  expect(answer.body).toEqual(tokenBody({ id, nome: 'Ana Souza', email }))
  expect(answer.status).toBe(200)
  expect((await readMe(test, answer.body.access_token)).body.id).toBe(id)
})

it.each([
  ['without grant_type', {}],
  ['with what Swagger UI adds', { grant_type: 'password', scope: '', client_id: 'docs', client_secret: 'x' }]
])('POST /api/v1/usuarios/login_sw: 200 %s', async (_, fields) => {
  const { email } = await insertAccount(test, 'usuario')
  expect((await send(form({ ...fields, username: email.toUpperCase(), password: SENHA }))).status).toBe(200)
})

it.each([
  ['the client of a Basic header', `Basic ${Buffer.from('docs:secret').toString('base64')}`],
  ['a broken Basic header', 'Basic %%%'],
  ['a bad bearer token', 'Bearer abc']
])('POST /api/v1/usuarios/login_sw: %s is ignored', async (_, authorization) => {
  const { email } = await insertAccount(test, 'usuario')
  const body = form({ grant_type: 'password', username: email, password: SENHA })
  expect((await send(body, { authorization })).status).toBe(200)
})

it('POST /api/v1/usuarios/login_sw: the account of a Basic header is not let in either', async () => {
  const { email } = await insertAccount(test, 'usuario')
  const authorization = `Basic ${Buffer.from(`${email}:${SENHA}`).toString('base64')}`
  expectDetail(await send('grant_type=password', { authorization }), ['body', 'username'], ['body', 'password'])
})

it('POST /api/v1/usuarios/login_sw: a password with &, =, +, % and accents arrives unchanged', async () => {
  const { hashSenha } = await import('../../../src/core/contas/passwords/password.ts')
  const senha = 'Ação&=+% 1;x'
  const { email } = await insertAccount(test, 'usuario', { senhaHash: await hashSenha(senha, 'test') })
  expect((await send(form({ username: email, password: senha }))).status).toBe(200)
})

it('POST /api/v1/usuarios/login_sw: 401 alike for a wrong password, an unknown email and a deactivated account', async () => {
  const { email } = await insertAccount(test, 'usuario')
  const inactive = await insertAccount(test, 'usuario', { ativo: false, desativadoEm: test.clock.moment })
  const answers = [
    await send(form({ username: email, password: 'Errada#2024' })),
    await send(form({ username: 'ninguem@saude.example', password: 'Errada#2024' })),
    await send(form({ username: inactive.email, password: SENHA }))
  ]
  for (const answer of answers) {
    expectError(answer, 401, 'INVALID_CREDENTIALS')
    expect(comparable(answer)).toEqual(comparable(answers[0]!))
  }
})

it('POST /api/v1/usuarios/login_sw: 428 for an account with MFA', async () => {
  const { email } = await insertAccount(test, 'usuario', { mfaHabilitado: true })
  expectError(await send(form({ username: email, password: SENHA })), 428, 'MFA_REQUIRED')
})

it('POST /api/v1/usuarios/login_sw: 415 for a JSON body and for multipart, even with the right credentials', async () => {
  const { email } = await insertAccount(test, 'usuario')
  const body = { grant_type: 'password', username: email, password: SENHA }
  expectError(await test.call('POST', path, { body }), 415, 'UNSUPPORTED_MEDIA_TYPE')
  const parts = Object.entries(body).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  )
  const multipart = {
    raw: `${parts.join('')}--x--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' }
  }
  expectError(await test.call('POST', path, multipart), 415, 'UNSUPPORTED_MEDIA_TYPE')
})

const who = 'username=a@b.example&password=x'
const refused: [string, string, (string | number)[][]][] = [
  ['grant_type is another', `grant_type=client_credentials&${who}`, [['body', 'grant_type']]],
  ['grant_type is empty', `grant_type=&${who}`, [['body', 'grant_type']]],
  ['username is repeated', `${who}&username=c@d.example`, [['body', 'username']]],
  ['password is repeated', `${who}&password=y`, [['body', 'password']]],
  ['password is repeated alike', `${who}&password=x`, [['body', 'password']]],
  ['grant_type is repeated', `grant_type=password&grant_type=password&${who}`, [['body', 'grant_type']]],
  [
    'username has brackets',
    'username[]=a@b.example&password=x',
    [
      ['body', 'username'],
      ['body', 'username[]']
    ]
  ],
  ['username has a space', 'username=+a@b.example&password=x', [['body', 'username']]],
  ['username is missing', 'password=x', [['body', 'username']]],
  ['password is empty', 'username=a@b.example&password=', [['body', 'password']]],
  ['password has 129 characters', `username=a@b.example&password=${'a'.repeat(129)}`, [['body', 'password']]],
  ['a field is unknown', `${who}&admin=true`, [['body', 'admin']]],
  [
    'the field is email as in the JSON login',
    'email=a@b.example&password=x',
    [
      ['body', 'username'],
      ['body', 'email']
    ]
  ]
]

it.each(refused)('POST /api/v1/usuarios/login_sw: 422 detail when %s', async (_, raw, locs) => {
  const answer = await send(raw)
  expectDetail(answer, ...locs)
})

it('POST /api/v1/usuarios/login_sw: 422 detail for an empty body, 400 for __proto__', async () => {
  expect((await send('')).status).toBe(422)
  expectError(await send(`${who}&__proto__=x`), 400, 'MALFORMED_REQUEST')
})

it('POST /api/v1/usuarios/login_sw: 422 for a field repeated 1,000 times, 413 for one repeated 100,000 times', async () => {
  expectDetail(await send(`${who}&password=${'&password='.repeat(1_000)}`), ['body', 'password'])
  expectError(await send(`${who}&password=${'&password='.repeat(100_000)}`), 413, 'PAYLOAD_TOO_LARGE')
})

it('POST /api/v1/usuarios/login_sw: shares the lock with the JSON login', async () => {
  const { email } = await insertAccount(test, 'usuario')
  for (let i = 0; i < 5; i++) await send(form({ username: email, password: 'Errada#2024' }))
  const answer = await test.call('POST', '/api/v1/usuarios/login', { body: { email, password: SENHA } })
  expectError(answer, 423, 'ACCOUNT_LOCKED', { locked_until: expect.any(String) })
  const here = await send(form({ username: email, password: SENHA }))
  expect(comparable(here)).toEqual(comparable(answer))
  expect(await auditRows(test, 'login.bloqueio')).toHaveLength(1)
})
