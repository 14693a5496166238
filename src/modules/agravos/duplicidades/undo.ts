import { and, eq, isNotNull } from 'drizzle-orm'
import { audit } from '../../../core/auditoria/record.ts'
import type { Context } from '../../../engine/contract/handler.ts'
import { holds } from '../../../engine/contract/request/authorise.ts'
import { duplicate, notFound, permissionDenied, refused, validationError } from '../../../errors.ts'
import { type Db, sqlState } from '../../../platform/db/client.ts'
import { executorOf } from '../../../platform/db/load.ts'
import { oneOf } from '../../../platform/db/one-of.ts'
import { emitEvento } from '../../webhooks/events.ts'
import { restoreCasos } from '../bulk/restore.ts'
import { eventDataOf, lockCaso } from '../queries.ts'
import { type Reach, reachOf, within } from '../reach.ts'
import { anexos, casos, casosUnidos, duplicidades } from '../tables.ts'
import { openBefore } from './former.ts'
import { auditPair, canUndo, type Duplicidade, lockPair } from './pairs.ts'

/**
 * Takes the decision about a pair back. Returns whether the kept case stays as it is because somebody has changed it
 * since.
 */
export async function undoDecision(context: Context<'secured'>, id: number): Promise<boolean> {
  const { stays, tells } = await context.db
    .transaction((tx) => takeBack(tx, context, id))
    .catch((error) => {
      throw sqlState(error) === '23505' ? validationError([duplicate('numero_notificacao')]) : error
    })
  if (tells) context.deliveries.wake()
  return stays
}

async function takeBack(tx: Db, context: Context<'secured'>, id: number) {
  const reach = reachOf(context.caller)
  const pair = await lockPair(tx, reach, id)
  if (!canUndo(pair, context.now()) || (pair.estado === 'mesmo_caso' && pair.antes === null))
    throw validationError([refused('id', 'field.duplicate-nothing', 'NOTHING_TO_UNDO', {}, 'path')])
  const { estado, mantidoId, antes } = pair
  await tx
    .update(duplicidades)
    .set({ estado: 'pendente', decididaEm: null, decididaPorId: null, mantidoId: null, antes: null })
    .where(eq(duplicidades.id, id))
  if (estado === 'mesmo_caso' && mantidoId !== null && antes !== null) return await separate(tx, context, pair, reach)
  await auditPair(tx, context, 'duplicidade.desfeita', pair)
  return { stays: false, tells: false }
}

/** Brings the other case back, and the kept one to what it was. */
async function separate(tx: Db, context: Context<'secured'>, pair: Duplicidade, reach: Reach) {
  if (!holds(context.caller, 'agravos.editar')) throw permissionDenied('agravos.editar')
  const { id, casoA, casoB, mantidoId, antes } = pair
  const kept = await lockCaso(tx, reach, mantidoId ?? 0)
  const otherId = mantidoId === casoA ? casoB : casoA
  const before = openBefore(id, antes ?? '')
  const [other] = await tx
    .update(casos)
    .set({ excluido_em: null, atualizado_em: new Date(before.otherChangedAt) })
    .where(and(eq(casos.id, otherId), isNotNull(casos.excluido_em), within(reach)))
    .returning()
  if (!other) throw notFound()
  await tx.delete(casosUnidos).where(eq(casosUnidos.id, otherId))
  await tx
    .update(anexos)
    .set({ casoId: otherId })
    .where(and(oneOf(anexos.id, before.anexos), eq(anexos.casoId, kept.id)))
  const restored = before.kept ? await restoreCasos(executorOf(tx), reach, [{ id: kept.id, ...before.kept }]) : []
  const stays = before.kept !== null && restored.length === 0
  const em = context.now()
  await audit(tx, context, 'caso.separado', { tipo: 'caso', id: otherId }, { duplicidade: id, de: kept.id })
  await audit(tx, context, 'caso.separado', { tipo: 'caso', id: kept.id }, { duplicidade: id, de: otherId })
  const isBack = await emitEvento(tx, 'agravo.criado', eventDataOf(otherId, other), em, other)
  const isChanged =
    restored.length > 0 && (await emitEvento(tx, 'agravo.atualizado', eventDataOf(kept.id, kept), em, kept))
  return { stays, tells: isBack || isChanged }
}
