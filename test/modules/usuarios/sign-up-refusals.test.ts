import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { message } from '../../../src/engine/messages/messages.ts'
import { MASTER_KEY, startApp, type TestApp } from '../../support/app.ts'
import { detail, signUpBody } from './support.ts'

const SIGNUP = '/api/v1/usuarios/signup'
let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const signUp = (usuario: object) => test.call('POST', SIGNUP, { body: { usuario } })
const total = () => test.db.$count(usuarios)

describe('POST /api/v1/usuarios/signup: master key', () => {
  it.each([
    ['wrong', 'another-key'],
    ['cut short', MASTER_KEY.slice(0, -1)],
    ['with a space after it', `${MASTER_KEY} `],
    ['in capitals', MASTER_KEY.toUpperCase()]
  ])('%s: 403 INVALID_MASTER_KEY and no account', async (_name, master_key) => {
    const before = await total()
    const answer = await test.call('POST', SIGNUP, {
      body: { usuario: signUpBody({ master_key }) },
      headers: { 'x-request-id': 'r-1' }
    })
    expect(answer.status).toBe(403)
    const error = { code: 'INVALID_MASTER_KEY', message: 'Chave mestra inválida.', request_id: 'r-1' }
    expect(answer.body).toEqual({ error: { ...error, timestamp: test.clock.moment.toISOString() } })
    expect(await total()).toBe(before)
  })

  it('wrong: 403 even for a known email, an unknown permission and a weak password, so that nothing can be probed', async () => {
    const { email } = signUpBody()
    await signUp(signUpBody({ email }))
    for (const fields of [{ email }, { permissoes: [{ id: 999_999 }] }, { senha: 'abcdefgh' }]) {
      expect((await signUp(signUpBody({ ...fields, master_key: 'x' }))).status).toBe(403)
    }
  })
})

describe('POST /api/v1/usuarios/signup: refused by a rule', () => {
  beforeAll(async () => {
    await signUp(signUpBody({ email: 'Dupla@saude.example' }))
    await signUp(signUpBody({ email: 'inativa@saude.example', ativo: false }))
  })

  it.each([
    ['the same', 'Dupla@saude.example'],
    ['in capitals', 'DUPLA@SAUDE.EXAMPLE'],
    ['of an inactive account', 'inativa@saude.example']
  ])('422 detail at email when the email is %s', async (_name, email) => {
    const answer = await signUp(signUpBody({ email }))
    expect(answer.status).toBe(422)
    const msg = 'Já existe um registro com este valor.'
    expect(answer.body).toEqual({ detail: [{ loc: ['body', 'usuario', 'email'], msg, type: 'value_error.duplicate' }] })
  })

  it.each([
    ['abcdefgh', ['upper', 'digit', 'special']],
    ['ABCDEFGH', ['lower', 'digit', 'special']],
    ['12345678', ['upper', 'lower', 'special']],
    ['!!!!!!!!', ['upper', 'lower', 'digit']],
    ['Abcdefgh', ['digit', 'special']],
    ['Abcdefg1', ['special']],
    ['Abcdef 1', ['special']],
    ['ABCDEF!1', ['lower']],
    ['abcdef!1', ['upper']],
    ['Abcdef!g', ['digit']],
    ['        ', ['upper', 'lower', 'digit', 'special']],
    ['Password1!', ['known']],
    ['Ana#Souza#9', ['own']]
  ] as const)('422 detail lists every rule that the password %s breaks', async (senha, rules) => {
    const before = await total()
    for (const language of ['pt-BR', 'en-US', 'es-ES'] as const) {
      const answer = await test.call('POST', SIGNUP, {
        body: { usuario: signUpBody({ senha, nome: 'Ana Souza 9' }) },
        headers: { 'accept-language': language }
      })
      expect(answer.status).toBe(422)
      const loc = ['body', 'usuario', 'senha']
      const wanted = rules.map((rule) => ({
        loc,
        msg: message(language, `password.${rule}`),
        type: 'value_error.password'
      }))
      expect(answer.body).toEqual({ detail: wanted })
    }
    expect(await total()).toBe(before)
  })

  it('100 at once with one email, in any case: one 201, 99 times 422, one account', async () => {
    const spelled = (i: number) => (i % 2 ? 'corrida@saude.example' : 'CORRIDA@saude.example')
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => signUp(signUpBody({ email: spelled(i) }))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 201)
    for (const answer of refused)
      expect(answer).toMatchObject(detail([['body', 'usuario', 'email'], 'value_error.duplicate']))
    expect(await test.db.$count(usuarios, eq(sql`lower(email)`, 'corrida@saude.example'))).toBe(1)
  })
})
