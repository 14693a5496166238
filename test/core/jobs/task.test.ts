import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { JobRun } from '../../../src/core/jobs/kinds.ts'
import { JobOfNewerVersion, runJob } from '../../../src/core/jobs/task.ts'
import { failAbandoned, jobUpkeep, removeExpired } from '../../../src/core/jobs/upkeep.ts'
import { exportUsuarios } from '../../../src/modules/usuarios/export.ts'
import { startPeriodic } from '../../../src/platform/time/periodic.ts'
import { naoEncontrado } from '../../modules/usuarios/support.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { arquivos, caminho, criar, naFila as entradaDe, executar, guardar, linha, nada, porta } from './support.ts'

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

const ver = async (job: { id: string }) => (await test.call('GET', caminho(job), { token: admin.token })).body
const baixar = (job: { id: string }) => test.call('GET', caminho(job, '/resultado'), { token: admin.token })

it('GET /api/v1/jobs/{job_id}/resultado: the file, as an attachment with its name, type and length', async () => {
  const job = await criar(test, dono)
  expect(await baixar(job)).toMatchObject(naoEncontrado)
  await executar(test, job, async (execucao) => {
    await guardar(execucao, 'id\r\n1\r\n')
    return nada
  })
  const { status, body, headers } = await baixar(job)
  expect([status, body.toString()]).toEqual([200, 'id\r\n1\r\n'])
  expect(headers).toMatchObject({
    'content-type': 'text/csv',
    'content-length': '7',
    'content-disposition': 'attachment; filename="usuarios.csv"',
    'x-content-type-options': 'nosniff'
  })
})

it('a failure is tried again; the last one fails the job, with a sentence that tells nothing of the inside', async () => {
  const job = await criar(test, dono)
  const quebrar = async () => {
    throw new Error('relation "segredo" does not exist')
  }
  await expect(executar(test, job, quebrar)).rejects.toThrow('segredo')
  expect(await ver(job)).toMatchObject({ status: 'processing', completed_at: null })
  await expect(executar(test, job, quebrar, true)).rejects.toThrow('segredo')
  const body = await ver(job)
  expect(body).toMatchObject({ status: 'failed', cancelado: false, result: null, resultado_url: null, expira_em: null })
  expect(body.completed_at).not.toBeNull()
  expect(JSON.stringify(body)).not.toContain('segredo')
})

it('a job of a kind that only a newer version knows is left to it, without losing an attempt, and is shown', async () => {
  const job = await criar(test, dono)
  await test.db.execute(sql`update jobs set tipo = 'de-uma-versao-nova' where id = ${job.id}`)
  await test.db.execute(sql`update graphile_worker._private_jobs set attempts = 5 where key = ${`job:${job.id}`}`)
  await expect(runJob(test.services, job.id, { lastAttempt: true })).rejects.toThrow(JobOfNewerVersion)
  expect(await entradaDe(test, job)).toMatchObject({ attempts: 1 })
  expect(await failAbandoned(test.services)).toBe(0)
  expect(await ver(job)).toMatchObject({ status: 'processing', tipo: 'de-uma-versao-nova', resultado_url: null })
  expect((await test.call('GET', '/api/v1/jobs?size=5', { token: admin.token })).status).toBe(200)
  await test.db.execute(sql`update jobs set status = 'completed', arquivo_chave = 'x' where id = ${job.id}`)
  expect(await baixar(job)).toMatchObject(naoEncontrado)
  expect(await ver(job)).toMatchObject({ status: 'completed', resultado_url: null })
})

it('a failure after the file was stored: the next run replaces it, and the last failure leaves none', async () => {
  const job = await criar(test, dono)
  const quebrar = async (execucao: Parameters<typeof guardar>[0]) => {
    await guardar(execucao, 'parte')
    throw new Error('depois')
  }
  await expect(executar(test, job, quebrar)).rejects.toThrow('depois')
  const [first] = await arquivos(test, job)
  await expect(executar(test, job, quebrar, true)).rejects.toThrow('depois')
  expect(await arquivos(test, job)).toHaveLength(1)
  expect(await arquivos(test, job)).not.toContain(first)
  expect(await baixar(job)).toMatchObject(naoEncontrado)
  await removeExpired(test.services)
  expect(await arquivos(test, job)).toEqual([])
})

it('progress only grows, and is 100 at the end alone', async () => {
  const job = await criar(test, dono)
  const seen: number[] = []
  await executar(test, job, async ({ progress }) => {
    for (const porcento of [-5, 33.9, 20, 100, 250]) {
      await progress(porcento)
      seen.push((await linha(test, job)).progresso)
    }
    return nada
  })
  expect(seen).toEqual([0, 33, 33, 99, 99])
  expect((await ver(job)).progress).toBe(100)
})

