import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createJob } from '../../../src/core/jobs/create.ts'
import { jobs } from '../../../src/core/jobs/tables.ts'
import { exportUsuarios } from '../../../src/modules/usuarios/export.ts'
import { account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { createExport, noFigures, queueRow, request, runExport } from './support.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const insertDono = async () => (await insertAccount(test, 'gestor')).id
const refusal = { status: 429, code: 'RATE_LIMIT_EXCEEDED', extra: { headers: { 'retry-after': '60' } } }

it('createJob: a fourth unfinished job of one owner is refused with 429, and one of another owner is not', async () => {
  const ana = await insertDono()
  const first = await createExport(test, ana)
  await createExport(test, ana)
  await createExport(test, ana)
  await expect(createExport(test, ana)).rejects.toMatchObject(refusal)
  await createExport(test, await insertDono())
  await runExport(test, first, async () => noFigures)
  await createExport(test, ana)
  await expect(createExport(test, ana)).rejects.toMatchObject(refusal)
})

it('createJob: of ten at once three are accepted', async () => {
  const ana = await insertDono()
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => createExport(test, ana)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const [stored] = await test.db.select({ n: count() }).from(jobs).where(eq(jobs.donoId, ana))
  expect(stored!.n).toBe(3)
})

it('createJob: a transaction that is rolled back leaves neither job nor queue entry', async () => {
  const ana = await insertDono()
  const context = { caller: { id: ana }, ip: '', requestId: '', now: test.services.now }
  let id = ''
  const undone = test.db.transaction(async (tx) => {
    id = (await createJob(tx, context, exportUsuarios, request)).id
    throw new Error('desfeito')
  })
  await expect(undone).rejects.toThrow('desfeito')
  expect(await queueRow(test, { id })).toBeNull()
  expect(await test.db.select().from(jobs).where(eq(jobs.id, id))).toEqual([])
})

it.each([
  ['pt-BR', 'A conta já tem 3 tarefas em andamento. Espere que uma termine ou cancele uma em /api/v1/jobs.'],
  ['en-US', 'The account already has 3 unfinished jobs. Wait for one to end or cancel one at /api/v1/jobs.'],
  ['es-ES', 'La cuenta ya tiene 3 tareas en curso. Espere a que termine una o cancele una en /api/v1/jobs.']
])(
  'POST .../exportar: the fourth is 429 and says why in %s; once one is cancelled another is accepted',
  async (language, message) => {
    const gestor = await account(test, 'gestor')
    const send = (path: string) =>
      test.call('POST', path, {
        token: gestor.token,
        body: { formato: 'csv' },
        headers: { 'accept-language': language }
      })
    const paths = ['/api/v1/usuarios/exportar', '/api/v1/agravos/casos/exportar']
    const [first, ...others] = [await send(paths[0]!), await send(paths[1]!), await send(paths[1]!)]
    expect([first, ...others].map((answer) => answer?.status)).toEqual([202, 202, 202])
    for (const path of paths) {
      const answer = await send(path)
      expect(answer).toMatchObject({ status: 429, body: { error: { code: 'RATE_LIMIT_EXCEEDED', message } } })
      expect(answer.headers['retry-after']).toBe('60')
    }
    await test.call('DELETE', first!.body.status_url, { token: gestor.token })
    expect((await send(paths[0]!)).status).toBe(202)
  }
)
