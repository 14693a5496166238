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

export const pedido: UsuariosExport = { formato: 'csv', campos: ['id', 'nome'], filtro: null }
export const nada: JobFigures = { total_processados: 0, sucesso: 0, erros: 0 }
export const caminho = (job: Pick<Job, 'id'>, rest = '') => `/api/v1/jobs/${publicId(job.id)}${rest}`

export const criar = (test: TestApp, donoId: number, dados: Partial<UsuariosExport> = {}) =>
  createJob(
    test.db,
    { caller: { id: donoId }, ip: '127.0.0.1', requestId: 'req-1', now: test.services.now },
    exportUsuarios,
    { ...pedido, ...dados }
  )

export type Trabalho = (execucao: JobRun) => Promise<JobFigures>

/** One run, as the queue would start it; of the job's real work unless another is given. */
export const executar = (test: TestApp, job: Pick<Job, 'id'>, trabalho?: Trabalho, lastAttempt = false) => {
  const jobKinds = trabalho ? [{ ...exportUsuarios, run: trabalho }] : test.services.jobKinds
  return runJob({ ...test.services, jobKinds }, job.id, { lastAttempt }, { progressEveryMs: 0 })
}

export async function linha(test: TestApp, job: Pick<Job, 'id'>): Promise<Job> {
  const [row] = await test.db.select().from(jobs).where(eq(jobs.id, job.id))
  return row!
}

export const texto = (content: string) => () => Readable.from([Buffer.from(content)])
export const guardar = (execucao: JobRun, content: string) =>
  execucao.store({ nome: 'usuarios.csv', formato: 'csv' }, texto(content))

/** A gate that stays shut until the test opens it. */
export function porta() {
  let abrir = () => {}
  const aberta = new Promise<void>((resolve) => {
    abrir = resolve
  })
  return { aberta, abrir }
}

/** The stored files of a job. */
export async function arquivos(test: TestApp, job: Pick<Job, 'id'>): Promise<string[]> {
  return await readdir(join(test.dataDir, 'files', 'exportacoes', job.id)).catch(() => [])
}

/** What the queue holds for a job. */
export async function naFila(test: TestApp, job: Pick<Job, 'id'>) {
  const rows = await test.db.execute<{ attempts: number; max_attempts: number; queue_name: string; priority: number }>(
    sql`select attempts, max_attempts, queue_name, priority from graphile_worker.jobs where key = ${`job:${job.id}`}`
  )
  return rows[0] ?? null
}

export const desconhecido = () => ({ id: randomUUID() })

/** Polls an accepted job as a client would until it is completed, then downloads its file. */
export async function resultadoDe(test: TestApp, token: string, aceito: Answer) {
  expect(aceito.status).toBe(202)
  for (let tries = 0; tries < 4000; tries++) {
    const { body: job } = await test.call('GET', aceito.body.status_url, { token })
    if (job.status !== 'processing') {
      expect(job).toMatchObject({ status: 'completed', progress: 100 })
      return { job, file: await test.call('GET', job.resultado_url, { token }) }
    }
    await pause(25)
  }
  throw new Error('the job did not end')
}
