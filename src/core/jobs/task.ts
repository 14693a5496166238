import { eq } from 'drizzle-orm'
import { isNoRoom } from '../../errors.ts'
import { diskFault } from '../../platform/disk/room.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import { renewAttempts } from '../../platform/queue/holds.ts'
import type { TaskInfo } from '../../platform/queue/tasks.ts'
import { FIRST_PRIORITY } from '../../platform/queue/turns.ts'
import { JobRefused, type JobRun, type JobServices } from './kinds.ts'
import { findKind } from './permissao.ts'
import { type Job, queueKey, requireRun } from './queries.ts'
import { JobLong, JobResting, type RunTimes, startJobRun } from './run.ts'
import { jobs } from './tables.ts'
import { type Queue, takeTurns } from './turns.ts'

/**
 * Another run has taken the job over. This is not a success: the queue's entry belongs to the other run and must stay.
 */
export class JobDisplaced extends Error {
  override name = 'JobDisplaced'
}

/** This version does not know the kind of job, but a newer instance does. */
export class JobOfNewerVersion extends Error {
  override name = 'JobOfNewerVersion'
}

/**
 * The longest turn in a lane of short work while others wait for it. A small file takes two seconds; a machine that is
 * busy with other things may need ten times as long.
 */
export const SHORT_TURN_MS = 20_000

/**
 * Runs a job once, as the queue starts it. There may be other runs, before it or at the same time; the last one to
 * begin writing counts. A job that has ended, or was cancelled, is left as it is.
 */
export async function runJob(
  services: JobServices,
  jobId: string,
  { lastAttempt }: Pick<TaskInfo, 'lastAttempt'>,
  { progressEveryMs = 250, turnMs = null }: Partial<RunTimes> = {}
): Promise<void> {
  const job = await findJob(services, jobId)
  if (job?.status !== 'processing') return
  const kind = findKind(services.jobKinds, job.tipo)
  if (!kind) return await leaveToNewer(services, jobId)
  const { run, takeOver, requireOwner, complete, fail, state } = startJobRun(services, job, { progressEveryMs, turnMs })
  let failure: { error: unknown } | null = null
  try {
    await takeOver()
    await requireOwner()
    await complete(await kind.run(run, job.pedido))
  } catch (error) {
    // Neither is tried again, because that would not restore the permission or make the work possible.
    if (state() === 'forbidden') await fail()
    else if (state() === 'working' && error instanceof JobRefused) await fail(error.sentence)
    else if (state() === 'working' && error instanceof JobLong) {
      if (!(await moveOn(services, kind.queue ?? 'jobs', run))) failure = { error }
    } else if (state() === 'working') {
      // A full disk and a resting service are no fault of the job: it waits without losing an attempt, and goes on.
      if (isNoRoom(error) || diskFault(error) || error instanceof JobResting)
        await services.db.execute(renewAttempts(queueKey(jobId)))
      else if (lastAttempt) await fail()
      failure = { error }
    }
  }
  const found = kind.clear || state() !== 'working' ? await findJob(services, jobId) : undefined
  if (found && found.status !== 'processing') await kind.clear?.(services, found)
  // A deal that fails costs only the order, and the next one mends it.
  await takeTurns(services.db, kind.queue ?? 'jobs').catch(() => undefined)
  if (failure) throw failure.error
  if (state() !== 'working' && found?.status === 'processing') throw new JobDisplaced()
}

/**
 * Gives a job that is not short another entry in its queue, in the place of the one that this run holds. Returns false
 * when the run has lost the job.
 */
const moveOn = (
  { db }: JobServices,
  queueName: Queue,
  { jobId, execucao }: Pick<JobRun, 'jobId' | 'execucao'>
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [own] = await tx.execute(requireRun(jobId, execucao))
    if (!own) return false
    const options = { jobKey: queueKey(jobId), queueName, priority: FIRST_PRIORITY }
    await enqueue(tx, 'executar-job', { jobId }, options)
    return true
  })

/**
 * Leaves a job to a newer instance, which may have started it during an upgrade. The queue's entry waits some seconds
 * without losing an attempt, until an instance takes it that knows the kind.
 */
async function leaveToNewer({ db }: JobServices, jobId: string): Promise<never> {
  await db.execute(renewAttempts(queueKey(jobId)))
  throw new JobOfNewerVersion()
}

async function findJob({ db }: JobServices, id: string): Promise<Job | undefined> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id))
  return job
}
