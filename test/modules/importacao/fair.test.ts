import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { cancelJob } from '../../../src/core/jobs/cancel.ts'
import type { JobKind, JobRun } from '../../../src/core/jobs/kinds.ts'
import { jobs } from '../../../src/core/jobs/tables.ts'
import { runJob } from '../../../src/core/jobs/task.ts'
import { tasks } from '../../../src/handlers.ts'
import { LANES } from '../../../src/platform/queue/turns.ts'
import { startBackground } from '../../../src/platform/time/background.ts'
import { queueRow } from '../../core/jobs/support.ts'
import { addGate, closeGate } from '../../faults/import-gate.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { asRuntime } from '../../support/runtime.ts'
import {
  countCasos,
  csv,
  expectConsistent,
  IMPORTACOES,
  idOf,
  runImport,
  type SheetRow,
  sheetRows,
  showJob,
  uploadFile
} from './api-support.ts'

const MIB = 2 ** 20
const LONG_LANE = /^importacoes(-2)?$/
let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterEach(() => expectConsistent(test))
afterAll(() => test.close())

/** Works on the queue as an instance does, until the test is over; a turn among short work lasts this long. */
async function startWork(turnMs: number): Promise<void> {
  const background = await startBackground({
    url: asRuntime(test.url, inject('runtime')),
    workers: 1,
    periodic: [],
    services: test.services,
    handlers: {
      ...tasks(test.services),
      'executar-job': ({ jobId, curta }, info) =>
        runJob(test.services, jobId, info, { progressEveryMs: 0, turnMs: curta ? turnMs : null })
    },
    vitals: test.vitals,
    log: test.app.log
  })
  onTestFinished(() => background.stop())
}

/** A file of more than a mebibyte. */
const large = (): SheetRow[] => sheetRows(30, { a_column_of_their_own: 'x'.repeat(40_000) })

const people = (n: number): Promise<Account[]> =>
  Promise.all(Array.from({ length: n }, () => account(test, 'analista')))

const laneOf = async (accepted: Accepted) => (await queueRow(test, { id: idOf(accepted) }))?.queue_name ?? null

type Accepted = Parameters<typeof idOf>[0]
type Run = JobKind['run']

/** Somebody else's small file, which waits for its lane. */
const sendAnother = async () => await uploadFile(test, (await account(test, 'analista')).token, csv(sheetRows(1)))

/** Runs the job once in a lane of short work, where no run may last at all. */
const runShortly = (accepted: Accepted, around: (run: Run) => Run = (run) => run) =>
  runJob(
    { ...test.services, jobKinds: test.services.jobKinds.map((kind) => ({ ...kind, run: around(kind.run) })) },
    idOf(accepted),
    { lastAttempt: true },
    { progressEveryMs: 0, turnMs: 0 }
  )

/** Runs a job once no entry waits: those of the other tests were never taken from the queue. */
async function runShortlyAlone(accepted: Accepted): Promise<void> {
  await test.db.execute(sql`delete from graphile_worker._private_jobs`)
  await runShortly(accepted)
}

it('a small file has another lane than a large one', async () => {
  const { token } = await account(test, 'analista')
  const [first, second] = [csv(sheetRows(1)), csv(large())]
  expect(second.length).toBeGreaterThan(MIB)
  const small = await uploadFile(test, token, first)
  const big = await uploadFile(test, token, second)
  expect(await laneOf(small)).toBe('importacoes-curtas')
  expect(await laneOf(big)).toMatch(LONG_LANE)
  for (const accepted of [small, big]) await runImport(test, accepted)
})

