import { and, eq, isNotNull, lte, notExists, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { type Periodic, periodic } from '../time/periodic.ts'
import { chaveNaFila } from './consultas.ts'
import { jobs } from './tables.ts'
import type { JobServices } from './trabalho.ts'

const EVERY_MS = 60_000
/** Files removed at once; the rest goes the next time. */
const MOST = 100

/**
 * Ends the jobs that nobody will work any more: the queue has no entry for them, or one without attempts left, as when
 * a process dies in the last. An entry and its job are written together, so none is missed and none ended too soon.
 */
export async function reconciliar({ db, now }: JobServices): Promise<number> {
  const em = now()
  const ended = await db
    .update(jobs)
    .set({ status: 'failed', concluidoEm: em, expiraEm: em })
    .where(
      and(
        eq(jobs.status, 'processing'),
        notExists(
          db
            .select({ um: sql`1` })
            .from(sql`graphile_worker.jobs as fila`)
            .where(
              sql`fila.key = ${chaveNaFila('')} || ${jobs.id}::text and (fila.attempts < fila.max_attempts or fila.locked_by is not null)`
            )
        )
      )
    )
    .returning({ id: jobs.id })
  return ended.length
}

/** Removes files whose time is over, and those that failed and cancelled jobs left. */
export async function removerExpirados({ db, files, now }: JobServices): Promise<number> {
  const expired = await db
    .select({ id: jobs.id, chave: jobs.arquivoChave })
    .from(jobs)
    .where(and(isNotNull(jobs.arquivoChave), lte(jobs.expiraEm, now())))
    .orderBy(jobs.expiraEm)
    .limit(MOST)
  for (const { id, chave } of expired) {
    await files.remove(chave!)
    await db
      .update(jobs)
      .set({ arquivoChave: null, arquivoNome: null, arquivoTipo: null })
      .where(and(eq(jobs.id, id), eq(jobs.arquivoChave, chave!)))
  }
  return expired.length
}

/** Does both at once and then every minute. Instances may do so at the same time. */
export function cuidarDosJobs(services: JobServices, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): Periodic {
  async function once(): Promise<void> {
    const failed = await reconciliar(services)
    const removed = await removerExpirados(services)
    if (failed + removed > 0) log.info({ failed, removed }, 'jobs: ended those that were given up, removed old files')
  }
  const cuidados = periodic(EVERY_MS, once, log, 'jobs: looking after them failed')
  cuidados.run()
  return cuidados
}
