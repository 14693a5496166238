import type { Clock } from './clock.ts'
import type { JobResults, ResourcesB, Schemas } from './contract.ts'
import type { Call, Init } from './core.ts'
import { type Download, download } from './download.ts'
import type { Started } from './started.ts'
import type { CallSettings } from './types.ts'

export type Job = Schemas['Job']

/** A job that has done its work, with what a job of its kind has in the end. */
export type CompletedJob<Kind extends string = string> = Omit<Job, keyof ResultsOf<Kind>> &
  ResultsOf<Kind> & { status: 'completed' }

type ResultsOf<Kind extends string> = Kind extends keyof JobResults ? JobResults[Kind] : unknown

/** The job has ended without success. Its `message` says why, in the language of the client. */
export class JobFailedError extends Error {
  override readonly name: string = 'JobFailedError'
  readonly job: Job

  constructor(job: Job) {
    super(job.message)
    this.job = job
  }
}

export interface WaitOptions {
  /** Called with the job after each poll, the last time when it has ended. */
  onProgress?: (job: Job) => void
  /** Stops waiting. The job itself goes on. */
  signal?: AbortSignal | null
  /** Milliseconds between two polls, after the first quick ones. Default: 2,000. */
  intervalMs?: number
}

type JobsB = ResourcesB['jobs']

export interface Jobs extends JobsB {
  get(job: JobRef, settings?: CallSettings): Promise<Job>
  /**
   * Resolves with the job when it is completed. Throws JobFailedError when it failed or was cancelled. Given the answer
   * of the operation that started the job, it knows what a job of that kind has in the end: after an import `resultado`
   * has its figures.
   */
  wait<Kind extends string>(
    job: Started<{ job_id: string }, Kind> | string,
    options?: WaitOptions
  ): Promise<CompletedJob<Kind>>
  /** Ends a running job. What an import has written is undone. */
  cancel(job: JobRef, settings?: CallSettings): Promise<Job>
  /** Downloads the file that the job has made: an export, or the rows that an import has refused. */
  download(job: JobRef, settings?: CallSettings): Promise<Download>
}

/** The id of a job, or an object that holds it, such as the answer of the operation that started the job. */
export type JobRef = string | { job_id: string }

const FIRST_MS = 250
const USUAL_MS = 2000

export function createJobs(call: Call, clock: Clock): Omit<Jobs, keyof JobsB> {
  const PATH = '/api/v1/jobs/{job_id}'
  const initOf = (job: JobRef, settings: CallSettings = {}): Init => ({
    ...settings,
    params: { path: { job_id: typeof job === 'string' ? job : job.job_id } }
  })
  const get: Jobs['get'] = async (job, settings) => (await call('GET', PATH, initOf(job, settings))).data as Job

  return {
    get,
    async wait<Kind extends string>(ref: JobRef, { onProgress, signal, intervalMs = USUAL_MS }: WaitOptions = {}) {
      // The end of a short job is noticed at once. Long jobs are polled rarely enough for the limits of any account.
      for (let delay = Math.min(FIRST_MS, intervalMs); ; delay = Math.min(delay * 2, intervalMs)) {
        const job = await get(ref, { signal })
        onProgress?.(job)
        if (job.status === 'completed') return job as unknown as CompletedJob<Kind>
        if (job.status === 'failed') throw new JobFailedError(job)
        await clock.sleep(delay, signal)
      }
    },
    cancel: async (job, settings) => (await call('DELETE', PATH, initOf(job, settings))).data as Job,
    download: (job, settings) => download(call, `${PATH}/resultado`, initOf(job, settings))
  }
}
