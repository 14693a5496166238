import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { firstRunLink, openFirstRun } from '../../../src/modules/usuarios/inicio.ts'
import { account } from '../../support/accounts.ts'
import { MASTER_KEY, SENHA, startApp, type TestApp } from '../../support/app.ts'
import { expectInvalid, loginB } from '../auth/b-support.ts'
import { auditRows, expectError, warm } from '../auth/support.ts'

const apps: TestApp[] = []
let test: TestApp
let code: string

/** Each test begins with a service that has no account. */
beforeEach(async () => {
  test = await startApp()
  apps.push(test)
  Object.assign(test.services.firstRun, await openFirstRun(test.db))
  code = String(test.services.firstRun.code)
})
afterAll(() => Promise.all(apps.map((each) => each.close())))

const begin = (more: object = {}) =>
  test.call('POST', '/api/v1/inicio', {
    body: { codigo: code, nome: 'Ana Souza', email: 'ana@saude.example', senha: SENHA, ...more }
  })

describe('POST /api/v1/inicio', () => {
  it('201: the first administrator, who can log in; the operation is gone afterwards', async () => {
    expect(Buffer.from(code, 'base64url')).toHaveLength(16)
    const answer = await begin()
    expect(answer.body).toEqual({ id: expect.any(Number), nome: 'Ana Souza', email: 'ana@saude.example' })
    expect(answer.status).toBe(201)
    const { body } = await loginB(test, 'ana@saude.example')
    const me = await test.call('GET', '/api/v1/usuarios/me', { token: body.access_token })
    expect(me.body).toMatchObject({ admin: true, ativo: true })
    expect((await auditRows(test, 'usuario.criado')).map(({ alvoId }) => alvoId)).toEqual([answer.body.id])
    expectError(await begin({ email: 'outra@saude.example' }), 404, 'NOT_FOUND')
  })

  it('two at once: one wins', async () => {
    await warm(test)
    const answers = await Promise.all([1, 2, 3].map((i) => begin({ email: `pessoa${i}@saude.example` })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404])
  })

  it('403 for a wrong code, and for that of an earlier start', async () => {
    for (const codigo of ['x', code.slice(1), `${code}x`])
      expectError(await begin({ codigo }), 403, 'INVALID_START_CODE')
    expect(await auditRows(test, 'inicio.codigo_recusado')).toHaveLength(3)
    const earlier = code
    Object.assign(test.services.firstRun, await openFirstRun(test.db))
    expect(test.services.firstRun.code).not.toBe(earlier)
    expectError(await begin({ codigo: earlier }), 403, 'INVALID_START_CODE')
  })

  it('a refused password or address leaves the code good', async () => {
    expect((await begin({ senha: 'curta' })).body.error.code).toBe('WEAK_PASSWORD')
    expectInvalid(await begin({ email: 'ana' }), ['email', 'INVALID_EMAIL'])
    expect((await begin()).status).toBe(201)
  })

  it('404 once there is any account, made in whichever way, and no code is made then', async () => {
    const usuario = { nome: 'Eva', email: 'eva@saude.example', senha: SENHA, master_key: MASTER_KEY }
    expect((await test.call('POST', '/api/v1/usuarios/signup', { body: { usuario } })).status).toBe(201)
    expectError(await begin(), 404, 'NOT_FOUND')
    expect(await openFirstRun(test.db)).toEqual({ code: null })
    await account(test, 'usuario')
  })
})

it('the link has the code where no server sees it', () => {
  expect(firstRunLink('https://saude.example/', 'abc')).toBe('https://saude.example/painel/inicio#abc')
})
