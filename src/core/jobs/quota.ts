import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { rateLimitExceeded } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import type { JobKind } from './kinds.ts'
import { jobs } from './tables.ts'

export interface JobSettings {
  /** The most bytes of stored results with which an account may start a job that stores another one. */
  resultQuotaBytes: number
}

/** Results that are stored for an account, and when the first of them expires. */
export interface StoredResults {
  bytes: number
  expires: Date | null
}

const MIB = 2 ** 20
const bytes = sql<string>`coalesce(sum(${jobs.arquivoTamanho}), 0)`

/**
 * Refuses a job whose owner has stored results enough, before any work is done. One job may pass the quota, since
 * nobody knows beforehand how large its result will be; the next one is refused until the first result has expired.
 * Some kinds store their results elsewhere, and say how many.
 */
export async function requireQuota(
  db: Db,
  donoId: number,
  quota: number,
  now: Date,
  kinds: readonly Pick<JobKind, 'storedFor'>[] = []
): Promise<void> {
  const found = [await storedByJobs(db, donoId)]
  for (const { storedFor } of kinds) if (storedFor) found.push(await storedFor(db, donoId))
  const used = found.reduce((sum, each) => sum + each.bytes, 0)
  if (used < quota || used === 0) return
  const ends = found.flatMap((each) => (each.bytes > 0 && each.expires ? [each.expires.getTime()] : []))
  const left = ends.length > 0 ? (Math.min(...ends) - now.getTime()) / 1000 : 0
  const values = { used: Math.ceil(used / MIB), limit: Math.floor(quota / MIB) }
  throw rateLimitExceeded(Math.max(60, Math.ceil(left)), { key: 'job.results-full', values })
}

async function storedByJobs(db: Db, donoId: number): Promise<StoredResults> {
  const [stored] = await db
    .select({ bytes, expires: sql<string | null>`min(${jobs.expiraEm})` })
    .from(jobs)
    .where(and(eq(jobs.donoId, donoId), isNotNull(jobs.arquivoChave)))
  return { bytes: Number(stored!.bytes), expires: stored!.expires === null ? null : new Date(stored!.expires) }
}

/** Counts the bytes of all results that jobs have stored themselves. */
export async function countResultBytes(db: Db): Promise<number> {
  const [stored] = await db.select({ bytes }).from(jobs).where(isNotNull(jobs.arquivoChave))
  return Number(stored!.bytes)
}
