import { and, asc, eq, sql } from 'drizzle-orm'
import { audit } from '../../../core/auditoria/record.ts'
import type { JobFigures, JobKind, JobRun, JobServices, JobState } from '../../../core/jobs/kinds.ts'
import { publicId } from '../../../core/jobs/queries.ts'
import type { Db } from '../../../platform/db/client.ts'
import { executorOf } from '../../../platform/db/load.ts'
import { settleCasos } from '../../agravos/counts/fold.ts'
import { readNumbers } from '../../agravos/queries.ts'
import { type Reach, reachOfConta } from '../../agravos/reach.ts'
import { findImportacao } from '../queries.ts'
import { tellUndo } from '../shapes.ts'
import { importacoes, lotes } from '../tables.ts'
import { MOST_DETAILS } from '../write/figures.ts'
import { Displaced, requireOwnRun } from '../write/own-run.ts'
import { rangesOf } from '../write/ranges.ts'
import { removeLastBatch, type Taken } from '../write/take-back.ts'

/** Which import is undone, and who asked for it. */
export type UndoRequest = { importacaoId: string; donoId: number; ip: string | null; requisicao: string | null }

/**
 * Removes the cases that an import created, batch by batch, and reports which it kept: those that were changed since,
 * and those beyond the reach of who asked.
 */
async function run(job: JobRun, request: UndoRequest): Promise<JobFigures> {
  const { db } = job
  const { importacaoId: id, donoId, ip, requisicao } = request
  let figures = await figuresOf(db, id)
  do {
    await job.progress((100 * (figures.removidos + figures.mantidos)) / Math.max(1, figures.total))
    figures = await figuresOf(db, id)
  } while (await removeBatch(job, { ...request, em: job.now() }))
  const { total, removidos, mantidos } = await figuresOf(db, id)
  await settleCasos(db, removidos)
  job.atEnd(async (tx) => {
    await tx.update(importacoes).set({ estado: 'desfeita' }).where(eq(importacoes.id, id))
    const actor = { caller: { id: donoId }, ip, requestId: requisicao, now: job.now }
    const detalhes = { job_id: publicId(id), removidos, mantidos }
    await audit(tx, actor, 'importacao.desfeita', { tipo: 'job', id: null }, detalhes)
  })
  return {
    total_processados: total,
    sucesso: removidos,
    erros: 0,
    removidos,
    mantidos,
    ja_excluidos: Math.max(0, total - removidos - mantidos),
    casos_mantidos: await keptCasos(db, reachOfConta(job.territorio, job.donoId), id)
  }
}

async function figuresOf(db: Db, id: string) {
  const found = await findImportacao(db, id)
  return {
    total: found?.figuras?.importados ?? 0,
    removidos: found?.removidos ?? 0,
    mantidos: found?.mantidos ?? 0
  }
}

/** Removes one batch and adds to the figures, in one transaction. Returns false when no batch is left. */
async function removeBatch(job: JobRun, taken: Taken): Promise<boolean> {
  try {
    return await job.db.transaction(async (tx) => {
      const executor = executorOf(tx)
      const removed = await removeLastBatch(executor, taken, reachOfConta(job.territorio, job.donoId))
      if (!removed) return false
      await tx
        .update(importacoes)
        .set({
          removidos: sql`coalesce(${importacoes.removidos}, 0) + ${removed.removed}::int`,
          mantidos: sql`coalesce(${importacoes.mantidos}, 0) + ${removed.kept.length}::int`
        })
        .where(eq(importacoes.id, taken.importacaoId))
      await requireOwnRun(executor, job.jobId, job.execucao)
      return true
    })
  } catch (error) {
    if (error instanceof Displaced) job.displaced()
    throw error
  }
}

/** Returns the first of the cases that were kept, as far as who asked reaches them. */
async function keptCasos(db: Db, reach: Reach, id: string) {
  const rows = await db
    .select({ criados: sql<string>`${lotes.criados}::text` })
    .from(lotes)
    .where(and(eq(lotes.importacaoId, id), eq(lotes.desfeito, true), sql`${lotes.criados} <> '{}'`))
    .orderBy(asc(lotes.n))
  const ids: number[] = []
  for (const [first, last] of rows.flatMap(({ criados }) => rangesOf(criados)))
    for (let n = first; n <= last && ids.length < MOST_DETAILS; n++) ids.push(n)
  return await readNumbers(db, reach, ids)
}

/** After an undoing that failed, the import can be undone again. */
export async function clearUndo({ db }: Pick<JobServices, 'db'>, { id, status }: JobState): Promise<void> {
  if (status !== 'failed') return
  await db
    .update(importacoes)
    .set({ estado: 'concluida' })
    .where(and(eq(importacoes.desfeitaPor, id), eq(importacoes.estado, 'desfazendo')))
}

/** The kind of job that undoes an import. */
export const undoImport: JobKind<UndoRequest> = {
  tipo: 'desfazer-importacao',
  operation: 'desfazerImportacao',
  queue: 'importacoes',
  ofCasos: 'from begun',
  run,
  clear: clearUndo,
  tell: tellUndo
}