it('progress is written now and then only', async () => {
  const job = await criar(test, dono)
  const run = async ({ progress }: JobRun) => {
    for (let percent = 1; percent < 90; percent++) await progress(percent)
    expect((await linha(test, job)).progresso).toBe(1)
    return nada
  }
  const services = { ...test.services, jobKinds: [{ ...exportUsuarios, run }] }
  await runJob(services, job.id, { lastAttempt: false }, { progressEveryMs: HOUR })
  expect((await linha(test, job)).status).toBe('completed')
})

it.each(['first', 'second'])(
  'two overlapping runs leave one file and one result when the %s ends first',
  async (firstToEnd) => {
    const job = await criar(test, dono)
    const portas = { first: porta(), second: porta() }
    const comecou = { first: porta(), second: porta() }
    const start = (name: 'first' | 'second') =>
      executar(test, job, async (execucao) => {
        await guardar(execucao, name)
        comecou[name].abrir()
        await portas[name].aberta
        return nada
      })
    const first = start('first')
    await comecou.first.aberta
    const second = start('second')
    await comecou.second.aberta
    if (firstToEnd === 'first') {
      portas.first.abrir()
      // It does not end in peace: the queue would then take the job for done while the other is still at it.
      await expect(first).rejects.toThrow(expect.objectContaining({ name: 'JobDisplaced' }))
      expect((await ver(job)).status).toBe('processing')
      portas.second.abrir()
      await second
    } else {
      portas.second.abrir()
      await second
      portas.first.abrir()
      await first
    }
    expect(await arquivos(test, job)).toHaveLength(1)
    expect((await baixar(job)).body.toString()).toBe('second')
  }
)

it('a run that was taken over stops at its next sign of progress', async () => {
  const job = await criar(test, dono)
  const seguir = porta()
  const comecou = porta()
  let after = false
  const first = executar(test, job, async (execucao) => {
    await guardar(execucao, 'first')
    comecou.abrir()
    await seguir.aberta
    await execucao.progress(50)
    after = true
    return nada
  })
  await comecou.aberta
  await executar(test, job, async (execucao) => {
    await guardar(execucao, 'second')
    return nada
  })
  seguir.abrir()
  await first
  expect(after).toBe(false)
  expect((await baixar(job)).body.toString()).toBe('second')
})

const naFila = (job: { id: string }, change: ReturnType<typeof sql>) =>
  test.db.execute(sql`update graphile_worker._private_jobs set ${change} where key = ${`job:${job.id}`}`)

it('reconciliar: fails a job whose queue entry is gone or used up, and no other', async () => {
  const [waiting, gone, exhausted] = [await criar(test, dono), await criar(test, dono), await criar(test, dono)]
  const outro = (await insertAccount(test, 'gestor')).id
  const [lastInWork, retried, done] = [await criar(test, outro), await criar(test, outro), await criar(test, outro)]
  await test.db.execute(sql`delete from graphile_worker._private_jobs where key = ${`job:${gone.id}`}`)
  await naFila(exhausted, sql`attempts = max_attempts`)
  await naFila(lastInWork, sql`attempts = max_attempts, locked_by = 'x', locked_at = now()`)
  await naFila(retried, sql`attempts = 4`)
  await executar(test, done, async () => nada)
  await test.db.execute(sql`delete from graphile_worker._private_jobs where key = ${`job:${done.id}`}`)
  expect(await failAbandoned(test.services)).toBe(2)
  const states = await Promise.all([waiting, gone, exhausted, lastInWork, retried, done].map((job) => linha(test, job)))
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

it('jobUpkeep: ends given-up jobs and removes old files at once, and is over when it has been stopped', async () => {
  const [gone, failed] = [await criar(test, dono), await criar(test, dono)]
  await test.db.execute(sql`delete from graphile_worker._private_jobs where key = ${`job:${gone.id}`}`)
  const quebrar = executar(
    test,
    failed,
    async (execucao) => {
      await guardar(execucao, 'x')
      throw new Error('depois')
    },
    true
  )
  await expect(quebrar).rejects.toThrow('depois')
  const lines: unknown[] = []
  const write = (...line: unknown[]) => void lines.push(line)
  await startPeriodic(jobUpkeep, test.services, { info: write, warn: write }).stop()
  expect((await linha(test, gone)).status).toBe('failed')
  expect(await arquivos(test, failed)).toEqual([])
  expect(await linha(test, failed)).toMatchObject({ arquivoChave: null, status: 'failed' })
  expect(lines).toMatchObject([[{ failed: 1, filesRemoved: 1 }, expect.any(String)]])
})

it('jobUpkeep: a failure is logged and never thrown', async () => {
  const lines: string[] = []
  const services = { ...test.services, now: () => new Date(Number.NaN) }
  const write = (_: unknown, text?: string) => void lines.push(text ?? '')
  await startPeriodic(jobUpkeep, services, { info: write, warn: write } as never).stop()
  expect(lines).toEqual(['upkeep of jobs: failed; it is tried again'])
})
