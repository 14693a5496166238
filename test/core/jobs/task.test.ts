import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { JobRun } from '../../../src/core/jobs/kinds.ts'
import { JobResting } from '../../../src/core/jobs/run.ts'
import { JobOfNewerVersion, runJob } from '../../../src/core/jobs/task.ts'
import { failAbandoned, jobUpkeep, removeExpired } from '../../../src/core/jobs/upkeep.ts'
import { changeModo } from '../../../src/core/modo/queries.ts'
import { exportUsuarios } from '../../../src/modules/usuarios/export.ts'
import { startPeriodic } from '../../../src/platform/time/periodic.ts'
import { notFound } from '../../modules/usuarios/support.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { testVitals } from '../../support/vitals.ts'
import { createExport, gate, jobAt, jobRow, noFigures, queueRow, runExport, storedFiles, storeText } from './support.ts'

const HOUR = 3600_000
let test: TestApp
let admin: Account
let dono: number
beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
})
beforeEach(async () => {
  dono = (await insertAccount(test, 'gestor')).id
})
afterAll(() => test.close())

const show = async (job: { id: string }) => (await test.call('GET', jobAt(job), { token: admin.token })).body
const download = (job: { id: string }) => test.call('GET', jobAt(job, '/resultado'), { token: admin.token })

it('GET /api/v1/jobs/{job_id}/resultado: the file, as an attachment with its name, type and length', async () => {
  const job = await createExport(test, dono)
  expect(await download(job)).toMatchObject(notFound)
  await runExport(test, job, async (run) => {
    await storeText(run, 'id\r\n1\r\n')
    return noFigures
  })
  const { status, body, headers } = await download(job)
  expect([status, body.toString()]).toEqual([200, 'id\r\n1\r\n'])
  expect(headers).toMatchObject({
    'content-type': 'text/csv',
    'content-length': '7',
    'content-disposition': 'attachment; filename="usuarios.csv"',
    'x-content-type-options': 'nosniff'
  })
})

it('a failure is tried again; the last one fails the job, with a sentence that reveals nothing internal', async () => {
  const job = await createExport(test, dono)
  const fail = async () => {
    throw new Error('relation "segredo" does not exist')
  }
  await expect(runExport(test, job, fail)).rejects.toThrow('segredo')
  expect(await show(job)).toMatchObject({ status: 'processing', completed_at: null })
  await expect(runExport(test, job, fail, true)).rejects.toThrow('segredo')
  const body = await show(job)
  expect(body).toMatchObject({ status: 'failed', cancelado: false, result: null, resultado_url: null, expira_em: null })
  expect(body.completed_at).not.toBeNull()
  expect(JSON.stringify(body)).not.toContain('segredo')
})

it('a job of a kind that only a newer version knows is left to that version, without losing an attempt, and is shown', async () => {
  const job = await createExport(test, dono)
  await test.db.execute(sql`update jobs set tipo = 'de-uma-versao-nova' where id = ${job.id}`)
  await test.db.execute(sql`update graphile_worker._private_jobs set attempts = 5 where key = ${`job:${job.id}`}`)
  await expect(runJob(test.services, job.id, { lastAttempt: true })).rejects.toThrow(JobOfNewerVersion)
  expect(await queueRow(test, job)).toMatchObject({ attempts: 1 })
  expect(await failAbandoned(test.services)).toBe(0)
  expect(await show(job)).toMatchObject({ status: 'processing', tipo: 'de-uma-versao-nova', resultado_url: null })
  expect((await test.call('GET', '/api/v1/jobs?size=5', { token: admin.token })).status).toBe(200)
  await test.db.execute(sql`update jobs set status = 'completed', arquivo_chave = 'x' where id = ${job.id}`)
  expect(await download(job)).toMatchObject(notFound)
  expect(await show(job)).toMatchObject({ status: 'completed', resultado_url: null })
})

