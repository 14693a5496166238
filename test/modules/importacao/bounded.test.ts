import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { requireQuota } from '../../../src/core/jobs/quota.ts'
import { jobs } from '../../../src/core/jobs/tables.ts'
import { runJob } from '../../../src/core/jobs/task.ts'
import { removeExpired } from '../../../src/core/jobs/upkeep.ts'
import { deadlineOf, minutesFor } from '../../../src/modules/importacao/job/deadline.ts'
import { importacoes } from '../../../src/modules/importacao/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { countCasos, csv, expectConsistent, idOf, runImport, sheetRows, showJob, uploadFile } from './api-support.ts'

const HOUR = 3600_000
const QUOTA = 200
let test: TestApp
beforeAll(async () => {
  test = await startApp({ config: { resultQuotaBytes: QUOTA } })
})
afterEach(() => expectConsistent(test))
afterAll(() => test.close())

it('linhas_processadas of a completed import is its rows, even when it was too quick to report them', async () => {
  const { token } = await account(test, 'analista')
  const accepted = await uploadFile(test, token, csv(sheetRows(7)))
  await runJob(test.services, idOf(accepted), { lastAttempt: false }, { progressEveryMs: HOUR })
  expect(await showJob(test, token, accepted)).toMatchObject({ status: 'completed', linhas_processadas: 7 })
})

it('two people import the same cases at once: each case is there once', async () => {
  const before = await countCasos(test)
  const content = csv(sheetRows(40))
  const people = await Promise.all([account(test, 'analista'), account(test, 'analista')])
  const sent = await Promise.all(people.map(({ token }) => uploadFile(test, token, content)))
  await Promise.all(sent.map((accepted) => runImport(test, accepted, 7)))
  const figures = await Promise.all(sent.map(async (each, i) => await showJob(test, people[i]!.token, each)))
  expect(figures.map(({ status, linhas_processadas }) => [status, linhas_processadas])).toEqual([
    ['completed', 40],
    ['completed', 40]
  ])
  const sum = figures.reduce((n, { resultado }) => n + resultado.importados, 0)
  expect([sum, await countCasos(test)]).toEqual([40, before + 40])
})

it.each([
  [0, 15],
  [1, 16],
  [3 * 2 ** 20, 18]
])('a file of %i bytes has %i minutes', (bytes, minutos) => {
  let at = 0
  const requireTime = deadlineOf(minutesFor(bytes), () => at)
  at = minutos * 60_000
  requireTime()
  at++
  expect(requireTime).toThrow(expect.objectContaining({ sentence: { key: 'import.deadline', values: { minutos } } }))
})

it.each([
  ['pt-BR', 'A importação foi interrompida depois de -1 minutos, o máximo para um arquivo deste tamanho.'],
  ['en-US', 'The import was stopped after -1 minutes, the most for a file of this size.'],
  ['es-ES', 'La importación se detuvo después de -1 minutos, el máximo para un archivo de este tamaño.']
])('an import that takes too long fails, and nothing of it stays; it says so in %s', async (language, message) => {
  const { token } = await account(test, 'analista')
  const before = await countCasos(test)
  const accepted = await uploadFile(test, token, csv(sheetRows(9)))
  const pedido = sql`${jobs.pedido} || '{"minutos": -1}'`
  await test.db
    .update(jobs)
    .set({ pedido })
    .where(eq(jobs.id, idOf(accepted)))
  await runImport(test, accepted)
  const job = await showJob(test, token, accepted, language)
  expect(job).toMatchObject({ status: 'failed', message: expect.stringContaining(message) })
  expect(await countCasos(test)).toBe(before)
  const [importacao] = await test.db
    .select()
    .from(importacoes)
    .where(eq(importacoes.id, idOf(accepted)))
  expect(importacao?.estado).toBe('falhou')
})

/** An import whose report of refused rows is larger than the quota. */
async function fill({ token }: Account): Promise<void> {
  const faulty = csv(sheetRows(3, { data_notificacao: '2042-01-01' }))
  const accepted = await uploadFile(test, token, faulty, { ignorar_erros: 'true' })
  await runImport(test, accepted)
  const [job] = await test.db
    .select()
    .from(jobs)
    .where(eq(jobs.id, idOf(accepted)))
  const report = await test.call('GET', `${accepted.body.status_url}/resultado`, { token })
  expect(job?.arquivoTamanho).toBe(report.body.length)
  expect(job?.arquivoTamanho).toBeGreaterThan(QUOTA)
}

it.each([
  ['pt-BR', 'Os resultados das suas tarefas ocupam 1 MiB; a partir de 0 MiB nenhuma nova tarefa é aceita.'],
  ['en-US', 'The results of your jobs take 1 MiB; with 0 MiB or more no further job is accepted.'],
  ['es-ES', 'Los resultados de sus tareas ocupan 1 MiB; desde 0 MiB no se acepta ninguna tarea más.']
])('who has stored results enough gets 429 before any work, in %s, until they expire', async (language, message) => {
  const analista = await account(test, 'analista')
  const headers = { 'accept-language': language }
  const send = () =>
    test.call('POST', '/api/v1/agravos/casos/exportar', { token: analista.token, body: { formato: 'csv' }, headers })
  await fill(analista)
  const refused = await send()
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'RATE_LIMIT_EXCEEDED' } } })
  expect(refused.body.error.message).toContain(message)
  expect(refused.headers['retry-after']).toBe(String(24 * 3600))
  expect((await uploadFile(test, analista.token, csv(sheetRows(1)))).status).toBe(429)
  const other = await account(test, 'analista')
  const accepted = await uploadFile(test, other.token, csv(sheetRows(1)))
  await runImport(test, accepted)
  expect(await showJob(test, other.token, accepted)).toMatchObject({ status: 'completed' })
  const ask = () => requireQuota(test.db, analista.id, QUOTA, test.services.now())
  await expect(ask()).rejects.toMatchObject({ status: 429 })
  test.advance(24 * HOUR)
  await removeExpired(test.services)
  await ask()
})
