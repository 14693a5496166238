import { and, eq } from 'drizzle-orm'
import type { JobFigures, JobKind, JobRun, JobServices, JobState } from '../../core/jobs/kinds.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import { sheetContentType } from '../../platform/sheets/write.ts'
import { type BoletimRequest, readBoletim } from './data.ts'
import { renderInThread } from './document/host.ts'
import { placeOf } from './place.ts'
import { findRelatorio, type Relatorio } from './queries.ts'
import { contadosIn, seenByAll } from './recipients.ts'
import { storedRelatoriosOf } from './stored.ts'
import { relatorios } from './tables.ts'

export const contentTypes: Record<Relatorio['formato'], string> = {
  pdf: 'application/pdf',
  xlsx: sheetContentType.xlsx
}

/**
 * The key of a report's file. Every run of a job makes the same file, so it does not matter which one stored it last.
 */
export const keyOf = ({ id, formato }: Pick<Relatorio, 'id' | 'formato'>): string => `relatorios/${id}.${formato}`

async function run(job: JobRun, pedido: BoletimRequest): Promise<JobFigures> {
  const { files, jobId: id, now, renderThreads } = job
  await job.progress(5)
  const destinatarios = (await findRelatorio(job.db, id))?.destinatarios ?? []
  const seen = await seenByAll(job.db, job, destinatarios)
  const contadosEm = contadosIn(placeOf(pedido), seen)
  const boletim = await job.reading((db) => readBoletim(db, pedido, now(), seen))
  const bytes = await renderInThread(renderThreads, { boletim }, () => job.progress(30))
  await job.progress(90)
  await files.put(keyOf({ id, formato: pedido.formato }), bytes, contentTypes[pedido.formato])
  job.atEnd(async (tx) => {
    const [done] = await tx
      .update(relatorios)
      .set({ estado: 'concluido', contadosEm, tamanho: bytes.length, concluidoEm: now() })
      .where(eq(relatorios.id, id))
      .returning()
    for (const usuarioId of done?.destinatarios ?? [])
      await enqueue(tx, 'enviar-relatorio', { relatorioId: id, usuarioId, id: `relatorio-${id}-${usuarioId}` })
  })
  // The job is its owner's whatever becomes of their territory, so it tells only totals that are told to everybody.
  const total = pedido.abrangencia === 'municipio' ? 0 : boletim.resumo.total
  return { total_processados: total ?? 0, sucesso: total ?? 0, erros: 0 }
}

/** Cleans up after a job that ended without its report: only the record that it failed remains. */
export async function clearRelatorio({ db, files, now }: JobServices, job: JobState): Promise<void> {
  if (job.status !== 'failed') return
  const relatorio = await findRelatorio(db, job.id)
  // Another run finished the report first.
  if (relatorio?.estado === 'concluido') return
  // A cancelled run may have stored its file after the report was removed.
  const formatos = relatorio ? [relatorio.formato] : (Object.keys(contentTypes) as Relatorio['formato'][])
  for (const formato of formatos) await files.remove(keyOf({ id: job.id, formato }))
  await db
    .update(relatorios)
    .set({ estado: 'falhou', concluidoEm: now() })
    .where(and(eq(relatorios.id, job.id), eq(relatorios.estado, 'processando')))
}

/** The kind of job that makes a report. */
export const makeRelatorio: JobKind<BoletimRequest> = {
  tipo: 'gerar-relatorio',
  operation: 'gerarRelatorio',
  writes: 'exports',
  storedFor: storedRelatoriosOf,
  queue: 'relatorios',
  auditOf: ({ tipo_agravo, abrangencia, codigo, data_inicio, data_fim, formato }) => ({
    tipo_agravo,
    abrangencia,
    codigo,
    data_inicio,
    data_fim,
    formato
  }),
  run,
  clear: clearRelatorio
}
