import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Caller, Chave } from '../../engine/contract/handler.ts'
import { notFound } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { oneOf } from '../../platform/db/one-of.ts'
import { coveredBy } from '../contas/territorio/covered.ts'
import type { JobKind, JobState } from './kinds.ts'
import { kindsForKey } from './permissao.ts'
import { jobs } from './tables.ts'

export type Job = typeof jobs.$inferSelect

const ID = /^job_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const publicId = (id: string) => `job_${id}`

/** The key under which the queue holds the work of a job. */
export const queueKey = (id: string) => `job:${id}`

export type JobReader = Pick<Caller, 'id' | 'admin' | 'territorio' | 'permissoes' | 'chave'>

/**
 * The condition for the jobs that a caller sees: the caller's own, and all for an administrator. What a job tells of
 * single cases is for who reaches them now, although it was made before.
 */
export const isSeenBy = (caller: JobReader, kinds: readonly JobKind[]): SQL | undefined => {
  const ofCasos = kinds.filter((kind) => kind.ofCasos).map(({ tipo }) => tipo)
  const covered = coveredBy(caller, jobs.territorio)
  return and(
    caller.admin ? undefined : eq(jobs.donoId, caller.id),
    covered && sql`(not ${oneOf(jobs.tipo, ofCasos)} or ${covered})`,
    caller.chave && oneOf(jobs.tipo, kindsForKey(caller, kinds))
  )
}

/** Reads a job that the caller sees. For all others it does not exist. */
export async function requireJob(
  { db, caller, jobKinds }: { db: Db; caller: JobReader; jobKinds: readonly JobKind[] },
  jobId: string
): Promise<Job> {
  const id = idOf(jobId)
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), isSeenBy(caller, jobKinds)))
  if (!job) throw notFound()
  return job
}

/** Returns the id inside the public id of a job. Throws 404 when the text is not such an id. */
export function idOf(jobId: string): string {
  const id = ID.exec(jobId)?.[1]
  if (!id) throw notFound()
  return id
}

/** Reads those of these jobs that exist. */
export async function findJobs(db: Db, ids: string[]): Promise<JobState[]> {
  const { id, status, cancelado } = jobs
  return ids.length === 0 ? [] : await db.select({ id, status, cancelado }).from(jobs).where(oneOf(id, ids))
}

/** Returns the id of an unfinished job of a kind, other than this one. */
export async function findUnfinished(db: Db, tipo: JobKind['tipo'], except?: string): Promise<string | null> {
  const others = except === undefined ? undefined : ne(jobs.id, except)
  const [job] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.tipo, tipo), eq(jobs.status, 'processing'), others))
    .limit(1)
  return job?.id ?? null
}

/**
 * Selects a row when this run still works on its job, and locks it until the transaction ends: cancelling the job or
 * taking it over waits. Make it the last statement of a transaction, so that nothing waits long.
 */
export const requireRun = (jobId: string, execucao: string): SQL => sql`
  select 1 from jobs where id = ${jobId}::uuid and execucao = ${execucao}::uuid and status = 'processing' for share`

/** Whether a caller who sees the job may also have its file. */
export const mayHaveFile = ({ isPrivate }: Pick<JobKind, 'isPrivate'>, job: Job, { id }: Pick<Caller, 'id'>): boolean =>
  !isPrivate || job.donoId === id

/** Whether there is a file to download. */
export const isDownloadable = (job: Job, now: Date) =>
  job.status === 'completed' && job.arquivoChave !== null && job.expiraEm !== null && job.expiraEm > now

/** The condition that a key has begun the job with this id. */
export const begunByKey = (id: SQL, { id: chaveId }: Chave): SQL => sql`exists (
  select from jobs where jobs.id = ${id} and (jobs.chave ->> 'id')::int = ${chaveId})`
