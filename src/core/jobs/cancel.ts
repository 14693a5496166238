import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { type Actor, audit } from '../auditoria/record.ts'
import { type Job, publicId } from './queries.ts'
import { jobs } from './tables.ts'

/**
 * Ends a job that is still running. Its run notices when it next reports progress. Returns null when it had already
 * ended.
 */
export async function cancelJob(db: Db, actor: Actor, { id, tipo }: Pick<Job, 'id' | 'tipo'>): Promise<Job | null> {
  const at = actor.now()
  return await db.transaction(async (tx) => {
    const [job] = await tx
      .update(jobs)
      .set({ status: 'failed', cancelado: true, concluidoEm: at, expiraEm: at })
      .where(and(eq(jobs.id, id), eq(jobs.status, 'processing')))
      .returning()
    if (!job) return null
    await audit(tx, actor, 'job.cancelado', { tipo: 'job', id: null }, { job_id: publicId(id), tipo })
    return job
  })
}
