import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { audit } from '../../../core/auditoria/record.ts'
import type { JobServices, JobState } from '../../../core/jobs/kinds.ts'
import { publicId } from '../../../core/jobs/queries.ts'
import { transactorOf } from '../../../platform/db/load.ts'
import { settleCasos } from '../../agravos/counts/fold.ts'
import { findImportacao, forgetKeys, type Importacao } from '../queries.ts'
import { importacoes } from '../tables.ts'
import { takeBack, takenOf } from '../write/take-back.ts'

export interface ImportSettings {
  /** The folder below which reports are put together. */
  dataDir: string
  /** The keys for sealed values; a thread is handed them with its task. */
  dataKey: string
  dataKeyPrevious: string | null
  /** Changes by an import can be undone for so many days. */
  importUndoDays: number
}

/** The file in which a run gathers refused rows. A run on another machine makes it anew. */
export const reportOf = (dataDir: string, id: string): string => join(dataDir, 'tmp', `importacao-${id}.csv`)

/**
 * Clears up after the job of an import has ended. What the import wrote is taken back unless it was concluded, and its
 * file is removed.
 */
export async function clearImport(services: JobServices, job: JobState): Promise<void> {
  const { db, now } = services
  const importacao = await findImportacao(db, job.id)
  if (!importacao || job.status === 'processing') return
  if (importacao.estado === 'em_curso') {
    await takeBack(transactorOf(db), takenOf(importacao, now()))
    await settleCasos(db, null)
    await giveUp(services, importacao, job.cancelado ? 'cancelada' : 'falhou')
  }
  await forgetKeys(db, importacao.id)
  await removeFile(services, importacao)
  await rm(reportOf(services.config.dataDir, importacao.id), { force: true })
}

async function giveUp({ db, now }: JobServices, importacao: Importacao, estado: 'cancelada' | 'falhou') {
  const { id, ip, requisicao, donoId } = importacao
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(importacoes)
      .set({ estado, concluidoEm: now() })
      .where(and(eq(importacoes.id, id), eq(importacoes.estado, 'em_curso')))
      .returning({ id: importacoes.id })
    if (!changed) return
    const actor = { caller: donoId === null ? null : { id: donoId }, ip, requestId: requisicao, now }
    await audit(tx, actor, `importacao.${estado}`, { tipo: 'job', id: null }, { job_id: publicId(id) })
  })
}

/** Removes the file that was sent; it is kept no longer than it is needed. */
export async function removeFile({ db, files }: Pick<JobServices, 'db' | 'files'>, { id, chave }: Importacao) {
  if (chave === null) return
  await files.remove(chave)
  await db.update(importacoes).set({ chave: null }).where(eq(importacoes.id, id))
}
