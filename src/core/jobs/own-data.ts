import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { oneOf } from '../../platform/db/one-of.ts'
import { jobs } from './tables.ts'

/** Reads the jobs that an account has started, for its owner. */
export const readOwnJobs = (db: Db, usuarioId: number) =>
  db
    .select({
      id: jobs.id,
      tipo: jobs.tipo,
      status: jobs.status,
      criado_em: jobs.criadoEm,
      concluido_em: jobs.concluidoEm,
      pedido: jobs.pedido
    })
    .from(jobs)
    .where(eq(jobs.donoId, usuarioId))
    .orderBy(asc(jobs.criadoEm))

/**
 * Removes the account's name from its jobs, and lets their files expire now. `nomes` finds jobs of an account that is
 * already gone.
 */
export async function forgetOwner(db: Db, usuarioId: number, nomes: string[], now: Date): Promise<void> {
  await db.update(jobs).set({ donoNome: null, expiraEm: now }).where(eq(jobs.donoId, usuarioId))
  await db
    .update(jobs)
    .set({ donoNome: null })
    .where(and(isNull(jobs.donoId), oneOf(jobs.donoNome, nomes)))
}
