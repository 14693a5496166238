import { eq } from 'drizzle-orm'
import { audit } from '../../../core/auditoria/record.ts'
import type { Context } from '../../../engine/contract/handler.ts'
import { missingReason, refused, validationError } from '../../../errors.ts'
import type { Db } from '../../../platform/db/client.ts'
import { emitEvento } from '../../webhooks/events.ts'
import { personalProblem } from '../privacy/personal.ts'
import { PersonalText, refusing, requireComparing } from '../privacy/refusals.ts'
import { eventDataOf, lockCaso, searchPersonOf } from '../queries.ts'
import { reachOf } from '../reach.ts'
import { casos } from '../tables.ts'

/** Deletes a case softly: it is gone from every list and count from the next request on. */
export async function deleteCaso(
  context: Context<'secured'>,
  id: number,
  { motivo, force }: { motivo?: string; force: boolean }
): Promise<void> {
  const reason = motivo?.trim()
  if (!reason) throw missingReason()
  const tells = await refusing(context, id, () =>
    context.db.transaction((tx) => markDeleted(tx, context, id, reason, force))
  )
  if (tells) context.deliveries.wake()
}

async function markDeleted(tx: Db, context: Context<'secured'>, id: number, motivo: string, force: boolean) {
  const caso = await lockCaso(tx, reachOf(context.caller), id)
  await context.requireMatch({ db: tx })
  if (caso.status === 'encerrado' && !force)
    throw validationError([refused('force', 'field.closed-case', 'CASE_CLOSED', {}, 'query')])
  const em = context.now()
  await tx.update(casos).set({ excluido_em: em, atualizado_em: em }).where(eq(casos.id, id))
  await requireComparing(tx, context)
  const holdsPerson = await searchPersonOf(tx, caso)
  if (holdsPerson?.(motivo)) throw new PersonalText([personalProblem('motivo', 'query')])
  await audit(tx, context, 'caso.excluido', { tipo: 'caso', id }, { motivo })
  return await emitEvento(tx, 'agravo.excluido', eventDataOf(id, caso), em, caso)
}
