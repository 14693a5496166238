import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessoes, usuarios } from '../../../src/core/contas/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { expectError, readMe } from './support.ts'

let test: TestApp
let contas: Account[]

beforeAll(async () => {
  test = await startApp()
  contas = []
  for (let i = 0; i < 10; i++) contas.push(await account(test, i % 2 ? 'gestor' : 'visualizador'))
})
afterAll(() => test.close())

it('GET /api/v1/usuarios/logado: 200, each of 500 simultaneous requests by 10 accounts gets its own account', async () => {
  const callers = Array.from({ length: 500 }, (_, i) => contas[(i * 7) % 10]!)
  const answers = await Promise.all(callers.map(({ token }) => readMe(test, token)))
  expect(answers.map(({ status, body }) => [status, body.id, body.email])).toEqual(
    callers.map(({ id, email }) => [200, id, email])
  )
})

it('POST /api/v1/agravos/casos: 403 or 422 by the permissions of each account, with all asking at once', async () => {
  const callers = Array.from({ length: 60 }, (_, i) => contas[i % 10]!)
  const answers = await Promise.all(
    callers.map(({ token }) => test.call('POST', '/api/v1/agravos/casos', { token, body: {} }))
  )
  expect(answers.map(({ status }) => status)).toEqual(callers.map((_, i) => (i % 2 ? 422 : 403)))
})

it('GET /api/v1/usuarios/logado: 401 only for those whose session or account has ended, with all asking at once', async () => {
  const [loggedOut, inactive] = [await account(test, 'usuario'), await account(test, 'usuario')]
  expect((await readMe(test, loggedOut.token)).status).toBe(200)
  await test.db.update(sessoes).set({ encerradaEm: test.clock.moment }).where(eq(sessoes.usuarioId, loggedOut.id))
  await test.db.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, inactive.id))
  const callers = [...contas, loggedOut, inactive, ...contas, loggedOut, inactive]
  const answers = await Promise.all(callers.map(({ token }) => readMe(test, token)))
  for (const [i, answer] of answers.entries()) {
    if (callers[i] === loggedOut || callers[i] === inactive) expectError(answer, 401, 'UNAUTHORIZED')
    else expect([answer.status, answer.body.id]).toEqual([200, callers[i]!.id])
  }
})

it('GET /api/v1/usuarios/logado: two simultaneous sessions of one account stay apart', async () => {
  const [ana] = contas as [Account]
  const { body } = await test.call('POST', '/api/v1/usuarios/login', {
    body: { email: ana.email, password: 'Dengue#2024' }
  })
  const sent = Array.from({ length: 20 }, (_, i) => (i % 2 ? ana.token : body.access_token))
  const answers = await Promise.all(sent.map((token) => readMe(test, token)))
  expect(answers.map(({ status, body: each }) => [status, each.id])).toEqual(sent.map(() => [200, ana.id]))
  // Ending one session does not end the other, even when both ask at once.
  expect((await test.call('POST', '/api/v1/auth/logout', { token: body.access_token, body: {} })).status).toBeLessThan(
    300
  )
  const later = await Promise.all(sent.map((token) => readMe(test, token)))
  expect(later.map(({ status }) => status)).toEqual(sent.map((_, i) => (i % 2 ? 200 : 401)))
})

it('GET /api/v1/usuarios/logado: 200 again after a question to the database has failed', async () => {
  const [ana] = contas as [Account]
  await test.db.execute('alter table sessoes rename to sessoes_fora')
  try {
    const answers = await Promise.all(contas.map(({ token }) => readMe(test, token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([500]))
  } finally {
    await test.db.execute('alter table sessoes_fora rename to sessoes')
  }
  expect((await readMe(test, ana.token)).status).toBe(200)
})
