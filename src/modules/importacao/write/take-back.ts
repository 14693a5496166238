import { type SQL, sql } from 'drizzle-orm'
import { auditInsert, withChave } from '../../../core/auditoria/record.ts'
import { publicId } from '../../../core/jobs/queries.ts'
import type { Chave } from '../../../engine/contract/handler.ts'
import type { Executor, Transactor } from '../../../platform/db/load.ts'
import { type Removed, removeUnchanged } from '../../agravos/bulk/remove.ts'
import { restoreWholeCasos } from '../../agravos/bulk/restore.ts'
import type { Row } from '../../agravos/fields/field-type.ts'
import { everywhere, type Reach } from '../../agravos/reach.ts'
import { type Restored, restoreSome } from './former.ts'
import { requireOwnRun } from './own-run.ts'
import { multirangeOf } from './ranges.ts'

/** Which import it is, and who sent it, for the audit trail. */
export interface Author {
  importacaoId: string
  donoId: number | null
  /** The key of the program that asked for it. */
  chave?: Chave
  ip: string | null
  requisicao: string | null
}

/** Which import is taken back, by whom, and when. */
export interface Taken extends Author {
  em: Date
}

/** An import that is taken back without anybody asking for it. */
export const takenOf = (
  { id, donoId, ip, requisicao }: Pick<Author, 'donoId' | 'ip' | 'requisicao'> & { id: string },
  em: Date
): Taken => ({ importacaoId: id, donoId, ip, requisicao, em })

const RESTORED_AT_ONCE = 1_000

/**
 * Takes back all that an import has written, because it will not be concluded. New cases are removed and merged ones
 * put back, except those that others have changed since. It is done in several transactions of bounded size; after an
 * interruption it can simply begin again. A run that takes back its own import names itself by `execucao`: each
 * transaction then ends by proving that the run still has the job.
 */
export async function takeBack(db: Transactor, taken: Taken, execucao?: string): Promise<void> {
  const id = sql`${taken.importacaoId}::uuid`
  const step = <T>(work: (tx: Executor) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      // Two that take the same import back go one after the other, or they would lock the same rows in different
      // orders.
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`importacao.desfazer.${taken.importacaoId}`}, 0))`
      )
      const result = await work(tx)
      if (execucao !== undefined) await requireOwnRun(tx, taken.importacaoId, execucao)
      return result
    })
  const all = everywhere('what an import has written goes with it, wherever it lies')
  while ((await step((tx) => removeLastBatch(tx, taken, all))) !== null);
  while ((await step((tx) => restoreBatch(tx, taken, all))) !== null);
  while (await step((tx) => restoreWhole(tx, taken)));
  await step(async (tx) => {
    await tx.execute(sql`delete from importacoes_mudancas where importacao_id = ${id}`)
    await tx.execute(sql`delete from importacoes_lotes where importacao_id = ${id}`)
    await tx.execute(sql`delete from importacoes_vistas where importacao_id = ${id}`)
  })
}

interface BatchRow extends Record<string, unknown> {
  n: number
  criados: string
}

/** Removes the cases of the last batch that has any, or returns null. The batch keeps the ids of cases that stay. */
export async function removeLastBatch(tx: Executor, taken: Taken, reach: Reach): Promise<Removed | null> {
  const id = sql`${taken.importacaoId}::uuid`
  const batch = await lockLastBatch(tx, id)
  if (!batch) return null
  const removed = await removeUnchanged(tx, reach, batch.criados)
  const kept = multirangeOf(removed.kept.map((caso) => caso.id))
  await tx.execute(sql`
    update importacoes_lotes set desfeito = true, criados = ${kept}::int4multirange where importacao_id = ${id} and n = ${batch.n}::int`)
  await audit(tx, taken, { lote: batch.n, criados: batch.criados, removidos: removed.removed, mantidos: kept })
  return removed
}

async function lockLastBatch(tx: Executor, id: SQL): Promise<BatchRow | null> {
  const isLeft = sql`importacao_id = ${id} and not desfeito and criados <> '{}'`
  for (;;) {
    const [batch] = await tx.execute<BatchRow>(sql`
      select n, criados::text as criados from importacoes_lotes where ${isLeft} order by n desc limit 1 for update`)
    if (batch) return batch
    // Somebody else may have emptied that batch while this one waited for its lock; others may be left.
    const [left] = await tx.execute(sql`select 1 from importacoes_lotes where ${isLeft} limit 1`)
    if (!left) return null
  }
}

async function audit(tx: Executor, taken: Taken, details: object): Promise<void> {
  const detalhes = withChave(taken, { job_id: publicId(taken.importacaoId), ...details })
  await tx.execute(
    auditInsert(sql`
      select ${taken.em.toISOString()}::timestamptz, 'importacao.lote_removido', ${taken.donoId}::int, 'job', null::int,
        ${JSON.stringify(detalhes)}::text::jsonb, ${taken.ip}::text, ${taken.requisicao}::text`)
  )
}

/** Puts some of the changed cases back, with the audit trail; null when none is left. */
export async function restoreBatch(tx: Executor, taken: Taken, reach: Reach): Promise<Restored | null> {
  const done = await restoreSome(tx, taken.importacaoId, reach)
  if (done) await auditRestored(tx, taken, done.restored)
  return done
}

async function auditRestored(tx: Executor, taken: Taken, ids: number[]): Promise<void> {
  const detalhes = withChave(taken, { importacao: publicId(taken.importacaoId) })
  await tx.execute(
    auditInsert(sql`
      select ${taken.em.toISOString()}::timestamptz, 'caso.restaurado', ${taken.donoId}::int, 'caso', caso_id,
        ${JSON.stringify(detalhes)}::text::jsonb, ${taken.ip}::text, ${taken.requisicao}::text
      from unnest(${sql.param(ids)}::int[]) caso_id order by caso_id`)
  )
}

/** Puts some of the cases back that the last release has changed and kept whole. Returns whether there are more. */
async function restoreWhole(tx: Executor, taken: Taken): Promise<boolean> {
  const id = sql`${taken.importacaoId}::uuid`
  const rows = await tx.execute<{ em: string; antes: Row }>(sql`
    delete from importacoes_anteriores where importacao_id = ${id} and caso_id in (
      select caso_id from importacoes_anteriores where importacao_id = ${id} order by caso_id limit ${RESTORED_AT_ONCE}::int for update)
    returning em::text as em, antes`)
  await auditRestored(tx, taken, await restoreWholeCasos(tx, rows))
  const [left] = await tx.execute(sql`select 1 from importacoes_anteriores where importacao_id = ${id} limit 1`)
  return left !== undefined
}
