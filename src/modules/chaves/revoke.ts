import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '../../core/auditoria/record.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { notFound } from '../../errors.ts'
import { chaves } from './tables.ts'

/**
 * Revokes a key of the caller's, or anybody's for an administrator. Who finds a leaked key revokes it in a hurry and
 * perhaps twice, so that a second time is no error.
 */
export async function revokeChave(context: Context<'secured'>, id: number): Promise<void> {
  const { db, caller, now } = context
  await db.transaction(async (tx) => {
    const isTheirs = and(eq(chaves.id, id), caller.admin ? undefined : eq(chaves.donoId, caller.id))
    const [revoked] = await tx
      .update(chaves)
      .set({ revogadoEm: now() })
      .where(and(isTheirs, isNull(chaves.revogadoEm)))
      .returning()
    if (!revoked) {
      const [found] = await tx.select({ id: chaves.id }).from(chaves).where(isTheirs)
      if (!found) throw notFound()
      return
    }
    const { donoId, nome, trecho } = revoked
    await audit(tx, context, 'chave.revogada', { tipo: 'usuario', id: donoId }, { chave_id: id, nome, trecho })
  })
}
