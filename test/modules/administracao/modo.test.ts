import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { modoDoServico } from '../../../src/core/modo/tables.ts'
import { enqueue } from '../../../src/platform/queue/enqueue.ts'
import { expectEnvelope } from '../../contract/support.ts'
import { type Account, account } from '../../support/accounts.ts'
import { type Answer, openApp, SENHA, startApp, type TestApp } from '../../support/app.ts'

const PATH = '/api/v1/administracao/modo'
const TOKEN = 'metrics-token-0123456789abcdefghij'

let test: TestApp
let other: TestApp
let admin: Account
let usuario: Account
beforeAll(async () => {
  test = await startApp({ config: { metricsToken: TOKEN } })
  other = await openApp({ url: test.url })
  admin = await account(test, 'admin')
  usuario = await account(test, 'gestor')
})
afterEach(() => change('normal'))
afterAll(async () => {
  await other?.close()
  await test?.close()
})

async function change(modo: string, mensagem?: string): Promise<Answer> {
  const body = mensagem === undefined ? { modo } : { modo, mensagem }
  const answer = await test.call('PUT', PATH, { token: admin.token, body })
  expect(answer.status).toBe(200)
  return answer
}

function expectResting(answer: Answer, message?: string): void {
  expectEnvelope(answer, 503, 'SERVICE_UNAVAILABLE')
  expect(answer.headers['retry-after']).toBe('60')
  if (message) expect(answer.body.error.message).toBe(message)
}

const logIn = (email: string, senha = SENHA) => test.call('POST', '/api/v1/auth/login', { body: { email, senha } })

describe('the switch', () => {
  it('GET and PUT: for administrators alone', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      const body = method === 'PUT' ? { body: { modo: 'normal' } } : {}
      expectEnvelope(await test.call(method, PATH, body), 401, 'UNAUTHORIZED')
      expectEnvelope(await test.call(method, PATH, { ...body, token: usuario.token }), 403, 'PERMISSION_DENIED')
    }
  })

  it('PUT: says who, since when, and what is told; the trail notes it without the message', async () => {
    const { body } = await change('somente_leitura', 'Até as 18h.')
    const data = {
      modo: 'somente_leitura',
      mensagem: 'Até as 18h.',
      desde: test.clock.moment.toISOString(),
      alterado_por_id: admin.id
    }
    expect(body).toEqual({ data, meta: { timestamp: data.desde, version: '1.0.0' } })
    expect((await test.call('GET', PATH, { token: admin.token })).body.data).toEqual(data)
    const [entry] = await test.db
      .select()
      .from(auditoria)
      .where(eq(auditoria.acao, 'servico.modo'))
      .orderBy(desc(auditoria.id))
      .limit(1)
    expect(entry).toMatchObject({
      atorId: admin.id,
      alvoTipo: 'servico',
      alvoId: null,
      detalhes: { de: 'normal', para: 'somente_leitura' }
    })
    const trail = await test.call('GET', '/api/v1/auditoria?alvo_tipo=servico', { token: admin.token })
    expect(trail.body.items[0]).toMatchObject({ acao: 'servico.modo', alvo_tipo: 'servico' })
  })

  it('PUT: the message is not kept in the mode normal', async () => {
    expect((await change('normal', 'x')).body.data).toMatchObject({ modo: 'normal', mensagem: null })
  })

  it.each([
    [{}, 'modo'],
    [{ modo: 'leitura' }, 'modo'],
    [{ modo: 1 }, 'modo'],
    [{ modo: 'normal', mensagem: '' }, 'mensagem'],
    [{ modo: 'normal', mensagem: 'x'.repeat(501) }, 'mensagem'],
    [{ modo: 'normal', mensagem: 'a\0' }, 'mensagem'],
    [{ modo: 'normal', desde: null }, 'desde']
  ])('PUT %j: 422 at %s', async (body, field) => {
    const answer = await test.call('PUT', PATH, { token: admin.token, body })
    expectEnvelope(answer, 422, 'VALIDATION_ERROR')
    expect(answer.body.error.details.map((each: { field: string }) => each.field)).toEqual([field])
  })
})

/** Calls an operation without a token and with nothing that it needs: what is served gets no further than that. */
const touch = ({ method, path }: (typeof operations)[number]) =>
  test.call(method as 'GET', path.replaceAll(/\{\w+\}/g, '1'), { headers: { 'content-type': 'application/json' } })

describe.each(['somente_leitura', 'manutencao'] as const)('every operation in the mode %s', (modo) => {
  it('is answered where the contract says so, else 503', async () => {
    await change(modo)
    const served: string[] = []
    for (const operation of operations) {
      const { status, body } = await touch(operation)
      if (status === 503) expect(body.error.message).not.toBe('')
      else served.push(operation.id)
    }
    const allowed = operations.filter(({ mode }) => mode === 'manutencao' || mode === modo).map(({ id }) => id)
    expect(served).toEqual(allowed)
  })
})

it('the contract: reading is allowed in read-only mode, and maintenance leaves only health, logins and the switch', () => {
  const of = (mode: string) => operations.filter((each) => each.mode === mode)
  expect(
    of('manutencao')
      .map(({ id }) => id)
      .sort()
  ).toEqual(
    [
      ...['alterarModo', 'obterModo', 'obterSituacao', 'verificarSaude', 'verificarSaudeDetalhada'],
      ...['autenticarUsuario', 'autenticarUsuarioFormulario', 'renovarToken', 'encerrarSessao'],
      ...['entrarConta', 'renovarSessao', 'sairConta'],
      ...['entrarPainel', 'renovarPainel', 'sairPainel']
    ].sort()
  )
  expect(of('normal').filter(({ method }) => method === 'GET')).toEqual([])
  // A search for a person is a POST so that no name is in an address.
  const readsByPost = (id: string) => id === 'buscarPessoa'
  for (const { method, read, metered, id } of of('somente_leitura'))
    expect([id, method === 'GET' || read === 'replica' || metered || readsByPost(id)]).toEqual([id, true])
})

