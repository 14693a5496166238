import { execFile } from 'node:child_process'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { openWayBack, wayBackLink } from '../../../src/operations/admin/admin.ts'
import { account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { makeDataDir, removeDataDir } from '../../support/data-dir.ts'
import { program } from '../../support/programs.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const NEW = 'Retorno#2026-seguro'
const reset = (token: string) =>
  test.call('POST', '/api/v1/auth/reset-password', { body: { token, senha_nova: NEW, confirmar_senha: NEW } })
const login = (email: string, senha: string) => test.call('POST', '/api/v1/auth/login', { body: { email, senha } })
const now = () => test.services.now()

async function lastEntry() {
  const [row] = await test.db.execute<{ acao: string; ator_id: number | null; detalhes: unknown }>(
    sql`select acao, ator_id, detalhes from auditoria where acao = 'usuario.administrador_por_comando' order by id desc limit 1`
  )
  return row
}

it('an inactive account that is locked and has a second factor comes back as an administrator, once', async () => {
  const { id, email } = await account(test, 'visualizador')
  await test.db.update(usuarios).set({ ativo: false, mfaHabilitado: true, mfaSegredo: 'x' }).where(eq(usuarios.id, id))
  const { token, changes } = await openWayBack(test.db, { email: email.toUpperCase(), endMfa: true, now })
  expect(changes).toEqual(['is an administrator now', 'is active again', 'has no second factor any more'])
  expect(await lastEntry()).toEqual({
    acao: 'usuario.administrador_por_comando',
    ator_id: null,
    detalhes: { admin: true, ativado: true, desbloqueado: false, mfa_encerrado: true }
  })
  expect((await reset(token)).status).toBe(200)
  expect((await reset(token)).status).not.toBe(200)
  const entered = await login(email, NEW)
  expect(entered.status).toBe(200)
  const list = await test.call('GET', '/api/v1/auditoria', { token: entered.body.access_token })
  expect(list.status).toBe(200)
})

it('of an administrator that is well only the password changes, and only by the last link', async () => {
  const { email } = await account(test, 'admin')
  const first = await openWayBack(test.db, { email, endMfa: false, now })
  const second = await openWayBack(test.db, { email, endMfa: false, now })
  expect([first.changes, second.changes]).toEqual([[], []])
  expect((await reset(first.token)).status).not.toBe(200)
  expect((await reset(second.token)).status).toBe(200)
})

it('nothing is changed for an address that nobody has', async () => {
  const before = await lastEntry()
  await expect(openWayBack(test.db, { email: 'nobody@example.org', endMfa: true, now })).rejects.toThrow(
    'EMAIL: no account has this address'
  )
  expect(await lastEntry()).toEqual(before)
})

it('make admin prints a link to the panel, and refuses to guess', async () => {
  const { email } = await account(test, 'usuario')
  const dataDir = await makeDataDir()
  const admin = (...args: string[]) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const env = { DATA_DIR: dataDir, DATABASE_URL: test.url, PUBLIC_URL: 'https://saude.example.org' }
      const child = execFile(process.execPath, [program('admin'), ...args], { env }, (_, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, output: stdout + stderr })
      )
    })
  try {
    const { code, output } = await admin(email)
    const link = wayBackLink('https://saude.example.org', '')
    expect([code, output]).toEqual([0, expect.stringContaining(link)])
    expect(output).toContain('The account is an administrator now.')
    expect((await reset(output.trim().split('#senha=')[1]!)).status).toBe(200)
    expect(await admin()).toEqual({ code: 1, output: expect.stringContaining('EMAIL: wanted') })
  } finally {
    await removeDataDir(dataDir)
  }
})