it('a job waits while the service is read-only, without losing an attempt, and goes on afterwards', async () => {
  const job = await createExport(test, dono)
  await test.db.execute(sql`update graphile_worker._private_jobs set attempts = 5 where key = ${`job:${job.id}`}`)
  const operator = { caller: null, ip: null, requestId: null, now: test.services.now }
  const work = async (run: JobRun) => {
    await storeText(run, 'id')
    await run.progress(50)
    return noFigures
  }
  test.advance(1000)
  test.services.modo.learn(await changeModo(test.db, operator, { modo: 'somente_leitura', mensagem: null }))
  await expect(runExport(test, job, work, true)).rejects.toThrow(JobResting)
  expect(await queueRow(test, job)).toMatchObject({ attempts: 1 })
  expect(await show(job)).toMatchObject({ status: 'processing', completed_at: null })
  test.advance(1000)
  test.services.modo.learn(await changeModo(test.db, operator, { modo: 'normal', mensagem: null }))
  await runExport(test, job, work, true)
  expect(await show(job)).toMatchObject({ status: 'completed' })
})

it('a failure after the file was stored: the next run replaces it, and the last failure leaves none', async () => {
  const job = await createExport(test, dono)
  const fail = async (run: Parameters<typeof storeText>[0]) => {
    await storeText(run, 'parte')
    throw new Error('depois')
  }
  await expect(runExport(test, job, fail)).rejects.toThrow('depois')
  const [first] = await storedFiles(test, job)
  await expect(runExport(test, job, fail, true)).rejects.toThrow('depois')
  expect(await storedFiles(test, job)).toHaveLength(1)
  expect(await storedFiles(test, job)).not.toContain(first)
  expect(await download(job)).toMatchObject(notFound)
  await removeExpired(test.services)
  expect(await storedFiles(test, job)).toEqual([])
})

it('progress only grows, and is 100 only at the end', async () => {
  const job = await createExport(test, dono)
  const seen: number[] = []
  await runExport(test, job, async ({ progress }) => {
    for (const percent of [-5, 33.9, 20, 100, 250]) {
      await progress(percent)
      seen.push((await jobRow(test, job)).progresso)
    }
    return noFigures
  })
  expect(seen).toEqual([0, 33, 33, 99, 99])
  expect((await show(job)).progress).toBe(100)
})

it('progress is written only now and then', async () => {
  const job = await createExport(test, dono)
  const run = async ({ progress }: JobRun) => {
    for (let percent = 1; percent < 90; percent++) await progress(percent)
    expect((await jobRow(test, job)).progresso).toBe(1)
    return noFigures
  }
  const services = { ...test.services, jobKinds: [{ ...exportUsuarios, run }] }
  await runJob(services, job.id, { lastAttempt: false }, { progressEveryMs: HOUR })
  expect((await jobRow(test, job)).status).toBe('completed')
})

it.each(['first', 'second'])(
  'two overlapping runs leave one file and one result when the %s ends first',
  async (firstToEnd) => {
    const job = await createExport(test, dono)
    const gates = { first: gate(), second: gate() }
    const begun = { first: gate(), second: gate() }
    const start = (name: 'first' | 'second') =>
      runExport(test, job, async (run) => {
        await storeText(run, name)
        begun[name].open()
        await gates[name].opened
        return noFigures
      })
    const first = start('first')
    await begun.first.opened
    const second = start('second')
    await begun.second.opened
    if (firstToEnd === 'first') {
      gates.first.open()
      // A displaced run must not end quietly: the queue would take the job for done while the other run is still at it.
      await expect(first).rejects.toThrow(expect.objectContaining({ name: 'JobDisplaced' }))
      expect((await show(job)).status).toBe('processing')
      gates.second.open()
      await second
    } else {
      gates.second.open()
      await second
      gates.first.open()
      await first
    }
    expect(await storedFiles(test, job)).toHaveLength(1)
    expect((await download(job)).body.toString()).toBe('second')
  }
)

