import { and, eq, isNotNull, lte, not, sql } from 'drizzle-orm'
import { queueHolds } from '../../platform/queue/holds.ts'
import type { PeriodicWork } from '../../platform/time/periodic.ts'
import type { JobServices } from './kinds.ts'
import { queueKey } from './queries.ts'
import { jobs } from './tables.ts'

const EVERY_MS = 60_000
/** Most files removed at once. The rest is removed the next time. */
const MOST = 100

/**
 * Fails jobs that nothing will run any more: the queue has no entry for them, or one without attempts left, as when a
 * process dies in the last attempt. A job and its entry are written in one transaction, so no job is failed too soon.
 */
export async function failAbandoned({ db, now }: JobServices): Promise<number> {
  const at = now()
  const ended = await db
    .update(jobs)
    .set({ status: 'failed', concluidoEm: at, expiraEm: at })
    .where(and(eq(jobs.status, 'processing'), not(queueHolds(sql`${queueKey('')} || ${jobs.id}::text`))))
    .returning({ id: jobs.id })
  return ended.length
}

/** Removes expired files, and those that failed and cancelled jobs left. */
export async function removeExpired({ db, files, now }: JobServices): Promise<number> {
  const expired = await db
    .select({ id: jobs.id, key: jobs.arquivoChave })
    .from(jobs)
    .where(and(isNotNull(jobs.arquivoChave), lte(jobs.expiraEm, now())))
    .orderBy(jobs.expiraEm)
    .limit(MOST)
  for (const { id, key } of expired) {
    await files.remove(key!)
    await db
      .update(jobs)
      .set({ arquivoChave: null, arquivoNome: null, arquivoTipo: null, arquivoTamanho: null })
      .where(and(eq(jobs.id, id), eq(jobs.arquivoChave, key!)))
  }
  return expired.length
}

/** Does both at the start and then every minute. Several instances may do so at the same time. */
export const jobUpkeep: PeriodicWork<JobServices> = {
  name: 'upkeep of jobs',
  everyMs: EVERY_MS,
  atStart: true,
  run: async (services) => ({ failed: await failAbandoned(services), filesRemoved: await removeExpired(services) })
}
