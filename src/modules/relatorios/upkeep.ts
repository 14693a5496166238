import { eq, lte } from 'drizzle-orm'
import type { JobServices } from '../../core/jobs/kinds.ts'
import { findJobs } from '../../core/jobs/queries.ts'
import type { PeriodicWork } from '../../platform/time/periodic.ts'
import { clearRelatorio, keyOf } from './job.ts'
import { relatorios } from './tables.ts'

const EVERY_MS = 60_000
/** The most reports of one run. The others follow in the next. */
const MOST = 100

/** Removes expired reports with their files. */
async function removeExpired({ db, files, now }: JobServices): Promise<number> {
  const { id, formato, expiraEm } = relatorios
  const expired = await db.select({ id, formato }).from(relatorios).where(lte(expiraEm, now())).limit(MOST)
  for (const relatorio of expired) {
    await files.remove(keyOf(relatorio))
    await db.delete(relatorios).where(eq(id, relatorio.id))
  }
  return expired.length
}

/**
 * Marks reports as failed whose job has ended without them, for instance because a process died. A missing job counts
 * as ended.
 */
async function failAbandoned(services: JobServices): Promise<number> {
  const { db } = services
  const open = await db
    .select({ id: relatorios.id })
    .from(relatorios)
    .where(eq(relatorios.estado, 'processando'))
    .limit(MOST)
  const ids = open.map(({ id }) => id)
  const found = await findJobs(db, ids)
  const running = new Set(found.filter(({ status }) => status === 'processing').map(({ id }) => id))
  const abandoned = ids.filter((id) => !running.has(id))
  for (const id of abandoned) await clearRelatorio(services, { id, status: 'failed', cancelado: false })
  return abandoned.length
}

/** Several instances may run this at the same time. */
export const relatorioUpkeep: PeriodicWork<JobServices> = {
  name: 'upkeep of reports',
  everyMs: EVERY_MS,
  atStart: true,
  run: async (services) => ({ failed: await failAbandoned(services), removed: await removeExpired(services) })
}
