import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { secondsOfDatabase, secondsOfProcess } from '../../bench/processor.ts'
import type { Sized } from '../../bench/sizes.ts'

/** What the work of a job took. */
export interface Work {
  seconds: number
  /** Seconds of a processor, of the service and of its database. */
  service: number
  database: number
  /** The most memory that the service has held since it started. */
  peakMb: number
}

export interface Job {
  status: string
  message: string
  resultado: Record<string, number>
  result: Record<string, number>
}

export async function peakMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}

/** Lets the kernel begin anew with the most memory that a process has held. */
export async function forgetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5')
}

/** A busy service answers with these for a moment. */
const BUSY = [429, 503]

/** Waits until a job is over. An answer that only says that the service is busy is asked for again. */
export async function ended({ client, token }: Pick<Sized, 'client' | 'token'>, address: string): Promise<Job> {
  for (;;) {
    const { status, body } = await client.request('GET', address, undefined, token)
    if (status === 200) {
      const job: Job = JSON.parse(body)
      if (!['queued', 'processing'].includes(job.status)) return job
    } else if (!BUSY.includes(status)) throw new Error(body)
    await pause(100)
  }
}

/** Begins a job, waits for its end, and measures what it took. */
export async function measured(service: Sized, begin: () => Promise<string>): Promise<Work & { job: Job }> {
  const seconds = async () => ({
    service: await secondsOfProcess(service.server.pid),
    database: await secondsOfDatabase(service.url)
  })
  await forgetPeak(service.server.pid)
  const before = await seconds()
  const begun = performance.now()
  const job = await ended(service, await begin())
  const wall = (performance.now() - begun) / 1000
  const after = await seconds()
  return {
    job,
    seconds: wall,
    service: after.service - before.service,
    database: after.database - before.database,
    peakMb: await peakMb(service.server.pid)
  }
}

/** A line about a job that looked at so many rows. */
export const told = (what: string, rows: number, { seconds, service, database, peakMb: peak }: Work): string =>
  `${what}: ${seconds.toFixed(1)} s; processor ${service.toFixed(1)} s of the service and ${database.toFixed(1)} s of the database, ` +
  `${((1e6 * (service + database)) / rows).toFixed(0)} µs a row; at most ${peak.toFixed(0)} MB\n`
