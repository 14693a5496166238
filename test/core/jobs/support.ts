import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { createJob } from '../../../src/core/jobs/create.ts'
import type { JobFigures, JobRun } from '../../../src/core/jobs/kinds.ts'
import { type Job, publicId } from '../../../src/core/jobs/queries.ts'
import { jobs } from '../../../src/core/jobs/tables.ts'
import { runJob } from '../../../src/core/jobs/task.ts'
import { exportUsuarios, type UsuariosExport } from '../../../src/modules/usuarios/export.ts'
import type { Answer, TestApp } from '../../support/app.ts'

export const request: UsuariosExport = { formato: 'csv', campos: ['id', 'nome'], filtro: null }
export const noFigures: JobFigures = { total_processados: 0, sucesso: 0, erros: 0 }
export const jobAt = (job: Pick<Job, 'id'>, rest = '') => `/api/v1/jobs/${publicId(job.id)}${rest}`

export const createExport = (test: TestApp, donoId: number, change: Partial<UsuariosExport> = {}) =>
  createJob(
    test.db,
    { caller: { id: donoId }, ip: '127.0.0.1', requestId: 'req-1', now: test.services.now },
    exportUsuarios,
    { ...request, ...change }
  )

export type Work = (run: JobRun) => Promise<JobFigures>

/** Runs a job once, as the queue would. Without `work` it does the job's real work. */
export const runExport = (test: TestApp, job: Pick<Job, 'id'>, work?: Work, lastAttempt = false) => {
  const jobKinds = work ? [{ ...exportUsuarios, run: work }] : test.services.jobKinds
  return runJob({ ...test.services, jobKinds }, job.id, { lastAttempt }, { progressEveryMs: 0 })
}

export async function jobRow(test: TestApp, job: Pick<Job, 'id'>): Promise<Job> {
  const [row] = await test.db.select().from(jobs).where(eq(jobs.id, job.id))
  return row!
}

export const textStream = (content: string) => () => Readable.from([Buffer.from(content)])
export const storeText = (run: JobRun, content: string) =>
  run.store({ nome: 'usuarios.csv', formato: 'csv' }, textStream(content))

/** Makes a gate that stays shut until the test opens it. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** Returns the names of a job's stored files. */
export async function storedFiles(test: TestApp, job: Pick<Job, 'id'>): Promise<string[]> {
  return await readdir(join(test.dataDir, 'files', 'exportacoes', job.id)).catch(() => [])
}

/** Returns the queue's row for a job, or null. */
export async function queueRow(test: TestApp, job: Pick<Job, 'id'>) {
  const rows = await test.db.execute<{ attempts: number; max_attempts: number; queue_name: string; priority: number }>(
    sql`select attempts, max_attempts, queue_name, priority from graphile_worker.jobs where key = ${`job:${job.id}`}`
  )
  return rows[0] ?? null
}

export const unknownJob = () => ({ id: randomUUID() })

/** Polls an accepted job as a client would, until it is completed, and then downloads its file. */
export async function resultOf(test: TestApp, token: string, accepted: Answer) {
  expect(accepted.status).toBe(202)
  for (let tries = 0; tries < 4000; tries++) {
    const { body: job } = await test.call('GET', accepted.body.status_url, { token })
    if (job.status !== 'processing') {
      expect(job).toMatchObject({ status: 'completed', progress: 100 })
      return { job, file: await test.call('GET', job.resultado_url, { token }) }
    }
    await pause(25)
  }
  throw new Error('the job did not end')
}
