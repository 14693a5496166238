import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { runJob } from '../../src/core/jobs/task.ts'
import { casos } from '../../src/modules/agravos/tables.ts'
import type { Disk } from '../../src/platform/disk/room.ts'
import { expectEnvelope } from '../contract/support.ts'
import { createExport, jobRow, queueRow, runExport, storedFiles } from '../core/jobs/support.ts'
import { filePart as anexoPart, PDF, uploadAnexo } from '../modules/agravos/anexos-support.ts'
import { CASOS, casoAt, casoBody, createdCaso } from '../modules/agravos/support.ts'
import { csv, idOf, runImport, sheetRows, showJob, uploadFile } from '../modules/importacao/api-support.ts'
import { type Account, account } from '../support/accounts.ts'
import { type Answer, startApp, type TestApp } from '../support/app.ts'

const GIB = 2 ** 30
const METRICS_TOKEN = 'metrics-token-0123456789abcdefghij'

let test: TestApp
let analista: Account
let admin: Account
const disk: Disk = { size: 100 * GIB, free: 50 * GIB }

beforeAll(async () => {
  test = await startApp({ disk, config: { metricsToken: METRICS_TOKEN } })
  analista = await account(test, 'analista')
  admin = await account(test, 'admin')
})
afterAll(() => test?.close())

/** Sets how much is free, and waits until the service has looked at the disk again. */
async function setFree(bytes: number): Promise<void> {
  disk.free = bytes
  await expect.poll(async () => (await test.services.files.room.figures())?.free).toBe(bytes)
}
beforeEach(() => setFree(50 * GIB))

const english = { 'accept-language': 'en' }
function expectNoRoom(answer: Answer): void {
  expectEnvelope(answer, 503, 'SERVICE_UNAVAILABLE')
  expect(answer.headers['retry-after']).toBe('60')
}
const exportCases = (headers = {}) =>
  test.call('POST', `${CASOS}/exportar`, { token: analista.token, body: { formato: 'csv' }, headers })

it('a full disk: new work is refused, reading and recording go on, and everything works again afterwards', async () => {
  const caso = await createdCaso(test, analista.token)
  const before = await test.db.$count(casos)
  await setFree(1024)

  expectNoRoom(await exportCases())
  expectNoRoom(await uploadFile(test, analista.token, csv(sheetRows(2))))
  expectNoRoom(await uploadAnexo(test, analista.token, caso, [anexoPart(PDF)]))
  const sentences = [(await exportCases()).body.error.message, (await exportCases(english)).body.error.message]
  expect(sentences).toEqual([
    expect.stringMatching(/^Agora não há espaço suficiente no disco/),
    expect.stringMatching(/^There is too little room on the disk/)
  ])

  expect((await test.call('GET', casoAt(caso), { token: analista.token })).status).toBe(200)
  expect((await test.call('POST', CASOS, { token: analista.token, body: casoBody() })).status).toBe(201)
  expect(await test.db.$count(casos)).toBe(before + 1)
  const metrics = String((await test.call('GET', '/metrics', { token: METRICS_TOKEN })).body)
  expect(metrics).toContain('saude_disk_free_bytes 1024')
  expect(metrics).toContain(`saude_disk_floor_bytes ${512 * 1024 * 1024}`)
  expect(metrics).toMatch(/saude_requests_refused_total\{valve="disk"\} [5-9]/)
  // Nothing is left of what was refused.
  expect((await test.call('GET', '/api/v1/jobs', { token: analista.token })).body.total).toBe(0)

  await setFree(50 * GIB)
  expect((await exportCases()).status).toBe(202)
  expect((await uploadAnexo(test, analista.token, caso, [anexoPart(PDF)])).status).toBe(201)
  const accepted = await uploadFile(test, analista.token, csv(sheetRows(2)))
  await runImport(test, accepted)
  expect((await showJob(test, analista.token, accepted)).resultado).toMatchObject({ importados: 2 })
})

it('a large file is refused before it has arrived, and nothing of it is left', async () => {
  await setFree(513 * 1024 * 1024)
  const large = csv(sheetRows(1)).padEnd(2 * 1024 * 1024)
  expectNoRoom(await uploadFile(test, analista.token, large))
  expect(await readdir(join(test.dataDir, 'tmp'))).toEqual([])
  expect((await uploadFile(test, analista.token, csv(sheetRows(1)), { modo: 'validar' })).status).toBe(202)
})

it('a disk that fills up during an import: it waits without losing an attempt or a row, and goes on', async () => {
  const accepted = await uploadFile(test, analista.token, csv(sheetRows(20)))
  expect(accepted.status).toBe(202)
  const before = await test.db.$count(casos)
  await setFree(1024)
  const run = (lastAttempt: boolean) =>
    runJob(test.services, idOf(accepted), { lastAttempt }, { progressEveryMs: 0 }).catch((error) => error)
  // Not even the last attempt ends it.
  expect(await run(true)).toMatchObject({ extra: { valve: 'disk' } })
  expect((await showJob(test, analista.token, accepted)).status).toBe('processing')
  await setFree(50 * GIB)
  expect(await run(false)).toBeUndefined()
  expect((await showJob(test, analista.token, accepted)).resultado).toMatchObject({ total_linhas: 20, erros: 0 })
  expect(await test.db.$count(casos)).toBe(before + 20)
})

it('a disk that fills up during an export: no part of a file is left, and the export is made later', async () => {
  const job = await createExport(test, admin.id)
  await setFree(1024)
  await expect(runExport(test, job, undefined, true)).rejects.toMatchObject({ extra: { valve: 'disk' } })
  expect([(await jobRow(test, job)).status, await storedFiles(test, job)]).toEqual(['processing', []])
  expect((await queueRow(test, job))?.attempts).toBe(0)
  await setFree(50 * GIB)
  await runExport(test, job)
  expect((await jobRow(test, job)).status).toBe('completed')
  expect(await storedFiles(test, job)).toHaveLength(1)
})
