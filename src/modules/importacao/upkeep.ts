import { join } from 'node:path'
import { and, eq, exists, sql } from 'drizzle-orm'
import type { JobServices } from '../../core/jobs/kinds.ts'
import { findJobs } from '../../core/jobs/queries.ts'
import { sweep } from '../../engine/contract/request/sweep.ts'
import { transactorOf } from '../../platform/db/load.ts'
import type { PeriodicWork } from '../../platform/time/periodic.ts'
import { clearImport, removeFile } from './job/cleanup.ts'
import { clearUndo } from './job/undo-job.ts'
import { findOpen, type Importacao } from './queries.ts'
import { importacoes, mudancas } from './tables.ts'
import { lastForgotten } from './undoable.ts'
import { takeBack, takenOf } from './write/take-back.ts'

const EVERY_MS = 15_000
const IDLE_MS = 30_000
const HOUR_MS = 3600_000
const MOST = 50
/** An upload that is not stored within this time has been given up. */
const RECEIVING_MS = HOUR_MS

/**
 * Clears up imports that were left behind: a process died while it took back what a cancelled job had written, or a
 * file was stored and its job was never created. Several instances may do this at the same time.
 */
export async function clearLeftovers(services: JobServices): Promise<number> {
  const { db, now } = services
  const open = await findOpen(db, new Date(now().getTime() - RECEIVING_MS), MOST)
  const ids = open.flatMap(({ id, estado, desfeitaPor }) =>
    estado === 'desfazendo' && desfeitaPor ? [desfeitaPor] : [id]
  )
  const states = new Map((await findJobs(db, ids)).map((job) => [job.id, job]))
  let cleared = 0
  for (const importacao of open) {
    const isUndone = importacao.estado === 'desfazendo'
    const jobId = (isUndone && importacao.desfeitaPor) || importacao.id
    // A job that is missing has ended, and without clearing up its import.
    const job = states.get(jobId) ?? { id: jobId, status: 'failed' as const, cancelado: false }
    if (importacao.estado === 'recebendo') await forget(services, importacao)
    else if (job.status === 'processing') continue
    else if (isUndone) await clearUndo(services, job)
    else await clearImport(services, job)
    cleared++
  }
  return cleared
}

async function forget(services: JobServices, importacao: Importacao): Promise<void> {
  await removeFile(services, importacao)
  await services.db.delete(importacoes).where(eq(importacoes.id, importacao.id))
}

/** The most rows that one statement forgets; a statement has a time limit. */
const FORGOTTEN_AT_ONCE = 10_000

/** Forgets former values of cases once the import can no longer be undone. Returns how many there were. */
export async function forgetFormer({ db, ...time }: Pick<JobServices, 'db' | 'now' | 'config'>): Promise<number> {
  for (let forgotten = 0; ; ) {
    const { length } = await db.execute(sql`
      delete from ${mudancas} where ctid = any(array(
        select m.ctid from ${importacoes} i join ${mudancas} m on m.importacao_id = i.id
        where i.concluido_em <= ${lastForgotten(time).toISOString()}::timestamptz and i.estado <> 'desfazendo'
        limit ${FORGOTTEN_AT_ONCE}::int)) returning 1`)
    forgotten += length
    if (length < FORGOTTEN_AT_ONCE) return forgotten
  }
}

/**
 * Takes changes back that an instance of the last release has left: it knows how to take back new cases, but not these.
 */
async function restoreLeft({ db, now }: JobServices): Promise<void> {
  const left = await db
    .select()
    .from(importacoes)
    .where(
      and(
        sql`${importacoes.estado} in ('falhou', 'cancelada')`,
        exists(db.select().from(mudancas).where(eq(mudancas.importacaoId, importacoes.id)))
      )
    )
    .limit(MOST)
  for (const importacao of left) await takeBack(transactorOf(db), takenOf(importacao, now()))
}

export const importUpkeep: PeriodicWork<JobServices> = {
  name: 'upkeep of imports',
  everyMs: EVERY_MS,
  idleMs: IDLE_MS,
  atStart: true,
  run: async (services) => {
    // Reports of runs that went on elsewhere and half-finished uploads hold what people sent, so they must not stay.
    await sweep(join(services.config.dataDir, 'tmp'), services.now()).catch(() => undefined)
    await restoreLeft(services)
    return { cleared: await clearLeftovers(services) }
  }
}

/** Former values may be kept for days, so an hour more does not matter. */
export const forgettingOfFormer: PeriodicWork<JobServices> = {
  name: 'former values of imports',
  everyMs: HOUR_MS,
  atStart: true,
  run: async (services) => ({ forgotten: await forgetFormer(services) })
}
