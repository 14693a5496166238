import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { JobServices } from '../../core/jobs/kinds.ts'
import { findJobs } from '../../core/jobs/queries.ts'
import { sweep } from '../../engine/contract/request/sweep.ts'
import type { PeriodicWork } from '../../platform/time/periodic.ts'
import { clearImport, removeFile } from './job/cleanup.ts'
import { clearUndo } from './job/undo-job.ts'
import { findOpen, type Importacao } from './queries.ts'
import { importacoes } from './tables.ts'

const EVERY_MS = 15_000
const MOST = 50
/** A file that was not stored within this time is not coming any more. */
const RECEIVING_MS = 3600_000

/**
 * Sees to imports that nobody else sees to any more: whose job has ended without them, as when a process dies while it takes back what a cancelled job
 * wrote, and files that were stored for a job that never was. Instances may do so at the same time.
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
    // A job that is not there any more has ended, and not well.
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

export const importUpkeep: PeriodicWork<JobServices> = {
  name: 'upkeep of imports',
  everyMs: EVERY_MS,
  atStart: true,
  run: async (services) => {
    // Reports of runs that went on elsewhere, and half of an upload, hold what people sent.
    await sweep(join(services.config.dataDir, 'tmp'), services.now()).catch(() => undefined)
    return { cleared: await clearLeftovers(services) }
  }
}
