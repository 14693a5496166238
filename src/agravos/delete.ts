import { eq } from 'drizzle-orm'
import { audit } from '../auditoria/record.ts'
import type { Context } from '../contract/handler.ts'
import { missingReason, refused, validationError } from '../errors.ts'
import { emitEvento } from '../webhooks/events.ts'
import { eventDataOf, hideNomeOf, lockCaso } from './queries.ts'
import { casos } from './tables.ts'

/** Soft delete: gone from every list and count from the next request on. */
export async function deleteCaso(
  context: Context<'secured'>,
  id: number,
  { motivo, force }: { motivo?: string; force: boolean }
): Promise<void> {
  const reason = motivo?.trim()
  if (!reason) throw missingReason()
  const tells = await context.db.transaction(async (tx) => {
    const caso = await lockCaso(tx, id)
    if (caso.status === 'encerrado' && !force)
      throw validationError([refused('force', 'field.closed-case', 'CASE_CLOSED', {}, 'query')])
    const em = context.now()
    await tx.update(casos).set({ excluido_em: em, atualizado_em: em }).where(eq(casos.id, id))
    const hideNome = await hideNomeOf(tx, caso)
    await audit(tx, context, 'caso.excluido', { tipo: 'caso', id }, { motivo: hideNome(reason) })
    return await emitEvento(tx, 'agravo.excluido', eventDataOf(id, caso), em)
  })
  if (tells) context.deliveries.wake()
}
