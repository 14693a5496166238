import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../../engine/contract/handler.ts'
import { notFound } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import type { JobKind, JobState } from './kinds.ts'
import { jobs } from './tables.ts'

export type Job = typeof jobs.$inferSelect

const ID = /^job_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const publicId = (id: string) => `job_${id}`

/** The key under which the queue holds the work of a job. */
export const queueKey = (id: string) => `job:${id}`

/** The job of this id, for whoever started it and for administrators; to all others it is not there. */
export async function requireJob(db: Db, caller: Pick<Caller, 'id' | 'admin'>, jobId: string): Promise<Job> {
  const id = idOf(jobId)
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), caller.admin ? undefined : eq(jobs.donoId, caller.id)))
  if (!job) throw notFound()
  return job
}

/** The id in the public id of a job; 404 for what is none. */
export function idOf(jobId: string): string {
  const id = ID.exec(jobId)?.[1]
  if (!id) throw notFound()
  return id
}

/** Of these jobs, those that are there. */
export async function findJobs(db: Db, ids: string[]): Promise<JobState[]> {
  const { id, status, cancelado } = jobs
  return ids.length === 0 ? [] : await db.select({ id, status, cancelado }).from(jobs).where(inArray(id, ids))
}

/**
 * A row when this run still works on its job, and it stays so until the transaction ends: whoever cancels the job, or takes it over, waits. To be
 * the last statement of a transaction, so that nobody waits long.
 */
export const requireRun = (jobId: string, execucao: string): SQL => sql`
  select 1 from jobs where id = ${jobId}::uuid and execucao = ${execucao}::uuid and status = 'processing' for share`

/** Whether a caller who sees the job may have its file too. */
export const mayHaveFile = ({ isPrivate }: Pick<JobKind, 'isPrivate'>, job: Job, { id }: Pick<Caller, 'id'>): boolean =>
  !isPrivate || job.donoId === id

/** Whether there is a file to be downloaded. */
export const isDownloadable = (job: Job, now: Date) =>
  job.status === 'completed' && job.arquivoChave !== null && job.expiraEm !== null && job.expiraEm > now
