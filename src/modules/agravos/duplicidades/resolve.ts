import { eq } from 'drizzle-orm'
import { audit } from '../../../core/auditoria/record.ts'
import type { Context } from '../../../engine/contract/handler.ts'
import { holds } from '../../../engine/contract/request/authorise.ts'
import { permissionDenied, refused, validationError } from '../../../errors.ts'
import type { Db } from '../../../platform/db/client.ts'
import { executorOf } from '../../../platform/db/load.ts'
import { todayAt } from '../../../platform/time/days.ts'
import { emitEvento } from '../../webhooks/events.ts'
import { changedAt, formerOf, writeMerged } from '../bulk/restore.ts'
import { readStored } from '../bulk/store.ts'
import { changeDetails } from '../fields/changes.ts'
import { type Caso, eventDataOf } from '../queries.ts'
import { reachOf } from '../reach.ts'
import { anexos, casos, casosUnidos, duplicidades } from '../tables.ts'
import { sealBefore } from './former.ts'
import { withLacking } from './lacking.ts'
import { auditPair, type Duplicidade, lockBoth, lockPair } from './pairs.ts'

export interface Decision {
  decisao: 'distintas' | 'mesmo_caso'
  manter?: number | null
}

/** Decides about a pair. Returns the names of the fields that the kept case took from the other. */
export async function resolvePair(context: Context<'secured'>, id: number, decision: Decision): Promise<string[]> {
  if (decision.decisao === 'mesmo_caso' && !holds(context.caller, 'agravos.editar'))
    throw permissionDenied('agravos.editar')
  const { taken, tells } = await context.db.transaction((tx) => decide(tx, context, id, decision))
  if (tells) context.deliveries.wake()
  return taken
}

async function decide(tx: Db, context: Context<'secured'>, id: number, { decisao, manter = null }: Decision) {
  const reach = reachOf(context.caller)
  const pair = await lockPair(tx, reach, id)
  if (pair.estado !== 'pendente')
    throw validationError([refused('id', 'field.duplicate-decided', 'INVALID_VALUE', {}, 'path')])
  const both = await lockBoth(tx, reach, pair)
  const decided = { estado: decisao, decididaEm: context.now(), decididaPorId: context.caller.id }
  if (decisao === 'distintas') {
    await tx.update(duplicidades).set(decided).where(eq(duplicidades.id, id))
    await auditPair(tx, context, 'duplicidade.distintas', pair)
    return { taken: [], tells: false }
  }
  const [kept, other] = [both[manter ?? 0], both[manter === pair.casoA ? pair.casoB : pair.casoA]]
  if (manter === null) throw validationError([refused('manter', 'field.required', 'REQUIRED')])
  if (!kept || !other || kept === other)
    throw validationError([refused('manter', 'field.not-of-pair', 'INVALID_VALUE')])
  await tx
    .update(duplicidades)
    .set({ ...decided, mantidoId: kept.id })
    .where(eq(duplicidades.id, id))
  return await unite(tx, context, pair, kept, other)
}

/** Makes one case of two: the kept one takes what it lacks, and the other leaves every list and count. */
async function unite(tx: Db, context: Context<'secured'>, { id }: Duplicidade, kept: Caso, other: Caso) {
  const em = context.now()
  const executor = executorOf(tx)
  const rows = await readStored(executor, [kept.id, other.id], false)
  const merged = withLacking(rows.get(kept.id) ?? {}, rows.get(other.id) ?? {}, todayAt(em))
  const hasTaken = merged.changed.length > 0
  if (hasTaken) await writeMerged(executor, [merged], em)
  const moved = await tx
    .update(anexos)
    .set({ casoId: kept.id })
    .where(eq(anexos.casoId, other.id))
    .returning({ id: anexos.id })
  await tx.update(casos).set({ excluido_em: em, atualizado_em: em }).where(eq(casos.id, other.id))
  const { tipo, numero_notificacao: numero, data_notificacao: data } = other
  await tx.insert(casosUnidos).values({ id: other.id, mantidoId: kept.id, tipo, numero, data })
  const antes = sealBefore(id, {
    kept: hasTaken ? { em: changedAt(merged, em).toISOString(), former: formerOf(merged) } : null,
    otherChangedAt: other.atualizado_em.toISOString(),
    anexos: moved.map((each) => each.id)
  })
  await tx.update(duplicidades).set({ antes }).where(eq(duplicidades.id, id))
  await audit(tx, context, 'caso.unido', { tipo: 'caso', id: other.id }, { duplicidade: id, mantido: kept.id })
  const details = { ...changeDetails(merged.changed, merged.changes), duplicidade: id, unido: other.id }
  await audit(tx, context, 'caso.uniu', { tipo: 'caso', id: kept.id }, details)
  const isGone = await emitEvento(tx, 'agravo.excluido', eventDataOf(other.id, other), em, other)
  const isChanged = hasTaken && (await emitEvento(tx, 'agravo.atualizado', eventDataOf(kept.id, kept), em, kept))
  return { taken: merged.changed, tells: isGone || isChanged }
}