it('an import that is not as short as it looked goes on among the others from where it is, once for each row', async () => {
  const { token } = await account(test, 'analista')
  const before = await countCasos(test)
  const accepted = await uploadFile(test, token, csv(sheetRows(20)), { ignorar_erros: 'true' })
  const pedido = sql`${jobs.pedido} || '{"lote": 5}'`
  await test.db
    .update(jobs)
    .set({ pedido })
    .where(eq(jobs.id, idOf(accepted)))
  const another = await sendAnother()
  // The turn is over once a batch is written.
  await runShortly(accepted, (work) => (run, request) => {
    const progress: JobRun['progress'] = async (percent, linhas) => {
      if (linhas) await run.progress(percent, linhas)
    }
    return work({ ...run, progress }, request)
  })
  expect(await showJob(test, token, accepted)).toMatchObject({ status: 'processing' })
  expect(await laneOf(accepted)).toMatch(LONG_LANE)
  expect(await countCasos(test)).toBeGreaterThan(before)
  await runImport(test, accepted)
  const { resultado } = await showJob(test, token, accepted)
  expect(resultado).toMatchObject({ total_linhas: 20, importados: 20, duplicados: 0, inalterados: 0 })
  expect(await countCasos(test)).toBe(before + 20)
  // Nobody waits any more, so this one ends where it is.
  await runShortlyAlone(another)
  expect(await countCasos(test)).toBe(before + 21)
})

it('the queue forgets the entry of a turn that was too short, and the import ends well by the other one', async () => {
  const { token } = await account(test, 'analista')
  const accepted = await uploadFile(test, token, csv(sheetRows(3)))
  await sendAnother()
  await startWork(0)
  const entries = async () =>
    (await test.db.execute<{ n: number }>(sql`select count(*)::int as n from graphile_worker._private_jobs`))[0]!.n
  await expect.poll(async () => (await showJob(test, token, accepted)).status).toBe('completed')
  await expect.poll(entries).toBe(0)
  expect(await showJob(test, token, accepted)).toMatchObject({ resultado: { importados: 3 } })
})

it('an import that was cancelled is not given another lane', async () => {
  const { token, id } = await account(test, 'analista')
  const before = await countCasos(test)
  const accepted = await uploadFile(test, token, csv(sheetRows(3)), { ignorar_erros: 'true' })
  const actor = { caller: { id }, ip: '', requestId: '', now: test.services.now }
  await runShortly(accepted, (work) => async (run, request) => {
    await cancelJob(test.db, actor, { id: idOf(accepted), tipo: 'importar-casos' })
    return await work(run, request)
  })
  expect(await laneOf(accepted)).toBe('importacoes-curtas')
  expect(await countCasos(test)).toBe(before)
})

it('the undoing of an import of some rows has the lane of small files, too', async () => {
  const { token } = await account(test, 'analista')
  const accepted = await uploadFile(test, token, csv(sheetRows(2)))
  await runImport(test, accepted)
  const undoing = await test.call('DELETE', `${IMPORTACOES}/${accepted.body.job_id}`, { token })
  expect(await laneOf(undoing)).toBe('importacoes-curtas')
  const another = await sendAnother()
  await runShortly(undoing)
  expect(await laneOf(undoing)).toMatch(LONG_LANE)
  for (const each of [undoing, another]) await runImport(test, each)
  expect(await showJob(test, token, undoing)).toMatchObject({ resultado: { removidos: 2 } })
})

it('however many large files are being imported: the row of somebody else is there before any of them ends', async () => {
  await addGate(test.db, 5, [`insert on importacoes_lotes for each row when (new.figuras->>'total_linhas' > '1')`])
  const openGate = await closeGate(test.db)
  const senders = await people(LANES + 1)
  const [other, sender] = [await account(test, 'analista'), senders[0]!]
  const sent = await Promise.all(senders.map(({ token }) => uploadFile(test, token, csv(large()))))
  await startWork(Number.POSITIVE_INFINITY)
  const taken = sql`
    select count(*)::int as n from graphile_worker.jobs
    where locked_by is not null and queue_name = any(array['importacoes', 'importacoes-2'])`
  await expect.poll(async () => (await test.db.execute<{ n: number }>(taken))[0]!.n).toBe(LANES)
  for (const { token } of [other, sender, other]) {
    const small = await uploadFile(test, token, csv(sheetRows(1)))
    await expect.poll(async () => (await showJob(test, token, small)).status).toBe('completed')
  }
  const statusOf = async (i: number) => (await showJob(test, senders[i]!.token, sent[i]!)).status
  const all = () => Promise.all(sent.map((_, i) => statusOf(i)))
  expect(await all()).toEqual(sent.map(() => 'processing'))
  await openGate()
  await expect.poll(all).toEqual(sent.map(() => 'completed'))
})
