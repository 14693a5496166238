import { eq } from 'drizzle-orm'
import { audit } from '../../core/auditoria/record.ts'
import { cancelJob } from '../../core/jobs/cancel.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { notFound } from '../../errors.ts'
import { keyOf } from './job.ts'
import { isOwn, relatorioId, requireRelatorio } from './queries.ts'
import { relatorios } from './tables.ts'

/** Removes a report with its file, and cancels a job that is still working on it. */
export async function removeRelatorio(context: Context<'secured'>, text: string): Promise<void> {
  const { db, caller, files } = context
  const relatorio = await requireRelatorio(db, caller, text)
  if (!isOwn(relatorio, caller)) throw notFound()
  if (relatorio.estado === 'processando') await cancelJob(db, context, { id: relatorio.id, tipo: 'gerar-relatorio' })
  // Removed before the record, so that a failure never leaves a file that no record names.
  await files.remove(keyOf(relatorio))
  await db.transaction(async (tx) => {
    await tx.delete(relatorios).where(eq(relatorios.id, relatorio.id))
    const detalhes = { relatorio_id: relatorioId(relatorio.id) }
    await audit(tx, context, 'relatorio.excluido', { tipo: 'relatorio', id: null }, detalhes)
  })
}
