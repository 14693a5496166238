import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { rateLimitExceeded } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { jobs } from './tables.ts'

export interface JobSettings {
  /** The most bytes of stored results with which an account may start a job that stores another one. */
  resultQuotaBytes: number
}

const MIB = 2 ** 20

/**
 * Refuses a job whose owner has stored results enough, before any work is done. One job may pass the quota, since
 * nobody knows beforehand how large its result will be; the next one is refused until the first result has expired.
 */
export async function requireQuota(db: Db, donoId: number, quota: number, now: Date): Promise<void> {
  const [stored] = await db
    .select({
      bytes: sql<string>`coalesce(sum(${jobs.arquivoTamanho}), 0)`,
      expires: sql<string | null>`min(${jobs.expiraEm})`
    })
    .from(jobs)
    .where(and(eq(jobs.donoId, donoId), isNotNull(jobs.arquivoChave)))
  const bytes = Number(stored?.bytes ?? 0)
  if (bytes < quota || bytes === 0) return
  const left = stored?.expires ? (new Date(stored.expires).getTime() - now.getTime()) / 1000 : 0
  const values = { used: Math.ceil(bytes / MIB), limit: Math.floor(quota / MIB) }
  throw rateLimitExceeded(Math.max(60, Math.ceil(left)), { key: 'job.results-full', values })
}
