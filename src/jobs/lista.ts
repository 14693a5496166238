import { and, eq, inArray, sql } from 'drizzle-orm'
import type { JobsHandlers } from '../../generated/handlers.ts'
import type { Caller } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { condicao, momento, ordenacao, valor } from '../db/lista.ts'
import { emOrdem, pagina } from '../db/pagina.ts'
import { jobs } from '../db/tables/jobs.ts'
import type { Job } from './consultas.ts'

const campos = {
  status: valor(jobs.status),
  tipo: valor(jobs.tipo),
  cancelado: valor(jobs.cancelado),
  progress: valor(jobs.progresso),
  dono_id: valor(jobs.donoId),
  created_at: momento(jobs.criadoEm),
  completed_at: momento(jobs.concluidoEm)
}

type Lista = Parameters<JobsHandlers['listarJobs']>[0]['list']

export async function paginaDeJobs(
  db: Db,
  caller: Pick<Caller, 'id' | 'admin'>,
  { filter, order, page, size }: Lista
): Promise<{ total: number; jobs: Job[] }> {
  const { total, ids } = await pagina<string>(db, {
    table: jobs,
    id: sql`${jobs.id}`,
    where: and(caller.admin ? undefined : eq(jobs.donoId, caller.id), filter ? condicao(campos, filter) : undefined),
    keys: ordenacao(campos, order, jobs.id),
    limit: size,
    offset: (page - 1) * size
  })
  const rows = await db.select().from(jobs).where(inArray(jobs.id, ids))
  return { total, jobs: emOrdem(ids, rows, (job) => job.id) }
}
