import { eq } from 'drizzle-orm'
import type { Context } from '../../engine/contract/handler.ts'
import { reauthenticationRequired, sessionRequired } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { sessoes } from './tables.ts'

/** How long a login, or a password given again, counts as fresh. */
export const FRESH_SECONDS = 900

/**
 * Throws unless the session's owner has recently given the password. A stolen token must not be enough to take over an
 * account.
 */
export function requireFreshLogin({ caller, now }: Pick<Context<'secured'>, 'caller' | 'now'>): void {
  if (caller.chave) throw sessionRequired()
  if (now().getTime() - caller.authenticatedAt.getTime() > FRESH_SECONDS * 1000) throw reauthenticationRequired()
}

export async function markAuthenticated(db: Db, sessaoId: string, now: Date): Promise<void> {
  await db.update(sessoes).set({ reautenticadaEm: now }).where(eq(sessoes.id, sessaoId))
}
