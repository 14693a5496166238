import { and, eq } from 'drizzle-orm'
import type { Caller } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { notFound } from '../errors.ts'
import { jobs } from './tables.ts'

export type Job = typeof jobs.$inferSelect

const ID = /^job_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const publicId = (id: string) => `job_${id}`

/** The key under which the queue holds the work of a job. */
export const queueKey = (id: string) => `job:${id}`

/** The job of this id, for whoever started it and for administrators; to all others it is not there. */
export async function requireJob(db: Db, caller: Pick<Caller, 'id' | 'admin'>, jobId: string): Promise<Job> {
  const id = ID.exec(jobId)?.[1]
  if (!id) throw notFound()
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), caller.admin ? undefined : eq(jobs.donoId, caller.id)))
  if (!job) throw notFound()
  return job
}

/** Whether there is a file to be downloaded. */
export const isDownloadable = (job: Job, now: Date) =>
  job.status === 'completed' && job.arquivoChave !== null && job.expiraEm !== null && job.expiraEm > now