describe('read-only', () => {
  it('reads go on, and writes get a sentence with the message, in the language of the caller', async () => {
    await change('somente_leitura', 'Até as 18h.')
    const { token } = usuario
    expect((await test.call('GET', '/api/v1/grupos', { token })).status).toBe(200)
    expect((await test.call('GET', '/api/v1/usuarios/me', { token })).status).toBe(200)
    const write = (language: string) =>
      test.call('POST', '/api/v1/grupos', {
        token,
        body: { nome: 'x' },
        headers: { 'accept-language': language }
      })
    expectResting(await write('en-US'), 'The service is read-only: nothing can be changed for now. Até as 18h.')
    expectResting(
      await write('pt-BR'),
      'O serviço está em modo de leitura: por ora, nada pode ser alterado. Até as 18h.'
    )
    expectResting(
      await write('es-ES'),
      'El servicio está en modo de lectura: por ahora no se puede cambiar nada. Até as 18h.'
    )
    await change('normal')
    expect((await write('en-US')).status).toBe(201)
  })

  it('logging in, renewing and logging out go on', async () => {
    await change('somente_leitura')
    const { status, body } = await logIn(usuario.email)
    expect(status).toBe(200)
    const renewed = await test.call('POST', '/api/v1/auth/refresh', { body: { refresh_token: body.refresh_token } })
    expect(renewed.status).toBe(200)
    const out = await test.call('POST', '/api/v1/auth/logout', { token: renewed.body.access_token })
    expect(out.status).toBe(200)
  })
})

describe('maintenance', () => {
  it('health and figures stay as they are, and tell the mode', async () => {
    await change('manutencao', 'x')
    expect((await test.call('GET', '/api/v1/health')).body.status).toBe('ok')
    expect((await test.call('GET', '/api/v1/health/detailed')).body.data).toMatchObject({
      status: 'ok',
      mode: 'manutencao'
    })
    expect((await test.call('GET', '/health/live')).status).toBe(200)
    expect((await test.call('GET', '/health/ready')).body).toEqual({ status: 'ready', mode: 'manutencao' })
    expect((await test.call('GET', '/metrics', { token: TOKEN })).status).toBe(200)
  })

  it('an entry of the queue that waits is no fault', async () => {
    const untaken = async () =>
      /^saude_queue_untaken (\d)$/m.exec(String((await test.call('GET', '/metrics', { token: TOKEN })).body))?.[1]
    await enqueue(
      test.db,
      'enviar-relatorio',
      { relatorioId: 'x', usuarioId: 1, id: 'x' },
      { runAt: new Date(Date.now() - 3600_000) }
    )
    await expect.poll(untaken).toBe('1')
    await change('manutencao')
    await expect.poll(untaken).toBe('0')
    const queue = async () => (await test.call('GET', '/api/v1/health/detailed')).body.data.checks.queue
    await expect.poll(async () => (await queue()).pending).toBe(1)
    expect((await queue()).status).toBe('ok')
    await test.db.execute(sql`delete from graphile_worker._private_jobs`)
  })

  it('everything else is 503, known or not; browsers may ask, and the panel can be loaded', async () => {
    await change('manutencao')
    for (const path of ['/', '/docs', '/guides', '/noticias', '/openapi/description-b.json', '/api/v1/nada', '/nada'])
      expectResting(
        await test.call('GET', path, { headers: { 'accept-language': 'en-US' } }),
        'The service is under maintenance.'
      )
    expectResting(await test.call('GET', '/api/v1/grupos', { token: admin.token }))
    expect((await test.call('GET', '/painel/assets/none.js')).status).toBe(404)
    const asked = { origin: 'https://x.example', 'access-control-request-method': 'GET' }
    expect((await test.call('OPTIONS', '/api/v1/grupos', { headers: asked })).status).toBe(204)
  })

  it('administrators log in, others are refused once their password is right', async () => {
    await change('manutencao')
    expect((await logIn(admin.email)).status).toBe(200)
    expectResting(await logIn(usuario.email))
    expectEnvelope(await logIn(usuario.email, 'Errada#2024'), 401, 'INVALID_CREDENTIALS')
    const a = { email: usuario.email, password: SENHA }
    expectResting(await test.call('POST', '/api/v1/usuarios/login', { body: a }))
    await change('normal')
    expect((await logIn(usuario.email)).status).toBe(200)
  })

  it('the token of another account is not renewed, and is not lost', async () => {
    const { refreshToken } = await account(test, 'gestor')
    const renew = (token: string) => test.call('POST', '/api/v1/auth/refresh', { body: { refresh_token: token } })
    await change('manutencao')
    expectResting(await renew(refreshToken))
    expect((await renew((await account(test, 'admin')).refreshToken)).status).toBe(200)
    await change('normal')
    expect((await renew(refreshToken)).status).toBe(200)
  })
})

it('other instances follow within seconds, and the mode survives them', async () => {
  const asked = async () => (await other.call('GET', '/nada')).status
  expect(await asked()).toBe(404)
  await change('manutencao')
  await expect.poll(asked).toBe(503)
  const late = await openApp({ url: test.url })
  expect((await late.call('GET', '/nada')).status).toBe(503)
  await late.close()
  await change('normal')
  await expect.poll(asked).toBe(404)
  expect(await test.db.select().from(modoDoServico)).toHaveLength(1)
})
