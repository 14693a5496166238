import { eq } from 'drizzle-orm'
import type { TaskInfo } from '../queue/tasks.ts'
import type { JobServices } from './kinds.ts'
import { requireKind } from './permissao.ts'
import type { Job } from './queries.ts'
import { startJobRun } from './run.ts'
import { jobs } from './tables.ts'

/** Another run has taken the job over. Not a success: the entry of the queue belongs to the other run, and must stay. */
export class JobDisplaced extends Error {
  override name = 'JobDisplaced'
}

/**
 * One run of a job, as the queue starts it; there may be others, before it or at the same time. The one that began to write last is the
 * one that counts. A job that has ended, also by being cancelled, is left as it is.
 */
export async function runJob(
  services: JobServices,
  jobId: string,
  { lastAttempt }: Pick<TaskInfo, 'lastAttempt'>,
  { progressEveryMs = 250 }: { progressEveryMs?: number } = {}
): Promise<void> {
  const job = await findJob(services, jobId)
  if (job?.status !== 'processing') return
  const { run, requireOwner, complete, fail, state } = startJobRun(services, job, progressEveryMs)
  try {
    await requireOwner()
    await complete(await requireKind(services.jobKinds, job.tipo).run(run, job.pedido))
  } catch (error) {
    // A run without the permission is not tried again: that would not give it back.
    if (state() === 'forbidden') {
      await fail()
    } else if (state() === 'working') {
      if (lastAttempt) await fail()
      throw error
    }
  }
  if (state() !== 'working' && (await findJob(services, jobId))?.status === 'processing') throw new JobDisplaced()
}

async function findJob({ db }: JobServices, id: string): Promise<Job | undefined> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id))
  return job
}
