import type { Clock } from './clock.ts'
import type { Schemas } from './contract.ts'
import type { Call, Init } from './core.ts'
import { type Download, download } from './download.ts'
import type { CallSettings } from './types.ts'

export type Job = Schemas['Job']

/** The job has ended without doing what it should. Its `message` says why, in the language of the client. */
export class JobFailedError extends Error {
  override readonly name: string = 'JobFailedError'
  readonly job: Job

  constructor(job: Job) {
    super(job.message)
    this.job = job
  }
}

export interface WaitOptions {
  /** Told of the job each time that it was asked for, the last time when it has ended. */
  onProgress?: (job: Job) => void
  /** Ends the waiting; the job goes on. */
  signal?: AbortSignal | null
  /** Milliseconds between two questions, once the first quick ones are over. Default: 2,000. */
  intervalMs?: number
}

export interface Jobs {
  get(job: JobRef, settings?: CallSettings): Promise<Job>
  /** Waits until the job is completed, and gives it then; throws JobFailedError when it failed or was cancelled. */
  wait(job: JobRef, options?: WaitOptions): Promise<Job>
  /** Ends a running job; what an import has written is taken back. */
  cancel(job: JobRef, settings?: CallSettings): Promise<Job>
  /** The file that the job has made: an export, or the rows that an import has refused. */
  download(job: JobRef, settings?: CallSettings): Promise<Download>
}

/** The id of a job, or anything that has it: what an operation answered that has started one. */
export type JobRef = string | { job_id: string }

const FIRST_MS = 250
const USUAL_MS = 2000

export function createJobs(call: Call, clock: Clock): Jobs {
  const PATH = '/api/v1/jobs/{job_id}'
  const initOf = (job: JobRef, settings: CallSettings = {}): Init => ({
    ...settings,
    params: { path: { job_id: typeof job === 'string' ? job : job.job_id } }
  })
  const get: Jobs['get'] = async (job, settings) => (await call('GET', PATH, initOf(job, settings))).data as Job

  return {
    get,
    async wait(ref, { onProgress, signal, intervalMs = USUAL_MS } = {}) {
      // Short jobs are told of at once; those that take long are asked for so seldom that the limits of any account allow it.
      for (let delay = Math.min(FIRST_MS, intervalMs); ; delay = Math.min(delay * 2, intervalMs)) {
        const job = await get(ref, { signal })
        onProgress?.(job)
        if (job.status === 'completed') return job
        if (job.status === 'failed') throw new JobFailedError(job)
        await clock.sleep(delay, signal)
      }
    },
    cancel: async (job, settings) => (await call('DELETE', PATH, initOf(job, settings))).data as Job,
    download: (job, settings) => download(call, `${PATH}/resultado`, initOf(job, settings))
  }
}
