import { randomUUID } from 'node:crypto'
import type { Actor } from '../../core/auditoria/record.ts'
import { createJob } from '../../core/jobs/create.ts'
import type { Job } from '../../core/jobs/queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { BoletimRequest } from './data.ts'
import { makeRelatorio } from './job.ts'
import { relatorios } from './tables.ts'

/** How long a report is kept. The contract names this number. */
const KEEP_MS = 30 * 86_400_000

interface Scheduled {
  agendamentoId: string
  destinatarios: number[]
}

/** Stores the report and starts its job, in one transaction. */
export async function startRelatorio(
  db: Db,
  actor: Actor & { caller: { id: number } },
  pedido: BoletimRequest,
  scheduled?: Scheduled
): Promise<Job> {
  const criadoEm = actor.now()
  return await createJob(db, actor, makeRelatorio, pedido, {
    id: randomUUID(),
    also: async (tx, { id }) => {
      await tx.insert(relatorios).values({
        id,
        donoId: actor.caller.id,
        ...scheduled,
        tipo: pedido.tipo,
        tipoAgravo: pedido.tipo_agravo,
        abrangencia: pedido.abrangencia,
        codigo: pedido.codigo,
        formato: pedido.formato,
        idioma: pedido.idioma,
        texto: pedido.texto ?? null,
        dataInicio: pedido.data_inicio,
        dataFim: pedido.data_fim,
        criadoEm,
        expiraEm: new Date(criadoEm.getTime() + KEEP_MS)
      })
    }
  })
}
