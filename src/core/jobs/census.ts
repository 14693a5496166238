import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import type { JobTipo } from './kinds.ts'
import { jobs } from './tables.ts'

const DAY_MS = 86_400_000

export interface JobCount {
  tipo: JobTipo
  status: (typeof jobs.$inferSelect)['status']
  jobs: number
}

/** Counts jobs that are running, and those that began in the last day, by kind and state. Both have an index. */
export async function countJobs(db: Db, now: Date): Promise<JobCount[]> {
  const since = new Date(now.getTime() - DAY_MS)
  return await db
    .select({ tipo: jobs.tipo, status: jobs.status, jobs: sql<number>`count(*)::int` })
    .from(jobs)
    .where(sql`${jobs.status} = 'processing' or ${jobs.criadoEm} >= ${since.toISOString()}::timestamptz`)
    .groupBy(jobs.tipo, jobs.status)
}