it('a run that was taken over stops at its next sign of progress', async () => {
  const job = await createExport(test, dono)
  const goOn = gate()
  const begun = gate()
  let after = false
  const first = runExport(test, job, async (run) => {
    await storeText(run, 'first')
    begun.open()
    await goOn.opened
    await run.progress(50)
    after = true
    return noFigures
  })
  await begun.opened
  await runExport(test, job, async (run) => {
    await storeText(run, 'second')
    return noFigures
  })
  goOn.open()
  await first
  expect(after).toBe(false)
  expect((await download(job)).body.toString()).toBe('second')
})

const setQueued = (job: { id: string }, change: ReturnType<typeof sql>) =>
  test.db.execute(sql`update graphile_worker._private_jobs set ${change} where key = ${`job:${job.id}`}`)

it('failAbandoned: fails a job whose queue entry is gone or used up, and no other', async () => {
  const [waiting, gone, exhausted] = [
    await createExport(test, dono),
    await createExport(test, dono),
    await createExport(test, dono)
  ]
  const other = (await insertAccount(test, 'gestor')).id
  const [lastInWork, retried, done] = [
    await createExport(test, other),
    await createExport(test, other),
    await createExport(test, other)
  ]
  await test.db.execute(sql`delete from graphile_worker._private_jobs where key = ${`job:${gone.id}`}`)
  await setQueued(exhausted, sql`attempts = max_attempts`)
  await setQueued(lastInWork, sql`attempts = max_attempts, locked_by = 'x', locked_at = now()`)
  await setQueued(retried, sql`attempts = 4`)
  await runExport(test, done, async () => noFigures)
  await test.db.execute(sql`delete from graphile_worker._private_jobs where key = ${`job:${done.id}`}`)
  expect(await failAbandoned(test.services)).toBe(2)
  const states = await Promise.all(
    [waiting, gone, exhausted, lastInWork, retried, done].map((job) => jobRow(test, job))
  )
  expect(states.map(({ status, cancelado }) => [status, cancelado])).toEqual([
    ['processing', false],
    ['failed', false],
    ['failed', false],
    ['processing', false],
    ['processing', false],
    ['completed', false]
  ])
  expect(states[1]!.concluidoEm).toEqual(test.clock.moment)
  expect(await failAbandoned(test.services)).toBe(0)
})

it('jobUpkeep: ends abandoned jobs and removes old files at once, and is over once stopped', async () => {
  const [gone, failed] = [await createExport(test, dono), await createExport(test, dono)]
  await test.db.execute(sql`delete from graphile_worker._private_jobs where key = ${`job:${gone.id}`}`)
  const fail = runExport(
    test,
    failed,
    async (run) => {
      await storeText(run, 'x')
      throw new Error('depois')
    },
    true
  )
  await expect(fail).rejects.toThrow('depois')
  const lines: unknown[] = []
  const write = (...line: unknown[]) => void lines.push(line)
  await startPeriodic(jobUpkeep, test.services, { log: { info: write, warn: write }, vitals: testVitals() }).stop()
  expect((await jobRow(test, gone)).status).toBe('failed')
  expect(await storedFiles(test, failed)).toEqual([])
  expect(await jobRow(test, failed)).toMatchObject({ arquivoChave: null, status: 'failed' })
  expect(lines).toMatchObject([[{ failed: 1, filesRemoved: 1 }, expect.any(String)]])
})

it('jobUpkeep: a failure is logged and never thrown', async () => {
  const lines: string[] = []
  const services = { ...test.services, now: () => new Date(Number.NaN) }
  const write = (_: unknown, text?: string) => void lines.push(text ?? '')
  await startPeriodic(jobUpkeep, services, { log: { info: write, warn: write } as never, vitals: testVitals() }).stop()
  expect(lines).toEqual(['upkeep of jobs: failed; it is tried again'])
})
