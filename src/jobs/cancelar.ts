import { and, eq } from 'drizzle-orm'
import { type Actor, audit } from '../auditoria/record.ts'
import type { Db } from '../db/client.ts'
import { idPublico, type Job } from './consultas.ts'
import { jobs } from './tables.ts'

/** Ends a job that is still in work; its run finds out when it next tells its progress. Null when it had ended before. */
export async function cancelar(db: Db, ator: Actor, { id, tipo }: Job): Promise<Job | null> {
  const em = ator.now()
  return await db.transaction(async (tx) => {
    const [job] = await tx
      .update(jobs)
      .set({ status: 'failed', cancelado: true, concluidoEm: em, expiraEm: em })
      .where(and(eq(jobs.id, id), eq(jobs.status, 'processing')))
      .returning()
    if (!job) return null
    await audit(tx, ator, 'job.cancelado', { tipo: 'job', id: null }, { job_id: idPublico(id), tipo })
    return job
  })
}
