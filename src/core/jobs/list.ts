import { getTableColumns, sql } from 'drizzle-orm'
import type { JobsHandlers } from '../../../generated/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import { momentField, valueField } from '../../platform/db/lists/fields.ts'
import { idsOfList } from '../../platform/db/lists/ids.ts'
import { inOrder } from '../../platform/db/lists/page.ts'
import { oneOf } from '../../platform/db/one-of.ts'
import type { JobKind } from './kinds.ts'
import { isSeenBy, type Job, type JobReader } from './queries.ts'
import { jobs } from './tables.ts'

const fields = {
  status: valueField(jobs.status),
  tipo: valueField(jobs.tipo),
  cancelado: valueField(jobs.cancelado),
  progress: valueField(jobs.progresso),
  dono_id: valueField(jobs.donoId),
  created_at: momentField(jobs.criadoEm),
  completed_at: momentField(jobs.concluidoEm)
}

/** Leaves out the long lists of an import, which would make a page of jobs megabytes large. */
const resultado = sql<
  Job['resultado']
>`${jobs.resultado} - '{erros_detalhados,avisos_detalhados,casos_mantidos,mudancas_previstas,falhas}'::text[]`

type JobList = Parameters<JobsHandlers['listarJobs']>[0]['list']

export async function pageOfJobs(
  { db, caller, jobKinds }: { db: Db; caller: JobReader; jobKinds: readonly JobKind[] },
  list: JobList
): Promise<{ total: number; jobs: Job[] }> {
  const { total, ids } = await idsOfList(db, jobs, fields, list, isSeenBy(caller, jobKinds))
  const rows = await db
    .select({ ...getTableColumns(jobs), resultado })
    .from(jobs)
    .where(oneOf(jobs.id, ids))
  return { total, jobs: inOrder(ids, rows, (job) => job.id) }
}
