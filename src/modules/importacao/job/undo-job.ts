import { and, asc, eq, sql } from 'drizzle-orm'
import { audit } from '../../../core/auditoria/record.ts'
import { agentOf } from '../../../core/contas/rights/limits.ts'
import type { JobFigures, JobKind, JobRun, JobServices, JobState } from '../../../core/jobs/kinds.ts'
import { publicId, queueKey } from '../../../core/jobs/queries.ts'
import type { Db } from '../../../platform/db/client.ts'
import { type Executor, executorOf } from '../../../platform/db/load.ts'
import { renewAttempts } from '../../../platform/queue/holds.ts'
import { settleCasos } from '../../agravos/counts/fold.ts'
import { readNumbers } from '../../agravos/queries.ts'
import { type Reach, reachOfJob } from '../../agravos/reach.ts'
import { findImportacao } from '../queries.ts'
import { tellUndo } from '../shapes.ts'
import { importacoes, lotes, mudancas } from '../tables.ts'
import { MOST_DETAILS } from '../write/figures.ts'
import { readKept } from '../write/former.ts'
import { Displaced, requireOwnRun } from '../write/own-run.ts'
import { rangesOf } from '../write/ranges.ts'
import { removeLastBatch, restoreBatch, type Taken } from '../write/take-back.ts'

/** Which import is undone, and who asked for it. */
export type UndoRequest = { importacaoId: string; donoId: number; ip: string | null; requisicao: string | null }

/**
 * Takes back what an import wrote, batch by batch: removes the cases that it created, and gives those that it changed
 * their former values. Reports which it left as they are: those that were changed since, and those beyond the reach of
 * who asked.
 */
async function run(job: JobRun, request: UndoRequest): Promise<JobFigures> {
  const { db } = job
  const { importacaoId: id, donoId, ip, requisicao } = request
  for (const batch of [removeBatch, restoreChanged]) {
    do {
      const { total, done } = await figuresOf(db, id)
      await job.progress((100 * done) / Math.max(1, total))
    } while (await batch(job, { ...request, ...agentOf(job.chave), em: job.now() }))
  }
  const { total, removidos, restaurados, mantidos } = await figuresOf(db, id)
  await settleCasos(db, removidos + restaurados)
  job.atEnd(async (tx) => {
    await tx.update(importacoes).set({ estado: 'desfeita' }).where(eq(importacoes.id, id))
    const actor = { caller: { id: donoId, ...agentOf(job.chave) }, ip, requestId: requisicao, now: job.now }
    const detalhes = { job_id: publicId(id), removidos, restaurados, mantidos }
    await audit(tx, actor, 'importacao.desfeita', { tipo: 'job', id: null }, detalhes)
  })
  return {
    total_processados: total,
    sucesso: removidos + restaurados,
    erros: 0,
    removidos,
    restaurados,
    mantidos,
    ja_excluidos: Math.max(0, total - removidos - restaurados - mantidos),
    casos_mantidos: await keptCasos(db, reachOfJob(job), id)
  }
}

/** How much there is to take back, and how much is done. Former values that are no longer kept do not count. */
async function figuresOf(db: Db, id: string) {
  const found = await findImportacao(db, id)
  const { removidos, restaurados, mantidos } = {
    removidos: found?.removidos ?? 0,
    restaurados: found?.restaurados ?? 0,
    mantidos: found?.mantidos ?? 0
  }
  const changed = await db.$count(mudancas, eq(mudancas.importacaoId, id))
  return {
    total: (found?.figuras?.importados ?? 0) + changed + restaurados,
    done: removidos + restaurados + mantidos,
    removidos,
    restaurados,
    mantidos
  }
}

interface Taking {
  removed: number
  restored: number
  kept: number
}

/** Takes one batch back and adds to the figures, in one transaction. Returns false when no batch is left. */
async function takeBatch(job: JobRun, id: string, work: (tx: Executor, reach: Reach) => Promise<Taking | null>) {
  try {
    return await job.db.transaction(async (tx) => {
      const executor = executorOf(tx)
      const taken = await work(executor, reachOfJob(job))
      if (!taken) return false
      await tx
        .update(importacoes)
        .set({
          removidos: sql`coalesce(${importacoes.removidos}, 0) + ${taken.removed}::int`,
          restaurados: sql`coalesce(${importacoes.restaurados}, 0) + ${taken.restored}::int`,
          mantidos: sql`coalesce(${importacoes.mantidos}, 0) + ${taken.kept}::int`
        })
        .where(eq(importacoes.id, id))
      // What advances may be killed any number of times.
      await executor.execute(renewAttempts(queueKey(job.jobId)))
      await requireOwnRun(executor, job.jobId, job.execucao)
      return true
    })
  } catch (error) {
    if (error instanceof Displaced) job.displaced()
    throw error
  }
}

const removeBatch = (job: JobRun, taken: Taken): Promise<boolean> =>
  takeBatch(job, taken.importacaoId, async (tx, reach) => {
    const removed = await removeLastBatch(tx, taken, reach)
    return removed && { removed: removed.removed, restored: 0, kept: removed.kept.length }
  })

const restoreChanged = (job: JobRun, taken: Taken): Promise<boolean> =>
  takeBatch(job, taken.importacaoId, async (tx, reach) => {
    const done = await restoreBatch(tx, taken, reach)
    return done && { removed: 0, restored: done.restored.length, kept: done.kept }
  })

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
  const changed = await readKept(executorOf(db), id, MOST_DETAILS - ids.length)
  return await readNumbers(db, reach, [...ids, ...changed])
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
